"""Every way to play a turn to its end, as far as it makes a difference."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

from attrs import field, frozen

from castlegames.bots.bot import Clock
from castlegames.rules import Move
from castlegames.rules.castle_rooms import (
    Discard,
    Dragon,
    EndTurn,
    Extend,
    Knight,
    RoomsState,
    Start,
)
from castlegames.rules.castle_rooms.components import (
    DISCARD_FROM,
    FACINGS,
    HAND_LIMIT,
    WINNING_LENGTH,
)

from .chains import BEGIN, DRAGON, FACING_OF, KIND, KNIGHT, NEXT, OTHER, Rooms, without
from .world import Builder, RowEnd, World, builder_of

Step = tuple[str, int, int]
"""A move in kinds: its name and two numbers (row and kind, kind and facing, seat and row)."""

Target = tuple[int, int]
"""Seat and row that a dragon goes to."""

END: Step = ("end", 0, 0)


@frozen
class Plan:
    """A turn played to its end: its steps, what the seat then has, the rows it blocked.

    ``wins``: the turn makes a row of ten.
    """

    steps: tuple[Step, ...]
    rows: tuple[RowEnd, ...]
    rooms: Rooms
    dragons: int
    knights: int
    blocked: tuple[Target, ...]
    wins: bool = False

    def apply(self, world: World) -> None:
        """Play the turn in a world whose seat to move it is."""
        world.builders[world.seat] = Builder(
            list(self.rows), self.rooms, self.dragons, self.knights
        )
        for seat, row in self.blocked:
            length, end, _ = world.builders[seat].rows[row]
            world.builders[seat].rows[row] = (length, end, True)


@frozen
class _Turn:
    """A turn in progress; equal turns lead to the same ends, whatever led to them."""

    rows: tuple[RowEnd, ...]
    rooms: Rooms
    dragons: int
    knights: int
    blocked: tuple[Target, ...]
    discarding: bool
    steps: tuple[Step, ...] = field(eq=False)

    @property
    def cards(self) -> int:
        return len(self.rooms) + self.dragons + self.knights


_Built = tuple[tuple[RowEnd, ...], Rooms, int]
"""Rows, rooms and knights of a turn in progress in which nothing can be discarded."""


class TurnPlanner:
    """Finds the plans of the seat to move in what it sees."""

    def __init__(
        self, builders: Sequence[Builder], seat: int, strict: bool, discarding: bool = False
    ) -> None:
        me = builders[seat]
        self._strict = strict
        self._targets = _targets(builders, seat)
        self._begin = _Turn(tuple(me.rows), me.rooms, me.dragons, me.knights, (), discarding, ())

    @classmethod
    def of(cls, view: RoomsState) -> TurnPlanner:
        """The planner of a view's seat to move."""
        builders = [builder_of(view, seat) for seat in range(view.seats)]
        return cls(builders, view.mover, view.strict_rows, view.discarding)

    def plans(self, clock: Clock) -> list[Plan]:
        """All plans that differ, or the first winning one; at least one, even without time.

        A node of the clock is a turn in progress.
        """
        turn = self._begin
        if turn.discarding or turn.dragons + turn.knights >= DISCARD_FROM:
            return self._plans_with_discards(clock)
        return self._plans_without_discards(clock)

    def _plans_without_discards(self, clock: Clock) -> list[Plan]:
        """Where nothing can be discarded, dragons do not depend on the rest: they go last."""
        turn = self._begin
        attacks = [
            (targets, (*(("dragon", *target) for target in targets), END))
            for count in range(turn.dragons + 1)
            for targets in combinations(self._targets, count)
        ]
        found: list[Plan] = []
        begin = (turn.rows, turn.rooms, turn.knights)
        ways: dict[_Built, tuple[Step, ...]] = {begin: ()}
        waiting = [begin]
        while waiting:
            built = waiting.pop()
            steps = ways[built]
            rows, rooms, knights = built
            spare = HAND_LIMIT - len(rooms) - turn.dragons - knights
            for targets, last_steps in attacks:
                if len(targets) + spare >= 0:
                    left = turn.dragons - len(targets)
                    found.append(Plan((*steps, *last_steps), rows, rooms, left, knights, targets))
            if clock.tick() and found:
                break
            for step, after in self._builds(built):
                if step[0] == "extend" and after[0][step[1]][0] >= WINNING_LENGTH:
                    rows, rooms, knights = after
                    return [
                        Plan((*steps, step, END), rows, rooms, turn.dragons, knights, (), wins=True)
                    ]
                if after not in ways:
                    ways[after] = (*steps, step)
                    waiting.append(after)
        return found

    def _builds(self, built: _Built) -> Iterator[tuple[Step, _Built]]:
        """What a room or a knight more leads to."""
        rows, rooms, knights = built
        fits = False
        done = set()
        for index, row in enumerate(rows):
            if row in done:
                continue
            done.add(row)
            length, end, blocked = row
            if not blocked:
                for kind, left in _one_less(rooms):
                    after = NEXT[end][kind]
                    if after >= 0:
                        fits = True
                        grown = (*rows[:index], (length + 1, after, False), *rows[index + 1 :])
                        yield ("extend", index, kind), (grown, left, knights)
            elif knights:
                freed = (*rows[:index], (length, end, False), *rows[index + 1 :])
                yield ("knight", index, 0), (freed, rooms, knights - 1)
        if not (self._strict and fits):
            facings = (OTHER[FACING_OF[rows[-1][1]]],) if rows else (0, 1)
            for kind, left in _one_less(rooms):
                for facing in facings:
                    begun = (*rows, (1, BEGIN[facing][kind], False))
                    yield ("start", kind, facing), (begun, left, knights)

    def _plans_with_discards(self, clock: Clock) -> list[Plan]:
        found: list[Plan] = []
        seen = {self._begin}
        waiting = [self._begin]
        while waiting:
            turn = waiting.pop()
            if clock.tick() and found:
                break
            if turn.cards <= HAND_LIMIT:
                found.append(_plan(turn, wins=False))
            for after in self._after(turn):
                if any(length >= WINNING_LENGTH for length, _, _ in after.rows):
                    return [_plan(after, wins=True)]
                if after not in seen:
                    seen.add(after)
                    waiting.append(after)
        return found

    def _after(self, turn: _Turn) -> Iterator[_Turn]:
        extended = list(self._extensions(turn))
        yield from extended
        if not (self._strict and extended):
            yield from self._beginnings(turn)
        useful = [*self._dragons(turn), *self._knights(turn)]
        yield from useful
        useless = turn.dragons + turn.knights
        if (
            not useful
            and turn.cards > HAND_LIMIT
            and (useless >= DISCARD_FROM or (turn.discarding and useless))
        ):
            yield from self._discards(turn)

    def _extensions(self, turn: _Turn) -> Iterator[_Turn]:
        done = set()
        for index, row in enumerate(turn.rows):
            length, end, blocked = row
            if blocked or row in done:
                continue
            done.add(row)
            for kind in set(turn.rooms):
                after = NEXT[end][kind]
                if after >= 0:
                    rows = (*turn.rows[:index], (length + 1, after, False), *turn.rows[index + 1 :])
                    yield self._next(turn, ("extend", index, kind), rows, without(turn.rooms, kind))

    def _beginnings(self, turn: _Turn) -> Iterator[_Turn]:
        facings = (OTHER[FACING_OF[turn.rows[-1][1]]],) if turn.rows else (0, 1)
        for kind in set(turn.rooms):
            for facing in facings:
                rows = (*turn.rows, (1, BEGIN[facing][kind], False))
                yield self._next(turn, ("start", kind, facing), rows, without(turn.rooms, kind))

    def _dragons(self, turn: _Turn) -> Iterator[_Turn]:
        if turn.dragons:
            for target in self._targets:
                if target not in turn.blocked:
                    blocked = tuple(sorted((*turn.blocked, target)))
                    yield _Turn(
                        turn.rows,
                        turn.rooms,
                        turn.dragons - 1,
                        turn.knights,
                        blocked,
                        turn.discarding,
                        (*turn.steps, ("dragon", *target)),
                    )

    def _knights(self, turn: _Turn) -> Iterator[_Turn]:
        done = set()
        for index, row in enumerate(turn.rows if turn.knights else ()):
            length, end, blocked = row
            if blocked and row not in done:
                done.add(row)
                rows = (*turn.rows[:index], (length, end, False), *turn.rows[index + 1 :])
                yield _Turn(
                    rows,
                    turn.rooms,
                    turn.dragons,
                    turn.knights - 1,
                    turn.blocked,
                    turn.discarding,
                    (*turn.steps, ("knight", index, 0)),
                )

    def _discards(self, turn: _Turn) -> Iterator[_Turn]:
        for kind, dragons, knights in ((DRAGON, 1, 0), (KNIGHT, 0, 1)):
            if turn.dragons >= dragons and turn.knights >= knights:
                yield _Turn(
                    turn.rows,
                    turn.rooms,
                    turn.dragons - dragons,
                    turn.knights - knights,
                    turn.blocked,
                    True,
                    (*turn.steps, ("discard", kind, 0)),
                )

    @staticmethod
    def _next(turn: _Turn, step: Step, rows: tuple[RowEnd, ...], rooms: Rooms) -> _Turn:
        return _Turn(
            rows,
            rooms,
            turn.dragons,
            turn.knights,
            turn.blocked,
            turn.discarding,
            (*turn.steps, step),
        )


