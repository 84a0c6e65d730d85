"""Patches as they lie: turned, flipped, and set onto a quilt."""

from __future__ import annotations

from functools import cache

from attrs import frozen

from castlegames.rules.patchwork.components import PATCHES
from castlegames.rules.patchwork.quilt import SIDE

SPECIAL = -1
"""Stands for a special patch, one cell, where others have their number."""


@frozen
class Pose:
    """A way a patch can lie: its cells as (row, column) from its own top left corner.

    The cells keep the order of the patch's table, so that what is sewn on one of them stays there
    however the patch is turned.
    """

    patch: int
    cells: tuple[tuple[int, int], ...]
    turn: int
    flipped: bool

    @property
    def rows(self) -> int:
        """How many rows it takes."""
        return 1 + max(row for row, _ in self.cells)

    @property
    def columns(self) -> int:
        """How many columns it takes."""
        return 1 + max(column for _, column in self.cells)


@cache
def pose(patch: int, turn: int = 0, flipped: bool = False) -> Pose:
    """The patch, flipped left to right if so, then turned by quarters clockwise."""
    cells = _drawn(patch)
    if flipped:
        width = 1 + max(column for _, column in cells)
        cells = [(row, width - 1 - column) for row, column in cells]
    for _ in range(turn % 4):
        height = 1 + max(row for row, _ in cells)
        cells = [(column, height - 1 - row) for row, column in cells]
    return Pose(patch, tuple(cells), turn % 4, flipped)


@cache
def poses(patch: int) -> tuple[Pose, ...]:
    """The different ways the patch can lie, the drawn one first."""
    found: dict[frozenset[tuple[int, int]], Pose] = {}
    for flipped in (False, True):
        for turn in range(4):
            each = pose(patch, turn, flipped)
            found.setdefault(frozenset(each.cells), each)
    return tuple(found.values())


def _drawn(patch: int) -> list[tuple[int, int]]:
    rows = ("#",) if patch == SPECIAL else PATCHES[patch].rows
    return [(y, x) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"]


def covered(lying: Pose, top: int, left: int) -> tuple[int, ...]:
    """The cells of a quilt below a patch with its corner at (top, left), ascending."""
    return tuple(sorted((top + row) * SIDE + left + column for row, column in lying.cells))


def corner(lying: Pose, cell: int) -> tuple[int, int]:
    """The top left corner of a patch whose middle is on a cell, pushed back onto the quilt."""
    row, column = divmod(cell, SIDE)
    top = min(max(row - (lying.rows - 1) // 2, 0), SIDE - lying.rows)
    left = min(max(column - (lying.columns - 1) // 2, 0), SIDE - lying.columns)
    return top, left


def middle(lying: Pose, top: int, left: int) -> int:
    """The cell that ``corner`` turns into this corner."""
    return (top + (lying.rows - 1) // 2) * SIDE + left + (lying.columns - 1) // 2


@cache
def lying(patch: int, cells: tuple[int, ...]) -> tuple[Pose, int, int]:
    """How a patch lies that covers these cells of a quilt: the pose, its top and its left."""
    top = min(cell // SIDE for cell in cells)
    left = min(cell % SIDE for cell in cells)
    for each in poses(patch):
        if covered(each, top, left) == cells:
            return each, top, left
    raise ValueError(f"patch {patch} cannot cover {cells}")
