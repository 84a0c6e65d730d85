"""What a bot looks at when it weighs how a turn leaves the table."""

from __future__ import annotations

from collections.abc import Sequence

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


def features(
    rows: Sequence[RowEnd],
    rooms: Rooms,
    dragons: int,
    knights: int,
    others: Sequence[Sequence[RowEnd]],
    unseen_dragons: int,
    unseen_knights: int,
    turns_left: int,
    seats: int,
) -> list[float]:
    """The numbers for ``NAMES``: a seat has just ended its turn, ``others`` are the other rows."""
    first, second, blocked = _rows(rows)
    theirs, their_blocked, their_rest = 0, 0, 0
    for other in others:
        best, next_best, longest_blocked = _rows(other)
        their_rest = max(their_rest, min(theirs, best[0]), next_best[0])
        theirs = max(theirs, best[0])
        their_blocked = max(their_blocked, longest_blocked)
    main_promise = _promise(first, rooms)
    longer = max(blocked - first[0], 0) / 10
    left = turns_left / seats / 10
    lead = (max(first[0], blocked) - max(theirs, their_blocked)) / 10
    return [
        1.0,
        *(float(first[0] == length) for length in range(1, WINNING_LENGTH)),
        *(float(theirs == length) for length in range(1, WINNING_LENGTH)),
        second[0] / 10,
        main_promise,
        main_promise * first[0] / 10,
        _promise(second, rooms),
        longer,
        longer * min(knights, 1),
        dragons / 2,
        dragons * theirs / 20,
        knights / 2,
        len(rooms) / 2,
        their_rest / 10,
        max(their_blocked - theirs, 0) / 10,
        unseen_dragons / 4,
        unseen_dragons * first[0] / 40,
        unseen_knights * max(their_blocked - theirs, 0) / 20,
        left,
        (first[0] - theirs) / 10,
        lead / (left + 0.3),
        lead * (turns_left < seats),
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
