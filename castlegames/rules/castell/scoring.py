"""Points and who won (castell.md, Final score)."""

from __future__ import annotations

from collections.abc import Sequence

from ..game import Outcome, Score
from .components import (
    COLLECTED_TOKEN_POINTS,
    DIVERSITY_POINTS,
    FIRST_OF_SIZE_POINTS,
    MORE_OF_SIZE_POINTS,
    PERFORMANCES,
    PRIZE_POINTS,
)
from .players import Player

SCORE_PARTS = ("tower", "diversity", "prizes", "sizes", "performances")
OUTCOME_KEYS = ("points", "best_tower", "prize_points", "shared")


def score(player: Player) -> Score:
    """A player's five parts as they stand."""
    columns = player.columns
    sizes = [size for column in columns for size in column.sizes]
    different = len(set(sizes))
    parts = {
        "tower": player.best,
        "diversity": DIVERSITY_POINTS[sum(column.earned for column in columns)],
        "prizes": prize_points(player),
        "sizes": FIRST_OF_SIZE_POINTS * different + MORE_OF_SIZE_POINTS * (len(sizes) - different),
        "performances": sum(
            sum(PERFORMANCES[tile].points for tile in column.tiles)
            + COLLECTED_TOKEN_POINTS * len(column.tokens)
            for column in columns
        ),
    }
    return Score(sum(parts.values()), parts)


def prize_points(player: Player) -> int:
    """Points of the prizes won."""
    return sum(PRIZE_POINTS[prize] for column in player.columns for prize in column.prizes)


def decide(players: Sequence[Player]) -> Outcome:
    """Who won: most points, then the best tower, then prize points, then shared."""
    totals = [(score(player).total, player.best, prize_points(player)) for player in players]
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    rivals = [total for total in totals if total != best]
    if len(winners) > 1:
        decided_by = "shared"
    elif not any(total[0] == best[0] for total in rivals):
        decided_by = "points"
    elif not any(total[:2] == best[:2] for total in rivals):
        decided_by = "best_tower"
    else:
        decided_by = "prize_points"
    args = {"points": best[0], "tower": best[1], "prizes": best[2]}
    return Outcome(winners, decided_by, args)
