"""A match as a bot turns it over in its mind: kinds instead of cards, changed in place."""

from __future__ import annotations

from castlegames.rules.castle_rooms import RoomsState
from castlegames.rules.castle_rooms.components import FACINGS

from .chains import BEGIN, DRAGON, KIND, ROOM_KINDS, Rooms, end_of

RowEnd = tuple[int, int, bool]
"""A row: how many rooms, its end (see ``chains``), whether it is blocked."""


class Builder:
    """What one seat has: rows, rooms in hand, dragons and knights in hand."""

    __slots__ = ("dragons", "knights", "rooms", "rows")

    def __init__(self, rows: list[RowEnd], rooms: Rooms, dragons: int, knights: int) -> None:
        self.rows = rows
        self.rooms = rooms
        self.dragons = dragons
        self.knights = knights

    def copy(self) -> Builder:
        """A copy that can be changed."""
        return Builder(self.rows.copy(), self.rooms, self.dragons, self.knights)

    def size(self) -> int:
        """How many cards the hand holds."""
        return len(self.rooms) + self.dragons + self.knights

    def take(self, kinds: list[int]) -> None:
        """Put cards into the hand."""
        rooms = list(self.rooms)
        for kind in kinds:
            if kind < ROOM_KINDS:
                rooms.append(kind)
            elif kind == DRAGON:
                self.dragons += 1
            else:
                self.knights += 1
        rooms.sort()
        self.rooms = tuple(rooms)

    def begin(self, kind: int, facing: int) -> None:
        """Begin a row; the room is no longer in ``rooms`` already."""
        self.rows.append((1, BEGIN[facing][kind], False))

    def lengths(self) -> list[int]:
        """The lengths of the rows, the longest first."""
        return sorted((length for length, _, _ in self.rows), reverse=True)

    def best(self) -> int:
        """The length of the longest row."""
        return max((length for length, _, _ in self.rows), default=0)


class World:
    """A whole match that could be: builders in seat order, the pile, the seat whose turn it is.

    ``pile`` has its top at the end.
    """

    __slots__ = ("builders", "pile", "seat")

    def __init__(self, builders: list[Builder], pile: list[int], seat: int) -> None:
        self.builders = builders
        self.pile = pile
        self.seat = seat

    def copy(self) -> World:
        """A copy that can be changed."""
        return World([builder.copy() for builder in self.builders], self.pile.copy(), self.seat)

    def pass_on(self) -> bool:
        """Give the turn to the next seat, which draws; False if the pile is empty: the end."""
        pile = self.pile
        if not pile:
            return False
        self.seat = (self.seat + 1) % len(self.builders)
        self.builders[self.seat].take([pile.pop(), pile.pop()])
        return True


def world_of(state: RoomsState) -> World:
    """The world of a full state, or of a sample."""
    return World(
        [builder_of(state, seat) for seat in range(state.seats)],
        [KIND[card] for card in reversed(state.pile)],
        state.mover,
    )


def builder_of(state: RoomsState, seat: int) -> Builder:
    """What a seat has; hidden cards are left out."""
    builder = Builder(
        [
            (len(row.cards), end_of(FACINGS.index(row.facing), row.open_edge), row.blocked)
            for row in state.rows[seat]
        ],
        (),
        0,
        0,
    )
    builder.take([KIND[card] for card in state.hands[seat] if card >= 0])
    return builder


def shares(builders: list[Builder]) -> list[float]:
    """What each seat has of the win by lengths at the end: 1, a share, or 0."""
    lengths = [builder.lengths() for builder in builders]
    best = max(lengths)
    winners = [length == best for length in lengths]
    return [won / sum(winners) for won in winners]
