"""A row of rooms: cards that meet edge to edge, all in one facing."""

from __future__ import annotations

from attrs import frozen

from .cards import READ
from .components import DANGER_LENGTH, Edge, Facing


@frozen
class Row:
    """One row of a seat, from left to right.

    ``dragon`` is the card that blocks it and ``blocker`` the seat that put it there.
    """

    facing: Facing
    cards: tuple[int, ...]
    dragon: int | None = None
    blocker: int | None = None

    def __len__(self) -> int:
        """How many rooms; a dragon does not count."""
        return len(self.cards)

    @property
    def blocked(self) -> bool:
        """Whether a dragon lies at the right end."""
        return self.dragon is not None

    @property
    def edges(self) -> tuple[tuple[Edge, Edge], ...]:
        """The (left, right) edges of each room as it lies."""
        read = READ[self.facing]
        return tuple(read[card] for card in self.cards)

    @property
    def open_edge(self) -> Edge:
        """The right edge of the last room, which the next one must meet."""
        return READ[self.facing][self.cards[-1]][1]

    @property
    def dangerous(self) -> bool:
        """Whether the row is long, open, and may soon win."""
        return self.dragon is None and len(self.cards) >= DANGER_LENGTH

    def fits(self, card: int) -> bool:
        """Whether a room's left edge meets the open edge, read in this row's facing.

        A dragon on the row does not matter here.
        """
        read = READ[self.facing]
        return read[card][0] == read[self.cards[-1]][1]

    def extended(self, card: int) -> Row:
        """The row with one more room."""
        return Row(self.facing, (*self.cards, card))

    def blocked_by(self, dragon: int, seat: int) -> Row:
        """The row with a dragon at its end."""
        return Row(self.facing, self.cards, dragon, seat)

    def freed(self) -> Row:
        """The row without its dragon."""
        return Row(self.facing, self.cards)
