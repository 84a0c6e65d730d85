"""Saved states are read with suspicion: a wrong one is refused, never half believed."""

import copy
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from castlegames.rules.castell import GAME

from .positions import lively_match, play, start, with_player

MIDDLE = [after for _, _, after in lively_match(3, 4)]
ASKED = next(state for state in MIDDLE if state.asking is not None)
BUSY = MIDDLE[len(MIDDLE) // 2]


def data(state=BUSY):
    return json.loads(json.dumps(GAME.to_json(state)))


def paths(value, path=()):
    """Every place in a JSON value."""
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in items:
        if isinstance(item, dict | list):
            yield from paths(item, (*path, key))
        else:
            yield (*path, key)


def changed(value, path, new):
    """The value with another thing at a place, or without it if ``new`` is ``...``."""
    value = copy.deepcopy(value)
    at = value
    for key in path[:-1]:
        at = at[key]
    if new is ...:
        del at[path[-1]]
    else:
        at[path[-1]] = new
    return value


@pytest.mark.parametrize("state", [start(), BUSY, ASKED, MIDDLE[-1]], ids=["a", "b", "c", "d"])
def test_every_state_is_read_as_it_was_written(state):
    assert GAME.from_json(data(state)) == state


@pytest.mark.parametrize("thing", [None, 3, "x", [], {}, [1], {"seats": 2}, float("nan")])
def test_what_is_no_state_is_refused(thing):
    with pytest.raises(ValueError, match="not a state of Castell"):
        GAME.from_json(thing)


JUNK = st.sampled_from(
    [None, True, -1, 0, 1, 3, 7, 99, 10**30, 1.5, float("nan"), "", "Valls", "mix", [], [1], {}]
)
PLACES = [[path for path in paths(data(state)) if path] for state in (BUSY, ASKED)]


@given(which=st.integers(0, 1), at=st.integers(0, 10**6), new=JUNK | st.just(...))
def test_one_wrong_thing_anywhere_is_refused_or_makes_a_state_that_can_be(which, at, new):
    places = PLACES[which]
    wrong = changed(data((BUSY, ASKED)[which]), places[at % len(places)], new)
    try:
        state = GAME.from_json(wrong)
    except ValueError:
        return
    assert GAME.to_json(state) == wrong
    moves = state.legal_moves()
    assert bool(moves) == (state.to_move is not None)
    for move in moves[:3]:
        state.play(move)


SHOWN = next(
    state for _, _, state in lively_match(4, 3) if state.asking is not None and state.asking.shown
)
WINNER = next(seat for seat, player in enumerate(MIDDLE[-1].players) if player.best)


def entered(**changes):
    """The set-up with the first seat's pawn in Valls."""
    return data(with_player(start(), 0, region="Valls", **changes))


def with_column(state, **things):
    for name, items in things.items():
        state = changed(state, ("players", 0, "columns", 0, name), items)
    return changed(state, ("players", 0, "region"), "Girona")


def gathered():
    return with_column(entered(tokens=6), tokens=[0])


def acted():
    return changed(entered(), ("turn", "acted"), True)


def moved_from_the_bag(state, path, number):
    """The state with so many castellers out of the bag."""
    bag, group = state["bag"][number:], state["bag"][:number]
    at = state
    for key in path:
        at = at[key]
    return changed(changed(state, path, sorted([*at, *group], reverse=True)), ("bag",), bag)


def drawn():
    """Two castellers were recruited in round 1, and two others lie there already."""
    state = entered()
    waiting, hand = state["regions"][0], state["players"][0]["hand"]
    recruited = sorted([*hand, *waiting[:2]], reverse=True)
    state = changed(state, ("players", 0, "hand"), recruited)
    state = changed(state, ("regions", 0), waiting[2:])
    assert GAME.from_json(state)
    return moved_from_the_bag(state, ("regions", 0), 2)


def grown():
    state = changed(entered(), ("round",), 3)
    assert GAME.from_json(moved_from_the_bag(state, ("players", 0, "hand"), 9))
    return moved_from_the_bag(state, ("players", 0, "hand"), 10)


def wrong_states():
    state = data()
    seats = len(state["players"])
    hand = state["players"][0]["hand"]
    asked = data(ASKED)
    ended = data(MIDDLE[-1])
    shown = data(SHOWN)
    return {
        "a casteller more": changed(state, ("bag",), [*state["bag"], 10]),
        "a casteller swapped": changed(
            state, ("players", 0, "hand"), [hand[0] % 10 + 1, *hand[1:]]
        ),
        "a hand in disorder": changed(state, ("players", 0, "hand"), hand[::-1]),
        "a token more": changed(state, ("row_tokens", 0), [*state["row_tokens"][0], 0]),
        "a token of nobody": changed(state, ("row_tokens", 0), [seats]),
        "a tile twice": changed(state, ("rows", 0), [state["rows"][1][0]] * 2),
        "a rank too high": changed(state, ("players", 0, "ranks", 0), 6),
        "too many trainings": changed(state, ("players", 0, "ranks"), [5] * 5),
        "a wheel tile more": changed(state, ("spots", 0), "width"),
        "a viewer with a stream": changed(state, ("viewer",), 0),
        "no stream": changed(state, ("stream",), None),
        "a seed below 0": changed(state, ("stream", "seed"), -1),
        "draws without end": changed(state, ("stream", "draws"), 10**9),
        "a sixth seat": changed(state, ("first",), 5),
        "another round": changed(state, ("round",), 11),
        "an early end": changed(state, ("ended",), True),
        "a calendar turned round": changed(state, ("calendar",), state["calendar"][::-1]),
        "a festival less": changed(state, ("calendar",), state["calendar"][1:]),
        "a region twice": changed(state, ("calendar", 0, "region"), state["calendar"][1]["region"]),
        "an unknown event": changed(state, ("events",), [{"kind": "x", "seat": 0, "args": {}}]),
        "an event of nobody": changed(
            state, ("events",), [{"kind": "passed", "seat": None, "args": {"region": "Valls"}}]
        ),
        "a festival of another round": changed(asked, ("asking", "place"), 13),
        "a question in the middle": changed(asked, ("turn", "seat"), asked["first"]),
        "a marker without a tower": changed(data(start()), ("players", 0, "best"), 7),
        "a tower without its marker": changed(ended, ("players", WINNER, "best"), 0),
        "a marker below its tower": changed(
            shown, ("players", SHOWN.asking.shown[0][0], "best"), 4
        ),
        "a prize too early": with_column(data(start()), prizes=["trophy"]),
        "a size token too early": with_column(data(start()), sizes=[5]),
        "collected tokens without a tile": gathered(),
        "a token action without its token": acted(),
        "castellers drawn before the first refill": drawn(),
        "a hand that grew too fast": grown(),
        "a free action after the end": changed(
            changed(ended, ("turn", "trained"), True), ("turn", "owes_special"), True
        ),
        "a rank before entering": changed(data(start()), ("players", 0, "ranks", 0), 1),
        "a field more": {**state, "cheat": 1},
        "an end without a last turn": changed(ended, ("turn", "seat"), ended["first"]),
    }


@pytest.mark.parametrize("name", wrong_states())
def test_a_state_that_cannot_be_is_refused(name):
    with pytest.raises(ValueError, match="not a state of Castell"):
        GAME.from_json(wrong_states()[name])


def test_a_turn_before_entering_has_done_nothing():
    state = data(with_player(start(), 0, region="Valls"))
    state["turn"]["trained"] = True
    assert GAME.from_json(state)
    state["players"][0]["region"] = None
    with pytest.raises(ValueError, match="turn"):
        GAME.from_json(state)


def test_a_free_special_action_follows_a_training():
    state = data(with_player(start(), 0, region="Valls"))
    state["turn"]["owes_special"] = True
    with pytest.raises(ValueError, match="turn"):
        GAME.from_json(state)
    state["turn"]["trained"] = True
    assert GAME.from_json(state).turn.owes_special


def test_a_state_read_plays_on_like_the_one_written():
    state = play(start(), "travel Valls", "end", "travel Girona")
    read = GAME.from_json(data(state))
    for _ in range(19):
        state, read = play(state, "end"), play(read, "end")
        assert state == read


def test_states_of_other_games_are_not_written():
    with pytest.raises(TypeError):
        GAME.to_json(object())
