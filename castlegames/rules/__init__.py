"""The rules of every game, as pure Python.

``games()`` lists the games that can be played, ``game(id)`` gives one of them.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

from .game import (
    Event,
    Game,
    IllegalMove,
    Json,
    Move,
    Option,
    Outcome,
    Reason,
    Score,
    State,
    Value,
)
from .stream import Draws, Stream

__all__ = [
    "Draws",
    "Event",
    "Game",
    "IllegalMove",
    "Json",
    "Move",
    "Option",
    "Outcome",
    "Reason",
    "Score",
    "State",
    "Stream",
    "Value",
    "game",
    "games",
]

_IDS = ("patchwork", "castle_rooms", "castell", "castle_crush")
"""The games that work, in the order of the lobby. Each is a package here with a ``GAME``."""


@cache
def game(game_id: str) -> Game:
    """The game with this id. Raises KeyError if there is none."""
    if game_id not in _IDS:
        raise KeyError(game_id)
    found: Game = import_module(f".{game_id}", __package__).GAME
    return found


def games() -> tuple[Game, ...]:
    """All games that can be played, in the order of the lobby."""
    return tuple(game(game_id) for game_id in _IDS)
