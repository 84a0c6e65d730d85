"""Places on a board that can be reached by keys and named by a screen reader."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt


@frozen
class Spot:
    """A place on the board: a cell, a card, the end of a row.

    ``rect`` is in the scene's coordinates, ``name`` is what a screen reader says: "e5, empty".
    """

    key: Hashable
    rect: QRectF
    name: str


_WAYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ASIDE = 3.0
"""How much more a step aside counts than a step ahead."""


def next_spot(spots: Iterable[Spot], start: QRectF, key: int) -> Spot | None:
    """The nearest spot from ``start`` in the direction of an arrow key; None if there is none.

    What lies straight ahead comes before anything that lies aside.
    """
    dx, dy = _WAYS[Qt.Key(key)]
    origin = start.center()
    best: tuple[bool, float, Spot] | None = None
    for spot in spots:
        step: QPointF = spot.rect.center() - origin
        ahead = step.x() * dx + step.y() * dy
        if ahead <= 0.5:
            continue
        aside = _gap(spot.rect, start, horizontal=dx == 0)
        length = ahead + _ASIDE * aside + 0.01 * (abs(step.x() * dy) + abs(step.y() * dx))
        if best is None or (aside > 0, length) < best[:2]:
            best = (aside > 0, length, spot)
    return None if best is None else best[2]


def _gap(one: QRectF, other: QRectF, horizontal: bool) -> float:
    """How far apart two rectangles are across the direction of travel; 0 if they overlap."""
    if horizontal:
        return max(0.0, one.left() - other.right(), other.left() - one.right())
    return max(0.0, one.top() - other.bottom(), other.top() - one.bottom())
