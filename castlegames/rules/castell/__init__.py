"""Castell for two to four: travel, recruit, train and build human towers (castell.md)."""

from .facts import GAME
from .festival_calendar import Festival
from .festivals import Standing
from .moves import (
    EndTurn,
    PassFestival,
    Recruit,
    ShowTower,
    SpecialPerform,
    SpecialRecruit,
    SpecialTravel,
    Train,
    Travel,
)
from .players import Column, Player
from .state import CastellState
from .turn import Asking, Turn
from .verdict import LevelVerdict, Verdict

__all__ = [
    "GAME",
    "Asking",
    "CastellState",
    "Column",
    "EndTurn",
    "Festival",
    "LevelVerdict",
    "PassFestival",
    "Player",
    "Recruit",
    "ShowTower",
    "SpecialPerform",
    "SpecialRecruit",
    "SpecialTravel",
    "Standing",
    "Train",
    "Travel",
    "Turn",
    "Verdict",
]
