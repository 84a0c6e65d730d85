"""Finds the weights of ``judgement`` from turns chosen by chance and played out by quick hands.

``python -m castlegames.bots.castle_rooms.fit`` prints the table of ``weights``: some minutes on
one core. Turns chosen by chance show the judge bad positions too, so that it learns to shun them.
"""

from __future__ import annotations

import sys

import numpy as np

from castlegames.bots.bot import Budget
from castlegames.rules import Stream
from castlegames.rules.castle_rooms import GAME

from .features import NAMES
from .judgement import Judge
from .playout import play_out, take_turn
from .turns import TurnPlanner
from .world import world_of

_WEIGHT_DECAY = 3.0
_STEPS = 12
_TURNS_BY_CHANCE = 2
"""Examples taken at each turn of a match."""


def examples(seats: int, matches: int) -> tuple[np.ndarray, np.ndarray]:
    """Features after turns chosen by chance, and what the seat then had of the win in the end."""
    rows: list[list[float]] = []
    wins: list[float] = []
    draws = Stream(seats).open()
    for seed in range(matches):
        world = world_of(GAME.start(seats, seed))
        while world.pile:
            plans = TurnPlanner(world.builders, world.seat, strict=False).plans(Budget().start())
            judge = Judge.in_world(world)
            for _ in range(0 if plans[0].wins else _TURNS_BY_CHANCE):
                plan = draws.choice(plans)
                after = world.copy()
                plan.apply(after)
                after.pass_on()
                rows.append(judge.numbers(plan))
                wins.append(play_out(after)[world.seat])
            if take_turn(world) or not world.pass_on():
                break
    return np.array(rows), np.array(wins)


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
