"""Cards: their kinds, and how the edges of a room read either way up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from .components import (
    CARDS,
    COPIES,
    CORRIDOR,
    DRAGON_CARDS,
    HELMET,
    KNIGHT_CARDS,
    LOWER,
    PAIRS,
    ROOM_CARDS,
    SWORDS,
    UPPER,
    Edge,
    Facing,
)

Kind = Literal["UU", "UC", "UD", "CU", "CC", "CD", "DU", "DC", "DD", "dragon", "knight"]
"""What a card is: the pair of a room's edges read with the helmet up, a dragon or a knight."""

DRAGON: Final = "dragon"
KNIGHT: Final = "knight"

FLIPPED: Final[Mapping[Edge, Edge]] = {UPPER: LOWER, CORRIDOR: CORRIDOR, LOWER: UPPER}
"""What an edge becomes when its card is turned by half a turn."""

OTHER_FACING: Final[Mapping[Facing, Facing]] = {HELMET: SWORDS, SWORDS: HELMET}


def turned(pair: tuple[Edge, Edge]) -> tuple[Edge, Edge]:
    """How a pair of edges reads after half a turn: the ends change places, up becomes down."""
    left, right = pair
    return FLIPPED[right], FLIPPED[left]


_HELMET_UP: Final = tuple(PAIRS[card // COPIES] for card in ROOM_CARDS)

READ: Final[Mapping[Facing, tuple[tuple[Edge, Edge], ...]]] = {
    HELMET: _HELMET_UP,
    SWORDS: tuple(turned(pair) for pair in _HELMET_UP),
}
"""The (left, right) edges of each room card in each facing."""


def edges(card: int, facing: Facing) -> tuple[Edge, Edge]:
    """The left and right edge of a room as it lies.

    Raises IndexError for a card that is no room.
    """
    return READ[facing][card]


def is_room(card: int) -> bool:
    """Whether the card is a room."""
    return card in ROOM_CARDS


def is_dragon(card: int) -> bool:
    """Whether the card is a dragon."""
    return card in DRAGON_CARDS


def is_knight(card: int) -> bool:
    """Whether the card is a knight."""
    return card in KNIGHT_CARDS


def _kind(card: int) -> str:
    if card in ROOM_CARDS:
        return "".join(_HELMET_UP[card])
    return DRAGON if card in DRAGON_CARDS else KNIGHT


_KINDS: Final = tuple(_kind(card) for card in CARDS)

KINDS: Final = tuple(dict.fromkeys(_KINDS))
"""All kinds, rooms first, in the order of the card numbers."""


def kind(card: int) -> str:
    """The kind of a card, one of ``KINDS``."""
    return _KINDS[card]
