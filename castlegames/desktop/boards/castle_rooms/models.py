"""Castle Rooms' table as Qt models: the hand, each seat's rows, the cards still unseen.

Each holds a frozen snapshot and swaps it between begin and end; scenes and screen readers listen.
"""

from __future__ import annotations

from typing import Any

from attrs import frozen
from PySide6.QtCore import QObject

from castlegames.rules.castle_rooms import Row
from castlegames.rules.castle_rooms.cards import KINDS

from ...lists import headed
from ..snapshot import USER, SnapshotModel
from .words import card_name, edge_name, facing_name, kind_name, rooms, row_name, translate


@frozen
class HeldCard:
    """A card in the hand; ``reason`` says why it cannot be played now, or nothing."""

    card: int
    reason: str = ""


class HandModel(SnapshotModel):
    """The cards of the seat at the screen, from left to right."""

    CARD = USER + 1

    @property
    def cards(self) -> tuple[HeldCard, ...]:
        """What is on show."""
        return self._rows

    def show(self, cards: tuple[HeldCard, ...]) -> None:
        """Hold these cards from now on."""
        self.swap(cards)

    def fact(self, row: HeldCard, role: int) -> Any:
        return row.card if role == self.CARD else None

    def label(self, place: int) -> str:
        return card_name(self.cards[place].card)

    def text(self, place: int) -> str:
        """A card as it is read out."""
        held = self.cards[place]
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


class RowsModel(SnapshotModel):
    """The rows of one seat, in the order begun."""

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
        self.swap(seat_rows.rows, _seat_rows=seat_rows, _names=names)

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


class UnseenModel(SnapshotModel):
    """How many cards of each kind the seat at the screen has not seen."""

    COUNT = USER + 1

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._counts: dict[str, int] = {}

    @property
    def counts(self) -> dict[str, int]:
        """By kind, in the order of ``cards.KINDS``; empty before the first position."""
        return self._counts

    def show(self, counts: dict[str, int]) -> None:
        """Hold these counts from now on."""
        self.swap(KINDS if counts else (), _counts=dict(counts))

    def total(self, *kinds: str) -> int:
        """How many cards of these kinds are unseen."""
        return sum(self._counts.get(kind, 0) for kind in kinds)

    def fact(self, row: str, role: int) -> Any:
        return self._counts[row] if role == self.COUNT else None

    def text(self, place: int) -> str:
        """A kind as it is read out."""
        kind = KINDS[place]
        return headed(kind_name(kind), str(self._counts[kind]))
