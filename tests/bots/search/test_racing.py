"""Raced on boxes that hold a number of coins; a world adds the same luck to all of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from castlegames.bots import Budget
from castlegames.bots.search.racing import Race, Runner, best_first
from castlegames.rules import Stream

BOXES = (3.0, 5.0, 9.0, 4.0, 8.5, 1.0, 7.0, 2.0)


def boxes(*promises, trust=0.0):
    promises = promises or (0.0,) * len(BOXES)
    return [Runner(box, promise, trust) for box, promise in zip(BOXES, promises, strict=False)]


def opened(race, draws, clock, own=1.0):
    """Race until the clock is over, the worse half dropped now and then; the worlds that were."""
    worlds = []
    while not clock.over():
        world = draws.fork()
        worlds.append(world)
        luck = 20 * world.open().normal()

        def outcome(coins, luck=luck):
            if clock.over():
                return None
            clock.tick()
            return coins + luck + own * draws.normal()

        if not race.run(outcome):
            break
        race.halve(clock.used())
    return worlds


def of_nodes(nodes, seed=1):
    race = Race(boxes())
    opened(race, Stream(seed).open(), Budget(nodes=nodes).start())
    return race


@pytest.mark.parametrize("seed", range(6))
def test_the_best_is_found_though_luck_is_larger_than_the_differences(seed):
    assert of_nodes(400, seed).best().candidate == 9.0


def test_so_many_nodes_give_the_same_race_again():
    first, again = of_nodes(150), of_nodes(150)
    assert [runner.results for runner in first.left] == [runner.results for runner in again.left]


def test_what_is_common_to_a_world_does_not_tell_candidates_apart():
    race = Race(boxes())
    opened(race, Stream(4).open(), Budget(nodes=60).start(), own=0.0)
    assert race.best().candidate == 9.0
    best, second = best_first(race.left)[:2]
    gaps = [high - low for high, low in zip(best.results, second.results, strict=True)]
    assert gaps == pytest.approx([0.5] * race.worlds)


def test_a_clock_that_is_over_ends_the_race_and_the_broken_world_counts_for_nobody():
    clock = Budget(nodes=len(BOXES) + 3).start()
    race = Race(boxes())
    worlds = opened(race, Stream(2).open(), clock)
    assert clock.nodes == len(BOXES) + 3
    assert len(worlds) == 2
    assert {len(runner.results) for runner in race.left} == {1}


def test_without_time_the_best_promise_wins():
    race = Race(boxes(0.2, 0.9, 0.1))
    opened(race, Stream(2).open(), Budget(seconds=0.0).start())
    assert race.worlds == 0
    assert race.best().candidate == BOXES[1]


def test_the_first_of_equals_wins():
    assert Race(boxes(0.5, 0.5, 0.5)).best().candidate == BOXES[0]


@given(
    st.lists(st.floats(-9, 9), max_size=5),
    st.floats(-9, 9),
    st.floats(0.5, 9),
    st.floats(-9, 9),
)
def test_a_promise_counts_for_as_many_worlds_as_it_is_trusted(results, promise, trust, error):
    runner = Runner("box", promise, trust, error, results)
    whole = trust * promise + sum(results)
    assert runner.worth * (trust + len(results)) == pytest.approx(whole)
    assert runner.looks == pytest.approx(runner.worth + error)


def test_an_error_is_never_averaged_away():
    race = Race([Runner(2.0, 0.0, error=0.0), Runner(1.0, 0.0, error=3.0)])
    for _ in range(50):
        assert race.run(lambda coins: coins)
    assert race.best().candidate == 1.0
    assert race.best().worth == 1.0


@pytest.mark.parametrize(
    ("number", "left"),
    [(1, [1, 1, 1]), (2, [2, 2, 2]), (3, [3, 2, 2]), (8, [8, 4, 2]), (24, [12, 6, 2])],
)
def test_halves_go_as_the_time_does_until_two_are_left(number, left):
    race = Race([Runner(at, float(at)) for at in range(number)])
    found = []
    for hundredths in range(101):
        race.halve(hundredths / 100)
        if hundredths in (30, 60, 100):
            found.append(len(race.left))
    assert found == left
    assert race.best().candidate == number - 1


def test_only_what_is_clearly_behind_is_dropped():
    leads = [Runner("best", 0.0), Runner("close", 0.0), Runner("far", 0.0)]
    race = Race(leads)
    for luck, noise in ((5.0, 1.0), (-5.0, -1.0), (2.0, 0.5), (-2.0, -0.5)):
        worths = {"best": luck, "close": luck - 0.2 + noise, "far": luck - 3.0 + 0.1 * noise}
        race.run(worths.__getitem__)
    race.drop_beaten(2.5)
    assert [runner.candidate for runner in race.left] == ["best", "close"]


def test_a_gap_within_the_margin_drops_nobody():
    race = Race([Runner("best", 0.0), Runner("even", 0.0)])
    for _ in range(3):
        race.run({"best": 1.0, "even": 0.9}.__getitem__)
    race.drop_beaten(2.5, margin=0.2)
    assert len(race.left) == 2
    race.drop_beaten(2.5)
    assert len(race.left) == 1


def test_a_race_is_settled_when_all_that_are_left_agree():
    race = Race([Runner("ab", 1.0), Runner("ac", 2.0), Runner("ba", 0.0)])
    assert not race.agree(lambda word: word[0])
    race.keep(2)
    assert race.agree(lambda word: word[0])
    assert not race.agree(lambda word: word[1])
