"""How fast Patchwork's rules are: ``pytest -m benchmark tests/benchmarks/test_patchwork_speed.py``.

Targets: the legal moves of a position in the middle under 1 ms, a move under 50 µs, a whole
random match through the public interface under 15 ms.
"""

import pytest

from castlegames.rules import Stream, game

pytestmark = pytest.mark.benchmark


def play_random(seed, moves=None):
    state = game("patchwork").start(2, seed)
    draws = Stream(seed).open()
    played = 0
    while state.to_move is not None and played != moves:
        state = state.play(draws.choice(state.legal_moves()))
        played += 1
    return state


@pytest.fixture
def middle():
    """The position with the most choices among some after 12 moves."""
    return max((play_random(seed, 12) for seed in range(20)), key=lambda s: len(s.legal_moves()))


def test_legal_moves_in_the_middle_of_a_match(benchmark, middle):
    assert len(benchmark(middle.legal_moves)) > 200


def test_playing_a_move(benchmark, middle):
    move = middle.legal_moves()[-1]
    assert benchmark(middle.play, move) != middle


def test_a_random_match(benchmark):
    assert benchmark(play_random, 3).to_move is None


def test_writing_and_reading_a_state(benchmark):
    patchwork = game("patchwork")
    state = play_random(3, 30)
    assert benchmark(lambda: patchwork.from_json(patchwork.to_json(state))) == state
