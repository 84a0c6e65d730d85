from math import hypot

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from castlegames.rules import Stream
from castlegames.rules.castle_crush import GAME, Build, Rest, Return, Swing, Take
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.scoring import Points

from .falls import (
    attack,
    begun,
    blocks_of,
    built,
    distributed,
    felled,
    quiet,
    stood,
    swung,
)


@pytest.mark.parametrize(("seats", "turns"), [(2, 3), (3, 2), (4, 2)])
def test_each_seat_has_its_turns_of_attack_round_by_round(seats, turns):
    state = attack(seats, age=(1, 0, *range(2, seats)))
    movers = []
    while state.phase == "attack":
        movers.append(state.to_move)
        left = [state.swings_left(seat) for seat in range(seats)]
        assert sum(left) == seats * turns - len(movers) + 1
        state = state.play(swung(state, ()))
    assert movers == [(1 + i) % seats for i in range(seats)] * turns


def test_points_of_an_attack_are_given_at_once_and_told():
    state = attack()
    prey = [*blocks_of(state, 1)[-3:], c.king(1)]
    after = state.play(swung(state, prey))
    assert after.scores()[0].parts["attack"] == 4 + 5
    (told,) = [event for event in after.events if event.kind == "attacked"]
    assert (told.seat, told.args["points"], told.args["blocks"]) == (0, 9, 3)
    fell = [event for event in after.events if event.kind == "fell"]
    assert {event.args["piece"] for event in fell} == set(prey)
    assert all(event.seat == 1 and event.args["counts"] for event in fell)


def test_own_pieces_that_fall_give_nothing():
    state = attack()
    after = state.play(swung(state, blocks_of(state, 0)[-2:]))
    assert after.scores()[0].total == 0
    assert len(after.fallen) == 2


def test_a_piece_gives_attack_points_once_a_round():
    state = attack()
    low = blocks_of(state, 1)[0]
    load = blocks_of(state, 1)[1]
    # the low block falls, but something rests on it: it stays, and is paid for
    hit = felled(state.rest, [low])
    hit = evolve(hit, rests_on=((load, low),))
    moved = evolve(hit.pose(load), z=80.0, x=hit.pose(low).x, y=hit.pose(low).y)
    poses = tuple(moved if pose.piece == load else pose for pose in hit.poses)
    hit = evolve(hit, poses=poses)
    move = swung(state, [low], after=hit)
    move = evolve(move, outcome=evolve(move.outcome, hit=hit))
    state = state.play(move)
    assert state.scores()[0].total == 1
    assert low in state.rest.on_table
    # somehow lifted off the table, it falls a second time
    lifted = Rest(
        tuple(evolve(p, z=300.0) if p.piece == low else p for p in state.rest.poses), (), ()
    )
    state = evolve(state, rest=lifted)
    assert state.play(swung(state, [low])).scores()[1].total == 0


def test_what_falls_when_others_are_taken_off_scores_for_nobody():
    state = attack()
    first, late = blocks_of(state, 1)[:2]
    hit = felled(state.rest, [first])
    after = hit.without(frozenset([first, late]))
    state = state.play(swung(state, [first], after=after))
    assert state.scores()[0].total == 1
    assert [event.args["piece"] for event in state.events if event.kind == "fell_late"] == [late]
    assert set(state.fallen) == {first, late}


def test_a_frozen_fall_is_told():
    state = attack()
    assert state.play(swung(state, (), frozen=True)).events[0].kind == "frozen"


def test_castles_are_scored_after_the_last_attack():
    state = attack()
    flat = len(blocks_of(state, 0))
    state = quiet(state)
    for seat, score in enumerate(state.scores()):
        assert score.parts == {"blocks": flat, "king": 7, "general": 5, "attack": 0}, seat
    assert [event.kind for event in state.events if event.kind == "scored"] == ["scored"] * 2


def test_the_lowest_gets_the_flag():
    state = attack(2, age=(0, 1))
    state = quiet(state.play(swung(state, [c.king(1)])))
    assert [score.total for score in state.scores()] == [29, 17]
    assert state.flag == state.to_move == 1


@pytest.mark.parametrize("age", [(0, 1), (1, 0)])
def test_on_a_tie_the_younger_gets_the_flag(age):
    assert quiet(attack(2, age=age)).flag == age[0]


