"""How each game lies on the table: ``board_class(game_id)`` gives the class of its board."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .board import Board


def board_class(game_id: str) -> type[Board]:
    """The board class of a game: ``BOARD`` in ``boards.<game_id>.board``.

    Raises ModuleNotFoundError if the game has no board.
    """
    found: type[Board] = import_module(f".{game_id}.board", __name__).BOARD
    return found
