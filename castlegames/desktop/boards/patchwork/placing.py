"""Which moves lay which patch where: what the board asks of a position's legal moves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from castlegames.rules import Move
from castlegames.rules.patchwork import PatchworkState, Place, Take
from castlegames.rules.patchwork.quilt import SIDE

from ..board import LastMove
from .models import Laid
from .shapes import SPECIAL, Pose, covered, middle

Legal = Mapping[tuple[int, ...], Move]
"""The legal moves that lay one patch, by the cells it covers."""


def laid_by(move: Move) -> Laid | None:
    """What a move lays on a quilt, if anything."""
    match move:
        case Take(patch=patch, cells=cells):
            return Laid(patch, cells)
        case Place(cell=cell):
            return Laid(SPECIAL, (cell,))
    return None


def by_patch(moves: Sequence[Move]) -> dict[int, dict[tuple[int, ...], Move]]:
    """The moves that lay a patch, by patch and by the cells it covers."""
    found: dict[int, dict[tuple[int, ...], Move]] = {}
    for move in moves:
        laid = laid_by(move)
        if laid is not None:
            found.setdefault(laid.patch, {})[laid.cells] = move
    return found


def corners(how: Pose) -> Iterator[tuple[int, int, int]]:
    """Every place on an empty quilt: the cell under the patch's middle, its top and its left."""
    for top in range(SIDE - how.rows + 1):
        for left in range(SIDE - how.columns + 1):
            yield middle(how, top, left), top, left


def reachable(how: Pose, legal: Legal) -> tuple[int, ...]:
    """The cells that the patch can cover as it lies, ascending."""
    found: set[int] = set()
    for _, top, left in corners(how):
        cells = covered(how, top, left)
        if cells in legal:
            found.update(cells)
    return tuple(sorted(found))


def last_way(last: LastMove | None, state: PatchworkState) -> tuple[int, int, int] | None:
    """The way the last token went: seat, from where, to where."""
    if last is None:
        return None
    assert isinstance(last.before, PatchworkState)
    return last.seat, last.before.positions[last.seat], state.positions[last.seat]
