"""Where everything lies on the table of Castell, for any size of it."""

from __future__ import annotations

from attrs import astuple, frozen
from PySide6.QtCore import QRectF, QSizeF

from .geography import SIZE

GAP = 8.0
_EDGE = 1.5
"""Left free around everything, for the outlines."""
LEAST = QSizeF(860, 480)
"""The smallest scene in which everything can be read; in less room it is drawn smaller."""
_LEAST = QSizeF(640, 440)
_LEFT = 0.615
"""The map's share of the width."""


@frozen
class Layout:
    """Sheets in the scene: the table with its map, and the tower builder that lies over it."""

    calendar: QRectF
    map: QRectF
    wheel: QRectF
    rows: QRectF
    people: QRectF
    skills: QRectF
    goals: QRectF
    shelf: QRectF
    tower: QRectF
    levels: QRectF


def lay_out(size: QSizeF) -> Layout:
    """The sheets for a scene of this size."""
    width = max(size.width(), _LEAST.width()) - 2 * _EDGE
    height = max(size.height(), _LEAST.height()) - 2 * _EDGE
    calendar = min(max(height * 0.135, 74.0), 96.0)
    strip = min(max(height * 0.155, 82.0), 132.0)
    middle = height - calendar - strip - 2 * GAP
    left = max(width * _LEFT, min(middle * SIZE[0] / SIZE[1], width - 330.0))
    left = min(left, width - 330.0)
    right = width - left - GAP
    top = calendar + GAP
    rows = min(max(middle * 0.5, 7 * 22.0 + 24), 7 * 36.0 + 30)
    foot = height - strip
    goals = min(max(height * 0.095, 50.0), 62.0)
    body = height - goals - GAP
    shelf = min(max(width * 0.215, 180.0), 260.0)
    levels = min(max(width * 0.295, 240.0), 380.0)
    below = goals + GAP
    found = Layout(
        calendar=QRectF(0, 0, width, calendar),
        map=QRectF(0, top, left, middle),
        wheel=QRectF(left + GAP, top, right, middle - rows - GAP),
        rows=QRectF(left + GAP, top + middle - rows, right, rows),
        people=QRectF(0, foot, left, strip),
        skills=QRectF(left + GAP, foot, right, strip),
        goals=QRectF(0, 0, width, goals),
        shelf=QRectF(0, below, shelf, body),
        tower=QRectF(shelf + GAP, below, width - shelf - levels - 2 * GAP, body),
        levels=QRectF(width - levels, below, levels, body),
    )
    return Layout(*(rect.translated(_EDGE, _EDGE) for rect in astuple(found, recurse=False)))
