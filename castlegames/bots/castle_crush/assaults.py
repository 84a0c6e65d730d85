"""A castle alone against the round's swings: what is left of it, and what they got."""

from __future__ import annotations

from math import hypot

from attrs import frozen

from castlegames.bots.bot import Clock
from castlegames.rules import Draws
from castlegames.rules.castle_crush import Release, Rest
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.aims import aimed, in_the_way
from castlegames.rules.castle_crush.scoring import castle_points, fallen

from .swings import LONGEST, on_the_base

_OFFSETS = 25.0
_TURNS = 8.0
_ASIDES = 8.0
"""How widely attackers look for their best swing: the first in mm at most, the others one
standard deviation in degrees and mm."""


@frozen
class Left:
    """What became of a castle: the points it kept, and those that it gave the attackers."""

    kept: int
    given: int

    def net(self, seats: int) -> float:
        """Kept points less what each opponent got of it on average."""
        return self.kept - self.given / (seats - 1)


def assaulted(seat: int, seats: int, castle: Rest, tries: int, clock: Clock, draws: Draws) -> Left:
    """The castle after as many swings as a round brings on average.

    For each the attacker tries so many and makes the best again, with a wobbling hand. Raises
    Interrupted when the time is up.
    """
    from castlegames.physics.practice import Practice
    from castlegames.physics.resolving import cleared

    given = 0
    paid: tuple[int, ...] = ()
    for _ in range(c.SWINGS[seats]):
        aims = _aims(seat, seats, castle, tries, draws)
        if not aims:
            break
        practice = Practice(seats, castle, LONGEST, clock.over, quick=True)
        hits = practice.swings(aims)
        harms = [_harm(seat, seats, castle, hit) for hit in hits]
        hit = practice.swing(_again(aims[harms.index(max(harms))], draws))
        clock.tick(tries + 1)
        attack = fallen(castle, hit, (), paid)
        given, paid = given + attack.points, (*paid, *attack.pieces)
        castle, _settled = cleared(hit, seats, leaning=True, stop=clock.over)
        if not castle.poses:
            break
    return Left(_points(seat, castle), given)


def _aims(seat: int, seats: int, castle: Rest, count: int, draws: Draws) -> list[Release]:
    found: list[Release] = []
    for _ in range(6 * count):
        offset = _OFFSETS * (2 * draws.below(1000) / 999 - 1)
        turn, aside = _TURNS * draws.normal(), _ASIDES * draws.normal()
        if hypot(offset, aside) > c.FOOT_REACH:
            continue
        swing = aimed(seat, seats, offset, turn, aside)
        if in_the_way(castle, swing.x, swing.y, swing.direction) is None:
            found.append(Release(swing.x, swing.y, swing.direction))
        if len(found) == count:
            break
    return found


def _again(release: Release, draws: Draws) -> Release:
    turn, shift = c.HANDS["natural"]
    x, y = release.x + shift * draws.normal(), release.y + shift * draws.normal()
    return on_the_base(x, y, release.direction + turn * draws.normal())


def _harm(seat: int, seats: int, before: Rest, hit: Rest) -> float:
    """What a fall gives an attacker, and its part of what the castle loses."""
    left = hit.without(frozenset(hit.on_table))
    lost = _points(seat, before) - _points(seat, left)
    return fallen(before, hit, (), ()).points + lost / (seats - 1)


def _points(seat: int, castle: Rest) -> int:
    return castle_points(castle, seat, castle.pieces).total
