"""Cards as they are drawn: rooms with a way from edge to edge, dragons, knights, backs.

All are drawn on 100 by 140 and scaled. A way that leaves one room high, level or low enters the
next one at the same height, so that rows can be followed with the eye.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from castlegames.rules.castle_rooms.cards import KNIGHT, edges, is_room, kind
from castlegames.rules.castle_rooms.components import HELMET, Edge, Facing

from .scenes import INK, paint_scene

WIDTH, HEIGHT = 100.0, 140.0
SHAPE = HEIGHT / WIDTH

LEVELS: Mapping[str, float] = {"U": 43.0, "C": 70.0, "D": 97.0}
"""How far down the middle of the way lies at an edge."""
_HALF = 13.0
_FIRST, _LAST = 26.0, 74.0
"""Where stairs begin and end."""
_STEPS = 6


@frozen
class Stone:
    """The colours of a wall: sandstone with the helmet up, slate with the swords up."""

    wall: str
    joint: str
    way: str
    floor: str
    niche: str


_STONES: Mapping[Facing, Stone] = {
    "helmet": Stone("#C9B596", "#B39D7B", "#FBF0D6", "#D9BE8C", "#A98F6C"),
    "swords": Stone("#A9B4B9", "#909CA3", "#F4F0E2", "#C2BFA9", "#84919A"),
}


def paint_card(painter: QPainter, rect: QRectF, card: int, facing: Facing = HELMET) -> None:
    """Draw a card; ``facing`` is the symbol that is up on a room."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / WIDTH, rect.height() / HEIGHT)
    if is_room(card):
        left, right = edges(card, facing)
        _paint_room(painter, kind(card), left, right, facing)
    elif kind(card) == KNIGHT:
        _paint_knight(painter)
    else:
        paint_dragon(painter)
    painter.restore()


