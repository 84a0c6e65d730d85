"""How good a turn looks, without looking into hidden cards."""

from __future__ import annotations

import math
from collections.abc import Sequence

from castlegames.rules.castle_rooms import RoomsState
from castlegames.rules.castle_rooms.cards import DRAGON as DRAGON_KIND
from castlegames.rules.castle_rooms.cards import KNIGHT as KNIGHT_KIND

from .features import features
from .turns import Plan
from .weights import WEIGHTS
from .world import RowEnd, builder_of


class Judge:
    """Judges the plans of the seat to move in a view."""

    def __init__(self, view: RoomsState) -> None:
        seat = view.mover
        unseen = view.unseen(seat)
        self._weights = WEIGHTS[view.seats]
        self._others = {
            other: tuple(builder_of(view, other).rows)
            for other in range(view.seats)
            if other != seat
        }
        self._unseen_dragons = unseen[DRAGON_KIND]
        self._unseen_knights = unseen[KNIGHT_KIND]
        self._turns_left = view.turns_left
        self._seats = view.seats

    def chance(self, plan: Plan) -> float:
        """About how likely the seat wins after this turn, from 0 to 1."""
        if plan.wins:
            return 1.0
        numbers = features(
            plan.rows,
            plan.rooms,
            plan.dragons,
            plan.knights,
            self._rows_after(plan),
            self._unseen_dragons,
            self._unseen_knights,
            self._turns_left,
            self._seats,
        )
        worth = sum(map(float.__mul__, self._weights, numbers))
        return 1 / (1 + math.exp(-worth))

    def best_first(self, plans: Sequence[Plan]) -> list[tuple[float, Plan]]:
        """The plans with their chances, the most promising first."""
        judged = [(self.chance(plan), plan) for plan in plans]
        return sorted(judged, key=lambda pair: pair[0], reverse=True)

    def _rows_after(self, plan: Plan) -> list[Sequence[RowEnd]]:
        if not plan.blocked:
            return list(self._others.values())
        rows = {other: list(own) for other, own in self._others.items()}
        for seat, row in plan.blocked:
            length, end, _ = rows[seat][row]
            rows[seat][row] = (length, end, True)
        return list(rows.values())
