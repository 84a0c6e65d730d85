"""Both ends and the cascade of tie-breaks (castle_rooms.md, End)."""

from __future__ import annotations

import pytest
from attrs import evolve

from castlegames.rules import Outcome
from castlegames.rules.castle_rooms import RoomsState, Row

from .positions import played, position, room, row

CC, UC, CU = room("CC"), room("UC"), room("CU")
NINE = row("helmet", *(CC + copy for copy in range(5)), CU, UC, CU + 1, UC + 1)


def _ended(*lengths: tuple[int, ...]) -> RoomsState:
    """A match that ended with rows of these lengths; only lengths matter here."""
    rows = [
        tuple(
            Row(("helmet", "swords")[index % 2], (CC,) * length)
            for index, length in enumerate(each)
        )
        for each in lengths
    ]
    return evolve(position([], rows, empty_pile=True), ended=True)


def test_a_row_of_ten_rooms_wins_at_once() -> None:
    state = position([CC + 5, 0, 1], [[NINE], []])
    assert state.outcome() is None
    after = played(state, f"extend 0 {CC + 5}")
    assert after.outcome() == Outcome((0,), "ten_rooms", {"rooms": 10})
    assert after.winners() == (0,)
    assert after.to_move is None
    assert after.legal_moves() == ()
    assert [event.kind for event in after.events] == ["extended", "ten_rooms", "end"]


def test_a_row_of_ten_wins_against_any_other_rows() -> None:
    rows = [[NINE], [row("helmet", *range(9)), row("swords", *range(9, 18))]]
    assert played(position([CC + 5], rows), f"extend 0 {CC + 5}").winners() == (0,)


def test_the_turn_in_which_the_last_card_was_drawn_is_played_to_its_end() -> None:
    state = position([0, 1, 2, 3], [[row("helmet", CC)], [row("helmet", CU)]], empty_pile=True)
    assert state.to_move == 0
    state = played(state, "start 0 swords", "start 1 helmet")
    assert state.outcome() is None
    after = played(state, "end")
    assert after.to_move is None
    assert [event.kind for event in after.events] == ["end"]


def test_the_last_draw_is_announced() -> None:
    state = position([0, 1], [[row("helmet", CC)], []])
    state = evolve(state, pile=state.pile[:2])
    state = evolve(state, first=(state.first - state.mover) % 2)
    after = played(state, "end")
    assert [event.kind for event in after.events] == ["drew", "last_turn"]
    assert after.turns_left == 0


@pytest.mark.parametrize(
    ("lengths", "outcome"),
    [
        (((5,), (6,)), Outcome((1,), "longest_row", {"rooms": 6, "rank": 1, "next": 5})),
        (((6, 2), (2, 6, 1)), Outcome((1,), "later_row", {"rooms": 1, "rank": 3, "next": 0})),
        (((6, 3), (6, 4)), Outcome((1,), "second_row", {"rooms": 4, "rank": 2, "next": 3})),
        (((6,), (6, 1)), Outcome((1,), "second_row", {"rooms": 1, "rank": 2, "next": 0})),
        (((6, 3, 1), (1, 6, 3)), Outcome((0, 1), "shared", {"rooms": 6})),
        (
            ((6, 3), (6, 4), (6, 4), (5, 5)),
            Outcome((1, 2), "shared", {"rooms": 6}),
        ),
        (
            ((6, 3), (6, 4, 1), (6, 4, 2), (5, 5)),
            Outcome((2,), "later_row", {"rooms": 2, "rank": 3, "next": 1}),
        ),
        (((7,), (3,), (7, 2)), Outcome((2,), "second_row", {"rooms": 2, "rank": 2, "next": 0})),
    ],
)
def test_the_longest_rows_are_compared_one_after_the_other(
    lengths: tuple[tuple[int, ...], ...], outcome: Outcome
) -> None:
    assert _ended(*lengths).outcome() == outcome


def test_blocked_rows_count_and_dragons_do_not() -> None:
    rows = [[row("helmet", 0, 1, 2, dragon=54, blocker=1)], [row("helmet", 6, 7, 8)]]
    state = evolve(position([], rows, empty_pile=True), ended=True)
    assert [score.total for score in state.scores()] == [3, 3]
    assert state.outcome() == Outcome((0, 1), "shared", {"rooms": 3})


def test_a_total_is_the_length_of_the_longest_row() -> None:
    state = _ended((2, 5, 3), (1,))
    assert [(score.total, dict(score.parts)) for score in state.scores()] == [
        (5, {"longest_row": 5}),
        (1, {"longest_row": 1}),
    ]
    assert state.lengths(0) == (5, 3, 2)


def test_rows_are_a_danger_from_seven_rooms_on_while_they_are_open() -> None:
    seven = row("helmet", *range(7))
    rows = [[row("helmet", *range(6)), row("swords", *range(7))], [seven.blocked_by(54, 0), seven]]
    state = position([], rows)
    assert state.dangers(0) == (1,)
    assert state.dangers(1) == (1,)
