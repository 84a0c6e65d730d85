"""The Expert of Castell: plans a turn, then plays the best plans on through many fates."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from castlegames.bots.bot import Bot, Budget, Choice, Clock
from castlegames.bots.search.racing import Race, Runner
from castlegames.rules import State, Stream, Value
from castlegames.rules.castell import CastellState
from castlegames.rules.castell.components import REGIONS, ROUNDS

from .ahead import Breadth, Fate, Ranked, turns
from .course import Course
from .foresight import Foresight, Rival, prize_name, rivals_of
from .players import answer
from .sketch import Sketch, Step, moves, sketch_of
from .troupe import Troupes
from .weights import FITTED, Weights

BREADTH = Breadth(plans=12, recruits=4)
QUICK = Breadth(plans=2, recruits=2)


class Expert(Bot):
    """Compares its best plans over the turns that may follow.

    ``plans`` of them are played on for ``turns_ahead`` own turns, each with the same fates, and
    for the last ``to_end`` rounds to the end. A plan that falls clearly behind is dropped; when
    all that are left begin alike, that beginning is played.
    """

    def __init__(
        self,
        plans: int = 8,
        turns_ahead: int = 2,
        to_end: int = 3,
        breadth: Breadth = BREADTH,
        quick: Breadth = QUICK,
        weights: Weights = FITTED,
    ) -> None:
        self.plans = plans
        self.turns_ahead = turns_ahead
        self.to_end = to_end
        self.breadth = breadth
        self.quick = quick
        self.weights = weights

    def choose(self, view: State, budget: Budget, stream: Stream) -> Choice:
        if not isinstance(view, CastellState):
            raise TypeError("not a state of Castell")
        clock, draws = budget.start(), stream.open()
        if view.asking is not None:
            return answer(view.sample(draws.fork()))
        seat, round_ = view.turn.seat, view.round
        troupes, course = Troupes(), Course(view, self.weights.trust)
        foresight = Foresight(course, self.weights)
        others = rivals_of(view, seat, troupes)
        rivals = tuple(others.values())
        start = sketch_of(view, seat, troupes)
        ranked = turns(start, foresight, round_, rivals, self.breadth, clock)
        race = Race(Runner(plan, worth, _FIRST_SIGHT) for worth, plan in self.pick(ranked))
        while race.worlds < _MOST_SAMPLES and not race.agree(_beginning):
            fate = Fate(view, seat, course, others, draws.fork().open())
            played_on = partial(
                self._played_on, round_=round_, fate=fate, foresight=foresight, clock=clock
            )
            if not race.run(played_on):
                break
            if race.worlds >= _LEAST_SAMPLES:
                race.drop_beaten(_CLEARLY, _MARGIN)
            if race.worlds in _CUTS:
                race.keep(_CUTS[race.worlds])
        best = race.best()
        plan = best.candidate
        first, *later = moves(view, plan.steps)
        reasons: dict[str, Value] = {
            "worth": round(best.worth, 1),
            "then": tuple(map(str, later)),
        }
        reasons |= _festival_reasons(view, plan, course, rivals)
        return Choice(first, reasons)

    def pick(self, ranked: list[Ranked]) -> list[Ranked]:
        """The plans to play on: the best that differ in more than castellers, then the best."""
        kinds: dict[object, Ranked] = {}
        for item in ranked:
            kinds.setdefault(_kind(item[1]), item)
        different = list(kinds.values())[: self.plans]
        taken = {id(sketch) for _, sketch in different}
        rest = [item for item in ranked if id(item[1]) not in taken]
        return (different + rest)[: self.plans]

    def _played_on(
        self, sketch: Sketch, round_: int, fate: Fate, foresight: Foresight, clock: Clock
    ) -> float | None:
        """The worth of the end of a turn after some more turns; None without the time to see."""
        last = ROUNDS if ROUNDS - round_ <= self.to_end else round_ + self.turns_ahead
        worth = 0.0
        while round_ < last and not clock.over():
            sketch = fate.until_next_turn(sketch, round_)
            round_ += 1
            rivals = fate.rivals_in(round_)
            worth, sketch = turns(sketch, foresight, round_, rivals, self.quick, clock)[0]
        if clock.over():
            return None
        return float(fate.until_next_turn(sketch, round_).score) if round_ == ROUNDS else worth


_MOST_SAMPLES = 200
_FIRST_SIGHT = 2.0
"""How many samples the judgement right after this turn counts for."""
_CUTS = {2: 5, 5: 3, 12: 2}
"""After so many samples so many plans stay."""
_LEAST_SAMPLES = 6
_CLEARLY, _MARGIN = 2.5, 0.1
"""Standard errors and points behind the leader at which a plan is dropped."""


def _beginning(plan: Sketch) -> tuple[Step, ...]:
    return plan.steps[:1]


def _kind(sketch: Sketch) -> object:
    """Equal for plans that only recruit differently."""
    return sketch.place, sketch.troupe.ranks, sketch.points, sketch.tokens, sketch.rows


def _festival_reasons(
    view: CastellState, plan: Sketch, course: Course, rivals: Sequence[Rival]
) -> dict[str, Value]:
    """The festival of this round at which the plan ends: region, tower points, and prize.

    The prize is left out while others may still come to the festival or leave it.
    """
    tokens = course.festivals[view.round][plan.place] if plan.place >= 0 else None
    points = plan.troupe.points(tokens) if tokens is not None else 0
    if tokens is None or not points:
        return {}
    found: dict[str, Value] = {"festival": REGIONS[plan.place], "tower": points}
    if course.order[view.round][-1] == view.turn.seat:
        found["prize"] = prize_name(plan.place, points, tokens, rivals)
    return found
