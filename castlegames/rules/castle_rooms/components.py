"""What lies in the box of Castle Rooms, and the figures of its rules.

House values, which no source gives, are marked and can be changed here.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

Edge = Literal["U", "C", "D"]
"""How a room meets its neighbour: upper stairs, corridor, lower stairs."""

Facing = Literal["helmet", "swords"]
"""The symbol that is up."""

UPPER: Final[Edge] = "U"
CORRIDOR: Final[Edge] = "C"
LOWER: Final[Edge] = "D"

# House value: three kinds of edge.
EDGES: Final[tuple[Edge, ...]] = (UPPER, CORRIDOR, LOWER)

HELMET: Final[Facing] = "helmet"
SWORDS: Final[Facing] = "swords"
FACINGS: Final[tuple[Facing, ...]] = (HELMET, SWORDS)

# House value: each of the nine pairs of (left, right) edges, read with the helmet up, is there.
PAIRS: Final[tuple[tuple[Edge, Edge], ...]] = (
    (UPPER, UPPER),
    (UPPER, CORRIDOR),
    (UPPER, LOWER),
    (CORRIDOR, UPPER),
    (CORRIDOR, CORRIDOR),
    (CORRIDOR, LOWER),
    (LOWER, UPPER),
    (LOWER, CORRIDOR),
    (LOWER, LOWER),
)

# House value: each pair is there six times, which makes the 54 rooms.
COPIES: Final = 6

ROOM_CARDS: Final = range(54)
DRAGON_CARDS: Final = range(54, 60)
KNIGHT_CARDS: Final = range(60, 64)
CARDS: Final = range(64)

SEATS: Final = range(2, 5)
SEATS_WITH_ALL_CARDS: Final = 4

# The cards that two or three players take out; which dragons and knights does not matter.
LEFT_OUT: Final = frozenset({58, 59, 62, 63})

CARDS_DEALT: Final = 2
CARDS_DRAWN: Final = 2
HAND_LIMIT: Final = 2
"""The most cards a hand may hold when its turn ends."""

DISCARD_FROM: Final = 3
"""Dragons and knights in hand, none of use, from which they may be discarded."""

WINNING_LENGTH: Final = 10
"""Rooms in a row that win at once."""

# House value: the rooms a row needs before a dragon may be put on it.
ROOMS_BEFORE_DRAGON: Final = 1

# House value: the length from which a row that is not blocked counts as a danger.
DANGER_LENGTH: Final = 7


@cache
def cards_for(seats: int) -> tuple[int, ...]:
    """The cards that are in play with a number of seats (castle_rooms.md, Components)."""
    if seats == SEATS_WITH_ALL_CARDS:
        return tuple(CARDS)
    return tuple(card for card in CARDS if card not in LEFT_OUT)
