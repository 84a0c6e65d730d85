"""What a position of Castell is worth to a seat, in points.

Points scored, the best route over the coming rounds with the performances and festivals that the
castellers can do now, and what grows: ranks, castellers, levels, tokens.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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

STEPS: Mapping[str, tuple[str, ...]] = {
    region: (region, *(other for other in REGIONS if other in ADJACENT[region]))
    for region in REGIONS
}
"""Where a pawn can be at the end of a round, from where it was."""


@frozen
class Reach:
    """What the castellers and ranks of a seat can do, region by region and round by round.

    performances: the points of the best tile that can be performed in a region.
    festivals: tower points and expected winnings at each festival, by round and region.
    """

    performances: Mapping[str, int]
    festivals: Mapping[tuple[int, str], tuple[int, float]]


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
    ranks = sum(
        sum(table[:rank]) for table, rank in zip(weights.rank, player.ranks, strict=True)
    )
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
    reach = reach_of(state, seat, weights)
    earned = frozenset(player.earned_in)
    start = _Path(player.region, state.round, earned, player.best, player.tokens, frozenset())
    here, after = _festival(start, reach, 1.0)
    return here + _best_route(after, reach, weights, weights.horizon, weights.trust)


def reach_of(state: CastellState, seat: int, weights: Weights) -> Reach:
    """What the seat could do now, wherever its pawn were."""
    player = state.players[seat]
    performances = {}
    for region, row, tokens in zip(REGIONS, state.rows, state.row_tokens, strict=True):
        best = max(
            (
                PERFORMANCES[tile].points
                for tile in row
                if performance_tower(player.hand, player.ranks, tile)
            ),
            default=0,
        )
        if best:
            performances[region] = best + len(tokens)
    festivals = {}
    last = min(ROUNDS, state.round + weights.horizon)
    for round_ in range(state.round, last + 1):
        for place in in_round(state.calendar, round_):
            festival = state.calendar[place]
            tower = best_tower(player.hand, player.ranks, festival.tokens)
            if tower is None:
                continue
            points = tower_points(tower, festival.tokens)
            if round_ == state.round:
                prize = _prize_now(state, seat, festival, points)
            else:
                rivals = state.seats - 1
                prize = weights.prize - weights.prize_rival * (rivals - 1)
            winnings = prize + weights.size_token * len(festival.tokens)
            festivals[round_, festival.region] = points, winnings
    return Reach(performances, festivals)


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


@frozen
class _Path:
    """A route so far: where and when it ends, and what it has used up."""

    region: str
    round: int
    earned: frozenset[str]
    best: int
    tokens: int
    performed: frozenset[str]


def _best_route(
    path: _Path, reach: Reach, weights: Weights, steps: int, trust: float
) -> float:
    """The most that the next rounds can bring from here."""
    if not steps or path.round >= ROUNDS:
        return 0.0
    found = 0.0
    for region in STEPS[path.region]:
        gain, after = _step(path, region, reach, trust)
        gain += _best_route(after, reach, weights, steps - 1, trust * weights.trust)
        found = max(found, gain)
    return found


def _step(path: _Path, region: str, reach: Reach, trust: float) -> tuple[float, _Path]:
    """Go to a region, perform there if possible, and take part in its festival."""
    earned, tokens, performed = path.earned, path.tokens, path.performed
    gain = 0.0
    points = reach.performances.get(region, 0)
    if points and tokens and region not in performed:
        gain += trust * (points + _diversity(earned, region))
        earned, tokens, performed = earned | {region}, tokens - 1, performed | {region}
    after = _Path(region, path.round + 1, earned, path.best, tokens, performed)
    festival, after = _festival(after, reach, trust)
    return gain + festival, after


def _festival(path: _Path, reach: Reach, trust: float) -> tuple[float, _Path]:
    """The festival where and when the path ends."""
    found = reach.festivals.get((path.round, path.region))
    if found is None:
        return 0.0, path
    points, winnings = found
    gain = winnings + max(0, points - path.best) + _diversity(path.earned, path.region)
    return trust * gain, _Path(
        path.region,
        path.round,
        path.earned | {path.region},
        max(path.best, points),
        path.tokens,
        path.performed,
    )


def _diversity(earned: frozenset[str], region: str) -> int:
    """How much the diversity bonus grows with a first thing earned in a region."""
    if region in earned:
        return 0
    return DIVERSITY_POINTS[len(earned) + 1] - DIVERSITY_POINTS[len(earned)]


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
