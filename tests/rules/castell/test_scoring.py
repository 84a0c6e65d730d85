from attrs import evolve

from castlegames.rules.castell import Column, Player
from castlegames.rules.castell.scoring import decide, score

HAND = (5,) * 7


def player(*columns, best=0):
    padded = (*columns, *(Column() for _ in range(7 - len(columns))))
    return Player(HAND, best=best, columns=padded)


def test_a_tile_counts_its_points_and_each_collected_token_one():
    parts = score(player(Column(tiles=(15, 31), tokens=(0, 1, 1)))).parts
    assert parts["performances"] == 8 + 8 + 3


def test_prizes_count_five_three_and_one():
    assert score(player(Column(prizes=("trophy", "medal", "ribbon")))).parts["prizes"] == 9


def test_size_tokens_count_two_for_each_size_and_one_for_each_more_of_it():
    earned = player(Column(sizes=(5, 5)), Column(sizes=(5, 7)))
    assert score(earned).parts["sizes"] == 2 + 2 + 1 + 1


def test_diversity_counts_the_regions_in_which_anything_was_earned():
    things = [
        Column(tiles=(0,)),
        Column(tokens=(1,)),
        Column(prizes=("ribbon",)),
        Column(sizes=(3,)),
        Column(tiles=(1,)),
        Column(tiles=(2,)),
        Column(tiles=(3,)),
    ]
    bonus = [score(player(*things[:n])).parts["diversity"] for n in range(8)]
    assert bonus == [0, 0, 1, 3, 5, 7, 10, 14]


def test_the_parts_add_up():
    earned = player(Column(tiles=(0,), prizes=("medal",)), Column(sizes=(1,)), best=9)
    assert score(earned).total == sum(score(earned).parts.values()) == 9 + 1 + 3 + 2 + 3


def test_most_points_win():
    outcome = decide([player(best=3), player(best=5)])
    assert (outcome.winners, outcome.decided_by) == ((1,), "points")


def test_a_tie_goes_to_the_best_tower():
    outcome = decide([player(Column(prizes=("medal",)), best=2), player(best=5)])
    assert (outcome.winners, outcome.decided_by) == ((1,), "best_tower")


def test_then_to_the_most_prize_points_and_then_it_is_shared():
    one = player(Column(prizes=("medal",)), best=4)
    other = player(Column(tiles=(0,)), best=4)
    outcome = decide([other, one])
    assert (outcome.winners, outcome.decided_by) == ((1,), "prize_points")
    outcome = decide([one, other, evolve(one)])
    assert (outcome.winners, outcome.decided_by) == ((0, 2), "shared")
