"""Patchwork as the bots search it: small, quick, from the mover's side.

A step is a whole decision: an advance or a purchase, with the special patch it may bring laid at
once. Where patches go is left to ``sewing``, so that a position has at most four steps.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from castlegames.rules.patchwork import PatchworkState
from castlegames.rules.patchwork.components import IN_REACH, LAST_SPACE, PATCHES, SPECIAL_MARKS
from castlegames.rules.patchwork.quilt import FULL, has_bonus_square
from castlegames.rules.patchwork.track import income_marks

from .sewing import Quilt, ranked, ranked_singles

ADVANCE = -1
"""The step that is no purchase; the others are the numbers of patches."""


class Side(NamedTuple):
    """What one seat has."""

    space: int
    buttons: int
    income: int
    quilt: Quilt
    bonus: bool


class Position(NamedTuple):
    """The two sides, the one to move first, and the circle from the neutral token on.

    ``last`` tells on the last space whether the mover arrived there after the other.
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
        self._special = [
            [
                any(furthest < mark <= end for mark in SPECIAL_MARKS[track])
                for end in range(LAST_SPACE + 1)
            ]
            for furthest in range(LAST_SPACE + 1)
        ]
        self._sewn: dict[tuple[Quilt, int], Quilt] = {}
        self._patched: dict[Quilt, Quilt] = {}

    def sew(self, quilt: Quilt, patch: int) -> Quilt:
        """The quilt with a patch laid on it as well as ``sewing`` can; 0 if it does not fit."""
        key = (quilt, patch)
        sewn = self._sewn.get(key)
        if sewn is None:
            found = ranked(quilt, patch)
            sewn = self._sewn[key] = quilt | found[0][1] if found else 0
        return sewn

    def patch_up(self, quilt: Quilt) -> Quilt:
        """The quilt with a special patch laid on it."""
        patched = self._patched.get(quilt)
        if patched is None:
            found = ranked_singles(quilt)
            patched = self._patched[quilt] = quilt | found[0][1] if found else quilt
        return patched

    def advance(self, position: Position) -> tuple[Position, bool]:
        """The position after an advance, and whether the turn has passed."""
        mover, other, circle = position
        end = min(other.space + 1, LAST_SPACE)
        return self._arrive(
            mover,
            other,
            end,
            mover.buttons + end - mover.space,
            mover.income,
            mover.quilt,
            circle,
        )

    def buy(self, position: Position, place: int, sewn: Quilt) -> tuple[Position, bool]:
        """The position after taking a patch from a place in reach and sewing it on."""
        mover, other, circle = position
        patch = PATCHES[circle[place]]
        return self._arrive(
            mover,
            other,
            min(mover.space + patch.time, LAST_SPACE),
            mover.buttons - patch.cost,
            mover.income + patch.income,
            sewn,
            circle[place + 1 :] + circle[:place],
        )

    def _arrive(
        self,
        mover: Side,
        other: Side,
        end: int,
        buttons: int,
        income: int,
        quilt: Quilt,
        circle: tuple[int, ...],
    ) -> tuple[Position, bool]:
        start = mover.space
        buttons += income * len(income_marks(start, end))
        if self._special[max(start, other.space)][end] and quilt != FULL:
            quilt = self.patch_up(quilt)
        bonus = mover.bonus or (not other.bonus and has_bonus_square(quilt))
        moved = Side(end, buttons, income, quilt, bonus)
        if end > other.space or end == other.space == LAST_SPACE:
            return Position(other, moved, circle), True
        return Position(moved, other, circle), False

    def steps(self, position: Position) -> Iterator[tuple[int, Position, bool]]:
        """Every step: what it is, the position after it, whether the turn has passed."""
        mover, _, circle = position
        for place, patch in enumerate(circle[:IN_REACH]):
            if PATCHES[patch].cost <= mover.buttons:
                sewn = self.sew(mover.quilt, patch)
                if sewn:
                    after, passed = self.buy(position, place, sewn)
                    yield patch, after, passed
        after, passed = self.advance(position)
        yield ADVANCE, after, passed
