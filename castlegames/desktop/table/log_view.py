"""The list of moves: a line a move, the one on show marked."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ..art import paint_seat
from ..style import mixed
from ..theme import Theme
from .log_model import MoveLogModel

_LINE = 26
_LEAST_LINES = 2
_NUMBER_WIDTH = 30
_MARK = 16


class LogDelegate(QStyledItemDelegate):
    """Paints a line of the log."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        del index
        return QSize(120, max(_LINE, option.fontMetrics.height() + 8))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        theme = self._theme
        rect = QRectF(option.rect).adjusted(2, 1, -2, -1)
        palette = theme.palette
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.data(MoveLogModel.CURRENT):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(mixed(palette.paper, palette.accent, 0.18)))
            painter.drawRoundedRect(rect, 6, 6)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(mixed(palette.paper, palette.wood, 0.18)))
            painter.drawRoundedRect(rect, 6, 6)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QColor(palette.focus))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, 6, 6)
        flags = int(Qt.AlignmentFlag.AlignVCenter)
        painter.setPen(theme.colour("ink_soft"))
        number = QRectF(rect.left(), rect.top(), _NUMBER_WIDTH, rect.height())
        right = int(Qt.AlignmentFlag.AlignRight)
        painter.drawText(number, flags | right, str(index.data(MoveLogModel.NUMBER)))
        mark = QRectF(number.right() + 8, rect.center().y() - _MARK / 2, _MARK, _MARK)
        paint_seat(painter, mark, index.data(MoveLogModel.SEAT), theme)
        text = QRectF(rect)
        text.setLeft(mark.right() + 8)
        text.setRight(rect.right() - 8)
        delta = index.data(MoveLogModel.DELTA)
        if delta:
            width = option.fontMetrics.horizontalAdvance(delta)
            painter.drawText(text, flags | right, delta)
            text.setRight(text.right() - width - 8)
        painter.setPen(theme.colour("ink"))
        font = option.font
        font.setBold(bool(index.data(MoveLogModel.CURRENT)))
        painter.setFont(font)
        words = painter.fontMetrics().elidedText(
            index.data(), Qt.TextElideMode.ElideRight, int(text.width())
        )
        painter.drawText(text, flags, words)
        painter.restore()


class LogView(QListView):
    """The log; a click or Enter on a line asks to see the position after it.

    Signals:
        wanted(int): the number of the move to be looked at.
    """

    wanted = Signal(int)

    def __init__(self, model: MoveLogModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self._log = model
        self.setItemDelegate(LogDelegate(theme, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet("QListView { background: transparent; border: none; }")
        self.setAccessibleName(self.tr("Moves"))
        self.clicked.connect(self._ask)
        self.activated.connect(self._ask)
        self._revealed = 0
        model.rowsInserted.connect(self._show_last)
        theme.changed.connect(self.viewport().update)

    def sizeHint(self) -> QSize:
        """It takes what the others leave, and asks for no more than a few lines."""
        return QSize(120, _LEAST_LINES * max(_LINE, self.fontMetrics().height() + 8))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def reveal(self, number: int) -> None:
        """Scroll so that the line of a move can be seen."""
        self._revealed = number
        row = self._log.row_of(number)
        if row is not None:
            self.scrollTo(self._log.index(row))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.reveal(self._revealed)

    def _show_last(self) -> None:
        self.scrollToBottom()

    def _ask(self, index: QModelIndex) -> None:
        self.wanted.emit(index.data(MoveLogModel.NUMBER))
