import subprocess
import sys

import pytest

import castlegames.rules as rules
from castlegames.rules import Game, IllegalMove, Option, Reason


class Dominoes(Game):
    """A game with every kind of option, for the checks that all games share."""

    id = "dominoes"
    seats = range(2, 5)
    options = (
        Option("set", "choice", 6, (6, 9)),
        Option("blocked", "flag", False),
        Option("first", "seat", None),
        Option("colours", "order", None, ("red", "blue")),
        Option("order", "order", None),
    )
    rules_version = 1
    perfect_information = False
    reason_codes = event_kinds = score_parts = outcome_keys = ()

    def start(self, seats, seed, options=None):
        raise NotImplementedError

    def read_move(self, text):
        raise NotImplementedError

    def to_json(self, state):
        raise NotImplementedError

    def from_json(self, data):
        raise NotImplementedError


DEFAULTS = {"set": 6, "blocked": False, "first": None, "colours": None, "order": None}


def test_options_left_out_take_their_defaults():
    assert Dominoes().chosen(2, 0, None) == DEFAULTS
    assert Dominoes().chosen(2, 0, {}) == DEFAULTS


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("set", 9),
        ("blocked", True),
        ("first", 2),
        ("colours", ("blue", "red")),
        ("order", (2, 0, 1)),
    ],
)
def test_a_choice_that_the_option_has_is_taken(name, value):
    assert Dominoes().chosen(3, 0, {name: value}) == {**DEFAULTS, name: value}


def test_a_list_becomes_a_tuple():
    assert Dominoes().chosen(2, 0, {"colours": ["blue", "red"]})["colours"] == ("blue", "red")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("set", 7),
        ("set", 6.0),
        ("set", "6"),
        ("blocked", 1),
        ("blocked", None),
        ("first", 3),
        ("first", True),
        ("first", "0"),
        ("colours", ("blue",)),
        ("colours", ("blue", "blue")),
        ("colours", "redblue"),
        ("order", (0, 1)),
        ("order", (False, True, 2)),
        ("weather", "rain"),
    ],
)
def test_a_choice_that_the_option_does_not_have_is_refused(name, value):
    with pytest.raises(ValueError, match=name):
        Dominoes().chosen(3, 0, {name: value})


@pytest.mark.parametrize("seats", [1, 5, 2.0, "2", None])
def test_a_number_of_seats_that_the_game_is_not_for_is_refused(seats):
    with pytest.raises(ValueError, match="seats"):
        Dominoes().chosen(seats, 0, None)


@pytest.mark.parametrize("seed", [-1, 1.0, "1", None, True])
def test_a_seed_is_a_whole_number_from_0_on(seed):
    with pytest.raises(ValueError, match="seed"):
        Dominoes().chosen(2, seed, None)


def test_every_game_of_the_lobby_is_found_by_its_id():
    for game in rules.games():
        assert rules.game(game.id) is game


def test_an_unknown_game_is_a_key_error():
    with pytest.raises(KeyError):
        rules.game("chess")
    with pytest.raises(KeyError):
        rules.game("game")


def test_an_illegal_move_carries_its_reason():
    error = IllegalMove(Reason("too_expensive", {"cost": 7}))
    assert isinstance(error, ValueError)
    assert error.reason.args["cost"] == 7
    assert str(error) == "too_expensive"


def test_the_rules_load_neither_window_nor_numbers_nor_files():
    script = (
        "import sys, castlegames.rules as rules; rules.games();"
        "print(sorted({name.split('.')[0] for name in sys.modules}"
        " & {'PySide6', 'numpy', 'platformdirs', 'mujoco'}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == "[]"
