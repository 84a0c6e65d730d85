"""What a tutorial holds: a deal, and steps of one sentence each.

To give a game a tutorial, write ``boards/<game_id>/tutorial.py`` with ``SCRIPT``. Sentences are
marked with ``QT_TRANSLATE_NOOP`` and the script's ``context``, and translated when they are shown;
``{partner}`` in them is the name of the other seat. A game without that module has no tutorial.

The person sits at seat 0, the partner at seat 1. A step is one of three:

read      it has neither a wish nor ``on_board``: "Next" goes on;
wish      a move of the person goes on, any that ``Wish.takes``;
on_board  the board's first step of its own (``Board.step_text``) goes on: a piece was put down.

After a step the partner makes its ``replies``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from attrs import field, frozen

from castlegames.rules import Game, Move, State, Value

from .. import boards

SEATS = 2

Reply = str | Callable[[State], Move]
"""A move's text form, or what finds the move in the position as its seat sees it."""


@frozen
class Wish:
    """A move that the person is asked for.

    ``example`` is its text form; it is drawn on the board as advice. ``takes`` says of every legal
    move whether it does as well (without it only the example does); where the example is not legal
    or not given, the first legal move that does is drawn instead.
    """

    example: str = ""
    takes: Callable[[Move], bool] | None = None

    def grants(self, move: Move) -> bool:
        """Whether a legal move is what is asked for."""
        if self.takes is not None:
            return self.takes(move)
        return str(move) == self.example

    def move(self, game: Game, state: State) -> Move:
        """A move that does what is asked. Raises ValueError if none in this position does."""
        if self.example:
            example = game.read_move(self.example)
            if state.why_not(example) is None:
                return example
        for move in state.legal_moves():
            if self.grants(move):
                return move
        raise ValueError(f"nothing here does for {self.example!r}")


@frozen
class Step:
    """One sentence or two, and what goes on from it."""

    text: Any
    wish: Wish | None = None
    on_board: bool = False
    replies: tuple[Reply, ...] = ()

    @property
    def moves(self) -> int:
        """How many moves of the match belong to it."""
        return (self.wish is not None) + len(self.replies)


@frozen
class Script:
    """A tutorial. ``opening`` holds the moves of both seats that were made before it begins."""

    context: str
    seed: int
    options: Mapping[str, Value] = field(hash=False)
    steps: tuple[Step, ...]
    opening: tuple[str, ...] = ()


def has_script(game_id: str) -> bool:
    """Whether a game has a tutorial; its script is not loaded."""
    board = f"{boards.__name__}.{game_id}"
    return find_spec(board) is not None and find_spec(f"{board}.tutorial") is not None


def script(game_id: str) -> Script:
    """The tutorial of a game: ``SCRIPT`` in ``boards.<game_id>.tutorial``.

    Raises ModuleNotFoundError if the game has none.
    """
    found: Script = import_module(f".{game_id}.tutorial", boards.__name__).SCRIPT
    return found
