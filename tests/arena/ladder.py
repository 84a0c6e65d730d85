"""Play the ladder of every game: each level against the one below, the lowest against random.

``python -m tests.arena.ladder --scale 0.1 --processes 2`` prints a table for docs/bots.md. The
scale shortens all budgets by one factor and stands in the table.
"""

from __future__ import annotations

import argparse
from itertools import pairwise

from castlegames.bots import levels
from castlegames.bots.arena import RANDOM, compare
from castlegames.rules import games


def main() -> None:
    """Print a row for every rung, as soon as it is played."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    known = [rules.id for rules in games()]
    parser.add_argument("games", nargs="*", choices=known, default=known, metavar="game")
    parser.add_argument("--pairs", type=int, default=60, help="deals a rung, each played twice")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--processes", type=int, default=1)
    wanted = parser.parse_args()
    print("| game | stronger | weaker | wins–draws–losses | Elo (95 %) | scores | p95 s | scale |")
    print("|---|---|---|---|---|---|---|---|")
    for game_id in wanted.games:
        names = [RANDOM, *(level.name for level in levels(game_id))]
        for weaker, stronger in pairwise(names):
            table = compare(
                game_id,
                (stronger, weaker),
                2 * wanted.pairs,
                wanted.seed,
                scale=wanted.scale,
                processes=wanted.processes,
            )
            better, worse = table.results
            assert table.interval95 is not None
            low, high = table.interval95
            print(
                f"| {game_id} | {stronger} | {weaker} "
                f"| {better.wins}–{better.draws}–{better.losses} "
                f"| {table.elo_difference:+.0f} ({low:+.0f} to {high:+.0f}) "
                f"| {better.mean_score:.1f} : {worse.mean_score:.1f} "
                f"| {better.slowest_twentieth:.2f} | {wanted.scale:g} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
