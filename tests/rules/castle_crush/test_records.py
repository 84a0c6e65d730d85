"""Moves as text, states as JSON, and what comes of them when somebody has tampered with them."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from castlegames.rules.castle_crush import (
    GAME,
    Build,
    Outcome,
    Pass,
    Placement,
    Release,
    Rest,
    Return,
    Swing,
    Take,
)
from castlegames.rules.castle_crush.bodies import Pose
from castlegames.rules.castle_crush.components import kind_name

from .falls import attack, begun, blocks_of, distributed, quiet, stood, swung

BLOCK = kind_name(0)


def full_build():
    state = begun()
    return stood(state, state.legal_moves()[0])


def full_swing():
    state = attack(hand="natural")
    return swung(state, blocks_of(state, 1)[-2:])


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("pass", Pass()),
        ("take roof", Take("roof")),
        ("return flat_house", Return("flat_house")),
        ("swing 4 -3.5 266", Swing(4, -3.5, 266)),
        ("build 3:12,-20,90", Build((Placement(3, 12, -20, 90),))),
        (
            "build 3:12,-20.25,90 30:0,0,0,lying",
            Build((Placement(3, 12, -20.25, 90), Placement(30, 0, 0, 0, lying=True))),
        ),
        ("build", Build(())),
    ],
)
def test_moves_have_a_text_that_reads_back(text, move):
    assert GAME.read_move(text) == move
    assert str(move) == text


def test_an_outcome_is_one_line_of_json():
    for move in (full_build(), full_swing()):
        head, _, tail = str(move).partition(" | ")
        assert "\n" not in tail
        assert head == str(type(move)(*_intent(move)))
        data = json.loads(tail)
        assert set(data) <= {"hit", "after", "frozen", "released", "track"}
        assert GAME.read_move(str(move)) == move


def _intent(move):
    return (move.placements,) if isinstance(move, Build) else (move.x, move.y, move.direction)


def test_the_track_is_no_part_of_equality_but_of_the_text():
    rest = Rest((Pose(0, 0, 0, 10),), (), ())
    one = Outcome(Release(0, 0, 0), rest, rest, track="AA")
    other = Outcome(Release(0, 0, 0), rest, rest)
    assert one == other
    assert "AA" in str(Swing(0, 0, 0, one))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "jump",
        "pass now",
        "take",
        "take wall",
        "take roof roof",
        "return king",
        "swing 1 2",
        "swing 1 2 3 4",
        "swing nan 0 0",
        "swing inf 0 0",
        "swing 1_0 0 0",
        "swing 1 2 ٣",
        "swing +1 2 3",
        "swing 01 2 3",
        "swing 1 2 3\n",
        "swing 1e400 2 3",
        "build 3",
        "build 3:1,2",
        "build 3:1,2,3,4",
        "build 3:1,2,3,flying",
        "build x:1,2,3",
        "build -3:1,2,3",
        "build 300:1,2,3",
        "build 03:1,2,3",
        "pass | {}",
        "swing 0 0 0 | ",
        "swing 0 0 0 | {}",
        "swing 0 0 0 | []",
        'swing 0 0 0 | {"hit": 1}',
        'swing 0 0 0 | {"hit": {"poses": [], "on_table": [], "rests_on": []}, "x": 1}',
        'swing 0 0 0 | {"hit": {"poses": [[0, NaN, 0, 0, 1, 0, 0, 0]], "on_table": [],'
        ' "rests_on": []}}',
        'swing 0 0 0 | {"hit": {"poses": [[0, 0, 0, 1, 0, 0, 0]], "on_table": [], "rests_on": []}}',
        'swing 0 0 0 | {"hit": {"poses": [[0, 1'
        + "0" * 400
        + ', 0, 0, 1, 0, 0, 0]], "on_table": [],'
        ' "rests_on": []}}',
        'swing 0 0 0 | {"hit": {"poses": [], "on_table": [], "rests_on": []}, "track": "*"}',
        'swing 0 0 0 | {"hit": {"poses": [], "on_table": [true], "rests_on": []}}',
        'swing 0 0 0 | {"hit": {"poses": [], "on_table": [], "rests_on": [[1]]}}',
        'swing 0 0 0 | {"hit": {"poses": [], "on_table": [], "rests_on": []}, "hit":'
        ' {"poses": [], "on_table": [], "rests_on": []}}',
        "swing 0 0 0 | " + "[" * 100_000,
        "swing 0 0 0 | " + '{"hit":' * 50_000,
    ],
)
def test_texts_that_are_no_moves_are_refused(text):
    with pytest.raises(ValueError):  # noqa: PT011
        GAME.read_move(text)


def states():
    """A state of each phase."""
    deal = GAME.start(3, 1)
    build = begun(3)
    half_built = build.play(stood(build, build.legal_moves()[0]))
    fight = attack(3)
    fallen = fight.play(swung(fight, blocks_of(fight, 1)[-5:]))
    share = quiet(fallen)
    return (deal, build, half_built, fight, fallen, share, distributed(share))


def test_states_of_every_phase_survive_json():
    for state in states():
        data = json.loads(json.dumps(GAME.to_json(state), allow_nan=False))
        again = GAME.from_json(data)
        assert again == state
        assert again.events == state.events
        assert GAME.to_json(again) == data


def refused(data):
    with pytest.raises(ValueError):  # noqa: PT011
        GAME.from_json(data)


def test_a_state_with_a_missing_or_strange_field_is_refused():
    for state in states():
        data = GAME.to_json(state)
        for key in data:
            refused({name: value for name, value in data.items() if name != key})
            for value in (None, [], {}, "x", -1, 1e400, True, [[]], [1] * 99):
                if key in ("stream", "to_move") and value is None:
                    continue
                if data[key] != value and not _harmless(key, value):
                    refused({**data, key: value})
        refused({**data, "more": 1})


def _harmless(key, value):
    """A value that is another state, not nonsense."""
    return (key, value) in (("events", []), ("paid", []))


def test_blocks_that_vanish_or_double_are_refused():
    for state in states():
        data = GAME.to_json(state)
        for zone in ("hands", "castles"):
            for seat, blocks in enumerate(data[zone]):
                if blocks:
                    groups = [list(group) for group in data[zone]]
                    groups[seat] = blocks[1:]
                    refused({**data, zone: groups})
                    groups[seat] = [*blocks, blocks[-1]]
                    refused({**data, zone: groups})


def test_numbers_too_large_for_a_float_are_refused():
    data = GAME.to_json(attack())
    (piece, _, *others), *more = data["rest"]["poses"]
    refused({**data, "rest": {**data["rest"], "poses": [[piece, 10**400, *others], *more]}})


def test_states_that_no_course_of_a_match_leads_to_are_refused():
    fight, share = attack(3), quiet(attack(3))
    assert share.phase == "distribute"
    deal, build = GAME.to_json(GAME.start(3, 1)), GAME.to_json(begun(3))
    fight, share = GAME.to_json(fight), GAME.to_json(share)
    nothing = [[[0] * 4] * 3]
    refused({**deal, "round": 2, "points": nothing * 2})
    refused({**deal, "step": 3, "to_move": 0})
    refused({**fight, "middle": fight["supply"], "supply": []})
    refused({**fight, "fallen": fight["supply"], "supply": []})
    refused({**build, "returned": build["supply"], "supply": []})
    refused({**build, "paid": [0]})
    refused({**share, "round": 3, "points": nothing * 3})
    refused({**share, "supply": share["middle"][:6], "middle": share["middle"][6:]})
    refused({**share, "to_move": (share["to_move"] + 1) % 3})
    refused({**share, "step": 999})
    few, *others = share["hands"]
    hands = [few[:2], *others]
    refused({**share, "hands": hands, "middle": sorted([*share["middle"], *few[2:]])})


def test_a_stream_far_ahead_is_refused_rather_than_drawn():
    data = GAME.to_json(attack(hand="natural"))
    refused({**data, "stream": [1, 10**12]})
    refused({**data, "stream": [-1, 0]})
    refused({**data, "stream": [1]})


@pytest.mark.parametrize(
    "event",
    [
        ["fell", 1, {"kind": 1}],
        ["fell", 1, {"piece": 0, "kind": "king", "counts": True}],
        ["fell", 1, {"piece": 0, "kind": BLOCK, "counts": 1}],
        ["fell", None, {"piece": 0, "kind": BLOCK, "counts": True}],
        ["fell", 1, {"piece": 99, "kind": BLOCK, "counts": True}],
        ["fell_late", 1, {"piece": 0, "kind": BLOCK, "counts": True}],
        ["took", 0, {"kind": "dragon"}],
        ["took", 0, {"kind": [BLOCK]}],
        ["took", 9, {"kind": BLOCK}],
        ["built", 0, {"blocks": 1.5}],
        ["built", 0, {"blocks": "many"}],
        ["scored", 0, {"points": 3}],
        ["frozen", 0, {}],
        ["round", None, {"round": -1}],
        ["round", None, {"round": [1]}],
        ["flag", 0, {"<b>": 1}],
        ["flag", True, {}],
        ["flag", 0, []],
        ["flag", 0],
        [["flag"], 0, {}],
        ["danced", 0, {}],
        "flag",
    ],
)
def test_events_that_nothing_causes_are_refused(event):
    data = GAME.to_json(attack())
    refused({**data, "events": [event]})
    refused({**data, "events": [["frozen", None, {}]] * 1000})
    GAME.from_json({**data, "events": [["frozen", None, {}]]})
    GAME.from_json({**data, "events": [["fell", 1, {"piece": 0, "kind": BLOCK, "counts": True}]]})


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@settings(max_examples=60)
@given(st.data())
def test_nothing_but_value_errors_comes_out_of_a_hostile_state(data):
    found = GAME.to_json(data.draw(st.sampled_from(STATES)))
    for _ in range(data.draw(st.integers(1, 3))):
        _spoil(found, data)
    try:
        state = GAME.from_json(found)
    except ValueError:
        return
    list(state.legal_moves())
    state.scores()
    assert GAME.from_json(GAME.to_json(state)) == state


STATES = states()


def _spoil(value, data):
    """Put junk somewhere into the tree."""
    while isinstance(value, dict | list) and value:
        keys = sorted(value) if isinstance(value, dict) else list(range(len(value)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(value[key], dict | list) or data.draw(st.integers(0, 3)) == 0:
            value[key] = data.draw(JUNK)
            return
        value = value[key]


@settings(max_examples=40)
@given(JUNK)
def test_junk_is_no_state(junk):
    refused(junk)
