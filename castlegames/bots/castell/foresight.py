"""What a sketch is worth: points, the best route over the coming rounds, and what grows.

The same idea as ``judgement`` has of a whole position, quick enough to be asked thousands of times
a second.
"""

from __future__ import annotations

from collections.abc import Sequence

from castlegames.rules.castell import CastellState
from castlegames.rules.castell.components import (
    AWARDS,
    DIVERSITY_POINTS,
    PERFORMANCES,
    PRIZE_POINTS,
    REGIONS,
    ROUNDS,
)

from .course import PLACES, ROADS, Course
from .sketch import NOWHERE, Sketch
from .troupe import Troupe, Troupes
from .weights import Weights

_STAYING = tuple((place, *roads) for place, roads in enumerate(ROADS))
_MORE = tuple(
    after - before
    for before, after in zip(DIVERSITY_POINTS, (*DIVERSITY_POINTS[1:], 0), strict=True)
)
"""What the diversity bonus grows by, by the number of regions earned in."""

Rival = tuple[int, Troupe]
"""Another seat at a festival: the place of its pawn, and what it can build."""


def rivals_of(state: CastellState, seat: int, troupes: Troupes) -> dict[int, Rival]:
    """The others as they stand now, by seat."""
    found: dict[int, Rival] = {}
    for other, player in enumerate(state.players):
        if other != seat:
            place = NOWHERE if player.region is None else REGIONS.index(player.region)
            found[other] = place, troupes.troupe(player.hand, player.ranks)
    return found


class Foresight:
    """Judges sketches of one match by some weights."""

    def __init__(self, course: Course, weights: Weights) -> None:
        self.course = course
        self.weights = weights
        self.trust = tuple(weights.trust**ahead for ahead in range(ROUNDS + 1))
        self.prize = weights.prize - weights.prize_rival * (course.seats - 2)
        self.ranks = tuple(
            tuple(sum(table[:rank]) for rank in range(len(table) + 1)) for table in weights.rank
        )

    def worth(self, sketch: Sketch, round_: int, rivals: Sequence[Rival]) -> float:
        """The worth of a sketch whose turn ends here; ``rivals`` as they stand at festivals now."""
        left = ROUNDS - round_
        worth = sketch.score + self.weights.token * min(sketch.tokens, left)
        known = sketch.troupe.worths.get(round_)
        if known is None:
            known = sketch.troupe.worths[round_] = self._growth(sketch.troupe, round_)
        worth += known + self.weights.spread * sketch.earned.bit_count() * left
        if sketch.place < 0:
            return worth
        tokens = self.course.festivals[round_][sketch.place]
        best, earned = sketch.best, sketch.earned
        if tokens is not None:
            points = sketch.troupe.points(tokens)
            if points:
                bit = 1 << sketch.place
                prize = prize_name(sketch.place, points, tokens, rivals)
                worth += max(0, points - best) + PRIZE_POINTS[prize]
                worth += self.size_tokens(sketch, tokens)
                if not earned & bit:
                    worth += _MORE[earned.bit_count()]
                    earned |= bit
                best = max(best, points)
        last = min(ROUNDS, round_ + self.weights.horizon)
        if round_ >= last:
            return worth
        route = _Route(self, sketch, round_, last)
        worth += self.weights.able * min(3, left) * sum(route.performances)
        gains = route.best_from(round_ + 1, sketch.place, earned, best, sketch.tokens, 0)
        return worth + self.weights.route * gains

    def _growth(self, troupe: Troupe, round_: int) -> float:
        """What ranks, castellers and levels may still bring."""
        weights, wanted = self.weights, self.course.wanted[round_]
        worth = weights.casteller * len(troupe.hand) + weights.level * troupe.levels()
        for table, rank in zip(self.ranks, troupe.ranks, strict=True):
            worth += table[rank]
        worth *= ROUNDS - round_
        counts = troupe.counts
        close = 0.0
        for size, want in enumerate(wanted):
            if want and counts[size]:
                close += want * min(3, counts[size])
        return worth + weights.wanted * close

    def size_tokens(self, sketch: Sketch, tokens: tuple[int, ...]) -> float:
        """The worth of size tokens that may be won; half of it where the size is owned."""
        worth = 0.0
        for size in tokens:
            worth += 0.6 if sketch.sizes >> size & 1 else 1.0
        return worth * self.weights.size_token


def prize_name(place: int, points: int, tokens: tuple[int, ...], rivals: Sequence[Rival]) -> str:
    """The prize for a tower of these points against the rivals who are there."""
    towers = [troupe.points(tokens) for at, troupe in rivals if at == place]
    towers = [tower for tower in towers if tower]
    return AWARDS[len(towers) + 1][sum(tower > points for tower in towers)]


class _Route:
    """The best way through the coming rounds with what the castellers can do now."""

    def __init__(self, foresight: Foresight, sketch: Sketch, round_: int, last: int) -> None:
        self.foresight = foresight
        self.sketch = sketch
        self.round = round_
        self.last = last
        self.performances = self._performances()
        self.festivals: dict[tuple[int, int], tuple[int, float]] = {}

    def _performances(self) -> list[int]:
        """For each region the points of the best tile there and its pile; 0 without one."""
        sketch = self.sketch
        able, piles, found = sketch.troupe.able, sketch.piles, []
        for place in PLACES:
            best = 0
            for tile in sketch.rows[place]:
                points = PERFORMANCES[tile].points
                if points > best and able(tile):
                    best = points
            found.append(best + piles[place] if best else 0)
        return found

    def _festival(self, round_: int, place: int) -> tuple[int, float]:
        """Tower points and expected winnings of a festival ahead, 0 and 0 without any."""
        key = round_, place
        found = self.festivals.get(key)
        if found is None:
            tokens = self.foresight.course.festivals[round_][place]
            points = 0 if tokens is None else self.sketch.troupe.points(tokens)
            winnings = 0.0
            if points and tokens is not None:
                winnings = self.foresight.prize + self.foresight.size_tokens(self.sketch, tokens)
            found = self.festivals[key] = points, winnings
        return found

    def best_from(
        self, round_: int, start: int, earned: int, best: int, tokens: int, performed: int
    ) -> float:
        """The most that the rounds from this one on can bring from a region."""
        found = 0.0
        trust = self.foresight.trust[round_ - self.round]
        festivals = self.foresight.course.festivals[round_]
        performances, more = self.performances, round_ < self.last
        for place in _STAYING[start]:
            bit, gain = 1 << place, 0.0
            earned_then, best_then = earned, best
            tokens_then, performed_then = tokens, performed
            points = performances[place]
            if points and tokens and not performed & bit:
                gain = points
                tokens_then, performed_then = tokens - 1, performed | bit
                if not earned & bit:
                    gain += _MORE[earned.bit_count()]
                    earned_then |= bit
            if festivals[place] is not None:
                points, winnings = self._festival(round_, place)
                if points:
                    gain += winnings
                    if points > best:
                        gain += points - best
                        best_then = points
                    if not earned_then & bit:
                        gain += _MORE[earned_then.bit_count()]
                        earned_then |= bit
            gain *= trust
            if more:
                gain += self.best_from(
                    round_ + 1, place, earned_then, best_then, tokens_then, performed_then
                )
            if gain > found:
                found = gain
        return found
