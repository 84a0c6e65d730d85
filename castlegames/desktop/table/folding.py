"""The side panel beside the board, or folded away into a drawer where the window is narrow."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from .panel import SidePanel
from .prompt_line import PromptLine

FOLD_BELOW = 1100
"""Narrower than this, the side panel folds away into a drawer."""
MARGIN = 14
_SHARE, _MOST = 0.22, 0.262
_USUAL_LETTERS = 14
_WIDTHS = (250, 400)
_DRAWER_SHARE, _DRAWER_LEAST = 0.38, 340


class Folding:
    """Keeps the panel in the table's row or lays it over the board as a drawer."""

    def __init__(
        self, table: QWidget, row: QHBoxLayout, panel: SidePanel, prompt: PromptLine
    ) -> None:
        self._table, self._row, self._panel, self._prompt = table, row, panel, prompt
        self._open = False

    @property
    def open(self) -> bool:
        """Whether the drawer lies open over the board."""
        return self._open

    def fit(self) -> None:
        """Fold or unfold for the table's width."""
        width = self._table.width()
        folded = width < FOLD_BELOW
        self._prompt.show_folded(folded)
        beside = self._row.indexOf(self._panel) >= 0
        if folded:
            if beside:
                self._row.removeWidget(self._panel)
            self._panel.setFixedWidth(self._drawer)
            self._panel.setVisible(self._open)
            self._place()
            return
        self._open = False
        if not beside:
            self._row.addWidget(self._panel)
        letters = self._table.fontInfo().pixelSize() / _USUAL_LETTERS
        share = min(_SHARE * max(1.0, letters), _MOST)
        self._panel.setFixedWidth(min(max(round(width * share), _WIDTHS[0]), _WIDTHS[1]))
        self._panel.show()

    def toggle(self) -> None:
        """Open or shut the drawer."""
        self._open = not self._open
        self._panel.setVisible(self._open)
        self._place()

    def shut(self) -> None:
        """Shut the drawer if it is open."""
        if self._open:
            self.toggle()

    @property
    def _drawer(self) -> int:
        return max(round(self._table.width() * _DRAWER_SHARE), _DRAWER_LEAST)

    def _place(self) -> None:
        if not self._open:
            return
        table = self._table
        top = self._prompt.geometry().bottom() + 8
        left = table.width() - self._drawer - MARGIN
        self._panel.setGeometry(left, top, self._drawer, table.height() - top - MARGIN)
        self._panel.raise_()
