"""Castles laid out as columns in rows, and standard ones fitted to the blocks a player owns.

In the standard castles blocks are only ever put in the middle of a flat top, so that every one of
them stands.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from attrs import frozen

from . import components as c
from .moves import Build, Placement
from .placing import standings

ROW_WIDTH = 120.0
BACK_ROW_WIDTH = 92.0
"""What a row may hold, and the back row where the general stands beside it."""
_THREE_ROWS = (15.0, 45.0, -15.0)
_FOUR_ROWS = (15.0, -15.0, 45.0, -45.0)

# How many columns rise above the ground, and to how many storeys at most.
RISES = ((0, 1), (5, 2), (1, 3), (2, 3), (3, 3), (1, 4), (2, 4), (1, 5), (2, 5), (5, 3))


@frozen(order=True)
class Part:
    """A block of a column: mm aside of the column's middle, and degrees of turn."""

    block: int
    aside: float = 0.0
    turn: float = 0.0


@frozen
class Column:
    """Blocks put one on another from the foundation up.

    ``throne`` is where the king stands on it, in mm aside of its middle, if he does; ``room`` the
    width that its row keeps for it.
    """

    parts: tuple[Part, ...]
    throne: float | None = None
    room: float = 0.0

    @property
    def width(self) -> float:
        """What it takes of its row."""
        widest = max(c.kind_of(part.block).width + 2 * abs(part.aside) for part in self.parts)
        return max(widest, self.room)

    @property
    def height(self) -> float:
        """The sum of its blocks' heights."""
        return sum(c.kind_of(part.block).height for part in self.parts)


@lru_cache(maxsize=64)
def standard_castles(seat: int, blocks: tuple[int, ...]) -> tuple[Build, ...]:
    """Different castles of exactly these blocks, king and general; () if none fits.

    None reaches more than 10 mm over the edge, so that neighbours never touch. Nine blocks
    always fit; more do when enough of them can be stacked.
    """
    found: dict[tuple[Placement, ...], None] = {}
    for rising, storeys in RISES:
        for spared in (True, False):
            placements = laid_out(seat, _plan(blocks, rising, storeys, spared))
            if placements is not None:
                found.setdefault(placements)
    return tuple(Build(placements) for placements in found)


def _plan(blocks: Sequence[int], rising: int, storeys: int, spared: bool) -> tuple[Column, ...]:
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
    tops = [*columns, *([block] for block in (*bearers, *others))]
    if throne is not None:
        tops.append([throne])
        crown = tops[-1]
    elif crown is None:
        crown = next((column for column in tops if c.kind_of(column[-1]).flat_top), None)
    return tuple(
        Column(tuple(map(Part, column)), 0.0 if column is crown else None) for column in tops
    )


def _tallness(block: int) -> tuple[float, int]:
    return (c.kind_of(block).height, block)


def laid_out(
    seat: int, columns: Sequence[Column], *, king_behind: bool = False, turned: bool = False
) -> tuple[Placement, ...] | None:
    """The columns in three or four rows, king and general; None if they do not fit.

    ``king_behind``: of three rows the one with the king is the farthest from the hammer base.
    ``turned``: the rows stand the other way round, what would be in front behind.
    """
    for depths in (_THREE_ROWS, _FOUR_ROWS):
        rows = _rows(columns, len(depths))
        if rows is not None:
            break
    else:
        return None
    if king_behind and len(depths) == 3:
        rows.sort(key=lambda row: any(column.throne is not None for column in row))
    if turned:
        depths = depths[::-1]
    placements: list[Placement] = []
    throne: Placement | None = None
    general = Placement(c.general(seat), 0.0, -40.0)
    for row, depth in zip(rows, depths, strict=True):
        total = sum(column.width for column in row)
        left = -total / 2
        if depth < -40.0:
            if total > BACK_ROW_WIDTH:
                return None
            left = -60.0 + max(0.0, (BACK_ROW_WIDTH - total) / 2)
            general = Placement(c.general(seat), left + total + 11.0, -40.0)
        for column in _tallest_inside(row):
            x = left + column.width / 2
            left += column.width
            placements += [
                Placement(part.block, x + part.aside, depth, part.turn) for part in column.parts
            ]
            if column.throne is not None:
                throne = Placement(c.king(seat), x + column.throne, depth)
    if throne is not None:
        placements.append(throne)
    return (*placements, general)


def _rows(columns: Sequence[Column], count: int) -> list[list[Column]] | None:
    """The columns in rows, the widest first; None if they do not fit."""
    rooms = [ROW_WIDTH] * count
    if count == 4:
        rooms[-1] = BACK_ROW_WIDTH
    rows: list[list[Column]] = [[] for _ in range(count)]
    for column in sorted(columns, key=lambda one: (-one.width, -len(one.parts), one.parts)):
        for row, room in enumerate(rooms):
            if room >= column.width:
                rooms[row] -= column.width
                rows[row].append(column)
                break
        else:
            return None
    return rows


def _tallest_inside(row: Sequence[Column]) -> Iterator[Column]:
    """The row's columns from left to right, the tallest in the middle."""
    by_height = sorted(row, key=lambda column: (column.height, column.parts))
    yield from by_height[0::2]
    yield from reversed(by_height[1::2])


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
