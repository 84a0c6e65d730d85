"""Learn the judgement of Patchwork's strong bots from matches they play against themselves.

``python -m tests.arena.train_patchwork --rounds 3 --matches 4000 --out judgement.npz``

Each round plays matches with the judgement so far (the first with the simple one), with some
steps and many placements left to chance so that bad ones are seen too, and then learns from all
rounds. What is learned for each position is four fifths what the search expected and one fifth how
the match ended. The same arguments give the same file.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import numpy as np
from attrs import frozen

from castlegames.bots import Budget
from castlegames.bots.patchwork.judgement import (
    FEATURES,
    KNOTS,
    NO_PATCH,
    SEEN_AHEAD,
    Judgement,
    Weights,
    features,
    mixing,
)
from castlegames.bots.patchwork.position import ADVANCE, Position, position_of
from castlegames.bots.patchwork.sewing import ranked
from castlegames.bots.patchwork.tree import PurchaseTree
from castlegames.bots.patchwork.worth import SimpleLead
from castlegames.bots.search.alphabeta import AlphaBeta
from castlegames.rules import Stream, game

STEPS_LEFT_TO_CHANCE = (0.0, 0.02, 0.06, 0.15)
PLACES_LEFT_TO_CHANCE = (0.05, 0.15, 0.3, 0.5)
PLACES = 8
EXPECTED_SHARE = 0.8
"""How much the search's value counts against the end of the match."""
SCALE = 10.0
"""Points for one unit of what the network gives while it learns."""
BATCH = 1024


@frozen
class Lesson:
    """A position as the network sees it, and the lead to learn."""

    spaces: tuple[int, int]
    sides: tuple[tuple[float, ...], tuple[float, ...]]
    circle: tuple[int, ...]
    lead: float


