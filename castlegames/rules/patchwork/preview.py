"""What a move would cost and bring, before it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from .components import LAST_SPACE, PATCHES
from .moves import Advance, Place, Take
from .quilt import FULL, has_bonus_square, mask
from .track import income_marks, special_mark

if TYPE_CHECKING:
    from .state import PatchworkState


@frozen
class Preview:
    """The consequences of a move for the seat that makes it.

    ``cost`` is paid for a patch, ``earned`` comes from an advance, ``income`` from the ``marks``
    that the token passes on its way from ``start`` to ``end``; ``buttons`` is what the seat then
    owns, below 0 if it cannot pay. ``special`` is the mark of a special patch taken on the way,
    ``bonus`` whether the bonus tile is won, ``to_move`` who decides next (None: the match is over).
    """

    seat: int
    cost: int
    earned: int
    income: int
    buttons: int
    start: int
    end: int
    marks: tuple[int, ...]
    special: int | None
    bonus: bool
    to_move: int | None


def preview_of(state: PatchworkState, move: Advance | Take | Place) -> Preview:
    """What a move would do; its cells need not be legal, or be there at all."""
    seat = state.to_move
    if seat is None:
        raise ValueError("the match is over")
    start = state.positions[seat]
    other = state.positions[1 - seat]
    quilt = state.quilts[seat]
    rate = state.incomes[seat]
    cost = earned = 0
    end = start
    match move:
        case Advance():
            end = min(other + 1, LAST_SPACE)
            earned = end - start
        case Take(patch=patch, cells=covered):
            bought = PATCHES[patch]
            cost = bought.cost
            end = min(start + bought.time, LAST_SPACE)
            rate += bought.income
            quilt |= mask(covered)
        case Place(cell=cell):
            quilt |= 1 << cell
    marks = income_marks(start, end)
    income = rate * len(marks)
    special = special_mark(state.track, max(start, other), end)
    return Preview(
        seat=seat,
        cost=cost,
        earned=earned,
        income=income,
        buttons=state.buttons[seat] - cost + earned + income,
        start=start,
        end=end,
        marks=marks,
        special=special,
        bonus=state.bonus is None and has_bonus_square(quilt),
        to_move=_next(seat, end, other, due=special is not None and quilt != FULL),
    )


def _next(seat: int, end: int, other: int, due: bool) -> int | None:
    if due or end < other:
        return seat
    if end == other:
        return None if end == LAST_SPACE else seat
    return 1 - seat if other < LAST_SPACE else None
