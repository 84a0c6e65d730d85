"""The trainings of Castle Rooms' judges: what they take from a match, and that they learn."""

from __future__ import annotations

import sys

import numpy as np
import pytest

from castlegames.bots.castle_rooms.features import NAMES
from castlegames.bots.castle_rooms.network import learned
from castlegames.bots.castle_rooms.situation import width
from castlegames.rules.castle_rooms import GAME
from tests.arena import train_castle_rooms_counting as counting
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


@pytest.mark.parametrize("seats", [2, 4])
def test_turns_chosen_by_chance_are_told_what_the_seat_had_of_the_win(seats: int) -> None:
    rows, wins = counting.examples(seats, 2)
    assert rows.shape == (len(wins), len(NAMES))
    assert set(wins) <= {1 / share for share in range(1, seats + 1)} | {0.0}
    assert 0 < wins.mean() < 1


def test_the_counting_judge_learns_how_likely_what_it_counts_makes_a_win() -> None:
    draws = np.random.default_rng(2)
    rows = np.c_[np.ones(4000), draws.standard_normal((4000, 2))]
    chances = 1 / (1 + np.exp(-rows @ [-0.5, 1.5, 0.0]))
    weights = counting.fitted(rows, (draws.random(4000) < chances).astype(float))
    assert weights == pytest.approx([-0.5, 1.5, 0.0], abs=0.15)


def test_the_counting_judges_table_has_a_weight_for_each_name_and_number_of_seats(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["train_castle_rooms_counting", "--matches", "1"])
    counting.main()
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line.endswith(": (")] == [f"{n}: (" for n in GAME.seats]
    named = [line.split("# ")[1] for line in lines if line.startswith("    ")]
    assert named == 3 * list(NAMES)
