"""What Castle Rooms' learned judge sees: exact chances, nothing hidden, the same in any company."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import comb

import numpy as np
import pytest

from castlegames.bots import Budget
from castlegames.bots.castle_rooms.beliefs import dragon_ratio, knight_ratio
from castlegames.bots.castle_rooms.chains import ENDS, ROOM_KINDS, chains
from castlegames.bots.castle_rooms.network import Learning, chances, learned
from castlegames.bots.castle_rooms.prospects import BLANK, HANDS, LEVELS, Prospects, among
from castlegames.bots.castle_rooms.races import for_hidden_hands, solved
from castlegames.bots.castle_rooms.situation import Case, Table, situations, width
from castlegames.bots.castle_rooms.turns import Plan, TurnPlanner
from castlegames.bots.castle_rooms.world import Builder, world_of
from castlegames.rules import Stream
from castlegames.rules.castle_rooms import GAME, RoomsState
from tests.rules.castle_rooms.positions import chance_match, position, room, row

CC, CU, UC = room("CC"), room("CU"), room("UC")
FEW = [0, 1, 0, 2, 1, 0, 0, 1, 0, 2]
"""Seven unseen cards, by kind; two of them are no rooms."""


def _states(seats: int, seed: int, every: int) -> list[RoomsState]:
    return [state for state, move in chance_match(seats, seed) if move is not None][::every]


def _cases(state: RoomsState) -> list[Case]:
    view = state.seen_by(state.mover)
    table = Table.of(view)
    return [(table, plan) for plan in TurnPlanner.of(view).plans(Budget().start())]


def _adds(end: int, kinds: tuple[int, ...]) -> int:
    rooms = tuple(sorted(kind for kind in kinds if kind != BLANK))
    return max(count for count, _, _ in chains(end, rooms))


@pytest.mark.parametrize("size", [0, 2, 3, 4])
def test_chances_to_grow_are_those_of_all_deals(size: int) -> None:
    cards = [kind for kind, count in enumerate(FEW) for _ in range(count)]
    deals = [tuple(cards[at] for at in deal) for deal in combinations(range(len(cards)), size)]
    zeros = np.zeros(ENDS, np.intp)
    found = Prospects(np.array([FEW])).growth(zeros, zeros + size, np.arange(ENDS))
    for end in range(ENDS):
        for least in range(LEVELS):
            share = sum(_adds(end, deal) >= least for deal in deals) / len(deals)
            assert found[end, least] == pytest.approx(share, abs=1e-5)


def test_chances_with_a_hand_count_the_hand_and_two_cards() -> None:
    cards = [kind for kind, count in enumerate(FEW) for _ in range(count)]
    at = np.zeros(len(HANDS), np.intp)
    prospects = Prospects(np.array([FEW]))
    drawn = prospects.growth_with_hand(at, True, at + 4, np.arange(len(HANDS)))
    stayed = prospects.growth_with_hand(at, False, at + 4, np.arange(len(HANDS)))
    for hand, number in HANDS.items():
        adds = [_adds(4, (*hand, *deal)) for deal in combinations(cards, 2)]
        for least in range(LEVELS):
            share = sum(count >= least for count in adds) / len(adds)
            assert drawn[number, least] == pytest.approx(share, abs=1e-5)
            assert stayed[number, least] == (_adds(4, hand) >= least)


def test_the_chance_to_hold_a_wanted_card_is_that_of_all_deals() -> None:
    sizes = np.arange(5)
    found = among(np.array(3.0, np.float32), np.array(11.0, np.float32), sizes)
    expected = [1 - comb(8, size) / comb(11, size) for size in sizes]
    assert found == pytest.approx(expected, abs=1e-5)


def test_the_races_that_ship_are_the_solved_ones() -> None:
    known = solved()
    assert learned().races.known == pytest.approx(known, abs=1e-3)
    assert learned().races.hidden == pytest.approx(for_hidden_hands(known), abs=1e-3)


def test_more_turns_and_longer_rows_come_to_ten_rooms_more_often() -> None:
    known = learned().races.known
    assert (np.diff(known, axis=0) >= 0).all()
    assert (np.diff(known[:, 1:], axis=1) >= 0).all()
    assert (known[:, 10] == 1).all()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_number_has_a_weight(seats: int) -> None:
    cases = _cases(GAME.start(seats, 1))
    assert situations(cases, learned().races).shape == (len(cases), width(seats))
    assert learned().weights[seats].inner.shape[0] == width(seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_turn_looks_the_same_alone_and_among_others(seats: int) -> None:
    cases = [case for state in _states(seats, 21, every=9) for case in _cases(state)[::7]]
    together = situations(cases, learned().races)
    alone = [situations([case], learned().races)[0] for case in cases]
    assert together == pytest.approx(np.array(alone), abs=1e-5)
    assert np.isfinite(together).all()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_is_the_same_in_a_view_and_in_any_world_behind_it(seats: int) -> None:
    for number, state in enumerate(_states(seats, 22, every=7)):
        view = state.seen_by(state.mover)
        table, other = Table.of(view), Table.in_world(world_of(view.sample(Stream(number))))
        assert (table.unseen, table.sizes, table.turns_left) == (
            other.unseen,
            other.sizes,
            other.turns_left,
        )
        plans = TurnPlanner.of(view).plans(Budget().start())
        assert chances([(table, plan) for plan in plans]) == pytest.approx(
            chances([(other, plan) for plan in plans])
        )


def test_longer_rows_look_better_to_the_network() -> None:
    cards = (CC, CU, UC, CC + 1, CU + 1, UC + 1, CC + 2, CC + 3, CC + 4)
    found = []
    for length in (1, 4, 7, 9):
        state = position([], [[row("helmet", *cards[:length])], [row("helmet", 0)]])
        found += Learning().of_standing([world_of(state)])
    assert all(shorter < longer for shorter, longer in pairwise(found))


def test_a_turn_that_wins_is_certain() -> None:
    nine = row("helmet", *(CC + copy for copy in range(4)), CU, UC, CU + 1, UC + 1)
    view = position([CC + 4, CC + 5], [[nine], [row("helmet", 0)]]).seen_by(0)
    plans = TurnPlanner.of(view).plans(Budget().start())
    assert plans[0].wins
    assert list(Learning().of_plans(view, plans)) == [1]


def test_who_let_a_long_row_be_has_hardly_a_dragon() -> None:
    builders = [Builder([(length, 0, False), (9, 0, True)], (), 0, 0) for length in range(1, 10)]
    ratios = [dragon_ratio([builder, Builder([], (), 0, 0)], 1) for builder in builders]
    assert ratios[2] > 1 > ratios[6]


def test_who_left_its_longest_row_blocked_has_hardly_a_knight() -> None:
    other = Builder([], (), 0, 0)
    free = knight_ratio([Builder([(5, 0, False)], (), 0, 0), other], 0)
    blocked = knight_ratio([Builder([(5, 0, True), (2, 0, False)], (), 0, 0), other], 0)
    assert free > 1 > blocked


def test_beliefs_move_what_the_judge_expects_of_a_hand() -> None:
    """The one who could have stopped a row of seven did not: it looks less dangerous."""
    dragons, knights = 3, 2
    unseen = [4] * ROOM_KINDS + [dragons, knights]
    plan = Plan((), ((7, 1, False),), (), 0, 0, ())
    tables = [
        Table(
            [Builder([(length, 1, False)], (), 0, 0), Builder([], (), 0, 0)],
            0,
            (0, 2),
            tuple(unseen),
            8,
        )
        for length in (4, 7)
    ]
    seen = situations([(table, plan) for table in tables], learned().races)
    may_have_dragon = seen[:, width(2) - 20]
    assert may_have_dragon[0] > may_have_dragon[1]
