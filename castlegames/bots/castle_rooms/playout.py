"""How a quick hand plays a whole turn: good enough to play a match to its end in a blink."""

from __future__ import annotations

from attrs import frozen

from castlegames.rules.castle_rooms.components import HAND_LIMIT, WINNING_LENGTH

from .chains import BEGIN, FACING_OF, NEXT, OTHER, longest_chain, promise, without
from .world import Builder, World, shares


@frozen
class Habits:
    """What a quick hand goes by; lengths are in rooms.

    dragon_from: the length of an opponent's row from which it gets a dragon. knight_margin: how
    much longer than the longest open row a blocked one must be for the knight. spread: how much
    a room on a shorter row is worth at least to be laid now.
    """

    dragon_from: int = 6
    knight_margin: int = 2
    lay_others: bool = True


HABITS = Habits()


def take_turn(world: World, habits: Habits = HABITS) -> bool:
    """Play the turn of the seat to move, to its end; True if it won with ten rooms."""
    seat = world.seat
    me = world.builders[seat]
    if me.knights and _free_row(me, habits.knight_margin):
        pass
    if _lay_rooms(me, habits):
        return True
    if me.dragons:
        last_turns = len(world.pile) < 2 * len(world.builders)
        _send_dragons(world, seat, 4 if last_turns else habits.dragon_from)
    while me.size() > HAND_LIMIT:
        _shed(world, me)
    return False


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


def _lay_rooms(me: Builder, habits: Habits) -> bool:
    rows = me.rows
    while me.rooms:
        best, found = 0, None
        for index, (length, end, blocked) in enumerate(rows):
            if blocked:
                continue
            count, last, left = longest_chain(end, me.rooms)
            if count and (length + count) * 16 + count > best:
                best, found = (length + count) * 16 + count, (index, length + count, last, left)
        if found is None:
            return False
        index, length, last, left = found
        rows[index] = (length, last, False)
        me.rooms = left
        if length >= WINNING_LENGTH:
            return True
        if not habits.lay_others and me.size() <= HAND_LIMIT:
            return False
    return False


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


def play_out(world: World, habits: Habits = HABITS) -> list[float]:
    """Play the world to its end; what each seat has of the win. The seat to move has drawn."""
    while not take_turn(world, habits):
        if not world.pass_on():
            return shares(world.builders)
    return [float(seat == world.seat) for seat in range(len(world.builders))]
