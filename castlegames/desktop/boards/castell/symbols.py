"""Small signs of Castell: skills, performance tiles, prizes, size tokens, special tokens."""

from __future__ import annotations

import math
from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from castlegames.rules.castell.components import PERFORMANCES

from ...art import seat_shape
from ...theme import Theme
from ..lettering import sized
from .people import sash

_CENTRE = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip)

_REGIONS: Mapping[str | None, tuple[str, str]] = {
    "Girona": ("#DCC9B2", "#5B4B3A"),
    "Barcelona": ("#C9D3D6", "#445358"),
    "Vilanova": ("#E6D9A8", "#645A30"),
    "Tarragona": ("#E3C0B2", "#6A453A"),
    "Valls": ("#CBD4B4", "#4A5636"),
    "Vilafranca": ("#D8C8DC", "#574663"),
    "Lleida": ("#D3CFC0", "#504C40"),
    None: ("#FFFDF6", "#2F2A26"),
}


def region_colour(region: str | None, theme: Theme) -> QColor:
    """The colour of a region; that of All / No Region for None."""
    return QColor(_REGIONS[region][theme.dark])


def paint_skill(painter: QPainter, skill: str, middle: QPointF, side: float, ink: QColor) -> None:
    """The sign of a skill in a square of this side."""
    unit = side / 14
    painter.save()
    painter.translate(middle)
    painter.scale(unit, unit)
    pen = QPen(ink, 1.5)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    filled = (Qt.PenStyle.NoPen, ink)
    match skill:
        case "balance":
            painter.setPen(filled[0])
            painter.setBrush(ink)
            for x in (-5.0, 0.8):
                for y in (-5.0, 0.8):
                    painter.drawRoundedRect(QRectF(x, y, 4.3, 4.3), 1, 1)
        case "base":
            painter.setPen(filled[0])
            painter.setBrush(ink)
            painter.drawRoundedRect(QRectF(-6.3, 1.2, 12.6, 4.2), 1, 1)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(-2.7, -5, 5.4, 4.6), 1, 1)
        case "mix":
            painter.setPen(filled[0])
            painter.setBrush(ink)
            painter.drawEllipse(QPointF(-2.6, -0.6), 3.7, 3.7)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(4.0, 1.1), 2.2, 2.2)
        case "strength":
            painter.setPen(pen)
            painter.drawLine(QPointF(-4.4, 0), QPointF(4.4, 0))
            for x, half in ((-4.4, 4.4), (4.4, 4.4), (-6.6, 2.2), (6.6, 2.2)):
                painter.drawLine(QPointF(x, -half), QPointF(x, half))
        case "width":
            painter.setPen(pen)
            painter.drawLine(QPointF(-6, 0), QPointF(6, 0))
            for side_ in (-1, 1):
                painter.drawLine(QPointF(side_ * 6, 0), QPointF(side_ * 2.9, -3.2))
                painter.drawLine(QPointF(side_ * 6, 0), QPointF(side_ * 2.9, 3.2))
        case _:
            painter.setPen(filled[0])
            painter.setBrush(ink)
            painter.drawPath(_star(QPointF(), 6.6))
    painter.restore()


def _star(middle: QPointF, radius: float) -> QPainterPath:
    path = QPainterPath()
    for corner in range(10):
        reach = radius * (0.42 if corner % 2 else 1.0)
        angle = math.pi * corner / 5
        point = middle + QPointF(math.sin(angle) * reach, -math.cos(angle) * reach)
        if corner:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


