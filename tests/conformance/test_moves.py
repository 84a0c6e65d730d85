"""Moves of every game as text and as data: what is not legal is refused with a reason."""

from __future__ import annotations

import pytest

from castlegames.rules import Game, Move, State, Stream
from tests.conformance.checks import check_refused, check_round_trip, check_state
from tests.conformance.mutations import mutated_move, mutated_text
from tests.conformance.play import Match, after

MUTATIONS = 150


def judge(game: Game, state: State, move: Move) -> bool:
    """True if the move is legal, and then it plays; a refused one has a known reason."""
    reason = state.why_not(move)
    if reason is not None:
        check_refused(game, state, move, reason)
        return False
    played = after(state, move)
    if played is not None:
        check_state(game, played)
        check_round_trip(game, played)
    return True


def test_every_move_has_a_text_that_reads_back(match: Match) -> None:
    for state in match.some_states(12):
        for move in state.legal_moves():
            text = str(move)
            assert match.game.read_move(text) == move
            assert text == text.strip()
            assert "\n" not in text
    for step in match.steps:
        assert match.game.read_move(str(step.move)) == step.move
        assert str(match.game.read_move(str(step.move))) == str(step.move)


def test_texts_tell_moves_apart(match: Match) -> None:
    for state in match.some_states(12):
        listed = state.legal_moves()
        assert len({str(move) for move in listed}) == len(listed)


def test_mistyped_moves_are_no_moves_or_refused_or_legal(match: Match) -> None:
    draws = Stream(match.seed).open()
    states = [state for state in match.some_states(30) if state.to_move is not None]
    unread = refused = 0
    for _ in range(MUTATIONS):
        state = draws.choice(states)
        text = mutated_text(str(draws.choice(state.legal_moves())), draws)
        try:
            move = match.game.read_move(text)
        except ValueError:
            unread += 1
            continue
        assert match.game.read_move(str(move)) == move
        refused += not judge(match.game, state, move)
    assert unread
    assert refused


def test_mutated_moves_are_refused_or_legal(match: Match) -> None:
    draws = Stream(match.seed + 1).open()
    states = [state for state in match.some_states(30) if state.to_move is not None]
    tried = refused = 0
    while tried < MUTATIONS:
        state = draws.choice(states)
        kinds = {type(move): move for move in state.legal_moves()}
        kind = draws.choice(sorted(kinds, key=lambda each: each.__name__))
        same = [move for move in state.legal_moves() if type(move) is kind]
        tried += 1
        try:
            move = mutated_move(draws.choice(same), draws)
        except (ValueError, TypeError):  # the move's own validators
            refused += 1
            continue
        if move is not None:
            refused += not judge(match.game, state, move)
    assert refused


def test_moves_of_other_turns_and_seats_are_refused_or_legal(match: Match) -> None:
    draws = Stream(match.seed + 2).open()
    states = [state for state in match.some_states(30) if state.to_move is not None]
    refused = 0
    for _ in range(MUTATIONS):
        here, there = draws.choice(states), draws.choice(states)
        refused += not judge(match.game, here, draws.choice(there.legal_moves()))
    assert refused


@pytest.mark.timeout(30)
@pytest.mark.parametrize(
    "text", ["", " ", "\0", "castle", "9" * 100_000, "take " * 50_000, "(" * 9999]
)
def test_texts_that_are_no_moves_are_not_read(game: Game, text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        game.read_move(text)