def test_standing_blocks_go_back_and_fallen_ones_to_the_middle():
    state = attack()
    prey = blocks_of(state, 1)[-2:]
    mine, theirs = blocks_of(state, 0), blocks_of(state, 1)
    supply = state.supply
    state = quiet(state.play(swung(state, prey)))
    assert state.hands == (tuple(mine), tuple(b for b in theirs if b not in prey))
    assert state.middle == tuple(sorted((*supply, *prey)))
    assert state.fallen == state.supply == ()


def test_a_block_that_touches_the_table_at_scoring_goes_to_the_middle_too():
    state = attack()
    low, load = blocks_of(state, 1)[:2]
    lying = felled(state.rest, [low])
    load_pose = evolve(lying.pose(load), z=60.0)
    rest = Rest(
        tuple(load_pose if p.piece == load else p for p in lying.poses),
        (low,),
        (*[pair for pair in lying.rests_on if pair[0] != load], (load, low)),
    )
    state = quiet(evolve(state, rest=rest))
    assert low in state.middle
    assert load in state.hands[1]


def test_returned_blocks_come_back_through_the_middle():
    state = begun(2).play(Return("roof"))
    gone = state.returned
    state = quiet(built(state))
    assert set(gone) <= set(state.middle)


def test_who_has_fewer_than_three_blocks_is_compensated_first():
    state = attack(4)
    prey = [*blocks_of(state, 1)[1:], *blocks_of(state, 2)[2:]]
    state = quiet(state.play(swung(state, prey)))
    assert [len(hand) for hand in state.hands] == [6, 1, 2, 6]
    assert state.phase == "compensate"
    movers = []
    while state.phase == "compensate":
        movers.append(state.to_move)
        state = state.play(state.legal_moves()[0])
    assert sorted(movers) == [1, 1, 2]
    assert movers[0] == state.flag
    assert all(len(hand) >= 3 for hand in state.hands)
    assert state.to_move == state.flag


def test_blocks_are_taken_in_turn_from_the_flag_holder_until_none_is_left():
    state = quiet(attack(4))
    movers = []
    while state.phase == "distribute":
        movers.append(state.to_move)
        state = state.play(state.legal_moves()[0])
    assert movers == [(state.flag + i) % 4 for i in range(6)]
    assert state.middle == ()
    assert (state.phase, state.round, state.to_move) == ("build", 2, state.flag)


def test_take_gives_a_block_of_that_kind():
    state = quiet(attack(4))
    before = set(state.hands[state.to_move])
    seat = state.to_move
    after = state.play(Take("roof"))
    (new,) = set(after.hands[seat]) - before
    assert c.kind_name(new) == "roof"


def played_out(seats=2, **options):
    state = attack(seats, **options)
    for _ in range(2):
        state = built(distributed(quiet(state)))
    return state


def test_a_match_ends_after_three_rounds_without_a_distribution():
    state = quiet(played_out())
    assert (state.phase, state.round, state.to_move) == ("over", 3, None)
    assert state.legal_moves() == ()
    assert not any(event.kind == "flag" for event in state.events)


def with_points(state, *attacks):
    """The last scoring still to come: everybody has the points given here from attacks."""
    now = tuple(Points(attack=points) for points in attacks)
    none = (Points(),) * state.seats
    return evolve(state, points=(none, none, now))


def level(state):
    """All castles the same: only the generals are left."""
    keep = [c.general(seat) for seat in range(state.seats)]
    gone = frozenset(piece for piece in state.rest.pieces if piece not in keep)
    return evolve(
        state,
        rest=state.rest.without(gone),
        castles=tuple((c.general(seat),) for seat in range(state.seats)),
        fallen=tuple(sorted(piece for piece in gone if c.is_block(piece))),
    )


def test_most_points_win():
    state = quiet(with_points(level(played_out()), 3, 4))
    assert state.outcome().decided_by == "points"
    assert state.winners() == (1,)


