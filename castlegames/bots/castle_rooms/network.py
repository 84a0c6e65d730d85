"""The learned judge: a small network that learned from matches how likely a turn leads to a win.

Its numbers lie in ``learned.npz``, a file as ``tests/arena/train_castle_rooms`` writes it for two
to four seats; ``docs/bots.md`` tells where those that ship come from.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import numpy as np

from castlegames.rules.castle_rooms import RoomsState

from .prospects import Floats
from .situation import Case, Races, Table, situations
from .turns import Plan
from .world import World


class Weights(NamedTuple):
    """A network for one number of seats, with ``n`` hidden units.

    inner: shape (``situation.width``, n); shift and outer: shape (n,); base: shape (1,).
    """

    inner: Floats
    shift: Floats
    outer: Floats
    base: Floats

    def chances(self, seen: Floats) -> Floats:
        """How likely the seat wins, from 0 to 1, for each row of what it sees."""
        units = np.maximum(seen @ self.inner + self.shift, 0)
        chances: Floats = 1 / (1 + np.exp(-(units @ self.outer + self.base)))
        return chances


class Learned(NamedTuple):
    """All that was learned or solved beforehand."""

    races: Races
    weights: Mapping[int, Weights]


@cache
def learned() -> Learned:
    """The numbers that come with the program; a network for each number of seats."""
    with files(__package__).joinpath("learned.npz").open("rb") as file:
        stored = np.load(file, allow_pickle=False)
        numbers = {name: stored[name].astype(np.float32) for name in stored.files}
    return Learned(
        Races(numbers["known"], numbers["hidden"]),
        {
            seats: Weights(*(numbers[f"{part}{seats}"] for part in Weights._fields))
            for seats in (2, 3, 4)
        },
    )


def chances(cases: Sequence[Case]) -> Floats:
    """About how likely the seat whose turn it is wins after each turn, from 0 to 1."""
    known = learned()
    judge = known.weights[len(cases[0][0].builders)]
    found = judge.chances(situations(cases, known.races))
    found[[plan.wins for _, plan in cases]] = 1
    return found


class Learning:
    """The opinion of the network (see ``players.Opinion``)."""

    def of_plans(self, view: RoomsState, plans: Sequence[Plan]) -> Sequence[float]:
        table = Table.of(view)
        found: list[float] = chances([(table, plan) for plan in plans]).tolist()
        return found

    def of_standing(self, worlds: Sequence[World]) -> Sequence[float]:
        found: list[float] = chances([_standing(world) for world in worlds]).tolist()
        return found


def _standing(world: World) -> Case:
    me = world.builders[world.seat]
    stay = Plan((), tuple(me.rows), me.rooms, me.dragons, me.knights, ())
    return Table.in_world(world), stay