def paint_back(painter: QPainter, rect: QRectF) -> None:
    """Draw the back of a card."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / WIDTH, rect.height() / HEIGHT)
    _card(painter, QColor("#7A5540"))
    painter.setPen(QPen(QColor("#A88263"), 2.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(9, 9, WIDTH - 18, HEIGHT - 18), 6, 6)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#CBA681"))
    painter.drawPath(_castle())
    painter.restore()


def _card(painter: QPainter, ground: QColor) -> None:
    painter.setPen(QPen(INK, 2))
    painter.setBrush(ground)
    painter.drawRoundedRect(QRectF(1, 1, WIDTH - 2, HEIGHT - 2), 6, 6)


@lru_cache(maxsize=1)
def _castle() -> QPainterPath:
    path = QPainterPath(QPointF(26, 98))
    for x, y in (
        (26, 52), (34, 52), (34, 59), (42, 59), (42, 46), (46, 46), (46, 51), (54, 51), (54, 46),
        (58, 46), (58, 59), (66, 59), (66, 52), (74, 52), (74, 98), (57, 98), (57, 82),
    ):  # fmt: skip
        path.lineTo(x, y)
    path.arcTo(QRectF(43, 75, 14, 14), 0, 180)
    path.lineTo(43, 98)
    path.closeSubpath()
    return path


# Rooms


@lru_cache(maxsize=9)
def _way(left: Edge, right: Edge) -> QPainterPath:
    """The inside of the way: ceiling from left to right, floor back."""
    start, end = LEVELS[left], LEVELS[right]
    ceiling = [(0.0, start - _HALF), *_stairs(start - _HALF, end - _HALF), (WIDTH, end - _HALF)]
    floor = [(0.0, start + _HALF), *_stairs(start + _HALF, end + _HALF), (WIDTH, end + _HALF)]
    path = QPainterPath(QPointF(*ceiling[0]))
    for x, y in (*ceiling[1:], *reversed(floor)):
        path.lineTo(x, y)
    path.closeSubpath()
    return path


@lru_cache(maxsize=9)
def _outlines(left: Edge, right: Edge) -> tuple[QPainterPath, QPainterPath]:
    """Ceiling and floor as open lines."""
    start, end = LEVELS[left], LEVELS[right]
    lines = []
    for side in (-_HALF, _HALF):
        path = QPainterPath(QPointF(0, start + side))
        for x, y in (*_stairs(start + side, end + side), (WIDTH, end + side)):
            path.lineTo(x, y)
        lines.append(path)
    return lines[0], lines[1]


def _stairs(start: float, end: float) -> list[tuple[float, float]]:
    if start == end:
        return []
    steps = _STEPS if abs(end - start) < 40 else _STEPS + 3
    run, rise = (_LAST - _FIRST) / steps, (end - start) / steps
    points = []
    for k in range(steps):
        x = _FIRST + run * k
        points += [(x, start + rise * k), (x, start + rise * (k + 1))]
    return points


_NICHES: Mapping[tuple[str, str], tuple[float, float, float, float]] = {
    ("U", "U"): (29, 64, 42, 44),
    ("U", "C"): (7, 68, 38, 40),
    ("U", "D"): (4, 68, 32, 38),
    ("C", "U"): (55, 68, 38, 40),
    ("C", "C"): (33, 87, 34, 24),
    ("C", "D"): (55, 29, 38, 40),
    ("D", "U"): (64, 68, 32, 38),
    ("D", "C"): (7, 29, 38, 40),
    ("D", "D"): (29, 31, 42, 44),
}
"""Where the wall leaves room for a scene: x, y, width, height."""


def _paint_room(painter: QPainter, kind_name: str, left: Edge, right: Edge, facing: Facing) -> None:
    stone = _STONES[facing]
    _card(painter, QColor(stone.wall))
    _paint_joints(painter, stone)
    inner = QPainterPath()
    inner.addRoundedRect(QRectF(2, 2, WIDTH - 4, HEIGHT - 4), 5, 5)
    painter.save()
    painter.setClipPath(inner)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(stone.way))
    painter.drawPath(_way(left, right))
    ceiling, floor = _outlines(left, right)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(stone.floor), 6))
    painter.drawPath(floor.translated(0, -3))
    pen = QPen(INK, 2.2)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.drawPath(ceiling)
    painter.drawPath(floor)
    painter.restore()
    _paint_niche(painter, kind_name, QRectF(*_NICHES[left, right]), stone)
    _paint_symbol(painter, QPointF(WIDTH / 2, 15), facing == HELMET)
    painter.save()
    painter.translate(WIDTH, HEIGHT)
    painter.rotate(180)
    _paint_symbol(painter, QPointF(WIDTH / 2, 15), facing != HELMET)
    painter.restore()


def _paint_joints(painter: QPainter, stone: Stone) -> None:
    painter.setPen(QPen(QColor(stone.joint), 1.6))
    for row, y in enumerate(range(26, 140, 19)):
        for x in range(8 + row % 2 * 17, 92, 34):
            painter.drawLine(QPointF(x, y), QPointF(min(x + 13, 94), y))


def _paint_niche(painter: QPainter, kind_name: str, rect: QRectF, stone: Stone) -> None:
    path = QPainterPath()
    round_top = min(rect.width(), rect.height()) * 0.42
    path.moveTo(rect.left(), rect.bottom())
    path.lineTo(rect.left(), rect.top() + round_top)
    path.quadTo(rect.topLeft(), QPointF(rect.left() + round_top, rect.top()))
    path.lineTo(rect.right() - round_top, rect.top())
    path.quadTo(rect.topRight(), QPointF(rect.right(), rect.top() + round_top))
    path.lineTo(rect.bottomRight())
    path.closeSubpath()
    painter.setPen(QPen(INK, 1.6))
    painter.setBrush(QColor(stone.niche))
    painter.drawPath(path)
    paint_scene(painter, kind_name, rect.adjusted(4, 5, -4, -1))


def _paint_symbol(painter: QPainter, centre: QPointF, helmet: bool) -> None:
    painter.setPen(QPen(INK, 1.2))
    painter.setBrush(QColor("#FBF7EF"))
    painter.drawEllipse(centre, 11, 11)
    if helmet:
        paint_helmet(painter, centre, 7.5)
    else:
        paint_swords(painter, centre, 7.0)


def paint_helmet(painter: QPainter, centre: QPointF, radius: float, colour: QColor = INK) -> None:
    """A closed helmet."""
    x, y, r = centre.x(), centre.y(), radius
    path = QPainterPath(QPointF(x - 0.8 * r, y + 0.9 * r))
    path.lineTo(x - 0.8 * r, y - 0.1 * r)
    path.cubicTo(x - 0.8 * r, y - 1.2 * r, x + 0.8 * r, y - 1.2 * r, x + 0.8 * r, y - 0.1 * r)
    path.lineTo(x + 0.8 * r, y + 0.9 * r)
    path.lineTo(x + 0.22 * r, y + 0.9 * r)
    path.lineTo(x + 0.22 * r, y + 0.15 * r)
    path.lineTo(x - 0.22 * r, y + 0.15 * r)
    path.lineTo(x - 0.22 * r, y + 0.9 * r)
    path.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(path)


def paint_swords(painter: QPainter, centre: QPointF, radius: float, colour: QColor = INK) -> None:
    """Two crossed swords, points up."""
    pen = QPen(colour, radius * 0.24)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for side in (-1, 1):
        painter.drawLine(
            centre + QPointF(side * 0.8, -0.9) * radius,
            centre + QPointF(-side * 0.75, 0.85) * radius,
        )
        grip = centre + QPointF(-side * 0.48, 0.55) * radius
        painter.drawLine(
            grip + QPointF(-0.26, -side * 0.24) * radius, grip + QPointF(0.26, side * 0.24) * radius
        )


# Dragons and knights


def paint_dragon(painter: QPainter) -> None:
    """A green dragon that looks to the left and breathes fire, on 100 by 140."""
    _card(painter, QColor("#F2E3CC"))
    pen = QPen(INK, 2)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    wing = QPainterPath(QPointF(62, 84))
    wing.cubicTo(60, 50, 78, 34, 94, 30)
    wing.cubicTo(88, 44, 96, 52, 94, 60)
    wing.cubicTo(88, 62, 92, 74, 90, 80)
    wing.cubicTo(82, 78, 80, 90, 62, 84)
    painter.setBrush(QColor("#8FB07C"))
    painter.drawPath(wing)
    body = QPainterPath(QPointF(94, 128))
    body.cubicTo(60, 138, 40, 126, 44, 104)
    body.cubicTo(48, 88, 56, 80, 48, 66)
    body.lineTo(20, 70)
    body.cubicTo(12, 68, 12, 58, 20, 55)
    body.cubicTo(24, 40, 40, 28, 58, 36)
    body.cubicTo(80, 46, 78, 76, 74, 92)
    body.cubicTo(72, 108, 86, 112, 94, 108)
    body.closeSubpath()
    painter.setBrush(QColor("#5F8A55"))
    painter.drawPath(body)
    belly = QPainterPath(QPointF(62, 122))
    belly.cubicTo(50, 116, 52, 102, 58, 92)
    belly.cubicTo(64, 82, 62, 72, 58, 64)
    belly.cubicTo(70, 74, 66, 92, 64, 102)
    belly.cubicTo(62, 112, 66, 118, 72, 122)
    belly.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#D9D08E"))
    painter.drawPath(belly)
    painter.setPen(pen)
    painter.setBrush(QColor("#E9D9A6"))
    for x, y in ((42, 32), (54, 33)):
        horn = QPainterPath(QPointF(x, y))
        horn.cubicTo(x + 2, y - 10, x + 10, y - 16, x + 16, y - 16)
        horn.cubicTo(x + 12, y - 10, x + 12, y - 2, x + 9, y + 4)
        horn.closeSubpath()
        painter.drawPath(horn)
    painter.setBrush(QColor("#FBF7EF"))
    painter.drawEllipse(QPointF(38, 48), 5.5, 5.5)
    painter.setBrush(INK)
    painter.drawEllipse(QPointF(36.5, 48.5), 1.8, 1.8)
    painter.drawEllipse(QPointF(19, 60), 0.8, 0.8)
    _flame(painter, QPointF(17, 78), 1.0)


def paint_breath(painter: QPainter, mouth: QPointF, size: float) -> None:
    """Fire that goes to the left from a dragon's mouth over the card it blocks."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(mouth)
    painter.scale(size / 100, size / 100)
    painter.rotate(90)
    _flame(painter, QPointF(0, 26), 2.0)
    painter.restore()


