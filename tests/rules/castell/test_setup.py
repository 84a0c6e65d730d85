import hashlib
import json
from collections import Counter
from pathlib import Path

import pytest

from castlegames.rules.castell import GAME
from castlegames.rules.castell.components import REGIONS, SIZES

GOLDEN = Path(__file__).with_name("setups.json")


def fingerprint(seats, seed):
    data = GAME.to_json(GAME.start(seats, seed))
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def test_the_set_ups_of_seeds_0_to_99_never_change(write_golden):
    found = {str(n): [fingerprint(n, seed) for seed in range(100)] for n in GAME.seats}
    if write_golden:
        GOLDEN.write_text(json.dumps(found, indent=1) + "\n")
    assert found == json.loads(GOLDEN.read_text())


def test_the_facts_of_the_game():
    assert GAME.id == "castell"
    assert list(GAME.seats) == [2, 3, 4]
    assert not GAME.perfect_information
    assert [option.name for option in GAME.options] == ["first", "wheel"]


@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 4), (4, 5)])
def test_regions_hold_three_four_or_five_castellers(seats, each):
    state = GAME.start(seats, 5)
    assert [len(waiting) for waiting in state.regions] == [each] * 7
    assert len(state.bag) == 150 - 7 * each - 7 * seats
    assert state.reveals == 0


def test_each_player_starts_off_the_board_with_seven_castellers_and_seven_tokens():
    for player in GAME.start(4, 9).players:
        assert player.region is None
        assert len(player.hand) == 7
        assert player.tokens == 7
        assert player.ranks == (0, 0, 0, 0, 0)
        assert player.best == 0


def test_two_performances_lie_in_each_row_and_eighteen_are_out():
    rows = GAME.start(3, 4).rows
    assert [len(row) for row in rows] == [2] * 7
    assert len({tile for row in rows for tile in row}) == 14


def test_each_stack_holds_one_festival_a_region():
    for seed in range(20):
        calendar = GAME.start(2, seed).calendar
        assert sorted(item.region for item in calendar[:7]) == sorted(REGIONS)
        assert sorted(item.region for item in calendar[7:]) == sorted(REGIONS)


def test_later_festivals_have_two_different_tokens_and_no_size_lies_four_times():
    for seed in range(50):
        calendar = GAME.start(2, seed).calendar
        assert [len(set(item.tokens)) for item in calendar] == [1] * 7 + [2] * 7
        dealt = Counter(size for item in calendar for size in item.tokens)
        assert sum(dealt.values()) == 21
        assert max(dealt.values()) <= 3
        assert set(dealt) <= set(SIZES)


def test_any_seat_may_begin_by_chance_and_the_chosen_one_does():
    assert {GAME.start(3, seed).to_move for seed in range(40)} == {0, 1, 2}
    for seat in range(3):
        assert GAME.start(3, 7, {"first": seat}).to_move == seat


def test_options_leave_what_the_seed_deals_alone():
    plain = GAME.to_json(GAME.start(4, 11))
    other = GAME.to_json(GAME.start(4, 11, {"first": 2, "wheel": "no_region"}))
    same = set(plain) - {"first", "turn", "wheel"}
    assert all(plain[name] == other[name] for name in same)
    assert other["wheel"] == "no_region"


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [
        (1, 0, {}),
        (5, 0, {}),
        (2, -1, {}),
        (2, True, {}),
        (2, 0, {"first": 2}),
        (2, 0, {"wheel": "some_regions"}),
        (2, 0, {"wheel": None}),
        (2, 0, {"map": "old"}),
    ],
)
def test_a_set_up_that_the_game_does_not_have_is_refused(seats, seed, options):
    with pytest.raises(ValueError):  # noqa: PT011
        GAME.start(seats, seed, options)
