import hashlib
import json
from pathlib import Path

import pytest

from castlegames.rules.patchwork import GAME

GOLDEN = Path(__file__).with_name("setups.json")


def fingerprint(seed):
    text = json.dumps(GAME.to_json(GAME.start(2, seed)), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def test_the_set_up_of_seeds_0_to_99_never_changes():
    golden = json.loads(GOLDEN.read_text())
    assert len(golden) == 100
    assert [fingerprint(seed) for seed in range(100)] == golden


def test_each_player_starts_with_five_buttons_on_the_first_space():
    state = GAME.start(2, 3)
    assert state.buttons == (5, 5)
    assert state.positions == (0, 0)
    assert state.quilts == (0, 0)
    assert state.incomes == (0, 0)
    assert [score.total for score in state.scores()] == [-157, -157]


def test_the_neutral_token_stands_right_after_the_smallest_patch():
    for seed in range(50):
        circle = GAME.start(2, seed).circle
        assert circle[-1] == 0
        assert sorted(circle) == list(range(33))


def test_either_seat_may_begin_by_chance_and_both_circles_differ():
    starts = [GAME.start(2, seed) for seed in range(50)]
    assert {state.to_move for state in starts} == {0, 1}
    assert len({state.circle for state in starts}) == 50


@pytest.mark.parametrize("seat", [0, 1])
def test_the_chosen_seat_begins(seat):
    for seed in range(5):
        assert GAME.start(2, seed, {"first": seat}).to_move == seat


def test_choosing_one_option_leaves_the_others_to_the_seed():
    drawn = GAME.start(2, 11)
    assert GAME.start(2, 11, {"first": 1 - drawn.to_move}).circle == drawn.circle
    ordered = GAME.start(2, 11, {"circle": list(range(33))})
    assert ordered.to_move == drawn.to_move
    assert ordered.circle == tuple(range(33))


def test_the_original_track_has_a_special_patch_at_20():
    assert GAME.start(2, 1).specials == (26, 32, 38, 44, 50)
    assert GAME.start(2, 1, {"track": "original"}).specials == (20, 26, 32, 44, 50)


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [
        (1, 0, {}),
        (3, 0, {}),
        (2, -1, {}),
        (2, True, {}),
        (2, 0, {"first": 2}),
        (2, 0, {"first": True}),
        (2, 0, {"track": "third"}),
        (2, 0, {"track": None}),
        (2, 0, {"circle": tuple(range(32))}),
        (2, 0, {"circle": (0, *range(32))}),
        (2, 0, {"circle": tuple(map(str, range(33)))}),
        (2, 0, {"colour": "red"}),
    ],
)
def test_a_set_up_that_the_game_does_not_have_is_refused(seats, seed, options):
    with pytest.raises(ValueError):  # noqa: PT011
        GAME.start(seats, seed, options)


def test_the_facts_of_the_game():
    assert GAME.id == "patchwork"
    assert list(GAME.seats) == [2]
    assert GAME.perfect_information
    assert [option.name for option in GAME.options] == ["first", "circle", "track"]
