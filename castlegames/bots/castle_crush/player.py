"""The bot: what it does in each phase, and how carefully at each level."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import field, frozen

from castlegames.bots.bot import Bot, Budget, Choice, Clock
from castlegames.rules import Draws, State, Stream, Value
from castlegames.rules.castle_crush import Build, CastleCrushState, Return, Swing, Take
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.designs import planned_points

from .building import Chosen, first_that_stands, safest_of_the_best
from .castles import best_points
from .swings import STARTING, Tried, fan, try_out


@frozen
class Skill:
    """How a level thinks.

    ``storeys`` is how high it plans to build, ``candidates`` how many castles it compares under
    attack (0: it takes the first that stands); ``offsets`` and ``turns`` span its fan of swings,
    ``most`` of which it tries, and ``rounds`` go on under the wobble.
    """

    seconds: float
    storeys: int
    candidates: int
    offsets: tuple[float, ...]
    turns: tuple[float, ...]
    most: int
    rounds: tuple[int, ...]
    plans_blocks: bool


SKILLS: Mapping[str, Skill] = {
    "easy": Skill(2.0, 2, 0, (0.0, -20.0, 20.0), (0.0, -8.0, 8.0), 5, (), plans_blocks=False),
    "medium": Skill(4.0, 3, 0, (0.0, -20.0, 20.0), (0.0, -8.0, 8.0), 9, (3, 3), plans_blocks=False),
    "hard": Skill(
        8.0,
        7,
        8,
        (0.0, -25.0, 25.0, -12.0, 12.0),
        (0.0, -6.0, 6.0, -12.0, 12.0),
        24,
        (10, 10, 5, 5, 5, 3, 3),
        plans_blocks=True,
    ),
}

IN_TIME = 0.9
"""The part of its seconds after which a bot gives up what it is trying."""

_LIKED = ("flat_house", "flat_tower", "slant_tower", "pointed_tower", "pointed_house", "roof")
"""Kinds from the most useful to the least, for those who do not plan."""


@frozen
class CastleCrushBot(Bot):
    """Builds from plans, tries its swings, chooses blocks for its next castle."""

    skill: Skill = field()

    def choose(self, view: State, budget: Budget, stream: Stream) -> Choice:
        """A legal move; without time for the simulation a standard one.

        A node is one simulated fall.
        """
        assert isinstance(view, CastleCrushState)
        clock, draws = budget.scaled(IN_TIME).start(), stream.open()
        if view.phase == "build":
            return self._build(view, clock, draws)
        if view.phase == "attack":
            return self._swing(view, clock, draws)
        return self._take(view, draws)

    def _build(self, view: CastleCrushState, clock: Clock, draws: Draws) -> Choice:
        seat = view.to_move
        assert seat is not None
        chosen: Chosen | None = None
        if _may_simulate(clock):
            if self.skill.candidates:
                chosen = safest_of_the_best(view, seat, self.skill.candidates, clock)
            elif self.skill.storeys > 2:
                chosen = first_that_stands(view, seat, self.skill.storeys, clock)
        if chosen is not None:
            return Choice(
                chosen.build,
                {
                    "planned": chosen.planned,
                    "expected": round(chosen.expected, 1),
                    "storeys": chosen.storeys,
                    "tried": clock.nodes,
                },
            )
        listed = view.legal_moves()
        castles = [move for move in listed if isinstance(move, Build)]
        if not castles:
            return self._return(view, draws)
        if self.skill.storeys > 2:
            build = max(castles, key=planned_points)
        else:
            build = draws.choice(castles[:3])
        return Choice(build, {"planned": planned_points(build), "tried": clock.nodes})

    def _return(self, view: CastleCrushState, draws: Draws) -> Choice:
        kinds = [move.kind for move in view.legal_moves() if isinstance(move, Return)]
        kind = max(kinds, key=_LIKED.index) if self.skill.storeys > 2 else draws.choice(kinds)
        return Choice(Return(kind), {"too_many": len(view.hands[view.to_move or 0])})

    def _swing(self, view: CastleCrushState, clock: Clock, draws: Draws) -> Choice:
        skill = self.skill
        listed = view.legal_moves()
        swings = fan(view, skill.offsets, skill.turns)
        if not swings:
            return Choice(listed[0])
        first = [one for one in swings if one.swing.direction == _straight(one, view)]
        others = draws.shuffled(one for one in swings if one not in first)
        tried = [*draws.shuffled(first), *others][: skill.most * (view.seats - 1)]
        ranked = try_out(view, tried, clock, draws, skill.rounds) if _may_simulate(clock) else []
        if not ranked:
            return Choice(draws.choice([one.swing for one in first] or [swings[0].swing]))
        best = ranked[0]
        return Choice(best.swing, _told(best, clock))

    def _take(self, view: CastleCrushState, draws: Draws) -> Choice:
        kinds = [move.kind for move in view.legal_moves() if isinstance(move, Take)]
        if self.skill.storeys <= 2:
            return Choice(Take(draws.choice(kinds)))
        if not self.skill.plans_blocks:
            return Choice(Take(min(kinds, key=_LIKED.index)))
        hand = view.hands[view.to_move or 0]
        pool = view.supply if view.phase == "deal" else view.middle
        promised = {
            kind: best_points((*hand, next(b for b in pool if c.kind_name(b) == kind)))
            for kind in kinds
        }
        kind = max(kinds, key=lambda each: (promised[each], -_LIKED.index(each)))
        return Choice(Take(kind), {"planned": promised[kind] + c.CASTLE_GENERAL})


def _may_simulate(clock: Clock) -> bool:
    left = clock.left()
    return not clock.over() and (left is None or left > STARTING)


def _straight(one: Tried, view: CastleCrushState) -> float:
    return round(c.bearing(one.target, view.seats) % 360.0, 3)


def _told(best: Tried, clock: Clock) -> dict[str, Value]:
    swing: Swing = best.swing
    return {
        "target": best.target,
        "points": round(best.points, 1),
        "blocks": round(best.blocks, 1),
        "gain": round(best.gain, 1),
        "direction": swing.direction,
        "tried": clock.nodes,
    }
