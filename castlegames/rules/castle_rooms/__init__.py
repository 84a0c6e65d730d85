"""Castle Rooms: rows of rooms whose stairs and corridors meet, dragons and knights."""

from .game import GAME
from .moves import Discard, Dragon, EndTurn, Extend, Knight, Start
from .rows import Row
from .state import RoomsState

__all__ = [
    "GAME",
    "Discard",
    "Dragon",
    "EndTurn",
    "Extend",
    "Knight",
    "RoomsState",
    "Row",
    "Start",
]
