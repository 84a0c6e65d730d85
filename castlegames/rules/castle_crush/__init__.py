"""Castle Crush: stack a castle, let a mallet fall on the others'."""

from .crush import CastleCrush
from .moves import (
    NEEDS_OUTCOME,
    Build,
    Outcome,
    Pass,
    Placement,
    Release,
    Rest,
    Return,
    Swing,
    Take,
)
from .state import CastleCrushState

__all__ = [
    "GAME",
    "NEEDS_OUTCOME",
    "Build",
    "CastleCrush",
    "CastleCrushState",
    "Outcome",
    "Pass",
    "Placement",
    "Release",
    "Rest",
    "Return",
    "Swing",
    "Take",
]

GAME = CastleCrush()
