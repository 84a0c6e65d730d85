"""Castles that score: spines of flat blocks, with forks, crowns and thrones on them.

A spine whose lowest block is a house may stand on two pointed towers, across their ridges. A plan
is only a plan: whether it stands is for the simulation to say.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from attrs import frozen

from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.designs import Column, Part

FORK = 15.0
"""Two towers on one house stand so far to its sides (mm)."""
BESIDE_KING = -10.5
KING_ASIDE = 15.0
"""A tower and the king beside each other on one house."""
FORK_ROOM = 60.0
LONGEST = 5
"""Most flat blocks in one spine."""
TOPS = ("crown", "fork", "beside", "king")
"""What is on the first spine: one block, two towers, a tower beside the king, or the king."""


@frozen
class Plan:
    """Columns, what they score if nobody attacks (king included, general not), and how high."""

    columns: tuple[Column, ...]
    points: int
    storeys: int


class Stock:
    """Blocks that are not used yet, by kind."""

    def __init__(self, blocks: Sequence[int]) -> None:
        self._left = {name: [] for name in c.KIND_NAMES}  # type: dict[str, list[int]]
        for block in blocks:
            self._left[c.kind_name(block)].append(block)

    def count(self, *kinds: str) -> int:
        """How many of these kinds are left."""
        return sum(len(self._left[kind]) for kind in kinds)

    def take(self, *kinds: str) -> int:
        """A block of the first of these kinds of which there is one."""
        for kind in kinds:
            if self._left[kind]:
                return self._left[kind].pop(0)
        raise KeyError(kinds)

    def rest(self) -> list[int]:
        """All that is left."""
        return [block for blocks in self._left.values() for block in blocks]


_CROWNS = ("pointed_tower", "slant_tower", "pointed_house", "roof")
_TOWERS = ("pointed_tower", "slant_tower")
_FLAT = ("flat_tower", "flat_house")

_Spine = tuple[int, int, bool]
"""Flat towers, flat houses, and whether the towers are below."""


def plans(blocks: Sequence[int]) -> tuple[Plan, ...]:
    """Different plans that use all of these blocks, the best first; king and one spine at least."""
    found: dict[tuple[Column, ...], Plan] = {}
    stock = Stock(blocks)
    towers, houses = stock.count("flat_tower"), stock.count("flat_house")
    for first in _spines(towers, houses):
        for second in _spines(towers - first[0], houses - first[1], longest=3):
            if second[0] + second[1] > first[0] + first[1]:
                continue
            for top, bridged, capped in product(TOPS, (False, True), (True, False)):
                plan = _plan(blocks, first, second, top, bridged, capped)
                if plan is not None:
                    found.setdefault(plan.columns, plan)
    return tuple(sorted(found.values(), key=lambda plan: (-plan.points, plan.storeys)))


def _spines(towers: int, houses: int, longest: int = LONGEST) -> Iterator[_Spine]:
    for t in range(towers + 1):
        for h in range(houses + 1):
            if t + h <= longest:
                yield (t, h, True)
                if t and h:
                    yield (t, h, False)


def _plan(
    blocks: Sequence[int], first: _Spine, second: _Spine, top: str, bridged: bool, capped: bool
) -> Plan | None:
    """One plan; None if the blocks do not allow it."""
    stock = Stock(blocks)
    spines = [_spine(stock, spine) for spine in (first, second) if spine[0] + spine[1]]
    columns: list[Column] = []
    crowned = False
    for number, spine in enumerate(spines):
        base: tuple[Part, ...] = ()
        if bridged and number == 0:
            if c.kind_name(spine[0]) != "flat_house" or stock.count("pointed_tower") < 2:
                return None
            base = tuple(Part(stock.take("pointed_tower"), aside) for aside in (-FORK, FORK))
        column = _topped(stock, spine, top if number == 0 else "crown", crowned)
        if column is None:
            return None
        if base:
            column = Column((*base, *column.parts), column.throne, FORK_ROOM)
        crowned = crowned or column.throne is not None
        columns.append(column)
    singles = [stock.take(*_FLAT) for _ in range(stock.count(*_FLAT))]
    for block in singles:
        if not crowned:
            columns.append(Column((Part(block),), 0.0))
            crowned = True
        elif capped and stock.count(*_CROWNS):
            columns.append(Column((Part(block), Part(stock.take(*_CROWNS)))))
        else:
            columns.append(Column((Part(block),)))
    columns += [Column((Part(block),)) for block in stock.rest()]
    return planned(tuple(columns))


def planned(columns: tuple[Column, ...]) -> Plan:
    """A plan of these columns."""
    crowned = any(column.throne is not None for column in columns)
    points = sum(map(_points, columns)) + c.CASTLE_KING * crowned
    return Plan(columns, points, max(map(_storeys, columns)))


def _spine(stock: Stock, spine: _Spine) -> list[int]:
    towers, houses, towers_below = spine
    low = [stock.take("flat_tower") for _ in range(towers)]
    high = [stock.take("flat_house") for _ in range(houses)]
    return [*low, *high] if towers_below else [*high, *low]


def _topped(stock: Stock, spine: Sequence[int], top: str, crowned: bool) -> Column | None:
    parts = tuple(map(Part, spine))
    on_house = c.kind_name(spine[-1]) == "flat_house"
    match top:
        case "fork" if on_house and stock.count(*_TOWERS) >= 2:
            pair = stock.take("slant_tower", "pointed_tower"), stock.take(*_TOWERS)
            # the slant's high and heavy side looks inwards
            forks = (Part(pair[0], FORK), Part(pair[1], -FORK))
            return Column((*parts, *forks), room=FORK_ROOM)
        case "beside" if on_house and not crowned and stock.count(*_TOWERS):
            tower = Part(stock.take(*_TOWERS), BESIDE_KING)
            return Column((*parts, tower), KING_ASIDE, room=FORK_ROOM)
        case "king" if not crowned:
            return Column(parts, 0.0)
        case "crown" if stock.count(*_CROWNS):
            return Column((*parts, Part(stock.take(*_CROWNS))))
        case "crown":
            return Column(parts)
    return None


def levels(column: Column) -> Iterator[int]:
    """The storey of each part: two beside each other share one."""
    level = 0
    before: Part | None = None
    for part in column.parts:
        beside = before is not None and part.aside == -before.aside and abs(part.aside) == FORK
        level += not beside
        before = None if beside else part
        yield level


def _points(column: Column) -> int:
    most = len(c.STOREY_POINTS)
    return sum(c.STOREY_POINTS[min(level, most) - 1] for level in levels(column))


def _storeys(column: Column) -> int:
    return max(levels(column))
