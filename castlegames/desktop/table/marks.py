"""Marks that float over a board: the verdict on the held piece, and the keyboard cursor."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QPainterPath,
    QPen,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ..theme import Theme

_RADIUS = 13.0
_RING = 3.0


def paint_tick(painter: QPainter, centre: QPointF, radius: float, colour: QColor) -> None:
    """A tick in a disc: this is legal."""
    _disc(painter, centre, radius, colour)
    path = QPainterPath(centre + QPointF(-0.42, 0.02) * radius)
    path.lineTo(centre + QPointF(-0.1, 0.34) * radius)
    path.lineTo(centre + QPointF(0.44, -0.3) * radius)
    painter.drawPath(path)


def paint_cross(painter: QPainter, centre: QPointF, radius: float, colour: QColor) -> None:
    """A cross in a disc: this is not legal."""
    _disc(painter, centre, radius, colour)
    arm = 0.33 * radius
    painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm))
    painter.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm))


def _disc(painter: QPainter, centre: QPointF, radius: float, colour: QColor) -> None:
    light = QColor("#FFFFFF") if colour.lightnessF() < 0.5 else QColor("#1E1B18")
    painter.setPen(QPen(light, radius * 0.12))
    painter.setBrush(colour)
    painter.drawEllipse(centre, radius, radius)
    pen = QPen(light, radius * 0.19)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)


class VerdictMark(QGraphicsItem):
    """Tick, or cross with the reason in words, at the corner of the held piece."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._legal = True
        self._reason = ""
        self._bubble = QRectF()
        self._font = QFont()
        self.setZValue(1000)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    @property
    def reason(self) -> str:
        """The reason on show, or nothing."""
        return self._reason if self.isVisible() and not self._legal else ""

    @property
    def legal(self) -> bool:
        """Whether a tick is on show."""
        return self.isVisible() and self._legal

    def show_verdict(self, legal: bool, reason: str, piece: QRectF, area: QRectF) -> None:
        """Mark a piece that covers ``piece``; everything stays inside ``area``."""
        self.prepareGeometryChange()
        self._legal, self._reason = legal, reason
        corner = piece.topRight()
        place = QPointF(
            min(max(corner.x(), area.left() + _RADIUS + 2), area.right() - _RADIUS - 2),
            min(max(corner.y(), area.top() + _RADIUS + 2), area.bottom() - _RADIUS - 2),
        )
        self.setPos(place)
        self._bubble = QRectF()
        self._font = QGuiApplication.font()
        if not legal and reason:
            metrics = QFontMetricsF(self._font)
            width = min(metrics.horizontalAdvance(reason) + 1, 260.0)
            text = metrics.boundingRect(QRectF(0, 0, width, 200), self._flags, reason)
            bubble = QRectF(0, 0, text.width() + 20, text.height() + 12)
            left = min(max(place.x() - 8, area.left() + 4), area.right() - bubble.width() - 4)
            top = place.y() - _RADIUS - bubble.height() - 4
            if top < area.top():
                top = piece.bottom() + 8
                if top + bubble.height() > area.bottom():
                    top = place.y() + _RADIUS + 4
            bubble.moveTo(left - place.x(), top - place.y())
            self._bubble = bubble
        self.setVisible(True)
        self.update()

    _flags = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)

    def boundingRect(self) -> QRectF:
        disc = QRectF(-_RADIUS - 2, -_RADIUS - 2, 2 * _RADIUS + 4, 2 * _RADIUS + 4)
        return disc.united(self._bubble.adjusted(-2, -2, 2, 2)) if self._reason else disc

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._legal:
            paint_tick(painter, QPointF(), _RADIUS, self._theme.colour("good"))
            return
        bad = self._theme.colour("bad")
        if not self._bubble.isEmpty():
            painter.setPen(QPen(bad, 1.5))
            painter.setBrush(self._theme.colour("paper"))
            painter.drawRoundedRect(self._bubble, 8, 8)
            painter.setPen(self._theme.colour("ink"))
            painter.setFont(self._font)
            inner = self._bubble.adjusted(10, 6, -9, -6)
            painter.drawText(inner, self._flags, self._reason)
        paint_cross(painter, QPointF(), _RADIUS, bad)


class FocusRing(QGraphicsItem):
    """The keyboard cursor: a ring of three pixels around a spot."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rect = QRectF()
        self.setZValue(900)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def enclose(self, rect: QRectF) -> None:
        """Stand around a rectangle of the scene."""
        self.prepareGeometryChange()
        self._rect = rect.adjusted(-2, -2, 2, 2)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-_RING, -_RING, _RING, _RING)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.colour("focus"), _RING))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self._rect, 5, 5)
