"""What holds for every state of every game."""

from __future__ import annotations

import json

import pytest

from castlegames.rules import Game, IllegalMove, Move, Reason, State
from tests.conformance.play import canonical, is_plain


def check_state(game: Game, state: State) -> None:
    """Whose turn, choices, events, scores and the end say the same thing."""
    assert state.seats in game.seats
    check_events(game, state)
    check_scores(game, state)
    listed = state.legal_moves()
    if state.to_move is None:
        assert len(listed) == 0
        check_end(game, state)
    else:
        assert type(state.to_move) is int
        assert 0 <= state.to_move < state.seats
        assert len(listed) > 0
        assert state.outcome() is None
        assert state.winners() == ()


def check_events(game: Game, state: State) -> None:
    assert type(state.events) is tuple
    for event in state.events:
        assert event.kind in game.event_kinds
        assert event.seat is None or 0 <= event.seat < state.seats


def check_scores(game: Game, state: State) -> None:
    scores = state.scores()
    assert len(scores) == state.seats
    for score in scores:
        assert type(score.total) is int
        assert all(type(points) is int for points in score.parts.values())
        assert sum(score.parts.values()) == score.total
        assert set(score.parts) <= set(game.score_parts)


def check_end(game: Game, state: State) -> None:
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.decided_by in game.outcome_keys
    assert outcome.winners
    assert state.winners() == outcome.winners
    assert list(outcome.winners) == sorted(set(outcome.winners) & set(range(state.seats)))
    totals = [score.total for score in state.scores()]
    assert all(totals[winner] == max(totals) for winner in outcome.winners)


def check_round_trip(game: Game, state: State) -> None:
    """Plain JSON, exact both ways, also through text."""
    data = game.to_json(state)
    assert is_plain(data)
    text = canonical(data)
    again = game.from_json(json.loads(text))
    assert again == state
    assert canonical(game.to_json(again)) == text
    assert again.events == state.events
    assert again.reveals == state.reveals


def check_refused(game: Game, state: State, move: Move, reason: Reason) -> None:
    """A move with a reason against it cannot be played, and ``play`` gives the same reason."""
    assert reason.code in game.reason_codes
    with pytest.raises(IllegalMove) as caught:
        state.play(move)
    assert caught.value.reason == reason
