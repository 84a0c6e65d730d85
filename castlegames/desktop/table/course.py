"""The course of a match in points: who was ahead, and the move that turned it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from attrs import frozen

Totals = Sequence[Sequence[int]]
"""For each seat its points at every position."""


@frozen
class TurningPoint:
    """The move that helped the winner most: it led to position ``place`` of the course.

    ``gain`` is by how many points the winner's lead over the best other grew.
    """

    place: int
    gain: int


def leads(totals: Totals, seat: int) -> tuple[int, ...]:
    """By how much a seat was ahead of the best other at every position; negative: behind."""
    own = totals[seat]
    others = [course for other, course in enumerate(totals) if other != seat]
    return tuple(
        points - max(course[place] for course in others) for place, points in enumerate(own)
    )


def turning_point(totals: Totals, winners: Sequence[int]) -> TurningPoint | None:
    """The largest swing towards the only winner; of equal ones the last.

    None for a shared win and where the lead never grew.
    """
    if len(winners) != 1 or len(totals) < 2:
        return None
    found = None
    for place, (before, after) in enumerate(pairwise(leads(totals, winners[0])), 1):
        gain = after - before
        if gain > 0 and (found is None or gain >= found.gain):
            found = TurningPoint(place, gain)
    return found
