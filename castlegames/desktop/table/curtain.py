"""The curtain between two hands: nothing is seen until the next person opens it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from ..style import mixed, styled
from ..theme import Theme
from .seat_card import SeatMarkLabel

_FOLD = 46
_MARGIN = QSize(96, 64)


class Curtain(QWidget):
    """An opaque cloth over the whole table. It comes down before the next view is built.

    Signals:
        opened(int): the person of this seat sits at the screen now.
    """

    opened = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._seat = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAutoFillBackground(True)
        self.mark = SeatMarkLabel(0, 72, theme, self)
        self.title = styled(QLabel(self), "title")
        self.hint = styled(QLabel(self), "soft")
        self.button = styled(QPushButton(self), "primary")
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.clicked.connect(self._open)
        layout = QVBoxLayout(self)
        layout.addStretch(1)
        for widget in (self.mark, self.title, self.hint, self.button):
            layout.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
            layout.addSpacing(8)
        layout.addStretch(1)
        theme.changed.connect(self.update)
        self.hide()

    @property
    def down(self) -> bool:
        """Whether it covers the table."""
        return not self.isHidden()

    @property
    def seat(self) -> int:
        """Whom it waits for."""
        return self._seat

    def cover(self, seat: int, name: str) -> None:
        """Cover the table until the person of this seat opens it."""
        self._seat = seat
        self.mark.show_seat(seat)
        short = self.title.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, 420)
        self.title.setText(self.tr("Pass the screen to {name}").format(name=short))
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.hint.setText(self.tr("The others look away. Enter or a click shows the table."))
        self.button.setText(self.tr("I am {name}").format(name=short).replace("&", "&&"))
        self.setAccessibleName(self.title.text())
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.raise_()
        self.show()
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            self._open()

    def _open(self) -> None:
        self.hide()
        self.opened.emit(self._seat)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        palette = self._theme.palette
        ground = mixed(palette.table, palette.wood, 0.22)
        painter.fillRect(self.rect(), QColor(ground))
        painter.setPen(QPen(QColor(mixed(ground, palette.wood_dark, 0.16)), 10))
        for x in range(_FOLD // 2, self.width(), _FOLD):
            painter.drawLine(x, 0, x, self.height())
        middle = self.rect()
        middle.setSize(middle.size().boundedTo(self.childrenRect().size() + _MARGIN))
        middle.moveCenter(self.childrenRect().center())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(palette.paper_edge), 1.5))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(middle, 12, 12)
