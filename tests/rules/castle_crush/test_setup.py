import hashlib
import json
from pathlib import Path

import pytest

from castlegames.rules.castle_crush import GAME, Build, Take
from castlegames.rules.castle_crush import components as c

from .falls import begun

GOLDEN = Path(__file__).with_name("setups.json")


def fingerprint(seats, seed):
    text = json.dumps(GAME.to_json(GAME.start(seats, seed)), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def test_the_set_up_of_seeds_0_to_99_never_changes(write_golden):
    now = {str(n): [fingerprint(n, seed) for seed in range(100)] for n in GAME.seats}
    if write_golden:
        GOLDEN.write_text(json.dumps(now, indent=1) + "\n")
    assert now == json.loads(GOLDEN.read_text())


@pytest.mark.parametrize(("seats", "each"), [(2, 12), (3, 8), (4, 6)])
def test_24_blocks_are_dealt_and_six_are_the_supply(seats, each):
    state = begun(seats)
    assert [len(hand) for hand in state.hands] == [each] * seats
    assert len(state.supply) == 6
    for hand in state.hands:
        assert {c.kind_name(block) for block in hand} == set(c.KIND_NAMES)


def test_with_two_seats_everybody_has_two_of_each_kind():
    for hand in begun(2).hands:
        kinds = [c.kind_name(block) for block in hand]
        assert all(kinds.count(name) == 2 for name in c.KIND_NAMES)


def test_with_three_seats_two_more_are_chosen_from_the_flag_holder_on():
    state = GAME.start(3, 1, {"age": (2, 0, 1)})
    assert state.phase == "deal"
    movers = []
    while state.phase == "deal":
        movers.append(state.to_move)
        assert all(isinstance(move, Take) for move in state.legal_moves())
        state = state.play(Take("flat_tower") if len(movers) < 3 else state.legal_moves()[-1])
    assert movers == [2, 0, 1, 2, 0, 1]
    assert state.phase == "build"
    assert state.to_move == 2


def test_only_two_flat_towers_are_left_to_choose_when_three_have_one_each():
    state = GAME.start(3, 1)
    for _ in range(2):
        state = state.play(Take("flat_tower"))
    reason = state.why_not(Take("flat_tower"))
    assert reason is not None
    assert reason.code == "none_left"
    assert Take("flat_tower") not in state.legal_moves()


def test_the_youngest_has_the_flag_and_builds_first():
    state = begun(4, age=(2, 0, 3, 1))
    assert state.flag == state.to_move == 2
    assert state.order() == (2, 3, 0, 1)


def test_any_seat_may_be_the_youngest_by_chance():
    assert {GAME.start(4, seed).flag for seed in range(60)} == set(range(4))


def test_castles_stand_clockwise_around_the_base():
    assert [c.bearing(seat, 4) for seat in range(4)] == [-90, -180, -270, -360]
    assert c.bearing(1, 2) == -270
    assert c.bearing(2, 3) == -330


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [
        (1, 0, {}),
        (5, 0, {}),
        (2, -1, {}),
        (2, 0, {"hand": "drunk"}),
        (2, 0, {"hand": None}),
        (2, 0, {"age": (0, 0)}),
        (3, 0, {"age": (0, 1)}),
        (2, 0, {"age": ("0", "1")}),
        (2, 0, {"wind": True}),
    ],
)
def test_a_set_up_that_the_game_does_not_have_is_refused(seats, seed, options):
    with pytest.raises(ValueError):  # noqa: PT011
        GAME.start(seats, seed, options)


def test_thirty_blocks_of_six_kinds_have_the_measures_of_the_table():
    assert len(c.BLOCKS) == 30
    assert [(kind.width, kind.height) for kind in c.KINDS] == [
        (40, 30),
        (40, 45),
        (30, 60),
        (30, 75),
        (30, 60),
        (40, 25),
    ]
    assert sum(c.kind_of(block).flat_top for block in c.BLOCKS) == 10


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_building_offers_several_castles(seats):
    builds = [move for move in begun(seats).legal_moves() if isinstance(move, Build)]
    assert len(builds) >= 3
