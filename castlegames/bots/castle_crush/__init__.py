"""Bots for Castle Crush: they build by plan, try their swings in the simulation, choose blocks.

Nothing here loads MuJoCo or numpy until a bot has to simulate.
"""

from __future__ import annotations

from castlegames.bots.bot import Bot, Level

from .player import SKILLS, CastleCrushBot

LEVELS = tuple(Level(name, skill.seconds) for name, skill in SKILLS.items())


def bot(level: str) -> Bot:
    """The bot of a level. Raises KeyError if there is none."""
    return CastleCrushBot(SKILLS[level])
