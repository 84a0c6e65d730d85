"""The training of Castle Rooms' learned judge: what it takes from a match, and that it learns."""

from __future__ import annotations

import numpy as np
import pytest

from castlegames.bots.castle_rooms.network import learned
from castlegames.bots.castle_rooms.situation import width
from tests.arena.train_castle_rooms import BATCH, Turn, fitted, lessons, to_learn

NOTHING = np.zeros(1, np.float32)


def _turn(best: float | None, by_chance: bool = False) -> Turn:
    return Turn(NOTHING, best, by_chance)


def test_without_a_network_a_turn_is_worth_how_the_match_ended() -> None:
    assert to_learn([_turn(None), _turn(None, by_chance=True)], 1.0) == [1.0, 1.0]


def test_a_turn_is_worth_half_what_came_and_half_how_good_the_next_one_looked() -> None:
    assert to_learn([_turn(0.5), _turn(0.6), _turn(0.2)], 1.0) == pytest.approx([0.6, 0.6, 1.0])


def test_what_came_of_a_turn_left_to_chance_does_not_count_for_the_one_before() -> None:
    assert to_learn([_turn(0.5), _turn(0.6, by_chance=True)], 0.0) == [0.6, 0.0]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_match_teaches_every_turn_that_did_not_win(seats: int) -> None:
    known = learned()
    for weights in (None, known.weights[seats]):
        found = lessons(seats, 3, known.races, weights)
        assert len(found.seen) == len(found.chances) > 2 * seats
        assert all(seen.shape == (width(seats),) for seen in found.seen)
        assert all(0 <= chance <= 1 for chance in found.chances)


def test_fitting_finds_what_decides() -> None:
    draws = np.random.default_rng(1)
    seen = draws.standard_normal((40 * BATCH, 12)).astype(np.float32)
    wins = seen[:, 3] > 0
    weights = fitted(seen, wins.astype(np.float32), None, 1)
    assert np.mean((weights.chances(seen) > 0.5) == wins) > 0.95
