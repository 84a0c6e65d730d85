"""The course of a match in points: who was ahead, and the move that turned it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from attrs import frozen

Totals = Sequence[Sequence[int]]
"""For each seat its points at every position."""


@frozen
class TurningPoint:
    """The move that decided most for the winner: it led to position ``place`` of the course.

    ``gain`` is by how many points the winner's lead over the best other grew, ``for_good`` is
    True when the move counts because the winner was ahead from there on.
    """

    place: int
    gain: int
    for_good: bool = False


def leads(totals: Totals, seat: int) -> tuple[int, ...]:
    """By how much a seat was ahead of the best other at every position; negative: behind."""
    own = totals[seat]
    others = [course for other, course in enumerate(totals) if other != seat]
    return tuple(
        points - max(course[place] for course in others) for place, points in enumerate(own)
    )


def turning_point(totals: Totals, winners: Sequence[int]) -> TurningPoint | None:
    """The one largest swing towards the only winner, or else where it took the lead for good.

    None for a shared win, and where neither can be told.
    """
    if len(winners) != 1 or len(totals) < 2:
        return None
    course = leads(totals, winners[0])
    gains = [after - before for before, after in pairwise(course)]
    largest = max(gains, default=0)
    if largest > 0 and gains.count(largest) == 1:
        return TurningPoint(gains.index(largest) + 1, largest)
    taken = [place for place, lead in enumerate(course) if lead > 0 and course[place - 1] <= 0]
    if not taken or taken[-1] == 0 or course[-1] <= 0:
        return None
    return TurningPoint(taken[-1], gains[taken[-1] - 1], for_good=True)
