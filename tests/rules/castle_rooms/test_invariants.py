"""What must always hold (castle_rooms.md), in matches of random moves."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from castlegames.rules import IllegalMove, Move
from castlegames.rules.castle_rooms import (
    GAME,
    Discard,
    Dragon,
    EndTurn,
    Extend,
    Knight,
    RoomsState,
    Start,
)
from castlegames.rules.castle_rooms.components import FACINGS, cards_for

from .positions import chance_match


def _every_move(state: RoomsState) -> list[Move]:
    """Each move that can be said with the cards, seats and rows there are, and a few more."""
    cards, rows = range(64), range(max(map(len, state.rows)) + 1)
    return [
        *(Extend(row, card) for row in rows for card in cards),
        *(Start(card, facing) for card in cards for facing in FACINGS),
        *(Dragon(seat, row) for seat in range(state.seats + 1) for row in rows),
        *(Knight(row) for row in rows),
        *(Discard(card) for card in cards),
        EndTurn(),
    ]


def _check(state: RoomsState) -> None:
    cards = [*state.pile, *state.discards]
    for hand in state.hands:
        cards += hand
    for rows in state.rows:
        for row in rows:
            cards += row.cards
            if row.dragon is not None:
                cards.append(row.dragon)
            assert all(left[1] == right[0] for left, right in pairwise(row.edges))
            assert 1 <= len(row) <= 10
        assert all(one.facing != other.facing for one, other in pairwise(rows))
    assert tuple(sorted(cards)) == cards_for(state.seats)
    assert all(card >= 54 for card in state.discards)
    for seat, hand in enumerate(state.hands):
        assert len(hand) <= (4 if seat == state.to_move else 2) or state.to_move is None
    for score in state.scores():
        assert score.total == sum(score.parts.values())
    assert (state.outcome() is None) == (state.to_move is not None)
    assert bool(state.legal_moves()) == (state.to_move is not None)


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10**9), st.booleans())
def test_a_match_keeps_every_invariant_and_ends(seats: int, seed: int, strict: bool) -> None:
    turns = 0
    for state, move in chance_match(seats, seed, {"strict_rows": strict}):
        _check(state)
        turns += isinstance(move, EndTurn)
        if isinstance(move, EndTurn):
            assert len(state.hand) <= 2
    assert turns <= len(cards_for(seats)) // 2
    assert state.winners() == state.outcome().winners
    best = max(score.total for score in state.scores())
    assert all(state.scores()[seat].total == best for seat in state.winners())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("strict", [False, True])
def test_the_legal_moves_are_exactly_those_without_a_reason(seats: int, strict: bool) -> None:
    for state, _ in list(chance_match(seats, 60 + seats, {"strict_rows": strict}))[::6]:
        legal = state.legal_moves()
        assert len(set(legal)) == len(legal)
        allowed = [move for move in _every_move(state) if state.why_not(move) is None]
        assert set(allowed) == set(legal)


def test_what_is_refused_has_a_known_code_and_cannot_be_played() -> None:
    for state, _ in list(chance_match(4, 77))[::15]:
        for move in _every_move(state)[::5]:
            reason = state.why_not(move)
            if reason is not None:
                assert reason.code in GAME.reason_codes
                with pytest.raises(IllegalMove):
                    state.play(move)


def test_every_move_has_a_text_that_reads_back() -> None:
    for move in _every_move(GAME.start(4, 0)):
        assert GAME.read_move(str(move)) == move


def test_events_tell_what_changed() -> None:
    kinds = set()
    for seats in (2, 3, 4):
        for seed in range(12):
            states = [state for state, _ in chance_match(seats, 100 + seed)]
            kinds |= {event.kind for state in states for event in state.events}
            for state in states:
                assert state.events
    assert kinds <= set(GAME.event_kinds)
    assert kinds >= set(GAME.event_kinds) - {"discarded", "ten_rooms"}


@pytest.mark.parametrize(("seats", "rounds"), [(2, 14), (3, 9), (4, 7)])
def test_a_match_lasts_at_most_so_many_rounds(seats: int, rounds: int) -> None:
    lasted = [list(chance_match(seats, seed))[-1][0].round for seed in range(6)]
    assert max(lasted) == rounds
