"""A quilt in its wooden frame, with its caption."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from castlegames.rules.patchwork.quilt import SIDE

from ...art import paint_seat
from ...style import mixed
from ...theme import Theme
from ..lettering import LEAST, pixels, sized
from .cloth import outline, paint_button, paint_patch
from .layout import inner
from .models import Laid, QuiltModel
from .shapes import lying, pose
from .words import translate

_NUMBER_GAP = 11.0
DIM = 0.12
"""How much light the cloth loses in the dark theme."""


class QuiltItem(QGraphicsObject):
    """Shows a quilt model; ``veiled`` hides the last patch while it is on its way."""

    def __init__(self, model: QuiltModel, theme: Theme) -> None:
        super().__init__()
        self._model, self._theme = model, theme
        self._rect = QRectF()
        self._marked: Laid | None = None
        self._veiled: Laid | None = None
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        model.modelReset.connect(self.update)

    @property
    def side(self) -> float:
        """The side of a cell."""
        return inner(self._rect).width() / SIDE

    @property
    def cells_rect(self) -> QRectF:
        """All the cells, in the scene."""
        return inner(self._rect)

    def cell_rect(self, cell: int) -> QRectF:
        """A cell, in the scene."""
        row, column = divmod(cell, SIDE)
        area, side = inner(self._rect), self.side
        return QRectF(area.left() + column * side, area.top() + row * side, side, side)

    def place(self, rect: QRectF) -> None:
        """Lie here, frame included."""
        self.prepareGeometryChange()
        self._rect = rect
        self.update()

    def mark(self, laid: Laid | None) -> None:
        """Outline the patch of the last move, or none."""
        self._marked = laid
        self.update()

    def veil(self, laid: Laid | None) -> None:
        """Do not show this patch for now."""
        self._veiled = laid
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-3, -3, 4, 5)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_frame(painter)
        area, side = inner(self._rect), self.side
        ink = QColor("#2E2A26") if not self._theme.dark else QColor("#1B1815")
        dim = DIM if self._theme.dark else 0.0
        for laid in self._model.quilt.laid:
            if laid == self._veiled:
                continue
            how, top, left = lying(laid.patch, laid.cells)
            painter.save()
            painter.translate(area.left() + left * side, area.top() + top * side)
            paint_patch(painter, how, side, ink=ink, dim=dim)
            painter.restore()
        if self._model.quilt.square:
            self._paint_square(painter)
        if self._marked is not None and self._marked != self._veiled:
            how, top, left = lying(self._marked.patch, self._marked.cells)
            painter.save()
            painter.translate(area.left() + left * side, area.top() + top * side)
            edge = outline(how.cells, side, side * 0.02, side * 0.14)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor("#FFFFFF"), max(3.6, side * 0.1)))
            painter.drawPath(edge)
            colour = QColor(self._theme.seat(self._model.quilt.seat).colour)
            painter.setPen(QPen(colour, max(2.2, side * 0.065)))
            painter.drawPath(edge)
            painter.restore()

    def _paint_frame(self, painter: QPainter) -> None:
        palette = self._theme.palette
        frame = self._rect
        painter.setPen(Qt.PenStyle.NoPen)
        shadow = QColor(0, 0, 0, 45)
        painter.setBrush(shadow)
        painter.drawRoundedRect(frame.adjusted(1, 3, 1, 3), 8, 8)
        painter.setBrush(QColor(palette.wood))
        painter.setPen(QPen(QColor(palette.wood_dark), 1.5))
        painter.drawRoundedRect(frame, 8, 8)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(mixed(palette.wood, "#FFFFFF", 0.3)), 1))
        painter.drawRoundedRect(frame.adjusted(2.5, 2.5, -2.5, -2.5), 6, 6)
        area = inner(frame)
        ground = "#F3EBDB" if not self._theme.dark else mixed(palette.paper, "#F3EBDB", 0.2)
        painter.setBrush(QColor(ground))
        painter.setPen(QPen(QColor(palette.wood_dark), 1.2))
        painter.drawRect(area)
        line = mixed(ground, palette.ink if self._theme.dark else palette.wood_dark, 0.25)
        pen = QPen(QColor(line), 1)
        pen.setDashPattern([5, 5])
        painter.setPen(pen)
        side = self.side
        for k in range(1, SIDE):
            painter.drawLine(
                QPointF(area.left() + k * side, area.top()),
                QPointF(area.left() + k * side, area.bottom()),
            )
            painter.drawLine(
                QPointF(area.left(), area.top() + k * side),
                QPointF(area.right(), area.top() + k * side),
            )

    def _paint_square(self, painter: QPainter) -> None:
        square = self._model.quilt.square
        rect = self.cell_rect(square[0]).united(self.cell_rect(square[-1]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        width = max(2.0, self.side * 0.07)
        painter.setPen(QPen(QColor("#2E2A26"), width + 1.5))
        painter.drawRoundedRect(rect, 4, 4)
        pen = QPen(QColor("#F0D77A"), width)
        pen.setDashPattern([3.5, 1.8])
        painter.setPen(pen)
        painter.drawRoundedRect(rect, 4, 4)
        if self.side < 18:
            return
        tag = QRectF(0, 0, self.side * 1.3, self.side * 0.55)
        tag.moveBottomLeft(rect.bottomLeft() + QPointF(6, tag.height() * 0.4))
        painter.setPen(QPen(QColor("#2E2A26"), 1.2))
        painter.setBrush(QColor("#E9D789"))
        painter.drawRoundedRect(tag, 6, 6)
        font = QFont(painter.font())
        font.setPixelSize(max(11, int(tag.height() * 0.6)))
        font.setBold(True)
        painter.setFont(font)
        painter.drawText(tag, int(Qt.AlignmentFlag.AlignCenter), "7×7")


class CaptionItem(QGraphicsObject):
    """A quilt's owner, and its buttons, income and empty cells; in one line or in two."""

    def __init__(self, model: QuiltModel, theme: Theme) -> None:
        super().__init__()
        self._model, self._theme = model, theme
        self._name = ""
        self._head = QRectF()
        self._facts: QRectF | None = None
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        model.modelReset.connect(self.update)

    def place(self, head: QRectF, facts: QRectF | None) -> None:
        """The name at ``head``, the numbers at its right or at ``facts``."""
        self.prepareGeometryChange()
        self._head, self._facts = head, facts
        self.update()

    def show_name(self, name: str) -> None:
        """Whose quilt it is."""
        self._name = name
        self.update()

    def boundingRect(self) -> QRectF:
        return self._head if self._facts is None else self._head.united(self._facts)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        quilt = self._model.quilt
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        head = self._head
        mark = QRectF(head.left(), head.center().y() - 11, 20, 20)
        paint_seat(painter, mark, quilt.seat, self._theme)
        plain = QFont(painter.font())
        width = self._width(plain)
        if self._facts is None:
            while width > head.width() * 0.62 and pixels(plain) > LEAST:
                plain = sized(plain, 0.93)
                width = self._width(plain)
            line = QRectF(head.right() - width, head.top(), width, head.height() - 2)
        else:
            line = QRectF(self._facts.topLeft(), QSizeF(self._facts.width(), 24.0))
            while width > line.width() and pixels(plain) > LEAST:
                plain = sized(plain, 0.93)
                width = self._width(plain)
        bold = QFont(painter.font())
        bold.setBold(True)
        name = QRectF(mark.right() + 7, head.top(), 0, head.height() - 2)
        name.setRight(head.right() if self._facts is not None else line.left() - 8)
        painter.setFont(bold)
        painter.setPen(self._theme.colour("ink"))
        text = QFontMetricsF(bold).elidedText(self._name, Qt.TextElideMode.ElideRight, name.width())
        painter.drawText(name, int(Qt.AlignmentFlag.AlignVCenter), text)
        self._paint_numbers(painter, line, plain)

    def _paint_numbers(self, painter: QPainter, line: QRectF, plain: QFont) -> None:
        bold = QFont(plain)
        bold.setBold(True)
        middle = int(Qt.AlignmentFlag.AlignVCenter)
        x = line.left()
        paint_button(painter, QPointF(x + 8, line.center().y()), 7.5)
        x += 22
        for word, number in self._numbers():
            for text, font, token, gap in (
                (word, plain, "ink_soft", 5),
                (number, bold, "ink", _NUMBER_GAP),
            ):
                if not text:
                    continue
                painter.setFont(font)
                painter.setPen(self._theme.colour(token))
                painter.drawText(QRectF(x, line.top(), 400, line.height()), middle, text)
                x += QFontMetricsF(font).horizontalAdvance(text) + gap

    def _width(self, plain: QFont) -> float:
        bold = QFont(plain)
        bold.setBold(True)
        words, numbers = QFontMetricsF(plain), QFontMetricsF(bold)
        width = 22.0 - _NUMBER_GAP
        for word, number in self._numbers():
            width += words.horizontalAdvance(word) + 5 * bool(word)
            width += numbers.horizontalAdvance(number) + _NUMBER_GAP
        return width

    def _numbers(self) -> tuple[tuple[str, str], ...]:
        quilt = self._model.quilt
        return (
            ("", str(quilt.buttons)),
            (translate("Patchwork", "income"), str(quilt.income)),
            (translate("Patchwork", "empty"), str(quilt.empty)),
        )


