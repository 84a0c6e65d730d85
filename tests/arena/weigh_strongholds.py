"""What castles keep under attack by players who search: numbers for strongholds.py.

``python -m tests.arena.weigh_strongholds --rounds 5 --falls 12 --seed 1`` lets each of the plans
below be attacked so many times at two seats, ``--seats 3`` smaller ones as often as with more seats
(by one opponent all the same); with ``--hands 20`` instead, what each level builds of so many hands
as they come up later in a match. All castles of a round meet the same draws.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import chain

import numpy as np
from attrs import evolve

from castlegames.bots.bot import Budget
from castlegames.bots.castle_crush.assaults import Left
from castlegames.bots.castle_crush.building import first_that_stands
from castlegames.bots.castle_crush.castles import Stock
from castlegames.bots.castle_crush.layouts import Ranks
from castlegames.bots.castle_crush.player import SKILLS
from castlegames.bots.castle_crush.strongholds import stronghold, unused
from castlegames.bots.castle_crush.swings import LONGEST, best_swing, wobbled
from castlegames.bots.castle_crush.ways import ways
from castlegames.physics.practice import Practice
from castlegames.physics.resolving import castle_let_go, cleared
from castlegames.rules import Draws, Stream
from castlegames.rules.castle_crush import GAME, Build, CastleCrushState, Rest
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.designs import Column, Part
from castlegames.rules.castle_crush.scoring import castle_points, fallen

KINDS: Mapping[str, str] = {
    "H": "flat_house",
    "P": "pointed_house",
    "s": "slant_tower",
    "p": "pointed_tower",
    "f": "flat_tower",
    "R": "roof",
}
PLANS: Mapping[str, str] = {
    "whole": "R HK R / P Hfp P / s f p s",
    "plain mast": "R HK R / P Hf P / s f p s",
    "slant mast": "R HK R / P Hfs P / s f p s",
    "mast of four": "R HK R / P Hffp P / s f p s",
    "mast of house and tower": "R HK R / P Hp P / s f p s",
    "mast of two houses": "R HK R / P HHp P / s f p s",
    "mast with a flat top": "R HK R / P Hff P / s f p s",
    "mast without a house": "R HK R / P fp P / s f p s",
    "king on a tower": "R fK R / P Hfp P / s f p s",
    "no king": "R P R / P Hf P / s f p s",
    "nothing beside the king": "HK / P Hfp P / s f p s",
    "roofs beside the mast": "R HK R / R Hfp R / s f p s",
    "flat houses beside the mast": "R HK R / H Hfp H / s f p s",
    "pointed houses beside the king": "P HK P / P Hfp P / s f p s",
    "crowns beside the mast": "R HK R / Hs Hfp Hp / s f p s",
    "crowns beside the king": "HR HK HR / P Hfp P / s f p s",
    "wall of three": "R HK R / P Hfp P / s f s",
    "wall of slant towers": "R HK R / P Hfp P / s s s s",
    "wall of flat towers": "R HK R / P Hfp P / f f f s",
    "wall with points outside": "R HK R / P Hfp P / p s s f",
    "mast in front": "P Hfp P / R HK R / s f p s",
    "king beside the mast": "R P R / HK Hfp P / s f p s",
    "wall in front": "s f p s / P Hfp P / R HK R",
}
"""Three rows from the front to the rear; each word is a column from its foot up, K the king."""
SMALL_PLANS: Mapping[str, str] = {
    "ten": "P HK R / P Hf R / s s p s",
    "nine": "HK / P Hf R / s p s f",
    "eight": "HK / P Hf R / s p s",
    "eight, wall with points outside": "HK / P Hf R / p f p",
    "eight, houses beside the mast": "HK / H Hf H / s p s",
    "eight, roof beside the king": "R HK / P Hf / s p s",
    "eight, roof on the other side": "HK R / P Hf / s p s",
    "eight, king beside the mast": "P / HK Hf R / s p s",
    "eight, mast in front": "P Hf R / HK / s p s",
    "eight, no king": "R / P Hf P / s p s",
    "mast without a house": "HK / P f R / s p s",
    "mast without a house, roofs beside the king": "R HK R / P f P / s p s f",
    "mast of a house": "HK / P H R / s p s",
    "mast of a house, king on a tower": "fK / P H R / s p s",
    "mast of a pointed tower, wall of two": "HK / P p R / s s",
    "nothing beside the mast": "HK / Hf / s p s",
    "one house beside the mast": "HK / P Hf / s p s",
    "wall of two": "HK / P Hf R / s p",
    "six": "HK / P f R / s p",
    "six, king beside the mast": "P / HK f R / s p",
    "six, mast in front": "P f R / HK / s p",
    "six, king on a tower": "fK / P f R / s p",
    "six, no king": "P / P f R / s p",
    "six, all before the wall": "R HK P / f / s p",
    "towers beside the mast": "HK / s f s / p p",
}
"""The same for hands of three and four seats."""
THEIRS = 9
"""Blocks that stood in the opponent's castle, in a hand of later rounds."""


def plan_of(plan: str) -> Build:
    """A plan's blocks in three rows."""
    stock = Stock(c.BLOCKS)
    rows = [[_column(stock, word) for word in row.split()] for row in plan.split("/")]
    front, middle, rear = map(len, rows)
    return Ranks((front, middle, rear)).build(0, tuple(chain.from_iterable(rows)))


