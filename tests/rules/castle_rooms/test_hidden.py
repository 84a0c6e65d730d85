"""What a seat may know (castle_rooms.md, Hidden information)."""

from __future__ import annotations

from collections import Counter

import pytest
from attrs import evolve

from castlegames.rules import IllegalMove, Stream
from castlegames.rules.castle_rooms import GAME, EndTurn, RoomsState
from castlegames.rules.castle_rooms.cards import is_dragon, is_knight, is_room
from castlegames.rules.castle_rooms.components import cards_for
from castlegames.rules.castle_rooms.held import Held
from castlegames.rules.castle_rooms.hiding import HIDDEN

from .positions import chance_match, played, position, room, row


def _all_cards(state: RoomsState) -> list[int]:
    cards = [*state.pile, *state.discards]
    for hand in state.hands:
        cards += hand
    for rows in state.rows:
        for one in rows:
            cards += one.cards
            if one.dragon is not None:
                cards.append(one.dragon)
    return sorted(cards)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sample_could_be_behind_what_the_seat_sees(seats: int) -> None:
    for number, (state, _) in enumerate(chance_match(seats, 20 + seats)):
        for seat in range(seats):
            hidden = state.seen_by(seat)
            sample = hidden.sample(Stream(number))
            assert sample.seen_by(seat) == hidden
            assert _all_cards(sample) == list(cards_for(seats))
            assert sample.viewer is None
            assert GAME.from_json(GAME.to_json(sample)) == sample


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_sees_does_not_depend_on_what_is_hidden(seats: int) -> None:
    for number, (state, _) in enumerate(chance_match(seats, 30 + seats)):
        for seat in range(seats):
            other = state.seen_by(seat).sample(Stream(number))
            other = evolve(other, stream=Stream(99), events=state.events)
            assert other.seen_by(seat) == state.seen_by(seat)
            assert GAME.to_json(other.seen_by(seat)) == GAME.to_json(state.seen_by(seat))


def test_other_hands_the_pile_and_the_stream_are_hidden_and_sizes_stay() -> None:
    state = GAME.start(3, 11, {"first": 0})
    hidden = state.seen_by(1)
    assert hidden.hands == ((HIDDEN,) * 4, state.hands[1], (HIDDEN,) * 2)
    assert hidden.pile == (HIDDEN,) * len(state.pile)
    assert hidden.stream is None


def test_only_the_seat_that_drew_sees_what_it_drew() -> None:
    state = GAME.start(2, 11, {"first": 0})
    assert state.seen_by(0).events == state.events
    assert dict(state.seen_by(1).events[0].args) == {"count": 2}


def test_a_viewer_gets_choices_only_on_its_own_turn() -> None:
    state = GAME.start(2, 11, {"first": 0})
    assert state.seen_by(0).legal_moves() == state.legal_moves()
    assert state.seen_by(1).legal_moves() == ()


def test_a_view_can_be_played_until_the_next_draw() -> None:
    state = position([0, 1, 2], others=[(10, 11)])
    view = played(state.seen_by(0), "start 0 helmet")
    assert view == played(state, "start 0 helmet").seen_by(0)
    assert view.why_not(EndTurn()) is None
    with pytest.raises(IllegalMove, match="hidden_cards"):
        view.play(EndTurn())
    with pytest.raises(IllegalMove):
        state.seen_by(1).play(EndTurn())


def test_a_view_of_the_last_turn_can_be_ended() -> None:
    state = position([0, 1], [[row("helmet", 5)], []], empty_pile=True)
    assert played(state.seen_by(0), "end").winners() == (0,)


def test_a_view_is_not_shown_to_another_seat() -> None:
    view = GAME.start(2, 1).seen_by(0)
    assert view.seen_by(0) is view
    with pytest.raises(ValueError, match="seat 0"):
        view.seen_by(1)
    with pytest.raises(ValueError, match="no seat"):
        GAME.start(2, 1).seen_by(2)


