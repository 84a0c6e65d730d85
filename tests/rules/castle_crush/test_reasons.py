import math

import pytest
from attrs import evolve

from castlegames.rules import IllegalMove
from castlegames.rules.castle_crush import (
    GAME,
    NEEDS_OUTCOME,
    Build,
    Outcome,
    Pass,
    Placement,
    Release,
    Rest,
    Return,
    Swing,
    Take,
    aims,
)
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.bodies import Pose
from castlegames.rules.castle_crush.legality import placing_reason

from .falls import attack, begun, built, distributed, felled, quiet, stood, swung


def first_build(state):
    return next(move for move in state.legal_moves() if isinstance(move, Build))


def code(state, move):
    reason = state.why_not(move)
    return reason and reason.code


def changed(build, piece, **changes):
    """The build with one placement changed."""
    return Build(tuple(evolve(p, **changes) if p.piece == piece else p for p in build.placements))


def test_an_intent_is_legal_but_needs_its_outcome_to_be_played():
    state = begun()
    build = first_build(state)
    assert state.why_not(build) is None
    with pytest.raises(IllegalMove) as caught:
        state.play(build)
    assert caught.value.reason == NEEDS_OUTCOME
    state = attack()
    with pytest.raises(IllegalMove) as caught:
        state.play(state.legal_moves()[0])
    assert caught.value.reason == NEEDS_OUTCOME


@pytest.mark.parametrize("move", [Swing(0, 0, 90), Pass(), Take("roof")])
def test_while_building_nothing_else_is_played(move):
    assert code(begun(), move) == "not_now"


def test_in_the_attack_nothing_is_built_or_taken():
    state = attack()
    for move in (first_build(begun()), Return("roof"), Take("roof")):
        assert code(state, move) == "not_now"


def test_after_the_end_nothing_is_played():
    state = attack()
    for _ in range(2):
        state = built(distributed(quiet(state)))
    state = quiet(state)
    assert state.to_move is None
    assert code(state, Pass()) == "match_over"


@pytest.mark.parametrize("piece", [42, 38, -1, 99, None, "3", 3.0, True])
def test_an_unknown_piece_cannot_be_placed(piece):
    state = begun()
    build = first_build(state)
    placements = (Placement(piece, 0, 0), *build.placements)
    assert code(state, Build(placements)) in ("unknown_piece", "not_yours")


def test_pieces_of_others_and_of_the_supply_cannot_be_placed():
    state = begun()
    for piece in (state.hands[1][0], state.supply[0], c.king(1), c.general(1)):
        build = first_build(state)
        assert code(state, Build((Placement(piece, 0, 0), *build.placements))) == "not_yours"


def test_no_piece_is_placed_twice():
    state = begun()
    build = first_build(state)
    assert code(state, Build((*build.placements, build.placements[-1]))) == "placed_twice"


@pytest.mark.parametrize("number", [math.nan, math.inf, -math.inf, 1e300])
def test_a_place_is_made_of_sensible_numbers(number):
    state = begun()
    build = first_build(state)
    for name in ("x", "y", "turn"):
        assert code(state, changed(build, build.placements[0].piece, **{name: number})) == (
            "bad_number"
        )


def test_only_the_king_may_lie():
    state = begun()
    build = first_build(state)
    assert code(state, changed(build, build.placements[0].piece, lying=True)) == "only_king_lies"
    assert code(state, changed(build, c.general(state.to_move), lying=True)) == "only_king_lies"


def test_every_block_must_be_used():
    state = begun()
    build = first_build(state)
    king = build.placements[-2]
    spare = [p for p in build.placements[:-2] if (p.x, p.y) != (king.x, king.y)][:2]
    reason = state.why_not(Build(tuple(p for p in build.placements if p not in spare)))
    assert (reason.code, dict(reason.args)) == ("blocks_left", {"count": 2})


def test_the_general_must_stand_but_the_king_may_be_left_out():
    state = begun()
    build = first_build(state)
    seat = state.to_move
    no_general = Build(tuple(p for p in build.placements if p.piece != c.general(seat)))
    assert code(state, no_general) == "general_missing"
    no_king = Build(tuple(p for p in build.placements if p.piece != c.king(seat)))
    assert state.why_not(no_king) is None


