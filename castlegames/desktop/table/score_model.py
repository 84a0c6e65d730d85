"""The score of every seat with its parts, as a model."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from castlegames.rules import Score

from ..boards.words import Words
from .elided import PartsLabel

Index = QModelIndex | QPersistentModelIndex
MINUS = "\N{MINUS SIGN}"


def number(value: int) -> str:
    """A whole number as it is written on the table, with a real minus sign."""
    return str(value).replace("-", MINUS)


def signed(value: int) -> str:
    """A change as it is written on the table: +3, −2, 0."""
    return f"+{value}" if value > 0 else number(value)


class ScoreModel(QAbstractTableModel):
    """A row a part of the score and a last one for the total, a column a seat."""

    VALUE = Qt.ItemDataRole.UserRole + 1
    """The points as a number."""

    def __init__(
        self,
        words: Words,
        parts: Sequence[str],
        names: Sequence[str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._parts = tuple(parts)
        self._names = tuple(names)
        self._scores: tuple[Score, ...] = ()

    def show(self, scores: Sequence[Score]) -> None:
        """Hold these scores from now on."""
        scores = tuple(scores)
        if scores == self._scores:
            return
        if len(scores) != len(self._scores):
            self.beginResetModel()
            self._scores = scores
            self.endResetModel()
            return
        self._scores = scores
        last = self.index(len(self._parts), len(scores) - 1)
        self.dataChanged.emit(self.index(0, 0), last)

    @property
    def scores(self) -> tuple[Score, ...]:
        """The scores on show, by seat."""
        return self._scores

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return self._names

    def totals(self) -> tuple[str, ...]:
        """What every seat has, as it is written."""
        return tuple(number(score.total) for score in self._scores)

    def longest_text(self) -> str:
        """All parts of a score, each with a number of two figures, in one line."""
        return PartsLabel.BETWEEN.join(f"{self._words.part(part)} 88" for part in self._parts)

    def parts_text(self, seat: int) -> str:
        """The parts of a seat's score in one line, those that are 0 left out."""
        if seat >= len(self._scores):
            return ""
        parts = self._scores[seat].parts
        return PartsLabel.BETWEEN.join(
            f"{self._words.part(part)} {number(parts[part])}"
            for part in self._parts
            if parts.get(part)
        )

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() or not self._scores else len(self._parts) + 1

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._scores)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        score = self._scores[index.column()]
        total = index.row() == len(self._parts)
        value = score.total if total else score.parts.get(self._parts[index.row()], 0)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return number(value)
            case self.VALUE:
                return value
            case Qt.ItemDataRole.TextAlignmentRole:
                return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Horizontal:
            return self._names[section] if section < len(self._names) else None
        if section < len(self._parts):
            return self._words.part(self._parts[section])
        return self.tr("Total")
