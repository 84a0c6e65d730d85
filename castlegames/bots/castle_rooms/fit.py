"""Finds the weights of ``judgement`` from matches that judges play against each other.

``python -m castlegames.bots.castle_rooms.fit`` prints the table of ``weights``. Start from the
weights that are there and repeat until they stay: each time better judges foretell better play.
"""

from __future__ import annotations

import sys

import numpy as np

from castlegames.bots.bot import Budget
from castlegames.rules import Draws, Stream
from castlegames.rules.castle_rooms import GAME

from .features import NAMES
from .judgement import Judge
from .turns import Plan, TurnPlanner
from .world import World, shares, world_of

_WEIGHT_DECAY = 3.0
_STEPS = 12
_ADVENTURES = 0.25
"""The part of turns that are not the best: any of the better ones instead."""


def examples(seats: int, matches: int) -> tuple[np.ndarray, np.ndarray]:
    """Features after each turn, and what the seat then had of the win in the end."""
    rows: list[list[float]] = []
    wins: list[float] = []
    draws = Stream(seats).open()
    for seed in range(matches):
        world = world_of(GAME.start(seats, seed))
        told: list[tuple[int, list[float]]] = []
        while True:
            judge = Judge.in_world(world)
            plan = _chosen(world, judge, draws)
            seat = world.seat
            if plan.wins:
                result = [float(other == seat) for other in range(seats)]
                break
            told.append((seat, judge.numbers(plan)))
            plan.apply(world)
            if not world.pass_on():
                told.pop()
                result = shares(world.builders)
                break
        rows += [numbers for _, numbers in told]
        wins += [result[seat] for seat, _ in told]
    return np.array(rows), np.array(wins)


def _chosen(world: World, judge: Judge, draws: Draws) -> Plan:
    planner = TurnPlanner(world.builders, world.seat, strict=False)
    judged = judge.best_first(planner.plans(Budget().start()))
    if draws.random() < _ADVENTURES:
        judged = judged[: max(2, len(judged) // 3)]
        return draws.choice(judged)[1]
    return judged[0][1]


def fitted(rows: np.ndarray, wins: np.ndarray) -> np.ndarray:
    """Logistic regression by Newton's method; wins may be shares."""
    weights = np.zeros(rows.shape[1])
    decay = np.full(rows.shape[1], _WEIGHT_DECAY)
    for _ in range(_STEPS):
        chance = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (wins - chance) - decay * weights
        curve = (rows * (chance * (1 - chance))[:, None]).T @ rows + np.diag(decay)
        weights = weights + np.linalg.solve(curve, slope)
    return weights


def main(matches: int) -> None:
    """Print the weights for each number of seats, and how well they foretell."""
    for seats in GAME.seats:
        rows, wins = examples(seats, matches)
        weights = fitted(rows, wins)
        chance = 1 / (1 + np.exp(-rows @ weights))
        loss = -np.mean(wins * np.log(chance) + (1 - wins) * np.log(1 - chance))
        print(f"# {seats} seats, {len(wins)} turns, loss {loss:.4f}")
        print(f"{seats}: (")
        for name, weight in zip(NAMES, weights, strict=True):
            print(f"    {weight:.2f},  # {name}")
        print("),", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1500)
