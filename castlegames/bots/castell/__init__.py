"""Bots for Castell."""

from __future__ import annotations

from attrs import evolve

from castlegames.bots.bot import Bot, Level

from .expert import Expert
from .players import LookAhead, OneMove, WholeTurn
from .weights import WEIGHTS

LEVELS = (
    Level("easy", 0.1),
    Level("medium", 0.3),
    Level("hard", 1.0),
    Level("expert", 3.0),
)


def bot(level: str) -> Bot:
    """The bot of a level. Raises KeyError if there is none."""
    match level:
        case "easy":
            return OneMove(whim=5.5)
        case "medium":
            return WholeTurn(width=2, weights=evolve(WEIGHTS, horizon=1), whim=5.0)
        case "hard":
            return LookAhead(candidates=5, turns=1, width=8, whim=2.0)
        case "expert":
            return Expert()
    raise KeyError(level)
