"""Patchwork as a game to choose: its facts, its options, its set-up."""

from __future__ import annotations

from collections.abc import Mapping

from castlegames.rules.game import Game, Json, Move, Option, State, Value
from castlegames.rules.stream import Stream

from .components import (
    DEFAULT_TRACK,
    PATCHES,
    SEATS,
    SMALLEST,
    SPECIAL_MARKS,
    START_BUTTONS,
)
from .moves import read_move
from .records import from_json, to_json
from .scoring import OUTCOME_KEYS, SCORE_PARTS
from .state import EVENT_KINDS, REASON_CODES, PatchworkState


class Patchwork(Game):
    """Two seats, no secrets, no chance after the set-up.

    Options: ``first`` is the seat that begins, ``circle`` the patches in the order after the
    neutral token, ``track`` the printing of the time board.
    """

    id = "patchwork"
    seats = range(SEATS, SEATS + 1)
    options = (
        Option("first", "seat", None),
        Option("circle", "order", None, tuple(patch.id for patch in PATCHES)),
        Option("track", "choice", DEFAULT_TRACK, tuple(SPECIAL_MARKS)),
    )
    rules_version = 1
    perfect_information = True
    reason_codes = REASON_CODES
    event_kinds = tuple(EVENT_KINDS)
    score_parts = SCORE_PARTS
    outcome_keys = OUTCOME_KEYS

    def start(
        self, seats: int, seed: int, options: Mapping[str, Value] | None = None
    ) -> PatchworkState:
        """The set-up (patchwork.md, Set-up).

        The circle and the first seat are drawn whether they are needed or not, so that choosing
        one of them leaves the other as the seed gives it.
        """
        chosen = self.chosen(seats, seed, options)
        draws = Stream(seed).open()
        others = draws.shuffled(patch.id for patch in PATCHES if patch.id != SMALLEST)
        circle = (*others, SMALLEST)
        first = draws.below(SEATS)
        if isinstance(chosen["circle"], tuple):
            circle = tuple(patch for patch in chosen["circle"] if isinstance(patch, int))
        if isinstance(chosen["first"], int):
            first = chosen["first"]
        return PatchworkState(
            track=str(chosen["track"]),
            circle=circle,
            laid=((), ()),
            quilts=(0, 0),
            buttons=(START_BUTTONS, START_BUTTONS),
            incomes=(0, 0),
            positions=(0, 0),
            on_top=first,
        )

    def read_move(self, text: str) -> Move:
        return read_move(text)

    def to_json(self, state: State) -> Json:
        if not isinstance(state, PatchworkState):
            raise TypeError("not a state of Patchwork")
        return to_json(state)

    def from_json(self, data: Json) -> PatchworkState:
        return from_json(data)


GAME = Patchwork()
