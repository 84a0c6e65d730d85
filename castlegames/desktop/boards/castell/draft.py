"""Building a tower by hand: what adding, taking and moving make of it.

A piece is ``size`` with a casteller from the shelf, ``placed`` with level and place of one in the
tower, or ``card`` with a whole level. It goes to a ``level``, to a ``gap`` as a level of its own,
or back to the ``shelf``.
"""

from __future__ import annotations

from collections.abc import Iterable

from castlegames.rules.castell.towers import Level, Tower

Piece = tuple[object, ...]
Spot = tuple[str, int]

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


def sizes_of(tower: Tower, piece: Piece) -> tuple[int, ...]:
    """The castellers that a piece is."""
    kind, number = piece[0], piece[1]
    assert isinstance(number, int)
    if kind == "size":
        return (number,)
    if kind == "card":
        return tower[number]
    place = piece[2]
    assert isinstance(place, int)
    return (tower[number][place],)


def without(tower: Tower, piece: Piece) -> Tower:
    """The tower without a piece."""
    kind, number = piece[0], piece[1]
    assert isinstance(number, int)
    if kind == "size":
        return tower
    if kind == "card":
        return (*tower[:number], *tower[number + 1 :])
    place = piece[2]
    assert isinstance(place, int)
    return taken(tower, number, place)


def after(tower: Tower, piece: Piece, spot: tuple[object, ...]) -> Tower:
    """The tower with a piece put down on a spot."""
    base = without(tower, piece)
    if spot[0] == "shelf":
        return base
    number = spot[1]
    assert isinstance(number, int)
    sizes = sizes_of(tower, piece)
    if spot[0] == "level":
        return put(base, number, *sizes)
    return inserted(base, number, *sizes)


def destinations(tower: Tower, piece: Piece) -> list[Spot]:
    """Where a piece may go at all."""
    base = without(tower, piece)
    found: list[Spot] = [("gap", gap) for gap in range(len(base), -1, -1)]
    if piece[0] != "card":
        size = sizes_of(tower, piece)[0]
        found += [("level", level) for level in range(len(base)) if fits(base[level], size)]
    if piece[0] != "size":
        found.append(("shelf", 0))
    return found
