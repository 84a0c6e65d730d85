"""A turn and its six moves (castle_rooms.md, Set-up and A turn)."""

from __future__ import annotations

import pytest

from castlegames.rules import Event
from castlegames.rules.castle_rooms import GAME, Start

from .positions import played, position, room, row, texts

DRAGON, KNIGHT = 54, 60
FILLER = room("CC", 5)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_cards_are_dealt_and_the_first_seat_draws_two(seats: int) -> None:
    state = GAME.start(seats, 5, {"first": seats - 1})
    assert state.to_move == seats - 1
    assert [len(hand) for hand in state.hands] == [2] * (seats - 1) + [4]
    assert len(state.pile) == (64 if seats == 4 else 60) - 2 * seats - 2
    assert state.events[0].kind == "drew"
    assert set(state.events[0].args["cards"]) <= set(state.hand)


def test_the_first_seat_is_random_unless_it_is_chosen() -> None:
    assert {GAME.start(4, seed).to_move for seed in range(40)} == {0, 1, 2, 3}
    assert {GAME.start(4, seed, {"first": 2}).to_move for seed in range(10)} == {2}


def test_who_begins_does_not_change_the_deal() -> None:
    assert GAME.start(3, 3, {"first": 0}).pile == GAME.start(3, 3, {"first": 2}).pile


def test_turns_go_round_clockwise_and_each_begins_with_a_draw() -> None:
    state = GAME.start(3, 1, {"first": 1})
    order = []
    for _ in range(6):
        mover = state.to_move
        order.append(mover)
        while len(state.hand) > 2:
            state = state.play(state.legal_moves()[0])
        before = len(state.pile)
        state = played(state, "end")
        assert len(state.pile) == before - 2
    assert order == [1, 2, 0, 1, 2, 0]


def test_a_room_extends_a_row_whose_open_edge_it_meets() -> None:
    state = position([room("CU"), FILLER, 0], [[row("helmet", room("UC"))], []])
    after = played(state, f"extend 0 {room('CU')}")
    assert after.rows[0] == (row("helmet", room("UC"), room("CU")),)
    assert after.hands[0] == (0, FILLER)
    assert after.to_move == 0
    assert after.events == (Event("extended", 0, {"row": 0, "card": room("CU"), "rooms": 2}),)


def test_a_room_is_read_in_the_facing_of_its_row() -> None:
    state = position([room("UC")], [[row("swords", room("CC"))], []])
    assert f"extend 0 {room('UC')}" in texts(state)


def test_any_open_row_may_be_extended_not_only_the_newest() -> None:
    rows = [row("helmet", room("UC")), row("swords", room("CC"))]
    state = position([room("CU")], [rows, []])
    assert {f"extend 0 {room('CU')}"} <= texts(state)


def test_nothing_is_added_to_a_blocked_row() -> None:
    blocked = row("helmet", room("UC"), dragon=DRAGON, blocker=1)
    assert not {text for text in texts(position([room("CU")], [[blocked], []])) if "ext" in text}


def test_the_first_row_may_face_either_way() -> None:
    assert {f"start {FILLER} helmet", f"start {FILLER} swords"} <= texts(position([FILLER]))


def test_a_further_row_faces_the_other_way_than_the_row_before() -> None:
    state = position([FILLER, 0, 1, 2])
    once = played(state, f"start {FILLER} swords")
    assert once.next_facing(0) == "helmet"
    twice = played(once, "start 0 helmet")
    assert twice.next_facing(0) == "swords"
    assert "start 1 helmet" not in texts(twice)
    assert [one.facing for one in twice.rows[0]] == ["swords", "helmet"]


def test_a_new_row_may_be_begun_although_a_room_would_fit() -> None:
    state = position([room("CU")], [[row("helmet", room("UC"))], []])
    assert f"start {room('CU')} swords" in texts(state)


def test_with_strict_rows_a_new_row_needs_that_no_room_fits() -> None:
    rows = [[row("helmet", room("UC"))], []]
    assert "start" not in str(texts(position([room("CU"), 0], rows, strict_rows=True)))
    assert "start 0 swords" in texts(position([0], rows, strict_rows=True))
    blocked = [[row("helmet", room("UC"), dragon=DRAGON, blocker=1)], []]
    assert f"start {room('CU')} swords" in texts(position([room("CU")], blocked, strict_rows=True))


def test_a_dragon_blocks_an_opponents_row_and_the_lowest_is_taken() -> None:
    state = position([54, 55], [[], [row("helmet", 0), row("swords", 1)]])
    assert {"dragon 1 0", "dragon 1 1"} <= texts(state)
    after = played(state, "dragon 1 1")
    assert after.hands[0] == (55,)
    assert after.rows[1][1] == row("swords", 1, dragon=54, blocker=0)
    assert after.rows[1][1].blocked
    assert len(after.rows[1][1]) == 1


def test_a_knight_goes_with_the_dragon_and_the_row_is_open_again() -> None:
    blocked = row("helmet", room("UC"), dragon=55, blocker=1)
    state = position([KNIGHT, 61, room("CU")], [[blocked], []])
    after = played(state, "knight 0")
    assert after.discards == (55, 60)
    assert after.rows[0] == (row("helmet", room("UC")),)
    assert f"extend 0 {room('CU')}" in texts(after)


def test_three_useless_dragons_and_knights_may_be_discarded_down_to_two_cards() -> None:
    state = position([54, 55, 60, 61])
    assert texts(state) == {"discard 54", "discard 60"}
    once = played(state, "discard 60")
    assert texts(once) == {"discard 54", "discard 61"}
    twice = played(once, "discard 54")
    assert texts(twice) == {"end"}
    assert twice.discards == (60, 54)


def test_after_one_discard_two_useless_cards_are_enough_for_the_next() -> None:
    state = position([54, 55, 60, 0])
    once = played(state, "discard 54")
    assert {"discard 55", "discard 60"} <= texts(once)
    assert "discard 55" not in texts(position([55, 60, 0]))


def test_useful_dragons_or_knights_forbid_a_discard() -> None:
    open_row = [[], [row("helmet", 0)]]
    assert texts(position([54, 55, 60], open_row)) == {"dragon 1 0"}
    blocked = [[row("helmet", 0, dragon=57, blocker=1)], []]
    assert texts(position([54, 55, 60], blocked)) == {"knight 0"}


def test_a_discard_of_an_earlier_turn_does_not_count() -> None:
    state = position([54, 55, 60, 0], others=[(10, 11)])
    state = played(state, "discard 54", "discard 55", "end")
    assert not state.discarding


def test_a_turn_ends_with_two_cards_or_fewer() -> None:
    assert "end" not in texts(position([0, 1, 2]))
    assert "end" in texts(position([0, 1]))
    assert texts(position([])) == {"end"}


def test_the_reveals_count_the_cards_drawn() -> None:
    state = GAME.start(2, 4)
    assert state.reveals == 2
    after = state.play(Start(next(card for card in state.hand if card < 54), "helmet"))
    assert after.reveals == 2


def test_rounds_and_turns_left_are_counted() -> None:
    state = GAME.start(4, 4)
    assert (state.round, state.turns, state.turns_left) == (1, 1, 27)


def test_a_played_state_leaves_the_old_one_as_it_was() -> None:
    state = GAME.start(2, 8)
    before = GAME.to_json(state)
    state.play(state.legal_moves()[0])
    assert GAME.to_json(state) == before
