"""Every level plays fair, legal and in time."""

from itertools import pairwise

import pytest
from attrs import evolve

from castlegames import bots
from castlegames.bots import Budget, bot
from castlegames.bots.arena import compare
from castlegames.rules import Stream, game
from castlegames.rules.patchwork import Advance, Place, Take
from castlegames.rules.patchwork.components import LAST_SPACE, PATCHES
from castlegames.rules.patchwork.quilt import FULL, placements
from tests.bots.players import GreedyBot, play

LEVELS = [level.name for level in bots.levels("patchwork")]
PATCHWORK = game("patchwork")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("track", ["revised", "original"])
def test_a_level_plays_whole_matches_by_the_rules(level, track):
    for seed in range(2):
        start = PATCHWORK.start(2, seed, {"track": track})
        assert play(start, [bot("patchwork", level)] * 2, seed).to_move is None


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_on_from_any_position(level):
    player = bot("patchwork", level)
    for seed in range(12):
        state = PATCHWORK.start(2, seed)
        draws = Stream(seed).open()
        for _ in range(4 * seed):
            if state.to_move is None:
                break
            choice = player.choose(state, Budget(nodes=20), draws.fork())
            assert state.why_not(choice.move) is None
            state = state.play(draws.choice(state.legal_moves()))


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_nodes_and_stream_give_the_same_choice(level):
    state = PATCHWORK.start(2, 5)
    for step in range(8):
        choices = [
            bot("patchwork", level).choose(state, Budget(nodes=60), Stream(step)) for _ in range(2)
        ]
        assert choices[0] == choices[1]
        state = state.play(choices[0].move)


@pytest.mark.parametrize("level", LEVELS)
def test_a_special_patch_is_placed_on_an_empty_cell(level):
    state = PATCHWORK.start(2, 5)
    while not state.special_due:
        state = state.play(Advance())
    choice = bot("patchwork", level).choose(state, Budget(nodes=20), Stream(1))
    assert isinstance(choice.move, Place)
    assert state.why_not(choice.move) is None


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_says_what_speaks_for_it(level):
    state = PATCHWORK.start(2, 5)
    reasons = bot("patchwork", level).choose(state, Budget(nodes=60), Stream(1)).reasons
    assert "spaces" in reasons
    assert all(isinstance(value, int | float | bool) for value in reasons.values())


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_stops_when_it_is_told_to(level):
    """Without the stop this budget would have no end."""
    state = PATCHWORK.start(2, 5)
    choice = bot("patchwork", level).choose(state, Budget(stop=lambda: True), Stream(1))
    assert state.why_not(choice.move) is None


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_without_time_still_answers(level):
    state = PATCHWORK.start(2, 5)
    choice = bot("patchwork", level).choose(state, Budget(seconds=0.0), Stream(1))
    assert state.why_not(choice.move) is None


@pytest.mark.parametrize(("ours", "covers"), [(60, True), (14, False)])
def test_expert_pays_a_little_for_a_tidy_quilt_when_it_has_won_and_only_then(ours, covers):
    # Ten buttons for ten points of cells, three spaces less to walk, two buttons of income.
    patch = next(p for p in PATCHES if (p.size, p.cost, p.time, p.income) == (5, 10, 3, 2))
    state = evolve(
        PATCHWORK.start(2, 0),
        circle=(patch.id,),
        quilts=(FULL & ~placements(patch.id)[0], FULL),
        positions=(48, LAST_SPACE),
        buttons=(ours, 0),
        bonus=1,
    )
    choice = bot("patchwork", "expert").choose(state, Budget(nodes=500), Stream(1))
    assert isinstance(choice.move, Take) == covers
    plainly = bot("patchwork", "hard").choose(state, Budget(nodes=500), Stream(1))
    assert isinstance(plainly.move, Advance)


def test_medium_covers_most_of_its_quilt():
    end = play(PATCHWORK.start(2, 3), [bot("patchwork", "medium")] * 2)
    assert all(81 - quilt.bit_count() < 30 for quilt in end.quilts)


@pytest.mark.arena
def test_easy_beats_random_in_four_of_five():
    easy, _ = compare("patchwork", ("easy", "random"), 120, seed=1).results
    assert easy.wins >= 0.8 * (easy.wins + easy.losses)


@pytest.mark.arena
def test_a_greedy_player_wins_about_as_often_as_it_loses_against_easy():
    wins = 0
    for seed in range(100):
        for seat in (0, 1):
            players = [bot("patchwork", "easy"), GreedyBot()]
            end = play(PATCHWORK.start(2, seed), players if seat else players[::-1], seed)
            wins += end.winners() == (seat,)
    assert 80 <= wins <= 140


@pytest.mark.arena
@pytest.mark.parametrize(("weak", "strong"), list(pairwise(LEVELS)))
def test_each_level_beats_the_one_below(weak, strong):
    better, _ = compare("patchwork", (strong, weak), 60, seed=1, scale=0.1).results
    assert better.wins >= 0.65 * (better.wins + better.losses)
