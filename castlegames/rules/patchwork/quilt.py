"""Quilts as numbers: bit ``row * 9 + column`` is set where a cell is covered.

Cells count from 0 at the top left to 80 at the bottom right; their names are ``a1`` to ``i9``,
column before row.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, reduce
from operator import and_

from .components import BONUS_SIDE, PATCHES, Patch

SIDE = 9
CELLS = SIDE * SIDE
FULL = (1 << CELLS) - 1
"""The quilt without an empty cell."""

_COLUMNS = "abcdefghi"

Shape = tuple[tuple[int, int], ...]
"""Cells as (row, column), sorted, touching row 0 and column 0."""


def mask(cells: Iterable[int]) -> int:
    """The quilt on which just these cells are covered."""
    result = 0
    for cell in cells:
        result |= 1 << cell
    return result


def cells(quilt: int) -> tuple[int, ...]:
    """The covered cells, ascending."""
    found = []
    while quilt:
        lowest = quilt & -quilt
        found.append(lowest.bit_length() - 1)
        quilt ^= lowest
    return tuple(found)


def cell_name(cell: int) -> str:
    """``a1`` for 0, ``i9`` for 80."""
    return f"{_COLUMNS[cell % SIDE]}{cell // SIDE + 1}"


def read_cell(name: str) -> int:
    """The cell with this name. Raises ValueError if there is none."""
    if len(name) != 2 or name[0] not in _COLUMNS or name[1] not in "123456789":
        raise ValueError(f"no cell is called {name!r}")
    return (int(name[1]) - 1) * SIDE + _COLUMNS.index(name[0])


def turned(shape: Shape) -> Shape:
    """The shape after a quarter turn clockwise."""
    height = 1 + max(row for row, _ in shape)
    return tuple(sorted((column, height - 1 - row) for row, column in shape))


def flipped(shape: Shape) -> Shape:
    """The shape mirrored left to right."""
    width = 1 + max(column for _, column in shape)
    return tuple(sorted((row, width - 1 - column) for row, column in shape))


def shape(patch: Patch) -> Shape:
    """The patch as its table draws it."""
    return tuple(
        (row, column)
        for row, line in enumerate(patch.rows)
        for column, mark in enumerate(line)
        if mark == "#"
    )


def orientations(patch: Patch) -> tuple[Shape, ...]:
    """Every different way to turn and flip the patch, the drawn one first."""
    found: dict[Shape, None] = {}
    side = shape(patch)
    for _ in range(2):
        for _ in range(4):
            found.setdefault(side)
            side = turned(side)
        side = flipped(side)
    return tuple(found)


@cache
def placements(patch: int) -> tuple[int, ...]:
    """Every different set of cells that a patch can cover on an empty quilt.

    Sorted by their cells. Worked out when first asked for, and kept.
    """
    found: list[int] = []
    for outline in orientations(PATCHES[patch]):
        base = mask(row * SIDE + column for row, column in outline)
        height = 1 + max(row for row, _ in outline)
        width = 1 + max(column for _, column in outline)
        found.extend(
            base << (top * SIDE + left)
            for top in range(SIDE - height + 1)
            for left in range(SIDE - width + 1)
        )
    return tuple(sorted(found, key=cells))


def _squares() -> tuple[int, ...]:
    row = (1 << BONUS_SIDE) - 1
    base = sum(row << (SIDE * step) for step in range(BONUS_SIDE))
    room = SIDE - BONUS_SIDE + 1
    return tuple(base << (top * SIDE + left) for top in range(room) for left in range(room))


_BONUS_SQUARES = _squares()
_BONUS_CENTRE = reduce(and_, _BONUS_SQUARES)
"""The cells that lie in every one of the squares."""


def has_bonus_square(quilt: int) -> bool:
    """Whether a 7×7 square is fully covered (patchwork.md, A turn)."""
    if quilt & _BONUS_CENTRE != _BONUS_CENTRE:
        return False
    return any(quilt & square == square for square in _BONUS_SQUARES)
