"""How much what a seat has is worth, in points at the end."""

from __future__ import annotations

from castlegames.rules.patchwork.components import BONUS_POINTS, INCOME_MARKS, LAST_SPACE
from castlegames.rules.patchwork.quilt import CELLS

from .position import Side
from .sewing import roughness


def worth(side: Side) -> float:
    """The points that a seat can expect to end with; on the last space those that it has."""
    space, buttons, income, quilt, bonus = side
    empty = CELLS - quilt.bit_count()
    points = buttons - 2 * empty + BONUS_POINTS * bonus
    if space == LAST_SPACE:
        return points
    left = LAST_SPACE - space
    marks = sum(mark > space for mark in INCOME_MARKS)
    filled = min(empty - 3, 1.5 * left)
    return points + 0.9 * income * marks + 2 * filled - roughness(quilt) * min(1.0, left / 10)
