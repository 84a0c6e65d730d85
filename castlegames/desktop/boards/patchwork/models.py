"""Patchwork's table as Qt models: quilts, the circle of patches, the time board.

Each holds a frozen snapshot and swaps it between begin and end; scenes and screen readers listen.
"""

from __future__ import annotations

from typing import Any

from attrs import field, frozen
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from castlegames.rules.patchwork import PatchworkState, Place, Take
from castlegames.rules.patchwork.components import INCOME_MARKS, LAST_SPACE, PATCHES
from castlegames.rules.patchwork.quilt import CELLS, SIDE, cell_name, cells, mask

from ...lists import phrases
from ..snapshot import USER, Index, SnapshotModel
from .shapes import SPECIAL
from .words import buttons, translate

_SPACES = tuple(range(LAST_SPACE + 1))


@frozen
class Laid:
    """A patch on a quilt (``SPECIAL`` for a special patch) and the cells it covers."""

    patch: int
    cells: tuple[int, ...]


@frozen
class Quilt:
    """A seat's quilt with what belongs to it."""

    seat: int
    laid: tuple[Laid, ...] = ()
    buttons: int = 0
    income: int = 0
    square: tuple[int, ...] = ()
    """The cells of the full 7×7 square, for the seat that has the bonus tile."""

    @property
    def empty(self) -> int:
        """How many cells are empty."""
        return CELLS - sum(len(each.cells) for each in self.laid)


def quilt_of(state: PatchworkState, seat: int) -> Quilt:
    """A seat's quilt in a position."""
    return Quilt(
        seat=seat,
        laid=tuple(_laid(move) for move in state.laid[seat]),
        buttons=state.buttons[seat],
        income=state.incomes[seat],
        square=_square(state, seat) if state.bonus == seat else (),
    )


def _laid(move: Take | Place) -> Laid:
    if isinstance(move, Take):
        return Laid(move.patch, move.cells)
    return Laid(SPECIAL, (move.cell,))


def _square(state: PatchworkState, seat: int) -> tuple[int, ...]:
    for top in range(3):
        for left in range(3):
            wanted = mask((top + r) * SIDE + left + c for r in range(7) for c in range(7))
            if state.quilts[seat] & wanted == wanted:
                return cells(wanted)
    return ()


