"""The sentences of a game: what turns the keys of rules and bots into text."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module

from attrs import field, frozen
from PySide6.QtCore import QCoreApplication

from castlegames.rules import Event, Move, Option, Outcome, Reason, State, Value

translate = QCoreApplication.translate


@frozen
class OptionWords:
    """Label and one-line help of an option, and a label for each of its choices."""

    label: str
    help: str
    choices: Mapping[Value, str] = field(factory=dict, hash=False)


class Words(ABC):
    """The sentences of one game, in the language in force.

    ``names`` are the seats' names in seat order. Each method raises KeyError for a key that the
    game does not have, so that a forgotten sentence cannot pass a test.
    """

    @abstractmethod
    def title(self) -> str:
        """The game's name."""

    @abstractmethod
    def blurb(self) -> str:
        """What the game is about, in one sentence for the lobby."""

    @abstractmethod
    def prompt(self, view: State, names: Sequence[str]) -> str:
        """What the seat to move is asked, without its name: "place the special patch"."""

    @abstractmethod
    def move(self, before: State, move: Move, names: Sequence[str]) -> str:
        """A move for log and undo, short and without the mover's name: "take patch 12"."""

    def delta(self, before: State, move: Move, after: State) -> str:
        """What a move changed for its mover, for the right edge of the log: "−7, +10"."""
        del move
        seat = before.to_move
        if seat is None:
            return ""
        change = after.scores()[seat].total - before.scores()[seat].total
        return f"{change:+d}".replace("-", "\N{MINUS SIGN}") if change else ""

    @abstractmethod
    def event(self, event: Event, names: Sequence[str]) -> str:
        """What happened, as a short sentence."""

    @abstractmethod
    def reason(self, reason: Reason, names: Sequence[str]) -> str:
        """Why a move is not legal, as a short sentence."""

    @abstractmethod
    def option(self, option: Option) -> OptionWords:
        """Label, help and choices of a match option."""

    @abstractmethod
    def part(self, part: str) -> str:
        """A part of the score: "empty cells"."""

    @abstractmethod
    def outcome(self, outcome: Outcome, names: Sequence[str]) -> str:
        """Who won and what decided it, as a sentence."""

    @abstractmethod
    def level(self, level: str) -> str:
        """What a bot of this level does, in one honest line."""

    @abstractmethod
    def hint(self, view: State, move: Move, reasons: Mapping[str, Value]) -> str:
        """Why a bot would play this move, as one sentence built from its numbers."""


def words(game_id: str) -> Words:
    """The sentences of a game: ``WORDS`` in its ``words`` module."""
    found: Words = import_module(f".{game_id}.words", __package__).WORDS
    return found


def level_name(level: str) -> str:
    """A level as it is called on screen."""
    names = {
        "easy": translate("Levels", "Easy"),
        "medium": translate("Levels", "Medium"),
        "hard": translate("Levels", "Hard"),
        "expert": translate("Levels", "Expert"),
    }
    return names.get(level, level.capitalize())


def integer(value: Value) -> int:
    """A value of the rules or of a bot as the whole number that it has to be; else TypeError."""
    if not isinstance(value, int):
        raise TypeError(f"a number is needed, not {value!r}")
    return value
