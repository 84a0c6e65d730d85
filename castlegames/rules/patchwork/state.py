"""A position of Patchwork, and every rule of a turn (patchwork.md)."""

from __future__ import annotations

from typing import Self, TypeVar

from attrs import frozen

from castlegames.rules.game import Event, IllegalMove, Move, Outcome, Reason, Score, State
from castlegames.rules.stream import Stream

from .components import IN_REACH, LAST_SPACE, PATCHES, SEATS
from .moves import ADVANCE, PLACES, Advance, Place, Take, coverings, takes
from .preview import Preview, preview_of
from .quilt import CELLS, FULL, has_bonus_square
from .scoring import decide, score
from .track import income_marks, special_mark, specials_left

REASON_CODES = (
    "match_over",
    "foreign_move",
    "special_due",
    "no_special_due",
    "unknown_patch",
    "patch_taken",
    "out_of_reach",
    "too_expensive",
    "off_board",
    "wrong_shape",
    "overlap",
)

EVENT_KINDS = {
    "payment": ("patch", "buttons"),
    "placed": ("patch",),
    "bonus": (),
    "earned": ("buttons",),
    "token": ("start", "end"),
    "on_top": ("space",),
    "passed": ("space",),
    "income": ("mark", "buttons"),
    "special": ("mark",),
    "special_placed": ("cell",),
    "special_lost": ("mark",),
    "end": (),
}
"""The arguments of each kind of event; all of them are whole numbers."""

T = TypeVar("T")
Pair = tuple[int, int]
"""One number for each seat."""


