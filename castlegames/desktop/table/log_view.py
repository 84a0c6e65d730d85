"""The list of moves: a line a move, or more where its words need them; the one on show marked."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)
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
_LEAST_LINES = 3
_MOST_ROWS = 3
_NUMBER_WIDTH = 33
_MARK = 16
_MARGIN, _GAP = 2, 8
_UNITS = "utf-16-le"

Index = QModelIndex | QPersistentModelIndex


def rows_of(text: str, font: QFont, width: float) -> list[str]:
    """A text in at most three rows of a width; what does not fit is left out of the last."""
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout = QTextLayout(text, font)
    layout.setTextOption(option)
    layout.beginLayout()
    starts = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(width, 1.0))
        starts.append(line.textStart())
    layout.endLayout()
    units = text.encode(_UNITS)  # Qt counts in these
    ends = [*starts[1:], len(units) // 2]
    rows = [units[2 * a : 2 * b].decode(_UNITS).strip() for a, b in zip(starts, ends, strict=True)]
    if len(rows) > _MOST_ROWS:
        rest = units[2 * starts[_MOST_ROWS - 1] :].decode(_UNITS)
        last = QFontMetrics(font).elidedText(rest, Qt.TextElideMode.ElideRight, int(width))
        rows[_MOST_ROWS - 1 :] = [last]
    return rows


class LogDelegate(QStyledItemDelegate):
    """Paints a line of the log."""

    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(view)
        self._theme, self._view = theme, view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._view.viewport().width()
        rows = rows_of(index.data(), option.font, self._room(width, index))
        return QSize(120, max(_LINE, len(rows) * option.fontMetrics.height() + 8))

    def _room(self, width: float, index: Index) -> float:
        """The width for the words in a line that is so wide."""
        delta = index.data(MoveLogModel.DELTA)
        taken = self._view.fontMetrics().horizontalAdvance(delta) + _GAP if delta else 0
        return width - 2 * _MARGIN - _NUMBER_WIDTH - _MARK - 3 * _GAP - taken

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: Index,
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
            painter.setBrush(QColor(palette.accent))
            painter.drawRoundedRect(QRectF(rect.left(), rect.top() + 3, 3, rect.height() - 6), 1, 1)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(mixed(palette.paper, palette.wood, 0.18)))
            painter.drawRoundedRect(rect, 6, 6)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QColor(palette.focus))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, 6, 6)
        self._paint_words(painter, rect, option.font, index)
        painter.restore()

    def _paint_words(self, painter: QPainter, rect: QRectF, font: QFont, index: Index) -> None:
        """Number and mark beside the first row, what changed at the right edge, the words."""
        theme = self._theme
        rows = rows_of(index.data(), font, self._room(rect.width() + 2 * _MARGIN, index))
        painter.setFont(font)
        height = painter.fontMetrics().height()
        first = QRectF(rect)
        if len(rows) > 1:
            first.setTop(rect.center().y() - height * len(rows) / 2)
            first.setHeight(height)
        flags = int(Qt.AlignmentFlag.AlignVCenter)
        right = int(Qt.AlignmentFlag.AlignRight)
        painter.setPen(theme.colour("ink_soft"))
        number = QRectF(rect.left(), first.top(), _NUMBER_WIDTH, first.height())
        painter.drawText(number, flags | right, str(index.data(MoveLogModel.NUMBER)))
        mark = QRectF(number.right() + _GAP, first.center().y() - _MARK / 2, _MARK, _MARK)
        paint_seat(painter, mark, index.data(MoveLogModel.SEAT), theme)
        text = QRectF(first)
        text.setLeft(mark.right() + _GAP)
        text.setRight(rect.right() - _GAP)
        painter.drawText(text, flags | right, index.data(MoveLogModel.DELTA))
        painter.setPen(theme.colour("ink"))
        for row in rows:
            painter.drawText(text, flags, row)
            text.translate(0, height)


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
        self.setWordWrap(True)  # another width lays the lines out anew
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
        elif number <= 0:
            self.scrollToTop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.reveal(self._revealed)

    def _show_last(self) -> None:
        self.scrollToBottom()

    def _ask(self, index: QModelIndex) -> None:
        self.wanted.emit(index.data(MoveLogModel.NUMBER))
