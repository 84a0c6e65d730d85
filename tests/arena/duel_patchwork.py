"""Two judgements of Patchwork's strong bots against each other, in matched pairs.

``python -m tests.arena.duel_patchwork new.npz --pairs 100 --nodes 800`` plays a file of weights
against the one that comes with the program. The same arguments give the same matches.
"""

from __future__ import annotations

import argparse
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, stdev

import numpy as np

from castlegames.bots import Budget
from castlegames.bots.patchwork.judgement import Judgement, Weights, learned
from castlegames.bots.patchwork.position import position_of
from castlegames.bots.patchwork.tree import PurchaseTree
from castlegames.bots.search.alphabeta import AlphaBeta
from castlegames.rules import game


def read_weights(file: Path | None) -> Weights:
    """The weights of a file, or those that come with the program."""
    if file is None:
        return learned()
    with np.load(file) as stored:
        return Weights(*(stored[name] for name in Weights._fields))


def lead(seed: int, seat: int, files: tuple[Path, Path | None], nodes: int) -> float:
    """The points by which the first file, in this seat, ends ahead; a tie counts for who was first
    home."""
    trees = [PurchaseTree("revised", Judgement(read_weights(file)).lead) for file in files]
    searches = [AlphaBeta(tree) for tree in trees]
    start = game("patchwork").start(2, seed)
    mover = start.to_move
    assert mover is not None
    position = position_of(start, mover)
    while not trees[0].over(position):
        player = mover ^ seat
        found = searches[player].search(position, Budget(nodes=nodes).start())
        reached = trees[player].after(position, found.step)
        assert reached is not None
        position, passed = reached
        mover ^= passed
    ahead = trees[0].value(position)
    return ahead if mover == seat else -ahead


def _pair(seed: int, files: tuple[Path, Path | None], nodes: int) -> tuple[float, float]:
    return lead(seed, 0, files, nodes), lead(seed, 1, files, nodes)


def main() -> None:
    """Play and print wins and the mean margin with its 95 % reach."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("first", type=Path)
    parser.add_argument("second", type=Path, nargs="?", help="instead of the program's own")
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--nodes", type=int, default=800, help="for each step")
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--processes", type=int, default=1)
    wanted = parser.parse_args()
    play = partial(_pair, files=(wanted.first, wanted.second), nodes=wanted.nodes)
    with get_context("spawn").Pool(wanted.processes) as pool:
        pairs = pool.map(play, range(wanted.seed, wanted.seed + wanted.pairs), chunksize=1)
    wins = sum(each > 0 for pair in pairs for each in pair)
    margins = [mean(pair) for pair in pairs]
    reach = 1.96 * stdev(margins) / len(margins) ** 0.5
    print(f"won {wins} of {2 * len(pairs)}, margin {mean(margins):+.2f} ± {reach:.2f}")


if __name__ == "__main__":
    main()
