"""Planning turns on sketches: the best ways to play one, and what may come after it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter, itemgetter

from attrs import frozen

from castlegames.bots.bot import Clock
from castlegames.bots.search.beam import beam
from castlegames.rules import Draws
from castlegames.rules.castell import CastellState
from castlegames.rules.castell.components import (
    AWARDS,
    PERFORMANCES,
    PRIZE_POINTS,
    REFILL_ROUNDS,
    REGIONS,
    ROUNDS,
)

from .course import ROADS, Course
from .foresight import Foresight, Rival
from .sketch import NOWHERE, OWES, Sketch, nexts

Ranked = tuple[float, Sketch]
"""A sketch at the end of a turn, and what it is worth."""

_worth = itemgetter(0)


@frozen
class Breadth:
    """How much of a turn is tried: plans kept after each action, and choices of castellers."""

    plans: int
    recruits: int


def turns(
    sketch: Sketch,
    foresight: Foresight,
    round_: int,
    rivals: Sequence[Rival],
    breadth: Breadth,
    clock: Clock,
) -> list[Ranked]:
    """Ways to play the rest of a turn, best first; never empty.

    When the clock runs out the best so far are enough; each sketch judged is a node.
    """
    found = beam(
        (foresight.worth(sketch, round_, rivals), sketch),
        lambda before: nexts(before, foresight.course, round_, breadth.recruits),
        lambda after: foresight.worth(after, round_, rivals),
        attrgetter("key"),
        breadth.plans,
        clock,
    )
    whole = [item for item in found if not item[1].done & OWES]
    whole = whole or [item for item in found if item[1].steps] or found
    return sorted(whole, key=_worth, reverse=True)


_KEEN = 0.75
"""How often a rival goes to a festival that it can reach and take part in."""
_PERFORMING = 0.5
"""How often a rival performs where it can."""


class Fate:
    """One way in which the bag and the rivals may play on, the same for all plans compared.

    Rivals go where a festival wants them or by chance, take two castellers, sometimes perform,
    and build a little better each round.
    """

    def __init__(
        self,
        state: CastellState,
        seat: int,
        course: Course,
        rivals: Mapping[int, Rival],
        draws: Draws,
    ) -> None:
        self.course = course
        self.seat = seat
        self.bag = tuple(draws.shuffled(state.bag))
        self.rivals = {other: troupe for other, (_, troupe) in rivals.items()}
        self.now = state.round
        self.places = self._places({other: at for other, (at, _) in rivals.items()}, draws)
        self.performing = [
            {other: draws.random() < _PERFORMING for other in rivals} for _ in self.places
        ]

    def _places(self, starts: Mapping[int, int], draws: Draws) -> list[dict[int, int]]:
        """Where each rival is at the end of each round from now on."""
        now = {}
        order = self.course.order[self.now]
        for other, start in starts.items():
            at = draws.below(len(REGIONS)) if start == NOWHERE else start
            moved = order.index(other) < order.index(self.seat)
            now[other] = at if moved else self._next(other, at, self.now, draws)
        found = [now]
        for round_ in range(self.now + 1, ROUNDS + 1):
            now = {other: self._next(other, at, round_, draws) for other, at in now.items()}
            found.append(now)
        return found

    def _next(self, other: int, at: int, round_: int, draws: Draws) -> int:
        """Where a rival goes: to a festival in reach if it can take part, else by chance."""
        festivals, chance = self.course.festivals[round_], draws.random()
        near = ROADS[at]
        choices = [
            to
            for to in (at, *near)
            if (tokens := festivals[to]) and self.tower(other, tokens, round_)
        ]
        if choices and chance < _KEEN:
            return choices[int(chance / _KEEN * len(choices))]
        return near[draws.below(len(near))]

    def tower(self, other: int, tokens: tuple[int, ...], round_: int) -> int:
        """What a rival's tower scores at a festival, with what it will have learned by then."""
        points = self.rivals[other].points(tokens)
        ahead = round_ - self.now
        if not points:
            return 4 if ahead >= 2 else 0
        return points + ahead * 2 // 3

    def rivals_in(self, round_: int) -> list[Rival]:
        """The rivals as they stand at the festivals of a round."""
        places = self.places[round_ - self.now]
        return [(places[other], troupe) for other, troupe in self.rivals.items()]

    def until_next_turn(self, sketch: Sketch, round_: int) -> Sketch:
        """The sketch at the seat's next turn, or at the end of the match."""
        sketch = sketch.copy()
        order = self.course.order[round_]
        for other in order[order.index(self.seat) + 1 :]:
            self._play(sketch, other, round_)
        self._festival(sketch, round_)
        sketch.done, sketch.steps = 0, ()
        if round_ == ROUNDS:
            return sketch
        if round_ + 1 in REFILL_ROUNDS:
            self._refill(sketch, round_ + 1)
        order = self.course.order[round_ + 1]
        for other in order[: order.index(self.seat)]:
            self._play(sketch, other, round_ + 1)
        return sketch

    def _play(self, sketch: Sketch, other: int, round_: int) -> None:
        """A rival's turn: what it takes away."""
        at = self.places[round_ - self.now][other]
        waiting = sketch.regions[at]
        regions = sketch.regions
        sketch.regions = (*regions[:at], waiting[1:-1], *regions[at + 1 :])
        if not self.performing[round_ - self.now][other]:
            return
        able = self.rivals[other].able
        tiles = [tile for tile in sketch.rows[at] if able(tile)]
        if tiles:
            taken = max(tiles, key=lambda tile: PERFORMANCES[tile].points)
            left = tuple(tile for tile in sketch.rows[at] if tile != taken)
            sketch.rows = (*sketch.rows[:at], left, *sketch.rows[at + 1 :])
            sketch.piles = (*sketch.piles[:at], 1, *sketch.piles[at + 1 :])

    def _festival(self, sketch: Sketch, round_: int) -> None:
        place = sketch.place
        tokens = self.course.festivals[round_][place] if place >= 0 else None
        points = sketch.troupe.points(tokens) if tokens is not None else 0
        if tokens is None or not points:
            return
        rivals = [
            (self.tower(other, tokens, round_), self.rivals[other].counts)
            for other, at in self.places[round_ - self.now].items()
            if at == place
        ]
        rivals = [rival for rival in rivals if rival[0]]
        ahead = sum(tower > points for tower, _ in rivals)
        sketch.points += PRIZE_POINTS[AWARDS[len(rivals) + 1][ahead]]
        sketch.earned |= 1 << place
        sketch.best = max(sketch.best, points)
        for size in tokens:
            mine = sketch.troupe.counts[size], points
            if all(mine > (counts[size], tower) for tower, counts in rivals):
                sketch.take_size(size)

    def _refill(self, sketch: Sketch, round_: int) -> None:
        """Top the regions up; what comes where does not depend on what was taken elsewhere."""
        regions = []
        for place, waiting in enumerate(sketch.regions):
            coming = min(self.course.full - len(waiting), len(self.bag) - sketch.drawn)
            if coming > 0:
                start = (round_ * len(REGIONS) + place) * self.course.full
                new = [self.bag[(start + at) % len(self.bag)] for at in range(coming)]
                waiting = tuple(sorted((*waiting, *new), reverse=True))
                sketch.drawn += coming
            regions.append(waiting)
        sketch.regions = tuple(regions)
