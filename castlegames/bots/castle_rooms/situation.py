"""What the learned judge sees of the table after each of many turns; all turns in one array.

Nothing hidden is looked at: hands of the others count by their sizes, by what is unseen, and by
what players like these keep.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from attrs import frozen

from castlegames.rules.castle_rooms import RoomsState
from castlegames.rules.castle_rooms.cards import KINDS
from castlegames.rules.castle_rooms.components import CARDS_DRAWN, HAND_LIMIT, WINNING_LENGTH

from .beliefs import dragon_ratio, knight_ratio
from .chains import DRAGON, ENDS, KNIGHT, NEXT, ROOM_KINDS
from .prospects import HANDS, LEVELS, Floats, Prospects, Whole, among
from .races import TURNS
from .turns import Plan, Target
from .world import Builder, RowEnd, World, builder_of

_LENGTHS: Final = np.eye(WINNING_LENGTH + 1, dtype=np.float32)[:, 1:WINNING_LENGTH]
_UP_TO_TWO: Final = np.array([[0, 0], [1, 0], [1, 1]], np.float32)
_ROOMS: Final = np.array([len(hand) for hand in HANDS])
_FITTING: Final = np.array(
    [[end_after >= 0 for end_after in NEXT[end]] for end in range(ENDS)], np.intp
).T

_BEST_ROW, _BEST_BLOCKED, _WINS = 0, 1, 2
_RACE = 48
"""Columns of what the seat itself has: its longest rows, its chance to win in its next turn, and
from ``_RACE`` on to win within 2, 3, 4 and 5."""

OWN = 57
OTHER = 49
"""How many numbers there are about the seat itself, and about each other seat."""
_OTHER_RACE = 41

Rows = tuple[int, int, int, int, int, int, int]
"""Of the open rows the longest's length and end, the second's length and end, the third's length;
of the blocked rows the longest's length and end. Without such a row length and end are 0."""


def width(seats: int) -> int:
    """How many numbers there are in all."""
    return OWN + OTHER * (seats - 1) + 20


@frozen
class Races:
    """The tables of ``races``: with a hand that is known, and with one that is not."""

    known: Floats
    hidden: Floats


