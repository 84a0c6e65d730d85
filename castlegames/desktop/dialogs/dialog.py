"""What all dialogs share: paper, a heading, and a shade over the window behind."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from ..paper import label, rule


class Dialog(QDialog):
    """A dialog on paper. Contents go into ``body``, buttons into ``buttons``.

    It is shown with ``open`` and destroyed when it is closed.
    """

    def __init__(self, title: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setModal(True)
        self._shade: Shade | None = None
        self._sheet = QVBoxLayout(self)
        self._sheet.setContentsMargins(0, 0, 0, 0)
        self._sheet.setSpacing(0)
        head = QVBoxLayout()
        head.setContentsMargins(28, 22, 28, 18)
        head.setSpacing(4)
        self.heading = label(title, "title")
        self.subtitle = label("", "soft", wrap=True)
        self.subtitle.hide()
        head.addWidget(self.heading)
        head.addWidget(self.subtitle)
        self._sheet.addLayout(head)
        self._sheet.addWidget(rule())
        self.body = QVBoxLayout()
        self.body.setContentsMargins(28, 20, 28, 20)
        self.body.setSpacing(12)
        self._sheet.addLayout(self.body, 1)
        self._sheet.addWidget(rule())
        self.buttons = QHBoxLayout()
        self.buttons.setContentsMargins(28, 14, 28, 16)
        self.buttons.setSpacing(12)
        self._sheet.addLayout(self.buttons)

    def say(self, subtitle: str) -> None:
        """Put a sentence under the heading."""
        self.subtitle.setText(subtitle)
        self.subtitle.setVisible(bool(subtitle))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        parent = self.parentWidget()
        if parent is not None and self._shade is None:
            self._shade = Shade(parent.window())
            self._shade.show()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._shade is not None:
            self._shade.hide()
            self._shade.deleteLater()
            self._shade = None


class Shade(QWidget):
    """A dark veil over a window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setGeometry(window.rect())
        window.installEventFilter(self)
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(event.rect(), QColor(30, 24, 18, 110))
