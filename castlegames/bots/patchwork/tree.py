"""The tree of purchases and advances, with every seat's worth remembered."""

from __future__ import annotations

from collections.abc import Iterable

from castlegames.rules.patchwork.components import LAST_SPACE

from .position import Position, Rules, Side
from .worth import worth

TIE = 0.1
"""What it is worth, on the last space with equal points, to have been there first."""


class PurchaseTree:
    """Patchwork for ``search.alphabeta``: values are leads in points at the end."""

    def __init__(self, track: str) -> None:
        self.rules = Rules(track)
        self._worth: dict[Side, float] = {}

    def over(self, position: Position) -> bool:
        """Whether both tokens are on the last space."""
        return position[0][0] == LAST_SPACE == position[1][0]

    def value(self, position: Position) -> float:
        """The mover's lead, expected or, at the end, exact.

        When all is over the mover is the seat that came home first.
        """
        known = self._worth
        mover, other, _ = position
        ours = known.get(mover)
        if ours is None:
            ours = known[mover] = worth(mover)
        theirs = known.get(other)
        if theirs is None:
            theirs = known[other] = worth(other)
        if ours == theirs and self.over(position):
            return TIE
        return ours - theirs

    def lead(self, after: Position, passed: bool) -> float:
        """The lead of the seat whose step led to ``after``."""
        value = self.value(after)
        return -value if passed else value

    def steps(self, position: Position) -> Iterable[tuple[int, Position, bool]]:
        """Each purchase that can be paid and fits, and the advance."""
        return self.rules.steps(position)
