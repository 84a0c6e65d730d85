"""A card between the quilts: what a move would do, or what has just happened."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ...art import paint_seat, pixmap
from ...lists import sentences
from ...table.marks import paint_tick
from ...theme import Theme
from ..lettering import fitted, pixels, sized
from .cloth import paint_button, paint_patch
from .shapes import SPECIAL, pose

Fact = tuple[str, str, str]
"""An icon's key, a headline, a line below."""


class PreviewItem(QGraphicsItem):
    """Always the same size; four facts side by side, or a few sentences."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rect = QRectF()
        self._title = ""
        self._facts: tuple[Fact, ...] = ()
        self._lines: tuple[str, ...] = ()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def place(self, rect: QRectF) -> None:
        """Lie here."""
        self.prepareGeometryChange()
        self._rect = rect
        self.update()

    def show_facts(self, title: str, facts: Sequence[Fact]) -> None:
        """What a move would do."""
        self._show(title, tuple(facts), ())

    def show_lines(self, title: str, lines: Sequence[str]) -> None:
        """What has happened, a sentence a line."""
        self._show(title, (), tuple(lines))

    @property
    def text(self) -> str:
        """All that is written on the card."""
        facts = [f"{head} ({below})" for _, head, below in self._facts]
        return sentences([self._title, *facts, *self._lines])

    def _show(self, title: str, facts: tuple[Fact, ...], lines: tuple[str, ...]) -> None:
        if (title, facts, lines) != (self._title, self._facts, self._lines):
            self._title, self._facts, self._lines = title, facts, lines
            self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-1, -1, 2, 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option
        palette = self._theme.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = self._rect
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 28))
        painter.drawRoundedRect(rect.translated(0, 2), 12, 12)
        painter.setPen(QPen(QColor(palette.paper_edge), 1.2))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(rect, 12, 12)
        base = QFont(painter.font())
        inside = rect.adjusted(15, 8, -12, -8)
        painter.setFont(fitted(sized(base, 0.85, bold=True), self._title, inside.width()))
        painter.setPen(QColor(palette.ink_soft))
        head = QRectF(inside.left(), inside.top(), inside.width(), 18)
        painter.drawText(head, int(Qt.AlignmentFlag.AlignVCenter), self._title)
        body = QRectF(inside.left(), head.bottom() + 3, inside.width(), 0)
        body.setBottom(inside.bottom())
        ratio = widget.devicePixelRatioF() if widget is not None else 1.0
        if self._facts:
            self._paint_facts(painter, body, base, ratio)
        else:
            self._paint_lines(painter, body, base)

    def _paint_lines(self, painter: QPainter, body: QRectF, font: QFont) -> None:
        painter.setFont(font)
        painter.setPen(self._theme.colour("ink"))
        metrics = QFontMetricsF(font)
        height = metrics.height() + 2
        room = max(1, int(body.height() // height))
        lines = self._wrapped(metrics, body.width())
        if len(lines) > room:
            lines = [*lines[: room - 1], " ".join(lines[room - 1 :])]
        for number, line in enumerate(lines):
            text = metrics.elidedText(line, Qt.TextElideMode.ElideRight, body.width())
            place = QRectF(body.left(), body.top() + number * height, body.width(), height)
            painter.drawText(place, int(Qt.AlignmentFlag.AlignVCenter), text)

    def _wrapped(self, metrics: QFontMetricsF, width: float) -> list[str]:
        lines: list[str] = []
        for sentence in self._lines:
            if lines and metrics.horizontalAdvance(f"{lines[-1]} {sentence}") <= width:
                lines[-1] = f"{lines[-1]} {sentence}"
            else:
                lines.append(sentence)
        return lines

    def _paint_facts(self, painter: QPainter, body: QRectF, base: QFont, ratio: float) -> None:
        palette = self._theme.palette
        count = len(self._facts)
        width = body.width() / count
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        wrap = int(Qt.TextFlag.TextWordWrap)
        usual = min(1.0, 14 / pixels(base))
        strong, small = sized(base, usual, bold=True), sized(base, 0.85 * usual)
        beside = body.height() < 68
        for _, head, _ in self._facts:
            strong = fitted(strong, head, width - 14 - (25 if beside else 0))
        for number, (sign, head, below) in enumerate(self._facts):
            left = body.left() + number * width
            if number:
                painter.setPen(QPen(QColor(palette.paper_edge), 1.2))
                painter.drawLine(
                    QPointF(left - 6, body.top() + 2), QPointF(left - 6, body.bottom() - 2)
                )
            left += 4 if number else 0
            room = width - 14
            line = 20.0
            if beside:
                self._paint_sign(painter, QPointF(left + 8, body.top() + 9), sign, 7.5, ratio)
                at = QRectF(left + 21, body.top(), room - 21, line)
                under = QRectF(left, body.top() + line, room, body.height() - line)
            else:
                self._paint_sign(painter, QPointF(left + 9, body.top() + 9), sign, 8.5, ratio)
                at = QRectF(left, body.top() + 21, room, line)
                under = QRectF(left, body.top() + 21 + line, room, body.height() - line - 21)
            painter.setFont(strong)
            painter.setPen(QColor(palette.ink))
            metrics = QFontMetricsF(strong)
            text = metrics.elidedText(head, Qt.TextElideMode.ElideRight, at.width())
            painter.drawText(at, flags, text)
            painter.setFont(small)
            painter.setPen(QColor(palette.ink_soft))
            painter.drawText(under, flags | wrap, below)

    def _paint_sign(
        self, painter: QPainter, centre: QPointF, sign: str, radius: float, ratio: float
    ) -> None:
        palette = self._theme.palette
        if sign.startswith("seat"):
            rect = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
            paint_seat(painter, rect, int(sign[4:]), self._theme)
        elif sign == "special":
            side = 2 * radius
            painter.save()
            painter.translate(centre - QPointF(radius, radius))
            paint_patch(painter, pose(SPECIAL), side, ink=QColor("#2E2A26"))
            painter.restore()
        elif sign == "next":
            side = round(radius * 2)
            picture = pixmap("icons/forward.svg", QSize(side, side), palette, ratio)
            painter.drawPixmap(centre - QPointF(radius, radius), picture)
        else:
            paint_button(painter, centre, radius)
            if sign == "income":
                good = QColor(palette.good)
                spot = centre + QPointF(radius, -radius * 0.7)
                paint_tick(painter, spot, radius * 0.62, good)
