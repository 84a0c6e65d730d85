"""How many ways there are to play on from a position: numbers that change with any rule."""

import pytest

from castlegames.rules import Stream
from castlegames.rules.patchwork import GAME


def ways(state, depth):
    """The number of different ways to make ``depth`` moves, matches that end sooner included."""
    moves = state.legal_moves()
    if depth == 1 or not moves:
        return max(1, len(moves))
    return sum(ways(state.play(move), depth - 1) for move in moves)


def later(seed, moves, track="revised"):
    state = GAME.start(2, seed, {"track": track})
    draws = Stream(seed).open()
    for _ in range(moves):
        state = state.play(draws.choice(state.legal_moves()))
    return state


PERFT = [
    (0, 0, "revised", 1, 319),
    (1, 0, "revised", 2, 158145),
    (2, 6, "revised", 2, 142456),
    (3, 18, "original", 3, 465576),
    (5, 24, "revised", 3, 11937),
    (4, 26, "revised", 4, 111366),
    (5, 30, "original", 5, 8087),
    (6, 30, "revised", 6, 186809),
    (8, 38, "revised", 30, 1),
]


@pytest.mark.parametrize(("seed", "moves", "track", "depth", "count"), PERFT)
def test_the_number_of_ways_to_play_on(seed, moves, track, depth, count):
    assert ways(later(seed, moves, track), depth) == count
