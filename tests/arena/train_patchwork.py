"""Learn the judgement of Patchwork's strong bots from matches they play against themselves.

``python -m tests.arena.train_patchwork --keep FOLDER --out judgement.npz``

Each round plays matches with the judgement so far (the first with the simple one), with some
steps and many placements left to chance so that bad ones are seen too, and then learns from all
rounds but the first. What is learned for a position is what the search expected there, mixed with
what came of it as long as nothing was left to chance; and for a few positions that the search met
on its way what it found out about them, at least or at most.

The folder keeps what was played. A training that was stopped goes on from there, and several may
share one folder: each plays what it finds missing. The same arguments give the same file, up to
the rounding of the machine's matrix products.
"""

from __future__ import annotations

import argparse
import json
import os
import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from attrs import frozen
from numpy.typing import NDArray

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
from castlegames.rules import Draws, Stream, game

from .learning import Adam

STEPS_LEFT_TO_CHANCE = (0.0, 0.02, 0.06, 0.15)
PLACES_LEFT_TO_CHANCE = (0.05, 0.15, 0.3, 0.5)
PLACES = 8
COMING_SHARE = 0.8
"""How much of what is learned comes from later in the match, where nothing was left to chance."""
MET = 6
"""How many positions below each searched one are learned from, but for the first round."""
CHUNK = 50
"""How many matches make a file."""
SCALE = 10.0
"""Points for one unit of what the network gives while it learns."""
BATCH = 256


class Lessons(NamedTuple):
    """``n`` positions as the network sees them, and the leads to learn.

    ``spaces`` of shape (n, 2) and ``sides`` of shape (n, 2, features), the mover first;
    ``circles`` of shape (n, patches seen ahead); ``leads`` in points, of shape (n,); ``bounds`` of
    shape (n,): 1 where the true lead is at least that, -1 at most, 0 about that.
    """

    spaces: NDArray[np.uint8]
    sides: NDArray[np.float32]
    circles: NDArray[np.uint8]
    leads: NDArray[np.float32]
    bounds: NDArray[np.int8]


class Lesson(NamedTuple):
    """One position of ``Lessons``."""

    position: Position
    lead: float
    bound: int


@frozen
class Round:
    """Matches from one judgement: how many, and the nodes for each step. Written ``4000x100``."""

    matches: int
    nodes: int

    @classmethod
    def read(cls, text: str) -> Round:
        matches, nodes = map(int, text.split("x"))
        return cls(matches, nodes)

    def __str__(self) -> str:
        return f"{self.matches}x{self.nodes}"


PLAN = (Round(600, 50), Round(2500, 50), Round(5000, 60))


@frozen
class Step:
    """A position of a match, its mover, what the search expected, whether chance overruled it."""

    position: Position
    seat: int
    expected: float
    by_chance: bool


