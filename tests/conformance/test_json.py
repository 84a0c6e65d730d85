"""States of every game as JSON: exact both ways, and closed to everything else."""

from __future__ import annotations

from typing import Any

import pytest

from castlegames.rules import Game, Stream
from tests.conformance.checks import check_round_trip, check_state
from tests.conformance.mutations import mutated_json
from tests.conformance.play import Match, canonical

MUTATIONS = 300


def deep(depth: int) -> list[Any]:
    """A list in a list in a list …"""
    data: list[Any] = []
    for _ in range(depth):
        data = [data]
    return data


def test_json_is_plain_and_exact(match: Match) -> None:
    for state in match.states:
        check_round_trip(match.game, state)


def test_json_holds_no_part_of_the_state_itself(match: Match) -> None:
    """Changing what ``to_json`` gave, or what ``from_json`` got, changes no state."""
    state = match.some_states(3)[1]
    data = match.game.to_json(state)
    text = canonical(data)
    loaded = match.game.from_json(data)
    _ruin(data)
    assert canonical(match.game.to_json(state)) == text
    assert canonical(match.game.to_json(loaded)) == text


def _ruin(data: Any) -> None:
    for value in data.values() if isinstance(data, dict) else data:
        if isinstance(value, dict | list):
            _ruin(value)
    data.clear()


@pytest.mark.parametrize(
    "data",
    [None, True, 0, -1, 1.5, "", "{}", [], {}, [[]], {"": {}}, deep(50_000), {"x": deep(50_000)}],
    ids=lambda data: repr(data)[:12] if not isinstance(data, list | dict) else "",
)
def test_garbage_is_not_a_state(game: Game, data: Any) -> None:
    with pytest.raises(ValueError, match=r"."):
        game.from_json(data)


def test_a_state_with_one_thing_deep_in_it_is_refused(match: Match) -> None:
    data = match.game.to_json(match.start)
    for key in data:
        with pytest.raises(ValueError, match=r"."):
            match.game.from_json({**data, key: deep(50_000)})


def test_mutated_json_is_refused_or_a_state_that_holds_together(match: Match) -> None:
    """Only ValueError comes out; what is accepted is what ``to_json`` would write."""
    draws = Stream(match.seed).open()
    states = match.some_states(20)
    refused = 0
    for _ in range(MUTATIONS):
        data = mutated_json(match.game.to_json(draws.choice(states)), draws)
        try:
            state = match.game.from_json(data)
        except ValueError:
            refused += 1
            continue
        assert canonical(_shortest(match.game.to_json(state))) == canonical(_shortest(data))
        check_state(match.game, state)
        for move in list(state.legal_moves())[:3]:
            assert state.why_not(move) is None
    assert refused > MUTATIONS // 3


def _shortest(data: Any) -> Any:
    """The data with 40.0 written as 40: the same number."""
    if isinstance(data, dict):
        return {key: _shortest(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [_shortest(value) for value in data]
    return int(data) if isinstance(data, float) and data.is_integer() else data
