"""How much rows may grow by cards that are not seen: exact chances from what is unseen.

A lot is a number of cards without order, each a kind of room or ``BLANK`` (a dragon or knight).
``most`` below stands for the rooms that a lot adds to a row at most, 0 to ``LARGEST_LOT``.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import comb, log
from typing import Final

import numpy as np
from numpy.typing import NDArray

from castlegames.rules.castle_rooms.components import (
    CARDS_DRAWN,
    COPIES,
    DRAGON_CARDS,
    HAND_LIMIT,
    KNIGHT_CARDS,
)

from .chains import ENDS, ROOM_KINDS, chains

Floats = NDArray[np.float32]
Whole = NDArray[np.intp]

BLANK: Final = ROOM_KINDS
LARGEST_LOT: Final = HAND_LIMIT + CARDS_DRAWN
LEVELS: Final = LARGEST_LOT + 1

_MOST_OF_A_KIND: Final = max(COPIES, len(DRAGON_CARDS) + len(KNIGHT_CARDS))

_IMPOSSIBLE: Final = -1e6

_LOG_WAYS: Final = np.array(
    [
        [log(comb(cards, taken)) if taken <= cards else _IMPOSSIBLE for taken in range(LEVELS)]
        for cards in range(_MOST_OF_A_KIND + 1)
    ],
    np.float32,
)
"""The logarithm of how many ways there are to take so many of so many cards of a kind."""


@cache
def lots(size: int) -> tuple[tuple[int, ...], ...]:
    """All lots of a size, each in ascending order."""
    return tuple(combinations_with_replacement(range(BLANK + 1), size))


HANDS: Final = {
    tuple(kind for kind in lot if kind != BLANK): number
    for number, lot in enumerate(lots(HAND_LIMIT))
}
"""The number of each hand of rooms that may be kept."""


@cache
def _counted(size: int) -> Whole:
    """Where the ways to take the cards of each lot of a size stand; shape (lots, size).

    A place is ``LEVELS`` times the kind, and how many of it; none of the first is always 1 way.
    """
    places = [[LEVELS * kind + lot.count(kind) for kind in sorted(set(lot))] for lot in lots(size)]
    return np.array([[*one, *(0,) * (size - len(one))] for one in places], np.intp)


@cache
def _grown(end: int, lot: tuple[int, ...]) -> int:
    rooms = tuple(kind for kind in lot if kind != BLANK)
    return max(count for count, _, _ in chains(end, rooms))


def _at_least(grown: list[int]) -> Floats:
    """Whether each lot adds at least 0, 1 … rooms; shape (LEVELS, lots)."""
    return (np.array(grown)[None, :] >= np.arange(LEVELS)[:, None]).astype(np.float32)


@cache
def _growth(size: int) -> Floats:
    """Whether a lot of a size adds that many rooms to a row; shape (ENDS, LEVELS, lots)."""
    return np.stack([_at_least([_grown(end, lot) for lot in lots(size)]) for end in range(ENDS)])


@cache
def _growth_with_hand() -> Floats:
    """The same for a hand and the cards drawn to it; shape (ENDS, hands, LEVELS, lots)."""
    return np.stack(
        [
            np.stack(
                [
                    _at_least(
                        [_grown(end, tuple(sorted((*hand, *lot)))) for lot in lots(CARDS_DRAWN)]
                    )
                    for hand in HANDS
                ]
            )
            for end in range(ENDS)
        ]
    )


class Prospects:
    """Chances for cards dealt from what is unseen, at ``n`` tables at once.

    unseen: how many there are of each kind at each table, ``BLANK`` last; shape (n, kinds).
    """

    def __init__(self, unseen: Whole) -> None:
        self.cards: Whole = unseen.sum(axis=1)
        self._ways = _LOG_WAYS[unseen].reshape(len(unseen), -1)
        self._lots: dict[int, Floats] = {}

    def growth(self, tables: Whole, sizes: Whole, ends: Whole) -> Floats:
        """How likely a lot of a size adds at least so many rooms; shape (rows asked, LEVELS)."""
        found = np.zeros((len(tables), LEVELS), np.float32)
        sizes = np.minimum(sizes, self.cards[tables])
        for size in np.unique(sizes).tolist():
            at = sizes == size
            found[at] = np.matmul(_growth(size)[ends[at]], self._of(size)[tables[at], :, None])[
                ..., 0
            ]
        return found

    def growth_with_hand(self, tables: Whole, draws: bool, ends: Whole, hands: Whole) -> Floats:
        """The same for a hand kept and the next draw, if there is one."""
        grown = _growth_with_hand()[ends, hands]
        if not draws:
            return grown[..., -1]
        found: Floats = np.matmul(grown, self._of(CARDS_DRAWN)[tables, :, None])[..., 0]
        return found

    def _of(self, size: int) -> Floats:
        """How likely each lot of a size is at each table, if there are so many cards."""
        found = self._lots.get(size)
        if found is None:
            ways = np.exp(self._ways[:, _counted(size)].sum(axis=2))
            found = self._lots[size] = ways / np.maximum(ways.sum(axis=1, keepdims=True), 1e-9)
        return found


def among(wanted: Floats, cards: Floats, sizes: Whole) -> Floats:
    """How likely some of so many cards dealt out of these are wanted ones."""
    none = np.ones(np.broadcast(wanted, cards, sizes).shape, np.float32)
    for taken in range(int(sizes.max())):
        left = np.maximum(cards - taken, 1e-9)
        dealt = (sizes > taken) & (cards > taken)
        none = none * np.where(dealt, np.maximum(0, 1 - wanted / left), 1)
    return 1 - none
