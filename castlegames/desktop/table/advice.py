"""Hints: the strongest bot's move, drawn on the board with one sentence why."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from castlegames.bots import levels
from castlegames.session.session import Session
from castlegames.session.ticket import Ticket

from ..boards.board import Board
from ..boards.words import Words
from .notice import Notice

SECONDS, PART = 1.0, 0.2
"""How long the strongest bot thinks about a hint: at least so long, or this part of its time."""

translate = QCoreApplication.translate


class Advice:
    """Asks the session for a hint and shows it, if the position is still the same then."""

    def __init__(
        self,
        session: Session,
        board: Board,
        note: Notice,
        words: Words,
        names: Sequence[str],
        speak: Callable[[str], None],
    ) -> None:
        self._session, self._board, self._note = session, board, note
        self._words, self._names, self._speak = words, tuple(names), speak
        self._asked = 0
        """How many hints were asked for or called off; an answer to an older one is dropped."""

    @property
    def possible(self) -> bool:
        """Whether the person at the screen may have a hint now."""
        return self._board.acting and not self._session.options.get("purist", False)

    def ask(self) -> None:
        """Ask for the best move."""
        if not self.possible:
            return
        self._asked += 1
        asked = self._asked
        self._note.show_text(translate("Table", "Looking for a good move…"))
        seconds = max([SECONDS, *(PART * each.seconds for each in levels(self._session.game.id))])
        self._session.hint(seconds).then(lambda ticket: self._answer(ticket, asked))

    def clear(self) -> None:
        """Take the hint away, and do not wait for one any longer."""
        self._asked += 1
        self._note.clear()

    def _answer(self, ticket: Ticket, asked: int) -> None:
        position = self._board.position
        if asked != self._asked or position is None:
            return
        self._note.clear()
        if not self._board.acting:
            return
        if ticket.move is None or not ticket.done:
            self._note.show_text(translate("Table", "There is no hint now."))
            return
        self._board.show_hint(ticket.move)
        move = self._words.move(position.view, ticket.move, self._names)
        why = self._words.hint(position.view, ticket.move, ticket.reasons)
        text = translate("Table", "{move}: {why}").format(move=move[:1].upper() + move[1:], why=why)
        step = self._board.hint_step()
        self._note.show_text(text, ((step, self._board.take_hint),) if step else ())
        self._speak(text)