def _flame(painter: QPainter, middle: QPointF, scale: float) -> None:
    painter.save()
    painter.translate(middle)
    painter.scale(scale, scale)
    painter.setPen(QPen(INK, 1.6))
    for grown, colour in ((1.0, "#E0662F"), (0.62, "#F0A13C"), (0.3, "#F8DC86")):
        path = QPainterPath(QPointF(0, -13 * grown))
        path.cubicTo(13 * grown, -4 * grown, 11 * grown, 12 * grown, 0, 26 * grown)
        path.cubicTo(-3 * grown, 14 * grown, -6 * grown, 16 * grown, -8 * grown, 20 * grown)
        path.cubicTo(-12 * grown, 6 * grown, -12 * grown, -4 * grown, 0, -13 * grown)
        painter.setBrush(QColor(colour))
        painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
    painter.restore()


def _paint_knight(painter: QPainter) -> None:
    _card(painter, QColor("#E4EAEE"))
    pen = QPen(INK, 2)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    plume = QPainterPath(QPointF(50, 36))
    plume.cubicTo(46, 14, 70, 8, 84, 22)
    plume.cubicTo(76, 24, 78, 36, 64, 44)
    plume.closeSubpath()
    painter.setBrush(QColor("#B0503C"))
    painter.drawPath(plume)
    neck = QPainterPath(QPointF(22, 128))
    neck.cubicTo(24, 104, 34, 98, 50, 98)
    neck.cubicTo(66, 98, 76, 104, 78, 128)
    neck.closeSubpath()
    painter.setBrush(QColor("#8F9DA8"))
    painter.drawPath(neck)
    helmet = QPainterPath(QPointF(26, 104))
    helmet.lineTo(26, 60)
    helmet.cubicTo(26, 24, 74, 24, 74, 60)
    helmet.lineTo(74, 104)
    helmet.cubicTo(66, 112, 34, 112, 26, 104)
    painter.setBrush(QColor("#BCC8D0"))
    painter.drawPath(helmet)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#DCE5EA"))
    painter.drawRoundedRect(QRectF(31, 44, 8, 54), 4, 4)
    painter.setBrush(INK)
    painter.drawRoundedRect(QRectF(33, 62, 34, 7), 3, 3)
    painter.drawRoundedRect(QRectF(46.5, 62, 7, 38), 3, 3)
    for x in (36, 41, 59, 64):
        painter.drawEllipse(QPointF(x, 84), 1.7, 1.7)
        painter.drawEllipse(QPointF(x, 93), 1.7, 1.7)
