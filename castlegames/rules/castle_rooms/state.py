"""A position of Castle Rooms, whole or as one seat sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from attrs import frozen

from ..game import Event, Move, Outcome, Reason, Score, State
from ..stream import Stream
from . import hiding, legality, playing, scoring
from .cards import KINDS, OTHER_FACING, kind
from .components import CARDS_DEALT, CARDS_DRAWN, Facing, cards_for
from .held import Held
from .rows import Row


@frozen
class RoomsState(State):
    """A position.

    first: the seat that began. hands: the cards of each seat, lowest number first. rows: each
    seat's rows in the order begun. pile: the top card first. discards: in the order discarded.
    held: what all know of each hand. discarding: whether the mover has discarded in this turn.
    ended: whether the last turn is over. viewer: the seat that sees this, or None if all is seen;
    then the stream is None and hidden cards are ``hiding.HIDDEN``.
    """

    first: int
    strict_rows: bool
    hands: tuple[tuple[int, ...], ...]
    rows: tuple[tuple[Row, ...], ...]
    pile: tuple[int, ...]
    discards: tuple[int, ...]
    held: tuple[Held, ...]
    discarding: bool
    ended: bool
    stream: Stream | None
    events: tuple[Event, ...]
    viewer: int | None = None

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def mover(self) -> int:
        """The seat whose turn it is, or was when the game ended. Turns go round clockwise."""
        seats = len(self.hands)
        return (self.first + self.turns - 1) % seats

    @property
    def to_move(self) -> int | None:
        return None if self.outcome() else self.mover

    @property
    def reveals(self) -> int:
        """How many cards were drawn from the pile."""
        return len(cards_for(self.seats)) - self.seats * CARDS_DEALT - len(self.pile)

    @property
    def turns(self) -> int:
        """How many turns were begun."""
        return self.reveals // CARDS_DRAWN

    @property
    def round(self) -> int:
        """The round that is being played, counted from 1."""
        return (self.turns - 1) // self.seats + 1

    @property
    def turns_left(self) -> int:
        """How many turns follow this one, unless a row of ten ends the game."""
        return len(self.pile) // CARDS_DRAWN

    @property
    def hand(self) -> tuple[int, ...]:
        """The cards of the seat to move."""
        return self.hands[self.mover]

    def next_facing(self, seat: int) -> Facing | None:
        """How the seat's next row must face, or None while it may choose (its first row)."""
        rows = self.rows[seat]
        return OTHER_FACING[rows[-1].facing] if rows else None

    def lengths(self, seat: int) -> tuple[int, ...]:
        """How many rooms the seat's rows have, the longest first."""
        return scoring.lengths(self.rows[seat])

    def longest(self, seat: int) -> int:
        """How many rooms the seat's longest row has, 0 without rows."""
        return max(map(len, self.rows[seat]), default=0)

    def dangers(self, seat: int) -> tuple[int, ...]:
        """The seat's rows that are open and so long that they may soon win."""
        return tuple(index for index, row in enumerate(self.rows[seat]) if row.dangerous)

    def unseen(self, seat: int) -> Mapping[str, int]:
        """How many cards of each kind the seat cannot see: in other hands and in the pile.

        Every kind of ``cards.KINDS`` is there. A hidden state answers for its own seat only.
        """
        if self.viewer not in (None, seat):
            raise ValueError(f"this is what seat {self.viewer} sees")
        tally = Counter(kind(card) for card in hiding.unseen(self, seat))
        return {name: tally[name] for name in KINDS}

    def legal_moves(self) -> Sequence[Move]:
        """The choices in a fixed order; () for a viewer whose turn it is not."""
        return legality.legal_moves(self)

    def why_not(self, move: Move) -> Reason | None:
        return legality.why_not(self, move)

    def play(self, move: Move) -> RoomsState:
        """The state after the move.

        Raises IllegalMove if ``why_not`` has a reason, and with ``hidden_cards`` for the end of a
        turn in a view, since the next seat draws cards that are not seen there.
        """
        return playing.play(self, move)

    def scores(self) -> tuple[Score, ...]:
        return scoring.scores(self)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)

    def seen_by(self, seat: int) -> RoomsState:
        return hiding.seen_by(self, seat)

    def sample(self, stream: Stream) -> RoomsState:
        return hiding.sample(self, stream)
