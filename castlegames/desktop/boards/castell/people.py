"""Castellers and pawns: little people of shirt, sash and kerchief, drawn at any height."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from ...art import seat_shape
from ...theme import Theme

GROWTH: Final = 1.06
"""How much taller each size is than the one before."""
TALLEST_SIZE: Final = 10
SASHES: Final = (
    "#F6D9D0",
    "#EDBDB1",
    "#E2A195",
    "#D68779",
    "#CB6E5F",
    "#BF5848",
    "#AA4438",
    "#95352B",
    "#802820",
    "#681912",
)
"""The sash of each size from 1 to 10: one hue, from light to deep."""
_SKINS = ("#EFC9A4", "#E5B78F", "#C98F66", "#A9714A")
_INK = QColor("#2E2A26")
_SHIRT = QColor("#FFFDF8")
_TROUSERS = QColor("#FFFFFF")
_LEAST_LETTERS = 10.0


def height_of(size: int, tallest: float) -> float:
    """How tall a casteller is where size 10 is ``tallest``."""
    return float(tallest / GROWTH ** (TALLEST_SIZE - size))


def width_of(size: int, tallest: float) -> float:
    """How broad a casteller is there."""
    return 0.56 * height_of(size, tallest)


def sash(size: int) -> QColor:
    """The colour of the sash and kerchief of a size."""
    return QColor(SASHES[size - 1])


def skin(size: int, nth: int = 0) -> QColor:
    """A colour for the face; people differ, the same one stays the same."""
    return QColor(_SKINS[(size * 3 + nth * 5 + nth // 3) % len(_SKINS)])


def letters(font: QFont, height: float) -> QFont:
    """Bold letters of so many pixels, never too small to be read."""
    made = QFont(font)
    made.setPixelSize(round(max(_LEAST_LETTERS + 1, height)))
    made.setBold(True)
    return made


def paint_casteller(
    painter: QPainter,
    feet: QPointF,
    size: int,
    tallest: float,
    nth: int = 0,
    shirt: QColor | None = None,
) -> None:
    """Somebody who stands: ``feet`` is the middle of the soles."""
    height = height_of(size, tallest)
    x, y = feet.x(), feet.y()
    line = max(0.9, height / 44)
    colour = sash(size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(46, 42, 38, 36))
    painter.drawEllipse(QPointF(x, y), 0.3 * height, 0.05 * height)
    pen = QPen(_INK, line)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    legs = QPainterPath(QPointF(x - 0.17 * height, y))
    for dx, dy in ((-0.17, 0.3), (0.17, 0.3), (0.17, 0.0), (0.045, 0.0), (0.045, 0.17)):
        legs.lineTo(x + dx * height, y - dy * height)
    legs.lineTo(x - 0.045 * height, y - 0.17 * height)
    legs.lineTo(x - 0.045 * height, y)
    legs.closeSubpath()
    painter.setBrush(_TROUSERS)
    painter.drawPath(legs)
    chest = QRectF(x - 0.25 * height, y - 0.72 * height, 0.5 * height, 0.4 * height)
    painter.setBrush(shirt or _SHIRT)
    painter.drawRoundedRect(chest, 0.11 * height, 0.11 * height)
    painter.setBrush(colour)
    painter.drawRect(QRectF(x - 0.2 * height, y - 0.39 * height, 0.4 * height, 0.115 * height))
    _paint_head(painter, QPointF(x, y - 0.845 * height), 0.15 * height, size, nth)
    number = str(size)
    painter.setFont(letters(painter.font(), 0.27 * height))
    painter.setPen(_INK)
    area = QRectF(x - 0.5 * height, y - 0.74 * height, height, 0.36 * height)
    painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip), number)


def _paint_head(painter: QPainter, middle: QPointF, radius: float, size: int, nth: int) -> None:
    painter.setBrush(skin(size, nth))
    painter.drawEllipse(middle, radius, radius)
    kerchief = QPainterPath()
    kerchief.moveTo(middle + QPointF(-radius, -0.1 * radius))
    box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    kerchief.arcTo(box, 174, -168)
    kerchief.quadTo(middle + QPointF(0, -0.42 * radius), middle + QPointF(-radius, -0.1 * radius))
    painter.setBrush(sash(size))
    painter.drawPath(kerchief)
    if radius > 7:
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_INK)
        for side in (-0.36, 0.36):
            painter.drawEllipse(middle + QPointF(side, 0.26) * radius, 0.09 * radius, 0.09 * radius)
        painter.restore()


def paint_climber(
    painter: QPainter,
    hip: QPointF,
    soles: tuple[QPointF, QPointF],
    hands: tuple[QPointF | None, QPointF | None],
    size: int,
    height: float,
    nth: int,
    shirt: QColor,
) -> None:
    """Somebody in a tower: legs from the hip to the soles, arms to the hands of the neighbours.

    ``height`` is the height of a standing person of that size. A hand that is None hangs down.
    """
    line = max(0.9, height / 75)
    for side, sole in zip((-1, 1), soles, strict=True):
        _limb(
            painter, hip + QPointF(side * 0.085 * height, 0), sole, 0.135 * height, line, _TROUSERS
        )
        painter.setPen(QPen(_INK, line * 0.8))
        painter.setBrush(QColor("#8B5E3C"))
        painter.drawEllipse(sole + QPointF(0, 0.01 * height), 0.07 * height, 0.034 * height)
    top = hip + QPointF(0, -0.37 * height)
    for side, hand in zip((-1, 1), hands, strict=True):
        shoulder = top + QPointF(side * 0.18 * height, 0.08 * height)
        end = hand or shoulder + QPointF(side * 0.1 * height, 0.29 * height)
        _limb(painter, shoulder, end, 0.085 * height, line, shirt)
        if hand is None:
            painter.setPen(QPen(_INK, line))
            painter.setBrush(skin(size, nth))
            painter.drawEllipse(
                end + QPointF(side * 0.01, 0.03) * height, 0.045 * height, 0.045 * height
            )
    pen = QPen(_INK, line)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(shirt)
    chest = QPainterPath(top + QPointF(-0.24, 0.09) * height)
    chest.quadTo(top + QPointF(-0.24, 0) * height, top + QPointF(-0.15, 0) * height)
    chest.lineTo(top + QPointF(0.15, 0) * height)
    chest.quadTo(top + QPointF(0.24, 0) * height, top + QPointF(0.24, 0.09) * height)
    chest.lineTo(hip + QPointF(0.19, 0.03) * height)
    chest.lineTo(hip + QPointF(-0.19, 0.03) * height)
    chest.closeSubpath()
    painter.drawPath(chest)
    painter.setBrush(sash(size))
    painter.drawRect(
        QRectF(hip.x() - 0.2 * height, hip.y() - 0.075 * height, 0.4 * height, 0.115 * height)
    )
    _paint_head(painter, top + QPointF(0, -0.105 * height), 0.125 * height, size, nth)
    painter.setFont(letters(painter.font(), 0.2 * height))
    painter.setPen(_INK)
    area = QRectF(hip.x() - 0.5 * height, top.y(), height, 0.3 * height)
    painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip), str(size))


def _limb(
    painter: QPainter, start: QPointF, end: QPointF, width: float, line: float, colour: QColor
) -> None:
    pen = QPen(_INK, width + 2 * line)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(start, end)
    pen.setWidthF(width)
    pen.setColor(colour)
    painter.setPen(pen)
    painter.drawLine(start, end)


def paint_pawn(painter: QPainter, feet: QPointF, height: float, seat: int, theme: Theme) -> None:
    """The pawn of a seat: its colour, and its symbol on the head."""
    colour = QColor(theme.seat(seat).colour)
    x, y = feet.x(), feet.y()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(46, 42, 38, 40))
    painter.drawEllipse(QPointF(x, y), 0.32 * height, 0.08 * height)
    pen = QPen(colour.darker(170), max(1.0, height / 26))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(colour)
    body = QPainterPath(QPointF(x - 0.31 * height, y))
    body.quadTo(
        QPointF(x - 0.12 * height, y - 0.18 * height), QPointF(x - 0.1 * height, y - 0.55 * height)
    )
    body.lineTo(QPointF(x + 0.1 * height, y - 0.55 * height))
    body.quadTo(QPointF(x + 0.12 * height, y - 0.18 * height), QPointF(x + 0.31 * height, y))
    body.closeSubpath()
    painter.drawPath(body)
    head = QPointF(x, y - 0.7 * height)
    painter.drawEllipse(head, 0.27 * height, 0.27 * height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#FFFFFF"))
    painter.drawPath(seat_shape(seat, head, 0.14 * height))
