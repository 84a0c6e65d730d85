"""Standard castles fitted to the blocks a player owns: floors of rows, with columns on them.

Blocks are only ever put in the middle of a flat top, so every one of these castles stands.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from attrs import frozen

from . import components as c
from .moves import Build, Placement
from .placing import standings

Column = tuple[int, ...]
"""Blocks from the foundation up; all but the last have a flat top."""

ROW_WIDTH = 120.0
BACK_ROW_WIDTH = 92.0
"""What a row may hold, and the back row where the general stands beside it."""
_THREE_ROWS = (0.0, 30.0, -30.0)
_FOUR_ROWS = (15.0, -15.0, 45.0, -45.0)
_FRONT = 15.0

# How many columns rise above the ground, and to how many storeys at most.
RISES = ((0, 1), (5, 2), (1, 3), (2, 3), (3, 3), (1, 4), (2, 4), (1, 5), (2, 5), (5, 3))


@frozen
class Plan:
    """A castle as columns; the king stands on one of them, or nowhere (None)."""

    columns: tuple[Column, ...]
    throne: int | None


@lru_cache(maxsize=64)
def standard_castles(seat: int, blocks: tuple[int, ...]) -> tuple[Build, ...]:
    """Different castles of exactly these blocks, king and general; () if none fits.

    None reaches more than 10 mm over the edge, so that neighbours never touch. Nine blocks
    always fit; more do when enough of them can be stacked.
    """
    found: dict[tuple[Placement, ...], None] = {}
    for rising, storeys in RISES:
        for spared in (True, False):
            placements = _laid_out(seat, _plan(blocks, rising, storeys, spared))
            if placements is not None:
                found.setdefault(placements)
    return tuple(Build(placements) for placements in found)


def _plan(blocks: Sequence[int], rising: int, storeys: int, spared: bool) -> Plan:
    """Columns of at most so many storeys; the throne is spared, or on top of a column."""
    bearers = sorted(block for block in blocks if c.kind_of(block).flat_top)
    others = sorted((b for b in blocks if not c.kind_of(b).flat_top), key=_tallness)
    throne = bearers.pop(0) if spared and bearers else None
    columns: list[list[int]] = [[bearers.pop(0)] for _ in range(min(rising, len(bearers)))]
    for _ in range(storeys - 2):
        for column in columns:
            if bearers:
                column.append(bearers.pop(0))
    crown = None
    for column in columns:
        if len(column) >= storeys:
            continue
        if crown is None and throne is None:
            crown = column
        elif others:
            column.append(others.pop())
    singles = [[block] for block in (*bearers, *others)]
    tops = [*columns, *singles]
    if throne is not None:
        tops.append([throne])
        crown = tops[-1]
    elif crown is None:
        crown = next((column for column in tops if c.kind_of(column[-1]).flat_top), None)
    made = tuple(map(tuple, tops))
    return Plan(made, next((i for i, column in enumerate(tops) if column is crown), None))


def _tallness(block: int) -> tuple[float, int]:
    return (c.kind_of(block).height, block)


def _width(column: Column) -> float:
    return max(c.kind_of(block).width for block in column)


def _rows(columns: Sequence[Column], count: int) -> list[list[int]] | None:
    """The columns' numbers in rows, the widest first; None if they do not fit."""
    rooms = [ROW_WIDTH] * count
    if count == 4:
        rooms[-1] = BACK_ROW_WIDTH
    rows: list[list[int]] = [[] for _ in range(count)]
    order = sorted(range(len(columns)), key=lambda i: (-_width(columns[i]), -len(columns[i]), i))
    for number in order:
        for row, room in enumerate(rooms):
            if room >= _width(columns[number]):
                rooms[row] -= _width(columns[number])
                rows[row].append(number)
                break
        else:
            return None
    return rows


def _laid_out(seat: int, plan: Plan) -> tuple[Placement, ...] | None:
    for depths in (_THREE_ROWS, _FOUR_ROWS):
        rows = _rows(plan.columns, len(depths))
        if rows is not None:
            break
    else:
        return None
    four = len(depths) == 4
    shift = 0.0 if four else _FRONT
    placements: list[Placement] = []
    throne: Placement | None = None
    general = Placement(c.general(seat), 0.0, -40.0)
    for row, depth in zip(rows, depths, strict=True):
        total = sum(_width(plan.columns[number]) for number in row)
        left = -total / 2
        if four and depth == min(depths):
            left = -60.0 + max(0.0, (BACK_ROW_WIDTH - total) / 2)
            general = Placement(c.general(seat), left + total + 11.0, -40.0)
        for number in _tallest_inside(plan.columns, row):
            column = plan.columns[number]
            x = left + _width(column) / 2
            left += _width(column)
            placements += [Placement(block, x, depth + shift) for block in column]
            if number == plan.throne:
                throne = Placement(c.king(seat), x, depth + shift)
    if throne is not None:
        placements.append(throne)
    return (*placements, general)


def _tallest_inside(columns: Sequence[Column], row: Sequence[int]) -> Iterator[int]:
    """The row's columns from left to right, the tallest in the middle."""
    by_height = sorted(row, key=lambda i: (sum(map(_tall, columns[i])), i))
    yield from by_height[0::2]
    yield from reversed(by_height[1::2])


def _tall(block: int) -> float:
    return c.kind_of(block).height


def planned_points(build: Build) -> int:
    """What a castle is worth by its plan, if it is not attacked: blocks, king and general."""
    storey: dict[int | None, int] = {None: 0}
    total = 0
    for standing in standings(build.placements):
        piece = standing.placement.piece
        if piece in c.KINGS:
            total += c.CASTLE_KING
        elif piece in c.GENERALS:
            total += c.CASTLE_GENERAL
        else:
            storey[piece] = 1 + max(storey[low] for low in standing.supports)
            total += c.STOREY_POINTS[min(storey[piece], len(c.STOREY_POINTS)) - 1]
    return total
