"""The table of a tutorial: only what is asked for is taken."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent

from castlegames.rules import Move, State
from castlegames.session.session import Session

from ..actions import Actions
from ..settings import SettingsStore
from ..table.table import Table
from ..theme import Theme

_IDLE = ("replay", "play_on", "restart", "rematch", "export")
"""Commands of a table that lead out of a tutorial."""
_TALL = 620
"""Lower than this (pixels) the board needs the room of the prompt line, which says nothing new."""

translate = QCoreApplication.translate


class Guide(Protocol):
    """Who leads through the match."""

    def asks(self) -> bool:
        """Whether the person may act now."""

    def reads(self) -> bool:
        """Whether the person is to read, and the match waits."""

    def refusal(self, move: Move) -> str:
        """Why a legal move is not taken now, in words; nothing if it is."""

    def can_undo(self) -> bool:
        """Whether a move of the tutorial can be taken back."""

    def advise(self) -> None:
        """Show again what is asked for."""


class GuidedTable(Table):
    """A table whose person is guided.

    Signals:
        shown: a position is on show, or what led to it has come to rest.
    """

    shown = Signal()

    def __init__(
        self,
        guide: Guide,
        session: Session,
        theme: Theme,
        settings: SettingsStore,
        actions: Actions,
    ) -> None:
        self._guide = guide
        super().__init__(session, theme, settings, actions)
        actions.withhold(*_IDLE)
        self.prompt.from_here.hide()

    def refresh(self) -> None:
        """Show the position again: the person may act now, or no longer."""
        self._show_now(animate=False)

    def say(self, sentence: str) -> None:
        """Have a screen reader speak."""
        self._speak(sentence)

    def undo(self) -> None:
        if self._own_step or self._guide.can_undo():
            super().undo()

    def hint(self) -> None:
        """Show again what is asked for: here the script knows better than any bot."""
        if not self.curtain.down:
            self._guide.advise()

    @property
    def _own_step(self) -> bool:
        return self.board.acting and bool(self.board.step_text())

    def _apply_pace(self) -> None:
        """Step mode is for matches: here every step waits anyway."""
        if self.session.paused and self.trouble_note.isHidden():
            self.session.resume()
        self._show_turn()

    def _may_act(self, state: State) -> bool:
        return super()._may_act(state) and self._guide.asks()

    def _play(self, move: Move) -> None:
        refusal = self._guide.refusal(move)
        if refusal:
            self.hint_note.show_text(refusal)
            self._show_now(animate=False)
            self._speak(refusal)
            return
        self.hint_note.clear()
        super()._play(move)

    def _show_now(self, animate: bool) -> None:
        super()._show_now(animate)
        self._fit_prompt()
        self.shown.emit()

    def _settled(self) -> None:
        super()._settled()
        self.shown.emit()

    def _show_prompt(self) -> None:
        super()._show_prompt()
        self._say_who_waits()

    def _show_turn(self) -> None:
        super()._show_turn()
        self._say_who_waits()

    def _say_who_waits(self) -> None:
        """While a step is to be read nobody is asked for a move, and nobody thinks about one."""
        position = self.board.position
        if position is None or self.prompt.looking_back or position.acting:
            return
        seat = position.view.to_move
        rests = not self.pacing.waiting and not self.session.busy
        if seat is None or not rests or not self._guide.reads():
            return
        own = seat in self.eyes.humans
        read_on = translate("Tutorial", "read the line above, then press Next")
        text = read_on if own else translate("Tutorial", "moves when you go on")
        self.prompt.ask(seat, text, self.board.aside())
        self.panel.show_turn(seat, None)

    def _fit_prompt(self) -> None:
        self.prompt.setVisible(self.height() >= _TALL or self.prompt.looking_back)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_prompt()

    def _sync_commands(self) -> None:
        super()._sync_commands()
        if not self._closed and not self._own_step and not self._guide.can_undo():
            self._actions.undo.setEnabled(False)
