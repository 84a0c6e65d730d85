"""Fit what castles keep under attack: the weights of castlegames/bots/castle_crush/weights.py.

``python -m tests.arena.train_castle_crush --seconds 600 --seed 1`` builds castles of random hands,
most of them of the kind that promises most so far, lets each be attacked once in the simulation
and prints both tables, fitted by ridge regression. The promises are only as good as the castles
they were fitted to: after a fit, run it again.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping, Sequence

import numpy as np
from attrs import evolve, frozen

from castlegames.bots.bot import Budget
from castlegames.bots.castle_crush.assaults import assaulted
from castlegames.bots.castle_crush.ways import Way, counted, ways
from castlegames.bots.castle_crush.weights import AT_MORE, AT_TWO
from castlegames.physics.resolving import castle_let_go
from castlegames.rules import Draws, Stream
from castlegames.rules.castle_crush import GAME
from castlegames.rules.castle_crush import components as c

from .learning import ridge

SEATS = (2, 2, 2, 3, 4)
"""Half of the castles and more are for two seats, which are played most."""
TRIES = 5
BLOCKS = {2: (9, 15), 3: (7, 11), 4: (5, 9)}
RIDGE = 60.0


@frozen
class Attacked:
    """A castle's counts, and what it kept less what it gave."""

    counts: Mapping[str, float]
    net: float


def random_hand(seats: int, draws: Draws) -> tuple[int, ...]:
    """The dealt hand, or one as it may come up in later rounds."""
    dealt = GAME.start(seats, 0).hands[0]
    if draws.below(3) == 0 and dealt:
        return dealt
    least, most = BLOCKS[seats]
    return tuple(sorted(draws.shuffled(c.BLOCKS)[: least + draws.below(most - least + 1)]))


def attacked(seats: int, draws: Draws) -> Attacked | None:
    """A castle of a random hand under attack; None if it does not stand."""
    hand = random_hand(seats, draws)
    found = ways(hand, seats)
    if not found:
        return None
    way: Way = found[int(len(found) * draws.random() ** 3)]
    build = way.layout.build(0, way.plan.columns)
    hands = (hand, *((),) * (seats - 1))
    supply = tuple(block for block in c.BLOCKS if block not in hand)
    state = evolve(
        GAME.start(seats, 0), phase="build", to_move=0, hands=hands, supply=supply, middle=()
    )
    if build is None or state.why_not(build) is not None:
        return None
    outcome = castle_let_go(build, 0, seats)
    if state.why_not(evolve(build, outcome=outcome)) is not None:
        return None
    left = assaulted(0, seats, outcome.hit, TRIES, Budget().start(), draws)
    return Attacked(counted(way), left.net(seats))


def fitted(castles: Sequence[Attacked], names: Sequence[str]) -> dict[str, float]:
    """The weights that explain best what the castles kept, none larger than it must be."""
    counts = np.array([[castle.counts.get(name, 0.0) for name in names] for castle in castles])
    nets = np.array([castle.net for castle in castles])
    weights, start = ridge(counts, nets, RIDGE)
    return {"": start, **{name: float(w) for name, w in zip(names, weights, strict=True)}}


def main() -> None:
    """Attack castles for so many seconds, then print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    draws = Stream(wanted.seed).open()
    castles: dict[bool, list[Attacked]] = {True: [], False: []}
    ends = time.monotonic() + wanted.seconds
    while time.monotonic() < ends:
        seats = SEATS[draws.below(len(SEATS))]
        castle = attacked(seats, draws)
        if castle is not None:
            castles[seats == 2].append(castle)
    for name, at_two, before in (("AT_TWO", True, AT_TWO), ("AT_MORE", False, AT_MORE)):
        found = castles[at_two]
        print(f"# {len(found)} castles, {np.mean([one.net for one in found]):.1f} on average")
        print(f"{name}: Mapping[str, float] = {{")
        for key, weight in fitted(found, [key for key in before if key]).items():
            print(f'    "{key}": {weight:.2f},')
        print("}")


if __name__ == "__main__":
    main()
