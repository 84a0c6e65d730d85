"""Bots for workers to find that fail as they are called, and others that move at random."""

from __future__ import annotations

from castlegames.bots.bot import Bot, RandomBot
from tests.session import odd_bots

FIND = f"{__name__}:find"
FAILS = ("raises", "dies", "cheats")


def find(game_id: str, level: str) -> Bot:
    """The bot that fails in this way; for a level of the game one that plays."""
    return odd_bots.find(game_id, level) if level in FAILS else RandomBot()
