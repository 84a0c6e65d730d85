import subprocess
import sys

import pytest
from attrs import evolve

from castlegames.bots import Budget, bot, levels
from castlegames.bots.castle_crush.building import builds, flat_points
from castlegames.bots.castle_crush.castles import best_points, plans
from castlegames.bots.castle_crush.swings import fan, worth
from castlegames.physics import resolve
from castlegames.rules import Stream
from castlegames.rules.castle_crush import GAME, Build, Return, Swing, Take
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.designs import planned_points
from castlegames.rules.castle_crush.legality import unsteady
from tests.physics.tables import attack
from tests.rules.castle_crush.falls import begun, felled, quiet

LEVELS = ("easy", "medium", "hard")


def choose(level, state, nodes, seed=1):
    view = state.seen_by(state.to_move)
    return bot("castle_crush", level).choose(view, Budget(nodes=nodes), Stream(seed))


def test_there_are_three_levels_with_their_seconds():
    assert [(level.name, level.seconds) for level in levels("castle_crush")] == [
        ("easy", 2.0),
        ("medium", 4.0),
        ("hard", 8.0),
    ]
    with pytest.raises(KeyError):
        bot("castle_crush", "expert")


def test_bots_load_neither_mujoco_nor_numpy_before_they_simulate():
    code = (
        "import sys; from castlegames.bots import bot; bot('castle_crush', 'hard');"
        "sys.exit(any(name in sys.modules for name in ('mujoco', 'numpy')))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_bot_builds_is_legal_and_stands(level, seats):
    state = begun(seats)
    choice = choose(level, state, nodes=10)
    assert isinstance(choice.move, Build)
    assert state.why_not(resolve(state, choice.move)) is None
    assert choice.reasons["planned"] == planned_points(choice.move)


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_bot_swings_is_legal_and_told(level):
    state = attack(2, 3, hand="natural")
    choice = choose(level, state, nodes=8)
    assert isinstance(choice.move, Swing)
    assert state.why_not(choice.move) is None
    assert choice.reasons["target"] == 1
    assert choice.reasons["tried"] >= 3


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_nodes_and_stream_give_the_same_choice(level):
    for state, nodes in ((begun(4), 4), (attack(2, 3, hand="natural"), 3)):
        first, second = (choose(level, state, nodes) for _ in range(2))
        assert first == second
        other = evolve(state, stream=Stream(99))
        assert choose(level, other, nodes) == first


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_without_time_still_answers_legally(level):
    for state in (begun(3), attack(3, 1), quiet_table()):
        for budget in (Budget(seconds=0.0), Budget(nodes=0), Budget(stop=lambda: True, nodes=1)):
            view = state.seen_by(state.to_move)
            choice = bot("castle_crush", level).choose(view, budget, Stream(2))
            assert state.why_not(choice.move) is None


def quiet_table():
    """Blocks to be taken from the middle."""
    from tests.rules.castle_crush.falls import attack as constructed

    return quiet(constructed(4))


def test_who_plans_takes_the_block_that_makes_the_best_castle():
    state = quiet_table()
    choice = choose("hard", state, nodes=5)
    assert isinstance(choice.move, Take)
    hand = state.hands[state.to_move]
    promised = choice.reasons["planned"] - c.CASTLE_GENERAL
    for move in state.legal_moves():
        block = next(b for b in state.middle if c.kind_name(b) == move.kind)
        assert best_points((*hand, block)) <= promised


def test_medium_takes_what_carries_others_first():
    state = quiet_table()
    assert choose("medium", state, nodes=5).move == Take("flat_house")


def test_a_bot_with_too_many_blocks_returns_the_least_useful():
    state = begun(2)
    many = (*c.blocks_of("roof"), *c.blocks_of("pointed_house"), *c.blocks_of("pointed_tower"), 10)
    others = tuple(block for block in c.BLOCKS if block not in many)
    state = evolve(state, hands=(tuple(sorted(many)), ()), supply=others)
    assert not any(isinstance(move, Build) for move in state.legal_moves())
    for level in ("medium", "hard"):
        assert choose(level, state, nodes=5).move == Return("roof")


def random_hands(count):
    """Hands as they come up: those dealt, and random ones of later rounds."""
    hands = [GAME.start(seats, 0).hands[0] for seats in (2, 4)]
    draws = Stream(7).open()
    while len(hands) < count:
        hands.append(tuple(sorted(draws.shuffled(c.BLOCKS)[: 7 + draws.below(8)])))
    return hands


def test_a_plan_scores_what_it_says():
    for hand in random_hands(12):
        for plan in plans(hand)[:15]:
            build = plan.build(0)
            if build is not None:
                assert planned_points(build) == plan.points + c.CASTLE_GENERAL
                placed = sorted(p.piece for p in build.placements if c.is_block(p.piece))
                assert placed == list(hand)


def test_the_best_plans_promise_half_as_much_again_as_the_flat_one_on_average():
    ratios = []
    for hand in random_hands(40):
        best = best_points(hand)
        if best:
            ratios.append((best + c.CASTLE_GENERAL) / flat_points(hand))
    assert len(ratios) >= 30
    assert sum(ratios) / len(ratios) >= 1.5


def test_the_best_plan_of_a_dealt_hand_stands():
    for seats in (2, 4):
        state = begun(seats)
        _, build = next(builds(state, 0, plans(state.hands[0])))
        assert unsteady(state, 0, resolve(state, build)) == ()


def test_a_swing_is_worth_its_points_and_what_the_others_lose_less_the_own_loss():
    state = attack(2, 1)
    theirs, mine = c.king(1), c.king(0)
    assert worth(state, 0, felled(state.rest, (theirs,))).gain == 5 + 7
    assert worth(state, 0, felled(state.rest, (mine,))).gain == -7


def test_the_fan_aims_at_every_opponent_that_stands():
    state = attack(3, 1)
    assert {one.target for one in fan(state, (0.0,), (0.0, 5.0))} == {1, 2}
    gone = frozenset(state.castles[1])
    empty = evolve(state, castles=(state.castles[0], (), state.castles[2]))
    empty = evolve(empty, rest=state.rest.without(gone))
    assert {one.target for one in fan(empty, (0.0,), (0.0,))} == {2}
