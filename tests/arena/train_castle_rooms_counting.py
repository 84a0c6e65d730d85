"""Fit the weights of Castle Rooms' counting judge: castlegames/bots/castle_rooms/weights.py.

``python -m tests.arena.train_castle_rooms_counting --matches 1500`` takes turns chosen by chance
from matches of quick hands, lets such hands play on from there, and prints the table of weights:
some minutes on one core. Turns chosen by chance show the judge bad positions too, so that it learns
to shun them. The same arguments give the same table.
"""

from __future__ import annotations

import argparse

import numpy as np

from castlegames.bots.bot import Budget
from castlegames.bots.castle_rooms.features import NAMES
from castlegames.bots.castle_rooms.judgement import Judge
from castlegames.bots.castle_rooms.playout import play_out, take_turn
from castlegames.bots.castle_rooms.turns import TurnPlanner
from castlegames.bots.castle_rooms.world import world_of
from castlegames.rules import Stream
from castlegames.rules.castle_rooms import GAME

from .learning import Array

DECAY = 3.0
STEPS = 12
TURNS_BY_CHANCE = 2
"""Examples taken at each turn of a match."""


def examples(seats: int, matches: int) -> tuple[Array, Array]:
    """Features after turns chosen by chance, and what the seat then had of the win in the end."""
    rows: list[list[float]] = []
    wins: list[float] = []
    draws = Stream(seats).open()
    for seed in range(matches):
        world = world_of(GAME.start(seats, seed))
        while world.pile:
            plans = TurnPlanner(world.builders, world.seat, strict=False).plans(Budget().start())
            judge = Judge.in_world(world)
            for _ in range(0 if plans[0].wins else TURNS_BY_CHANCE):
                plan = draws.choice(plans)
                after = world.copy()
                plan.apply(after)
                after.pass_on()
                rows.append(judge.numbers(plan))
                wins.append(play_out(after)[world.seat])
            if take_turn(world) or not world.pass_on():
                break
    return np.array(rows), np.array(wins)


def fitted(rows: Array, wins: Array) -> Array:
    """Logistic regression by Newton's method; wins may be shares."""
    weights = np.zeros(rows.shape[1])
    decay = np.full(rows.shape[1], DECAY)
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (wins - chance) - decay * weights
        curve = (rows * (chance * (1 - chance))[:, None]).T @ rows + np.diag(decay)
        weights += np.linalg.solve(curve, slope)
    return weights


def main() -> None:
    """Print the weights for each number of seats, and how well they foretell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--matches", type=int, default=1500, help="matches for each number of seats"
    )
    wanted = parser.parse_args()
    for seats in GAME.seats:
        rows, wins = examples(seats, wanted.matches)
        weights = fitted(rows, wins)
        chance = 1 / (1 + np.exp(-rows @ weights))
        loss = -np.mean(wins * np.log(chance) + (1 - wins) * np.log(1 - chance))
        print(f"# {seats} seats, {len(wins)} turns, loss {loss:.4f}")
        print(f"{seats}: (")
        for name, weight in zip(NAMES, weights, strict=True):
            print(f"    {weight:.2f},  # {name}")
        print("),", flush=True)


if __name__ == "__main__":
    main()
