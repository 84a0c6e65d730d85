"""The training of Castell's weights: what it notes of a match, and what it makes of it."""

import random
import sys

import numpy as np
import pytest
from attrs import evolve

from castlegames.bots.castell.weights import FITTED
from castlegames.rules.castell.components import ROUNDS
from tests.arena import train_castell
from tests.arena.train_castell import NAMES, Noted, corrections, noted, one_match, with_skill
from tests.rules.castell.positions import lively_match


@pytest.fixture(scope="module")
def positions():
    return one_match(4, 2, 8, FITTED)


def test_a_worth_is_the_sum_of_what_is_counted():
    states = [before for before, _, _ in lively_match(3, 5) if before.asking is None]
    for state in states[::11]:
        position = noted(state, 0, FITTED)
        changes = [0.3 + at / 10 for at in range(len(position.counts))]
        weights = evolve(
            FITTED,
            **{name: getattr(FITTED, name) + by for name, by in zip(NAMES, changes, strict=False)},
        )
        for skill, by in enumerate(changes[len(NAMES) :]):
            weights = with_skill(weights, skill, 1 + by)
        expected = position.worth + np.dot(position.counts, changes)
        assert noted(state, 0, weights).worth == pytest.approx(expected)


def test_every_turn_before_the_last_round_is_noted_once(positions):
    assert sorted(position.round for position in positions) == sorted(2 * [*range(1, ROUNDS)])


def test_a_seats_positions_are_told_what_it_came_to(positions):
    scores = {position.score for position in positions}
    assert len(scores) == 2
    assert min(scores) > 0


def test_a_match_is_noted_the_same_again(positions):
    assert one_match(4, 2, 8, FITTED) == positions


def test_the_fit_finds_what_was_misjudged():
    draw = random.Random(2)
    truth = [0.5, -0.2, 0.0, 1.0]
    examples = []
    for match in range(400):
        counts = tuple(draw.gauss(3, 2) for _ in truth)
        round_, worth = draw.randrange(1, 10), draw.gauss(60, 20)
        luck = draw.gauss(0, 1)
        score = worth + 4 * round_ + luck + sum(map(float.__mul__, truth, counts))
        examples.append(Noted(match, round_, worth, counts, score))
    assert corrections(examples) == pytest.approx(truth, abs=0.12)


def test_the_training_prints_a_weight_for_each_name(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["train_castell", "--matches", "2", "--nodes", "4"])
    train_castell.main()
    first, *lines = capsys.readouterr().out.splitlines()
    assert first == "# 36 positions of 2 matches"
    assert [line.split("=")[0] for line in lines[: len(NAMES)]] == list(NAMES)
    assert all(line.startswith("# ranks of ") for line in lines[len(NAMES) :])
