"""How fast Castle Rooms plays and lists moves; microseconds in the report of pytest-benchmark."""

from __future__ import annotations

from typing import Any

import pytest

from castlegames.rules.castle_rooms import GAME, RoomsState
from tests.rules.castle_rooms.positions import chance_match

PLAY_LIMIT = 50e-6
"""Seconds a move may take at most, on average over a match (the promise in README)."""

pytestmark = pytest.mark.benchmark


@pytest.fixture(scope="module")
def match() -> list[tuple[RoomsState, Any]]:
    return [(state, move) for state, move in chance_match(4, 1) if move is not None]


def test_a_move_is_played_in_fifty_microseconds(benchmark: Any, match: Any) -> None:
    def play_all() -> None:
        for state, move in match:
            state.play(move)

    benchmark(play_all)
    assert benchmark.stats.stats.min / len(match) < PLAY_LIMIT


def test_the_legal_moves_are_listed(benchmark: Any, match: Any) -> None:
    def list_all() -> None:
        for state, _ in match:
            state.legal_moves()

    benchmark(list_all)
    assert benchmark.stats.stats.min / len(match) < 1e-3


def test_a_state_goes_to_json_and_back(benchmark: Any, match: Any) -> None:
    state = match[len(match) // 2][0]
    assert benchmark(lambda: GAME.from_json(GAME.to_json(state))) == state
