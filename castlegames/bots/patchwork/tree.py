"""The tree of purchases and advances for ``search.alphabeta``: values are leads in points."""

from __future__ import annotations

from collections.abc import Callable

from castlegames.rules.patchwork.components import IN_REACH, LAST_SPACE

from .position import ADVANCE, Position, Rules
from .worth import points

TIE = 0.1
"""What it is worth, on the last space with equal points, to have been there first."""


class PurchaseTree:
    """Patchwork on one track, judged by ``lead``: how far a mover will be ahead at the end."""

    def __init__(self, track: str, lead: Callable[[Position], float]) -> None:
        self.rules = Rules(track)
        self._lead = lead

    def over(self, position: Position) -> bool:
        """Whether both tokens are on the last space."""
        return position[0][0] == LAST_SPACE == position[1][0]

    def value(self, position: Position) -> float:
        """The mover's lead, expected or, at the end, exact.

        When all is over the mover is the seat that came home first.
        """
        if self.over(position):
            return (points(position[0]) - points(position[1])) or TIE
        return self._lead(position)

    def steps(self, position: Position) -> tuple[int, ...]:
        """The patches in reach and the advance; not all need be possible."""
        return (*position[2][:IN_REACH], ADVANCE)

    def after(self, position: Position, step: int) -> tuple[Position, bool] | None:
        """The position after a step and whether the turn has passed, or None."""
        return self.rules.after(position, step)
