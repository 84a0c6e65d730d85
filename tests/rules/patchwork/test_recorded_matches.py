"""Matches recorded with independent engines, replayed move by move."""

import json
from pathlib import Path

import pytest

from castlegames.rules.patchwork import GAME, Advance, Place, Take

HERE = Path(__file__).parent


def recorded(name):
    lines = (HERE / name).read_text().splitlines()
    return [pytest.param(json.loads(line), id=f"{name}-{n}") for n, line in enumerate(lines)]


def move_of(text):
    kind, *rest = text.split()
    match kind:
        case "W":
            return Advance()
        case "L":
            return Place(int(rest[0]))
        case _:
            return Take(int(rest[0]), tuple(map(int, rest[1].split(","))))


def start_of(match):
    return GAME.start(2, 0, {"first": 0, "circle": match["circle"], "track": match["track"]})


@pytest.mark.parametrize("match", recorded("random_matches.jsonl"))
def test_a_random_match_has_the_same_choices_at_every_move(match):
    state = start_of(match)
    for text, count in zip(match["moves"], match["counts"], strict=True):
        legal = state.legal_moves()
        assert len(legal) == len(set(legal)) == count
        state = state.play(move_of(text))


@pytest.mark.parametrize(
    "match", recorded("random_matches.jsonl") + recorded("expert_matches.jsonl")
)
def test_a_recorded_match_ends_with_the_same_scores_and_winner(match):
    state = start_of(match)
    for text in match["moves"]:
        move = move_of(text)
        assert state.to_move is not None
        assert move in state.legal_moves()
        state = state.play(move)
    assert state.to_move is None
    assert [score.total for score in state.scores()] == match["scores"]
    assert state.winners() == (match["winner"],)


@pytest.mark.parametrize("match", recorded("random_matches.jsonl")[:4])
def test_every_state_of_a_recorded_match_survives_json(match):
    state = start_of(match)
    for text in match["moves"]:
        state = state.play(move_of(text))
        assert GAME.from_json(json.loads(json.dumps(GAME.to_json(state)))) == state
