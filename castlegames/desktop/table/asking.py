"""What the line over the board says."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from castlegames.bots import levels
from castlegames.session.session import Session

from ..boards.board import Board
from ..boards.words import Words
from ..names import addressed
from .prompt_line import PromptLine
from .viewer import Eyes

translate = QCoreApplication.translate

LONG = 2.0
"""Seconds of thinking that are worth being told of."""


class Asking:
    """Puts the right sentence into the prompt line."""

    def __init__(
        self,
        session: Session,
        board: Board,
        line: PromptLine,
        eyes: Eyes,
        words: Words,
        names: Sequence[str],
    ) -> None:
        self._session, self._board, self._line, self._eyes = session, board, line, eyes
        self._words, self._names = words, tuple(names)

    def show(self) -> None:
        """Say what is asked, who thinks, how it ended, or which moment is looked at."""
        session, board, line = self._session, self._board, self._line
        position = board.position
        if position is None:
            line.ask(None, "", "")
            return
        number = position.number
        line.wait_for(session.thinking or 0, session.head, self._seconds())
        if session.view_at is not None:
            label = translate("Table", "Move {n} of {last}").format(n=number, last=session.head)
            line.look_back(number, session.first, session.head, label)
            return
        seat = position.view.to_move
        if seat is None:
            outcome = position.view.outcome()
            text = addressed(self._words.outcome(outcome, self._names)) if outcome else ""
            line.ask(None, text, "")
            return
        if seat in self._eyes.humans:
            text = board.prompt() if position.acting else ""
            text = text or self._words.prompt(position.view, self._names)
        elif session.thinking is None:
            text = translate("Table", "is to move")
        else:
            text = self._thinking()
        question = board.question()
        remark = board.aside() or translate("Table", "Move {n}").format(n=number + 1)
        line.ask(seat, text, question or remark, urgent=bool(question))

    def _thinking(self) -> str:
        """That a bot thinks, and how long that may last if it is long."""
        seconds = self._seconds()
        if not seconds:
            return translate("Table", "is thinking")
        return translate("Table", "is thinking, up to {n} s").format(n=round(seconds))

    def _seconds(self) -> float:
        """How long the bot that thinks may do so, if that is long; else 0."""
        session = self._session
        if session.thinking is None or session.view_at is not None:
            return 0.0
        level = session.seats[session.thinking].bot
        known = {each.name: each.seconds for each in levels(session.game.id)}
        seconds = known.get(level or "", 0.0)
        return seconds if seconds >= LONG else 0.0

    def show_skip(self, waiting: bool) -> None:
        """Offer not to wait: for moves that have not been shown, or for a bot in step mode."""
        session = self._session
        to_move = session.state.to_move
        text = ""
        if waiting:
            text = translate("Table", "Skip (Space)")
        elif session.paused and to_move is not None and to_move not in self._eyes.humans:
            text = translate("Table", "Next move (Space)")
        self._line.show_skip(text)
