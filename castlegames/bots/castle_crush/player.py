"""The bot: what it does in each phase, and how carefully at each level."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence

from attrs import field, frozen

from castlegames.bots.bot import Bot, Budget, Choice, Clock
from castlegames.rules import Draws, State, Stream, Value
from castlegames.rules.castle_crush import Build, CastleCrushState, Return, Take
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.designs import planned_points

from .building import Chosen, ambitious, first_that_stands, mixed, safest
from .strongholds import Place, lacking, stronghold, unused
from .swings import STARTING, Aims, best_swing
from .ways import Way, best_promise, ways


@frozen
class Style:
    """How strongholds are built.

    One who is ``sparing`` leaves out, and takes, what makes them whole; others use all that they
    can. ``kings`` are the places where the king may stand, seen from the hammer base.
    """

    kings: tuple[Place, ...]
    sparing: bool = False


@frozen
class Skill:
    """How a level thinks.

    ``stronghold``: how it builds one, if its blocks make one. If not: ``storeys``: it builds what
    promises most, at most so high; or of ``candidates`` it compares so many under attack, by
    attackers who try so many ``attacks``; ``ambitious``: only castles that are worth much before
    the attack. ``aims`` are the swings it thinks of, and ``tries`` how many falls it looks at
    (None: as many as its time allows).
    """

    seconds: float
    aims: Aims
    tries: int | None
    storeys: int = 0
    candidates: int = 0
    attacks: int = 0
    ambitious: bool = False
    stronghold: Style | None = None

    @property
    def plans(self) -> bool:
        """Whether it builds by plan at all."""
        return self.storeys > 0 or self.candidates > 0


_FEW_AIMS = Aims((0.0, -20.0, 20.0), (0.0,), (0.0, -8.0, 8.0))
_AIMS = Aims((0.0, 12.0, -12.0, 24.0, -24.0), (0.0, -12.0, 12.0), (0.0, -4, 4, -8, 8, -12, 12))

SKILLS: Mapping[str, Skill] = {
    "easy": Skill(2.0, _FEW_AIMS, 6),
    "medium": Skill(4.0, _AIMS, 32, storeys=3, stronghold=Style(("behind",))),
    "hard": Skill(
        8.0,
        _AIMS,
        64,
        candidates=6,
        attacks=3,
        ambitious=True,
        stronghold=Style(("before", "beside")),
    ),
    "expert": Skill(
        15.0, _AIMS, None, candidates=12, attacks=3, stronghold=Style(("before",), sparing=True)
    ),
}

STRONG = 5.0
"""A stronghold that promises more is built without a look at other castles."""
PLAIN = 6
"""So many of the listed castles are plain ones, of up to three storeys."""
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
        return self._take(view, clock, draws)

    def _build(self, view: CastleCrushState, clock: Clock, draws: Draws) -> Choice:
        seat = view.to_move
        assert seat is not None
        chosen: Chosen | None = None
        strong = self._stronghold(view.hands[seat], view.seats, draws)
        if strong is not None:
            spare = unused(view.hands[seat], strong)
            if spare:
                return Choice(Return(c.kind_name(spare[0])), {"promise": round(strong.promise, 1)})
        if _may_simulate(clock):
            if strong is not None:
                chosen = first_that_stands(view, seat, (strong,), clock)
            if chosen is None:
                chosen = self._chosen(view, seat, clock, draws)
        if chosen is not None:
            reasons: dict[str, Value] = {
                "planned": chosen.planned,
                "expected": round(chosen.expected, 1),
                "tried": clock.nodes,
            }
            if chosen.kept is not None:
                reasons["kept"] = round(chosen.kept)
            return Choice(chosen.build, reasons)
        listed = view.legal_moves()
        castles = [move for move in listed if isinstance(move, Build)]
        if not castles:
            return self._return(view, draws)
        build = castles[0] if self.skill.plans else draws.choice(castles)
        return Choice(build, {"planned": planned_points(build), "tried": clock.nodes})

    def _stronghold(self, blocks: Sequence[int], seats: int, draws: Draws) -> Way | None:
        style = self.skill.stronghold
        if style is None:
            return None
        king = draws.choice(style.kings)
        found = stronghold(blocks, seats, sparing=style.sparing, king=king)
        return found if found is not None and found.promise > STRONG else None

    def _chosen(
        self, view: CastleCrushState, seat: int, clock: Clock, draws: Draws
    ) -> Chosen | None:
        skill, blocks = self.skill, view.hands[seat]
        if not skill.plans:
            return None
        found = ways(blocks, view.seats)
        if not skill.candidates:
            low = [way for way in found if way.plan.storeys <= skill.storeys]
            return first_that_stands(view, seat, low, clock)
        plain: list[Build] = []
        if skill.ambitious:
            found = ambitious(blocks, found)
        else:
            found = mixed(blocks, found)
            listed = [move for move in view.legal_moves() if isinstance(move, Build)]
            plain = listed[:PLAIN]
        return safest(view, seat, found, plain, skill.candidates, skill.attacks, clock, draws)

    def _return(self, view: CastleCrushState, draws: Draws) -> Choice:
        kinds = [move.kind for move in view.legal_moves() if isinstance(move, Return)]
        kind = max(kinds, key=_LIKED.index) if self.skill.plans else draws.choice(kinds)
        return Choice(Return(kind), {"too_many": len(view.hands[view.to_move or 0])})

    def _swing(self, view: CastleCrushState, clock: Clock, draws: Draws) -> Choice:
        skill = self.skill
        best = None
        if _may_simulate(clock):
            best = best_swing(view, skill.aims, skill.tries, clock, draws)
        if best is None:
            return Choice(draws.choice(view.legal_moves()))
        return Choice(
            best.candidate.swing,
            {
                "target": best.candidate.target,
                "points": round(best.points, 1),
                "blocks": round(best.blocks, 1),
                "gain": round(best.gain, 1),
                "direction": best.candidate.swing.direction,
                "tried": clock.nodes,
            },
        )

    def _take(self, view: CastleCrushState, clock: Clock, draws: Draws) -> Choice:
        kinds = [move.kind for move in view.legal_moves() if isinstance(move, Take)]
        if not self.skill.plans:
            return Choice(Take(draws.choice(kinds)))
        hand = view.hands[view.to_move or 0]
        pool = view.supply if view.phase == "deal" else view.middle
        style = self.skill.stronghold
        if not self.skill.candidates or (view.seats == 2 and not _sparing(style)):
            return Choice(Take(min(kinds, key=_LIKED.index)))
        if _sparing(style):
            kind = min(kinds, key=lacking(hand).index)
            block = next(b for b in pool if c.kind_name(b) == kind)
            strong = self._stronghold((*hand, block), view.seats, draws)
            return Choice(Take(kind), {"promise": round(strong.promise, 1)} if strong else {})
        promised: dict[str, float] = {}
        for kind in sorted(kinds, key=_LIKED.index):
            if promised and clock.over():
                break
            block = next(b for b in pool if c.kind_name(b) == kind)
            promised[kind] = best_promise((*hand, block), view.seats)
        kind = max(promised, key=lambda each: (promised[each], -_LIKED.index(each)))
        return Choice(Take(kind), {"promise": round(promised[kind], 1)})


def _sparing(style: Style | None) -> bool:
    return style is not None and style.sparing


def _may_simulate(clock: Clock) -> bool:
    left = clock.left()
    needed = 0.0 if "mujoco" in sys.modules else STARTING
    return not clock.over() and (left is None or left > needed)