def test_the_tally_of_unseen_cards_counts_other_hands_and_the_pile() -> None:
    rows = [[row("helmet", room("UC"))], [row("helmet", room("DD"), dragon=54, blocker=0)]]
    state = position([room("UC", 1), 55], rows, others=[(60, 61)])
    tally = state.seen_by(0).unseen(0)
    assert (tally["UC"], tally["DD"], tally["CC"]) == (4, 5, 6)
    assert (tally["dragon"], tally["knight"]) == (2, 2)
    assert tally == state.unseen(0)
    assert state.unseen(1)["knight"] == 0
    with pytest.raises(ValueError, match="seat 0"):
        state.seen_by(0).unseen(1)


def test_each_unseen_card_comes_into_a_hand_as_often() -> None:
    hidden = GAME.start(2, 3, {"first": 0}).seen_by(0)
    unseen = sum(hidden.unseen(0).values())
    rounds = 3000
    tally = Counter(
        card for number in range(rounds) for card in hidden.sample(Stream(number)).hands[1]
    )
    expected = rounds * 2 / unseen
    assert len(tally) == unseen
    chi_square = sum((count - expected) ** 2 / expected for count in tally.values())
    assert chi_square < 100  # 55 degrees of freedom: one in 5,000 by chance, and seeds are fixed


def test_a_discard_tells_that_dragons_and_knights_are_left() -> None:
    state = position([54, 55, 60, 0], others=[(10, 11)])
    once = played(state, "discard 54")
    assert once.held[0] == Held(0, 0, 2)
    for number in range(40):
        hand = once.seen_by(1).sample(Stream(number)).hands[0]
        assert sum(is_dragon(card) or is_knight(card) for card in hand) >= 2
    assert played(once, "discard 55").held[0] == Held(0, 0, 1)


def test_a_discard_while_dragons_would_be_useful_tells_of_knights() -> None:
    rows = [[], [row("helmet", 3)], [], []]
    state = position([60, 61, 62, 0], rows, others=[(10, 11), (12, 13), (14, 15)])
    once = played(state, "discard 60")
    assert once.held[0] == Held(0, 2, 2)
    for number in range(40):
        hand = once.seen_by(1).sample(Stream(number)).hands[0]
        assert sum(map(is_knight, hand)) >= 2


def test_what_is_known_of_a_hand_ends_when_its_cards_are_played() -> None:
    rows = [[], [row("helmet", 3)]]
    state = position([54, 55], rows, held=[Held(0, 0, 2), Held()], others=[(10, 11)])
    assert played(state, "dragon 1 0").held[0] == Held(0, 0, 1)


def test_a_known_hand_is_dealt_as_likely_as_its_cards_are() -> None:
    state = position([], others=[(54, 60)], held=[Held(), Held(0, 0, 1)])
    hands = [state.seen_by(0).sample(Stream(number)).hands[1] for number in range(1500)]
    both = sum(all(card >= 54 for card in hand) for hand in hands)
    # 6 of 60 cards are dragons or knights: 15 pairs of two, 6 * 54 pairs of one
    assert both / 1500 == pytest.approx(15 / (15 + 6 * 54), abs=0.015)


def test_a_known_hand_leaves_the_other_cards_as_likely_as_before() -> None:
    rows = [[row("helmet", *range(at, at + 9)) for at in range(0, 45, 9)], [], []]
    state = position([], rows, others=[(54,), (50, 51)], held=[Held(), Held(0, 0, 1), Held()])
    view, rounds = state.seen_by(0), 2000
    samples = [view.sample(Stream(number)) for number in range(rounds)]
    # of 6 dragons and knights and 9 rooms not seen, one of the six is in seat 1's hand
    for cards in ([s.hands[2] for s in samples], [s.pile[:2] for s in samples]):
        creatures = sum(not is_room(card) for pair in cards for card in pair)
        assert creatures / rounds == pytest.approx(2 * 5 / 14, abs=0.04)


def test_a_full_state_sampled_keeps_its_cards() -> None:
    state = GAME.start(2, 1)
    sample = state.sample(Stream(4))
    assert evolve(sample, stream=state.stream) == state
    assert sample.stream != state.stream
