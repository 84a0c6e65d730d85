"""Bots for Castle Rooms."""

from __future__ import annotations

from castlegames.bots.bot import Bot, Level

from .players import LookAhead, OneMove, WholeTurn

LEVELS = (
    Level("easy", 0.1),
    Level("medium", 0.3),
    Level("hard", 1.0),
    Level("expert", 3.0),
)


def bot(level: str) -> Bot:
    """The bot of a level. Raises KeyError if there is none.

    Expert loads numpy, so only who asks for it does.
    """
    match level:
        case "easy":
            return OneMove(whim=6.0)
        case "medium":
            return WholeTurn(whim=0.15)
        case "hard":
            return LookAhead(candidates=24, trust=4, whim=0.08)
        case "expert":
            from .network import Learning

            return LookAhead(candidates=8, trust=200, opinion=Learning())
    raise KeyError(level)
