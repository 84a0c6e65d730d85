"""States as JSON, and hostile data."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from castlegames.rules.castle_rooms import GAME

from .positions import chance_match

JUNK: list[Any] = [None, True, -1, -2, 64, 1.5, "x", "helmet", [], {}, [[]], 10**30, float("nan")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_states_and_views_come_back_exactly(seats: int) -> None:
    for state, _ in chance_match(seats, seats, {"strict_rows": seats == 3}):
        text = json.dumps(GAME.to_json(state), allow_nan=False)
        assert GAME.from_json(json.loads(text)) == state
        view = state.seen_by(seats - 1)
        assert GAME.from_json(json.loads(json.dumps(GAME.to_json(view)))) == view


def _places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path] if path else []
    items = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in items:
        if isinstance(value, dict | list):
            found += _places(value, (*path, key))
        else:
            found.append((*path, key))
    return found


def _middle(seats: int, seed: int) -> Any:
    states = [state for state, _ in chance_match(seats, seed)]
    return GAME.to_json(states[len(states) * 2 // 3])


def test_data_with_one_thing_wrong_is_refused_or_is_a_state() -> None:
    pick = Random(5)
    refused = 0
    for seats in (2, 3, 4):
        whole = _middle(seats, 40 + seats)
        for path in _places(whole):
            data = deepcopy(whole)
            inner = data
            for key in path[:-1]:
                inner = inner[key]
            inner[path[-1]] = pick.choice(JUNK)
            try:
                state = GAME.from_json(data)
            except ValueError:
                refused += 1
            else:
                assert GAME.from_json(GAME.to_json(state)) == state
                assert bool(state.legal_moves()) == (state.to_move is not None)
    assert refused > 200


def test_cards_that_change_places_are_noticed_or_make_another_state() -> None:
    pick = Random(6)
    whole = _middle(3, 50)
    for _ in range(150):
        data = deepcopy(whole)
        piles = [data["pile"], data["discards"], *data["hands"]]
        piles += [row["cards"] for rows in data["rows"] for row in rows]
        one, other = pick.choice(piles), pick.choice(piles)
        if not one or not other:
            continue
        here, there = pick.randrange(len(one)), pick.randrange(len(other))
        one[here], other[there] = other[there], one[here]
        try:
            state = GAME.from_json(data)
        except ValueError:
            continue
        assert GAME.to_json(state) == data


_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=10,
)


@settings(max_examples=60, deadline=None)
@given(_VALUES, st.sampled_from(sorted(GAME.to_json(GAME.start(2, 0)))))
def test_any_other_data_is_refused(value: Any, field: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        GAME.from_json(value)
    data = GAME.to_json(GAME.start(2, 0))
    before = data[field]
    data[field] = value
    try:
        state = GAME.from_json(data)
    except ValueError:
        return
    assert GAME.to_json(state)[field] == value
    assert type(before) is type(value) or field in ("viewer", "stream")


@pytest.mark.parametrize(
    "text",
    ["", "end ", " end", "extend 0", "extend 0 01", "extend -1 3", "start 3 up", "START 3 helmet",
     "dragon 1", "knight", "discard x", "discard 999999999999999999999", "extend 0 ٣", "end\n"],
)  # fmt: skip
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a move"):
        GAME.read_move(text)
