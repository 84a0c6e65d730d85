"""Names of seats are tamed, told apart, and the same everywhere."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from castlegames.session.seat import LONGEST_NAME, NamelessSeat, Seat, tame_name, tame_seats
from tests.session.play import Room


@pytest.mark.parametrize(
    ("name", "tamed"),
    [
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("x" * 500, "x" * 40),
        ("a\u202eb\u200bc\u2066d\ufeff", "abcd"),
        ("a\x00\x1b[31mb", "a[31mb"),
        ("<b>Bo</b>", "<b>Bo</b>"),
        ("Z\u0351\u0351\u0351\u0351\u0351", "Z\u0351\u0351"),
        ("e\u0301", "é"),
        ("🏰", "🏰"),
        ("\ud800x", "x"),
    ],
)
def test_a_name_is_one_line_that_can_be_seen(name: str, tamed: str) -> None:
    assert tame_name(name) == tamed


@given(st.text(max_size=300))
def test_any_name_is_short_and_holds_nothing_hidden(name: str) -> None:
    tamed = tame_name(name)
    assert len(tamed) <= LONGEST_NAME
    assert tame_name(tamed) == tamed
    assert not {unicodedata.category(char) for char in tamed} & {"Cc", "Cf", "Cs", "Zl", "Zp"}


def test_equal_names_are_told_apart() -> None:
    seats = tame_seats([Seat("Ada"), Seat("ada"), Seat("Ada 2"), Seat("Bo")])
    assert [seat.name for seat in seats] == ["Ada", "ada 2", "Ada 2 2", "Bo"]


def test_equal_names_of_full_length_are_told_apart() -> None:
    names = [seat.name for seat in tame_seats([Seat("x" * 50)] * 4)]
    assert len(set(names)) == 4
    assert {len(name) for name in names} == {LONGEST_NAME}


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u202e"])
def test_a_seat_without_a_name_is_refused(room: Room, name: str) -> None:
    with pytest.raises(NamelessSeat) as refused:
        room.new(seats=[Seat("Ada"), Seat(name)])
    assert refused.value.seat == 1


def test_the_file_keeps_the_tamed_names(room: Room) -> None:
    session = room.new(seats=[Seat("A" * 500), Seat("\u202eBo\n")])
    session.close()
    assert [seat.name for seat in room.open().seats] == ["A" * 40, "Bo"]
