"""What goes wrong in a match, said over the board with what can be done about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from castlegames.session.session import Session
from castlegames.session.trouble import Trouble

from ..trouble_words import trouble_text
from .notice import Choice, Notice

translate = QCoreApplication.translate

_OF_A_BOT = ("bot_failed", "bot_illegal", "worker_died", "worker_hung")


class Troubles:
    """Shows a trouble in a note; a bot in trouble may try again or be replaced by a person."""

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
                choices.append((translate("Table", "Take its seat"), lambda: self._take_seat(seat)))
        self._note.show_text(f"{text.what} {text.advice}".strip(), choices)
        self._speak(text.what)

    def _take_seat(self, seat: int) -> None:
        self._session.change_seat(seat, None)
        self._session.resume()
        self._replaced()
