"""Patchwork as the bots search it: small, quick, from the mover's side.

A step is a whole decision: an advance or a purchase, with the special patch it may bring laid at
once. Where patches go is left to ``sewing``, so that a position has at most four steps.
"""

from __future__ import annotations

from typing import NamedTuple

from castlegames.rules.patchwork import PatchworkState
from castlegames.rules.patchwork.components import LAST_SPACE, PATCHES, SPECIAL_MARKS
from castlegames.rules.patchwork.quilt import FULL, has_bonus_square
from castlegames.rules.patchwork.track import income_marks

from .sewing import Quilt, ranked, ranked_singles

ADVANCE = -1
"""The step that is no purchase; the others are the numbers of patches."""

COST = tuple(patch.cost for patch in PATCHES)
TIME = tuple(patch.time for patch in PATCHES)
INCOME = tuple(patch.income for patch in PATCHES)
SIZE = tuple(patch.size for patch in PATCHES)


_MOST_REMEMBERED = 200_000


class Side(NamedTuple):
    """What one seat has."""

    space: int
    buttons: int
    income: int
    quilt: Quilt
    bonus: bool


class Position(NamedTuple):
    """The two sides, the one to move first, and the circle from the neutral token on.

    When all is over the mover is the side that was first home.
    """

    mover: Side
    other: Side
    circle: tuple[int, ...]


def position_of(state: PatchworkState, seat: int) -> Position:
    """The position with ``seat`` as the mover."""

    def side(seat: int) -> Side:
        return Side(
            state.positions[seat],
            state.buttons[seat],
            state.incomes[seat],
            state.quilts[seat],
            state.bonus == seat,
        )

    return Position(side(seat), side(1 - seat), state.circle)


class Rules:
    """Steps from position to position on one track, with the quilts remembered."""

    def __init__(self, track: str) -> None:
        spaces = range(LAST_SPACE + 1)
        self._marks = [[len(income_marks(start, end)) for end in spaces] for start in spaces]
        self._special = [
            [any(furthest < mark <= end for mark in SPECIAL_MARKS[track]) for end in spaces]
            for furthest in spaces
        ]
        self._sewn: dict[tuple[Quilt, int], Quilt] = {}
        self._patched: dict[Quilt, Quilt] = {}

    def sew(self, quilt: Quilt, patch: int) -> Quilt:
        """The quilt with a patch laid on it as well as ``sewing`` can; 0 if it does not fit."""
        key = (quilt, patch)
        sewn = self._sewn.get(key)
        if sewn is None:
            if len(self._sewn) > _MOST_REMEMBERED:
                self._sewn.clear()
            found = ranked(quilt, patch)
            sewn = self._sewn[key] = quilt | found[0][1] if found else 0
        return sewn

    def patch_up(self, quilt: Quilt) -> Quilt:
        """The quilt with a special patch laid on it."""
        patched = self._patched.get(quilt)
        if patched is None:
            if len(self._patched) > _MOST_REMEMBERED:
                self._patched.clear()
            found = ranked_singles(quilt)
            patched = self._patched[quilt] = quilt | found[0][1] if found else quilt
        return patched

    def after(self, position: Position, step: int) -> tuple[Position, bool] | None:
        """The position after a step, and whether the turn has passed; None if it is impossible.

        The patch goes where ``sew`` lays it.
        """
        if step == ADVANCE:
            return self.advance(position)
        mover, _, circle = position
        if COST[step] > mover[1]:
            return None
        sewn = self.sew(mover[3], step)
        return self.buy(position, circle.index(step), sewn) if sewn else None

    def advance(self, position: Position) -> tuple[Position, bool]:
        """The position after an advance, and whether the turn has passed."""
        mover, other, circle = position
        start, buttons, income, quilt, bonus = mover
        end = min(other[0] + 1, LAST_SPACE)
        moved = (end, buttons + end - start, income, quilt, bonus)
        return self._arrive(start, moved, other, circle)

    def buy(self, position: Position, place: int, sewn: Quilt) -> tuple[Position, bool]:
        """The position after taking a patch from a place in reach, with the quilt it makes."""
        mover, other, circle = position
        start, buttons, income, _, bonus = mover
        patch = circle[place]
        moved = (
            min(start + TIME[patch], LAST_SPACE),
            buttons - COST[patch],
            income + INCOME[patch],
            sewn,
            bonus or (not other[4] and has_bonus_square(sewn)),
        )
        return self._arrive(start, moved, other, circle[place + 1 :] + circle[:place])

    def _arrive(
        self,
        start: int,
        moved: tuple[int, int, int, Quilt, bool],
        other: Side,
        circle: tuple[int, ...],
    ) -> tuple[Position, bool]:
        """Pay income and lay a special patch for a side that has gone from ``start``."""
        end, buttons, income, quilt, bonus = moved
        there = other[0]
        buttons += income * self._marks[start][end]
        if self._special[start if start > there else there][end] and quilt != FULL:
            quilt = self.patch_up(quilt)
            bonus = bonus or (not other[4] and has_bonus_square(quilt))
        side = Side(end, buttons, income, quilt, bonus)
        if end > there or end == there == LAST_SPACE:
            return Position(other, side, circle), True
        return Position(side, other, circle), False
