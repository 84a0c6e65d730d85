"""The nine small scenes of the rooms, one a kind, drawn on a square of 40 by 40."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

INK = QColor("#2E2A26")
SIDE = 40.0

_WOOD, _DARK_WOOD = QColor("#B98654"), QColor("#7B5233")
_RED, _DEEP_RED = QColor("#B0503C"), QColor("#8A3B2E")
_GOLD, _PALE_GOLD = QColor("#E0B04C"), QColor("#F4DC96")
_BLUE, _NIGHT = QColor("#5B7C99"), QColor("#33475C")
_GREEN, _PLUM = QColor("#6E8F66"), QColor("#7B5A86")
_STEEL, _PALE_STEEL = QColor("#9AA7B1"), QColor("#CFD8DE")
_LINEN, _FIRE = QColor("#F3EBDC"), QColor("#E8833A")

Draw = Callable[[QPainter], None]


def _pen(painter: QPainter, fill: QColor | None, width: float = 1.3) -> None:
    pen = QPen(INK, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)


def _shape(painter: QPainter, fill: QColor, *points: tuple[float, float]) -> None:
    _pen(painter, fill)
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))


def _box(painter: QPainter, fill: QColor, x: float, y: float, w: float, h: float) -> None:
    _pen(painter, fill)
    painter.drawRoundedRect(QRectF(x, y, w, h), 1.2, 1.2)


def _disc(painter: QPainter, fill: QColor, x: float, y: float, r: float) -> None:
    _pen(painter, fill)
    painter.drawEllipse(QPointF(x, y), r, r)


def _line(painter: QPainter, x1: float, y1: float, x2: float, y2: float) -> None:
    _pen(painter, None)
    painter.drawLine(QPointF(x1, y1), QPointF(x2, y2))


def _throne(p: QPainter) -> None:
    _shape(p, _RED, (11, 28), (11, 9), (20, 3), (29, 9), (29, 28))
    _box(p, _GOLD, 8, 23, 24, 5)
    _box(p, _DARK_WOOD, 9, 28, 4, 9)
    _box(p, _DARK_WOOD, 27, 28, 4, 9)
    _disc(p, _PALE_GOLD, 20, 12, 3)


def _library(p: QPainter) -> None:
    _box(p, _WOOD, 5, 3, 30, 34)
    for shelf, books in ((5, (_RED, _BLUE, _GOLD, _GREEN)), (21, (_PLUM, _GREEN, _RED, _BLUE))):
        _box(p, _DARK_WOOD, 7, shelf, 26, 13)
        for place, colour in enumerate(books):
            _box(p, colour, 8.5 + 6 * place, shelf + 2 + place % 2 * 2, 5, 11 - place % 2 * 2)


def _fireplace(p: QPainter) -> None:
    _box(p, _STEEL, 4, 9, 32, 28)
    _box(p, _PALE_STEEL, 2, 4, 36, 6)
    _box(p, _NIGHT, 10, 16, 20, 21)
    _shape(p, _FIRE, (13, 35), (14, 26), (18, 29), (20, 18), (24, 28), (27, 25), (27, 35))
    _shape(p, _PALE_GOLD, (17, 35), (20, 28), (23, 35))
    _line(p, 12, 36, 28, 36)


def _armour(p: QPainter) -> None:
    _line(p, 33, 4, 33, 37)
    _shape(p, _STEEL, (30.5, 9), (33, 2), (35.5, 9))
    _shape(p, _PALE_STEEL, (10, 17), (26, 17), (24, 28), (12, 28))
    _box(p, _STEEL, 12, 28, 5, 9)
    _box(p, _STEEL, 19, 28, 5, 9)
    _disc(p, _STEEL, 18, 10, 6)
    _box(p, _NIGHT, 13, 9, 10, 2.6)
    _shape(p, _RED, (18, 4), (22, 0.5), (24, 4), (19, 6))


def _cellar(p: QPainter) -> None:
    for x, y in ((10.5, 29), (29.5, 29), (20, 14)):
        _disc(p, _WOOD, x, y, 8.4)
        _disc(p, _DARK_WOOD, x, y, 5.2)
        _disc(p, _GOLD, x, y, 1.5)


def _window(p: QPainter) -> None:
    _pen(p, _NIGHT)
    p.drawRoundedRect(QRectF(9, 3, 22, 34), 10, 10)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(_PALE_GOLD)
    p.drawEllipse(QPointF(22, 13), 5, 5)
    p.setBrush(_NIGHT)
    p.drawEllipse(QPointF(24.4, 11.6), 4.4, 4.4)
    p.setBrush(_LINEN)
    for x, y in ((14, 10), (16, 24), (25, 27), (13, 31)):
        p.drawEllipse(QPointF(x, y), 0.9, 0.9)
    _line(p, 20, 3, 20, 37)
    _line(p, 9, 20, 31, 20)
    _box(p, _STEEL, 6, 35, 28, 4)


def _kitchen(p: QPainter) -> None:
    _line(p, 20, 1, 20, 12)
    _shape(p, _FIRE, (10, 38), (13, 30), (17, 34), (20, 28), (24, 34), (28, 30), (30, 38))
    _pen(p, _NIGHT)
    p.drawChord(QRectF(6, 2, 28, 30), 180 * 16, 180 * 16)
    _box(p, _STEEL, 5, 14, 30, 4)
    _pen(p, None)
    p.drawArc(QRectF(9, 4, 22, 20), 0, 180 * 16)


def _treasure(p: QPainter) -> None:
    _shape(p, _PALE_GOLD, (7, 22), (12, 14), (18, 17), (24, 12), (30, 16), (33, 22))
    _disc(p, _GOLD, 14, 17, 3)
    _disc(p, _RED, 23, 16, 2.6)
    _box(p, _WOOD, 4, 21, 32, 16)
    _box(p, _DARK_WOOD, 4, 21, 32, 4)
    _box(p, _GOLD, 17, 23, 6, 7)
    _shape(p, _WOOD, (5, 20), (3, 8), (33, 4), (36, 12))


def _bedroom(p: QPainter) -> None:
    _box(p, _DARK_WOOD, 3, 4, 4, 33)
    _box(p, _DARK_WOOD, 33, 4, 4, 33)
    _shape(p, _PLUM, (3, 3), (37, 3), (37, 11), (29, 8), (20, 12), (11, 8), (3, 11))
    _box(p, _WOOD, 5, 28, 30, 6)
    _box(p, _BLUE, 13, 22, 21, 8)
    _box(p, _LINEN, 7, 20, 8, 6)


SCENES: Mapping[str, Draw] = {
    "UU": _throne,
    "UC": _library,
    "UD": _fireplace,
    "CU": _armour,
    "CC": _cellar,
    "CD": _window,
    "DU": _kitchen,
    "DC": _treasure,
    "DD": _bedroom,
}
"""How to draw the scene of each kind of room."""


def paint_scene(painter: QPainter, kind: str, rect: QRectF) -> None:
    """Draw a room's scene into a rectangle, as large as fits, standing on its lower edge."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.translate(rect.center().x() - side / 2, rect.bottom() - side)
    painter.scale(side / SIDE, side / SIDE)
    SCENES[kind](painter)
    painter.restore()
