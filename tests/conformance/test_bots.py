"""Bots of every game and level: legal, repeatable, obedient, and blind to what is hidden."""

from __future__ import annotations

import pytest

from castlegames import bots
from castlegames.bots import Budget, Choice
from castlegames.rules import Game, State, Stream
from tests.conformance.play import Match, after

NODES = 60
"""Nodes a bot may look at for one move; enough to make it search, few enough to be quick."""


def names(game: Game) -> list[str]:
    """The levels of a game, and ``random``."""
    return [*(level.name for level in bots.levels(game.id)), "random"]


def running(match: Match, most: int) -> list[State]:
    """Some states in which somebody is to move."""
    return [state for state in match.some_states(most) if state.to_move is not None]


def chosen(game: Game, level: str, state: State, seed: int = 1) -> Choice:
    """What a fresh bot chooses for the seat to move, who sees what that seat sees."""
    assert state.to_move is not None
    view = state.seen_by(state.to_move)
    return bots.bot(game.id, level).choose(view, Budget(nodes=NODES), Stream(seed))


def test_a_game_has_levels_from_weak_to_strong(game: Game) -> None:
    levels = bots.levels(game.id)
    assert levels
    order = [bots.LEVELS.index(level.name) for level in levels]
    assert order == sorted(set(order))
    assert all(level.seconds > 0 for level in levels)


def test_there_is_no_bot_of_a_level_that_is_not_there(game: Game) -> None:
    with pytest.raises(KeyError):
        bots.bot(game.id, "no such level")


def test_bots_play_legal_moves(match: Match) -> None:
    for level in names(match.game):
        for state in running(match, 6):
            choice = chosen(match.game, level, state)
            assert state.why_not(choice.move) is None
            assert match.game.read_move(str(choice.move)) == choice.move
            after(state, choice.move)


def test_the_same_view_budget_and_stream_give_the_same_choice(match: Match) -> None:
    for level in names(match.game):
        for state in running(match, 4):
            assert chosen(match.game, level, state) == chosen(match.game, level, state)


def test_a_bot_carries_nothing_from_one_choice_to_the_next(match: Match) -> None:
    first, second = running(match, 5)[1:3]
    for level in names(match.game):
        old = bots.bot(match.game.id, level)
        for state in (second, first):
            view = state.seen_by(state.to_move or 0)
            choice = old.choose(view, Budget(nodes=NODES), Stream(1))
        assert choice == chosen(match.game, level, first)


def test_a_bot_does_not_see_what_is_hidden_from_its_seat(match: Match) -> None:
    """What is hidden is dealt anew, the random stream included: the choice stays."""
    for level in names(match.game):
        for state in running(match, 4):
            seat = state.to_move or 0
            twin = state.seen_by(seat).sample(Stream(77))
            assert chosen(match.game, level, twin) == chosen(match.game, level, state)


def test_a_bot_that_is_told_to_stop_answers_with_a_legal_move(match: Match) -> None:
    for level in names(match.game):
        for state in running(match, 3):
            view = state.seen_by(state.to_move or 0)
            budget = Budget(seconds=60, stop=lambda: True)
            choice = bots.bot(match.game.id, level).choose(view, budget, Stream(1))
            assert state.why_not(choice.move) is None


def test_choosing_leaves_the_view_alone(match: Match) -> None:
    state = running(match, 3)[1]
    view = state.seen_by(state.to_move or 0)
    before = repr(view)
    for level in names(match.game):
        bots.bot(match.game.id, level).choose(view, Budget(nodes=NODES), Stream(1))
        assert repr(view) == before
