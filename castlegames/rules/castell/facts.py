"""Castell as a game to choose: its facts, its options, its set-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ..game import Game, Json, Move, Option, State, Value
from ..stream import Stream
from . import festival_calendar, legality, moves, playing, records, rounds, scoring
from .components import (
    ALL_REGIONS,
    BOARD_SKILL_TILES,
    IN_REGION,
    OF_EACH_SIZE,
    PERFORMANCES,
    PERFORMANCES_IN_ROW,
    REGIONS,
    SEATS,
    SIZES,
    START_HAND,
    WHEELS,
)
from .players import Player
from .state import CastellState
from .turn import Turn


class Castell(Game):
    """Travel through Catalonia and build human towers; ten rounds."""

    id: ClassVar[str] = "castell"
    seats: ClassVar[range] = SEATS
    options: ClassVar[tuple[Option, ...]] = (
        Option("first", "seat", None),
        Option("wheel", "choice", ALL_REGIONS, WHEELS),
    )
    rules_version: ClassVar[int] = 1
    perfect_information: ClassVar[bool] = False
    reason_codes: ClassVar[tuple[str, ...]] = legality.REASON_CODES
    event_kinds: ClassVar[tuple[str, ...]] = playing.EVENT_KINDS
    score_parts: ClassVar[tuple[str, ...]] = scoring.SCORE_PARTS
    outcome_keys: ClassVar[tuple[str, ...]] = scoring.OUTCOME_KEYS

    def start(
        self, seats: int, seed: int, options: Mapping[str, Value] | None = None
    ) -> CastellState:
        """The set-up (castell.md, Set-up).

        ``first`` is the seat that begins, or None for a random one; ``wheel`` the side of the
        skill wheel. Neither changes what the seed deals.
        """
        chosen = self.chosen(seats, seed, options)
        draws = Stream(seed).open()
        bag = [size for size in SIZES for _ in range(OF_EACH_SIZE)]
        regions, _ = rounds.topped_up(draws, bag, ((),) * len(REGIONS), IN_REGION[seats])
        hands = [[bag.pop(draws.below(len(bag))) for _ in range(START_HAND)] for _ in range(seats)]
        spots = tuple(draws.shuffled(BOARD_SKILL_TILES))
        calendar = festival_calendar.deal(draws)
        tiles = draws.shuffled(tile.id for tile in PERFORMANCES)
        random_first = draws.below(seats)
        first = chosen["first"] if isinstance(chosen["first"], int) else random_first
        return CastellState(
            wheel=str(chosen["wheel"]),
            spots=spots,
            calendar=calendar,
            round=1,
            first=first,
            bag=tuple(bag),
            regions=regions,
            rows=tuple(
                tuple(tiles[at * PERFORMANCES_IN_ROW : (at + 1) * PERFORMANCES_IN_ROW])
                for at in range(len(REGIONS))
            ),
            row_tokens=((),) * len(REGIONS),
            players=tuple(Player(tuple(sorted(hand, reverse=True))) for hand in hands),
            turn=Turn(first),
            asking=None,
            ended=False,
            stream=draws.stream,
        )

    def read_move(self, text: str) -> Move:
        return moves.read_move(text)

    def to_json(self, state: State) -> Json:
        if not isinstance(state, CastellState):
            raise TypeError("not a state of Castell")
        return records.to_json(state)

    def from_json(self, data: Json) -> CastellState:
        return records.from_json(data)


GAME = Castell()
