"""The small hidden game of the sessions' tests on a table: a board that writes what it is shown."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType

from PySide6.QtCore import Qt

from castlegames.desktop.boards.board import Board, Position
from castlegames.desktop.boards.words import OptionWords, Words
from castlegames.rules import Event, Move, Option, Outcome, Reason, State, Value
from tests.session.play import register
from tests.session.tally import TALLY


class TallyWords(Words):
    def title(self) -> str:
        return "Tally"

    def blurb(self) -> str:
        return "Count."

    def prompt(self, view: State, names: Sequence[str]) -> str:
        return "lay a card"

    def move(self, before: State, move: Move, names: Sequence[str]) -> str:
        return str(move)

    def event(self, event: Event, names: Sequence[str]) -> str:
        return event.kind

    def reason(self, reason: Reason, names: Sequence[str]) -> str:
        return reason.code

    def option(self, option: Option) -> OptionWords:
        return OptionWords(option.name, "")

    def part(self, part: str) -> str:
        return part

    def outcome(self, outcome: Outcome, names: Sequence[str]) -> str:
        return "over"

    def level(self, level: str) -> str:
        return level

    def hint(self, view: State, move: Move, reasons: Mapping[str, Value]) -> str:
        return "good"


class TallyBoard(Board):
    """Keeps every position it was shown; figure keys lay cards."""

    def __init__(self, *args: object, **kwargs: object) -> None:
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]
        self.shown: list[Position] = []

    def show_position(self, position: Position) -> None:
        super().show_position(position)
        self.shown.append(position)

    def keyPressEvent(self, event: object) -> None:
        number = event.key() - Qt.Key.Key_1  # type: ignore[attr-defined]
        if self.acting and self.position is not None and 0 <= number < 9:
            moves = self.position.view.legal_moves()
            if number < len(moves):
                self.moveChosen.emit(moves[number])
                return
        event.ignore()  # type: ignore[attr-defined]


def install(patch: Callable[[object, str, object], None], set_item: Callable[..., None]) -> None:
    """Let the program find the game, its words and its board."""
    register(patch, TALLY)
    package = "castlegames.desktop.boards.tally"
    for name, attribute, value in (
        ("", "tally", None),
        (".words", "WORDS", TallyWords()),
        (".board", "BOARD", TallyBoard),
    ):
        module = ModuleType(package + name)
        module.__path__ = []  # type: ignore[attr-defined]
        setattr(module, attribute, value)
        set_item(sys.modules, package + name, module)
