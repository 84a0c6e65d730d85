"""What a board shows as a list: a frozen snapshot, swapped as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex
USER = int(Qt.ItemDataRole.UserRole)
"""The first role that a model may give a meaning of its own."""


class SnapshotModel(QAbstractListModel):
    """A list that is swapped between begin and end, and only if it is another.

    A model of a board says how a row is read out (``text``), how it is called in short (``label``)
    and what else is known of it by role (``fact``); rows come in by ``swap``.
    """

    ROW = USER + 99
    """The row itself."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Any, ...] = ()

    def swap(self, rows: Sequence[Any], **others: object) -> None:
        """Hold these rows, and other things of these names, from now on."""
        rows = tuple(rows)
        if rows == self._rows and all(getattr(self, key) == value for key, value in others.items()):
            return
        self.beginResetModel()
        self._rows = rows
        for key, value in others.items():
            setattr(self, key, value)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        match role:
            case self.ROW:
                return self._rows[index.row()]
            case Qt.ItemDataRole.DisplayRole:
                return self.label(index.row())
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.text(index.row())
        return self.fact(self._rows[index.row()], role)

    def text(self, place: int) -> str:
        """A row as it is read out."""
        raise NotImplementedError

    def label(self, place: int) -> str:
        """A row in short."""
        return self.text(place)

    def fact(self, row: Any, role: int) -> Any:
        """What a role of the model's own stands for in a row."""
        del row, role
        return None
