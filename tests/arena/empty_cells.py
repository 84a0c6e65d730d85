"""How many cells of its quilt a Patchwork level leaves empty against another, in matched pairs.

``python -m tests.arena.empty_cells expert medium --pairs 20 --scale 0.1``
"""

from __future__ import annotations

import argparse
from functools import partial
from multiprocessing import get_context
from statistics import mean, stdev

from castlegames.bots import LEVELS, Budget, bot, levels
from castlegames.rules import Stream, game
from castlegames.rules.patchwork import PatchworkState
from castlegames.rules.patchwork.quilt import CELLS


def empty_cells(deal: tuple[int, int], names: tuple[str, str], scale: float) -> tuple[int, int]:
    """The empty cells of each name on a deal: its seed, and the seat of the first name."""
    seed, first = deal
    known = {level.name: Budget(seconds=level.seconds) for level in levels("patchwork")}
    players = [bot("patchwork", name) for name in names]
    state = game("patchwork").start(2, seed)
    draws = Stream(seed).open()
    while (seat := state.to_move) is not None:
        turn = seat ^ first
        budget = known[names[turn]].scaled(scale)
        choice = players[turn].choose(state.seen_by(seat), budget, draws.fork())
        state = state.play(choice.move)
    assert isinstance(state, PatchworkState)
    own, other = (CELLS - state.quilts[seat].bit_count() for seat in (first, 1 - first))
    return own, other


def main() -> None:
    """Play and print the mean of each with its 95 % reach."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("levels", nargs=2, choices=LEVELS)
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--processes", type=int, default=1)
    wanted = parser.parse_args()
    deals = [(wanted.seed + pair, seat) for pair in range(wanted.pairs) for seat in (0, 1)]
    play = partial(empty_cells, names=tuple(wanted.levels), scale=wanted.scale)
    with get_context("spawn").Pool(wanted.processes) as pool:
        found = pool.map(play, deals, chunksize=1)
    for name, counts in zip(wanted.levels, zip(*found, strict=True), strict=True):
        reach = 1.96 * stdev(counts) / len(counts) ** 0.5
        print(f"{name}: {mean(counts):.1f} ± {reach:.1f} empty cells in {len(counts)} matches")


if __name__ == "__main__":
    main()
