"""Castle Rooms' table as Qt models: the hand, each seat's rows, the cards still unseen.

Each holds a frozen snapshot and swaps it between begin and end; scenes and screen readers listen.
"""

from __future__ import annotations

from typing import Any

from attrs import frozen
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from castlegames.rules.castle_rooms import Row
from castlegames.rules.castle_rooms.cards import KINDS

from .words import card_name, edge_name, facing_name, kind_name, rooms, row_name, translate

Index = QModelIndex | QPersistentModelIndex
_USER = Qt.ItemDataRole.UserRole


@frozen
class HeldCard:
    """A card in the hand; ``reason`` says why it cannot be played now, or nothing."""

    card: int
    reason: str = ""


class HandModel(QAbstractListModel):
    """The cards of the seat at the screen, from left to right."""

    CARD = _USER + 1

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards: tuple[HeldCard, ...] = ()

    @property
    def cards(self) -> tuple[HeldCard, ...]:
        """What is on show."""
        return self._cards

    def show(self, cards: tuple[HeldCard, ...]) -> None:
        """Hold these cards from now on."""
        if cards == self._cards:
            return
        self.beginResetModel()
        self._cards = cards
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._cards)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        held = self._cards[index.row()]
        if role == self.CARD:
            return held.card
        if role == Qt.ItemDataRole.DisplayRole:
            return card_name(held.card)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.text(index.row())
        return None

    def text(self, place: int) -> str:
        """A card as it is read out."""
        held = self._cards[place]
        return f"{card_name(held.card)}. {held.reason}" if held.reason else card_name(held.card)


@frozen
class SeatRows:
    """The rows of a seat, in the order begun, and how many cards it holds."""

    seat: int
    name: str
    rows: tuple[Row, ...] = ()
    held: int = 0

    @property
    def longest(self) -> int:
        """Rooms in the longest row."""
        return max(map(len, self.rows), default=0)


class RowsModel(QAbstractListModel):
    """The rows of one seat, in the order begun."""

    ROW = _USER + 1

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seat_rows = SeatRows(0, "")
        self._names: tuple[str, ...] = ()

    @property
    def seat_rows(self) -> SeatRows:
        """What is on show."""
        return self._seat_rows

    def show(self, seat_rows: SeatRows, names: tuple[str, ...]) -> None:
        """Hold these rows from now on."""
        if seat_rows == self._seat_rows and names == self._names:
            return
        self.beginResetModel()
        self._seat_rows, self._names = seat_rows, names
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._seat_rows.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == self.ROW:
            return self._seat_rows.rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.text(index.row())
        return None

    def text(self, place: int) -> str:
        """A row as it is read out: "row 1: 6 rooms, helmet up, goes on with upper stairs"."""
        row = self._seat_rows.rows[place]
        text = translate("CastleRooms", "{row}: {rooms}, {facing}, goes on with {edge}").format(
            row=row_name(place),
            rooms=rooms(len(row)),
            facing=facing_name(row.facing),
            edge=edge_name(row.open_edge),
        )
        if row.blocker is not None:
            by = translate("CastleRooms", "blocked by {name}'s dragon")
            text += ", " + by.format(name=self._names[row.blocker])
        return text


class UnseenModel(QAbstractListModel):
    """How many cards of each kind the seat at the screen has not seen."""

    COUNT = _USER + 1

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._counts: dict[str, int] = {}

    @property
    def counts(self) -> dict[str, int]:
        """By kind, in the order of ``cards.KINDS``; empty before the first position."""
        return self._counts

    def show(self, counts: dict[str, int]) -> None:
        """Hold these counts from now on."""
        if counts == self._counts:
            return
        self.beginResetModel()
        self._counts = dict(counts)
        self.endResetModel()

    def total(self, *kinds: str) -> int:
        """How many cards of these kinds are unseen."""
        return sum(self._counts.get(kind, 0) for kind in kinds)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() or not self._counts else len(KINDS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        kind = KINDS[index.row()]
        if role == self.COUNT:
            return self._counts[kind]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{kind_name(kind)}: {self._counts[kind]}"
        return None
