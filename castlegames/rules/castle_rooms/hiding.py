"""What a seat may know, and what could be behind it (castle_rooms.md, Hidden information)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import comb, prod
from typing import TYPE_CHECKING, Final

from attrs import evolve

from ..game import Event
from ..stream import Draws, Stream
from .cards import is_dragon, is_knight, is_room
from .components import cards_for
from .held import NOTHING_KNOWN

if TYPE_CHECKING:
    from .state import RoomsState

HIDDEN: Final = -1
"""Stands for a card that the viewer may not know."""

Counts = tuple[int, int]
"""How many dragons and how many knights."""


def seen_by(state: RoomsState, seat: int) -> RoomsState:
    """The state without the other hands, the order of the pile and the stream.

    Raises ValueError for a seat that does not play, and for another seat than the viewer of a
    state that is hidden already.
    """
    if not 0 <= seat < state.seats:
        raise ValueError(f"there is no seat {seat}")
    if state.viewer is not None:
        if state.viewer != seat:
            raise ValueError(f"this is what seat {state.viewer} sees")
        return state
    return evolve(
        state,
        hands=tuple(
            hand if other == seat else (HIDDEN,) * len(hand)
            for other, hand in enumerate(state.hands)
        ),
        pile=(HIDDEN,) * len(state.pile),
        stream=None,
        events=tuple(_redacted(event, seat) for event in state.events),
        viewer=seat,
    )


def unseen(state: RoomsState, seat: int) -> tuple[int, ...]:
    """The cards that the seat cannot see: those in other hands and in the pile."""
    seen = set(state.hands[seat])
    seen.update(state.discards)
    for rows in state.rows:
        for row in rows:
            seen.update(row.cards)
            if row.dragon is not None:
                seen.add(row.dragon)
    return tuple(card for card in cards_for(state.seats) if card not in seen)


def sample(state: RoomsState, stream: Stream) -> RoomsState:
    """A full state behind a hidden one; each deal that agrees with ``held`` is as likely.

    A state that hides nothing only gets the stream.
    """
    draws = stream.open()
    if state.viewer is None:
        return evolve(state, stream=draws.fork())
    hands, pile = _deal(state, draws)
    return evolve(state, hands=hands, pile=pile, stream=draws.fork(), viewer=None)


def possible(state: RoomsState) -> bool:
    """Whether some deal of the cards the viewer cannot see agrees with ``held``."""
    return bool(_ways(state, _known(state), list(unseen(state, state.viewer or 0))))


def _redacted(event: Event, seat: int) -> Event:
    if event.kind != "drew" or event.seat == seat:
        return event
    return Event("drew", event.seat, {"count": event.args["count"]})


def _deal(state: RoomsState, draws: Draws) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Hands and pile made of the cards that the viewer cannot see.

    Dragons and knights taken for a known hand are the first of the shuffled cards, so that those
    left lie too far behind: the rest is shuffled again.
    """
    cards = draws.shuffled(unseen(state, state.viewer or 0))
    known = _known(state)
    dealt: dict[int, list[int]] = {}
    if known:
        for seat, counts in zip(known, _counts_in(state, known, cards, draws), strict=True):
            dealt[seat] = _take(cards, counts, len(state.hands[seat]))
        cards = draws.shuffled(cards)
    hands = []
    for seat, hand in enumerate(state.hands):
        if seat == state.viewer:
            hands.append(hand)
        elif seat in dealt:
            hands.append(tuple(sorted(dealt[seat])))
        else:
            hands.append(tuple(sorted(cards.pop() for _ in hand)))
    return tuple(hands), tuple(cards)


def _known(state: RoomsState) -> list[int]:
    """The hidden hands of which something is known."""
    return [
        seat
        for seat in range(state.seats)
        if seat != state.viewer and state.held[seat] != NOTHING_KNOWN
    ]


def _counts_in(
    state: RoomsState, known: list[int], cards: list[int], draws: Draws
) -> tuple[Counts, ...]:
    """Dragons and knights in the hands of which something is known, as likely as they are."""
    ways = _ways(state, known, cards)
    number = draws.random() * sum(weight for weight, _ in ways)
    for weight, counts in ways:
        number -= weight
        if number < 0:
            return counts
    return ways[-1][1]


def _ways(
    state: RoomsState, known: list[int], cards: list[int]
) -> list[tuple[int, tuple[Counts, ...]]]:
    """Each choice of counts for the hands in ``known``, with the number of deals that have it."""
    dragons, knights = sum(map(is_dragon, cards)), sum(map(is_knight, cards))
    sizes = [len(state.hands[seat]) for seat in known]
    rest = len(cards) - sum(sizes)
    ways: list[tuple[int, tuple[Counts, ...]]] = []
    for counts in product(*(tuple(_possible(state, seat)) for seat in known)):
        rest_dragons = dragons - sum(count[0] for count in counts)
        rest_knights = knights - sum(count[1] for count in counts)
        if min(rest_dragons, rest_knights) < 0:
            continue
        parts = [(size, *count) for size, count in zip(sizes, counts, strict=True)]
        parts.append((rest, rest_dragons, rest_knights))
        weight = prod(comb(n, d) * comb(max(n - d, 0), k) for n, d, k in parts)
        if weight:
            ways.append((weight, counts))
    return ways


def _possible(state: RoomsState, seat: int) -> Iterator[Counts]:
    held, size = state.held[seat], len(state.hands[seat])
    for dragons in range(held.dragons, size + 1):
        for knights in range(held.knights, size - dragons + 1):
            if dragons + knights >= held.either:
                yield dragons, knights


def _take(cards: list[int], counts: Counts, size: int) -> list[int]:
    """Take that many dragons and knights, and rooms for the rest, from shuffled cards."""
    dragons, knights = counts
    taken = [card for card in cards if is_dragon(card)][:dragons]
    taken += [card for card in cards if is_knight(card)][:knights]
    taken += [card for card in cards if is_room(card)][: size - dragons - knights]
    for card in taken:
        cards.remove(card)
    return taken
