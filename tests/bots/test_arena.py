import io
import json

import pytest

from castlegames.bots import arena
from castlegames.bots.arena import Played, compare, elo, main, pairings, summed_up


def test_each_deal_is_played_with_seats_swapped():
    first, second, third, _ = pairings("patchwork", ("easy", "random"), 4, seed=7)
    assert (first.seed, first.bots) == (7, ("easy", "random"))
    assert (second.seed, second.bots) == (7, ("random", "easy"))
    assert third.seed == 8


def test_with_three_bots_every_one_sits_everywhere_on_each_deal():
    matches = list(pairings("any", ("a", "b", "c"), 3, seed=1))
    assert {match.seed for match in matches} == {1}
    assert [match.bots for match in matches] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


def played(bots, winners, scores):
    return Played(bots, winners, scores, tuple((0.5, 1.5) for _ in bots))


def test_wins_follow_the_bot_to_its_seat():
    table = summed_up(
        "any",
        ("a", "b"),
        [played(("a", "b"), (0,), (9, 3)), played(("b", "a"), (1,), (4, 8))],
    )
    a, b = table.results
    assert (a.bot, a.wins, a.draws, a.losses, a.mean_score) == ("a", 2, 0, 0, 8.5)
    assert (b.bot, b.wins, b.draws, b.losses, b.mean_score) == ("b", 0, 0, 2, 3.5)
    assert a.seconds_per_move == 1.0
    assert table.elo_difference > 0


def test_a_shared_win_is_a_draw():
    table = summed_up(
        "any",
        ("a", "b"),
        [played(("a", "b"), (0, 1), (5, 5)), played(("b", "a"), (0, 1), (5, 5))],
    )
    assert [(result.wins, result.draws) for result in table.results] == [(0, 2), (0, 2)]
    assert table.elo_difference == 0


def test_more_than_two_bots_have_no_elo_difference():
    three = ("a", "b", "c")
    rows = [
        played(three, (0,), (9, 3, 1)),
        played(("b", "c", "a"), (2,), (1, 2, 3)),
        played(("c", "a", "b"), (1,), (1, 2, 0)),
    ]
    table = summed_up("any", three, rows)
    assert table.results[0].wins == 3
    assert table.elo_difference is None
    assert table.interval95 is None


def test_elo_is_the_usual_scale():
    assert elo([0.5] * 10)[0] == 0
    assert elo([0.75] * 100)[0] == pytest.approx(191, abs=1)
    assert elo([0.25] * 100)[0] == pytest.approx(-191, abs=1)


def test_the_interval_holds_the_difference_and_shrinks_with_more_pairs():
    few, (few_low, few_high) = elo([1.0, 0.5, 0.5, 1.0] * 5)
    many, (many_low, many_high) = elo([1.0, 0.5, 0.5, 1.0] * 50)
    assert few == many
    assert few_low < few < few_high
    assert many_high - many_low < few_high - few_low


def test_a_clean_sweep_has_a_finite_difference():
    difference, (low, high) = elo([1.0] * 10)
    assert 0 < low < difference <= high < 2000


def test_no_matches_make_no_difference():
    with pytest.raises(ValueError, match="no matches"):
        elo([])


def test_the_command_prints_the_table_as_json():
    out = io.StringIO()
    args = ["patchwork", "random", "random", "--games", "3", "--seed", "5", "--json"]
    assert main(args, out) == 0
    table = json.loads(out.getvalue())
    assert set(table) == {"game", "games", "results", "elo_difference", "interval95"}
    assert table["game"] == "patchwork"
    assert table["games"] == 4
    assert [result["bot"] for result in table["results"]] == ["random", "random"]
    assert set(table["results"][0]) == {
        "bot",
        "wins",
        "draws",
        "losses",
        "mean_score",
        "seconds_per_move",
    }
    assert sum(result["wins"] for result in table["results"]) == 4
    low, high = table["interval95"]
    assert low <= high


def test_the_command_prints_a_table_for_people():
    out = io.StringIO()
    args = ["patchwork", "easy", "random", "--games", "2", "--scale", "0.5", "--nodes", "20"]
    assert main(args, out) == 0
    assert "easy" in out.getvalue()
    assert "times 0.5" in out.getvalue()
    assert "Elo difference" in out.getvalue()


@pytest.mark.parametrize(
    "args",
    [
        [],
        ["chess", "easy", "random"],
        ["patchwork"],
        ["patchwork", "easy"],
        ["patchwork", "easy", "nobody"],
        ["patchwork", "easy", "random", "random"],
        ["patchwork", "easy", "random", "--games", "0"],
        ["patchwork", "easy", "random", "--games", "many"],
        ["patchwork", "easy", "random", "--budget", "0"],
        ["patchwork", "easy", "random", "--scale", "nan"],
        ["patchwork", "easy", "random", "--seed", "-1"],
    ],
)
def test_a_command_that_makes_no_sense_exits_with_2(args, capsys):
    assert main(args, io.StringIO()) == 2
    assert "usage" in capsys.readouterr().err


def test_the_same_seed_and_nodes_play_the_same_matches():
    def scores():
        table = compare("patchwork", ("easy", "random"), 4, seed=3, nodes=30)
        return [(result.wins, result.mean_score) for result in table.results]

    assert scores() == scores()


def test_several_processes_play_the_same_matches():
    one = compare("patchwork", ("random", "random"), 4, seed=3)
    two = compare("patchwork", ("random", "random"), 4, seed=3, processes=2)
    assert [(r.wins, r.mean_score) for r in one.results] == [
        (r.wins, r.mean_score) for r in two.results
    ]


def test_a_bot_that_cheats_is_found_out(monkeypatch, capsys):
    from castlegames.bots import Bot, Choice
    from castlegames.rules.patchwork import Place

    class Cheat(Bot):
        def choose(self, view, budget, stream):
            return Choice(Place(0))

    monkeypatch.setattr(arena, "bot", lambda *_: Cheat())
    assert main(["patchwork", "easy", "random", "--games", "1"], io.StringIO()) == 1
    assert "illegal" in capsys.readouterr().err
