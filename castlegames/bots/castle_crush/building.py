"""Which castle to build: plans checked in the simulation, the better ones under attack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from statistics import mean

from attrs import define, evolve, field, frozen

from castlegames.bots.bot import Clock
from castlegames.bots.search.racing import Race, Runner
from castlegames.rules import Draws, Stream
from castlegames.rules.castle_crush import Build, CastleCrushState, Rest
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.designs import planned_points

from .assaults import assaulted
from .castles import Plan
from .ways import Way

AMBITION = 1.5
"""A careful builder wants so many times the points of the flat plan before it looks for safety."""
NEARLY = 0.95
"""If no plan is so good, it wants this part of the best plan's points."""


SAME_PLAN = 2
TRUST = 2.5
"""The promise of a castle's shape says as much as so many attacks on it."""


@frozen
class Chosen:
    """A castle that stands: its points unattacked, and what is expected of it under attack.

    ``expected`` is what it keeps less what it gives; ``kept`` alone was seen in the attacks that
    were tried, None if there were none.
    """

    build: Build
    planned: int
    expected: float
    kept: float | None = None


def flat_points(blocks: Sequence[int]) -> int:
    """What the same blocks score side by side, king and general included."""
    king = c.CASTLE_KING if any(c.kind_of(block).flat_top for block in blocks) else 0
    return len(blocks) + king + c.CASTLE_GENERAL


def first_that_stands(
    view: CastleCrushState, seat: int, ways: Sequence[Way], clock: Clock
) -> Chosen | None:
    """The first of these castles that stands; None if there was no time."""
    for way, build in legal(view, seat, ways, clock):
        if _stands(view, seat, build, clock) is not None:
            return Chosen(build, way.plan.points + c.CASTLE_GENERAL, way.promise)
    return None


def safest(
    view: CastleCrushState,
    seat: int,
    ways: Sequence[Way],
    plain: Sequence[Build],
    candidates: int,
    tries: int,
    clock: Clock,
    draws: Draws,
) -> Chosen | None:
    """Of so many castles the one that keeps most, less what it gives, under attack.

    The ``plain`` ones, which need no trial to stand, come first and are promised what the best
    way is. All meet the same attackers, who make the best of so many ``tries`` each time; after
    every attack the worst third goes. What was promised counts as ``TRUST`` attacks. None if
    there was no time for one castle to be let go.
    """
    from castlegames.physics.practice import Interrupted

    standing: list[Runner[_Castle]] = []
    promise = ways[0].promise if ways else 0.0
    offers = [(build, planned_points(build), promise) for build in plain]
    for build, points, promised in chain(offers, _offered(view, seat, ways, clock)):
        if len(standing) == candidates or clock.over():
            break
        rest = _stands(view, seat, build, clock)
        if rest is not None:
            standing.append(Runner(_Castle(build, points, rest), promised, TRUST))
    if not standing:
        return None
    race = Race(standing)

    def net(castle: _Castle, attack: Stream) -> float | None:
        try:
            left = assaulted(seat, view.seats, castle.rest, tries, clock, attack.open())
        except Interrupted:
            return None
        castle.kept.append(left.kept)
        return left.net(view.seats)

    while len(race.left) > 1 and not clock.over():
        if not race.run(partial(net, attack=draws.fork())):
            break
        race.keep(max(2, 2 * len(race.left) // 3))
    best = race.best()
    kept = mean(best.candidate.kept) if best.candidate.kept else None
    return Chosen(best.candidate.build, best.candidate.planned, best.worth, kept)


@define
class _Castle:
    """A castle that stands, and what it kept in each attack."""

    build: Build
    planned: int
    rest: Rest
    kept: list[int] = field(factory=list)


def _offered(
    view: CastleCrushState, seat: int, ways: Sequence[Way], clock: Clock
) -> Iterator[tuple[Build, int, float]]:
    for way, build in legal(view, seat, _various(ways), clock):
        yield build, way.plan.points + c.CASTLE_GENERAL, way.promise


def mixed(blocks: Sequence[int], ways: Sequence[Way]) -> list[Way]:
    """The ways with every second one ambitious, so that both are tried."""
    bold = ambitious(blocks, ways)
    turns = (way for pair in zip(ways, bold, strict=False) for way in pair)
    return list(dict.fromkeys((*turns, *ways)))


def _various(ways: Iterable[Way]) -> Iterator[Way]:
    """No plan in more than ``SAME_PLAN`` layouts."""
    met: Counter[Plan] = Counter()
    for way in ways:
        met[way.plan] += 1
        if met[way.plan] <= SAME_PLAN:
            yield way


def legal(
    view: CastleCrushState, seat: int, ways: Iterable[Way], clock: Clock
) -> Iterator[tuple[Way, Build]]:
    """The ways that fit and that the rules allow, in their order, while there is time."""
    for way in ways:
        if clock.over():
            return
        build = way.layout.build(seat, way.plan.columns)
        if build is not None and view.why_not(build) is None:
            yield way, build


def ambitious(blocks: Sequence[int], ways: Sequence[Way]) -> list[Way]:
    """The ways worth much more than the flat castle before the attack; else the best of them."""
    most = max((way.plan.points for way in ways), default=0) + c.CASTLE_GENERAL
    least = min(AMBITION * flat_points(blocks), NEARLY * most)
    return [way for way in ways if way.plan.points + c.CASTLE_GENERAL >= least]


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
