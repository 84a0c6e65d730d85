import subprocess
import sys

import pytest
from attrs import evolve

from castlegames.bots import Budget, bot, levels
from castlegames.bots.castle_crush.assaults import assaulted
from castlegames.bots.castle_crush.building import ambitious, flat_points, legal, safest
from castlegames.bots.castle_crush.castles import plans
from castlegames.bots.castle_crush.estimates import Estimates
from castlegames.bots.castle_crush.layouts import Layout
from castlegames.bots.castle_crush.swings import Aims, Judge, fan
from castlegames.bots.castle_crush.ways import best_promise, ways
from castlegames.physics import resolve
from castlegames.rules import Stream
from castlegames.rules.castle_crush import GAME, Build, Return, Swing, Take
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.designs import planned_points
from castlegames.rules.castle_crush.legality import unsteady
from castlegames.rules.castle_crush.scoring import castle_points
from tests.physics.tables import attack
from tests.rules.castle_crush.falls import begun, felled, quiet

LEVELS = ("easy", "medium", "hard", "expert")


def choose(level, state, nodes, seed=1):
    view = state.seen_by(state.to_move)
    return bot("castle_crush", level).choose(view, Budget(nodes=nodes), Stream(seed))


def built(level, state):
    """What a level builds, and the state in which it does so: it may return blocks before."""
    choice = choose(level, state, nodes=20)
    while isinstance(choice.move, Return):
        state = state.play(choice.move)
        choice = choose(level, state, nodes=20)
    return state, choice


def test_there_are_four_levels_with_their_seconds():
    assert [(level.name, level.seconds) for level in levels("castle_crush")] == [
        ("easy", 2.0),
        ("medium", 4.0),
        ("hard", 8.0),
        ("expert", 15.0),
    ]


def test_bots_load_neither_mujoco_nor_numpy_before_they_simulate():
    code = (
        "import sys; from castlegames.bots import bot; bot('castle_crush', 'hard');"
        "sys.exit(any(name in sys.modules for name in ('mujoco', 'numpy')))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_bot_builds_is_legal_and_stands(level, seats):
    state, choice = built(level, begun(seats))
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
    assert choice.reasons["tried"] >= 2


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


def test_who_plans_takes_the_block_with_which_most_is_promised():
    state = quiet_table()
    choice = choose("hard", state, nodes=5)
    assert isinstance(choice.move, Take)
    hand = state.hands[state.to_move]
    promised = {
        move.kind: best_promise(
            (*hand, next(b for b in state.middle if c.kind_name(b) == move.kind)), state.seats
        )
        for move in state.legal_moves()
    }
    assert promised[choice.move.kind] == max(promised.values())


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
            for layout in (Layout((2, 0, 1)), Layout((0, 1, 2, 3), mirrored=True)):
                build = layout.build(0, plan.columns)
                if build is not None:
                    assert planned_points(build) == plan.points + c.CASTLE_GENERAL
                    placed = sorted(p.piece for p in build.placements if c.is_block(p.piece))
                    assert placed == list(hand)


def test_the_most_promising_ways_stand():
    for seats in (2, 4):
        state = begun(seats)
        found = list(legal(state, 0, ways(state.hands[0], seats)[:8], Budget().start()))
        assert found
        for _, build in found[:3]:
            assert unsteady(state, 0, resolve(state, build)) == ()


def test_ambitious_ways_promise_half_as_much_again_as_the_flat_castle_on_average():
    ratios = []
    for hand in random_hands(40):
        state = evolve(begun(2), hands=(hand, ()))
        found = ambitious(hand, ways(hand, 2))
        way = next((way for way, _ in legal(state, 0, found, Budget().start())), None)
        if way is not None:
            ratios.append((way.plan.points + c.CASTLE_GENERAL) / flat_points(hand))
    assert len(ratios) >= 30
    assert sum(ratios) / len(ratios) >= 1.5


def test_a_castle_is_not_worth_more_after_an_assault():
    state = attack(2, 3)
    castle = state.rest.without(frozenset(p for p in state.rest.pieces if state.owner(p) == 1))
    before = castle_points(castle, 0, castle.pieces).total
    left = assaulted(0, 2, castle, 3, Budget(nodes=100).start(), Stream(5).open())
    assert 0 <= left.kept <= before
    assert left.given > 0
    assert left.net(2) == left.kept - left.given
    assert left.net(4) == left.kept - left.given / 3


def test_the_safest_castle_is_expected_to_keep_no_less_than_it_was_promised_and_seen_to():
    state = begun(4)
    found = ways(state.hands[0], 4)
    clock = Budget(nodes=40).start()
    plain = [move for move in state.legal_moves() if isinstance(move, Build)][:2]
    chosen = safest(state, 0, found, plain, 4, 2, clock, Stream(3).open())
    assert chosen is not None
    assert chosen.kept is not None
    assert 0 <= chosen.kept <= chosen.planned
    assert state.why_not(chosen.build) is None


def test_a_swing_is_worth_its_points_and_what_the_others_lose_less_the_own_loss():
    state = attack(2, 1)
    theirs, mine = c.king(1), c.king(0)
    judge = Judge(state, 0)
    assert judge.worth(felled(state.rest, (theirs,))).gain == 5 + 7
    assert judge.worth(felled(state.rest, (mine,))).gain == -7


def test_falls_tell_about_the_swings_near_them():
    places = [(0.0, 0.0, 90.0), (0.0, 0.0, 92.0), (0.0, 0.0, 270.0), (0.0, 0.0, 358.0)]
    estimates = Estimates(places, (0.0, 0.0, 0.0, 0.0))
    _, unknown = estimates.values()
    for _ in range(3):
        estimates.learn((1.0, 0.0, 90.0), 30.0, 0.0)
        estimates.learn((1.0, 0.0, 272.0), 2.0, 0.0)
        estimates.learn((0.0, 0.0, 1.0), 2.0, 0.0)
    means, spreads = estimates.values()
    assert means[0] > means[1] > 16 > means[2]
    assert spreads[0] < spreads[1] < unknown[1]
    assert means[3] < 16
    assert abs(sum(estimates.alike(0)) - 1) < 1e-9


def test_a_swing_beside_the_middle_starts_behind():
    estimates = Estimates([(0.0, 0.0, 90.0), (0.0, 0.0, 100.0)], (0.0, 3.0))
    means, _ = estimates.values()
    assert means[0] - means[1] == 3.0
    for place, handicap in ((90.0, 0.0), (100.0, 3.0)):
        estimates.learn((0.0, 0.0, place), 12.0, handicap)
    means, _ = estimates.values()
    assert 0.0 < means[0] - means[1] < 3.0


def test_the_fan_aims_at_every_opponent_that_stands():
    state = attack(3, 1)
    aims = Aims((0.0,), (0.0,), (0.0, 5.0))
    assert {one.target for one in fan(state, aims)} == {1, 2}
    gone = frozenset(state.castles[1])
    empty = evolve(state, castles=(state.castles[0], (), state.castles[2]))
    empty = evolve(empty, rest=state.rest.without(gone))
    assert {one.target for one in fan(empty, aims)} == {2}
