"""Cards and their edges (castle_rooms.md, Components)."""

from __future__ import annotations

from collections import Counter

import pytest

from castlegames.rules.castle_rooms.cards import KINDS, edges, kind, turned
from castlegames.rules.castle_rooms.components import CARDS, PAIRS, cards_for

from .positions import room, row


def test_there_are_54_rooms_6_dragons_and_4_knights() -> None:
    tally = Counter(kind(card) for card in CARDS)
    assert tally == {**dict.fromkeys(KINDS[:9], 6), "dragon": 6, "knight": 4}


def test_four_players_use_all_cards() -> None:
    assert cards_for(4) == tuple(range(64))


@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_players_take_out_two_dragons_and_two_knights(seats: int) -> None:
    assert set(range(64)) - set(cards_for(seats)) == {58, 59, 62, 63}


def test_rooms_are_numbered_in_the_order_of_the_nine_pairs() -> None:
    assert [kind(card) for card in range(0, 54, 6)] == [
        "UU", "UC", "UD", "CU", "CC", "CD", "DU", "DC", "DD",
    ]  # fmt: skip


def test_a_turned_room_changes_its_ends_and_its_stairs() -> None:
    assert edges(room("UC"), "helmet") == ("U", "C")
    assert edges(room("UC"), "swords") == ("C", "D")


def test_three_pairs_turn_into_themselves_and_six_into_another() -> None:
    same = {pair for pair in PAIRS if turned(pair) == pair}
    assert same == {("U", "D"), ("C", "C"), ("D", "U")}
    assert {turned(pair) for pair in PAIRS} == set(PAIRS)


def test_turning_twice_changes_nothing() -> None:
    assert all(turned(turned(pair)) == pair for pair in PAIRS)


def test_a_row_reads_its_edges_in_its_facing() -> None:
    swords = row("swords", room("DC"), room("DC", 1))
    assert swords.edges == (("C", "U"), ("C", "U"))
    assert swords.open_edge == "U"
    assert row("helmet", room("DC")).open_edge == "C"
