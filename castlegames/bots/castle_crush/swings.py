"""Swings tried in the simulation: each fall tells about the swings near it."""

from __future__ import annotations

import os
from math import hypot, radians, tan
from typing import TYPE_CHECKING

from attrs import frozen

from castlegames.bots.bot import Clock
from castlegames.rules import Draws
from castlegames.rules.castle_crush import CastleCrushState, Release, Rest, Swing
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.aims import aimed
from castlegames.rules.castle_crush.scoring import castle_points, fallen

if TYPE_CHECKING:
    from castlegames.physics.practice import Practice

LONGEST = 4.0
"""Simulated seconds after which a tried swing is looked at as it is."""
STARTING = 0.5
"""Seconds that loading the simulation may take; with less left it is not loaded."""
CURIOSITY = (0.5, 1.5)
"""Of the swings tried at once the first is where the estimate is good, the second where it may
turn out to be: so many standard deviations are added to it."""

HEAD_AWAY = 190.0
"""How far from its foot the middle of the mallet's head comes down (mm)."""
MISSED = 4.0
"""Points that a swing gains less on average when its head comes down 50 mm beside the middle."""


@frozen
class Aims:
    """The swings that are thought of: mm towards the target and to its left, degrees off it."""

    offsets: tuple[float, ...]
    asides: tuple[float, ...]
    turns: tuple[float, ...]


@frozen
class Candidate:
    """A swing that may be made, whom it is aimed at, and what it is behind the plainest by."""

    swing: Swing
    target: int
    handicap: float

    @property
    def place(self) -> tuple[float, float, float]:
        """Where the mallet stands and which way it falls."""
        return (self.swing.x, self.swing.y, self.swing.direction)


@frozen
class Worth:
    """What a swing did: attack points, blocks felled, and the gain over the others."""

    gain: float
    points: int
    blocks: int


@frozen
class Best:
    """The swing that promises most: what it and those like it did on average."""

    candidate: Candidate
    gain: float
    points: float
    blocks: float


def fan(view: CastleCrushState, aims: Aims) -> list[Candidate]:
    """Swings at every opponent that has something standing, the plainest first.

    They stand on the base; whether a piece is in their way is not looked at.
    """
    seat = view.to_move
    assert seat is not None
    targets = [other for other in view.order() if other != seat and view.castles[other]]
    return [
        Candidate(aimed(target, view.seats, offset, turn, aside), target, _handicap(turn, aside))
        for offset in aims.offsets
        for aside in aims.asides
        for turn in aims.turns
        for target in targets
        if hypot(offset, aside) <= c.FOOT_REACH
    ]


def _handicap(turn: float, aside: float) -> float:
    """What a swing gains less on average because the head comes down beside the middle."""
    beside = aside + HEAD_AWAY * tan(radians(turn))
    return MISSED * (beside / 50.0) ** 2


class Judge:
    """Says what falls at a table are worth to a seat."""

    def __init__(self, view: CastleCrushState, seat: int) -> None:
        self._view, self._seat = view, seat
        self._before = self._castles(view.rest)

    def _castles(self, rest: Rest) -> list[int]:
        castles = self._view.castles
        return [castle_points(rest, seat, castle).total for seat, castle in enumerate(castles)]

    def worth(self, hit: Rest) -> Worth:
        """Points now, and castles that will score less: the others' shared out among them."""
        view, seat = self._view, self._seat
        attack = fallen(view.rest, hit, view.castles[seat], view.paid)
        gain = float(attack.points)
        after = self._castles(hit.without(frozenset(hit.on_table)))
        for other, (had, has) in enumerate(zip(self._before, after, strict=True)):
            gain += (had - has) * (-1.0 if other == seat else 1.0 / (view.seats - 1))
        return Worth(gain, attack.points, attack.blocks)


def wobbled(view: CastleCrushState, swing: Swing, draws: Draws) -> Release:
    """A release as the hand may make it."""
    turn, shift = c.HANDS[view.hand]
    direction = swing.direction + turn * draws.normal()
    x, y = swing.x + shift * draws.normal(), swing.y + shift * draws.normal()
    return on_the_base(x, y, direction)


def on_the_base(x: float, y: float, direction: float) -> Release:
    """A release there, or as near to it as the foot stays on the base."""
    scale = min(1.0, c.FOOT_REACH / max(hypot(x, y), 1e-9))
    return Release(x * scale, y * scale, direction)


class Search:
    """A search for the best swing: it may be stopped after every try."""

    def __init__(self, view: CastleCrushState, aims: Aims, clock: Clock, draws: Draws) -> None:
        from castlegames.physics.practice import Practice

        from .estimates import Estimates

        assert view.to_move is not None
        self._view, self._clock, self._draws = view, clock, draws
        self._candidates = fan(view, aims)
        self._estimates = Estimates(
            [candidate.place for candidate in self._candidates],
            [candidate.handicap for candidate in self._candidates],
        )
        self._judge = Judge(view, view.to_move)
        self._practice: Practice = Practice(view.seats, view.rest, LONGEST, clock.over, quick=True)
        self._legal: dict[int, bool] = {}
        self._tried: list[int] = []
        self._worths: list[Worth] = []

    @property
    def tried(self) -> int:
        """How many falls were seen to their end."""
        return len(self._tried)

    def go_on(self) -> bool:
        """Try two more swings; False if there is no time, or nothing to try."""
        from castlegames.physics.practice import Interrupted

        chosen = self._next()
        if not chosen or self._clock.over():
            return False
        swings = [self._candidates[index].swing for index in chosen]
        releases = [wobbled(self._view, swing, self._draws) for swing in swings]
        try:
            hits = self._practice.swings(releases, cores())
        except Interrupted:
            return False
        for index, release, hit in zip(chosen, releases, hits, strict=True):
            worth = self._judge.worth(hit)
            self._tried.append(index)
            self._worths.append(worth)
            place = (release.x, release.y, release.direction)
            self._estimates.learn(place, worth.gain, self._candidates[index].handicap)
        return not self._clock.tick(len(chosen))

    def _next(self) -> list[int]:
        """The legal candidates to be tried next."""
        means, spreads = self._estimates.values()
        chosen: list[int] = []
        for curiosity in CURIOSITY:
            for index in map(int, (-(means + curiosity * spreads)).argsort(kind="stable")):
                if index not in self._legal:
                    swing = self._candidates[index].swing
                    self._legal[index] = self._view.why_not(swing) is None
                if self._legal[index] and index not in chosen:
                    chosen.append(index)
                    break
        return chosen

    def best(self) -> Best | None:
        """Of the swings that were tried the one of which most is expected."""
        if not self._tried:
            return None
        means, _ = self._estimates.values()
        index = max(sorted(set(self._tried)), key=lambda each: float(means[each]))
        alike = self._estimates.alike(index)
        points = sum(w * worth.points for w, worth in zip(alike, self._worths, strict=True))
        blocks = sum(w * worth.blocks for w, worth in zip(alike, self._worths, strict=True))
        return Best(self._candidates[index], float(means[index]), points, blocks)


def best_swing(
    view: CastleCrushState, aims: Aims, tries: int | None, clock: Clock, draws: Draws
) -> Best | None:
    """Try swings while there is time, about ``tries`` at most; None if not one could be tried."""
    search = Search(view, aims, clock, draws)
    while (tries is None or search.tried < tries) and search.go_on():
        pass
    return search.best()


def cores() -> int:
    """How many processors this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed is not None else os.cpu_count() or 1
