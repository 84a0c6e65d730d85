"""The first screen: matches that wait, and a card for each game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from castlegames import rules

from ..boards.words import words
from ..help_pages import help_page, page_ids
from ..paper import IconLabel, button, label, sheet_of_paper
from ..style import styled
from ..theme import Theme
from ..tutorial.script import has_script
from .continue_card import ContinueCard, Waiting
from .game_card import Box, GameCard

MOST_WAITING = 2
_COLUMNS = (4, 2)
_GAP = 16


def boxes(language: str) -> tuple[Box, ...]:
    """Every game that can be played, then those that only have a page and are coming."""
    found = []
    ready = [game.id for game in rules.games()]
    for game_id in [*ready, *(other for other in page_ids() if other not in ready)]:
        page = help_page(game_id, language)
        seats = rules.game(game_id).seats if game_id in ready else None
        found.append(
            Box(
                game_id=game_id,
                title=words(game_id).title() if seats else page.title if page else game_id,
                blurb=words(game_id).blurb() if seats else page.blurb if page else "",
                players=_range(seats) if seats else page.players if page else "",
                minutes=page.minutes if page else "",
                age=page.age if page else 0,
                ready=seats is not None,
                tutorial=seats is not None and has_script(game_id),
            )
        )
    return tuple(found)


def _range(seats: range) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"


class Lobby(QScrollArea):
    """The page.

    Signals:
        play(str): set up a match of this game.
        learn(str): show the rules of this game.
        teach(str): begin the tutorial of this game.
        go_on(Path): open this match.
        all_matches: show all of them.
    """

    play = Signal(str)
    learn = Signal(str)
    teach = Signal(str)
    go_on = Signal(Path)
    all_matches = Signal()

    def __init__(self, theme: Theme, language: str = "en") -> None:
        super().__init__()
        self._theme = theme
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        page = styled(QWidget(), "table")
        self.setWidget(page)
        self._sheet = sheet = QVBoxLayout(page)
        sheet.setContentsMargins(28, 14, 28, 18)
        sheet.setSpacing(8)
        self._continue_heading = label(self.tr("Continue"), "heading")
        head = QHBoxLayout()
        head.addWidget(self._continue_heading)
        head.addStretch(1)
        self.all_matches_button = button(self.tr("All matches"), "link")
        self.all_matches_button.clicked.connect(self.all_matches)
        head.addWidget(self.all_matches_button)
        sheet.addLayout(head)
        self._waiting_row = QHBoxLayout()
        self._waiting_row.setSpacing(16)
        sheet.addLayout(self._waiting_row)
        self._empty = sheet_of_paper()
        welcome = QHBoxLayout(self._empty)
        welcome.setContentsMargins(20, 16, 20, 16)
        welcome.setSpacing(16)
        welcome.addWidget(IconLabel("hint", theme, 28, "accent"))
        self._welcome = label("", "prompt", wrap=True)
        welcome.addWidget(self._welcome, 1)
        sheet.addWidget(self._empty)
        sheet.addSpacing(4)
        sheet.addWidget(label(self.tr("Games"), "heading"))
        self._grid = QGridLayout()
        self._grid.setSpacing(_GAP)
        sheet.addLayout(self._grid, 1)
        self.cards = [GameCard(box, theme) for box in boxes(language)]
        for card in self.cards:
            card.play.connect(self.play)
            card.learn.connect(self.learn)
            card.teach.connect(self.teach)
        self._columns = 0
        self._arrange(_COLUMNS[0])
        self.waiting_cards: list[ContinueCard] = []
        self.show_waiting(())

    def show_waiting(self, matches: Sequence[Waiting]) -> None:
        """Show the matches that wait, the last one first."""
        while (item := self._waiting_row.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        self.waiting_cards = [ContinueCard(each, self._theme) for each in matches[:MOST_WAITING]]
        for card in self.waiting_cards:
            card.go_on.connect(self.go_on)
        for place in range(MOST_WAITING if self.waiting_cards else 0):
            waiting = place < len(self.waiting_cards)
            self._waiting_row.addWidget(self.waiting_cards[place] if waiting else QWidget(), 1)
        self._empty.setVisible(not self.waiting_cards)
        first = next((card.box.title for card in self.cards if card.box.ready), "")
        self._welcome.setText(
            self.tr(
                "Welcome to the table. Choose a game, or press Enter twice to play {game} "
                "against a bot. Matches that you leave wait for you here."
            ).format(game=first)
        )

    def take_focus(self) -> None:
        """Put the keyboard on the first thing to do: Play of the first game."""
        for card in self.cards:
            if card.box.ready:
                card.play_button.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def take_focus_at(self, game_id: str) -> None:
        """Put the keyboard on Learn of this game."""
        for card in self.cards:
            if card.box.game_id == game_id:
                card.learn_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def game_in_focus(self) -> str | None:
        """The game whose card the keyboard is on."""
        widget = self.focusWidget()
        for card in self.cards:
            if widget is not None and card.isAncestorOf(widget):
                return card.box.game_id
        return None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(self._columns_for(self.viewport().width()))
        QTimer.singleShot(0, self, self._level)  # when the cards have their width

    def _level(self) -> None:
        """All cards tell what their games are about in equally many lines: titles stand level."""
        blurbs = [card.blurb for card in self.cards]
        highest = max(blurb.heightForWidth(blurb.width()) for blurb in blurbs)
        for blurb in blurbs:
            blurb.setMinimumHeight(max(highest, 2 * blurb.fontMetrics().lineSpacing()))

    def _columns_for(self, width: int) -> int:
        """As many columns as leave each card the room that the one with the longest words needs."""
        edges = self._sheet.contentsMargins()
        room = width - edges.left() - edges.right()
        least = max(card.minimumSizeHint().width() for card in self.cards)
        for columns in _COLUMNS:
            if columns * (least + _GAP) - _GAP <= room:
                return columns
        return _COLUMNS[-1]

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for index, card in enumerate(self.cards):
            self._grid.addWidget(card, index // columns, index % columns)
        for column in range(4):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
