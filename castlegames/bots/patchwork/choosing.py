"""From the search's steps to moves of the rules, and why."""

from __future__ import annotations

from castlegames.bots.bot import Choice
from castlegames.rules import Value
from castlegames.rules.patchwork import Advance, PatchworkState, Place, Take
from castlegames.rules.patchwork.components import INCOME_MARKS, PATCHES
from castlegames.rules.patchwork.moves import PLACES, takes

from .sewing import Quilt


def purchase(patch: int, covered: Quilt) -> Take:
    """The move that lays a patch on these cells."""
    return takes(patch)[covered]


def special(single: Quilt) -> Place:
    """The move that lays a special patch on this one cell."""
    return PLACES[single.bit_length() - 1]


def explained(
    state: PatchworkState, move: Advance | Take | Place, lead: float | None = None
) -> Choice:
    """The move with the numbers that speak for it.

    ``lead`` how many points ahead the seat expects to end, where it has looked; ``cells``
    covered, ``cost`` in buttons, ``spaces`` of time, ``income`` buttons that the patch will still
    bring, ``earned`` by an advance, ``paid`` at income marks on the way; ``again`` if the seat
    stays on turn, ``special`` and ``bonus`` if the move wins one.
    """
    seen = state.preview(move)
    reasons: dict[str, Value] = {}
    if lead is not None:
        reasons["lead"] = round(lead, 1)
    match move:
        case Take(patch=patch):
            ahead = sum(mark > seen.start for mark in INCOME_MARKS)
            reasons["cells"] = PATCHES[patch].size
            reasons["cost"] = seen.cost
            reasons["spaces"] = PATCHES[patch].time
            reasons["income"] = PATCHES[patch].income * ahead
        case Advance():
            reasons["earned"] = seen.earned
            reasons["spaces"] = seen.end - seen.start
        case Place():
            reasons["cells"] = 1
    if seen.income:
        reasons["paid"] = seen.income
    if seen.to_move == seen.seat:
        reasons["again"] = True
    if seen.special is not None:
        reasons["special"] = True
    if seen.bonus:
        reasons["bonus"] = True
    return Choice(move, reasons)
