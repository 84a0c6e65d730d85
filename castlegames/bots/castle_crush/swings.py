"""Swings tried in the simulation: a fan, then the best of it under the hand's wobble."""

from __future__ import annotations

import os
from collections.abc import Sequence
from math import hypot
from typing import TYPE_CHECKING

from attrs import define, field, frozen

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
"""Seconds that loading the simulation may take; with less left nothing is tried."""


@frozen
class Worth:
    """What a swing did: attack points, blocks and figures felled, and the gain over the others."""

    gain: float
    points: int
    blocks: int


@define
class Tried:
    """A swing and what became of it each time it was tried, first as aimed, then wobbling.

    Once there are wobbling ones the first does not count any more: it was among the best of many,
    so it was lucky.
    """

    swing: Swing
    target: int
    worths: list[Worth] = field(factory=list)

    @property
    def _counted(self) -> list[Worth]:
        return self.worths[1:] or self.worths

    @property
    def gain(self) -> float:
        """The mean gain so far."""
        return sum(worth.gain for worth in self._counted) / len(self._counted)

    @property
    def points(self) -> float:
        """The mean attack points so far."""
        return sum(worth.points for worth in self._counted) / len(self._counted)

    @property
    def blocks(self) -> float:
        """The mean number of blocks felled so far."""
        return sum(worth.blocks for worth in self._counted) / len(self._counted)


def fan(view: CastleCrushState, offsets: Sequence[float], turns: Sequence[float]) -> list[Tried]:
    """Legal swings at every opponent that has something standing."""
    seat = view.to_move
    assert seat is not None
    found = []
    for target in (s for s in view.order() if s != seat and view.castles[s]):
        for offset in offsets:
            for turn in turns:
                swing = aimed(target, view.seats, offset, turn)
                if view.why_not(swing) is None:
                    found.append(Tried(swing, target))
    return found


def worth(view: CastleCrushState, seat: int, hit: Rest) -> Worth:
    """What a fall is worth to a seat: points now, and castles that will score less."""
    attack = fallen(view.rest, hit, view.castles[seat], view.paid)
    left = hit.without(frozenset(hit.on_table))
    gain = float(attack.points)
    for other in range(view.seats):
        before = castle_points(view.rest, other, view.castles[other]).total
        after = castle_points(left, other, view.castles[other]).total
        gain += (before - after) * (-1.0 if other == seat else 1.0 / (view.seats - 1))
    return Worth(gain, attack.points, attack.blocks)


def wobbled(view: CastleCrushState, swing: Swing, draws: Draws) -> Release:
    """A release as the hand may make it."""
    turn, shift = c.HANDS[view.hand]
    direction = swing.direction + turn * draws.normal()
    x, y = swing.x + shift * draws.normal(), swing.y + shift * draws.normal()
    scale = min(1.0, c.FOOT_REACH / max(hypot(x, y), 1e-9))
    return Release(x * scale, y * scale, direction)


def try_out(
    view: CastleCrushState,
    tried: Sequence[Tried],
    clock: Clock,
    draws: Draws,
    rounds: Sequence[int],
) -> list[Tried]:
    """Try the swings: all of them once as aimed, then fewer and fewer under the wobble.

    ``rounds`` says how many go into each later round. The best first; [] if there was no time.
    """
    from castlegames.physics.practice import Practice

    practice = Practice(view.seats, view.rest, LONGEST, clock.over)
    ranked = _round(practice, view, tried, clock, None)
    steady = view.hand == "steady"
    for most in () if steady else rounds:
        again = ranked[:most]
        if len(_round(practice, view, again, clock, draws)) < len(again):
            break
        ranked = sorted(again, key=lambda one: -one.gain)
    return ranked


def _round(
    practice: Practice,
    view: CastleCrushState,
    tried: Sequence[Tried],
    clock: Clock,
    draws: Draws | None,
) -> list[Tried]:
    """Try each once more, as aimed or under the wobble; those that were tried, best first."""
    seat = view.to_move
    assert seat is not None
    threads = 2 if (os.cpu_count() or 1) > 1 else 1
    done: list[Tried] = []
    for start in range(0, len(tried), 2):
        if clock.over():
            break
        pair = tried[start : start + 2]
        releases = [
            Release(one.swing.x, one.swing.y, one.swing.direction)
            if draws is None
            else wobbled(view, one.swing, draws)
            for one in pair
        ]
        hits = _hits(practice, releases, threads)
        for one, hit in zip(pair, hits, strict=False):
            one.worths.append(worth(view, seat, hit))
            done.append(one)
        clock.tick(len(pair))
    return sorted(done, key=lambda one: -one.gain)


def _hits(practice: Practice, releases: Sequence[Release], threads: int) -> Sequence[Rest]:
    """What the swings do; nothing if the time is up before all of them are over."""
    from castlegames.physics.practice import Interrupted

    try:
        return practice.swings(releases, threads)
    except Interrupted:
        return ()
