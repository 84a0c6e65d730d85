"""Searched on piles of stones: whoever takes the last one wins what is left of a stake."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from castlegames.bots import Budget
from castlegames.bots.search.alphabeta import AlphaBeta

FREE = Budget()


class Stones:
    """Take 1 to 3 stones; with a pile that 5 divides you move again. Fewer moves win more."""

    def __init__(self):
        self.judged = 0

    def over(self, position):
        return position[0] == 0

    def value(self, position):
        stones, moves = position
        self.judged += 1
        return moves - 100 if stones == 0 else 0

    def steps(self, position):
        return (1, 2, 3)

    def after(self, position, step):
        stones, moves = position
        if step > stones:
            return None
        left = stones - step
        return (left, moves + 1), left == 0 or left % 5 != 0


def plain(tree, position):
    """The value by looking at everything."""
    if tree.over(position):
        return tree.value(position)
    reached = [tree.after(position, step) for step in tree.steps(position)]
    return max(
        -plain(tree, after) if passed else plain(tree, after)
        for after, passed in filter(None, reached)
    )


@pytest.mark.parametrize("selective", [False, True])
@given(stones=st.integers(1, 13))
def test_it_finds_what_looking_at_everything_finds(selective, stones):
    found = AlphaBeta(Stones(), selective=selective).search((stones, 0), FREE.start())
    assert found.exact
    assert found.value == plain(Stones(), (stones, 0))


def worth(tree, position, step):
    """The value of a step, by looking at everything."""
    after, passed = tree.after(position, step)
    return -plain(tree, after) if passed else plain(tree, after)


@pytest.mark.parametrize("selective", [False, True])
@given(stones=st.integers(3, 13), extras=st.tuples(*[st.sampled_from([0.0, 0.5, 3.5, 250.0])] * 3))
def test_a_leaning_is_added_to_the_steps_at_hand_and_to_nothing_else(selective, stones, extras):
    tree, root = Stones(), (stones, 0)
    search = AlphaBeta(tree, selective=selective)
    found = search.search(root, FREE.start(), leaning=lambda step, _: extras[step - 1])
    sums = {step: worth(tree, root, step) + extras[step - 1] for step in (1, 2, 3)}
    assert sums[found.step] == max(sums.values())
    assert found.value == worth(tree, root, found.step)
    assert found.exact
    assert found.line[0] == found.step


def test_a_leaning_is_told_what_the_position_was_worth_before():
    told = set()

    def leaning(step, value):
        told.add(value)
        return 0.0

    found = AlphaBeta(Stones()).search((9, 0), FREE.start(), leaning=leaning)
    assert told - {0} == {found.value}


def test_the_line_it_expects_reaches_the_end():
    tree = Stones()
    found = AlphaBeta(tree).search((12, 0), FREE.start())
    position = (12, 0)
    for step in found.line:
        position, _ = tree.after(position, step)
    assert tree.over(position)
    assert found.line[0] == found.step


def test_an_exact_answer_ends_the_search():
    assert AlphaBeta(Stones()).search((4, 0), FREE.start()).depth <= 4


def test_it_goes_no_deeper_than_it_is_told():
    found = AlphaBeta(Stones()).search((40, 0), FREE.start(), deepest=3)
    assert found.depth == 3
    assert not found.exact


def test_a_selective_search_gets_deeper_with_the_same_nodes():
    searches = [AlphaBeta(Stones(), selective=selective) for selective in (False, True)]
    plainly, selectively = (s.search((60, 0), Budget(nodes=2000).start()) for s in searches)
    assert selectively.depth > plainly.depth


@pytest.mark.parametrize("selective", [False, True])
def test_a_node_budget_ends_it_with_an_answer_and_again_with_the_same(selective):
    def search():
        tree = AlphaBeta(Stones(), selective=selective)
        return tree.search((60, 0), Budget(nodes=200).start())

    found = search()
    assert found.step in (1, 2, 3)
    assert found.nodes <= 200 + 64
    assert found == search()


def test_without_time_it_still_looks_one_step_ahead():
    found = AlphaBeta(Stones()).search((3, 0), Budget(seconds=0.0).start())
    assert found.step == 3
    assert found.depth == 1


def test_it_looks_at_less_than_everything():
    searched, everything = Stones(), Stones()
    AlphaBeta(searched).search((15, 0), FREE.start())
    plain(everything, (15, 0))
    assert searched.judged < everything.judged / 2


@pytest.mark.parametrize("deepest", [1, 2, 5])
def test_only_possible_steps_are_found(deepest):
    assert AlphaBeta(Stones()).search((1, 0), FREE.start(), deepest).step == 1


@pytest.mark.parametrize("selective", [False, True])
def test_what_it_remembers_is_true_of_what_was_searched_to_the_end(selective):
    tree = Stones()
    search = AlphaBeta(tree, selective=selective)
    assert search.search((12, 0), FREE.start()).exact
    whole = [item for item in search.remembered() if item[1] > 200]
    assert (12, 0) in [position for position, *_ in whole]
    for position, _, bound, value in whole:
        truth = plain(tree, position)
        assert {-1: truth <= value, 0: truth == value, 1: truth >= value}[bound]
