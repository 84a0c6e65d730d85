"""What a bot looks at when it weighs how a turn leaves the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from attrs import frozen

from castlegames.rules.castle_rooms.components import WINNING_LENGTH

from .chains import ROOM_KINDS, Rooms, promise
from .world import RowEnd

NAMES = (
    "one",
    *(f"own open row of {length}" for length in range(1, WINNING_LENGTH)),
    *(f"their open row of {length}" for length in range(1, WINNING_LENGTH)),
    "own second open row",
    "own promise",
    "own promise by length",
    "own second promise",
    "own blocked row is longer",
    "the same with a knight",
    "dragons",
    "dragons by their open row",
    "knights",
    "rooms in hand",
    "their other open rows",
    "their blocked row is longer",
    "unseen dragons",
    "unseen dragons by own open row",
    "unseen knights by their blocked row",
    "turns left",
    "lead by open rows",
    "lead by turns played",
    "lead at the last turns",
)


_ONE_OF: Final = tuple(
    tuple(float(length == at) for at in range(1, WINNING_LENGTH))
    for length in range(WINNING_LENGTH + 1)
)


@frozen
class Others:
    """What a seat sees of the others: their rows, summed up, and what is unseen.

    theirs, rest, blocked: the lengths of their longest open row, of their next one, and of their
    longest blocked one.
    """

    theirs: int
    rest: int
    blocked: int
    unseen_dragons: int
    unseen_knights: int
    turns_left: int
    seats: int

    @classmethod
    def of(
        cls,
        rows: Iterable[Sequence[RowEnd]],
        unseen_dragons: int,
        unseen_knights: int,
        turns_left: int,
        seats: int,
    ) -> Others:
        """Sum the rows of each other seat up."""
        theirs, rest, blocked = 0, 0, 0
        for own in rows:
            first, second, longest_blocked = _rows(own)
            rest = max(rest, min(theirs, first[0]), second[0])
            theirs = max(theirs, first[0])
            blocked = max(blocked, longest_blocked)
        return cls(theirs, rest, blocked, unseen_dragons, unseen_knights, turns_left, seats)


def features(
    rows: Sequence[RowEnd], rooms: Rooms, dragons: int, knights: int, others: Others
) -> list[float]:
    """The numbers for ``NAMES`` of a seat that has just ended its turn with these rows and hand."""
    first, second, blocked = _rows(rows)
    length, theirs = first[0], others.theirs
    main_promise = _promise(first, rooms)
    longer = max(blocked - length, 0) / 10
    their_longer = max(others.blocked - theirs, 0) / 10
    left = others.turns_left / others.seats / 10
    lead = (max(length, blocked) - max(theirs, others.blocked)) / 10
    return [
        1.0,
        *_ONE_OF[length],
        *_ONE_OF[theirs],
        second[0] / 10,
        main_promise,
        main_promise * length / 10,
        _promise(second, rooms),
        longer,
        longer if knights else 0.0,
        dragons / 2,
        dragons * theirs / 20,
        knights / 2,
        len(rooms) / 2,
        others.rest / 10,
        their_longer,
        others.unseen_dragons / 4,
        others.unseen_dragons * length / 40,
        others.unseen_knights * their_longer / 2,
        left,
        (length - theirs) / 10,
        lead / (left + 0.3),
        lead if others.turns_left < others.seats else 0.0,
    ]


def _rows(rows: Sequence[RowEnd]) -> tuple[tuple[int, int], tuple[int, int], int]:
    """The longest and second longest open row as (length, end), and the longest blocked length."""
    first, second, blocked = (0, -1), (0, -1), 0
    for length, end, is_blocked in rows:
        if is_blocked:
            blocked = max(blocked, length)
        elif length > first[0]:
            first, second = (length, end), first
        elif length > second[0]:
            second = (length, end)
    return first, second, blocked


def _promise(row: tuple[int, int], rooms: Rooms) -> float:
    """How many rooms the row may gain when one card comes, on average."""
    return promise(row[1], rooms) / ROOM_KINDS if row[0] else 0.0