class LegalMarks(QGraphicsItem):
    """The cells that the held patch can reach as it lies."""

    def __init__(self, quilt: QuiltItem, theme: Theme) -> None:
        super().__init__()
        self._quilt, self._theme = quilt, theme
        self._cells: tuple[int, ...] = ()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_cells(self, cells: tuple[int, ...]) -> None:
        """Mark these cells."""
        if cells != self._cells:
            self.prepareGeometryChange()
            self._cells = cells
            self.update()

    @property
    def cells(self) -> tuple[int, ...]:
        """The marked cells."""
        return self._cells

    def boundingRect(self) -> QRectF:
        return self._quilt.cells_rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        good = self._theme.colour("good")
        wash = QColor(good)
        wash.setAlphaF(0.16)
        for cell in self._cells:
            rect = self._quilt.cell_rect(cell)
            gap = rect.width() * 0.07
            painter.setBrush(wash)
            painter.drawRoundedRect(rect.adjusted(gap, gap, -gap, -gap), 4, 4)
            painter.setBrush(good)
            radius = max(1.6, rect.width() * 0.06)
            painter.drawEllipse(rect.center(), radius, radius)


class PatchItem(QGraphicsItem):
    """A patch in the hand or on its way; its origin is its middle."""

    def __init__(self, patch: int, turn: int, flipped: bool, side: float, theme: Theme) -> None:
        super().__init__()
        self._pose = pose(patch, turn, flipped)
        self._side, self._theme = side, theme
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def offset(self) -> QPointF:
        """From the middle to the top left corner."""
        return QPointF(-self._pose.columns * self._side / 2, -self._pose.rows * self._side / 2)

    def boundingRect(self) -> QRectF:
        corner = self.offset()
        return QRectF(corner, -corner).adjusted(-4, -4, 8, 9)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        side = self._side
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.offset())
        edge = outline(self._pose.cells, side, side * 0.01, side * 0.15)
        painter.save()
        painter.translate(3, 5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 60))
        painter.drawPath(edge)
        painter.restore()
        dim = DIM if self._theme.dark else 0.0
        paint_patch(painter, self._pose, side, ink=QColor("#2E2A26"), dim=dim)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._theme.colour("accent"), 2.4))
        painter.drawPath(edge)
