"""Bots for every game, and the arena that compares them."""

from .bot import LEVELS, Bot, Budget, Choice, Clock, Level, RandomBot, bot, levels

__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "Choice",
    "Clock",
    "Level",
    "RandomBot",
    "bot",
    "levels",
]