class QuiltModel(QAbstractTableModel):
    """Nine rows by nine columns of cells."""

    PATCH = USER + 1
    """The patch that covers the cell, ``SPECIAL`` or None."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._quilt = Quilt(0)
        self._by_cell: dict[int, int] = {}

    @property
    def quilt(self) -> Quilt:
        """What is on show."""
        return self._quilt

    def show(self, quilt: Quilt) -> None:
        """Hold this quilt from now on."""
        if quilt == self._quilt:
            return
        self.beginResetModel()
        self._quilt = quilt
        self._by_cell = {cell: each.patch for each in quilt.laid for cell in each.cells}
        self.endResetModel()

    def patch_at(self, cell: int) -> int | None:
        """The patch that covers a cell, ``SPECIAL`` or None."""
        return self._by_cell.get(cell)

    def cell_text(self, cell: int) -> str:
        """A cell as it is read out: "e5, empty"."""
        patch = self.patch_at(cell)
        if patch is None:
            text = translate("Patchwork", "{cell}, empty")
        elif patch == SPECIAL:
            text = translate("Patchwork", "{cell}, special patch")
        else:
            text = translate("Patchwork", "{cell}, patch {n}")
        return text.format(cell=cell_name(cell), n=patch)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else SIDE

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else SIDE

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        cell = index.row() * SIDE + index.column()
        patch = self.patch_at(cell)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                if patch is None:
                    return ""
                return "+" if patch == SPECIAL else str(patch)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.cell_text(cell)
            case self.PATCH:
                return patch
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return "abcdefghi"[section] if orientation == Qt.Orientation.Horizontal else section + 1


@frozen
class CirclePatch:
    """A patch in the circle. ``reason`` says why it may not be taken now, or is empty."""

    patch: int
    in_reach: bool
    reason: str = ""


class PatchCircleModel(SnapshotModel):
    """A row a patch, the first one right after the neutral token."""

    PATCH = USER + 1
    COST = USER + 2
    TIME = USER + 3
    INCOME = USER + 4
    IN_REACH = USER + 5
    REASON = USER + 6

    @property
    def circle(self) -> tuple[CirclePatch, ...]:
        """What is on show."""
        return self._rows

    def show(self, circle: tuple[CirclePatch, ...]) -> None:
        """Hold this circle from now on."""
        self.swap(circle)

    def label(self, place: int) -> str:
        return translate("Patchwork", "patch {n}").format(n=self.circle[place].patch)

    def text(self, place: int) -> str:
        each = self.circle[place]
        return patch_text(each.patch) + (f". {each.reason}" if each.reason else "")

    def fact(self, row: CirclePatch, role: int) -> Any:
        patch = PATCHES[row.patch]
        match role:
            case self.PATCH:
                return patch.id
            case self.COST:
                return patch.cost
            case self.TIME:
                return patch.time
            case self.INCOME:
                return patch.income
            case self.IN_REACH:
                return row.in_reach
            case self.REASON:
                return row.reason
        return None


def patch_text(patch: int) -> str:
    """A patch as it is read out: "patch 12, cost 4, time 2, income 1"."""
    each = PATCHES[patch]
    return translate("Patchwork", "patch {n}, cost {cost}, time {time}, income {income}").format(
        n=patch, cost=each.cost, time=each.time, income=each.income
    )


@frozen
class TimeBoard:
    """Where the tokens are: ``tokens`` from the lower to the upper one where they share a space."""

    positions: tuple[int, ...] = (0, 0)
    on_top: int | None = None
    specials: tuple[int, ...] = ()
    bonus_free: bool = True
    last: tuple[int, int, int] | None = field(default=None)
    """The last token that moved: seat, from where, to where."""

    def tokens(self, space: int) -> tuple[int, ...]:
        """The seats whose tokens are on a space, from below to above."""
        here = [seat for seat, place in enumerate(self.positions) if place == space]
        return tuple(sorted(here, key=lambda seat: seat == self.on_top))


class TimeBoardModel(SnapshotModel):
    """A row a space, from 0 to 53."""

    INCOME = USER + 1
    SPECIAL = USER + 2
    TOKENS = USER + 3

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows = _SPACES
        self._board = TimeBoard()

    @property
    def board(self) -> TimeBoard:
        """What is on show."""
        return self._board

    def show(self, board: TimeBoard) -> None:
        """Hold this position from now on."""
        self.swap(_SPACES, _board=board)

    def label(self, place: int) -> str:
        return str(place)

    def text(self, place: int) -> str:
        return self.space_text(place)

    def fact(self, row: int, role: int) -> Any:
        match role:
            case self.INCOME:
                return row in INCOME_MARKS
            case self.SPECIAL:
                return row in self._board.specials
            case self.TOKENS:
                return self._board.tokens(row)
        return None

    def space_text(self, space: int) -> str:
        """A space as it is read out: "space 11, income"."""
        parts = [translate("Patchwork", "space {n}").format(n=space)]
        if space in INCOME_MARKS:
            parts.append(translate("Patchwork", "income"))
        if space in self._board.specials:
            parts.append(translate("Patchwork", "special patch"))
        return phrases(parts)


def quilt_text(quilt: Quilt, name: str) -> str:
    """A quilt as it is read out."""
    text = translate("Patchwork", "{name}'s quilt: {buttons}, income {income}, {empty} empty cells")
    return text.format(
        name=name, buttons=buttons(quilt.buttons), income=quilt.income, empty=quilt.empty
    )
