"""Whole matches of every game: they end, every listed move plays, nothing is changed in place."""

from __future__ import annotations

import time

import attrs
import pytest

from castlegames import physics
from castlegames.rules import Game, Move, Reason, Stream
from tests.conformance.checks import check_refused, check_round_trip, check_state
from tests.conformance.play import Match, after, canonical, random_options, steps


def play_and_check(game: Game, seats: int, seed: int) -> None:
    """A match with random options, every state of it checked."""
    draws = Stream(seed).open()
    state = game.start(seats, seed, random_options(game, seats, draws))
    check_state(game, state)
    assert state.reveals == 0 or type(state.reveals) is int
    for step in steps(state, draws):
        assert step.after.reveals >= step.before.reveals
        check_state(game, step.after)
        check_round_trip(game, step.after)
        state = step.after
    assert state.to_move is None


def test_random_matches_come_to_an_end(game: Game, seats: int) -> None:
    """As many as five seconds a game allow, at least three a game."""
    fewest = -(-3 // len(game.seats))
    deadline = time.monotonic() + 5 / len(game.seats)
    seed = 0
    while seed < fewest or time.monotonic() < deadline:
        play_and_check(game, seats, seed)
        seed += 1


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_two_hundred_random_matches_come_to_an_end(game: Game, seats: int) -> None:
    for seed in range(200):
        play_and_check(game, seats, seed)


def test_the_same_seed_gives_the_same_match(match: Match, game: Game, seats: int) -> None:
    assert game.start(seats, match.seed, {}) == match.start
    state = match.start
    for step in match.steps:
        state = state.play(step.move)
        assert state == step.after


def test_every_listed_move_plays(match: Match) -> None:
    for state in match.some_states(9):
        listed = state.legal_moves()
        assert len(set(listed)) == len(listed)
        for move in listed:
            assert state.why_not(move) is None
        for move in listed[:: len(listed) // 8 + 1]:
            played = after(state, move)
            if played is not None:
                check_state(match.game, played)


def test_physics_gives_back_a_move_that_needs_none(match: Match) -> None:
    for step in match.steps[:: len(match.steps) // 10 + 1]:
        assert physics.resolve(step.before, step.move) == step.move


def test_playing_leaves_the_old_state_alone(match: Match) -> None:
    for step in match.steps:
        text = canonical(match.game.to_json(step.before))
        step.before.play(step.move)
        assert canonical(match.game.to_json(step.before)) == text


def test_states_and_moves_are_frozen_values(match: Match) -> None:
    for thing in (match.start, match.steps[0].move, match.steps[-1].after):
        assert attrs.has(type(thing))
        assert not hasattr(thing, "__dict__")
        names = [field.name for field in attrs.fields(type(thing))] or ["anything"]
        with pytest.raises(AttributeError):
            setattr(thing, names[0], None)
    hash(match.steps[0].move)


def test_no_move_is_legal_when_the_match_is_over(match: Match) -> None:
    over = match.steps[-1].after
    for step in match.steps:
        reason = over.why_not(step.move)
        assert reason is not None
        check_refused(match.game, over, step.move, reason)


@attrs.frozen
class Whistle(Move):
    """A move of no game."""

    def __str__(self) -> str:
        return "whistle"


def test_a_move_of_another_game_is_refused_with_a_reason(match: Match) -> None:
    for state in match.some_states(5):
        reason = state.why_not(Whistle())
        assert isinstance(reason, Reason)
        check_refused(match.game, state, Whistle(), reason)


def test_a_match_does_not_start_with_what_the_game_does_not_have(game: Game) -> None:
    fewest, most = game.seats[0], game.seats[-1]
    for seats, seed, options in (
        (fewest - 1, 1, {}),
        (most + 1, 1, {}),
        (fewest, -1, {}),
        (fewest, 1.5, {}),
        (fewest, True, {}),
        (fewest, 1, {"no such option": 1}),
        *((fewest, 1, {option.name: object()}) for option in game.options),
    ):
        with pytest.raises(ValueError, match=r"."):
            game.start(seats, seed, options)


def test_options_left_out_take_their_defaults(game: Game, seats: int) -> None:
    defaults = {option.name: option.default for option in game.options}
    assert game.start(seats, 3, defaults) == game.start(seats, 3) == game.start(seats, 3, {})


def test_the_vocabulary_holds_no_key_twice(game: Game) -> None:
    for keys in (game.reason_codes, game.event_kinds, game.score_parts, game.outcome_keys):
        assert keys
        assert len(set(keys)) == len(keys)
        assert all(type(key) is str and key for key in keys)
    names = [option.name for option in game.options]
    assert len(set(names)) == len(names)


def test_a_match_played_on_from_a_save_is_the_same_match(match: Match) -> None:
    for step in match.steps:
        loaded = match.game.from_json(match.game.to_json(step.before))
        assert loaded.play(step.move) == step.after
