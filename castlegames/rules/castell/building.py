"""What castellers and ranks can build: the solver's answers, remembered.

Hands and ranks change seldom, and the same question is asked by legality, festivals, bots and the
board, so each answer is kept for the next one who asks.
"""

from __future__ import annotations

from functools import lru_cache

from .components import FESTIVAL_LEVELS, PERFORMANCES, PLAIN_WIDTH, SKILLS, Performance
from .players import Player
from .towers import (
    Tower,
    best_festival_tower,
    meets_exhibition,
    tower_for_exhibition,
    tower_for_shape,
)

_KEPT = 20_000


def best_tower_of(player: Player, tokens: tuple[int, ...]) -> Tower | None:
    """The player's best tower for a festival with these tokens, or None if none qualifies."""
    return best_tower(player.hand, player.ranks, tokens)


def tower_for_tile(player: Player, tile: int) -> Tower | None:
    """A tower with which the player can perform the tile, or None if there is none."""
    return performance_tower(player.hand, player.ranks, tile)


@lru_cache(_KEPT)
def best_tower(
    hand: tuple[int, ...], ranks: tuple[int, ...], tokens: tuple[int, ...]
) -> Tower | None:
    """The best festival tower of a hand with ranks in the order of ``SKILLS``."""
    balance, base, _, _, width = ranks
    if not set(tokens) <= set(hand) or PLAIN_WIDTH + balance + base + width < FESTIVAL_LEVELS:
        return None
    return best_festival_tower(hand, dict(zip(SKILLS, ranks, strict=True)), tokens)


@lru_cache(_KEPT)
def performance_tower(hand: tuple[int, ...], ranks: tuple[int, ...], tile: int) -> Tower | None:
    """A tower for a performance tile of a hand with ranks in the order of ``SKILLS``."""
    performance = PERFORMANCES[tile]
    skills = dict(zip(SKILLS, ranks, strict=True))
    if performance.is_shape:
        return tower_for_shape(hand, skills, performance.widths)
    return tower_for_exhibition(hand, skills, performance.points, performance.skills)


def performs(tower: Tower, ranks: tuple[int, ...], performance: Performance) -> bool:
    """Whether a legal tower is what the tile asks for."""
    if performance.is_shape:
        return tuple(map(len, tower)) == performance.widths
    skills = dict(zip(SKILLS, ranks, strict=True))
    return meets_exhibition(tower, skills, performance.points, performance.skills)
