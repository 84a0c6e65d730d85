"""Building a tower by hand: what adding, taking and moving make of it."""

from __future__ import annotations

from collections.abc import Iterable

from castlegames.rules.castell.towers import Level, Tower

MIXED_AT_MOST = 1
"""How far apart the sizes of a level may be, whatever the skills."""


def _big_first(sizes: Iterable[int]) -> Level:
    return tuple(sorted(sizes, reverse=True))


def put(tower: Tower, level: int, *sizes: int) -> Tower:
    """The tower with these castellers more on a level, counted from 0."""
    return (*tower[:level], _big_first((*tower[level], *sizes)), *tower[level + 1 :])


def inserted(tower: Tower, gap: int, *sizes: int) -> Tower:
    """The tower with a new level below the one that was number ``gap``."""
    return (*tower[:gap], _big_first(sizes), *tower[gap:])


def taken(tower: Tower, level: int, place: int) -> Tower:
    """The tower without one casteller; a level that is empty then is gone."""
    rest = (*tower[level][:place], *tower[level][place + 1 :])
    return (*tower[:level], *((rest,) if rest else ()), *tower[level + 1 :])


def moved(tower: Tower, level: int, gap: int) -> Tower:
    """The tower with a whole level at another place."""
    rest = (*tower[:level], *tower[level + 1 :])
    return inserted(rest, gap - (gap > level), *tower[level])


def fits(level: Level, *sizes: int) -> bool:
    """Whether some skill lets these sizes stand together."""
    every = (*level, *sizes)
    return max(every) - min(every) <= MIXED_AT_MOST


def within(tower: Tower, hand: Iterable[int]) -> Tower:
    """What is left of a tower when only these castellers are there."""
    free = list(hand)
    levels = []
    for level in tower:
        kept = []
        for size in level:
            if size in free:
                free.remove(size)
                kept.append(size)
        if kept:
            levels.append(tuple(kept))
    return tuple(levels)
