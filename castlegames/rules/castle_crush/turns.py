"""What follows a legal move: the course of the three rounds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from attrs import evolve

from castlegames.rules.game import Event, Move

from . import components as c
from .legality import named
from .moves import Build, Outcome, Rest, Return, Swing, Take
from .scoring import Points, castle_points, fallen, newly_fallen

if TYPE_CHECKING:
    from .state import CastleCrushState

EVENT_ARGS: Mapping[str, tuple[str, ...]] = {
    "took": ("kind",),
    "returned": ("kind",),
    "built": ("blocks",),
    "frozen": (),
    "fell": ("piece", "kind", "counts"),
    "attacked": ("blocks", "kings", "generals", "points"),
    "fell_late": ("piece", "kind"),
    "passed": (),
    "scored": ("blocks", "king", "general", "points"),
    "flag": (),
    "round": ("round",),
}
"""Every kind of event of Castle Crush, and the names of its arguments.

``fell`` concerns the piece's owner and says whether it ``counts``; ``attacked`` and ``scored``
concern the seat that gets the points; ``fell_late`` pieces score for nobody. ``frozen`` and
``round`` concern all.
"""

EVENT_KINDS = tuple(EVENT_ARGS)


def after(state: CastleCrushState, move: Move) -> CastleCrushState:
    """The state after a move that is known to be legal."""
    seat = state.to_move
    assert seat is not None
    match move:
        case Take():
            return _after_take(state, seat, move)
        case Return():
            return _after_return(state, seat, move)
        case Build(outcome=Outcome() as outcome):
            return _after_build(state, seat, outcome)
        case Swing(outcome=Outcome() as outcome):
            return _after_swing(state, seat, outcome)
    events = (Event("passed", seat),)
    return _next_swing(evolve(state, events=events))


def _lowest(blocks: tuple[int, ...], kind: str) -> int:
    return min(block for block in blocks if block in c.blocks_of(kind))


def _with(blocks: tuple[int, ...], block: int) -> tuple[int, ...]:
    return tuple(sorted((*blocks, block)))


def _without(blocks: tuple[int, ...], block: int) -> tuple[int, ...]:
    return tuple(other for other in blocks if other != block)


def _at(
    groups: tuple[tuple[int, ...], ...], seat: int, blocks: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    return (*groups[:seat], blocks, *groups[seat + 1 :])


def _after_take(state: CastleCrushState, seat: int, move: Take) -> CastleCrushState:
    pool = state.supply if state.phase == "deal" else state.middle
    block = _lowest(pool, move.kind)
    hands = _at(state.hands, seat, _with(state.hands[seat], block))
    pool = _without(pool, block)
    events = (Event("took", seat, {"kind": move.kind}),)
    following = (seat + 1) % state.seats
    if state.phase == "deal":
        step = state.step + 1
        state = evolve(state, hands=hands, supply=pool, step=step, to_move=following, events=events)
        done = step == state.seats * c.CHOSEN_BLOCKS[state.seats]
        return _open_build(state) if done else state
    state = evolve(state, hands=hands, middle=pool, step=state.step + 1, events=events)
    return _next_taker(state, following)


def _next_taker(state: CastleCrushState, first: int) -> CastleCrushState:
    """Who takes from the middle now; ``first`` is asked first, the others follow clockwise."""
    if not state.middle:
        return _next_round(state)
    if state.phase == "compensate":
        for i in range(state.seats):
            seat = (first + i) % state.seats
            if len(state.hands[seat]) < c.COMPENSATED_TO:
                return evolve(state, to_move=seat)
        return evolve(state, phase="distribute", step=0, to_move=state.flag)
    return evolve(state, to_move=first)


def _next_round(state: CastleCrushState) -> CastleCrushState:
    number = state.round + 1
    events = (*state.events, Event("round", None, {"round": number}))
    points = (*state.points, (Points(),) * state.seats)
    return _open_build(evolve(state, round=number, points=points, paid=(), events=events))


def _open_build(state: CastleCrushState) -> CastleCrushState:
    return evolve(state, phase="build", step=0, to_move=state.flag)


def _after_return(state: CastleCrushState, seat: int, move: Return) -> CastleCrushState:
    block = _lowest(state.hands[seat], move.kind)
    return evolve(
        state,
        hands=_at(state.hands, seat, _without(state.hands[seat], block)),
        returned=_with(state.returned, block),
        events=(Event("returned", seat, {"kind": move.kind}),),
    )


def _after_build(state: CastleCrushState, seat: int, outcome: Outcome) -> CastleCrushState:
    pieces = tuple(sorted(outcome.hit.pieces))
    step = state.step + 1
    event = Event("built", seat, {"blocks": sum(map(c.is_block, pieces))})
    state = evolve(
        state,
        hands=_at(state.hands, seat, ()),
        castles=_at(state.castles, seat, pieces),
        rest=state.rest.with_castle(outcome.hit),
        step=step,
        to_move=(seat + 1) % state.seats,
        events=(event,),
        reveals=state.reveals + 1,
    )
    if step < state.seats:
        return state
    return evolve(state, phase="attack", step=0, to_move=state.flag)


def _after_swing(state: CastleCrushState, seat: int, outcome: Outcome) -> CastleCrushState:
    before, hit, rest = state.rest, outcome.hit, outcome.after
    attack = fallen(before, hit, state.castles[seat], state.paid)
    gone = set(before.pieces) - set(rest.pieces)
    events = [*_fall_events(state, outcome, attack.pieces)]
    events.insert(
        0 if not outcome.frozen else 1,
        Event(
            "attacked",
            seat,
            {
                "blocks": attack.blocks,
                "kings": attack.kings,
                "generals": attack.generals,
                "points": attack.points,
            },
        ),
    )
    *earlier, now = state.points
    mine = evolve(now[seat], attack=now[seat].attack + attack.points)
    state = evolve(
        state,
        castles=tuple(
            tuple(piece for piece in castle if piece not in gone) for castle in state.castles
        ),
        fallen=tuple(sorted((*state.fallen, *filter(c.is_block, gone)))),
        rest=rest,
        paid=tuple(sorted((*state.paid, *attack.pieces))),
        points=(*earlier, (*now[:seat], mine, *now[seat + 1 :])),
        stream=state.stream_after_swing(),
        events=tuple(events),
        reveals=state.reveals + 1,
    )
    return _next_swing(state)


def _fall_events(
    state: CastleCrushState, outcome: Outcome, counted: tuple[int, ...]
) -> list[Event]:
    """Freezing, each piece that fell, and each that fell when the others were taken off."""
    events = [Event("frozen")] if outcome.frozen else []
    first = newly_fallen(state.rest, outcome.hit)
    for piece in first:
        args = {**named(piece), "counts": piece in counted}
        events.append(Event("fell", state.owner(piece), args))
    down = {*state.rest.on_table, *first}
    after = outcome.after
    late = [
        piece
        for piece in outcome.hit.pieces
        if piece not in down and (piece in after.on_table or piece not in after.pieces)
    ]
    return events + [Event("fell_late", state.owner(piece), named(piece)) for piece in late]


def _next_swing(state: CastleCrushState) -> CastleCrushState:
    step = state.step + 1
    if step == state.seats * c.SWINGS[state.seats]:
        return _score(evolve(state, step=step))
    return evolve(state, step=step, to_move=state.order()[step % state.seats])


def _score(state: CastleCrushState) -> CastleCrushState:
    """Score the castles, give the flag to the lowest, go on to distribution or the end."""
    *earlier, now = state.points
    scored = []
    events = list(state.events)
    for seat, before in enumerate(now):
        got = castle_points(state.rest, seat, state.castles[seat])
        scored.append(evolve(got, attack=before.attack))
        parts = {"blocks": got.blocks, "king": got.king, "general": got.general}
        events.append(Event("scored", seat, {**parts, "points": got.total}))
    state = evolve(state, points=(*earlier, tuple(scored)))
    if state.round == c.ROUNDS:
        return evolve(state, phase="over", to_move=None, events=tuple(events))
    totals = [score.total for score in state.scores()]
    flag = min(range(state.seats), key=lambda seat: (totals[seat], state.age.index(seat)))
    events.append(Event("flag", flag))
    return _open_distribution(evolve(state, flag=flag, events=tuple(events)))


def _open_distribution(state: CastleCrushState) -> CastleCrushState:
    """Standing blocks go back to their owners, all others to the middle."""
    lying = state.rest.on_table
    blocks = [tuple(filter(c.is_block, castle)) for castle in state.castles]
    kept = tuple(tuple(b for b in castle if b not in lying) for castle in blocks)
    felled = [b for castle in blocks for b in castle if b in lying]
    middle = (*state.middle, *state.fallen, *state.returned, *state.supply, *felled)
    state = evolve(
        state,
        phase="compensate",
        step=0,
        hands=kept,
        castles=((),) * state.seats,
        rest=Rest(),
        fallen=(),
        returned=(),
        supply=(),
        middle=tuple(sorted(middle)),
        paid=(),
    )
    return _next_taker(state, state.flag)
