"""Bots for Patchwork: ``LEVELS``, and ``bot(level)``."""

from __future__ import annotations

from castlegames.bots.bot import Bot, Level

from .quick import EasyBot, MediumBot

LEVELS = (
    Level("easy", 0.1),
    Level("medium", 0.3),
    Level("hard", 1.0),
    Level("expert", 3.0),
)

HARD_DEPTH = 4
"""How many steps Hard looks ahead; Expert looks as far as its time allows."""


def bot(level: str) -> Bot:
    """A bot of a level. Raises KeyError if there is none.

    The strong ones load numpy, so only who asks for them does.
    """
    match level:
        case "easy":
            return EasyBot()
        case "medium":
            return MediumBot()
        case "hard":
            from .deep import SearchBot

            return SearchBot(deepest=HARD_DEPTH)
        case "expert":
            from .deep import SearchBot

            return SearchBot(selective=True, tidy=True)
        case _:
            raise KeyError(level)
