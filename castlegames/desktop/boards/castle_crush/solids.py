"""What stands on the table as solids with faces: the same shapes for both views.

A solid is a convex body (the mallet: two), with decorations that lie on it: marks of a seat and a
king's crown. Faces are in the piece's own frame (``bodies.py``), counter-clockwise seen from
outside.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from attrs import field, frozen

from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.bodies import (
    Pose,
    Vector,
    about_vertical,
    cross,
    rotated,
    shape,
)
from castlegames.rules.castle_crush.polygons import Polygon, oval, rectangle

FIGURE_SIDES = 14
_ROUND = 18
_CROWN_POINTS = 5
_OFF = 0.3
"""How far a mark floats over the surface it lies on, in mm."""

KINDS = (*c.KIND_NAMES, "king", "general", "foundation", "base", "mallet")
"""Every kind of solid."""


@frozen
class Face:
    """A flat face: its corners and its normal."""

    corners: tuple[Vector, ...]
    normal: Vector


@frozen
class Part:
    """Faces of one colour. ``paint`` is ``body``, ``mark``, ``symbol`` or ``crown``."""

    paint: str
    faces: tuple[Face, ...]
    two_sided: bool = False


@frozen
class Solid:
    """Something on the table: what it is, whose, where, and how it is to look.

    ``key`` tells it from all others (a piece's number; ghosts and hints have negative ones).
    ``look`` is one of ``""``, ``good``, ``bad``, ``hint``, ``fallen``, ``chosen``.
    """

    key: int
    kind: str
    pose: Pose
    seat: int | None = None
    look: str = ""

    @property
    def is_block(self) -> bool:
        """Whether it is one of the 30 blocks."""
        return self.kind in c.KIND_NAMES


@frozen(eq=False)
class Placed:
    """The faces of a convex body in the world, with what ordering and picking need.

    The same body in the same pose is the same object, so that answers about it can be kept.
    """

    faces: tuple[Face, ...]
    corners: tuple[Vector, ...]
    planes: tuple[tuple[Vector, float], ...] = field(repr=False)


@lru_cache(maxsize=64)
def bodies(kind: str) -> tuple[tuple[Face, ...], ...]:
    """The convex bodies of a kind of solid. Raises KeyError for an unknown kind."""
    if kind in c.KIND_NAMES:
        made = shape(c.blocks_of(kind)[0])
        return (_extruded_across(made.outline, made.length),)
    if kind in ("king", "general"):
        figure = c.KING if kind == "king" else c.GENERAL
        outline = oval(figure.width, figure.depth, FIGURE_SIDES)
        return (_extruded_up(outline, 0.0, figure.height),)
    if kind == "foundation":
        side = c.FOUNDATION_SIDE
        return (_extruded_up(rectangle(side, side), 0.0, c.FOUNDATION_HEIGHT),)
    if kind == "base":
        return (_extruded_up(_disc(c.BASE_DIAMETER, 32), 0.0, c.BASE_HEIGHT),)
    if kind == "mallet":
        top = c.SHAFT_LENGTH + c.HEAD_LENGTH
        return (
            _extruded_up(_disc(c.SHAFT_DIAMETER, _ROUND), 0.0, c.SHAFT_LENGTH),
            _extruded_up(_disc(c.HEAD_DIAMETER, _ROUND), c.SHAFT_LENGTH, top),
        )
    raise KeyError(kind)


@lru_cache(maxsize=64)
def decorations(kind: str, seat: int | None) -> tuple[Part, ...]:
    """What lies on a solid: the marks of a figure's owner, a king's crown."""
    if kind not in ("king", "general") or seat is None:
        return ()
    figure = c.KING if kind == "king" else c.GENERAL
    marks: list[Face] = []
    symbols: list[Face] = []
    for side in (-1.0, 1.0):
        y = side * (figure.depth / 2 + _OFF)
        z = figure.height / 2
        marks.append(_upright(_disc(10.0, 16), y, z))
        symbols.append(_upright(symbol(seat, 3.0), y + side * _OFF, z))
    parts = [Part("mark", tuple(marks)), Part("symbol", tuple(symbols))]
    if kind == "king":
        parts.append(Part("crown", _crown(figure.height), two_sided=True))
    return tuple(parts)


def symbol(seat: int, radius: float) -> Polygon:
    """The sign of a seat as a polygon: disc, triangle, square or diamond."""
    corners: Polygon
    match seat % 4:
        case 0:
            return _disc(2 * radius, 16)
        case 1:
            corners = ((0.95, -0.72), (0.0, 1.0), (-0.95, -0.72))
        case 2:
            corners = ((0.82, -0.82), (0.82, 0.82), (-0.82, 0.82), (-0.82, -0.82))
        case _:
            corners = ((0.0, -1.12), (1.12, 0.0), (0.0, 1.12), (-1.12, 0.0))
    return tuple((x * radius, y * radius) for x, y in corners)


@lru_cache(maxsize=4096)
def placed(kind: str, pose: Pose) -> tuple[Placed, ...]:
    """The convex bodies of a solid where it is."""
    return tuple(_placed(faces, pose) for faces in bodies(kind))


def foundation_pose(seat: int, seats: int) -> Pose:
    """Where a seat's foundation lies."""
    bearing = c.bearing(seat, seats)
    a = bearing * pi / 180
    d = c.FOUNDATION_DISTANCE
    turn = about_vertical(bearing + 90.0)
    return Pose(c.foundation(seat), d * cos(a), d * sin(a), 0.0, *turn)


def furniture(seats: int) -> tuple[Solid, ...]:
    """What is on the table in every phase: the base and the foundations."""
    return (
        Solid(-1, "base", Pose(-1, 0.0, 0.0, 0.0)),
        *(
            Solid(c.foundation(seat), "foundation", foundation_pose(seat, seats), seat)
            for seat in range(seats)
        ),
    )


def turned(face: Face, pose: Pose) -> Face:
    """A face where its solid is."""
    return Face(tuple(map(pose.at, face.corners)), rotated(pose.orientation, face.normal))


def _placed(faces: tuple[Face, ...], pose: Pose) -> Placed:
    moved = tuple(turned(face, pose) for face in faces)
    corners = tuple(dict.fromkeys(corner for face in moved for corner in face.corners))
    planes = tuple(
        (
            face.normal,
            sum(n * p for n, p in zip(face.normal, face.corners[0], strict=True)),
        )
        for face in moved
    )
    return Placed(moved, corners, planes)


def _disc(diameter: float, sides: int) -> Polygon:
    return oval(diameter, diameter, sides)


def _face(corners: tuple[Vector, ...]) -> Face:
    a, b, d = corners[0], corners[1], corners[2]
    u = (b[0] - a[0], b[1] - a[1], b[2] - a[2])
    v = (d[0] - a[0], d[1] - a[1], d[2] - a[2])
    n = cross(u, v)
    size = (n[0] ** 2 + n[1] ** 2 + n[2] ** 2) ** 0.5
    return Face(corners, (n[0] / size, n[1] / size, n[2] / size))


def _extruded_up(outline: Polygon, low: float, high: float) -> tuple[Face, ...]:
    bottom = tuple((x, y, low) for x, y in reversed(outline))
    top = tuple((x, y, high) for x, y in outline)
    sides = [
        _face(((ax, ay, low), (bx, by, low), (bx, by, high), (ax, ay, high)))
        for (ax, ay), (bx, by) in zip(outline, (*outline[1:], *outline[:1]), strict=True)
    ]
    return (_face(bottom), _face(top), *sides)


def _extruded_across(outline: Polygon, depth: float) -> tuple[Face, ...]:
    """Outline in x and z, counter-clockwise seen from the front (from -y)."""
    half = depth / 2
    front = tuple((x, -half, z) for x, z in outline)
    back = tuple((x, half, z) for x, z in reversed(outline))
    sides = [
        _face(((ax, -half, az), (ax, half, az), (bx, half, bz), (bx, -half, bz)))
        for (ax, az), (bx, bz) in zip(outline, (*outline[1:], *outline[:1]), strict=True)
    ]
    return (_face(front), _face(back), *sides)


def _upright(outline: Polygon, y: float, z: float) -> Face:
    """A flat mark on a figure's front (y below 0) or back."""
    corners = tuple((x, y, z + dz) for x, dz in outline)
    return _face(corners if y < 0 else tuple((-x, y, dz) for x, _, dz in corners))


def _crown(height: float) -> tuple[Face, ...]:
    steps = 2 * _CROWN_POINTS
    low, high, dip = height + 0.2, height + 11.0, height + 6.0

    def ring(i: float, radius: float, z: float) -> Vector:
        a = 2 * pi * i / steps
        return (radius * cos(a), radius * 0.8 * sin(a), z)

    faces = []
    for i in range(steps):
        tops = (high, dip) if i % 2 == 0 else (dip, high)
        faces.append(
            _face(
                (
                    ring(i, 6.5, low),
                    ring(i + 1, 6.5, low),
                    ring(i + 1, 7.6, tops[1]),
                    ring(i, 7.6, tops[0]),
                )
            )
        )
    return tuple(faces)