def test_figures_come_after_the_blocks():
    state = begun()
    build = first_build(state)
    assert code(state, Build(reversed(build.placements))) == "figures_last"


def test_a_block_may_reach_thirty_millimetres_over_the_edge_and_no_farther():
    state = begun()
    block = state.hands[0][0]
    assert placing_reason(state, 0, [Placement(block, 60, 0)]) is None
    assert placing_reason(state, 0, [Placement(block, 60.1, 0)]).code == "over_edge"


def test_a_block_beside_the_foundation_would_stand_on_the_table():
    state = begun()
    tower = next(block for block in state.hands[0] if c.kind_name(block) == "flat_tower")
    assert placing_reason(state, 0, [Placement(tower, 64.99, 0)]).code == "off_foundation"


def test_the_king_needs_a_block_and_the_general_the_foundation():
    state = begun()
    house = state.hands[0][0]
    alone = [Placement(c.king(0), 0, 0)]
    assert placing_reason(state, 0, alone).code == "king_needs_block"
    on_block = [Placement(house, 0, 0), Placement(c.general(0), 0, 0)]
    assert placing_reason(state, 0, on_block).code == "general_needs_foundation"


def test_a_king_may_lie_on_a_block():
    state = begun()
    house = state.hands[0][0]
    lying = [Placement(house, 0, 0), Placement(c.king(0), 0, 0, 90, lying=True)]
    assert placing_reason(state, 0, lying) is None


def test_a_castle_may_not_enter_its_neighbour():
    state = begun(4)
    first, second = state.hands[0][0], state.hands[1][0]
    corner = Pose(first, -75, -75, 10)
    crowded = evolve(state, rest=Rest((corner,), (), ()))
    # seat 1 sits at the left, so its right front corner is next to seat 0's left front corner
    near = [Placement(second, 60, 60)]
    assert placing_reason(state, 1, near) is None
    assert placing_reason(crowded, 1, near).code == "hits_other_castle"


def test_blocks_are_returned_down_to_nine_only():
    state = begun(2)
    for left in range(12, 9, -1):
        assert len(state.hands[0]) == left
        assert Return("roof") in state.legal_moves() or left < 11
        state = state.play(next(move for move in state.legal_moves() if isinstance(move, Return)))
        assert state.to_move == 0
    assert code(state, Return("roof")) == "nine_must_stay"
    assert not any(isinstance(move, Return) for move in state.legal_moves())
    assert len(state.returned) == 3


def test_only_kinds_in_hand_are_returned():
    state = begun(2)
    state = state.play(Return("roof")).play(Return("roof"))
    assert code(state, Return("roof")) == "none_left"
    assert code(state, Return("wall")) == "unknown_kind"
    assert code(state, Return(None)) == "unknown_kind"


@pytest.mark.parametrize(("x", "y", "free"), [(0, 0, True), (30, 0, True), (22, 22, False)])
def test_the_foot_stands_within_thirty_millimetres(x, y, free):
    assert (code(attack(), Swing(x, y, 10)) is None) == free
    if not free:
        assert code(attack(), Swing(x, y, 10)) == "foot_off_base"


@pytest.mark.parametrize("number", [math.nan, math.inf, 1e300])
def test_a_swing_is_made_of_sensible_numbers(number):
    state = attack()
    for move in (Swing(number, 0, 0), Swing(0, number, 0), Swing(0, 0, number)):
        assert code(state, move) in ("bad_number", "foot_off_base")


def blocked(state, poses):
    """The state with some of its pieces lying elsewhere."""
    poses = {pose.piece: pose for pose in poses}
    rest = evolve(state.rest, poses=tuple(poses.get(pose.piece, pose) for pose in state.rest.poses))
    return evolve(state, rest=rest)


def test_the_mallet_does_not_stand_in_a_piece():
    state = attack()
    piece = state.castles[1][0]
    crowded = blocked(state, [Pose(piece, 20, 0, 10)])
    reason = crowded.why_not(Swing(15, 0, 90))
    assert (reason.code, reason.args["piece"]) == ("foot_blocked", piece)
    assert crowded.why_not(Swing(-25, 0, 90)) is None
    assert code(crowded, Pass()) == "must_swing"
    assert all(crowded.why_not(move) is None for move in crowded.legal_moves())


