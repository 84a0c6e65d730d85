"""Castle Rooms: the game's facts and its set-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ..game import Game, Json, Move, Option, State, Value
from ..stream import Stream
from . import legality, moves, playing, records, scoring
from .components import CARDS_DEALT, SEATS, cards_for
from .held import NOTHING_KNOWN
from .state import RoomsState


class CastleRooms(Game):
    """Build rows of rooms whose stairs meet; ten rooms in a row win."""

    id: ClassVar[str] = "castle_rooms"
    seats: ClassVar[range] = SEATS
    options: ClassVar[tuple[Option, ...]] = (
        Option("first", "seat", None),
        Option("strict_rows", "flag", False),
    )
    rules_version: ClassVar[int] = 1
    perfect_information: ClassVar[bool] = False
    reason_codes: ClassVar[tuple[str, ...]] = legality.REASON_CODES
    event_kinds: ClassVar[tuple[str, ...]] = playing.EVENT_KINDS
    score_parts: ClassVar[tuple[str, ...]] = scoring.SCORE_PARTS
    outcome_keys: ClassVar[tuple[str, ...]] = scoring.OUTCOME_KEYS

    def start(
        self, seats: int, seed: int, options: Mapping[str, Value] | None = None
    ) -> RoomsState:
        """The deal, with the first seat's cards drawn (castle_rooms.md, Set-up).

        ``first`` is the seat that begins, or None for a random one.
        """
        chosen = self.chosen(seats, seed, options)
        draws = Stream(seed).open()
        deck = tuple(draws.shuffled(cards_for(seats)))
        random_first = draws.below(seats)
        first = chosen["first"]
        dealt = seats * CARDS_DEALT
        state = RoomsState(
            first=first if isinstance(first, int) else random_first,
            strict_rows=chosen["strict_rows"] is True,
            hands=tuple(
                tuple(sorted(deck[at : at + CARDS_DEALT])) for at in range(0, dealt, CARDS_DEALT)
            ),
            rows=((),) * seats,
            pile=deck[dealt:],
            discards=(),
            held=(NOTHING_KNOWN,) * seats,
            discarding=False,
            ended=False,
            stream=draws.stream,
            events=(),
        )
        return playing.draw(state)

    def read_move(self, text: str) -> Move:
        return moves.read_move(text)

    def to_json(self, state: State) -> Json:
        if not isinstance(state, RoomsState):
            raise TypeError("not a state of Castle Rooms")
        return records.to_json(state)

    def from_json(self, data: Json) -> RoomsState:
        return records.from_json(data)


GAME = CastleRooms()
