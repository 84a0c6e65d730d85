"""How good a turn looks, without looking into hidden cards."""

from __future__ import annotations

import math
from collections.abc import Sequence

from castlegames.rules.castle_rooms import RoomsState
from castlegames.rules.castle_rooms.cards import KINDS

from .chains import DRAGON, KNIGHT
from .features import Others, features
from .turns import Plan, Target
from .weights import WEIGHTS
from .world import Builder, World, builder_of


class Judge:
    """Judges the plans of the seat to move.

    ``unseen`` is how many dragons and knights it cannot see, ``turns_left`` how many turns follow.
    """

    def __init__(
        self,
        builders: Sequence[Builder],
        seat: int,
        unseen: tuple[int, int],
        turns_left: int,
    ) -> None:
        self._weights = WEIGHTS[len(builders)]
        self._builders = builders
        self._seat = seat
        self._unseen = unseen
        self._turns_left = turns_left
        self._others: dict[tuple[Target, ...], Others] = {}

    @classmethod
    def of(cls, view: RoomsState) -> Judge:
        """The judge for a view's seat to move."""
        tally = view.unseen(view.mover)
        builders = [builder_of(view, seat) for seat in range(view.seats)]
        unseen = (tally[KINDS[DRAGON]], tally[KINDS[KNIGHT]])
        return cls(builders, view.mover, unseen, view.turns_left)

    @classmethod
    def in_world(cls, world: World) -> Judge:
        """The judge for a world's seat to move, who does not look into hidden cards either."""
        others = [builder for seat, builder in enumerate(world.builders) if seat != world.seat]
        unseen = (
            world.pile.count(DRAGON) + sum(builder.dragons for builder in others),
            world.pile.count(KNIGHT) + sum(builder.knights for builder in others),
        )
        return cls(world.builders, world.seat, unseen, len(world.pile) // 2)

    def numbers(self, plan: Plan) -> list[float]:
        """The features of the table after a turn."""
        return features(plan.rows, plan.rooms, plan.dragons, plan.knights, self._after(plan))

    def chance(self, plan: Plan) -> float:
        """About how likely the seat wins after this turn, from 0 to 1."""
        if plan.wins:
            return 1.0
        worth = sum(map(float.__mul__, self._weights, self.numbers(plan)))
        return 1 / (1 + math.exp(-worth))

    def standing(self) -> float:
        """About how likely the seat wins if its turn ends as things are."""
        me = self._builders[self._seat]
        return self.chance(Plan((), tuple(me.rows), me.rooms, me.dragons, me.knights, ()))

    def best_first(self, plans: Sequence[Plan]) -> list[tuple[float, Plan]]:
        """The plans with their chances, the most promising first."""
        judged = [(self.chance(plan), plan) for plan in plans]
        return sorted(judged, key=lambda pair: pair[0], reverse=True)

    def _after(self, plan: Plan) -> Others:
        """The others after the turn; most turns block the same rows, most often none."""
        found = self._others.get(plan.blocked)
        if found is None:
            rows = {
                seat: list(builder.rows)
                for seat, builder in enumerate(self._builders)
                if seat != self._seat
            }
            for seat, row in plan.blocked:
                length, end, _ = rows[seat][row]
                rows[seat][row] = (length, end, True)
            found = Others.of(rows.values(), *self._unseen, self._turns_left, len(self._builders))
            self._others[plan.blocked] = found
        return found
