"""Castle Crush as a game: its facts, the set-up, and the ways into a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from castlegames.rules.game import Game, Json, Move, Option, State, Value
from castlegames.rules.stream import Stream

from . import codec, moves
from . import components as c
from .legality import REASON_CODES
from .moves import Rest
from .scoring import PARTS, Points
from .state import CastleCrushState
from .turns import EVENT_KINDS


class CastleCrush(Game):
    """Stack a castle, let a mallet fall on the others'."""

    id: ClassVar[str] = "castle_crush"
    seats: ClassVar[range] = range(2, c.MAX_SEATS + 1)
    options: ClassVar[tuple[Option, ...]] = (
        Option("hand", "choice", "natural", tuple(c.HANDS)),
        Option("age", "order", None),
    )
    rules_version: ClassVar[int] = 1
    perfect_information: ClassVar[bool] = False
    reason_codes: ClassVar[tuple[str, ...]] = REASON_CODES
    event_kinds: ClassVar[tuple[str, ...]] = EVENT_KINDS
    score_parts: ClassVar[tuple[str, ...]] = PARTS
    outcome_keys: ClassVar[tuple[str, ...]] = ("points", "height", "age")

    def start(
        self, seats: int, seed: int, options: Mapping[str, Value] | None = None
    ) -> CastleCrushState:
        """Deal the blocks; the first of ``age`` (the youngest) has the flag and begins."""
        chosen = self.chosen(seats, seed, options)
        stream = Stream(seed)
        age = chosen["age"]
        if age is None:
            draws = stream.open()
            age = tuple(draws.shuffled(range(seats)))
            stream = draws.stream
        assert isinstance(age, tuple)
        order = tuple(seat for seat in age if isinstance(seat, int))
        each = c.DEALT_OF_EACH_KIND[seats]
        hands = tuple(
            tuple(b for b in c.BLOCKS if seat * each <= b % c.COPIES < (seat + 1) * each)
            for seat in range(seats)
        )
        return CastleCrushState(
            seats=seats,
            hand=str(chosen["hand"]),
            age=order,
            stream=stream,
            round=1,
            phase="deal" if c.CHOSEN_BLOCKS[seats] else "build",
            step=0,
            to_move=order[0],
            flag=order[0],
            hands=hands,
            castles=((),) * seats,
            rest=Rest(),
            fallen=(),
            returned=(),
            middle=(),
            supply=tuple(b for b in c.BLOCKS if b % c.COPIES >= seats * each),
            paid=(),
            points=((Points(),) * seats,),
        )

    def read_move(self, text: str) -> Move:
        """The move with this text form. Raises ValueError if it is none."""
        return moves.read_move(text)

    def to_json(self, state: State) -> Json:
        """The state as plain JSON, exact."""
        assert isinstance(state, CastleCrushState)
        return codec.to_json(state)

    def from_json(self, data: Json) -> CastleCrushState:
        """The state that ``to_json`` wrote. Raises ValueError for anything else."""
        return codec.from_json(data)
