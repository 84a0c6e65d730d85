"""Bots of Castell: legal, repeatable, obedient, and better the higher their level."""

import pytest
from attrs import evolve

from castlegames.bots import Budget
from castlegames.bots.bot import RandomBot
from castlegames.bots.castell import LEVELS, bot
from castlegames.rules import Stream
from castlegames.rules.castell import EndTurn, ShowTower, SpecialPerform, Train, Turn
from castlegames.rules.castell.components import REGIONS
from tests.bots.players import GreedyBot, play
from tests.rules.castell.positions import (
    GAME,
    before_festival,
    lively_match,
    start,
    with_player,
    with_region,
    with_tile_at,
)

NAMES = [level.name for level in LEVELS]


def choose(level, state, nodes=80, seed=1):
    view = state.seen_by(state.to_move)
    return bot(level).choose(view, Budget(nodes=nodes), Stream(seed))


@pytest.fixture(scope="module")
def states():
    return [before for before, _, _ in lively_match(3, 8)]


def test_there_are_four_levels_with_their_seconds():
    assert [(level.name, level.seconds) for level in LEVELS] == [
        ("easy", 0.1),
        ("medium", 0.3),
        ("hard", 1.0),
        ("expert", 3.0),
    ]
    with pytest.raises(KeyError):
        bot("grandmaster")


@pytest.mark.parametrize("level", NAMES)
def test_a_bot_plays_legal_moves_and_does_the_same_again(level, states):
    for state in states[::17]:
        choice = choose(level, state)
        assert state.why_not(choice.move) is None
        assert choose(level, state) == choice


@pytest.mark.parametrize("level", NAMES)
def test_a_bot_does_not_see_what_the_bag_will_give(level, states):
    for state in states[::23]:
        twin = state.seen_by(state.to_move).sample(Stream(99))
        assert choose(level, twin) == choose(level, state)


@pytest.mark.parametrize("level", NAMES)
def test_a_bot_that_is_told_to_stop_answers_at_once(level, states):
    for state in states[::29]:
        view = state.seen_by(state.to_move)
        stopped = Budget(seconds=60, stop=lambda: True)
        assert state.why_not(bot(level).choose(view, stopped, Stream(1)).move) is None


@pytest.mark.parametrize("level", NAMES)
def test_a_bot_shows_its_best_tower_at_a_festival(level):
    hand = (9, 9, 9, 8, 8, 7, 7, 5, 1)
    players = [("Valls", hand, {"balance": 1})] * 2
    state = before_festival(*players).play(EndTurn())
    choice = choose(level, state)
    assert isinstance(choice.move, ShowTower)
    assert choice.reasons["points"] == 5


@pytest.mark.parametrize("level", NAMES)
def test_a_bot_finds_its_way_with_a_free_special_action(level):
    state = with_tile_at(with_player(start(), 0, region="Valls"), "Valls", "special")
    state = state.play(Train("special"))
    for seed in range(5):
        assert str(choose(level, state, seed=seed).move).startswith("special")


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_a_bot_takes_the_last_performance_of_the_match(level):
    state = with_player(
        start(), 0, region="Valls", hand=(8, 8, 6, 6, 3, 2, 1), skills={"balance": 1}
    )
    state = evolve(with_region(state, "Valls", row=(0,), tokens=(1, 1, 1)), round=10)
    plan = []
    for _ in range(6):
        move = choose(level, state).move
        plan.append(move)
        if isinstance(move, EndTurn):
            break
        state = state.play(move)
    assert any(isinstance(move, SpecialPerform) for move in plan)


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_a_bot_tells_what_it_would_do_next(level):
    choice = choose(level, start(), nodes=200)
    assert choice.reasons["worth"] > 0
    state = start().play(choice.move)
    for text in choice.reasons["then"]:
        state = state.play(GAME.read_move(text))


def test_easy_beats_chance_and_medium_beats_easy():
    small = Budget(nodes=60)
    totals = [0, 0]
    for seed in range(3):
        end = play(GAME.start(2, seed), [bot("easy"), RandomBot()], seed, small)
        totals = [a + b.total for a, b in zip(totals, end.scores(), strict=True)]
    assert totals[0] > totals[1]
    end = play(GAME.start(2, 5), [bot("medium"), bot("easy")], 5, small)
    assert end.winners() == (0,)


def test_expert_says_what_the_festival_at_the_end_of_its_turn_brings():
    hand = (9, 9, 9, 8, 8, 7, 7, 5, 1)
    players = [("Valls", hand, {"balance": 1}), ("Valls", hand[:-3], {"balance": 1})]
    state = before_festival(*players, round_=10, first=1)
    for region in REGIONS:
        state = with_region(state, region, row=(), castellers=())
    choice = choose("expert", state)
    after = state.play(choice.move)
    for text in choice.reasons["then"]:
        after = after.play(GAME.read_move(text))
    festival = state.round_festivals[-1]
    tower = after.best_tower(0, festival)
    assert choice.reasons["festival"] == "Valls"
    assert choice.reasons["tower"] == after.tower_points(tower, festival) > 0
    assert choice.reasons["prize"] == "medal"


def test_expert_does_not_promise_a_prize_while_others_may_still_come():
    hand = (9, 9, 9, 8, 8, 7, 7, 5, 1)
    state = before_festival(("Valls", hand, {"balance": 1}), ("Girona", (1,), {}), first=0)
    state = evolve(state, turn=Turn(0))
    assert "prize" not in choose("expert", state).reasons


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_between_bots_ends(seats):
    players = [bot(NAMES[seat % 2]) for seat in range(seats)]
    end = play(GAME.start(seats, 3), players, 3, Budget(nodes=25))
    assert end.to_move is None
    assert end.winners()


@pytest.mark.arena
def test_a_greedy_player_wins_about_as_often_as_it_loses_against_easy():
    wins = 0
    for seed in range(500, 600):
        for seat in (0, 1):
            players = [bot("easy"), GreedyBot()]
            end = play(GAME.start(2, seed), players if seat else players[::-1], seed)
            wins += end.winners() == (seat,)
    assert 80 <= wins <= 140


def test_expert_counts_the_last_festival_once():
    hand = (9, 9, 9, 8, 8, 7, 7, 5, 1)
    state = before_festival(("Valls", hand, {"balance": 1}), ("Girona", (1,), {}), round_=10)
    state = evolve(state, turn=Turn(0), first=1)
    for region in REGIONS:
        state = with_region(state, region, row=(), castellers=())
    choice = choose("expert", state, nodes=400)
    end = state.play(choice.move)
    for text in choice.reasons["then"]:
        end = end.play(GAME.read_move(text))
    end = play(end, [bot("expert"), bot("expert")])
    assert choice.reasons["worth"] == end.scores()[0].total
