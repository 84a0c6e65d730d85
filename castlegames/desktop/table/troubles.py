"""What goes wrong in a match, said over the board with what can be done about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication

from castlegames.bots import levels
from castlegames.session.session import Session
from castlegames.session.trouble import Trouble

from ..boards.words import level_name
from ..trouble_words import trouble_text
from .notice import Choice, Deed, Notice

translate = QCoreApplication.translate

_OF_A_BOT = ("bot_failed", "bot_illegal", "worker_died", "worker_hung")


class Troubles:
    """Shows a trouble in a note.

    A bot in trouble may try again, or its seat goes to a person or to a bot of another level.
    """

    def __init__(
        self,
        session: Session,
        note: Notice,
        names: Sequence[str],
        speak: Callable[[str], None],
        replaced: Callable[[], None],
    ) -> None:
        self._session, self._note, self._names = session, note, tuple(names)
        self._speak, self._replaced = speak, replaced

    def show(self, trouble: Trouble) -> None:
        """Say what is wrong."""
        text = trouble_text(trouble, self._names)
        choices: list[Choice] = []
        if trouble.code in _OF_A_BOT:
            choices.append((translate("Table", "Let it try again"), self._session.resume))
            seat = trouble.args.get("seat")
            if isinstance(seat, int):
                choices.append((translate("Table", "Take its seat"), lambda: self._give(seat)))
                choices.append((translate("Table", "Another level"), self._levels(seat)))
        self._note.show_text(f"{text.what} {text.advice}".strip(), choices)
        self._speak(text.what)

    def _levels(self, seat: int) -> list[Deed]:
        """The other levels that may have a seat."""
        session = self._session
        return [
            (level_name(level.name), partial(self._give, seat, level.name))
            for level in levels(session.game.id)
            if level.name != session.seats[seat].bot
        ]

    def _give(self, seat: int, level: str | None = None) -> None:
        """Give a seat to a bot of a level, or to a person."""
        self._session.change_seat(seat, level)
        self._session.resume()
        self._replaced()
