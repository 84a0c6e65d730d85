"""Searched on words that grow letter by letter; a worth is how many letters a wish has in place."""

from castlegames.bots import Budget
from castlegames.bots.search.beam import beam

WISH = "cabc"


def worth(word):
    return float(sum(got == wanted for got, wanted in zip(word, WISH, strict=False)))


def nexts(word):
    return (word + letter for letter in "abc") if len(word) < len(WISH) else ()


def words(width, budget=None, key=str):
    clock = (budget or Budget()).start()
    return beam((0.0, ""), nexts, worth, key, width, clock), clock


def test_it_finds_what_grows_out_of_the_best_of_each_step():
    found, _ = words(width=1)
    assert max(found) == (4.0, WISH)
    assert len(found) == 1 + 4 * 3


def test_all_are_carried_on_if_there_is_room():
    found, _ = words(width=100)
    assert len(found) == 1 + 3 + 9 + 27 + 81
    assert [word for _, word in found[:4]] == ["", "a", "b", "c"]


def test_equal_ones_are_looked_at_once():
    found, clock = words(width=100, key=lambda word: "".join(sorted(word)))
    assert len({"".join(sorted(word)) for _, word in found}) == len(found) == clock.nodes + 1


def test_when_the_clock_runs_out_what_was_met_is_enough():
    found, clock = words(width=2, budget=Budget(nodes=5))
    assert clock.nodes == 5
    assert len(found) == 6
    assert words(width=2, budget=Budget(seconds=0.0))[0] == [(0.0, ""), (0.0, "a")]
