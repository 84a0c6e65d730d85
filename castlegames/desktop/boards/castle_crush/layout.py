"""Where everything lies on the board of Castle Crush, for any size of it."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QRectF, QSizeF

GAP = 8.0
_PHASES = 40.0
_TRAY = (78.0, 96.0)


@frozen
class Layout:
    """Rectangles in the scene: the bar of phases, the table, the tray of blocks."""

    phases: QRectF
    table: QRectF
    tray: QRectF


def lay_out(size: QSizeF) -> Layout:
    """The phases above, the tray below, the table takes the rest."""
    width, height = max(size.width(), 480.0), max(size.height(), 300.0)
    tray = min(max(height * 0.15, _TRAY[0]), _TRAY[1])
    return Layout(
        phases=QRectF(0, 0, width, _PHASES),
        table=QRectF(0, _PHASES + GAP, width, height - _PHASES - tray - 2 * GAP),
        tray=QRectF(0, height - tray, width, tray),
    )


def tray_cards(tray: QRectF, caption: float, count: int) -> list[QRectF]:
    """A place for each card of the tray, right of its caption."""
    if not count:
        return []
    room = tray.width() - caption - GAP
    width = min((room - GAP * (count - 1)) / count, 150.0)
    left = tray.left() + caption + GAP
    return [
        QRectF(left + n * (width + GAP), tray.top() + 6, width, tray.height() - 12)
        for n in range(count)
    ]
