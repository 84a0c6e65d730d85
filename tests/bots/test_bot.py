import os

import pytest

from castlegames import bots
from castlegames.bots import Budget, RandomBot
from castlegames.bots.bot import keep_to_one_core
from castlegames.rules import Stream, game, games


def test_a_node_budget_runs_out_after_so_many_nodes():
    clock = Budget(nodes=10).start()
    assert not clock.tick(9)
    assert clock.tick()
    assert clock.over()
    assert clock.nodes == 10
    assert clock.left() is None


def test_a_time_budget_of_nothing_is_over_at_once():
    clock = Budget(seconds=0.0).start()
    assert clock.over()
    assert clock.left() == 0.0


def test_a_stop_is_heard():
    asked = []
    clock = Budget(stop=lambda: bool(asked)).start()
    assert not clock.over()
    asked.append(True)
    assert clock.over()


def test_a_budget_without_limits_never_ends():
    assert not Budget().start().tick(10**9)


def test_what_is_used_is_the_larger_part_of_seconds_and_nodes():
    clock = Budget(seconds=1000.0, nodes=8).start()
    assert clock.used() < 0.1
    clock.tick(2)
    assert clock.used() == 0.25
    clock.tick(20)
    assert clock.used() == 1.0
    assert Budget().start().used() == 0.0


def test_scaling_changes_the_seconds_only():
    assert Budget(seconds=2.0, nodes=7).scaled(0.5) == Budget(seconds=1.0, nodes=7)
    assert Budget(nodes=7).scaled(0.5) == Budget(nodes=7)


def test_the_random_bot_plays_any_legal_move_by_its_stream():
    state = game("patchwork").start(2, 1)
    chosen = {RandomBot().choose(state, Budget(), Stream(seed)).move for seed in range(20)}
    assert len(chosen) > 10
    assert chosen <= set(state.legal_moves())
    again = RandomBot().choose(state, Budget(), Stream(3)).move
    assert again == RandomBot().choose(state, Budget(), Stream(3)).move


def test_every_game_has_levels_from_weak_to_strong_and_a_bot_for_each():
    for rules in games():
        names = [level.name for level in bots.levels(rules.id)]
        assert names == [name for name in bots.LEVELS if name in names]
        seconds = [level.seconds for level in bots.levels(rules.id)]
        assert seconds == sorted(seconds)
        for name in (*names, "random"):
            assert isinstance(bots.bot(rules.id, name), bots.Bot)


def test_a_level_that_does_not_exist_is_a_key_error():
    with pytest.raises(KeyError):
        bots.bot("patchwork", "divine")


def test_algebra_keeps_to_one_core_unless_somebody_wishes_otherwise(monkeypatch):
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    monkeypatch.setenv("OMP_NUM_THREADS", "3")
    keep_to_one_core()
    assert os.environ["OPENBLAS_NUM_THREADS"] == "1"
    assert os.environ["OMP_NUM_THREADS"] == "3"
    monkeypatch.delenv("OPENBLAS_NUM_THREADS")