@cache
def _one_less(rooms: Rooms) -> tuple[tuple[int, Rooms], ...]:
    """Each kind of room in hand, and the rooms without one of it."""
    return tuple((kind, without(rooms, kind)) for kind in sorted(set(rooms)))


def _targets(builders: Sequence[Builder], mover: int) -> tuple[Target, ...]:
    """Every opponent's open row, of equal ones the first."""
    targets: dict[tuple[int, RowEnd], Target] = {}
    for seat, builder in enumerate(builders):
        if seat != mover:
            for index, row in enumerate(builder.rows):
                if not row[2]:
                    targets.setdefault((seat, row), (seat, index))
    return tuple(targets.values())


def _plan(turn: _Turn, wins: bool) -> Plan:
    return Plan(
        (*turn.steps, END),
        turn.rows,
        turn.rooms,
        turn.dragons,
        turn.knights,
        turn.blocked,
        wins,
    )


def move_of(step: Step, view: RoomsState) -> Move:
    """The move that a step means, with the lowest card of its kind in hand."""
    name, first, second = step
    match name:
        case "extend":
            return Extend(first, _card(view, second))
        case "start":
            return Start(_card(view, first), FACINGS[second])
        case "dragon":
            return Dragon(first, second)
        case "knight":
            return Knight(first)
        case "discard":
            return Discard(_card(view, first))
        case _:
            return EndTurn()


def _card(view: RoomsState, kind: int) -> int:
    return next(card for card in view.hand if KIND[card] == kind)
