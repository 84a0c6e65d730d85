"""Kinds, ends and chains agree with the rules of Castle Rooms."""

from __future__ import annotations

from itertools import permutations

import pytest

from castlegames.bots.castle_rooms.chains import (
    BEGIN,
    ENDS,
    FACING_OF,
    KIND,
    NEXT,
    ROOM_KINDS,
    chains,
    end_of,
    longest_chain,
    promise,
)
from castlegames.rules.castle_rooms import Row
from castlegames.rules.castle_rooms.components import COPIES, FACINGS, ROOM_CARDS


def test_a_row_goes_on_as_the_rules_say() -> None:
    for facing in FACINGS:
        for first in range(0, len(ROOM_CARDS), COPIES):
            row = Row(facing, (first,))
            end = BEGIN[FACINGS.index(facing)][KIND[first]]
            assert end == end_of(FACINGS.index(facing), row.open_edge)
            assert FACINGS[FACING_OF[end]] == facing
            for card in range(1, len(ROOM_CARDS), COPIES):
                after = NEXT[end][KIND[card]]
                assert (after >= 0) == row.fits(card)
                if after >= 0:
                    longer = row.extended(card)
                    assert after == end_of(FACINGS.index(facing), longer.open_edge)


@pytest.mark.parametrize("rooms", [(0, 1, 2, 3), (0, 0, 4, 8), (1, 3, 5, 7), (2, 2, 6, 6)])
def test_chains_are_all_ways_to_add_rooms(rooms: tuple[int, ...]) -> None:
    for end in range(ENDS):
        expected = {(0, end, rooms)}
        for length in range(1, len(rooms) + 1):
            for order in permutations(range(len(rooms)), length):
                at = end
                for index in order:
                    at = NEXT[at][rooms[index]] if at >= 0 else -1
                if at >= 0:
                    left = tuple(rooms[i] for i in range(len(rooms)) if i not in order)
                    expected.add((length, at, left))
        assert set(chains(end, rooms)) == expected
        assert longest_chain(end, rooms)[0] == max(length for length, _, _ in expected)


def test_a_promise_counts_what_each_kind_would_bring() -> None:
    for end in range(ENDS):
        fitting = sum(after >= 0 for after in NEXT[end])
        assert promise(end, ()) == fitting == 3
        assert promise(end, (0,)) >= promise(end, ())
    assert ROOM_KINDS == 9
