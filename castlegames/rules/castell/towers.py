"""The tower solver: judge a tower, find the best one, or prove that there is none.

A tower is a tuple of levels from the bottom up, a level a tuple of casteller sizes in any order;
the towers found here list each level from big to small. Ranks map the skills ``balance``, ``base``,
``mix``, ``strength`` and ``width`` to how often each may be used in one tower; a skill left out has
rank 0. Everything is exact: None is a proof (castell.md, "Towers").
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import pairwise

from .components import FESTIVAL_LEVELS, PLAIN_WIDTH, SKILLS
from .festival_search import best_tower
from .performance_search import exhibition_tower, shape_tower

Level = tuple[int, ...]
Tower = tuple[Level, ...]

__all__ = [
    "SKILLS",
    "Level",
    "Tower",
    "best_festival_tower",
    "is_legal",
    "meets_exhibition",
    "qualifies",
    "skill_uses",
    "stands",
    "tower_for_exhibition",
    "tower_for_shape",
    "tower_points",
]


def skill_uses(levels: Sequence[Sequence[int]]) -> tuple[Mapping[str, int], ...]:
    """Every minimal way to make a tower legal, from the least Width to the most.

    A way maps each skill that is used to its number of uses: the empty mapping for a tower that
    needs none. () if no skill can save the tower, or if it has no level.
    """
    if not stands(levels):
        return ()
    widths = [len(level) for level in levels]
    fixed = {
        "balance": sum(low == high for low, high in pairwise(widths)),
        "mix": sum(max(level) != min(level) for level in levels),
        "strength": sum(max(high) == min(low) for low, high in pairwise(levels)),
    }
    ways = []
    for limit in sorted({PLAIN_WIDTH, *(width for width in widths if width > PLAIN_WIDTH)}):
        uses = {
            **fixed,
            "base": sum(width > limit for width in widths),
            "width": limit - PLAIN_WIDTH,
        }
        ways.append({skill: uses[skill] for skill in SKILLS if uses[skill]})
    return tuple(ways)


def stands(levels: Sequence[Sequence[int]]) -> bool:
    """Whether some ranks make the tower legal: the rules that no skill lifts."""
    return (
        bool(levels)
        and all(levels)
        and all(max(level) - min(level) <= 1 for level in levels)
        and all(len(high) <= len(low) and max(high) <= min(low) for low, high in pairwise(levels))
    )


def is_legal(levels: Sequence[Sequence[int]], ranks: Mapping[str, int]) -> bool:
    """Whether these ranks allow the tower."""
    return any(_within(uses, ranks) for uses in skill_uses(levels))


def meets_exhibition(
    levels: Sequence[Sequence[int]],
    ranks: Mapping[str, int],
    height: int,
    skills: Collection[str],
) -> bool:
    """Whether the tower has this many levels and uses every skill of the exhibition."""
    return len(levels) == height and any(
        _within(uses, ranks) and all(skill in uses for skill in skills)
        for uses in skill_uses(levels)
    )


def tower_points(levels: Sequence[Sequence[int]], tokens: Collection[int]) -> int:
    """Points at a festival: levels, and castellers whose size is on a token there."""
    return len(levels) + sum(size in tokens for level in levels for size in level)


def qualifies(levels: Sequence[Sequence[int]], tokens: Collection[int]) -> bool:
    """Whether a festival with these size tokens takes the tower, be it legal or not."""
    shown = {size for level in levels for size in level}
    return len(levels) >= FESTIVAL_LEVELS and shown.issuperset(tokens)


def best_festival_tower(
    sizes: Iterable[int], ranks: Mapping[str, int], tokens: Collection[int]
) -> Tower | None:
    """The best tower for a festival from castellers of these sizes, or None if none qualifies.

    Best: most points, then most castellers of the tokens' sizes, then fewest castellers in all.
    """
    return best_tower(sizes, ranks, tokens, FESTIVAL_LEVELS, PLAIN_WIDTH)


def tower_for_shape(
    sizes: Iterable[int], ranks: Mapping[str, int], widths: Sequence[int]
) -> Tower | None:
    """A tower with exactly these widths from the bottom up, or None if there is none."""
    return shape_tower(sizes, ranks, widths, PLAIN_WIDTH)


def tower_for_exhibition(
    sizes: Iterable[int], ranks: Mapping[str, int], levels: int, skills: Collection[str]
) -> Tower | None:
    """A tower of exactly so many levels that uses each of the skills, or None if there is none."""
    return exhibition_tower(sizes, ranks, levels, skills, PLAIN_WIDTH)


def _within(uses: Mapping[str, int], ranks: Mapping[str, int]) -> bool:
    return all(count <= ranks.get(skill, 0) for skill, count in uses.items())