def test_a_turn_is_passed_only_when_the_mallet_can_stand_nowhere():
    state = attack()
    pieces = state.castles[1][:9]
    wall = [
        Pose(piece, x, y, 10)
        for piece, (x, y) in zip(
            pieces, [(x, y) for x in (-30, 0, 30) for y in (-25, 0, 25)], strict=True
        )
    ]
    crowded = blocked(state, wall)
    assert crowded.legal_moves() == (Pass(),)
    after = crowded.play(Pass())
    assert after.to_move == 1
    assert [event.kind for event in after.events] == ["passed"]
    assert code(state, Pass()) == "must_swing"


def test_nobody_passes_while_a_swing_at_an_opponent_is_free_between_the_grid(monkeypatch):
    state = attack()
    crowded = blocked(state, [Pose(state.castles[1][0], 50, 0, 10)])
    monkeypatch.setattr(aims, "_first_free", lambda _: None)
    assert Pass() not in crowded.legal_moves()
    assert code(crowded, Pass()) == "must_swing"


def test_only_what_lies_in_the_middle_is_taken():
    state = quiet(attack())
    assert state.phase == "distribute"
    kinds = {c.kind_name(block) for block in state.middle}
    for kind in c.KIND_NAMES:
        assert (code(state, Take(kind)) is None) == (kind in kinds)
    assert code(state, Take("wall")) == "unknown_kind"


# Outcomes are checked for sense.


def spoilt(move, **changes):
    return evolve(move, outcome=evolve(move.outcome, **changes))


def fault(state, move):
    reason = state.why_not(move)
    assert reason.code == "outcome_senseless"
    return reason.args["fault"]


@pytest.mark.parametrize("where", ["build", "swing"])
def test_an_outcome_has_every_piece_once_and_only_finite_numbers(where):
    if where == "build":
        state = begun()
        move = stood(state, first_build(state))
    else:
        state = attack()
        move = swung(state, ())
    assert state.why_not(move) is None
    rest = move.outcome.hit
    first, second = rest.poses[:2]
    others = rest.poses[2:]

    def with_poses(*poses):
        spoiled = evolve(rest, poses=(*poses, *others))
        return spoilt(move, hit=spoiled, after=spoiled)

    assert fault(state, with_poses(first)) == "missing"
    assert fault(state, with_poses(first, second, second)) == "doubled"
    assert fault(state, with_poses(first, second, Pose(37, 0, 0, 500))) == "unknown"
    assert fault(state, with_poses(first, evolve(second, x=math.nan))) == "not_finite"
    assert fault(state, with_poses(first, evolve(second, z=math.inf))) == "not_finite"
    assert fault(state, with_poses(first, evolve(second, qw=3.0))) == "not_finite"
    assert fault(state, with_poses(first, evolve(second, z=-5))) == "in_table"


def test_contacts_of_an_outcome_must_be_possible():
    state = attack()
    move = swung(state, ())
    rest = move.outcome.hit
    (high, low) = next(pair for pair in rest.rests_on if pair[1] in c.BLOCKS)
    for spoiled in (
        evolve(rest, on_table=(high,)),
        evolve(rest, on_table=(99,)),
        evolve(rest, rests_on=((99, low),)),
        evolve(rest, rests_on=((high, 99),)),
        evolve(rest, rests_on=((high, c.foundation(2)),)),
        evolve(rest, on_table=("x",)),
        evolve(rest, on_table=([],)),
        evolve(rest, rests_on=((high, None),)),
        evolve(rest, rests_on=((low, high), *rest.rests_on)),
        evolve(rest, rests_on=(rest.rests_on[0], *rest.rests_on)),
    ):
        assert fault(state, spoilt(move, hit=spoiled, after=spoiled)) == "contacts"


def test_a_swing_is_released_where_the_hand_lets_go():
    state = attack(hand="natural")
    move = swung(state, ())
    assert state.why_not(move) is None
    assert move.outcome.released != state.released(evolve(move, direction=0))
    other = evolve(move.outcome.released, direction=1.0)
    assert fault(state, spoilt(move, released=other)) == "released"
    assert fault(state, spoilt(move, released=None)) == "released"


RELEASES = [None, (0, 0, 90), Release(math.nan, 0, 0), Release(0, 0, math.inf), Release(31, 0, 0)]


