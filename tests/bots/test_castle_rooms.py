"""Bots for Castle Rooms: whole turns as the rules have them, budgets, blindness, sense."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from castlegames.bots import Bot, Budget, bot, levels
from castlegames.bots.castle_rooms.features import NAMES
from castlegames.bots.castle_rooms.judgement import Judge
from castlegames.bots.castle_rooms.playout import play_out, take_turn
from castlegames.bots.castle_rooms.turns import Plan, TurnPlanner, move_of
from castlegames.bots.castle_rooms.weights import WEIGHTS
from castlegames.bots.castle_rooms.world import builder_of, shares, world_of
from castlegames.rules import Stream
from castlegames.rules.castle_rooms import GAME, EndTurn, RoomsState
from tests.rules.castle_rooms.positions import chance_match, position, room, row

LEVELS = [level.name for level in levels("castle_rooms")]
STRONG = ["hard", "expert"]
"""The levels that deal hidden cards and look ahead."""
CC, UC, CU = room("CC"), room("UC"), room("CU")

Ends = set[tuple[object, ...]]


def _states(seats: int, seed: int, every: int = 5) -> list[RoomsState]:
    """Positions of a match of random moves, the end left out."""
    return [state for state, move in chance_match(seats, seed) if move is not None][::every]


def _seen(state: RoomsState) -> RoomsState:
    return state.seen_by(state.mover)


def _ends_by_rules(view: RoomsState) -> Ends:
    """What the seat to move can have when its turn ends, found by playing all moves."""
    found: Ends = set()
    seen = set()
    waiting = [view]
    while waiting:
        state = waiting.pop()
        for move in state.legal_moves():
            if isinstance(move, EndTurn):
                found.add(_end(state))
                continue
            after = state.play(move)
            key = (after.hands[view.mover], after.rows, after.discarding)
            if after.to_move is not None and key not in seen:
                seen.add(key)
                waiting.append(after)
    return found


def _end(state: RoomsState) -> tuple[object, ...]:
    me = builder_of(state, state.mover)
    others = tuple(
        tuple(sorted(builder_of(state, seat).rows))
        for seat in range(state.seats)
        if seat != state.mover
    )
    return (tuple(sorted(me.rows)), me.rooms, me.dragons, me.knights, others)


def _end_of_plan(view: RoomsState, plan: Plan) -> tuple[object, ...]:
    world = world_of(view.sample(Stream(0)))
    plan.apply(world)
    others = tuple(
        tuple(sorted(builder.rows))
        for seat, builder in enumerate(world.builders)
        if seat != view.mover
    )
    return (tuple(sorted(plan.rows)), plan.rooms, plan.dragons, plan.knights, others)


@pytest.mark.parametrize(("seats", "strict"), [(2, False), (3, True), (4, False), (2, True)])
def test_the_plans_are_all_ways_to_end_a_turn(seats: int, strict: bool) -> None:
    compared = 0
    states = [
        state
        for state, move in chance_match(seats, 7, {"strict_rows": strict})
        if move is not None and len(state.hand) == 4
    ]
    for state in states[::2]:
        view = _seen(state)
        plans = TurnPlanner.of(view).plans(Budget().start())
        if plans[0].wins:
            continue
        assert {_end_of_plan(view, plan) for plan in plans} == _ends_by_rules(view)
        compared += 1
    assert compared >= 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_steps_of_a_plan_are_legal_and_lead_to_its_end(seats: int) -> None:
    pick = Random(1)
    for state in _states(seats, 8, every=9):
        view = _seen(state)
        plans = TurnPlanner.of(view).plans(Budget().start())
        plan = plans[pick.randrange(len(plans))]
        at = view
        for step in plan.steps[:-1]:
            at = at.play(move_of(step, at))
        if plan.wins:
            assert at.winners() == (view.mover,)
        else:
            assert at.why_not(EndTurn()) is None
            assert _end(at) == _end_of_plan(view, plan)


def test_a_discard_is_planned_when_nothing_else_is_left() -> None:
    view = position([54, 55, 60, 61], others=[(10, 11)]).seen_by(0)
    plans = TurnPlanner.of(view).plans(Budget().start())
    assert {(plan.dragons, plan.knights) for plan in plans} == {(2, 0), (1, 1), (0, 2)}
    assert {plan.steps[0][0] for plan in plans} == {"discard"}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_finish_matches_legally(level: str, seats: int) -> None:
    player = bot("castle_rooms", level)
    state = GAME.start(seats, 3, {"strict_rows": seats == 3})
    stream = Stream(1).open()
    while state.to_move is not None:
        choice = player.choose(_seen(state), Budget(nodes=40), stream.fork())
        state = state.play(choice.move)
    assert state.winners()


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_does_not_know_what_its_seat_does_not(level: str) -> None:
    player = bot("castle_rooms", level)
    for number, state in enumerate(_states(3, 9, every=8)):
        view = _seen(state)
        twin = _seen(view.sample(Stream(number)))
        budget = Budget(nodes=150)
        assert player.choose(view, budget, Stream(5)) == player.choose(twin, budget, Stream(5))


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_a_winning_turn_is_found(level: str) -> None:
    nine = row("helmet", *(CC + copy for copy in range(4)), CU, UC, CU + 1, UC + 1)
    state = position([room("DD"), CC + 4, CC + 5, 54], [[nine], [row("helmet", 0)]])
    player = bot("castle_rooms", level)
    view = state.seen_by(0)
    while view.to_move is not None:
        view = view.play(player.choose(view, Budget(nodes=100), Stream(1)).move)
    assert view.winners() == (0,)


@pytest.mark.parametrize("level", STRONG)
def test_a_row_is_freed_to_win_with_it(level: str) -> None:
    eight = row("helmet", *(CC + copy for copy in range(5)), CU, UC, CU + 1, dragon=54, blocker=1)
    state = position([60, UC + 1, CC + 5, room("DD")], [[eight], [row("helmet", 0)]])
    player = bot("castle_rooms", level)
    view = state.seen_by(0)
    while view.to_move is not None:
        view = view.play(player.choose(view, Budget(nodes=100), Stream(1)).move)
    assert view.winners() == (0,)


@pytest.mark.parametrize("level", STRONG)
def test_a_row_of_nine_is_stopped_with_a_dragon(level: str) -> None:
    nine = row("helmet", *(CC + copy for copy in range(5)), CU, UC, CU + 1, UC + 1)
    rows = [[row("helmet", 0), row("swords", 1), row("helmet", 2)], [nine]]
    state = position([54, room("DD"), room("DU"), room("DC")], rows, others=[(10, 11)])
    view = state.seen_by(0)
    player = bot("castle_rooms", level)
    made = []
    while not made or made[-1] != "end":
        choice = player.choose(view, Budget(nodes=800), Stream(1))
        made.append(str(choice.move))
        if made[-1] != "end":
            view = view.play(choice.move)
    assert "dragon 1 0" in made


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("nodes", [1, 5, 60])
def test_a_small_budget_still_gives_a_legal_move(level: str, nodes: int) -> None:
    for state in _states(4, 10, every=15):
        view = _seen(state)
        choice = bot("castle_rooms", level).choose(view, Budget(nodes=nodes), Stream(1))
        assert view.why_not(choice.move) is None


@pytest.mark.parametrize("level", STRONG)
def test_a_bot_without_a_limit_comes_to_an_end(level: str) -> None:
    view = GAME.start(2, 1).seen_by(GAME.start(2, 1).mover)
    assert view.why_not(bot("castle_rooms", level).choose(view, Budget(), Stream(1)).move) is None


@pytest.mark.parametrize("level", STRONG)
def test_a_bot_counts_no_more_nodes_than_it_may(level: str) -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 300

    view = _seen(GAME.start(2, 2))
    choice = bot("castle_rooms", level).choose(view, Budget(seconds=60, stop=stop), Stream(1))
    assert view.why_not(choice.move) is None
    assert asked < 400


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_quick_hand_keeps_the_rules(seats: int) -> None:
    """Cards are neither made nor lost, hands are small enough, rows at most ten."""
    for seed in range(15):
        state = GAME.start(seats, seed)
        world = world_of(state)
        cards = len(state.pile) + sum(map(len, state.hands))
        while True:
            won = take_turn(world)
            hands = sum(builder.size() for builder in world.builders)
            laid = sum(length for builder in world.builders for length, _, _ in builder.rows)
            assert len(world.pile) + hands + laid <= cards
            assert all(length <= 10 for builder in world.builders for length, _, _ in builder.rows)
            facings = [end // 3 for _, end, _ in world.builders[world.seat].rows]
            assert all(one != other for one, other in pairwise(facings))
            if won:
                break
            assert world.builders[world.seat].size() <= 2
            if not world.pass_on():
                break


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_shares_of_a_win_add_up(seats: int) -> None:
    for seed in range(10):
        assert sum(play_out(world_of(GAME.start(seats, seed)))) == pytest.approx(1)


def test_shares_follow_the_cascade_of_the_rules() -> None:
    for seats in (2, 3, 4):
        end = list(chance_match(seats, 50 + seats))[-1][0]
        builders = [builder_of(end, seat) for seat in range(seats)]
        won = tuple(seat for seat, share in enumerate(shares(builders)) if share)
        assert won == end.winners()


def test_every_feature_has_a_weight_for_each_number_of_seats() -> None:
    assert set(WEIGHTS) == set(GAME.seats)
    assert all(len(weights) == len(NAMES) for weights in WEIGHTS.values())
    view = _seen(GAME.start(3, 1))
    plan = TurnPlanner.of(view).plans(Budget().start())[0]
    assert len(Judge.of(view).numbers(plan)) == len(NAMES)


def test_a_judge_sees_the_same_in_a_view_and_in_a_world() -> None:
    for state in _states(3, 12):
        view = _seen(state)
        plans = TurnPlanner.of(view).plans(Budget().start())
        by_view, by_world = Judge.of(view), Judge.in_world(world_of(state))
        assert [by_view.chance(plan) for plan in plans] == [by_world.chance(plan) for plan in plans]


def test_a_longer_row_looks_better_to_a_judge() -> None:
    cards = (CC, CU, UC, CC + 1, CU + 1, UC + 1, CC + 2, CC + 3, CC + 4)
    views = [
        position([], [[row("helmet", *cards[:length])], [row("helmet", 0)]]).seen_by(0)
        for length in (1, 4, 7, 9)
    ]
    chances = [Judge.of(view).chance(_stay(view)) for view in views]
    assert chances == sorted(set(chances))


def _stay(view: RoomsState) -> Plan:
    """The turn that ends as things are."""
    me = builder_of(view, view.mover)
    return Plan((), tuple(me.rows), me.rooms, me.dragons, me.knights, ())


@pytest.mark.soak
def test_five_hundred_matches_end_without_an_illegal_move() -> None:
    players: list[Bot] = [bot("castle_rooms", name) for name in (*LEVELS, "random")]
    for number in range(500):
        seats = 2 + number % 3
        stream = Stream(number).open()
        state = GAME.start(seats, number, {"strict_rows": number % 5 == 0})
        moves = 0
        while state.to_move is not None:
            player = players[(state.mover + number) % len(players)]
            choice = player.choose(_seen(state), Budget(nodes=30), stream.fork())
            state = state.play(choice.move)
            moves += 1
            assert moves < 400
        assert state.winners()
