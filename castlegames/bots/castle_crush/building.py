"""Which castle to build: plans checked in the simulation, the better ones under attack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import evolve, frozen

from castlegames.bots.bot import Clock
from castlegames.rules.castle_crush import Build, CastleCrushState, Release, Rest
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.aims import aimed
from castlegames.rules.castle_crush.scoring import castle_points, fallen

from .castles import Plan, plans
from .swings import LONGEST

LIKELY = ((0.0, 0.0), (10.0, 6.0), (-15.0, -6.0))
"""Swings that a castle must expect: mm towards it, degrees off its middle."""
AMBITION = 1.5
"""A careful builder wants so many times the points of the flat plan before it looks for safety."""


@frozen
class Chosen:
    """A castle that stands: its points unattacked, and what is expected after the attacks."""

    build: Build
    planned: int
    expected: float
    storeys: int


def flat_points(blocks: Sequence[int]) -> int:
    """What the same blocks score side by side, king and general included."""
    king = c.CASTLE_KING if any(c.kind_of(block).flat_top for block in blocks) else 0
    return len(blocks) + king + c.CASTLE_GENERAL


def builds(
    view: CastleCrushState, seat: int, found: Sequence[Plan]
) -> Iterator[tuple[Plan, Build]]:
    """The plans that fit and that the rules allow, in their order."""
    for plan in found:
        build = plan.build(seat)
        if build is not None and view.why_not(build) is None:
            yield plan, build


def first_that_stands(
    view: CastleCrushState, seat: int, most_storeys: int, clock: Clock
) -> Chosen | None:
    """The best plan of at most so many storeys that stands; None if there was no time."""
    low = [plan for plan in plans(view.hands[seat]) if plan.storeys <= most_storeys]
    for plan, build in builds(view, seat, low):
        if clock.over():
            return None
        if _stands(view, seat, build, clock) is not None:
            points = plan.points + c.CASTLE_GENERAL
            return Chosen(build, points, float(points), plan.storeys)
    return None


def safest_of_the_best(
    view: CastleCrushState, seat: int, candidates: int, clock: Clock
) -> Chosen | None:
    """Of plans worth at least 1.5 times the flat one, what promises most after the attacks."""
    wanted = AMBITION * flat_points(view.hands[seat])
    best: Chosen | None = None
    for plan, build in _various(view, seat, wanted, candidates):
        if clock.over():
            break
        castle = _stands(view, seat, build, clock)
        if castle is None:
            continue
        points = plan.points + c.CASTLE_GENERAL
        expected = _under_attack(view, seat, castle, points, clock)
        if expected is not None and (best is None or expected > best.expected):
            best = Chosen(build, points, expected, plan.storeys)
    return best


def _various(
    view: CastleCrushState, seat: int, wanted: float, candidates: int
) -> Iterator[tuple[Plan, Build]]:
    """The ambitious plans, lowest first, two of each height; the best ones if none is so good."""
    found = plans(view.hands[seat])
    enough = [plan for plan in found if plan.points + c.CASTLE_GENERAL >= wanted]
    if not enough:
        yield from _firsts(builds(view, seat, found), 3)
        return
    heights = sorted({plan.storeys for plan in enough})
    share = max(2, candidates // len(heights))
    for storeys in heights:
        same = [plan for plan in enough if plan.storeys == storeys]
        yield from _firsts(builds(view, seat, same), share)


def _firsts(found: Iterator[tuple[Plan, Build]], most: int) -> Iterator[tuple[Plan, Build]]:
    for _, pair in zip(range(most), found, strict=False):
        yield pair


def _stands(view: CastleCrushState, seat: int, build: Build, clock: Clock) -> Rest | None:
    """The castle let go; None if it falls, or if the time is up."""
    from castlegames.physics.practice import Interrupted
    from castlegames.physics.resolving import castle_let_go

    try:
        outcome = castle_let_go(build, seat, view.seats, clock.over)
    except Interrupted:
        return None
    clock.tick()
    return outcome.hit if view.why_not(evolve(build, outcome=outcome)) is None else None


def _under_attack(
    view: CastleCrushState, seat: int, castle: Rest, points: int, clock: Clock
) -> float | None:
    """Points left after the round's swings at this castle, less what they give the attackers.

    None if the time is up first.
    """
    from castlegames.physics.practice import Interrupted, Practice

    practice = Practice(view.seats, castle, LONGEST, clock.over)
    aims = [aimed(seat, view.seats, offset, turn) for offset, turn in LIKELY]
    try:
        hits = practice.swings([Release(aim.x, aim.y, aim.direction) for aim in aims])
    except Interrupted:
        return None
    clock.tick(len(aims))
    kept = given = 0.0
    for hit in hits:
        left = hit.without(frozenset(hit.on_table))
        kept += castle_points(left, seat, castle.pieces).total / points
        given += fallen(castle, hit, (), ()).points
    swings = c.SWINGS[view.seats]
    share = kept / len(LIKELY)
    lost = swings * given / len(LIKELY) / (view.seats - 1)
    return float(points * share**swings - lost)
