"""Where the mallet may stand and fall: what is in its way, and a fan of useful swings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import cos, hypot, radians, sin

from . import components as c
from .bodies import Hull, hull, mallet_hulls, overlap
from .moves import Rest, Swing

_NEAR = 90.0
"""No part of a mallet that is let go is farther from the middle of the base."""
_TURNS = (0.0, -10.0, 10.0)
_OFFSETS = (0.0, 20.0, -20.0)
_GRID = 5.0
_GRID_TURN = 15


@lru_cache(maxsize=8)
def _near(rest: Rest) -> tuple[tuple[int, Hull], ...]:
    solids = ((pose.piece, hull(pose)) for pose in rest.poses)
    return tuple(
        (piece, solid)
        for piece, solid in solids
        if hypot(solid.middle[0], solid.middle[1]) - solid.reach < _NEAR
    )


def on_base(x: float, y: float) -> bool:
    """Whether the mallet's foot is near enough to the middle of the base."""
    return hypot(x, y) <= c.FOOT_REACH + 1e-9


def in_the_way(rest: Rest, x: float, y: float, direction: float) -> int | None:
    """The first piece that the mallet, standing there, would enter; None if it is free."""
    near = _near(rest)
    if not near:
        return None
    mallet = mallet_hulls(x, y, direction)
    for piece, solid in near:
        if any(overlap(part, solid) for part in mallet):
            return piece
    return None


def fan(rest: Rest, seat: int, seats: int) -> tuple[Swing, ...]:
    """Free swings at each opponent's foundation: nine apiece, the plainest first.

    If all of these are blocked: the first free one of a grid of 5 mm and 15 degrees (house), if
    there is one. None at all: the turn is passed.
    """
    swings = tuple(
        swing
        for swing in _aimed(seat, seats)
        if in_the_way(rest, swing.x, swing.y, swing.direction) is None
    )
    if swings:
        return swings
    last = _first_free(rest)
    return () if last is None else (last,)


def aimed(target: int, seats: int, offset: float, turn: float, aside: float = 0.0) -> Swing:
    """A swing at a seat's foundation.

    The foot stands ``offset`` mm towards it and ``aside`` mm to the left of that line; the
    direction is ``turn`` degrees off.
    """
    direction = c.bearing(target, seats) % 360.0
    along, across = radians(direction), radians(direction + 90.0)
    return Swing(
        round(offset * cos(along) + aside * cos(across), 3),
        round(offset * sin(along) + aside * sin(across), 3),
        round((direction + turn) % 360.0, 3),
    )


def _aimed(seat: int, seats: int) -> Iterator[Swing]:
    for step in range(1, seats):
        for turn in _TURNS:
            for offset in _OFFSETS:
                yield aimed((seat + step) % seats, seats, offset, turn)


@lru_cache(maxsize=8)
def _first_free(rest: Rest) -> Swing | None:
    reach = int(c.FOOT_REACH // _GRID)
    places = [
        (i * _GRID, j * _GRID)
        for i in range(-reach, reach + 1)
        for j in range(-reach, reach + 1)
        if on_base(i * _GRID, j * _GRID)
    ]
    for x, y in sorted(places, key=lambda place: (hypot(*place), place)):
        for direction in range(0, 360, _GRID_TURN):
            if in_the_way(rest, x, y, direction) is None:
                return Swing(x, y, direction)
    return None
