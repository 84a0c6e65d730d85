"""Who is ahead and who won (castle_rooms.md, End)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..game import Outcome, Score
from .components import WINNING_LENGTH
from .rows import Row

if TYPE_CHECKING:
    from .state import RoomsState

SCORE_PARTS = ("longest_row",)
OUTCOME_KEYS = ("ten_rooms", "longest_row", "second_row", "later_row", "shared")


def lengths(rows: Iterable[Row]) -> tuple[int, ...]:
    """The lengths of rows, the longest first. Blocked rows count, dragons do not."""
    return tuple(sorted(map(len, rows), reverse=True))


def scores(state: RoomsState) -> tuple[Score, ...]:
    """The total of a seat is the length of its longest row."""
    longest = (state.longest(seat) for seat in range(state.seats))
    return tuple(Score(rooms, {"longest_row": rooms}) for rooms in longest)


def outcome(state: RoomsState) -> Outcome | None:
    """How the game ended, or None while it runs.

    ``args`` holds ``rooms``, the length that decided; with a tie-break also ``rank``, which row
    in order of length (1 for the longest), and ``next``, the best length of those it beat.
    """
    mover = state.mover
    if any(len(row.cards) >= WINNING_LENGTH for row in state.rows[mover]):
        return Outcome((mover,), "ten_rooms", {"rooms": WINNING_LENGTH})
    return _by_length(state) if state.ended else None


def _by_length(state: RoomsState) -> Outcome:
    rows = [lengths(state.rows[seat]) for seat in range(state.seats)]
    deepest = max(map(len, rows))
    padded = [row + (0,) * (deepest - len(row)) for row in rows]
    left = list(range(state.seats))
    rank = 0
    while len(left) > 1 and rank < deepest:
        best = max(padded[seat][rank] for seat in left)
        beaten = [padded[seat][rank] for seat in left if padded[seat][rank] < best]
        left = [seat for seat in left if padded[seat][rank] == best]
        rank += 1
        if len(left) == 1:
            key = {1: "longest_row", 2: "second_row"}.get(rank, "later_row")
            return Outcome(tuple(left), key, {"rooms": best, "rank": rank, "next": max(beaten)})
    return Outcome(tuple(left), "shared", {"rooms": padded[left[0]][0]})
