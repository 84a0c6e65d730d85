"""Sketches of Castell play like the rules, and troupes build like the solver."""

import random

import pytest
from attrs import evolve

from castlegames.bots.castell.ahead import Fate
from castlegames.bots.castell.course import Course
from castlegames.bots.castell.foresight import Foresight, rivals_of
from castlegames.bots.castell.sketch import moves, nexts, sketch_of
from castlegames.bots.castell.troupe import Troupes
from castlegames.bots.castell.weights import WEIGHTS
from castlegames.rules import Stream
from castlegames.rules.castell import EndTurn, Festival
from castlegames.rules.castell.building import best_tower, performance_tower
from castlegames.rules.castell.components import IN_REGION, PERFORMANCES, REGIONS, ROUNDS
from castlegames.rules.castell.scoring import score
from castlegames.rules.castell.towers import tower_points
from tests.rules.castell.positions import lively_match, start, with_player, with_region

WHOLE = ("troupe", "place", "done", "tokens", "regions", "rows", "piles", "score", "sizes")


def seen(sketch):
    return [getattr(sketch, name) for name in WHOLE]


def turn_positions(seats, seed):
    """Positions of a match by chance in which a turn is under way."""
    for before, _, _ in lively_match(seats, seed):
        if before.asking is None:
            yield before


@pytest.mark.parametrize(("seats", "seed", "wheel"), [(2, 8, "all_regions"), (4, 3, "no_region")])
def test_a_sketch_plays_on_like_the_rules(seats, seed, wheel):
    for state in list(turn_positions(seats, seed))[::9]:
        state = evolve(state, wheel=wheel)
        seat, troupes = state.turn.seat, Troupes()
        course = Course(state, 1.0)
        for after in nexts(sketch_of(state, seat, troupes), course, state.round, 3):
            (move,) = moves(state, after.steps)
            assert seen(after) == seen(sketch_of(state.play(move), seat, troupes))


def test_every_kind_of_action_is_thought_of():
    tried = set()
    for state in (*turn_positions(2, 8), *turn_positions(4, 3)):
        sketch = sketch_of(state, state.turn.seat, Troupes())
        course = Course(state, 1.0)
        tried |= {after.steps[0][0] for after in nexts(sketch, course, state.round, 3)}
    kinds = {"travel", "recruit", "train", "perform", "special travel", "special recruit"}
    assert tried == kinds


def test_the_score_of_a_sketch_is_the_players():
    for state in list(turn_positions(3, 5))[::5]:
        for seat, player in enumerate(state.players):
            assert sketch_of(state, seat, Troupes()).score == score(player).total


def test_a_troupe_that_grew_builds_what_the_solver_finds():
    draw = random.Random(4)
    for _ in range(12):
        hand = tuple(sorted(draw.choices(range(1, 11), k=9), reverse=True))
        troupe = Troupes().troupe(hand, (1, 0, 1, 0, 0))
        for _ in range(7):
            if draw.random() < 0.5:
                troupe = troupe.joined_by(tuple(draw.choices(range(1, 11), k=2)))
            else:
                troupe = troupe.trained(draw.randrange(5))
            for tokens in ((), (5,), (3, 8)):
                tower = best_tower(troupe.hand, troupe.ranks, tokens)
                assert troupe.points(tokens) == (tower_points(tower, tokens) if tower else 0)
            for tile in range(len(PERFORMANCES)):
                found = performance_tower(troupe.hand, troupe.ranks, tile)
                assert troupe.able(tile) == (found is not None)


def test_the_course_knows_who_starts_each_round():
    state = start(3)
    course = Course(state, 1.0)
    for _ in range(ROUNDS):
        assert course.order[state.round] == state.order
        round_ = state.round
        while state.to_move is not None and state.round == round_:
            state = state.play(EndTurn())


def fate_of(state, seat, seed=1):
    troupes = Troupes()
    rivals = rivals_of(state, seat, troupes)
    return Fate(state, seat, Course(state, 1.0), rivals, Stream(seed).open()), troupes


@pytest.mark.parametrize("seats", [2, 4])
def test_a_fate_refills_from_the_bag_and_ends_the_match(seats):
    state = start(seats)
    fate, troupes = fate_of(state, 0)
    sketch = sketch_of(state, 0, troupes)
    for round_ in range(1, ROUNDS + 1):
        sketch = fate.until_next_turn(sketch, round_)
        assert all(len(waiting) <= IN_REGION[seats] for waiting in sketch.regions)
        assert sketch.drawn <= len(state.bag)
    assert sketch.drawn > 0


def test_a_fate_holds_the_festival_where_the_pawn_is():
    hand = (9, 9, 9, 8, 8, 7, 7, 5, 1)
    state = with_player(start(), 0, region="Valls", hand=hand, skills={"balance": 1})
    state = with_player(state, 1, region="Girona", hand=(1,))
    state = evolve(state, round=3, calendar=(Festival(3, "Valls", (5,)),))
    fate, troupes = fate_of(state, 0)
    before = sketch_of(state, 0, troupes)
    after = fate.until_next_turn(before, 3)
    assert (before.score, after.best, after.score) == (0, 5, 5 + 3 + 2)
    assert after.earned == 1 << REGIONS.index("Valls")


def test_the_same_fate_is_the_same_again():
    state = start(4)
    ends = []
    for _ in range(2):
        fate, troupes = fate_of(state, 2, seed=7)
        sketch = sketch_of(state, 2, troupes)
        for round_ in range(1, 6):
            sketch = fate.until_next_turn(sketch, round_)
        ends.append((sketch.regions, sketch.rows, sketch.piles))
    assert ends[0] == ends[1]


def test_foresight_likes_a_festival_that_a_road_leads_to_in_time():
    hand = (9, 9, 9, 8, 8, 7, 7, 5, 1)
    worths = []
    for region in ("Lleida", "Girona"):
        state = with_player(start(), 0, region=region, hand=hand, skills={"balance": 1})
        for other in REGIONS:
            state = with_region(state, other, row=())
        state = evolve(state, round=3, calendar=(Festival(4, "Valls", (5,)),))
        foresight = Foresight(Course(state, WEIGHTS.trust), WEIGHTS)
        worths.append(foresight.worth(sketch_of(state, 0, Troupes()), 3, ()))
    near, far = worths
    assert near > far + 5
