"""From round to round: refills, the wheel, the end (castell.md, A round)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from ..game import Event
from ..stream import Draws
from . import wheel
from .components import IN_REGION, REFILL_ROUNDS, REGIONS, ROUNDS
from .turn import Turn

if TYPE_CHECKING:
    from .state import CastellState

EVENT_KINDS = ("round", "refill", "wheel", "first", "end")


def close(state: CastellState, events: list[Event]) -> CastellState:
    """The end of a round: the next one begins, or the match is over."""
    if state.round == ROUNDS:
        events.append(Event("end"))
        return evolve(state, ended=True, events=tuple(events))
    first, round_ = (state.first + 1) % state.seats, state.round + 1
    events.append(Event("round", None, {"round": round_}))
    events.append(Event("first", first))
    if round_ in REFILL_ROUNDS:
        state = refill(state, events)
    events.append(Event("wheel", None, {"turns": wheel.turns(round_)}))
    return evolve(
        state,
        round=round_,
        first=first,
        turn=Turn(first),
        events=tuple(events),
    )


def refill(state: CastellState, events: list[Event]) -> CastellState:
    """Top each region up, one casteller at a time, until all are full or the bag is empty.

    Raises ValueError if castellers are needed and the stream is hidden.
    """
    full = IN_REGION[state.seats]
    short = sum(full - len(waiting) for waiting in state.regions)
    if not short or not state.bag:
        return state
    if state.stream is None:
        raise ValueError("what the bag will give is hidden here")
    draws = state.stream.open()
    bag = list(state.bag)
    regions, drawn = topped_up(draws, bag, state.regions, full)
    for region, sizes in zip(REGIONS, drawn, strict=True):
        if sizes:
            events.append(Event("refill", None, {"region": region, "sizes": sizes}))
    return evolve(state, bag=tuple(bag), regions=regions, stream=draws.stream)


def topped_up(
    draws: Draws, bag: list[int], regions: tuple[tuple[int, ...], ...], full: int
) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    """The regions after a refill from the bag, which shrinks, and what came into each.

    One casteller at a time to each region still short, in board order, round and round.
    """
    came: list[list[int]] = [[] for _ in regions]
    while bag:
        short = [
            place for place, waiting in enumerate(regions) if len(waiting) + len(came[place]) < full
        ]
        if not short:
            break
        for place in short[: len(bag)]:
            came[place].append(bag.pop(draws.below(len(bag))))
    after = tuple(
        tuple(sorted((*waiting, *new), reverse=True))
        for waiting, new in zip(regions, came, strict=True)
    )
    return after, tuple(map(tuple, came))
