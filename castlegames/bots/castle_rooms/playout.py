"""How a quick hand plays a whole turn: good enough to play a match to its end in a blink."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

from castlegames.rules.castle_rooms.components import HAND_LIMIT, WINNING_LENGTH

from .chains import (
    BEGIN,
    FACING_OF,
    NEXT,
    OTHER,
    ROOM_KINDS,
    Rooms,
    chains,
    longest_chain,
    promise,
    without,
)
from .world import Builder, World, shares

DRAGON_FROM: Final = 6
"""The length of an opponent's row from which a quick hand gives it a dragon."""
DRAGON_FROM_AT_LAST: Final = 3
"""The same in the last turns."""
KNIGHT_MARGIN: Final = 3
"""How much longer than the longest open row a blocked one must be for the knight."""
LAY: Final = 0.45
"""What a room laid on the main row is worth."""
KEEP: Final = 0.28
"""What a room kept in hand is worth."""
PROMISE: Final = 0.07
"""What the promise of the main row is worth, for each of its rooms."""


def take_turn(world: World) -> bool:
    """Play the turn of the seat to move, to its end.

    True if it wins with ten rooms; then they are not laid, since nobody looks at them any more.
    """
    seat = world.seat
    me = world.builders[seat]
    if me.rooms and _wins(me):
        return True
    if me.knights:
        _free_row(me, KNIGHT_MARGIN)
    if me.dragons:
        last_turns = len(world.pile) < 2 * len(world.builders)
        _send_dragons(world, seat, DRAGON_FROM_AT_LAST if last_turns else DRAGON_FROM)
    if me.rooms:
        if len(world.pile) < 2 * len(world.builders):
            _lay_all(me)
        else:
            _lay_main(me)
    while me.size() > HAND_LIMIT:
        _shed(world, me)
    return False


def _wins(me: Builder) -> bool:
    """Whether a row can be brought to ten rooms now, a blocked one with a knight."""
    most = WINNING_LENGTH - len(me.rooms)
    return any(
        length >= most
        and (not blocked or me.knights)
        and length + longest_chain(end, me.rooms)[0] >= WINNING_LENGTH
        for length, end, blocked in me.rows
    )


def _lay_main(me: Builder) -> None:
    """Lay rooms on the longest open row, and get rid of those that the hand cannot keep."""
    at, length, end = _main(me)
    if at < 0:
        return
    keep = max(0, HAND_LIMIT - me.dragons - me.knights)
    count, last, kept, others = _best_lay(length, end, me.rooms, keep)
    if count:
        me.rows[at] = (length + count, last, False)
    for kind in others:
        _lay_aside(me, kind, at)
    me.rooms = kept


@cache
def _best_lay(length: int, end: int, rooms: Rooms, keep: int) -> tuple[int, int, Rooms, Rooms]:
    """(rooms laid on the main row, its new end, rooms kept, rooms laid elsewhere)."""
    best = -1.0
    found: tuple[int, int, Rooms, Rooms] = (0, end, rooms, ())
    for count, last, left in chains(end, rooms):
        for kept in set(combinations(left, min(keep, len(left)))):
            worth = (
                LAY * count
                + KEEP * len(kept)
                + PROMISE * (length + count) * promise(last, kept) / ROOM_KINDS
            )
            if worth > best:
                others = left
                for kind in kept:
                    others = without(others, kind)
                best, found = worth, (count, last, kept, others)
    return found


def _lay_aside(me: Builder, kind: int, main: int) -> None:
    """Lay a room on another open row that it fits, the longest, or begin a row with it."""
    best, at, end_there = 0, -1, -1
    for index, (length, end, blocked) in enumerate(me.rows):
        if index != main and not blocked and length > best and NEXT[end][kind] >= 0:
            best, at, end_there = length, index, NEXT[end][kind]
    if at >= 0:
        me.rows[at] = (best + 1, end_there, False)
    else:
        me.begin(kind, OTHER[FACING_OF[me.rows[-1][1]]] if me.rows else 0)


