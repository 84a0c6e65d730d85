"""The decisions of Patchwork, and their text forms."""

from __future__ import annotations

import re
from functools import cache

from attrs import frozen

from castlegames.rules.game import Move

from .components import PATCHES
from .quilt import CELLS, cell_name, cells, placements, read_cell


@frozen
class Advance(Move):
    """Move the time token just in front of the other's, for a button a space: ``advance``."""

    def __str__(self) -> str:
        return "advance"


@frozen
class Take(Move):
    """Buy a patch and lay it: ``take 12 a1 b1 a2``.

    ``cells`` are those it covers, ascending.
    """

    patch: int
    cells: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(("take", str(self.patch), *map(_name, self.cells)))


@frozen
class Place(Move):
    """Lay the special patch that is due: ``place e5``."""

    cell: int

    def __str__(self) -> str:
        return f"place {_name(self.cell)}"


ADVANCE = Advance()
PLACES = tuple(Place(cell) for cell in range(CELLS))


@cache
def takes(patch: int) -> dict[int, Take]:
    """Every way to lay a patch on an empty quilt, by the cells it covers as a bitboard."""
    return {covered: Take(patch, cells(covered)) for covered in placements(patch)}


@cache
def coverings(patch: int) -> dict[tuple[int, ...], int]:
    """The bitboard of every set of cells that the patch can cover."""
    return {take.cells: covered for covered, take in takes(patch).items()}


_TEXT = re.compile(
    r"(?P<advance>advance)"
    r"|take (?P<patch>0|[1-9][0-9]?)(?P<cells>(?: [a-i][1-9])+)"
    r"|place (?P<cell>[a-i][1-9])"
)


def read_move(text: str) -> Advance | Take | Place:
    """The move with this text form. Raises ValueError if it is none."""
    found = _TEXT.fullmatch(text) if isinstance(text, str) and len(text) < 100 else None
    if found is None:
        raise ValueError(f"not a move of Patchwork: {str(text)[:100]!r}")
    if found["advance"]:
        return ADVANCE
    if found["cell"]:
        return PLACES[read_cell(found["cell"])]
    patch = int(found["patch"])
    covered = tuple(sorted(map(read_cell, found["cells"].split())))
    if patch >= len(PATCHES) or len(set(covered)) < len(covered):
        raise ValueError(f"not a move of Patchwork: {text!r}")
    return Take(patch, covered)


def _name(cell: int) -> str:
    """The cell's name, or the bare number where there is no such cell."""
    return cell_name(cell) if cell in range(CELLS) else str(cell)
