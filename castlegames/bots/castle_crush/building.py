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

LIKELY = ((0.0, 0.0), (0.0, -7.0), (20.0, 5.0), (-20.0, 0.0))
"""Swings that a castle must expect: mm towards it, degrees off its middle."""
AT_ONCE = 2
"""So many of them are tried in each turn, and the one that hurts most is what happens."""
AMBITION = 1.5
"""A careful builder wants so many times the points of the flat plan before it looks for safety."""
NEARLY = 0.95
"""If no plan is so good, it wants this part of the best plan's points."""


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
    """The plans that fit and that the rules allow, in their order, each both ways round."""
    for plan in found:
        for turned in (False, True):
            build = plan.build(seat, turned)
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
    """Of plans worth much more than the flat one, what promises most after the attacks."""
    wanted = AMBITION * flat_points(view.hands[seat])
    best: Chosen | None = None
    for plan, build in _various(view, seat, wanted, candidates):
        if clock.over():
            break
        castle = _stands(view, seat, build, clock)
        if castle is None:
            continue
        points = plan.points + c.CASTLE_GENERAL
        expected = _under_attack(view, seat, castle, clock)
        if best is None:
            best = Chosen(build, points, points if expected is None else expected, plan.storeys)
        elif expected is not None and expected > best.expected:
            best = Chosen(build, points, expected, plan.storeys)
    return best


def _various(
    view: CastleCrushState, seat: int, wanted: float, candidates: int
) -> Iterator[tuple[Plan, Build]]:
    """The ambitious plans, the lowest first: what is high falls at the first swing."""
    found = plans(view.hands[seat])
    best = next((plan.points for plan, _ in builds(view, seat, found)), 0)
    least = min(wanted, NEARLY * (best + c.CASTLE_GENERAL))
    enough = [plan for plan in found if least <= plan.points + c.CASTLE_GENERAL]
    lowest = sorted(enough, key=lambda plan: (plan.storeys, -plan.points))
    yield from _firsts(builds(view, seat, lowest), candidates)


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


def _under_attack(view: CastleCrushState, seat: int, castle: Rest, clock: Clock) -> float | None:
    """Points left after the round's swings at this castle, less what they give the attackers.

    None if the time is up first.
    """
    from castlegames.physics.practice import Interrupted, Practice
    from castlegames.physics.resolving import cleared

    given = 0.0
    for number in range(c.SWINGS[view.seats]):
        if not castle.poses:
            break
        aims = [LIKELY[(number + i) % len(LIKELY)] for i in range(AT_ONCE)]
        swings = [aimed(seat, view.seats, offset, turn) for offset, turn in aims]
        try:
            practice = Practice(view.seats, castle, LONGEST, clock.over)
            hits = practice.swings([Release(s.x, s.y, s.direction) for s in swings])
            hit = min(hits, key=lambda each: _left(seat, castle, each, view.seats))
            given += fallen(castle, hit, (), ()).points / (view.seats - 1)
            castle, _ = cleared(hit, view.seats, leaning=True, stop=clock.over)
        except Interrupted:
            return None
    clock.tick(AT_ONCE * c.SWINGS[view.seats])
    return castle_points(castle, seat, castle.pieces).total - given


def _left(seat: int, before: Rest, hit: Rest, seats: int) -> float:
    """What the seat has left after a fall, less what it gives an attacker."""
    standing = hit.without(frozenset(hit.on_table))
    kept = castle_points(standing, seat, standing.pieces).total
    return kept - fallen(before, hit, (), ()).points / (seats - 1)