def _lay_all(me: Builder) -> None:
    """Lay whatever fits, the most on the row that becomes longest: no turn is left to keep for."""
    while me.rooms:
        best, found = 0, None
        for index, (length, end, blocked) in enumerate(me.rows):
            if not blocked:
                count, last, left = longest_chain(end, me.rooms)
                if count and length + count > best:
                    best, found = length + count, (index, last, left)
        if found is None:
            return
        index, last, left = found
        me.rows[index] = (best, last, False)
        me.rooms = left


def _main(me: Builder) -> tuple[int, int, int]:
    """(row, length, end) of the longest open row, or -1 thrice."""
    best, at, end_there = -1, -1, -1
    for index, (length, end, blocked) in enumerate(me.rows):
        if not blocked and length > best:
            best, at, end_there = length, index, end
    return at, best, end_there


def _free_row(me: Builder, margin: int) -> bool:
    best_open, best_blocked, at = 0, 0, -1
    for index, (length, _, blocked) in enumerate(me.rows):
        if blocked:
            if length > best_blocked:
                best_blocked, at = length, index
        elif length > best_open:
            best_open = length
    if at < 0 or best_blocked < best_open + margin:
        return False
    length, end, _ = me.rows[at]
    me.rows[at] = (length, end, False)
    me.knights -= 1
    return True


def _send_dragons(world: World, seat: int, least: int) -> None:
    me = world.builders[seat]
    while me.dragons:
        target = _longest_open(world, seat)
        if target is None or target[0] < least:
            return
        _block(world, target)
        me.dragons -= 1


def _longest_open(world: World, seat: int) -> tuple[int, int, int] | None:
    """(length, seat, row) of the longest open row of the opponents."""
    best = None
    longest = 0
    for other, builder in enumerate(world.builders):
        if other != seat:
            for index, (length, _, blocked) in enumerate(builder.rows):
                if not blocked and length > longest:
                    longest, best = length, (length, other, index)
    return best


def _block(world: World, target: tuple[int, int, int]) -> None:
    _, other, index = target
    length, end, _ = world.builders[other].rows[index]
    world.builders[other].rows[index] = (length, end, True)


def _shed(world: World, me: Builder) -> None:
    """Play one card that the hand is better without."""
    if me.rooms:
        for index, (length, end, blocked) in enumerate(me.rows):
            if not blocked:
                for kind in me.rooms:
                    after = NEXT[end][kind]
                    if after >= 0:
                        me.rows[index] = (length + 1, after, False)
                        me.rooms = without(me.rooms, kind)
                        return
        kind, facing = _worst_room(me)
        me.rooms = without(me.rooms, kind)
        me.begin(kind, facing)
    elif me.dragons and (target := _longest_open(world, world.seat)):
        _block(world, target)
        me.dragons -= 1
    elif me.knights and _free_row(me, -WINNING_LENGTH):
        pass
    elif me.knights:
        me.knights -= 1
    else:
        me.dragons -= 1


def _worst_room(me: Builder) -> tuple[int, int]:
    """The room to begin a row with, and the facing of the row."""
    facings = (OTHER[FACING_OF[me.rows[-1][1]]],) if me.rows else (0, 1)
    main = max(((length, end) for length, end, blocked in me.rows if not blocked), default=(0, -1))[
        1
    ]
    best, found = -1, (me.rooms[0], facings[0])
    for kind in set(me.rooms):
        left = without(me.rooms, kind)
        for facing in facings:
            end = BEGIN[facing][kind]
            worth = promise(end, left) if main < 0 else promise(main, left) * 2 + promise(end, left)
            if worth > best:
                best, found = worth, (kind, facing)
    return found


def play_out(world: World) -> list[float]:
    """Play the world to its end; what each seat has of the win. The seat to move has drawn."""
    while not take_turn(world):
        if not world.pass_on():
            return shares(world.builders)
    return [float(seat == world.seat) for seat in range(len(world.builders))]