def _column(stock: Stock, word: str) -> Column:
    parts = tuple(Part(stock.take(KINDS[letter])) for letter in word if letter != "K")
    return Column(parts, 0.0 if word.endswith("K") else None)


def table(hand: Sequence[int]) -> CastleCrushState:
    """A match at two seats in which the first builds of this hand."""
    supply = tuple(block for block in c.BLOCKS if block not in hand)
    hands = (tuple(sorted(hand)), ())
    start = GAME.start(2, 0)
    return evolve(start, phase="build", to_move=0, hands=hands, supply=supply, middle=())


def standing(build: Build) -> Rest | None:
    """The castle let go; None if it falls."""
    hand = [p.piece for p in build.placements if c.is_block(p.piece)]
    state = table(hand)
    if state.why_not(build) is not None:
        return None
    outcome = castle_let_go(build, 0, 2)
    return outcome.hit if state.why_not(evolve(build, outcome=outcome)) is None else None


def _standing(builds: Mapping[str, Build | None]) -> dict[str, Rest]:
    found = {name: None if build is None else standing(build) for name, build in builds.items()}
    return {name: castle for name, castle in found.items() if castle is not None}


def besieged(castle: Rest, falls: int, draws: Draws, seats: int = 2) -> Left:
    """The castle after the swings that a player has in a round and so many falls for each."""
    paid: tuple[int, ...] = ()
    given = 0
    for _ in range(c.SWINGS[seats]):
        mine = tuple(sorted(castle.pieces))
        state = evolve(table(()), phase="attack", to_move=1, castles=(mine, ()), rest=castle)
        state = evolve(state, paid=paid, supply=tuple(b for b in c.BLOCKS if b not in mine))
        clock = Budget(nodes=falls).start()
        best = best_swing(state, SKILLS["expert"].aims, falls, clock, draws)
        if best is None:
            break
        release = wobbled(state, best.candidate.swing, draws)
        hit = Practice(2, castle, LONGEST, quick=True).swing(release)
        attack = fallen(castle, hit, (), paid)
        given, paid = given + attack.points, (*paid, *attack.pieces)
        castle, _settled = cleared(hit, 2, leaning=True)
        if not castle.poses:
            break
    return Left(castle_points(castle, 0, castle.pieces).total, given)


def later_hand(draws: Draws) -> tuple[int, ...]:
    """A hand as it comes up in the second and third round: what stood, and every other block."""
    dealt = draws.shuffled(GAME.start(2, 0).hands[0])
    hand = list(dealt[: 8 + draws.below(5)])
    middle = draws.shuffled([block for block in c.BLOCKS if block not in hand])[THEIRS:]
    return tuple(sorted((*hand, *middle[::2])))


def built(level: str, hand: Sequence[int]) -> Build | None:
    """What a level builds of a hand; "promise" the low castle of which most is promised."""
    if level == "easy":
        castles = [move for move in table(hand).legal_moves() if isinstance(move, Build)]
        return castles[sum(hand) % len(castles)] if castles else None
    style = SKILLS["medium" if level == "promise" else level].stronghold
    assert style is not None
    found = stronghold(
        hand, 2, sparing=style.sparing, king=style.kings[sum(hand) % len(style.kings)]
    )
    if level == "promise" or found is None:
        low = [way for way in ways(hand, 2) if way.plan.storeys <= 3]
        chosen = first_that_stands(table(hand), 0, low, Budget().start())
        return None if chosen is None else chosen.build
    kept = [block for block in hand if block not in unused(hand, found)]
    chosen = first_that_stands(table(kept), 0, (found,), Budget().start())
    return None if chosen is None else chosen.build


def told(name: str, lefts: Sequence[Left]) -> str:
    """A row of the table: how many attacks, and what was kept and given."""
    nets = np.array([left.net(2) for left in lefts])
    error = nets.std(ddof=1) / len(nets) ** 0.5 if len(nets) > 1 else float("nan")
    kept, given = (np.mean([getattr(one, key) for one in lefts]) for key in ("kept", "given"))
    return (
        f"{name:44}{len(nets):4} net {nets.mean():6.1f} ± {error:4.1f}   {kept:5.1f} {given:5.1f}"
    )


def main() -> None:
    """Attack castles, then print what they kept, what they gave, and the difference."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--falls", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hands", type=int, default=0)
    parser.add_argument("--seats", type=int, choices=c.SWINGS, default=2)
    wanted = parser.parse_args()
    if wanted.hands and wanted.seats != 2:
        parser.error("later hands are made for two seats")
    draws = Stream(wanted.seed).open()
    lefts: dict[str, list[Left]] = defaultdict(list)
    plans = PLANS if wanted.seats == 2 else SMALL_PLANS
    builds: dict[str, Build | None] = {name: plan_of(plan) for name, plan in plans.items()}
    castles = _standing(builds)
    for _ in range(wanted.hands or wanted.rounds):
        attack = draws.fork()
        if wanted.hands:
            hand = later_hand(draws)
            castles = _standing({name: built(name, hand) for name in (*SKILLS, "promise")})
        for name, castle in castles.items():
            lefts[name].append(besieged(castle, wanted.falls, attack.open(), wanted.seats))
    for name, found in sorted(lefts.items(), key=lambda one: -np.mean([x.net(2) for x in one[1]])):
        print(told(name, found))


if __name__ == "__main__":
    main()
