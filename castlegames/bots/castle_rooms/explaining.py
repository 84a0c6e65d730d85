"""The numbers behind a choice, for hints."""

from __future__ import annotations

from collections.abc import Mapping

from castlegames.rules import Value
from castlegames.rules.castle_rooms import RoomsState
from castlegames.rules.castle_rooms.cards import KINDS

from .chains import NEXT, ROOM_KINDS
from .turns import Plan


def reasons_of(view: RoomsState, plan: Plan) -> Mapping[str, Value]:
    """What the turn leads to.

    adds: rooms laid in this turn. longest: the longest open row after it. fits: how many unseen
    rooms would go on there. unseen: how many cards are unseen. stops: the length of the longest
    row that gets a dragon, 0 without one. wins: whether it makes a row of ten.
    """
    unseen = view.unseen(view.mover)
    open_rows = [(length, end) for length, end, blocked in plan.rows if not blocked]
    longest, end = max(open_rows, default=(0, -1))
    fits = 0
    if longest:
        fits = sum(unseen[KINDS[kind]] for kind in range(ROOM_KINDS) if NEXT[end][kind] >= 0)
    return {
        "adds": sum(name in ("extend", "start") for name, _, _ in plan.steps),
        "longest": longest,
        "fits": fits,
        "unseen": sum(unseen.values()),
        "stops": max((len(view.rows[seat][row]) for seat, row in plan.blocked), default=0),
        "wins": plan.wins,
    }
