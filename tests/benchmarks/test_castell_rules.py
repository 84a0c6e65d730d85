"""How long the tower solver and a move of Castell take (castell.md, The tower solver)."""

from __future__ import annotations

import random
import statistics
import time

import pytest

from castlegames.rules.castell import GAME
from castlegames.rules.castell.components import OF_EACH_SIZE, SIZES
from castlegames.rules.castell.towers import (
    SKILLS,
    best_festival_tower,
    tower_for_exhibition,
    tower_for_shape,
)

HANDS = 500
MEDIAN, WORST = 0.020, 0.200


def hands(seed=1, castellers=30, trainings=10):
    draw = random.Random(seed)
    bag = [size for size in SIZES for _ in range(OF_EACH_SIZE)]
    for _ in range(HANDS):
        ranks = dict.fromkeys(SKILLS, 0)
        while sum(ranks.values()) < trainings:
            skill = draw.choice(SKILLS)
            ranks[skill] = min(5, ranks[skill] + 1)
        yield draw.sample(bag, castellers), ranks, tuple(draw.sample(SIZES, 2))


QUESTIONS = {
    "festival": best_festival_tower,
    "shape": lambda hand, ranks, _: tower_for_shape(hand, ranks, (3, 3, 3, 2, 1, 1)),
    "exhibition": lambda hand, ranks, _: tower_for_exhibition(hand, ranks, 8, SKILLS),
}


@pytest.mark.benchmark
@pytest.mark.parametrize("question", QUESTIONS)
def test_thirty_castellers_take_20_ms_in_the_middle_and_200_ms_at_worst(question, capsys):
    seconds = []
    for hand, ranks, tokens in hands():
        began = time.process_time()
        QUESTIONS[question](hand, ranks, tokens)
        seconds.append(time.process_time() - began)
    middle, worst = statistics.median(seconds), max(seconds)
    with capsys.disabled():
        print(f"\n{question}: {1000 * middle:.2f} ms in the middle, {1000 * worst:.1f} at worst")
    assert middle <= MEDIAN
    assert worst <= WORST


@pytest.mark.benchmark
def test_a_move_of_a_turn_takes_less_than_50_microseconds(capsys):
    seconds: dict[str, list[float]] = {}
    for seed in range(10):
        state, draw = GAME.start(4, seed), random.Random(seed)
        while state.to_move is not None:
            move = draw.choice(state.legal_moves())
            began = time.perf_counter()
            state = state.play(move)
            kind = type(move).__name__
            seconds.setdefault(kind, []).append(time.perf_counter() - began)
    middle = {kind: statistics.median(times) for kind, times in seconds.items()}
    with capsys.disabled():
        print("\n" + ", ".join(f"{kind} {1e6 * time_:.0f} µs" for kind, time_ in middle.items()))
    for kind in ("Travel", "Recruit", "Train", "SpecialRecruit", "SpecialTravel", "EndTurn"):
        assert middle[kind] < 50e-6
