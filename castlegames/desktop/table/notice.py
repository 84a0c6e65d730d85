"""A note laid over the lower edge of the board: a hint's sentence, or trouble with the file."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
)

from ..art import icon, pixmap
from ..boards.board import Board
from ..style import styled
from ..theme import Theme

_WIDEST = 720
_CHOSEN_FROM = 480
"""Trouble with a choice is no narrower than this."""
_EDGE = 14
_CLOSE = 30
_LOW = 150
"""A place no higher than this is filled."""

Deed = tuple[str, Callable[[], None]]
"""Words, and what they do."""
Choice = tuple[str, Callable[[], None] | Sequence[Deed]]
"""The words of a button, and what it does: a deed, or a menu of deeds."""


class Notice(QFrame):
    """A note that floats over the board and moves nothing.

    It lies on the lower edge of the board's ``note_area``, shows one text at a time and goes when
    it is closed or when ``clear`` is called.
    """

    def __init__(self, theme: Theme, anchor: Board, *, warning: bool = False) -> None:
        super().__init__(anchor.parentWidget())
        self._theme, self._anchor, self._warning = theme, anchor, warning
        styled(self, "card")
        self._picture = QLabel(self)
        self._picture.setFixedSize(24, 24)
        self.text = QLabel(self)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setWordWrap(True)
        self.buttons: list[QPushButton] = []
        said = QHBoxLayout()
        said.setSpacing(10)
        said.addWidget(self._picture)
        said.addWidget(self.text, 1)
        self._close = styled(QToolButton(self), "flat")
        self._close.setAccessibleName(self.tr("Close"))
        self._close.setFixedSize(_CLOSE, _CLOSE)
        self._close.setStyleSheet("padding: 0;")
        self._close.clicked.connect(self.clear)
        said.addWidget(self._close)
        self._row = QHBoxLayout()
        self._row.setSpacing(8)
        self._row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(_EDGE, 10, 8, 10)
        column.setSpacing(0)
        column.addLayout(said, 1)
        column.addLayout(self._row)
        theme.changed.connect(self._draw)
        self._draw()
        self.hide()

    def show_text(self, text: str, choices: Sequence[Choice] = ()) -> None:
        """Show a sentence, with buttons."""
        self._drop_buttons()
        self.text.setText(text)
        self.setAccessibleName(text)
        for words, does in choices:
            button = QPushButton(words, self)
            if not self._warning:
                button.setStyleSheet("padding: 2px 13px;")  # a hint is small, and so is its place
            if callable(does):
                button.clicked.connect(self.clear)
                button.clicked.connect(does)
            else:
                button.setMenu(self._menu(does, button))
            self._row.addWidget(button)
            self.buttons.append(button)
        self._row.setContentsMargins(0, 8 if choices else 0, 6, 0)
        self.show()
        self.place()
        self.raise_()

    def _menu(self, deeds: Sequence[Deed], parent: QPushButton) -> QMenu:
        menu = QMenu(parent)
        for words, call in deeds:
            action = menu.addAction(words)
            action.triggered.connect(self.clear)
            action.triggered.connect(call)
        return menu

    def clear(self) -> None:
        """Take the note away."""
        self.hide()
        self.text.clear()
        self._drop_buttons()

    def place(self) -> None:
        """Lie where the board has room for it; what has to be chosen takes the room it needs."""
        area = self._anchor.note_area().translated(self._anchor.pos())
        board = self._anchor.geometry().adjusted(12, 12, -12, -12).united(area)
        width = min(area.width(), _WIDEST)
        if self.buttons:
            least = _CHOSEN_FROM if self._warning else 0
            needed = max(self._row.sizeHint().width() + 2 * _EDGE, least)
            width = min(max(width, needed), board.width())
        height = max(self.heightForWidth(width), self.sizeHint().height())
        if area.height() <= _LOW:
            height = max(height, area.height())
        left = area.left() + (area.width() - width) // 2
        left = max(board.left(), min(left, board.right() + 1 - width))
        self.setGeometry(left, area.bottom() + 1 - height, width, height)

    def _drop_buttons(self) -> None:
        for button in self.buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []

    def _draw(self) -> None:
        name, colour = ("warning", "bad") if self._warning else ("hint", "accent")
        palette = self._theme.palette
        picture = pixmap(
            f"icons/{name}.svg",
            QSize(24, 24),
            palette,
            self.devicePixelRatioF(),
            getattr(palette, colour),
        )
        self._picture.setPixmap(picture)
        self._close.setIcon(icon("close", self._theme))
