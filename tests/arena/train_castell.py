"""Fit what a position of Castell is worth: the weights of castlegames/bots/castell/weights.py.

``python -m tests.arena.train_castell --matches 100 --nodes 500`` plays matches between Experts
that only plan their turn, each with weights of its own. At the end of each turn it notes what the
position is thought to be worth and how much each weight counts in that; at the end of the match,
how many points the seat came to. A ridge regression then says how the weights should change so that
one foretells the other, and prints the table. The same arguments give the same table.

What foretells a score need not win: the weights that ship come from an earlier regression and from
matches among varied weights (docs/bots.md). Try a table in matches before it ships.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import numpy as np
from attrs import evolve, frozen

from castlegames.bots import Budget
from castlegames.bots.castell.course import Course
from castlegames.bots.castell.expert import Expert
from castlegames.bots.castell.foresight import Foresight, rivals_of
from castlegames.bots.castell.sketch import sketch_of
from castlegames.bots.castell.troupe import Troupes
from castlegames.bots.castell.weights import FITTED, WEIGHTS, Weights
from castlegames.rules import Draws, Stream, game
from castlegames.rules.castell import CastellState, EndTurn
from castlegames.rules.castell.components import ROUNDS, SKILLS

from .learning import Array, ridge

NAMES = ("casteller", "wanted", "token", "level", "route", "able", "spread")
"""The weights that a worth is a sum over; ranks are fitted as a whole for each skill."""
VARIED = (0.6, 1.0, 1.6)
"""Every seat of a match has each of its weights multiplied by one of these."""
RIDGE = 25.0
PARTS = 10
"""The matches are divided into so many parts; errors come from leaving each of them out."""


@frozen
class Noted:
    """A position at the end of a turn: what it is thought to be worth, and what came of it.

    counts: how much the worth grows with each of ``NAMES``, and with the ranks of each skill when
    they are worth twice as much. score: the seat's points at the end of the match.
    """

    match: int
    round: int
    worth: float
    counts: tuple[float, ...]
    score: int = 0


def with_skill(weights: Weights, skill: int, factor: float) -> Weights:
    """The weights with the ranks of a skill worth so many times as much."""
    table = tuple(factor * rank for rank in weights.rank[skill])
    return evolve(weights, rank=(*weights.rank[:skill], table, *weights.rank[skill + 1 :]))


def varied(draws: Draws) -> Weights:
    """Weights to play with, so that positions differ by more than luck."""
    weights = evolve(
        FITTED, **{name: getattr(FITTED, name) * draws.choice(VARIED) for name in NAMES}
    )
    for skill in range(len(SKILLS)):
        weights = with_skill(weights, skill, draws.choice(VARIED))
    return weights


def noted(state: CastellState, match: int, weights: Weights) -> Noted:
    """What is to be noted when the seat to move ends its turn here."""
    seat, troupes, course = state.turn.seat, Troupes(), Course(state, weights.trust)
    sketch = sketch_of(state, seat, troupes)
    rivals = tuple(rivals_of(state, seat, troupes).values())

    def worth(by: Weights) -> float:
        sketch.troupe.worths.clear()
        return Foresight(course, by).worth(sketch, state.round, rivals)

    others = [evolve(weights, **{name: getattr(weights, name) + 1.0}) for name in NAMES]
    others += [with_skill(weights, skill, 2.0) for skill in range(len(SKILLS))]
    now = worth(weights)
    return Noted(match, state.round, now, tuple(worth(other) - now for other in others))


def one_match(match: int, seats: int, nodes: int, weights: Weights) -> list[Noted]:
    """The positions of one match, but those of the last round: there points are all that counts."""
    draws = Stream(match).open()
    state = game("castell").start(seats, match)
    assert isinstance(state, CastellState)
    players = [Expert(plans=1, weights=varied(draws)) for _ in range(seats)]
    found: list[tuple[int, Noted]] = []
    while (seat := state.to_move) is not None:
        view = state.seen_by(seat)
        move = players[seat].choose(view, Budget(nodes=nodes), draws.fork()).move
        if isinstance(move, EndTurn) and state.round < ROUNDS:
            found.append((seat, noted(view, match, weights)))
        state = state.play(move)
    scores = [score.total for score in state.scores()]
    return [evolve(position, score=scores[seat]) for seat, position in found]


def corrections(positions: Sequence[Noted]) -> Array:
    """How much each weight should change; each round may be misjudged by points of its own."""
    counts = np.array([position.counts for position in positions])
    missing = np.array([position.score - position.worth for position in positions])
    rounds = np.array([position.round for position in positions])
    for round_ in np.unique(rounds):
        at = rounds == round_
        counts[at] -= counts[at].mean(axis=0)
        missing[at] -= missing[at].mean()
    return ridge(counts, missing, RIDGE)[0]


def errors(positions: Sequence[Noted]) -> Array:
    """The standard errors of the corrections, by leaving out every tenth match."""
    left_out = np.array(
        [
            corrections([one for one in positions if one.match % PARTS != part])
            for part in range(PARTS)
        ]
    )
    spread: Array = left_out.std(axis=0) * np.sqrt(PARTS - 1)
    return spread


def main() -> None:
    """Play, fit, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--nodes", type=int, default=500, help="sketches looked at for each move")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0, help="the number of the first match")
    parser.add_argument("--shipped", action="store_true", help="correct the weights that ship")
    wanted = parser.parse_args()
    weights = FITTED if wanted.shipped else WEIGHTS
    positions = [
        position
        for match in range(wanted.seed, wanted.seed + wanted.matches)
        for position in one_match(match, wanted.seats, wanted.nodes, weights)
    ]
    found, spread = corrections(positions), errors(positions)
    print(f"# {len(positions)} positions of {wanted.matches} matches")
    for at, name in enumerate(NAMES):
        before = getattr(weights, name)
        print(f"{name}={before + found[at]:.3f},  # {before:.3f}, ± {1.96 * spread[at]:.3f}")
    for at, skill in enumerate(SKILLS, len(NAMES)):
        print(f"# ranks of {skill}: times {1 + found[at]:.2f} ± {1.96 * spread[at]:.2f}")


if __name__ == "__main__":
    main()