@frozen
class PatchworkState(State):
    """Everything on the table.

    ``circle`` holds the patches not yet taken, the first one right after the neutral token.
    ``laid`` holds for each seat what lies on its quilt, in the order it was laid, ``quilts`` the
    same as bitboards, ``incomes`` the buttons sewn on it. ``on_top`` is the seat whose token lies
    on the other's, or None while they are apart. ``special_due``: the token in front has taken a
    special patch that must be placed now. ``bonus`` is the seat that won the bonus tile.
    """

    track: str
    circle: tuple[int, ...]
    laid: tuple[tuple[Take | Place, ...], tuple[Take | Place, ...]]
    quilts: Pair
    buttons: Pair
    incomes: Pair
    positions: Pair
    on_top: int | None
    special_due: bool = False
    bonus: int | None = None
    events: tuple[Event, ...] = ()

    @property
    def seats(self) -> int:
        return SEATS

    @property
    def to_move(self) -> int | None:
        """The seat behind, or the one on top; the one in front while it owes a special patch.

        patchwork.md, Whose turn.
        """
        first, second = self.positions
        if first == second:
            return None if first == LAST_SPACE and not self.special_due else self.on_top
        return int((first < second) == self.special_due)

    @property
    def follow_up(self) -> bool:
        """Laying the special patch belongs to the move that passed it."""
        return self.special_due

    @property
    def reveals(self) -> int:
        """Always 0: nothing is hidden and nothing is left to chance after the set-up."""
        return 0

    @property
    def in_reach(self) -> tuple[int, ...]:
        """The patches that may be taken, from the neutral token on."""
        return self.circle[:IN_REACH]

    @property
    def specials(self) -> tuple[int, ...]:
        """The marks on which a special patch still lies."""
        return specials_left(self.track, max(self.positions))

    def legal_moves(self) -> tuple[Move, ...]:
        """Every choice: ``Advance``, then the ways to lay each patch in reach."""
        seat = self.to_move
        if seat is None:
            return ()
        quilt = self.quilts[seat]
        if self.special_due:
            return tuple(PLACES[cell] for cell in range(CELLS) if not quilt >> cell & 1)
        found: list[Move] = [ADVANCE]
        budget = self.buttons[seat]
        for patch in self.circle[:IN_REACH]:
            if PATCHES[patch].cost <= budget:
                found += [take for covered, take in takes(patch).items() if not covered & quilt]
        return tuple(found)

    def why_not(self, move: Move) -> Reason | None:
        seat = self.to_move
        if seat is None:
            return Reason("match_over")
        match move:
            case Advance():
                return Reason("special_due") if self.special_due else None
            case Take():
                return Reason("special_due") if self.special_due else self._why_not_take(seat, move)
            case Place():
                return self._why_not_place(seat, move)
            case _:
                return Reason("foreign_move")

    def _why_not_take(self, seat: int, move: Take) -> Reason | None:
        patch = move.patch
        if type(patch) is not int or not 0 <= patch < len(PATCHES):
            return Reason("unknown_patch")
        if patch not in self.circle[:IN_REACH]:
            if patch in self.circle:
                steps = self.circle.index(patch) + 1
                return Reason("out_of_reach", {"patch": patch, "steps": steps})
            return Reason("patch_taken", {"patch": patch})
        cost = PATCHES[patch].cost
        if cost > self.buttons[seat]:
            return Reason(
                "too_expensive", {"patch": patch, "cost": cost, "buttons": self.buttons[seat]}
            )
        cells = move.cells
        if type(cells) is not tuple or not all(type(cell) is int for cell in cells):
            return Reason("wrong_shape", {"patch": patch})
        covered = coverings(patch).get(cells)
        if covered is None:
            if any(not 0 <= cell < CELLS for cell in cells):
                return Reason("off_board")
            return Reason("wrong_shape", {"patch": patch})
        return _overlap(covered & self.quilts[seat])

    def _why_not_place(self, seat: int, move: Place) -> Reason | None:
        if not self.special_due:
            return Reason("no_special_due")
        if type(move.cell) is not int or not 0 <= move.cell < CELLS:
            return Reason("off_board")
        return _overlap(1 << move.cell & self.quilts[seat])

    def play(self, move: Move) -> Self:
        reason = self.why_not(move)
        seat = self.to_move
        if reason is not None or seat is None:
            raise IllegalMove(reason or Reason("match_over"))
        match move:
            case Take():
                return self._take(seat, move)
            case Place():
                return self._place(seat, move)
            case _:
                return self._advance(seat)

    def _advance(self, seat: int) -> Self:
        start = self.positions[seat]
        end = min(self.positions[1 - seat] + 1, LAST_SPACE)
        events = [Event("earned", seat, {"buttons": end - start})]
        return self._travel(
            seat,
            end,
            events,
            buttons=self.buttons[seat] + end - start,
            income=self.incomes[seat],
            quilt=self.quilts[seat],
            circle=self.circle,
            laid=self.laid[seat],
            bonus=self.bonus,
        )

    def _take(self, seat: int, move: Take) -> Self:
        patch = PATCHES[move.patch]
        covered = coverings(patch.id)[move.cells]
        quilt = self.quilts[seat] | covered
        place = self.circle.index(patch.id)
        events = [
            Event("payment", seat, {"patch": patch.id, "buttons": patch.cost}),
            Event("placed", seat, {"patch": patch.id}),
        ]
        bonus = self.bonus
        if bonus is None and has_bonus_square(quilt):
            bonus = seat
            events.append(Event("bonus", seat))
        return self._travel(
            seat,
            min(self.positions[seat] + patch.time, LAST_SPACE),
            events,
            buttons=self.buttons[seat] - patch.cost,
            income=self.incomes[seat] + patch.income,
            quilt=quilt,
            circle=self.circle[place + 1 :] + self.circle[:place],
            laid=(*self.laid[seat], takes(patch.id)[covered]),
            bonus=bonus,
        )

    def _travel(
        self,
        seat: int,
        end: int,
        events: list[Event],
        *,
        buttons: int,
        income: int,
        quilt: int,
        circle: tuple[int, ...],
        laid: tuple[Take | Place, ...],
        bonus: int | None,
    ) -> Self:
        """Move the token all the way, pay the income passed, take a special patch passed."""
        start, other = self.positions[seat], self.positions[1 - seat]
        events.append(Event("token", seat, {"start": start, "end": end}))
        if end == other:
            events.append(Event("on_top", seat, {"space": end}))
        elif start <= other < end:
            events.append(Event("passed", seat, {"space": end}))
        for mark in income_marks(start, end):
            buttons += income
            events.append(Event("income", seat, {"mark": mark, "buttons": income}))
        due = False
        special = special_mark(self.track, max(start, other), end)
        if special is not None:
            due = quilt != FULL
            events.append(Event("special" if due else "special_lost", seat, {"mark": special}))
        if end == other == LAST_SPACE and not due:
            events.append(Event("end"))
        return type(self)(
            track=self.track,
            circle=circle,
            laid=_with(self.laid, seat, laid),
            quilts=_with(self.quilts, seat, quilt),
            buttons=_with(self.buttons, seat, buttons),
            incomes=_with(self.incomes, seat, income),
            positions=_with(self.positions, seat, end),
            on_top=seat if end == other else None,
            special_due=due,
            bonus=bonus,
            events=tuple(events),
        )

    def _place(self, seat: int, move: Place) -> Self:
        quilt = self.quilts[seat] | 1 << move.cell
        events = [Event("special_placed", seat, {"cell": move.cell})]
        bonus = self.bonus
        if bonus is None and has_bonus_square(quilt):
            bonus = seat
            events.append(Event("bonus", seat))
        if min(self.positions) == LAST_SPACE:
            events.append(Event("end"))
        return type(self)(
            track=self.track,
            circle=self.circle,
            laid=_with(self.laid, seat, (*self.laid[seat], PLACES[move.cell])),
            quilts=_with(self.quilts, seat, quilt),
            buttons=self.buttons,
            incomes=self.incomes,
            positions=self.positions,
            on_top=self.on_top,
            special_due=False,
            bonus=bonus,
            events=tuple(events),
        )

    def preview(self, move: Move) -> Preview:
        """What a legal move would cost and bring.

        Raises IllegalMove as ``play`` does.
        """
        reason = self.why_not(move)
        if reason is not None:
            raise IllegalMove(reason)
        assert isinstance(move, Advance | Take | Place)
        return preview_of(self, move)

    def preview_patch(self, patch: int) -> Preview:
        """What taking a patch would cost and bring, wherever it is laid (the bonus tile apart).

        It need not be within reach, or affordable. Raises ValueError when the match is over.
        """
        return preview_of(self, Take(patch, ()))

    def scores(self) -> tuple[Score, ...]:
        return tuple(
            score(self.buttons[seat], self.quilts[seat], self.bonus == seat)
            for seat in range(SEATS)
        )

    def outcome(self) -> Outcome | None:
        if self.to_move is not None or self.on_top is None:
            return None
        first, second = self.scores()
        return decide((first.total, second.total), first_home=1 - self.on_top)

    def seen_by(self, seat: int) -> Self:
        """The state itself: both seats see everything."""
        if seat not in range(SEATS):
            raise ValueError(f"there is no seat {seat}")
        return self

    def sample(self, stream: Stream) -> Self:
        """The state itself: nothing is hidden."""
        return self


def _overlap(both: int) -> Reason | None:
    return Reason("overlap", {"cells": both.bit_count()}) if both else None


def _with(pair: tuple[T, T], seat: int, value: T) -> tuple[T, T]:
    return (pair[0], value) if seat else (value, pair[1])
