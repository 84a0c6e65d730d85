"""Strongholds: a mast between houses, a wall of towers behind it, the king low in front.

The mallet is stopped early by the mast, which leans on the wall, and comes to lie on the wall's
towers; whatever is lower, before it or right behind it, is left alone. Three full rows hold one
another; the general stands behind the wall.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, product
from typing import Literal

from attrs import evolve, frozen

from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.designs import Column, Part

from .castles import Stock, planned
from .layouts import Ranks
from .ways import Way

Kinds = tuple[str, ...]
Place = Literal["before", "beside", "behind"]
"""Where the king stands, seen from the hammer base: low before the mast, beside it, or behind."""


@frozen(eq=False)
class Worth:
    """What strongholds keep less what they give in a round, and what takes away from it.

    ``masts`` from their foot up; ``walls`` of so many towers; ``thrones``, the block that bears
    the king, None for no king; ``places``, where he stands; ``no_sides``, nothing beside him;
    ``no_flanks``, nothing beside the mast, None if that is not built.
    """

    whole: float
    masts: Mapping[Kinds, float]
    walls: Mapping[int, float]
    thrones: Mapping[str | None, float]
    places: Mapping[Place, float]
    no_sides: float
    no_flanks: float | None = None


AT_TWO = Worth(
    whole=22.0,
    masts={
        ("flat_house", "flat_tower"): 1.0,
        ("flat_house", "flat_tower", "pointed_tower"): 0.0,
        ("flat_house", "flat_tower", "slant_tower"): -3.0,
        ("flat_house", "pointed_tower"): -13.0,
        ("flat_house", "slant_tower"): -14.0,
        ("flat_house", "flat_house", "pointed_tower"): -16.0,
        ("flat_house", "flat_house", "slant_tower"): -17.0,
    },
    walls={4: 0.0, 3: -16.0},
    thrones={"flat_house": 0.0, None: -9.0},
    places={"before": 0.0, "beside": -9.0, "behind": -11.0},
    no_sides=-4.0,
)
"""With two seats, where a castle is aimed at three times in a round."""
AT_MORE = Worth(
    whole=22.0,
    masts={
        ("flat_house", "flat_tower"): 0.0,
        ("flat_house", "flat_tower", "pointed_tower"): -1.0,
        ("flat_tower",): -2.0,
        ("flat_house",): -2.0,
        ("pointed_tower",): -2.0,
    },
    walls={4: 0.0, 3: 0.0, 2: -7.0},
    thrones={"flat_house": 0.0, "flat_tower": -3.0, None: -5.0},
    places={"before": 0.0, "beside": 0.0, "behind": -5.0},
    no_sides=-2.0,
    no_flanks=-4.0,
)
"""With more seats, where it is aimed at twice or so and there are fewer blocks for each."""
WALL = 4
"""So many towers are wished for in a wall."""
TOWERS = ("slant_tower", "flat_tower", "pointed_tower")
FLANKS: Mapping[str, float] = {"pointed_house": 0.0, "roof": -0.5, "flat_house": -1.0}
SIDES: Mapping[str, float] = {"roof": 0.0, "pointed_house": -0.5, "flat_house": 0.0}
CROWN = -3.0
"""A block on a house beside the mast or the king."""
SLANTING = -2.0
"""Each slant tower beyond two in the wall, if the mast is of three blocks; only those who are
sparing know."""
EVERY_BLOCK = 10.0
"""What each block that it can use is worth to a builder who wants to use all of them."""
NOT_RETURNED = 1.2
"""The same for one who is sparing: a block more for the next round."""
_LOW = ("roof", "pointed_house", "flat_house")
_CROWNS = ("roof", "pointed_house", "slant_tower", "pointed_tower")


@frozen
class _Design:
    """Kinds for each place, and what they promise; ``crowns`` are put on flat tops."""

    mast: Kinds
    throne: str | None
    flanks: Kinds
    sides: Kinds
    wall: Kinds
    crowns: int
    promise: float


def stronghold(
    blocks: Sequence[int], seats: int, *, sparing: bool, king: Place = "before"
) -> Way | None:
    """The stronghold of these blocks that promises most; None if they make none.

    One who is ``sparing`` leaves out the blocks that would weaken it, down to nine in all; others
    use every block that they can. Blocks that the plan does not use are to be returned.
    """
    counts = Counter(c.kind_name(block) for block in blocks)
    worth = AT_TWO if seats == 2 else AT_MORE
    design = _best(tuple(counts[kind] for kind in c.KIND_NAMES), worth, sparing)
    return None if design is None else _way(blocks, design, worth, king)


def unused(blocks: Sequence[int], way: Way) -> tuple[int, ...]:
    """The blocks that a plan leaves out."""
    parts = {part.block for column in way.plan.columns for part in column.parts}
    return tuple(block for block in blocks if block not in parts)


def lacking(blocks: Sequence[int]) -> Kinds:
    """All kinds, those first that a stronghold of these blocks still lacks."""
    has = Counter(c.kind_name(block) for block in blocks)
    towers = sum(has[kind] for kind in TOWERS)
    low = has["pointed_house"] + has["roof"] + max(0, has["flat_house"] - 2)
    wanted = (
        (has["flat_house"] < 2, "flat_house"),
        (has["flat_tower"] < 1, "flat_tower"),
        (towers < WALL + 1, "slant_tower"),
        (towers < WALL + 1, "flat_tower"),
        (towers < WALL + 1, "pointed_tower"),
        (low < 4, "pointed_house"),
        (low < 4, "roof"),
        (True, "flat_tower"),
        (True, "flat_house"),
        (True, "slant_tower"),
        (True, "pointed_tower"),
        (True, "pointed_house"),
        (True, "roof"),
    )
    return tuple(dict.fromkeys(kind for lacks, kind in wanted if lacks))


@lru_cache(maxsize=256)
def _best(counts: tuple[int, ...], worth: Worth, sparing: bool) -> _Design | None:
    total = sum(counts)
    best, most = None, -99.0
    for design in _designs(dict(zip(c.KIND_NAMES, counts, strict=True)), worth, sparing):
        used = _size(design)
        if used < min(c.KEEP_BLOCKS, total):
            continue
        value = design.promise + (NOT_RETURNED if sparing else EVERY_BLOCK) * used
        if value > most:
            best, most = design, value
    return best


def _size(design: _Design) -> int:
    places = (design.mast, design.flanks, design.sides, design.wall)
    return sum(map(len, places)) + 1 + design.crowns


def _designs(counts: Mapping[str, int], worth: Worth, sparing: bool) -> Iterator[_Design]:
    """All that these kinds allow, and what they promise to one who is sparing or not."""
    for mast, throne in product(worth.masts, worth.thrones):
        middle = (throne,) if throne else _first(counts, _LOW, mast)
        begun = _less(counts, (*mast, *middle))
        if begun is None or not middle:
            continue
        for size, gap in worth.walls.items():
            for wall in combinations_with_replacement(TOWERS, size):
                walled = _less(begun, wall)
                if walled is None:
                    continue
                promise = worth.whole + worth.masts[mast] + worth.thrones[throne] + gap
                if sparing and len(mast) > 2:
                    promise += SLANTING * max(0, wall.count("slant_tower") - 2)
                for flanks, beside in _flanks(worth):
                    left = _less(walled, flanks)
                    if left is not None:
                        frame = _Design(mast, throne, flanks, (), wall, 0, promise + beside)
                        yield from _completed(frame, left, worth.no_sides)


def _flanks(worth: Worth) -> Iterator[tuple[Kinds, float]]:
    for flanks in combinations_with_replacement(FLANKS, 2):
        yield flanks, sum(FLANKS[kind] for kind in flanks)
    if worth.no_flanks is not None:
        yield (), worth.no_flanks


def _completed(design: _Design, left: Mapping[str, int], no_sides: float) -> Iterator[_Design]:
    """The design with what may stand beside the king and on flat tops."""
    for size in (2, 0):
        for sides in combinations_with_replacement(SIDES, size):
            sided = _less(left, sides)
            if sided is None:
                continue
            promise = design.promise + (sum(SIDES[kind] for kind in sides) if sides else no_sides)
            bearing = (*design.flanks, *sides).count("flat_house")
            most = min(bearing, sum(sided[kind] for kind in _CROWNS))
            for crowns in range(most + 1):
                yield evolve(design, sides=sides, crowns=crowns, promise=promise + CROWN * crowns)


def _first(counts: Mapping[str, int], kinds: Kinds, used: Kinds) -> Kinds:
    return next(((kind,) for kind in kinds if counts[kind] > used.count(kind)), ())


def _less(counts: Mapping[str, int], kinds: Kinds) -> Mapping[str, int] | None:
    """What is left when these are taken; None if there are not so many."""
    left = dict(counts)
    for kind in kinds:
        left[kind] -= 1
        if left[kind] < 0:
            return None
    return left


def _way(blocks: Sequence[int], design: _Design, worth: Worth, king: Place) -> Way:
    stock = Stock(blocks)
    mast = Column(tuple(Part(stock.take(kind)) for kind in design.mast))
    middle = stock.take(design.throne) if design.throne else stock.take(*_LOW)
    throne = Column((Part(middle),), 0.0 if design.throne else None)
    low = [[stock.take(kind)] for kind in (*design.sides, *design.flanks)]
    wall = [Column((Part(stock.take(kind)),)) for kind in _outer_first(design.wall)]
    bearers = [column for column in low if c.kind_of(column[0]).flat_top]
    for column in bearers[: design.crowns]:
        column.append(stock.take(*_CROWNS))
    columns = [Column(tuple(map(Part, column))) for column in low]
    sides, flanks = columns[: len(design.sides)], columns[len(design.sides) :]
    match king:
        case "before":
            rows = (_around(throne, sides), _around(mast, flanks))
        case "beside":
            rows = ([*sides[:1], *flanks[:1], *sides[1:]], [throne, mast, *flanks[1:]])
        case "behind":
            rows = (_around(mast, flanks), _around(throne, sides))
    front, inner = rows
    ranks = Ranks((len(front), len(inner), len(wall)))
    placed = 0.0 if king == "beside" and not design.throne else worth.places[king]
    return Way(planned((*front, *inner, *wall)), ranks, design.promise + placed)


def _around(middle: Column, others: Sequence[Column]) -> list[Column]:
    half = len(others) // 2
    return [*others[:half], middle, *others[half:]]


def _outer_first(wall: Kinds) -> Kinds:
    """A wall's kinds from left to right, the highest inside."""
    ordered = sorted(wall, key=TOWERS.index)
    return (*ordered[0::2], *reversed(ordered[1::2]))
