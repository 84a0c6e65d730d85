"""States as JSON: exact both ways, and nothing but a state comes in."""

import copy
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from castlegames.rules import Stream
from castlegames.rules.patchwork import GAME, PatchworkState

from .positions import table


def halfway(seed=4, moves=24):
    state = GAME.start(2, seed)
    draws = Stream(seed).open()
    for _ in range(moves):
        state = state.play(draws.choice(state.legal_moves()))
    return state


HALFWAY = GAME.to_json(halfway())


def changed(path, value):
    data = copy.deepcopy(HALFWAY)
    inner = data
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return data


def test_a_state_is_small_plain_json():
    text = json.dumps(HALFWAY, allow_nan=False)
    assert len(text) < 2000
    assert json.loads(text) == HALFWAY


def test_the_position_halfway_is_read_back():
    assert GAME.from_json(HALFWAY) == halfway()


def test_a_state_of_another_game_is_not_written():
    with pytest.raises(TypeError):
        GAME.to_json("a state")


@pytest.mark.parametrize("data", [None, [], "state", 3, {}, {"track": "revised"}, HALFWAY["laid"]])
def test_other_data_is_refused(data):
    with pytest.raises(ValueError, match="not a state"):
        GAME.from_json(data)


WRONG = [
    (("track",), "third"),
    (("track",), None),
    (("track",), []),
    (("circle",), None),
    (("circle",), HALFWAY["circle"][:-1]),
    (("circle",), [*HALFWAY["circle"], HALFWAY["circle"][0]]),
    (("circle", 0), HALFWAY["circle"][1]),
    (("circle", 0), float(HALFWAY["circle"][0])),
    (("circle", 0), 33),
    (("circle",), list(range(33))),
    (("circle",), [0] * 100_000),
    (("laid",), [[]]),
    (("laid",), [[], [], []]),
    (("laid",), {"0": [], "1": []}),
    (("laid", 0, 0), "advance"),
    (("laid", 0, 0), "take 1 a1 b1 c1"),
    (("laid", 0, 0), 7),
    (("laid", 0), HALFWAY["laid"][0] * 2),
    (("laid", 0), HALFWAY["laid"][0] * 100_000),
    (("laid", 1), HALFWAY["laid"][0]),
    (("buttons", 0), True),
    (("buttons", 0), -1),
    (("buttons", 0), HALFWAY["buttons"][0] + 100),
    (("buttons", 0), 10**30),
    (("buttons", 0), float("nan")),
    (("buttons",), [5]),
    (("buttons",), [5, 5, 5]),
    (("positions", 0), 54),
    (("positions", 0), "3"),
    (("positions", 0), 0),
    (("positions", 0), 53),
    (("on_top",), 2),
    (("on_top",), True),
    (("on_top",), 0 if HALFWAY["on_top"] is None else None),
    (("special_due",), 1),
    (("special_due",), None),
    (("special_due",), not HALFWAY["special_due"]),
    (("bonus",), 0),
    (("bonus",), 1),
    (("events",), None),
    (("events",), [["income", 0, {}]]),
    (("events",), [["income", 0, {"mark": 5, "buttons": True}]]),
    (("events",), [["income", 0, {"mark": 5, "buttons": 10**9}]]),
    (("events",), [["income", 2, {"mark": 5, "buttons": 1}]]),
    (("events",), [["rain", 0, {}]]),
    (("events",), [[["income"], 0, {}]]),
    (("events",), [["end", None]]),
    (("events",), [["end", None, {}]] * 100),
]


@pytest.mark.parametrize(("path", "value"), WRONG)
def test_a_state_that_no_match_can_reach_is_refused(path, value):
    with pytest.raises(ValueError):  # noqa: PT011
        GAME.from_json(changed(path, value))


def test_a_key_too_many_is_refused():
    with pytest.raises(ValueError, match="keys"):
        GAME.from_json({**HALFWAY, "extra": 1})


def test_a_bonus_tile_that_was_earned_must_be_somewhere():
    state = halfway()
    full = GAME.to_json(state)
    assert state.bonus is None
    for seat in (0, 1):
        with pytest.raises(ValueError, match="bonus"):
            GAME.from_json({**full, "bonus": seat})


def test_special_patches_cannot_multiply():
    start = GAME.to_json(table())
    start["laid"][0] = ["place a1"]
    with pytest.raises(ValueError, match="specials"):
        GAME.from_json(start)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
STEPS = st.sampled_from(
    [(key,) for key in HALFWAY]
    + [(key, n) for key in ("laid", "buttons", "positions") for n in (0, 1)]
    + [("circle", n) for n in range(len(HALFWAY["circle"]))]
    + [("laid", 0, n) for n in range(len(HALFWAY["laid"][0]))]
    + [("events", 0), ("events", 0, 0), ("events", 0, 1), ("events", 0, 2)]
)


@settings(max_examples=400, deadline=None)
@given(STEPS, JSON)
def test_a_damaged_file_gives_a_value_error_or_a_state_that_plays(path, value):
    try:
        state = GAME.from_json(changed(path, value))
    except ValueError:
        return
    assert isinstance(state, PatchworkState)
    for move in state.legal_moves():
        state.play(move)


@settings(max_examples=200, deadline=None)
@given(JSON)
def test_any_json_is_refused(data):
    with pytest.raises(ValueError):  # noqa: PT011
        GAME.from_json(data)


def test_a_special_patch_is_lost_on_a_full_quilt_only():
    state = GAME.start(2, 0)
    while state.specials == (26, 32, 38, 44, 50) or state.special_due:
        state = state.play(state.legal_moves()[0])
    data = GAME.to_json(state)
    assert GAME.from_json(data).specials == (32, 38, 44, 50)
    with pytest.raises(ValueError, match="specials"):
        GAME.from_json({**data, "laid": [[], []]})
