"""The moves of a match, as a model: number, seat, words, what changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from attrs import frozen
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ..lists import headed
from ..paper import tip

Index = QModelIndex | QPersistentModelIndex


@frozen
class LogLine:
    """A move in the log: its number from 1, who played it, in words, and what it changed."""

    number: int
    seat: int
    name: str
    text: str
    delta: str = ""


class MoveLogModel(QAbstractListModel):
    """A row a move, the oldest first."""

    NUMBER = Qt.ItemDataRole.UserRole + 1
    SEAT = Qt.ItemDataRole.UserRole + 2
    DELTA = Qt.ItemDataRole.UserRole + 3
    CURRENT = Qt.ItemDataRole.UserRole + 4
    """Whether the position after this move is on show."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[LogLine, ...] = ()
        self._current = 0

    def show(self, lines: Sequence[LogLine]) -> None:
        """Hold these lines from now on; new ones at the end are inserted, all else is a reset."""
        lines = tuple(lines)
        known = len(self._lines)
        if lines == self._lines:
            return
        if lines[:known] == self._lines:
            self.beginInsertRows(QModelIndex(), known, len(lines) - 1)
            self._lines = lines
            self.endInsertRows()
        elif lines == self._lines[: len(lines)]:
            self.beginRemoveRows(QModelIndex(), len(lines), known - 1)
            self._lines = lines
            self.endRemoveRows()
        else:
            self.beginResetModel()
            self._lines = lines
            self.endResetModel()

    def mark(self, number: int) -> None:
        """The position after this move is on show; 0 for the start."""
        old, self._current = self._current, number
        for each in {old, number}:
            row = self.row_of(each)
            if row is not None:
                self.dataChanged.emit(self.index(row), self.index(row), [self.CURRENT])

    @property
    def lines(self) -> tuple[LogLine, ...]:
        """What is on show."""
        return self._lines

    def row_of(self, number: int) -> int | None:
        """The row of a move, or None."""
        if not self._lines:
            return None
        row = number - self._lines[0].number
        return row if 0 <= row < len(self._lines) else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return line.text
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{line.number}. {headed(line.name, line.text)} {line.delta}".strip()
            case Qt.ItemDataRole.ToolTipRole:
                return tip(headed(line.name, line.text))
            case self.NUMBER:
                return line.number
            case self.SEAT:
                return line.seat
            case self.DELTA:
                return line.delta
            case self.CURRENT:
                return line.number == self._current
        return None
