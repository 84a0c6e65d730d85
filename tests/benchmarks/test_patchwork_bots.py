"""How Patchwork's bots keep their time, and how much they see in it.

``pytest -m benchmark tests/benchmarks/test_patchwork_bots.py``. Target: a level's seconds within
10 % or 50 ms; the search looks at 20,000 positions a second or more on a core of its own.
"""

import time

import pytest

from castlegames.bots import Budget, bot, levels
from castlegames.bots.patchwork.judgement import Judgement, learned
from castlegames.bots.patchwork.position import position_of
from castlegames.bots.patchwork.tree import PurchaseTree
from castlegames.bots.search.alphabeta import AlphaBeta
from castlegames.rules import Stream, game

pytestmark = pytest.mark.benchmark

SCALE = 0.2


def positions():
    """Positions all along some matches of Medium."""
    player = bot("patchwork", "medium")
    for seed in range(3):
        state = game("patchwork").start(2, seed)
        for step in range(60):
            if state.to_move is None:
                break
            if step % 6 == 0:
                yield state
            state = state.play(player.choose(state, Budget(), Stream(step)).move)


@pytest.mark.parametrize("level", levels("patchwork"), ids=lambda level: level.name)
def test_a_level_keeps_its_time(benchmark, level):
    player = bot("patchwork", level.name)
    seconds = level.seconds * SCALE
    late = []

    def think():
        for number, state in enumerate(positions()):
            started = time.perf_counter()
            player.choose(state, Budget(seconds=seconds), Stream(number))
            late.append(time.perf_counter() - started - seconds)

    benchmark.pedantic(think, rounds=1)
    late.sort()
    benchmark.extra_info["latest_of_twenty"] = late[int(0.95 * (len(late) - 1))]
    assert late[int(0.95 * (len(late) - 1))] <= max(0.05, 0.1 * seconds)


def test_how_many_positions_expert_looks_at(benchmark):
    tree = PurchaseTree("revised", Judgement(learned()).lead)
    state = game("patchwork").start(2, 3)
    position = position_of(state, state.to_move)

    def search():
        return AlphaBeta(tree).search(position, Budget(nodes=4000).start())

    benchmark.extra_info["nodes"] = benchmark(search).nodes
