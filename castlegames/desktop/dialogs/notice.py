"""A notice: what happened, what was kept, what to do."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from ..paper import button, label
from .dialog import Dialog


class Notice(Dialog):
    """A short message with one button, and up to two others that do something."""

    def __init__(
        self, what: str, advice: str, parent: QWidget | None, details: str = "", done: str = ""
    ) -> None:
        super().__init__(what, parent)
        self.heading.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(460)
        self.advice = label(advice, "prompt", wrap=True)
        self.body.addWidget(self.advice)
        if details:
            shown = QPlainTextEdit(details)
            shown.setReadOnly(True)
            shown.setMinimumSize(520, 180)
            shown.setAccessibleName(self.tr("Details"))
            self.body.addWidget(shown)
        self.buttons.addStretch(1)
        close = button(done or self.tr("All right"), "primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        self.buttons.addWidget(close)
        close.setFocus()

    def offer(self, text: str, action: Callable[[], None]) -> None:
        """Another button, which does something and closes the notice."""
        other = button(text)
        other.clicked.connect(self.accept)
        other.clicked.connect(action)
        self.buttons.insertWidget(self.buttons.count() - 1, other)