def paint_points(painter: QPainter, middle: QPointF, radius: float, points: int) -> None:
    """Points in a dark disc."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#2E2A26"))
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(QColor("#FFFDF6"))
    font = QFont(painter.font())
    font.setPixelSize(max(11, round(radius * 1.25)))
    font.setBold(True)
    painter.setFont(font)
    box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(box, _CENTRE, str(points))
    painter.restore()


def paint_tile(
    painter: QPainter, rect: QRectF, tile: int, edge: QColor, width: float = 1.2
) -> None:
    """A performance tile: its shape as bricks or its skills as signs, and its points."""
    performance = PERFORMANCES[tile]
    painter.setPen(QPen(edge, width))
    painter.setBrush(QColor("#FFFDF6"))
    painter.drawRoundedRect(rect, 6, 6)
    radius = min(9.0, rect.height() / 2 - 2)
    paint_points(
        painter, QPointF(rect.right() - radius - 4, rect.center().y()), radius, performance.points
    )
    inner = rect.adjusted(5, 2.5, -2 * radius - 7, -2.5)
    if performance.is_shape:
        _paint_bricks(painter, inner, performance.widths)
        return
    skills = performance.skills
    side = min(inner.height() - 2, 15.0, inner.width() / len(skills) - 1.5)
    step = min(side + 9, inner.width() / len(skills))
    start = inner.center().x() - step * (len(skills) - 1) / 2
    for place, skill in enumerate(skills):
        middle = QPointF(start + place * step, inner.center().y())
        paint_skill(painter, skill, middle, side, QColor("#2E2A26"))


def _paint_bricks(painter: QPainter, area: QRectF, widths: tuple[int, ...]) -> None:
    """A shape seen from the front: a row of bricks for each level."""
    height = min(area.height() / len(widths), 6.0)
    width = min(height * 2.1, area.width() / max(widths))
    bottom = area.center().y() + height * len(widths) / 2
    painter.setPen(QPen(QColor("#FFFDF6"), 0.9))
    for level, count in enumerate(widths):
        painter.setBrush(QColor("#C89B6B" if level % 2 else "#8B5E3C"))
        left = area.center().x() - width * count / 2
        top = bottom - height * (level + 1)
        for place in range(count):
            painter.drawRect(QRectF(left + place * width, top, width, height))


def paint_size_token(
    painter: QPainter, middle: QPointF, radius: float, size: int, faded: bool = False
) -> None:
    """A size token: the number in a ring of the sash's colour."""
    painter.save()
    if faded:
        painter.setOpacity(painter.opacity() * 0.55)
    painter.setPen(QPen(sash(size).darker(125), max(1.4, radius / 5)))
    painter.setBrush(QColor("#FFFDF6"))
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(QColor("#2E2A26"))
    font = sized(painter.font(), 1.0, bold=True)
    font.setPixelSize(max(11, round(radius * 1.3)))
    painter.setFont(font)
    box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(box, _CENTRE, str(size))
    painter.restore()


def paint_special_token(
    painter: QPainter, middle: QPointF, radius: float, seat: int, theme: Theme
) -> None:
    """A special token of a seat: a ring in its colour around its symbol."""
    colour = QColor(theme.seat(seat).colour)
    painter.setPen(QPen(colour, max(1.6, radius / 4)))
    painter.setBrush(QColor("#FFFDF6"))
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(seat_shape(seat, middle, radius * 0.52))


def paint_prize(painter: QPainter, prize: str, middle: QPointF, radius: float) -> None:
    """A trophy, a medal or a ribbon."""
    pen = QPen(QColor("#2E2A26"), max(1.0, radius / 10))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    if prize == "trophy":
        painter.setBrush(QColor("#E3B54A"))
        cup = QPainterPath(middle + QPointF(-0.6, -0.9) * radius)
        cup.lineTo(middle + QPointF(0.6, -0.9) * radius)
        cup.quadTo(middle + QPointF(0.55, 0.25) * radius, middle + QPointF(0.12, 0.3) * radius)
        cup.lineTo(middle + QPointF(0.12, 0.62) * radius)
        cup.lineTo(middle + QPointF(0.45, 0.9) * radius)
        cup.lineTo(middle + QPointF(-0.45, 0.9) * radius)
        cup.lineTo(middle + QPointF(-0.12, 0.62) * radius)
        cup.lineTo(middle + QPointF(-0.12, 0.3) * radius)
        cup.quadTo(middle + QPointF(-0.55, 0.25) * radius, middle + QPointF(-0.6, -0.9) * radius)
        painter.drawPath(cup)
        return
    tails = QPainterPath(middle + QPointF(-0.45, 0) * radius)
    for x, y in ((-0.6, 1.0), (-0.2, 0.72), (0.0, 0.95), (0.2, 0.72), (0.6, 1.0), (0.45, 0.0)):
        tails.lineTo(middle + QPointF(x, y) * radius)
    tails.closeSubpath()
    painter.setBrush(QColor("#B4472E"))
    painter.drawPath(tails)
    painter.setBrush(QColor("#D9D3C6" if prize == "medal" else "#C77B5B"))
    painter.drawEllipse(middle + QPointF(0, -0.3) * radius, 0.58 * radius, 0.58 * radius)
    if prize == "medal":
        painter.setBrush(QColor("#FFFDF6"))
        painter.drawPath(_star(middle + QPointF(0, -0.3) * radius, 0.36 * radius))
