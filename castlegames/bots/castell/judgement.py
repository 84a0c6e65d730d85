"""What a position of Castell is worth to a seat, in points.

Points scored, the best route over the coming rounds with the performances and festivals that the
castellers can do now, and what grows: ranks, castellers, levels, tokens.
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from castlegames.rules.castell import CastellState, Festival, Player
from castlegames.rules.castell.building import best_tower, performance_tower
from castlegames.rules.castell.components import (
    ADJACENT,
    AWARDS,
    DIVERSITY_POINTS,
    PERFORMANCES,
    PRIZE_POINTS,
    REGIONS,
    ROUNDS,
)
from castlegames.rules.castell.festival_calendar import in_round
from castlegames.rules.castell.scoring import score
from castlegames.rules.castell.towers import tower_points

from .weights import Weights

STEPS = tuple(
    (place, *(other for other, to in enumerate(REGIONS) if to in ADJACENT[region]))
    for place, region in enumerate(REGIONS)
)
"""Where a pawn can be at the end of a round, from where it was, as places in board order."""


@frozen
class Reach:
    """What the castellers and ranks of a seat can do, region by region in board order.

    performances: the points of the best tile that can be performed there, 0 without one.
    festivals: for this round and each one of the route, tower points and expected winnings of the
    festival there, or None.
    """

    performances: tuple[int, ...]
    festivals: tuple[tuple[tuple[int, float] | None, ...], ...]


def value(state: CastellState, seat: int, weights: Weights) -> float:
    """The worth of a position to a seat whose turn ends here."""
    player = state.players[seat]
    return (
        score(player).total
        + route_worth(state, seat, weights)
        + growth_worth(state, player, weights)
    )


def growth_worth(state: CastellState, player: Player, weights: Weights) -> float:
    """What ranks, castellers and tokens may still bring."""
    left = ROUNDS - state.round
    ranks = sum(sum(table[:rank]) for table, rank in zip(weights.rank, player.ranks, strict=True))
    tower = best_tower(player.hand, player.ranks, ())
    levels = len(tower) if tower else 3
    worth = left * (ranks + weights.casteller * len(player.hand) + weights.level * levels)
    worth += weights.token * min(player.tokens, left)
    return worth + _wanted_worth(state, player, weights)


def _wanted_worth(state: CastellState, player: Player, weights: Weights) -> float:
    worth = 0.0
    for festival in state.calendar:
        ahead = festival.round - state.round
        if 0 <= ahead <= 4:
            for size in festival.tokens:
                worth += min(3, player.hand.count(size)) * weights.trust**ahead
    return weights.wanted * worth


def route_worth(state: CastellState, seat: int, weights: Weights) -> float:
    """This round's festival here, and the best route over the next rounds."""
    player = state.players[seat]
    if player.region is None:
        return 0.0
    place = REGIONS.index(player.region)
    route = _Route(reach_of(state, seat, weights, place), weights.trust)
    earned = sum(1 << at for at, column in enumerate(player.columns) if column.earned)
    here, earned, best = route.festival(0, place, earned, player.best)
    return here + route.best_from(1, place, earned, best, player.tokens, 0, weights.trust)


def reach_of(state: CastellState, seat: int, weights: Weights, start: int) -> Reach:
    """What the seat could do from a region on; festivals that it cannot reach in time are left out.

    ``start`` is the place of the region in board order.
    """
    player = state.players[seat]
    last = min(ROUNDS, state.round + weights.horizon)
    festivals = []
    near: tuple[int, ...] = (start,)
    for round_ in range(state.round, last + 1):
        here: list[tuple[int, float] | None] = [None] * len(REGIONS)
        for place in in_round(state.calendar, round_):
            festival = state.calendar[place]
            where = REGIONS.index(festival.region)
            if where in near:
                here[where] = _winnings(state, seat, festival, weights)
        festivals.append(tuple(here))
        near = STEPS[start] if round_ == state.round else tuple(range(len(REGIONS)))
    performances = []
    for row, tokens in zip(state.rows, state.row_tokens, strict=True):
        points = _best_performance(player, row)
        performances.append(points + len(tokens) if points else 0)
    return Reach(tuple(performances), tuple(festivals))


