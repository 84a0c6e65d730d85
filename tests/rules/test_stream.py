import random

import pytest

from castlegames.rules import Stream


def test_a_seed_gives_the_numbers_that_python_promises():
    draws = Stream(7).open()
    expected = random.Random(7)
    assert [draws.random() for _ in range(20)] == [expected.random() for _ in range(20)]


def test_the_first_numbers_of_seed_0_are_the_same_on_every_machine():
    draws = Stream(0).open()
    assert [draws.below(1000) for _ in range(6)] == [844, 757, 420, 258, 511, 404]
    assert Stream(0).open().shuffled(range(8)) == [0, 3, 4, 7, 1, 2, 5, 6]


def test_a_stream_is_a_value_and_drawing_leaves_it_alone():
    stream = Stream(3)
    first = stream.open()
    first.random()
    assert stream == Stream(3, 0)
    assert first.stream == Stream(3, 1)
    assert stream.open().random() == Stream(3).open().random()


def test_a_stream_goes_on_where_it_was_left():
    draws = Stream(5).open()
    before = [draws.random() for _ in range(7)]
    after = [draws.random() for _ in range(7)]
    assert draws.stream.draws == 14
    again = Stream(5, 7).open()
    assert [again.random() for _ in range(7)] == after
    assert before != after


def test_whole_numbers_stay_below_their_limit_and_reach_all_of_it():
    draws = Stream(1).open()
    assert {draws.below(6) for _ in range(500)} == set(range(6))


def test_shuffling_keeps_everything_and_counts_its_draws():
    draws = Stream(2).open()
    shuffled = draws.shuffled("abcdefgh")
    assert sorted(shuffled) == list("abcdefgh")
    assert draws.stream.draws == 7
    assert draws.shuffled([]) == []
    assert draws.shuffled([1]) == [1]
    assert draws.stream.draws == 7


def test_every_order_comes_up_about_as_often():
    counts = {}
    draws = Stream(9).open()
    for _ in range(6000):
        order = tuple(draws.shuffled("abc"))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_a_choice_is_one_of_the_items():
    draws = Stream(4).open()
    assert {draws.choice("xyz") for _ in range(100)} == set("xyz")


def test_normal_numbers_have_mean_0_and_deviation_1():
    draws = Stream(6).open()
    numbers = [draws.normal() for _ in range(4000)]
    mean = sum(numbers) / len(numbers)
    variance = sum((number - mean) ** 2 for number in numbers) / len(numbers)
    assert abs(mean) < 0.05
    assert abs(variance - 1) < 0.06
    assert draws.stream.draws == 12 * 4000


def test_a_forked_stream_goes_its_own_way():
    draws = Stream(8).open()
    fork = draws.fork()
    assert draws.stream.draws == 1
    assert fork != Stream(8, 1)
    assert fork.open().random() != Stream(8, 1).open().random()
    assert fork == Stream(8).open().fork()


@pytest.mark.parametrize(("seed", "draws"), [(-1, 0), (0, -1)])
def test_seed_and_draws_count_from_0(seed, draws):
    with pytest.raises(ValueError):  # noqa: PT011
        Stream(seed, draws)
