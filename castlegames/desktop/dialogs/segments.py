"""A few choices side by side, one of them chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton, QSizePolicy

from ..lists import headed
from ..style import styled


class Segments(QFrame):
    """One choice out of a few; arrow keys move it.

    Signals:
        chosen(object): the value that a person chose.
    """

    chosen = Signal(object)

    def __init__(self, choices: Sequence[tuple[Any, str]], name: str) -> None:
        """``choices`` are values with their labels, ``name`` is for screen readers."""
        super().__init__()
        styled(self, "segments")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        self._values = [value for value, _ in choices]
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(2)
        for index, (_, text) in enumerate(choices):
            segment = styled(QPushButton(text), "segment")
            segment.setCheckable(True)
            segment.setAutoDefault(False)
            segment.setAccessibleName(headed(name, text))
            segment.toggled.connect(self._lead_tab)
            self._group.addButton(segment, index)
            row.addWidget(segment)
        self._group.idClicked.connect(lambda index: self.chosen.emit(self._values[index]))
        self._group.button(0).setChecked(True)

    @property
    def value(self) -> Any:
        """What is chosen."""
        return self._values[self._group.checkedId()]

    def choose(self, value: Any) -> None:
        """Show this value as chosen, without a signal; an unknown one changes nothing."""
        if value in self._values:
            self._group.button(self._values.index(value)).setChecked(True)

    def _lead_tab(self) -> None:
        """Tab comes to the chosen one only; arrow keys go on from there."""
        for each in self._group.buttons():
            chosen = each.isChecked()
            each.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)

    def segment(self, value: Any) -> QPushButton:
        """The button of a value."""
        button = self._group.button(self._values.index(value))
        assert isinstance(button, QPushButton)
        return button