@pytest.mark.parametrize("released", RELEASES)
def test_even_where_the_wobble_is_hidden_the_mallet_was_let_go_on_the_base(released):
    state = attack(hand="natural")
    move = swung(state, ())
    view = state.seen_by(0)
    assert view.why_not(move) is None
    assert fault(view, spoilt(move, released=released)) == "released"


@pytest.mark.parametrize("where", ["build", "swing"])
def test_whatever_is_put_into_an_outcome_there_is_a_reason_and_no_error(where):
    state = begun() if where == "build" else attack()
    move = stood(state, first_build(state)) if where == "build" else swung(state, ())
    rest = move.outcome.hit
    for junk in (None, "rest", 3, move.outcome):
        assert fault(state, spoilt(move, hit=junk)) == "malformed"
        assert fault(state, spoilt(move, after=junk)) == "malformed"
    for piece in (None, [], "0", float(rest.poses[0].piece), False):
        strange = evolve(rest, poses=(evolve(rest.poses[0], piece=piece), *rest.poses[1:]))
        assert fault(state, spoilt(move, hit=strange, after=strange)) == "unknown"
    strange = evolve(rest, poses=(None, *rest.poses[1:]))
    assert fault(state, spoilt(move, hit=strange, after=strange)) == "unknown"
    for frozen in (None, 1, "yes"):
        assert fault(state, spoilt(move, frozen=frozen)) == "malformed"


@pytest.mark.parametrize("track", [None, 3, b"AA", "\n", "é", '"', "A" * 500_001])
def test_a_track_that_could_not_be_saved_is_refused(track):
    state = attack()
    assert fault(state, spoilt(swung(state, ()), track=track)) == "malformed"


def test_a_rest_made_of_lists_is_as_good_as_one_of_tuples():
    state = attack()
    move = swung(state, ())
    rest = move.outcome.hit
    lists = Rest(list(rest.poses), list(rest.on_table), [list(pair) for pair in rest.rests_on])
    assert lists == rest
    after = state.play(spoilt(move, hit=lists, after=lists))
    assert after.legal_moves()
    assert after == state.play(move)


def test_what_touches_the_table_must_have_been_taken_off():
    state = attack()
    block = state.castles[1][-3]
    hit = felled(state.rest, [block])
    assert fault(state, swung(state, [block], after=hit)) == "taken_off"
    assert state.why_not(swung(state, [block])) is None


def test_what_falls_later_does_not_lie_there_either():
    state = attack()
    one, other = state.castles[1][-3], state.castles[1][-4]
    hit = felled(state.rest, [one])
    after = felled(hit, [other]).without(frozenset([one]))
    assert fault(state, swung(state, [one], after=after)) == "left_lying"


def test_a_castle_that_falls_is_not_built_and_nothing_is_lost():
    state = begun()
    build = first_build(state)
    resolved = stood(state, build)
    block = build.placements[0].piece
    fallen = felled(resolved.outcome.hit, [block])
    move = evolve(build, outcome=Outcome(None, fallen, fallen))
    reason = state.why_not(move)
    assert (reason.code, reason.args["pieces"]) == ("castle_falls", (block,))
    with pytest.raises(IllegalMove):
        state.play(move)


@pytest.mark.parametrize(
    ("shift", "turn", "stands"), [(0.9, 0, True), (1.1, 0, False), (0, 0.9, True), (0, 1.1, False)]
)
def test_a_piece_may_move_a_millimetre_and_turn_a_degree(shift, turn, stands):
    state = begun()
    resolved = stood(state, first_build(state))
    hit = resolved.outcome.hit
    half = math.radians(turn) / 2
    first = hit.poses[0]
    moved = evolve(first, x=first.x + shift, qw=math.cos(half), qz=math.sin(half))
    rest = evolve(hit, poses=(moved, *hit.poses[1:]))
    move = evolve(resolved, outcome=Outcome(None, rest, rest))
    assert (state.why_not(move) is None) == stands


def test_every_reason_that_is_given_is_declared():
    assert len(set(GAME.reason_codes)) == len(GAME.reason_codes)
    assert NEEDS_OUTCOME.code in GAME.reason_codes


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_listed_move_is_legal(seats):
    state = begun(seats)
    while state.phase == "build":
        for move in state.legal_moves():
            assert state.why_not(move) is None
        state = state.play(stood(state, first_build(state)))
    for move in state.legal_moves():
        assert state.why_not(move) is None
