"""A bar over the page for a trouble that lasts: what it is, what to do, and a button that helps."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from .paper import IconLabel, button, label
from .style import styled
from .theme import Theme
from .trouble_words import TroubleText


class MessageBar(QFrame):
    """Hidden while there is nothing to say.

    Signals:
        helped: the person pressed the button that helps.
    """

    helped = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        styled(self, "warning")
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 8, 16, 8)
        row.setSpacing(12)
        row.addWidget(IconLabel("warning", theme, 24, "bad"))
        words = QVBoxLayout()
        words.setSpacing(0)
        self.what = label("", "strong", wrap=True)
        self.advice = label("", wrap=True)
        words.addWidget(self.what)
        words.addWidget(self.advice)
        row.addLayout(words, 1)
        self._help = button("")
        self._help.clicked.connect(self.helped)
        row.addWidget(self._help)
        self._close = button(self.tr("Hide"), "flat")
        self._close.clicked.connect(self.hide)
        row.addWidget(self._close)
        self.hide()

    def say(self, text: TroubleText, help_text: str = "") -> None:
        """Show a trouble; ``help_text`` labels the button that helps, if there is one."""
        self.what.setText(text.what)
        self.advice.setText(text.advice)
        self.advice.setVisible(bool(text.advice))
        self._help.setText(help_text)
        self._help.setVisible(bool(help_text))
        self.setAccessibleName(f"{text.what} {text.advice}")
        self.show()
