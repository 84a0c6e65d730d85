from castlegames.rules.castell.players import Player
from castlegames.rules.castell.verdict import judge

HAND = (10, 9, 9, 9, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 2, 1)


def test_each_level_tells_the_skills_it_uses():
    player = Player(HAND, ranks=(2, 1, 2, 0, 0))
    tower = ((10, 9, 9, 9), (8, 7, 7), (6, 6), (4, 4), (3,))
    verdict = judge(player, tower)
    assert verdict.reason is None
    assert verdict.uses == {"balance": 1, "base": 1, "mix": 2}
    assert [level.uses for level in verdict.levels] == [
        ("base", "mix"),
        ("mix",),
        (),
        ("balance",),
        (),
    ]


def test_width_is_named_where_it_is_the_way_that_the_ranks_allow():
    player = Player(HAND, ranks=(2, 0, 2, 0, 1))
    verdict = judge(player, ((10, 9, 9, 9), (8, 7, 7)))
    assert verdict.uses == {"mix": 2, "width": 1}
    assert verdict.levels[0].uses == ("mix", "width")


def test_the_level_that_is_wrong_says_why():
    player = Player(HAND, ranks=(1, 0, 0, 0, 0))
    verdict = judge(player, ((9, 9, 9), (6, 6), (7, 7), (2, 2)))
    codes = [level.reason and level.reason.code for level in verdict.levels]
    assert codes == [None, None, "level_bigger", "not_owned"]
    assert verdict.reason.code == "level_bigger"
    assert verdict.levels[3].reason.args == {"size": 2, "needed": 2, "owned": 1}


def test_a_tower_under_construction_may_be_empty_or_have_an_empty_level():
    player = Player(HAND)
    assert judge(player, ()).reason.code == "no_tower"
    verdict = judge(player, ((9, 9), (), (8,)))
    assert verdict.reason.code == "no_tower"
    assert [level.reason is None for level in verdict.levels] == [True, False, True]


def test_a_tower_beyond_the_ranks_tells_which_skill_is_missing():
    verdict = judge(Player(HAND), ((9, 9), (7, 7)))
    assert verdict.reason.code == "rank_too_low"
    assert verdict.reason.args == {"skill": "balance", "uses": 1, "rank": 0}
