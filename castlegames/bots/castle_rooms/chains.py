"""Rooms as a bot counts them: kinds, open ends, and the chains a hand can lay.

A room's kind is its number among the nine pairs (``PAIRS``). An end is what a row shows to the
right together with its facing, 0 to 5: ``facing * 3 + edge``. All tables come from the rules.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from castlegames.rules.castle_rooms.cards import OTHER_FACING, READ
from castlegames.rules.castle_rooms.components import (
    CARDS,
    COPIES,
    DRAGON_CARDS,
    EDGES,
    FACINGS,
    PAIRS,
    ROOM_CARDS,
    Edge,
)

ROOM_KINDS: Final = len(PAIRS)
DRAGON: Final = ROOM_KINDS
KNIGHT: Final = ROOM_KINDS + 1
ENDS: Final = len(FACINGS) * len(EDGES)

Rooms = tuple[int, ...]
"""Kinds of rooms, in order, with repetitions."""


def end_of(facing: int, edge: Edge) -> int:
    """The end that a facing and a right edge make."""
    return facing * len(EDGES) + EDGES.index(edge)


def _next_end(end: int, kind: int) -> int:
    facing, edge = divmod(end, len(EDGES))
    left, right = READ[FACINGS[facing]][kind * COPIES]
    return end_of(facing, right) if left == EDGES[edge] else -1


NEXT: Final = tuple(
    tuple(_next_end(end, kind) for kind in range(ROOM_KINDS)) for end in range(ENDS)
)
"""``NEXT[end][kind]``: the end after that room is added, or -1 if it does not fit."""

BEGIN: Final = tuple(
    tuple(end_of(facing, READ[name][kind * COPIES][1]) for kind in range(ROOM_KINDS))
    for facing, name in enumerate(FACINGS)
)
"""``BEGIN[facing][kind]``: the end of a new row of that room."""

FACING_OF: Final = tuple(end // len(EDGES) for end in range(ENDS))
"""The facing of an end."""

OTHER: Final = tuple(FACINGS.index(OTHER_FACING[name]) for name in FACINGS)
"""The other facing."""

KIND: Final = tuple(
    card // COPIES if card in ROOM_CARDS else (DRAGON if card in DRAGON_CARDS else KNIGHT)
    for card in CARDS
)
"""The kind of each card."""


def without(rooms: Rooms, kind: int) -> Rooms:
    """The rooms without one of a kind that is there."""
    at = rooms.index(kind)
    return rooms[:at] + rooms[at + 1 :]


@cache
def chains(end: int, rooms: Rooms) -> tuple[tuple[int, int, Rooms], ...]:
    """Every result of adding rooms one after the other: (rooms added, new end, rooms left).

    Adding none is the first of them.
    """
    found = {(0, end, rooms)}
    for kind in set(rooms):
        after = NEXT[end][kind]
        if after >= 0:
            found |= {
                (count + 1, last, left) for count, last, left in chains(after, without(rooms, kind))
            }
    return tuple(sorted(found))


@cache
def longest_chain(end: int, rooms: Rooms) -> tuple[int, int, Rooms]:
    """The chain that adds most rooms; of several the one whose rest goes with the new end best."""
    return max(chains(end, rooms), key=lambda chain: (chain[0], promise(chain[1], chain[2]), chain))


@cache
def promise(end: int, rooms: Rooms) -> int:
    """How many rooms could be laid if one room of each kind came, all kinds together."""
    return sum(
        max(count for count, _, _ in chains(end, tuple(sorted((*rooms, kind)))))
        for kind in range(ROOM_KINDS)
    )
