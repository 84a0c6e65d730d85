"""Finds the weights of ``worth`` from matches played out by quick hands.

``python -m castlegames.bots.castle_rooms.fit`` prints them; a few minutes on one core.
"""

from __future__ import annotations

import sys

import numpy as np

from castlegames.bots.bot import Budget
from castlegames.rules import Draws, Stream
from castlegames.rules.castle_rooms import GAME

from .chains import DRAGON, KNIGHT
from .features import NAMES, features
from .playout import HABITS, play_out, take_turn
from .turns import TurnPlanner
from .world import World, world_of

_WEIGHT_DECAY = 3.0
_STEPS = 12


def numbers(world: World) -> list[float]:
    """The features of a world whose seat to move has just ended its turn."""
    me = world.builders[world.seat]
    others = [builder for seat, builder in enumerate(world.builders) if seat != world.seat]
    return features(
        me.rows,
        me.rooms,
        me.dragons,
        me.knights,
        [builder.rows for builder in others],
        world.pile.count(DRAGON) + sum(builder.dragons for builder in others),
        world.pile.count(KNIGHT) + sum(builder.knights for builder in others),
        len(world.pile) // 2,
        len(world.builders),
    )


def examples(seats: int, matches: int) -> tuple[np.ndarray, np.ndarray]:
    """Features after turns chosen by chance, and what the seat then had of the win."""
    rows, wins = [], []
    draws = Stream(seats).open()
    for seed in range(matches):
        world = world_of(GAME.start(seats, seed))
        while True:
            for _ in range(2):
                after = _by_chance(world, draws)
                if after is not None:
                    seat = after.seat
                    rows.append(numbers(after))
                    if after.pass_on():
                        wins.append(play_out(after, HABITS)[seat])
                    else:
                        rows.pop()
            if take_turn(world, HABITS) or not world.pass_on():
                break
    return np.array(rows), np.array(wins)


def _by_chance(world: World, draws: Draws) -> World | None:
    """The world after a turn that is one of all plans, or None after a win."""
    planner = TurnPlanner(world.builders, world.seat, strict=False)
    plan = draws.choice(planner.plans(Budget().start()))
    if plan.wins:
        return None
    after = world.copy()
    plan.apply(after)
    return after


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
        base = wins.mean()
        blind = -(base * np.log(base) + (1 - base) * np.log(1 - base))
        print(f"# {seats} seats: {len(wins)} turns, loss {loss:.4f} against {blind:.4f}")
        for name, weight in zip(NAMES, weights, strict=True):
            print(f"    {name!r}: {weight:.2f},")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
