"""A question with two answers, asked before something that cannot be undone by itself."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ..paper import button, label
from .dialog import Dialog


class Question(Dialog):
    """Asks; ``accepted`` is emitted for yes, ``rejected`` for no and for Esc."""

    def __init__(self, what: str, advice: str, yes: str, no: str, parent: QWidget | None) -> None:
        super().__init__(what, parent)
        self.heading.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(460)
        self.advice = label(advice, "prompt", wrap=True)
        self.body.addWidget(self.advice)
        self.no = button(no)
        self.no.clicked.connect(self.reject)
        self.yes = button(yes, "primary")
        self.yes.setDefault(True)
        self.yes.clicked.connect(self.accept)
        self.buttons.addStretch(1)
        self.buttons.addWidget(self.no)
        self.buttons.addWidget(self.yes)
        self.yes.setFocus()