def _best_performance(player: Player, row: Sequence[int]) -> int:
    """The points of the best tile of a row that the player can perform now, 0 without one."""
    return max(
        (
            PERFORMANCES[tile].points
            for tile in row
            if performance_tower(player.hand, player.ranks, tile)
        ),
        default=0,
    )


def _winnings(
    state: CastellState, seat: int, festival: Festival, weights: Weights
) -> tuple[int, float] | None:
    """Tower points and expected prize and tokens, or None if no tower qualifies now."""
    player = state.players[seat]
    tower = best_tower(player.hand, player.ranks, festival.tokens)
    if tower is None:
        return None
    points = tower_points(tower, festival.tokens)
    if festival.round == state.round:
        prize = _prize_now(state, seat, festival, points)
    else:
        prize = weights.prize - weights.prize_rival * (state.seats - 2)
    return points, prize + weights.size_token * len(festival.tokens)


def _prize_now(state: CastellState, seat: int, festival: Festival, points: int) -> float:
    """The prize that this round's festival would bring against the rivals who are there."""
    rivals = []
    for other, player in enumerate(state.players):
        if other == seat or player.region != festival.region:
            continue
        tower = best_tower(player.hand, player.ranks, festival.tokens)
        if tower is not None:
            rivals.append(tower_points(tower, festival.tokens))
    place = sum(rival > points for rival in rivals)
    return float(PRIZE_POINTS[AWARDS[len(rivals) + 1][place]])


class _Route:
    """The best way through the coming rounds; sets of regions are bits in board order."""

    def __init__(self, reach: Reach, trust: float) -> None:
        self.reach = reach
        self.trust = trust

    def best_from(
        self,
        ahead: int,
        start: int,
        earned: int,
        best: int,
        tokens: int,
        performed: int,
        trust: float,
    ) -> float:
        """The most that the rounds from ``ahead`` on can bring from a region.

        earned and performed: regions with something earned, and performed in on this route.
        best: the score marker. trust: what a gain of that round is worth.
        """
        if ahead >= len(self.reach.festivals):
            return 0.0
        found = 0.0
        for place in STEPS[start]:
            bit, gain = 1 << place, 0.0
            earned_then, tokens_then, performed_then = earned, tokens, performed
            points = self.reach.performances[place]
            if points and tokens and not performed & bit:
                gain = float(points + _diversity(earned, bit))
                earned_then, tokens_then = earned | bit, tokens - 1
                performed_then |= bit
            festival, earned_then, best_then = self.festival(ahead, place, earned_then, best)
            gain = trust * (gain + festival) + self.best_from(
                ahead + 1,
                place,
                earned_then,
                best_then,
                tokens_then,
                performed_then,
                trust * self.trust,
            )
            found = max(found, gain)
        return found

    def festival(self, ahead: int, place: int, earned: int, best: int) -> tuple[float, int, int]:
        """The gain of the festival in a region, the regions earned in and the marker after it."""
        found = self.reach.festivals[ahead][place]
        if found is None:
            return 0.0, earned, best
        points, winnings = found
        bit = 1 << place
        gain = winnings + max(0, points - best) + _diversity(earned, bit)
        return gain, earned | bit, max(best, points)


def _diversity(earned: int, bit: int) -> int:
    """How much the diversity bonus grows with a first thing earned in a region."""
    if earned & bit:
        return 0
    count = earned.bit_count()
    return DIVERSITY_POINTS[count + 1] - DIVERSITY_POINTS[count]


def size_wishes(state: CastellState, player: Player) -> Sequence[float]:
    """How welcome a casteller of each size is: at index 0 nothing, then sizes 1 to 10.

    Sizes that coming festivals want count most, then sizes of which there are few.
    """
    wishes = [0.0] * (11)
    for size in range(1, 11):
        have = player.hand.count(size)
        wishes[size] = (1.0, 0.9, 0.7, 0.3, 0.1)[min(have, 4)]
    for festival in state.calendar:
        ahead = festival.round - state.round
        if ahead >= 0:
            for size in festival.tokens:
                wishes[size] += 0.6 * 0.8**ahead
    return wishes
