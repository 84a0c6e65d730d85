"""What a seat may not know is hidden from it, and what it may know is all there."""

from __future__ import annotations

import pytest

from castlegames.rules import Game, State, Stream
from tests.conformance.checks import check_state
from tests.conformance.play import Match, steps

SECRET_SEED = 918273645


def everything(state: State) -> str:
    """All fields, those that equality leaves out included."""
    return repr(state)


def test_a_view_shows_the_seat_its_own_choices(match: Match) -> None:
    for state in match.states:
        seat = state.to_move
        if seat is None:
            continue
        view = state.seen_by(seat)
        assert view.to_move == seat
        assert view.seats == state.seats
        assert tuple(view.legal_moves()) == tuple(state.legal_moves())
        assert all(view.why_not(move) is None for move in list(view.legal_moves())[:20])


def test_a_view_of_a_view_is_the_same_view(match: Match) -> None:
    for state in match.some_states(12):
        for seat in range(state.seats):
            view = state.seen_by(seat)
            assert everything(view.seen_by(seat)) == everything(view)


def test_what_is_behind_a_view_gives_the_same_view(match: Match) -> None:
    """Hidden parts are dealt anew: no view may tell which deal it came from."""
    for state in match.some_states(12):
        for seat in range(state.seats):
            view = state.seen_by(seat)
            for seed in range(3):
                other = view.sample(Stream(seed))
                assert everything(other.seen_by(seat)) == everything(view)
                assert other.to_move == state.to_move
                assert other.reveals == state.reveals


def test_a_sample_depends_on_the_view_and_the_stream_only(match: Match) -> None:
    for state in match.some_states(8):
        for seat in range(state.seats):
            view = state.seen_by(seat)
            twin = view.sample(Stream(1)).seen_by(seat)
            assert everything(view.sample(Stream(5))) == everything(twin.sample(Stream(5)))


def test_samples_differ_where_something_is_hidden(match: Match) -> None:
    if match.game.perfect_information:
        return
    early = match.some_states(8)[1]
    samples = {everything(early.seen_by(0).sample(Stream(seed))) for seed in range(8)}
    assert len(samples) > 1


def test_a_sample_can_be_played_on(match: Match) -> None:
    """To the end, or for some moves where each of them is simulated."""
    for place, seed in ((1, 5), (2, 6), (3, 7)):
        sample = match.some_states(5)[place].seen_by(0).sample(Stream(seed))
        check_state(match.game, sample)
        simulated = 0
        for step in steps(sample, Stream(seed).open()):
            check_state(match.game, step.after)
            simulated += step.simulated
            if simulated == 3:
                break


def test_the_seed_is_in_no_view(game: Game, seats: int) -> None:
    simulated = 0
    for step in steps(game.start(seats, SECRET_SEED), Stream(1).open()):
        for seat in range(seats):
            assert str(SECRET_SEED) not in everything(step.before.seen_by(seat))
            assert str(SECRET_SEED) not in everything(step.after.seen_by(seat))
        simulated += step.simulated
        if simulated == 3:
            break


def test_there_is_no_view_for_a_seat_that_is_not_there(match: Match) -> None:
    for seat in (-1, match.seats, 99):
        with pytest.raises(ValueError, match=r"."):
            match.start.seen_by(seat)
