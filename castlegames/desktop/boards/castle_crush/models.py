"""What the table of Castle Crush shows, as Qt models over frozen snapshots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from attrs import frozen
from PySide6.QtCore import (
    QAbstractListModel,
    QAbstractTableModel,
    QByteArray,
    QModelIndex,
    QObject,
    Qt,
)
from PySide6.QtGui import QQuaternion, QVector3D

from castlegames.rules import Reason
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.scoring import PARTS, Points

from ..snapshot import USER, Index, SnapshotModel
from .solids import Solid
from .words import WORDS, piece_name, translate

_NO_INDEX = QModelIndex()


@frozen
class TrayCard:
    """A kind of piece in the tray, and how many of it are there.

    ``reason`` says why none may be taken now; nothing if one may.
    """

    kind: str
    count: int
    reason: str = ""

    @property
    def refusal(self) -> str:
        """Why none of it can be had: there is none, or the reason; nothing if one can."""
        if self.count:
            return self.reason
        return WORDS.reason(Reason("none_left", {"kind": self.kind}), ())

    @property
    def text(self) -> str:
        """The card in words."""
        name = piece_name(self.kind)
        text = translate("CastleCrush", "{piece}, {count} left").format(
            piece=name, count=self.count
        )
        return f"{text}. {self.reason}" if self.reason else text


class BlockTrayModel(SnapshotModel):
    """The tray: blocks to build with, to take, or that have fallen, by kind."""

    KindRole = USER
    CountRole = USER + 1
    ReasonRole = USER + 2

    @property
    def cards(self) -> tuple[TrayCard, ...]:
        """What is on show."""
        return self._rows

    def show(self, cards: Sequence[TrayCard]) -> None:
        """Swap the snapshot."""
        self.swap(cards)

    def text(self, place: int) -> str:
        return self.cards[place].text

    def fact(self, row: TrayCard, role: int) -> Any:
        match role:
            case self.KindRole:
                return row.kind
            case self.CountRole:
                return row.count
            case self.ReasonRole:
                return row.reason
        return None


class PiecesModel(QAbstractListModel):
    """Everything solid on the table with its pose, for both views.

    ``show`` keeps the rows of solids that stay and only moves them, so that a fall of many
    pieces is one ``dataChanged`` a frame.
    """

    KindRole = USER
    SeatRole = USER + 1
    LookRole = USER + 2
    PlaceRole = USER + 3
    TurnRole = USER + 4

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.solids: tuple[Solid, ...] = ()

    def show(self, solids: Sequence[Solid]) -> None:
        """Swap the snapshot."""
        new = tuple(solids)
        old = self.solids
        if new == old:
            return
        same = 0
        for before, after in zip(old, new, strict=False):
            if (before.key, before.kind, before.seat) != (after.key, after.kind, after.seat):
                break
            same += 1
        if same < len(old):
            self.beginRemoveRows(QModelIndex(), same, len(old) - 1)
            self.solids = old[:same]
            self.endRemoveRows()
        moved = [n for n in range(same) if old[n] != new[n]]
        self.solids = new[:same]
        if moved:
            self.dataChanged.emit(self.index(moved[0]), self.index(moved[-1]))
        if same < len(new):
            self.beginInsertRows(QModelIndex(), same, len(new) - 1)
            self.solids = new
            self.endInsertRows()

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.solids)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.solids):
            return None
        solid = self.solids[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return solid.kind
            case self.KindRole:
                return solid.kind
            case self.SeatRole:
                return -1 if solid.seat is None else solid.seat
            case self.LookRole:
                return solid.look
            case self.PlaceRole:
                return QVector3D(*solid.pose.position)
            case self.TurnRole:
                return QQuaternion(*solid.pose.orientation)
        return None

    def roleNames(self) -> dict[int, QByteArray]:
        return {
            self.KindRole: QByteArray(b"kind"),
            self.SeatRole: QByteArray(b"seat"),
            self.LookRole: QByteArray(b"look"),
            self.PlaceRole: QByteArray(b"place"),
            self.TurnRole: QByteArray(b"turn"),
        }


class PointsModel(QAbstractTableModel):
    """The points of a round: a row for each part and one for the sum, a column for each seat."""

    def __init__(self, names: Sequence[str] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = tuple(names)
        self.points: tuple[Points, ...] = ()
        self.round = 0

    def show(self, number: int, points: Sequence[Points]) -> None:
        """Swap the snapshot: a round and the points of each seat in it; none for none."""
        self.beginResetModel()
        self.round, self.points = number, tuple(points)
        self.endResetModel()

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() or not self.points else len(PARTS) + 1

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.points)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or role != Qt.ItemDataRole.DisplayRole:
            return None
        points = self.points[index.column()]
        if index.row() == len(PARTS):
            return str(points.total)
        return str(getattr(points, PARTS[index.row()]))

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or section < 0:
            return None
        if orientation == Qt.Orientation.Horizontal:
            return self._names[section] if section < len(self._names) else None
        if section < len(PARTS):
            return WORDS.part(PARTS[section])
        return translate("CastleCrush", "Together")


def counted(pieces: Sequence[int]) -> dict[str, int]:
    """How many there are of each kind of block, in the order of the table of pieces."""
    found = dict.fromkeys(c.KIND_NAMES, 0)
    for piece in pieces:
        if c.is_block(piece):
            found[c.kind_name(piece)] += 1
    return found