def tied(state, heights, age):
    """Equal points; each seat keeps one roof whose top is so high."""
    rest, castles = state.rest, []
    poses = []
    for seat, top in enumerate(heights):
        block = next(b for b in state.castles[seat] if c.is_block(b))
        pose = rest.pose(block)
        poses.append(evolve(pose, z=top - c.kind_of(block).height))
        castles.append((block,))
    gone = {piece for piece in rest.pieces if c.is_block(piece)} - {b for (b,) in castles}
    return evolve(
        state,
        age=age,
        rest=Rest(tuple(sorted(poses, key=lambda p: p.piece)), (), ()),
        castles=tuple(castles),
        fallen=tuple(sorted(gone)),
    )


@pytest.mark.parametrize(
    ("heights", "age", "winner", "decided"),
    [
        ((80, 120), (0, 1), 1, "height"),
        ((120, 80), (1, 0), 0, "height"),
        ((100, 100), (0, 1), 0, "age"),
        ((100, 100), (1, 0), 1, "age"),
        ((100, 100.9), (0, 1), 0, "age"),
        ((100, 101.1), (0, 1), 1, "height"),
    ],
)
def test_a_tie_goes_to_the_taller_castle_and_then_to_the_younger(heights, age, winner, decided):
    state = quiet(tied(with_points(played_out(), 5, 5), heights, age))
    assert state.outcome().decided_by == decided
    assert state.winners() == (winner,)


def test_the_hand_wobbles_as_its_option_says():
    move = Swing(0, 0, 90)
    for hand, spread in (("natural", 1.5), ("shaky", 3.0)):
        state = attack(hand=hand)
        off = [
            evolve(state, stream=Stream(seed)).released(move).direction - 90 for seed in range(200)
        ]
        assert abs(sum(off) / len(off)) < 0.3 * spread
        measured = (sum(v * v for v in off) / len(off)) ** 0.5
        assert measured == pytest.approx(spread, rel=0.15)
    steady = attack(hand="steady").released(move)
    assert (steady.x, steady.y, steady.direction) == (0, 0, 90)


def test_the_wobble_stays_on_the_base():
    state = attack(hand="shaky")
    for seed in range(50):
        released = evolve(state, stream=Stream(seed)).released(Swing(18, 24, 0))
        assert hypot(released.x, released.y) <= 30


def test_each_swing_draws_a_wobble_of_its_own():
    state = attack(hand="natural")
    move = Swing(0, 0, 90)
    after = state.play(swung(state, (), move))
    assert after.stream.draws == state.stream.draws + 36
    assert after.released(move) != state.released(move)
    draws = state.stream.open()
    for _ in range(3):
        draws.normal()
    assert draws.stream == after.stream


def test_a_view_hides_the_wobble_and_nothing_else():
    state = attack(hand="natural")
    view = state.seen_by(0)
    assert view.stream is None
    assert evolve(view, stream=state.stream) == state
    assert view.legal_moves() == state.legal_moves()
    with pytest.raises(ValueError, match="hidden"):
        view.released(Swing(0, 0, 0))
    assert view.sample(Stream(4)).seen_by(0) == view


def test_reveals_grow_with_every_physical_outcome():
    state = begun()
    assert state.reveals == 0
    state = built(state)
    assert state.reveals == 2
    assert state.play(swung(state, ())).reveals == 3


def everywhere(state):
    """All blocks, wherever they are."""
    groups = (*state.hands, *state.castles, state.fallen, state.returned, state.middle)
    return sorted(p for group in (*groups, state.supply) for p in group if c.is_block(p))


@settings(max_examples=12)
@given(st.integers(2, 4), st.integers(0, 2**30), st.sampled_from(["steady", "natural"]))
def test_thirty_blocks_are_always_somewhere(seats, seed, hand):
    """Random matches with invented falls: conservation, legality, JSON and text round trips."""
    state = GAME.start(seats, seed, {"hand": hand})
    draws = Stream(seed).open()
    while state.to_move is not None:
        assert everywhere(state) == list(range(30))
        listed = state.legal_moves()
        move = draws.choice(listed)
        if isinstance(move, Build):
            move = stood(state, move)
        elif isinstance(move, Swing):
            prey = [piece for piece in state.rest.pieces if draws.random() < 0.15]
            move = swung(state, prey, move)
        assert GAME.read_move(str(move)) == move
        state = state.play(move)
        assert state.rest.on_table == ()
    assert everywhere(state) == list(range(30))
    assert GAME.from_json(GAME.to_json(state)) == state
    assert all(sum(score.parts.values()) == score.total for score in state.scores())
