"""Points (patchwork.md, End)."""

from __future__ import annotations

from castlegames.rules.game import Outcome, Score

from .components import BONUS_POINTS, EMPTY_CELL_POINTS
from .quilt import CELLS

SCORE_PARTS = ("buttons", "bonus", "empty")
OUTCOME_KEYS = ("points", "first_home")


def score(buttons: int, quilt: int, bonus: bool) -> Score:
    """A seat's points: a button each, the bonus tile, and two less for each empty cell."""
    parts = {
        "buttons": buttons,
        "bonus": BONUS_POINTS if bonus else 0,
        "empty": EMPTY_CELL_POINTS * (CELLS - quilt.bit_count()),
    }
    return Score(sum(parts.values()), parts)


def decide(totals: tuple[int, int], first_home: int) -> Outcome:
    """Who won: more points, else the seat that reached the last space first."""
    margin = abs(totals[0] - totals[1])
    if margin == 0:
        return Outcome((first_home,), "first_home", {"points": totals[0]})
    winner = 0 if totals[0] > totals[1] else 1
    return Outcome((winner,), "points", {"margin": margin})