@frozen
class Table:
    """What a seat knows of the table while it plans its turn.

    builders: all seats; of the others only rows count. sizes: how many cards each hand holds.
    unseen: how many cards of each kind the seat cannot see. turns_left: how many turns follow.
    """

    builders: Sequence[Builder]
    seat: int
    sizes: tuple[int, ...]
    unseen: tuple[int, ...]
    turns_left: int

    @classmethod
    def of(cls, view: RoomsState) -> Table:
        """What the seat to move knows in its view."""
        tally = view.unseen(view.mover)
        return cls(
            [builder_of(view, seat) for seat in range(view.seats)],
            view.mover,
            tuple(map(len, view.hands)),
            tuple(tally[kind] for kind in KINDS),
            view.turns_left,
        )

    @classmethod
    def in_world(cls, world: World) -> Table:
        """What the seat to move knows in a world."""
        unseen = [world.pile.count(kind) for kind in range(KNIGHT + 1)]
        for seat, builder in enumerate(world.builders):
            if seat != world.seat:
                for kind in builder.rooms:
                    unseen[kind] += 1
                unseen[DRAGON] += builder.dragons
                unseen[KNIGHT] += builder.knights
        sizes = tuple(builder.size() for builder in world.builders)
        return cls(world.builders, world.seat, sizes, tuple(unseen), len(world.pile) // 2)


Case = tuple[Table, Plan]
"""A turn of the seat whose turn it is at a table."""


def situations(cases: Sequence[Case], races: Races) -> Floats:
    """What there is to see after each turn; shape (cases, ``width``). All have as many seats."""
    numbers: dict[int, int] = {}
    tables: list[Table] = []
    groups: dict[tuple[int, tuple[Target, ...]], int] = {}
    which, group = [], []
    for table, plan in cases:
        number = numbers.setdefault(id(table), len(tables))
        if number == len(tables):
            tables.append(table)
        which.append(number)
        group.append(groups.setdefault((number, plan.blocked), len(groups)))
    view = _View(tables, races)
    at = np.array(which)
    own = view.own([plan for _, plan in cases], at)
    theirs = view.others(list(groups))[group]
    return np.concatenate([own, theirs, view.both(own, theirs, at), view.general()[at]], axis=1)


class _View:
    """Looks at some tables."""

    def __init__(self, tables: Sequence[Table], races: Races) -> None:
        self._tables = tables
        self._races = races
        self._seats = len(tables[0].builders)
        unseen = np.array([table.unseen for table in tables])
        self._dragons: Floats = unseen[:, DRAGON].astype(np.float32)
        self._knights: Floats = unseen[:, KNIGHT].astype(np.float32)
        blanks = unseen[:, DRAGON] + unseen[:, KNIGHT]
        self._prospects = Prospects(np.column_stack([unseen[:, :ROOM_KINDS], blanks]))
        self._cards: Floats = np.maximum(1, self._prospects.cards).astype(np.float32)
        self._fits = (unseen[:, :ROOM_KINDS] @ _FITTING / self._cards[:, None]).astype(np.float32)
        self._left = np.array([table.turns_left for table in tables])
        self._rounds_left = (self._left / self._seats / 10).astype(np.float32)

    def general(self) -> Floats:
        """What is the same after all turns at a table."""
        numbers = [
            np.ones(len(self._tables)),
            self._rounds_left,
            self._left == 0,
            self._left < self._seats,
            self._left < 2 * self._seats,
            self._dragons / 4,
            self._knights / 2,
            self._dragons / self._cards * 10,
            self._knights / self._cards * 10,
        ]
        return np.stack(numbers, axis=1).astype(np.float32)

    def own(self, plans: Sequence[Plan], at: Whole) -> Floats:
        """What the seat itself has after each of its plans, each at a table."""
        summed: Whole = np.array(
            [(*rows_of(plan.rows), HANDS[plan.rooms], plan.dragons, plan.knights) for plan in plans]
        )
        first, first_end, second, second_end, third, blocked, blocked_end = summed[:, :7].T
        hand, dragons, knights = summed[:, 7:].T
        main = self._growth_with_hand(at, first_end, hand) * (first > 0)[:, None]
        side = self._growth_with_hand(at, second_end, hand) * (second > 0)[:, None]
        freed = self._growth_with_hand(at, blocked_end, hand)
        freed_wins = _reach(freed, blocked)
        drawn = np.where(self._left[at] < self._seats, 0, CARDS_DRAWN)
        finds_knight = among(self._knights[at], self._cards[at], drawn)
        has_knight = np.minimum(knights, 1)
        longer = np.maximum(blocked - first, 0) / 10
        grows, side_grows = main[:, 1:].sum(axis=1), side[:, 1:].sum(axis=1)
        single = [
            first / 10,
            blocked / 10,
            _reach(main, first),
            second / 10,
            third / 10,
            _reach(side, second),
            freed_wins,
            freed_wins * has_knight,
            freed_wins * np.maximum(has_knight, finds_knight),
            longer,
            longer * has_knight,
            self._fits[at, first_end] * (first > 0),
            self._fits[at, second_end] * (second > 0),
            grows,
            grows * first / 10,
            side_grows,
            side_grows * second / 10,
            finds_knight * longer,
        ]
        known = self._races.known
        return np.concatenate(
            [
                np.stack(single, axis=1),
                main[:, 1:],
                side[:, 1:3],
                _LENGTHS[first],
                _LENGTHS[second],
                _UP_TO_TWO[dragons],
                _UP_TO_TWO[knights],
                _UP_TO_TWO[_ROOMS[hand]],
                known[1:, first, first_end, hand].T,
                known[1:4, second, second_end, hand].T,
                known[1:3, blocked, blocked_end, hand].T * has_knight[:, None],
            ],
            axis=1,
        ).astype(np.float32)

    def _growth_with_hand(self, at: Whole, ends: Whole, hands: Whole) -> Floats:
        draws = (self._left >= self._seats) & (self._prospects.cards >= CARDS_DRAWN)
        found = np.empty((len(at), LEVELS), np.float32)
        for drawn in (True, False):
            rows = draws[at] == drawn
            if rows.any():
                found[rows] = self._prospects.growth_with_hand(
                    at[rows], drawn, ends[rows], hands[rows]
                )
        return found

    def others(self, groups: Sequence[tuple[int, tuple[Target, ...]]]) -> Floats:
        """What there is to see of the others, the next one first, when these rows are blocked.

        The last three: whether somebody may have a dragon, somebody may win, and the longest row.
        """
        at = np.array([number for number, _ in groups])
        parts = []
        no_dragon = no_win = np.ones(len(groups), np.float32)
        best = np.zeros(len(groups))
        for step in range(1, self._seats):
            rows, kept, ratios = self._facts(groups, step)
            numbers, dragon, win = self._other(at, step, rows, kept, ratios)
            parts.append(numbers)
            no_dragon = no_dragon * (1 - dragon)
            no_win = no_win * (1 - win)
            best = np.maximum(best, np.maximum(rows[:, 0], rows[:, 5]))
        last = np.stack([1 - no_dragon, 1 - no_win, best / 10], axis=1)
        return np.concatenate([*parts, last], axis=1).astype(np.float32)

    def _facts(
        self, groups: Sequence[tuple[int, tuple[Target, ...]]], step: int
    ) -> tuple[Whole, Whole, Floats]:
        """Rows summed up, size of the hand and ``beliefs`` of the seat some steps further on."""
        rows, sizes, ratios = [], [], []
        for number, blocked in groups:
            table = self._tables[number]
            seat = (table.seat + step) % self._seats
            own = list(table.builders[seat].rows)
            for target, row in blocked:
                if target == seat:
                    length, end, _ = own[row]
                    own[row] = (length, end, True)
            rows.append(rows_of(own))
            sizes.append(table.sizes[seat])
            ratios.append((dragon_ratio(table.builders, seat), knight_ratio(table.builders, seat)))
        return np.array(rows), np.array(sizes), np.array(ratios, np.float32)

    def _other(
        self, at: Whole, step: int, rows: Whole, kept: Whole, ratios: Floats
    ) -> tuple[Floats, Floats, Floats]:
        """The numbers of one other seat; how likely it has a dragon, and wins at once."""
        first, first_end, second, second_end, third, shut, shut_end = rows.T
        drawn = np.where(self._left[at] >= step, CARDS_DRAWN, 0)
        main, side, freed = (
            self._prospects.growth(at, kept + drawn, ends) * (lengths > 0)[:, None]
            for ends, lengths in ((first_end, first), (second_end, second), (shut_end, shut))
        )
        dragons, knights = self._dragons[at], self._knights[at]
        likely = ratios * np.stack([dragons, knights], axis=1)
        cards = self._cards[at]
        weighed = cards - dragons - knights + likely.sum(axis=1)
        kept_dragon = among(likely[:, 0], weighed, kept)
        kept_knight = among(likely[:, 1], weighed, kept)
        dragon = 1 - (1 - kept_dragon) * (1 - among(dragons, cards, drawn))
        knight = 1 - (1 - kept_knight) * (1 - among(knights, cards, drawn))
        wins = _reach(main, first)
        freed_wins = knight * _reach(freed, shut)
        longer = np.maximum(shut - first, 0) / 10
        hand = np.minimum(kept, HAND_LIMIT)
        grows, side_grows = main[:, 1:].sum(axis=1), side[:, 1:].sum(axis=1)
        within = self._races.hidden
        single = [
            first / 10,
            second / 10,
            third / 10,
            shut / 10,
            longer,
            longer * knight,
            wins,
            _reach(side, second),
            freed_wins,
            self._fits[at, first_end] * (first > 0),
            self._fits[at, second_end] * (second > 0),
            *main[:, 1:].T,
            grows * first / 10,
            side_grows,
            side_grows * second / 10,
            kept / 2,
            dragon,
            knight,
            kept_dragon,
            kept_knight,
        ]
        numbers = np.concatenate(
            [
                np.stack(single, axis=1),
                _LENGTHS[first],
                _LENGTHS[second],
                within[:, first, first_end, hand].T,
                within[1:3, second, second_end, hand].T,
                (knight * within[1, shut, shut_end, hand])[:, None],
            ],
            axis=1,
        )
        return numbers, dragon, 1 - (1 - wins) * (1 - freed_wins)

    def both(self, own: Floats, theirs: Floats, at: Whole) -> Floats:
        """What the seat has against what the others have."""
        wins = own[:, _WINS]
        dragon, they_win, their_best = theirs[:, -3:].T
        lead = np.maximum(own[:, _BEST_ROW], own[:, _BEST_BLOCKED]) - their_best
        mine, other = _race(own, theirs)
        return np.stack(
            [
                mine,
                other,
                lead,
                lead / (self._rounds_left[at] + 0.3),
                wins * (1 - they_win),
                wins * (1 - dragon),
                wins * (1 - they_win) * (1 - dragon),
                own[:, _BEST_ROW] * dragon,
            ],
            axis=1,
        )


def _race(own: Floats, theirs: Floats) -> tuple[Floats, Floats]:
    """How likely the seat comes to ten rooms first, and somebody else does, if all just run."""
    mine, other = np.zeros_like(own[:, 0]), np.zeros_like(own[:, 0])
    won_before, nobody_before = np.zeros_like(mine), np.ones_like(mine)
    for turn in range(TURNS):
        nobody = np.ones_like(mine)
        for start in range(0, theirs.shape[1] - 3, OTHER):
            nobody = nobody * (1 - theirs[:, start + _OTHER_RACE + turn])
        won = own[:, _RACE + turn - 1] if turn else own[:, _WINS]
        mine += (won - won_before) * nobody
        other += (nobody_before - nobody) * (1 - won_before)
        won_before, nobody_before = won, nobody
    return mine, other


def rows_of(rows: Sequence[RowEnd]) -> Rows:
    """Sum the rows of a seat up."""
    first = second = third = blocked_length = 0
    first_end = second_end = blocked_end = 0
    for length, end, blocked in rows:
        if blocked:
            if length > blocked_length:
                blocked_length, blocked_end = length, end
        elif length > first:
            third, second, second_end = second, first, first_end
            first, first_end = length, end
        elif length > second:
            third, second, second_end = second, length, end
        elif length > third:
            third = length
    return first, first_end, second, second_end, third, blocked_length, blocked_end


def _reach(growth: Floats, lengths: Whole) -> Floats:
    """How likely rows of these lengths come to ten rooms by growing so."""
    missing = WINNING_LENGTH - lengths
    near = (missing < LEVELS) & (lengths > 0)
    reached: Floats = growth[np.arange(len(lengths)), np.minimum(missing, LEVELS - 1)] * near
    return reached
