"""How many cells of its quilt a Patchwork level leaves empty against another, in matched pairs.

``python -m tests.arena.empty_cells expert medium --pairs 20 --scale 0.1``; with ``--nodes 1000``
in the place of time it plays the same matches every time.
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


def empty_cells(
    deal: tuple[int, int], names: tuple[str, str], budgets: tuple[Budget, Budget]
) -> tuple[int, int]:
    """The empty cells of each name on a deal: its seed, and the seat of the first name."""
    seed, first = deal
    players = [bot("patchwork", name) for name in names]
    state = game("patchwork").start(2, seed)
    draws = Stream(seed).open()
    while (seat := state.to_move) is not None:
        turn = seat ^ first
        choice = players[turn].choose(state.seen_by(seat), budgets[turn], draws.fork())
        state = state.play(choice.move)
    assert isinstance(state, PatchworkState)
    own, other = (CELLS - state.quilts[seat].bit_count() for seat in (first, 1 - first))
    return own, other


def _budget(name: str, scale: float, nodes: int | None) -> Budget:
    if nodes is not None:
        return Budget(nodes=nodes)
    seconds = {level.name: level.seconds for level in levels("patchwork")}
    return Budget(seconds=seconds[name]).scaled(scale)


def main() -> None:
    """Play and print the mean of each with its 95 % reach."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("levels", nargs=2, choices=LEVELS)
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--nodes", type=int, help="for each move, instead of time")
    parser.add_argument("--processes", type=int, default=1)
    wanted = parser.parse_args()
    deals = [(wanted.seed + pair, seat) for pair in range(wanted.pairs) for seat in (0, 1)]
    first, second = (_budget(name, wanted.scale, wanted.nodes) for name in wanted.levels)
    play = partial(empty_cells, names=tuple(wanted.levels), budgets=(first, second))
    with get_context("spawn").Pool(wanted.processes) as pool:
        found = pool.map(play, deals, chunksize=1)
    for name, counts in zip(wanted.levels, zip(*found, strict=True), strict=True):
        reach = 1.96 * stdev(counts) / len(counts) ** 0.5
        print(f"{name}: {mean(counts):.1f} ± {reach:.1f} empty cells in {len(counts)} matches")


if __name__ == "__main__":
    main()
