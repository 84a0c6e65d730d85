"""Bots of every game and level: legal, repeatable, obedient, and blind to what is hidden."""

from __future__ import annotations

import pytest

from castlegames import bots
from castlegames.bots import Budget, Choice
from castlegames.rules import Game, State, Stream
from tests.conformance.play import Match, after

NODES = 60
"""Nodes a bot may look at for one move; enough to make it search, few enough to be quick."""

SIMULATED_NODES = 2
"""The same in a game whose nodes are simulated, a few tenths of a second each."""


def names(game: Game) -> list[str]:
    """The levels of a game, and ``random``."""
    return [*(level.name for level in bots.levels(game.id)), "random"]


def is_physical(match: Match) -> bool:
    """True if the game has moves whose outcome is simulated."""
    return any(after(state, state.legal_moves()[0]) is None for state in running(match, 8))


def running(match: Match, most: int) -> list[State]:
    """Some states in which somebody is to move."""
    return [state for state in match.some_states(most) if state.to_move is not None]


def asked(match: Match, most: int) -> list[State]:
    """Some states to ask bots about; few where they simulate."""
    if is_physical(match):
        most = 4 if match.seats == match.game.seats[0] else 3
        return running(match, most)[1:]
    return running(match, most)


def budget(match: Match) -> Budget:
    return Budget(nodes=SIMULATED_NODES if is_physical(match) else NODES)


def chosen(match: Match, level: str, state: State) -> Choice:
    """What a fresh bot chooses for the seat to move, who sees what that seat sees."""
    assert state.to_move is not None
    view = state.seen_by(state.to_move)
    return bots.bot(match.game.id, level).choose(view, budget(match), Stream(1))


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
        for state in asked(match, 6):
            choice = chosen(match, level, state)
            assert state.why_not(choice.move) is None
            assert match.game.read_move(str(choice.move)) == choice.move
            after(state, choice.move)


def test_the_same_view_budget_and_stream_give_the_same_choice(match: Match) -> None:
    for level in names(match.game):
        for state in asked(match, 4):
            assert chosen(match, level, state) == chosen(match, level, state)


def test_a_bot_carries_nothing_from_one_choice_to_the_next(match: Match) -> None:
    states = asked(match, 5)
    earlier, later = states[0], states[-1]
    for level in names(match.game):
        used = bots.bot(match.game.id, level)
        for state in (later, earlier):
            view = state.seen_by(state.to_move or 0)
            choice = used.choose(view, budget(match), Stream(1))
        assert choice == chosen(match, level, earlier)


def test_a_bot_does_not_see_what_is_hidden_from_its_seat(match: Match) -> None:
    """What is hidden is dealt anew, the random stream included: the choice stays."""
    for level in names(match.game):
        for state in asked(match, 4):
            seat = state.to_move or 0
            twin = state.seen_by(seat).sample(Stream(77))
            assert chosen(match, level, twin) == chosen(match, level, state)


def test_a_bot_that_is_told_to_stop_answers_with_a_legal_move(match: Match) -> None:
    for level in names(match.game):
        for state in asked(match, 3):
            view = state.seen_by(state.to_move or 0)
            stopped = Budget(seconds=60, stop=lambda: True)
            choice = bots.bot(match.game.id, level).choose(view, stopped, Stream(1))
            assert state.why_not(choice.move) is None


def test_choosing_leaves_the_view_alone(match: Match) -> None:
    state = asked(match, 4)[-1]
    view = state.seen_by(state.to_move or 0)
    before = repr(view)
    for level in names(match.game):
        bots.bot(match.game.id, level).choose(view, budget(match), Stream(1))
        assert repr(view) == before