def lessons(seed: int, nodes: int, weights: Weights | None) -> list[Lesson]:
    """What one match teaches."""
    draws = Stream(seed).open()
    lead: Callable[[Position], float] = SimpleLead() if weights is None else Judgement(weights).lead
    tree = PurchaseTree("revised", lead)
    start = game("patchwork").start(2, seed)
    seat = start.to_move
    assert seat is not None
    position = position_of(start, seat)
    loose_step = STEPS_LEFT_TO_CHANCE[seed % 4]
    loose_place = PLACES_LEFT_TO_CHANCE[seed // 4 % 4]
    seen: list[tuple[Position, int, float]] = []
    while not tree.over(position):
        found = AlphaBeta(tree).search(position, Budget(nodes=nodes).start(), 60)
        seen.append((position, seat, found.value))
        step = found.step
        if draws.random() < loose_step:
            step = draws.choice([s for s in tree.steps(position) if tree.after(position, s)])
        reached = tree.after(position, step)
        if step != ADVANCE and draws.random() < loose_place:
            quilt = position.mover.quilt
            _, covered = draws.choice(ranked(quilt, step, PLACES))
            reached = tree.rules.buy(position, position.circle.index(step), quilt | covered)
        assert reached is not None
        position, passed = reached
        seat ^= passed
    end = tree.value(position) // 1
    return [
        Lesson(
            (before.mover.space, before.other.space),
            (features(before.mover), features(before.other)),
            _ahead(before.circle),
            EXPECTED_SHARE * expected + (1 - EXPECTED_SHARE) * (end if mover == seat else -end),
        )
        for before, mover, expected in seen
    ]


def _ahead(circle: tuple[int, ...]) -> tuple[int, ...]:
    return (*circle[:SEEN_AHEAD], *(NO_PATCH,) * (SEEN_AHEAD - len(circle)))


class Network:
    """The network while it learns; on features with mean 0 and deviation 1."""

    def __init__(self, taught: Sequence[Lesson], units: int, seed: int) -> None:
        self._mixing = mixing().astype(np.float32)
        raw = np.array([lesson.sides for lesson in taught], np.float32)
        self._mean = raw[:, 0].mean(0)
        self._spread = raw[:, 0].std(0) + 1e-6
        self._mean[0], self._spread[0] = 0, 1
        self._sides = (raw - self._mean) / self._spread
        self._spaces = np.array([lesson.spaces for lesson in taught])
        circles = np.array([lesson.circle for lesson in taught])
        self._circles = circles + (NO_PATCH + 1) * np.arange(SEEN_AHEAD)
        self._lead = np.array([lesson.lead for lesson in taught], np.float32) / SCALE
        self._random = np.random.default_rng(seed)
        self._units = units
        inputs, places = len(KNOTS) * FEATURES, SEEN_AHEAD * (NO_PATCH + 1)
        normal = self._random.normal
        self.mover = np.c_[normal(0, 0.12, (inputs, units)), np.zeros(inputs)].astype(np.float32)
        self.other = np.c_[normal(0, 0.12, (inputs, units)), np.zeros(inputs)].astype(np.float32)
        self.circle = np.c_[normal(0, 0.02, (places, units)), np.zeros(places)].astype(np.float32)
        self.bias = np.zeros(units + 1, np.float32)
        self.out = np.append(normal(0, 0.05, units), 1).astype(np.float32)

    def _inputs(self, chosen: np.ndarray, side: int) -> np.ndarray:
        mixed = self._mixing[self._spaces[chosen, side]]
        products = mixed[:, :, None] * self._sides[chosen, side][:, None, :]
        return products.reshape(len(chosen), -1)

    def _forward(self, chosen: np.ndarray) -> tuple[np.ndarray, ...]:
        mover, other = self._inputs(chosen, 0), self._inputs(chosen, 1)
        units = mover @ self.mover + other @ self.other + self.bias
        units += self.circle[self._circles[chosen]].sum(1)
        np.maximum(units[:, :-1], 0, out=units[:, :-1])
        return mover, other, units

    def learn(self, passes: int, rate: float = 2e-3) -> Iterator[float]:
        """Go through the lessons so many times (Adam); gives the error of each pass in points."""
        momenta = dict.fromkeys(("mover", "other", "circle", "bias", "out"), (0.0, 0.0))
        order = np.arange(len(self._lead))
        batches = max(1, len(order) // BATCH)
        done = 0
        for _ in range(passes):
            self._random.shuffle(order)
            squares = []
            for chosen in np.array_split(order, batches):
                done += 1
                slope = rate * (1 - done / (passes * batches + 1)) ** 0.7 + 1e-5
                squares.append(self._correct(chosen, momenta, slope, done))
            yield SCALE * float(np.sqrt(np.mean(squares)))

    def _correct(self, chosen: np.ndarray, momenta: dict, slope: float, done: int) -> float:
        mover, other, units = self._forward(chosen)
        error = units @ self.out - self._lead[chosen]
        pull = np.clip(error, -2, 2) / len(chosen)
        back = pull[:, None] * self.out
        back[:, :-1] *= units[:, :-1] > 0
        marks = np.zeros((len(chosen), len(self.circle)), np.float32)
        marks[np.arange(len(chosen))[:, None], self._circles[chosen]] = 1
        slopes = {
            "mover": mover.T @ back,
            "other": other.T @ back,
            "circle": marks.T @ back,
            "bias": back.sum(0),
            "out": units.T @ pull,
        }
        slopes["out"][-1] = 0
        for name, gradient in slopes.items():
            first, second = momenta[name]
            first = 0.9 * first + 0.1 * gradient
            second = 0.999 * second + 0.001 * gradient * gradient
            momenta[name] = first, second
            step = (first / (1 - 0.9**done)) / (np.sqrt(second / (1 - 0.999**done)) + 1e-8)
            weights = getattr(self, name)
            shrink = 0 if name == "out" else 1e-4
            weights -= (slope * (step + shrink * weights)).astype(np.float32)
        return float(np.mean(error**2))

    def weights(self) -> Weights:
        """The network for features as they come and leads in points."""
        sides = np.stack(
            [
                layer.reshape(len(KNOTS), FEATURES, -1) / self._spread[:, None]
                for layer in (self.mover, self.other)
            ]
        ).astype(np.float64)
        sides[:, :, 0] -= (sides * self._mean[:, None]).sum(2)
        sides[0, :, 0] += self.bias
        circle = self.circle.reshape(SEEN_AHEAD, NO_PATCH + 1, -1).copy()
        sides[..., -1] *= SCALE
        circle[..., -1] *= SCALE
        return Weights(sides.astype(np.float32), circle, self.out[:-1] * np.float32(SCALE))


def main() -> None:
    """Play, learn, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--matches", type=int, default=4000, help="in each round")
    parser.add_argument("--nodes", type=int, default=250, help="for each step")
    parser.add_argument("--units", type=int, default=64)
    parser.add_argument("--passes", type=int, default=8)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    wanted = parser.parse_args()
    taught: list[Lesson] = []
    weights: Weights | None = None
    with get_context("spawn").Pool(wanted.processes) as pool:
        for number in range(wanted.rounds):
            first = wanted.seed + number * wanted.matches
            play = partial(lessons, nodes=wanted.nodes, weights=weights)
            for match in pool.map(play, range(first, first + wanted.matches), chunksize=8):
                taught += match
            network = Network(taught, wanted.units, wanted.seed + number)
            for error in network.learn(wanted.passes):
                print(f"round {number + 1}: {len(taught)} positions, error {error:.2f}")
            weights = network.weights()
    assert weights is not None
    np.savez(wanted.out, **weights._asdict())


if __name__ == "__main__":
    main()
