"""Learn the judge of Castle Rooms' Expert from matches it plays against itself.

``python -m tests.arena.train_castle_rooms --rounds 10 --matches 30000 --out learned.npz``

In the first round the simple judge plays, then the network so far; some turns are left to chance,
so that bad ones are seen too. What is learned for a turn is a mix of how the match ended and of
how good the seat's best next turn looked, as in temporal-difference learning. The same arguments
give the same file. The networks that ship were learned so by compiled code (docs/bots.md).
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from attrs import define, frozen

from castlegames.bots import Budget
from castlegames.bots.castle_rooms.judgement import Judge
from castlegames.bots.castle_rooms.network import Weights
from castlegames.bots.castle_rooms.prospects import Floats
from castlegames.bots.castle_rooms.races import for_hidden_hands, solved
from castlegames.bots.castle_rooms.situation import Races, Table, situations
from castlegames.bots.castle_rooms.turns import TurnPlanner
from castlegames.bots.castle_rooms.world import shares, world_of
from castlegames.rules import Draws, Stream
from castlegames.rules.castle_rooms import GAME

from .learning import Adam

LEFT_TO_CHANCE = (0.0, 0.06, 0.12, 0.24)
"""The share of turns left to chance, one of these for each match."""
WHOLLY = 0.4
"""How many of those are any turn; the others look nearly as good as the best."""
END_SHARE = 0.5
"""How much what came later counts against how good the next turn looked."""
UNITS = 64
BATCH = 512
PASSES = 5
ROUNDS_KEPT = 3
RATE, LAST_RATE, DECAY = 3e-3, 2e-5, 1e-3


@frozen
class Turn:
    """What a seat saw after its turn, the chance of its best turn then, and whether it took it."""

    seen: Floats
    best: float | None
    by_chance: bool


@define
class Lessons:
    """Turns as the network sees them, and the chances to learn for them."""

    seen: list[Floats]
    chances: list[float]


def lessons(seats: int, seed: int, races: Races, weights: Weights | None) -> Lessons:
    """The turns of one match."""
    draws = Stream(seed).open()
    world = world_of(GAME.start(seats, seed))
    share = draws.choice(LEFT_TO_CHANCE)
    turns: list[list[Turn]] = [[] for _ in range(seats)]
    while True:
        plans = TurnPlanner(world.builders, world.seat, strict=False).plans(Budget().start())
        if plans[0].wins:
            ends = [float(seat == world.seat) for seat in range(seats)]
            break
        table = Table.in_world(world)
        if weights is None:
            chances = np.array([Judge.in_world(world).chance(plan) for plan in plans])
        else:
            seen = situations([(table, plan) for plan in plans], races)
            chances = weights.chances(seen)
        best = int(np.argmax(chances))
        by_chance = draws.random() < share
        chosen = _other(chances, draws) if by_chance else best
        turns[world.seat].append(
            Turn(
                situations([(table, plans[chosen])], races)[0] if weights is None else seen[chosen],
                None if weights is None else float(chances[best]),
                by_chance,
            )
        )
        plans[chosen].apply(world)
        if not world.pass_on():
            ends = shares(world.builders)
            break
    found = Lessons([], [])
    for own, end in zip(turns, ends, strict=True):
        found.seen += [turn.seen for turn in own]
        found.chances += to_learn(own, end)
    return found


def _other(chances: Floats, draws: Draws) -> int:
    """Any turn, or any that looks nearly as good as the best."""
    if draws.random() < WHOLLY:
        return draws.below(len(chances))
    least = chances.max() - 0.02 - 0.1 * draws.random()
    return int(draws.choice(np.flatnonzero(chances >= least).tolist()))


def to_learn(turns: list[Turn], end: float) -> list[float]:
    """The chances to learn for a seat's turns, from the end of the match backwards."""
    found: list[float] = []
    value = end
    for after in (None, *turns[:0:-1]):
        if after is not None and after.best is not None:
            mixed = (1 - END_SHARE) * after.best + END_SHARE * value
            value = after.best if after.by_chance else mixed
        found.append(value)
    return found[::-1]


def fitted(seen: Floats, chances: Floats, start: Weights | None, seed: int) -> Weights:
    """A network that foretells the chances: cross entropy, Adam, a falling rate."""
    draws = np.random.default_rng(seed)
    if start is None:
        start = Weights(
            (draws.standard_normal((seen.shape[1], UNITS)) / np.sqrt(30)).astype(np.float32),
            np.zeros(UNITS, np.float32),
            (draws.standard_normal(UNITS) / 10).astype(np.float32),
            np.zeros(1, np.float32),
        )
    weights = Weights(*(part.copy() for part in start))
    adam = Adam(weights)
    steps = PASSES * (len(seen) // BATCH)
    for step in range(steps):
        at = step % (len(seen) // BATCH)
        if at == 0:
            order = draws.permutation(len(seen))
        rows = order[at * BATCH : (at + 1) * BATCH]
        rate = RATE * (1 - step / steps) + LAST_RATE
        slopes = _slopes(weights, seen[rows], chances[rows])
        for part, change in zip(weights, adam.steps(slopes), strict=True):
            part -= rate * change
            if part is weights.inner or part is weights.outer:
                part *= 1 - rate * DECAY
    return weights


def _slopes(weights: Weights, seen: Floats, chances: Floats) -> tuple[Floats, ...]:
    units = np.maximum(seen @ weights.inner + weights.shift, 0)
    found = 1 / (1 + np.exp(-(units @ weights.outer + weights.base)))
    wrong = ((found - chances) / len(seen)).astype(np.float32)
    inside = np.outer(wrong, weights.outer) * (units > 0)
    return seen.T @ inside, inside.sum(axis=0), units.T @ wrong, wrong.sum(keepdims=True)


def learn(seats: int, rounds: int, matches: int, races: Races) -> Weights:
    """The network for a number of seats."""
    weights: Weights | None = None
    kept: list[tuple[Floats, Floats]] = []
    for turn in range(rounds):
        found = Lessons([], [])
        for number in range(matches):
            one = lessons(seats, turn * matches + number, races, weights)
            found.seen += one.seen
            found.chances += one.chances
        kept.append((np.array(found.seen), np.array(found.chances, np.float32)))
        kept = kept[-ROUNDS_KEPT:]
        seen = np.concatenate([one for one, _ in kept])
        chances = np.concatenate([one for _, one in kept])
        weights = fitted(seen, chances, weights if turn > 1 else None, turn)
        print(f"{seats} seats, round {turn}: {len(seen)} turns", flush=True)
    assert weights is not None
    return weights


def main() -> None:
    """Learn for each number of seats, and write one file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--matches", type=int, default=30000, help="matches a round")
    parser.add_argument("--seats", type=int, nargs="*", default=list(GAME.seats))
    parser.add_argument("--out", type=Path, required=True)
    wanted = parser.parse_args()
    known = solved()
    races = Races(known, for_hidden_hands(known))
    numbers = {"known": races.known.astype(np.float16), "hidden": races.hidden.astype(np.float16)}
    for seats in wanted.seats:
        weights = learn(seats, wanted.rounds, wanted.matches, races)
        for part, values in weights._asdict().items():
            numbers[f"{part}{seats}"] = values
    np.savez_compressed(wanted.out, **numbers)


if __name__ == "__main__":
    main()
