"""What a table is made of: board, line, bar and panel, how they lie, and what covers them."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QImage, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from castlegames.session.session import Session

from ..actions import Actions
from ..boards import board_class
from ..boards.board import Board, BoardContext
from ..boards.words import words
from ..names import shown
from ..settings import SettingsStore
from ..sound import Sounds
from ..style import styled
from ..theme import Theme
from .accessible import announce
from .action_bar import ActionBar
from .curtain import Curtain
from .end_of_match import EndOfMatch
from .folding import MARGIN, Folding
from .log_model import MoveLogModel
from .motion import Motion
from .notice import Notice
from .panel import SidePanel
from .prompt_line import PromptLine
from .score_model import ScoreModel
from .viewer import Eyes

_LEAST = QSize(860, 480)


class TableFrame(QWidget):
    """The parts of a table and how they lie; what happens at it is the table's own."""

    def __init__(
        self,
        session: Session,
        theme: Theme,
        settings: SettingsStore,
        actions: Actions,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        styled(self, "table")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.session = session
        self._theme, self._settings, self._actions = theme, settings, actions
        self._words = words(session.game.id)
        self._names = tuple(shown(seat.name) for seat in session.seats)
        self.eyes = Eyes(session, settings)
        self.motion = Motion(settings, self)
        self.sounds = Sounds(settings, self)
        self.scores = ScoreModel(self._words, session.game.score_parts, self._names, self)
        self.moves = MoveLogModel(self)
        self.board = self._make_board()
        self.prompt = PromptLine(self._names, self.scores, theme, settings, self)
        self.bar = ActionBar(actions.undo, actions.redo, actions.hint, theme, self)
        self.panel = SidePanel(self._names, self.scores, self.moves, theme, self)
        self.hint_note = Notice(theme, self.board)
        self.trouble_note = Notice(theme, self.board, warning=True)
        self.end = EndOfMatch(self._names, self.scores, theme, self)
        self.end.hide()
        self.curtain = Curtain(theme, self)
        self._in_front: QWidget = self.board
        self._lay_out()
        for seat, card in enumerate(self.panel.cards):
            widget = self.board.seat_widget(seat)
            if widget is not None:
                card.add_widget(widget)

    def _make_board(self) -> Board:
        session = self.session
        context = BoardContext(
            game=session.game,
            words=self._words,
            names=self._names,
            humans=self.eyes.humans,
            theme=self._theme,
            settings=self._settings,
            motion=self.motion,
            projections=not session.options.get("purist", False),
            free_undo=session.options.get("relaxed_undo") is True,
        )
        return board_class(session.game.id)(context, self)

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(10)
        left.addWidget(self.prompt)
        left.addWidget(self.board, 1)
        left.addWidget(self.bar)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(MARGIN, 12, MARGIN, 12)
        self._row.setSpacing(MARGIN)
        self._row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._row.addLayout(left, 1)
        self._row.addWidget(self.panel)
        self._folding = Folding(self, self._row, self.panel, self.prompt)

    def _hide_end(self) -> None:
        if not self.end.isHidden():
            self.end.hide()
            self._lock()
            self._focus_board()

    def _lock(self) -> None:
        """Let no key reach what the curtain or the end of the match covers."""
        covered = self.curtain.down or not self.end.isHidden()
        for part in (self.prompt, self.board, self.bar, self.panel):
            part.setEnabled(not covered)

    def _focus_board(self) -> None:
        self._in_front = self.board
        self.board.setFocus()

    def setFocus(self, *reason: Qt.FocusReason) -> None:
        """Give the keyboard to what is in front: the board, the curtain or the end.

        A focus proxy of Qt's would take the other buttons of the end out of Tab's way.
        """
        self._in_front.setFocus(*reason)

    def minimumSizeHint(self) -> QSize:
        return _LEAST

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._folding.fit()
        if self.curtain.down:
            self.curtain.setGeometry(self.rect())
        self.end.setGeometry(self.rect())
        QTimer.singleShot(0, self, self._place_notes)

    def _place_notes(self) -> None:
        for note in (self.hint_note, self.trouble_note):
            if note.isVisible():
                note.place()

    def zoom_in(self) -> None:
        """Show the board larger."""
        self.board.zoom_in()

    def zoom_out(self) -> None:
        """Show the board smaller."""
        self.board.zoom_out()

    def zoom_reset(self) -> None:
        """Show the whole board."""
        self.board.zoom_reset()

    def thumbnail(self, size: QSize) -> QImage | None:
        """A small picture of the board, or None when it would show somebody's hand."""
        return None if self.eyes.secrets_on_screen else self.board.thumbnail(size)

    def picture(self) -> QImage | None:
        """The result, or the board as it is shown; None while it would show somebody's hand."""
        if not self.end.isHidden():
            return self.end.picture()
        if self.eyes.secrets_on_screen or self.curtain.down:
            return None
        return self.board.thumbnail(self.board.size() * 2)

    def _speak(self, sentence: str) -> None:
        announce(self.board, sentence)
