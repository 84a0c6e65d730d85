"""What a seat has, in points at the end: the simple judgement of Easy and Medium."""

from __future__ import annotations

from castlegames.rules.patchwork.components import (
    BONUS_POINTS,
    EMPTY_CELL_POINTS,
    INCOME_MARKS,
    LAST_SPACE,
)
from castlegames.rules.patchwork.quilt import CELLS

from .position import Position, Side
from .sewing import shape_of

INCOME_SHARE = 0.9
"""A button of income late is worth a little less than one now, which can still be spent."""
CELLS_A_SPACE = 1.5
"""How many cells a seat covers with each space of time left, about."""
NEVER_FILLED = 3
"""Empty cells that remain in nearly every quilt."""
_UNTIDY = (3.0, 1.5, 0.6, 0.3, 0.15, 0.5, -0.05, -0.05, -0.03)
"""Points that a count of ``shape_of`` costs while there is time to suffer from it."""
_CALM = 10
"""With fewer spaces left the shape of the quilt matters less and less."""


def points(side: Side) -> int:
    """The points of a side as it stands."""
    empty = CELLS - side[3].bit_count()
    return side[1] + EMPTY_CELL_POINTS * empty + BONUS_POINTS * side[4]


def worth(side: Side, income_share: float = INCOME_SHARE) -> float:
    """The points that a side can expect to end with.

    ``income_share`` is what a button of income still to come counts.
    """
    space, _, income, quilt, _ = side
    left = LAST_SPACE - space
    if not left:
        return points(side)
    marks = sum(mark > space for mark in INCOME_MARKS)
    empty = CELLS - quilt.bit_count()
    filled = min(empty - NEVER_FILLED, CELLS_A_SPACE * left)
    untidy = sum(weight * count for weight, count in zip(_UNTIDY, shape_of(quilt), strict=True))
    return (
        points(side)
        + income_share * income * marks
        - EMPTY_CELL_POINTS * filled
        - untidy * min(1.0, left / _CALM)
    )


class SimpleLead:
    """How far a mover is ahead by ``worth``, which is worked out once for each side."""

    def __init__(self, income_share: float = INCOME_SHARE) -> None:
        self._income_share = income_share
        self._worth: dict[Side, float] = {}

    def __call__(self, position: Position) -> float:
        return self._of(position[0]) - self._of(position[1])

    def _of(self, side: Side) -> float:
        known = self._worth.get(side)
        if known is None:
            known = self._worth[side] = worth(side, self._income_share)
        return known
