"""Bots for Patchwork: ``LEVELS``, and ``bot(level)``."""

from __future__ import annotations

from castlegames.bots.bot import Bot, Level

from .quick import EasyBot, MediumBot

LEVELS = (Level("easy", 0.1), Level("medium", 0.3))


def bot(level: str) -> Bot:
    """A bot of a level. Raises KeyError if there is none."""
    return {"easy": EasyBot, "medium": MediumBot}[level]()