def one_match(seed: int, nodes: int, tree: PurchaseTree, met: int) -> Iterator[Lesson]:
    """What one match teaches, with ``met`` positions below each searched one."""
    draws = Stream(seed).open()
    start = game("patchwork").start(2, seed)
    seat = start.to_move
    assert seat is not None
    position = position_of(start, seat)
    loose_step = STEPS_LEFT_TO_CHANCE[seed % 4]
    loose_place = PLACES_LEFT_TO_CHANCE[seed // 4 % 4]
    steps: list[Step] = []
    while not tree.over(position):
        search = AlphaBeta(tree)
        found = search.search(position, Budget(nodes=nodes).start(), 60)
        yield from _met(search, position, draws, met)
        step = found.step
        planned = tree.after(position, step)
        if draws.random() < loose_step:
            step = draws.choice([s for s in tree.steps(position) if tree.after(position, s)])
        reached = tree.after(position, step)
        if step != ADVANCE and draws.random() < loose_place:
            quilt = position.mover.quilt
            _, covered = draws.choice(ranked(quilt, step, PLACES))
            reached = tree.rules.buy(position, position.circle.index(step), quilt | covered)
        assert reached is not None
        steps.append(Step(position, seat, found.value, reached != planned))
        position, passed = reached
        seat ^= passed
    yield from looking_back(steps, seat, tree.value(position) // 1)


def _met(search: AlphaBeta[Position], root: Position, draws: Draws, most: int) -> Iterator[Lesson]:
    """Some of the positions that a search met two steps or more before its horizon."""
    met = [
        Lesson(position, value, bound)
        for position, depth, bound, value in search.remembered()
        if depth >= 2 and position != root
    ]
    for _ in range(min(most, len(met))):
        yield met.pop(int(draws.random() * len(met)))


def looking_back(steps: Sequence[Step], seat: int, coming: float) -> Iterator[Lesson]:
    """The lessons of a match that ended ``coming`` points ahead for ``seat``."""
    for step in reversed(steps):
        if step.seat != seat:
            coming = -coming
        share = 0.0 if step.by_chance else COMING_SHARE
        coming = share * coming + (1 - share) * step.expected
        seat = step.seat
        yield Lesson(step.position, coming, 0)


def stacked(taught: Sequence[Lesson]) -> Lessons:
    """The lessons as arrays."""
    sides = [(lesson.position.mover, lesson.position.other) for lesson in taught]
    return Lessons(
        np.array([(mover.space, other.space) for mover, other in sides], np.uint8),
        np.array([(features(mover), features(other)) for mover, other in sides], np.float32),
        np.array([_ahead(lesson.position.circle) for lesson in taught], np.uint8),
        np.array([lesson.lead for lesson in taught], np.float32),
        np.array([lesson.bound for lesson in taught], np.int8),
    )


def _ahead(circle: tuple[int, ...]) -> tuple[int, ...]:
    return (*circle[:SEEN_AHEAD], *(NO_PATCH,) * (SEEN_AHEAD - len(circle)))


def play_chunk(file: Path, nodes: int, weights: Weights | None) -> None:
    """Play the matches of a file, if it is still missing; its name ends with the first seed."""
    if file.exists():
        return
    lead: Callable[[Position], float] = SimpleLead() if weights is None else Judgement(weights).lead
    tree = PurchaseTree("revised", lead)
    first = int(file.stem.split("-")[-1])
    taught = [
        lesson
        for seed in range(first, first + CHUNK)
        for lesson in one_match(seed, nodes, tree, 0 if weights is None else MET)
    ]
    _write(file, stacked(taught)._asdict())


def _write(file: Path, arrays: dict[str, NDArray[Any]]) -> None:
    """Write a file that is there whole or not at all."""
    part = file.with_name(f"{os.getpid()}.part")
    with part.open("wb") as out:
        np.savez_compressed(out, **arrays)
    part.replace(file)


def _lessons(files: Sequence[Path]) -> Lessons:
    found = []
    for file in files:
        with np.load(file) as stored:
            found.append([stored[name] for name in Lessons._fields])
    return Lessons(*map(np.concatenate, zip(*found, strict=True)))


class Network:
    """The network while it learns; on features with mean 0 and deviation 1."""

    def __init__(self, taught: Lessons, units: int, seed: int) -> None:
        self._mixing = mixing().astype(np.float32)
        mover = taught.sides[:, 0]
        self._mean, self._spread = mover.mean(0), np.maximum(mover.std(0), 0.05)
        self._mean[0], self._spread[0] = 0, 1
        self._sides = (taught.sides - self._mean) / self._spread
        self._spaces = taught.spaces
        self._circles = taught.circles + (NO_PATCH + 1) * np.arange(SEEN_AHEAD)
        self._leads = taught.leads / SCALE
        self._bounds = taught.bounds
        self._random = np.random.default_rng(seed)
        inputs, places = 2 * len(KNOTS) * FEATURES, SEEN_AHEAD * (NO_PATCH + 1)
        normal = self._random.normal
        layers = {
            "sides": np.c_[normal(0, 0.12, (inputs, units)), np.zeros(inputs)],
            "circle": np.c_[normal(0, 0.02, (places, units)), np.zeros(places)],
            "bias": np.zeros(units + 1),
            "out": np.append(normal(0, 0.05, units), 1),
        }
        self._layers = {name: layer.astype(np.float32) for name, layer in layers.items()}
        self._adam = Adam(self._layers.values())

    def learn(self, passes: int, rate: float = 4e-3) -> Iterator[float]:
        """Go through the lessons so many times (Adam); gives the error of each pass in points."""
        order = np.arange(len(self._leads))
        batches = max(1, len(order) // BATCH)
        done = 0
        for _ in range(passes):
            self._random.shuffle(order)
            squares = []
            for chosen in np.array_split(order, batches):
                done += 1
                slope = rate * (1 - done / (passes * batches + 1)) ** 0.7 + 1e-5
                squares.append(self._correct(chosen, slope))
            yield SCALE * float(np.sqrt(np.mean(squares)))

    def _correct(self, chosen: NDArray[np.int64], slope: float) -> float:
        layers = self._layers
        mixed = self._mixing[self._spaces[chosen]]
        sides = mixed[..., None] * self._sides[chosen][:, :, None, :]
        sides = sides.reshape(len(chosen), -1)
        places = np.zeros((len(chosen), len(layers["circle"])), np.float32)
        places[np.arange(len(chosen))[:, None], self._circles[chosen]] = 1
        units = sides @ layers["sides"] + places @ layers["circle"] + layers["bias"]
        np.maximum(units[:, :-1], 0, out=units[:, :-1])
        error = units @ layers["out"] - self._leads[chosen]
        error[error * self._bounds[chosen] > 0] = 0
        pull = np.clip(error, -2, 2) / np.float32(len(chosen))
        back = pull[:, None] * layers["out"]
        back[:, :-1] *= units[:, :-1] > 0
        slopes = {
            "sides": sides.T @ back,
            "circle": places.T @ back,
            "bias": back.sum(0),
            "out": units.T @ pull,
        }
        slopes["out"][-1] = 0
        steps = self._adam.steps(slopes[name] for name in layers)
        for name, step in zip(layers, steps, strict=True):
            shrink = 0 if name == "out" else 1e-4
            layers[name] -= (slope * (step + shrink * layers[name])).astype(np.float32)
        return float(np.mean(error**2))

    def weights(self) -> Weights:
        """The network for features as they come and leads in points."""
        layers = self._layers
        sides = layers["sides"].reshape(2, len(KNOTS), FEATURES, -1) / self._spread[:, None]
        sides = sides.astype(np.float64)
        sides[:, :, 0] -= (sides * self._mean[:, None]).sum(2)
        sides[0, :, 0] += layers["bias"]
        circle = layers["circle"].reshape(SEEN_AHEAD, NO_PATCH + 1, -1).copy()
        sides[..., -1] *= SCALE
        circle[..., -1] *= SCALE
        return Weights(sides.astype(np.float32), circle, layers["out"][:-1] * np.float32(SCALE))


def _claim(folder: Path, plan: list[str], others: dict[str, int]) -> None:
    """Note in a folder what it belongs to; a plan may grow.

    Raises SystemExit if it belongs to another training.
    """
    folder.mkdir(parents=True, exist_ok=True)
    note = folder / "arguments.json"
    if note.exists():
        kept = json.loads(note.read_text())
        if kept != {"plan": plan[: len(kept["plan"])], **others}:
            raise SystemExit(f"{folder} keeps another training: {kept}")
    note.write_text(json.dumps({"plan": plan, **others}))


def main() -> None:
    """Play, learn, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--plan", type=Round.read, nargs="+", default=PLAN, metavar="MATCHESxNODES")
    parser.add_argument("--units", type=int, default=64)
    parser.add_argument("--passes", type=int, default=8)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--keep", type=Path, required=True, help="where to keep what was played")
    parser.add_argument("--out", type=Path, required=True)
    wanted = parser.parse_args()
    _claim(
        wanted.keep,
        [str(each) for each in wanted.plan],
        {"units": wanted.units, "passes": wanted.passes, "seed": wanted.seed},
    )
    weights: Weights | None = None
    before: list[Path] = []
    first = wanted.seed
    with get_context("spawn").Pool(wanted.processes) as pool:
        for number, each in enumerate(wanted.plan, 1):
            firsts = range(first, first + each.matches, CHUNK)
            first = firsts.stop
            files = [wanted.keep / f"round-{number}-{seed}.npz" for seed in firsts]
            missing = [file for file in files if not file.exists()]
            random.Random(os.getpid()).shuffle(missing)
            for _ in pool.imap_unordered(
                partial(play_chunk, nodes=each.nodes, weights=weights), missing
            ):
                pass
            taught = _lessons([*before, *files])
            network = Network(taught, wanted.units, wanted.seed + number)
            for error in network.learn(wanted.passes):
                print(f"round {number}: {len(taught.leads)} positions, error {error:.2f}")
            weights = network.weights()
            _write(wanted.keep / f"round-{number}.npz", weights._asdict())
            before += files if number > 1 else []
    assert weights is not None
    _write(wanted.out, weights._asdict())


if __name__ == "__main__":
    main()
