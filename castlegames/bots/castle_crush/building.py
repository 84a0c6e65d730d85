"""Which castle to build: plans checked in the simulation, the better ones under attack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import frozen

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
        clock.tick()
        if _stands(view, build) is not None:
            points = plan.points + c.CASTLE_GENERAL
            return Chosen(build, points, float(points), plan.storeys)
    return None


def safest_of_the_best(
    view: CastleCrushState, seat: int, candidates: int, clock: Clock
) -> Chosen | None:
    """Of plans worth at least 1.5 times the flat one, what promises most after the attacks."""
    blocks = view.hands[seat]
    wanted = AMBITION * flat_points(blocks)
    best: Chosen | None = None
    slowest = 0.0
    for plan, build in _various(view, seat, wanted, candidates):
        left = clock.left()
        if clock.over() or (left is not None and left < 1.2 * slowest):
            break
        clock.tick()
        castle = _stands(view, build)
        if castle is None:
            continue
        points = plan.points + c.CASTLE_GENERAL
        expected = _under_attack(view, seat, castle, points, clock)
        if best is None or expected > best.expected:
            best = Chosen(build, points, expected, plan.storeys)
        now = clock.left()
        if left is not None and now is not None:
            slowest = max(slowest, left - now)
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


def _stands(view: CastleCrushState, build: Build) -> Rest | None:
    from castlegames.physics import resolve

    whole = resolve(view, build)
    assert isinstance(whole, Build)
    assert whole.outcome is not None
    return whole.outcome.hit if view.why_not(whole) is None else None


def _under_attack(
    view: CastleCrushState, seat: int, castle: Rest, points: int, clock: Clock
) -> float:
    """Points left after the round's swings at this castle, less what they give the attackers."""
    from castlegames.physics.practice import Practice

    practice = Practice(view.seats, castle, LONGEST)
    kept = given = 0.0
    for offset, turn in LIKELY:
        swing = aimed(seat, view.seats, offset, turn)
        hit = practice.swing(Release(swing.x, swing.y, swing.direction))
        clock.tick()
        left = hit.without(frozenset(hit.on_table))
        kept += castle_points(left, seat, castle.pieces).total / points
        given += fallen(castle, hit, (), ()).points
    swings = c.SWINGS[view.seats]
    share = kept / len(LIKELY)
    lost = swings * given / len(LIKELY) / (view.seats - 1)
    return float(points * share**swings - lost)
