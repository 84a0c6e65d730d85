"""The solid shapes of the pieces, their poses, and whether two of them overlap.

A piece's own frame: x to the right, y to the back, z up, 0 in the middle of its bottom face.
Lengths in mm; orientations are unit quaternions (w, x, y, z).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import acos, cos, degrees, hypot, isfinite, pi, radians, sin, sqrt

from attrs import field, frozen

from . import components as c
from .polygons import Point, Polygon, area, oval, rectangle

Vector = tuple[float, float, float]
Quaternion = tuple[float, float, float, float]

UPRIGHT: Quaternion = (1.0, 0.0, 0.0, 0.0)


@frozen
class Pose:
    """Where a piece is: the middle of its bottom face, and its orientation."""

    piece: int
    x: float = field(converter=float)
    y: float = field(converter=float)
    z: float = field(converter=float)
    qw: float = field(default=1.0, converter=float)
    qx: float = field(default=0.0, converter=float)
    qy: float = field(default=0.0, converter=float)
    qz: float = field(default=0.0, converter=float)

    @property
    def position(self) -> Vector:
        """The middle of the bottom face."""
        return (self.x, self.y, self.z)

    @property
    def orientation(self) -> Quaternion:
        """The orientation as a quaternion."""
        return (self.qw, self.qx, self.qy, self.qz)

    @property
    def numbers(self) -> tuple[float, ...]:
        """The seven numbers in the order of the fields."""
        return (*self.position, *self.orientation)

    @property
    def finite(self) -> bool:
        """Whether every number is finite."""
        return all(map(isfinite, self.numbers))

    def rounded(self) -> Pose:
        """The pose as moves record it: 0.001 mm and 1e-6."""
        return Pose(
            self.piece,
            *(round(v, 3) + 0.0 for v in self.position),
            *(round(v, 6) + 0.0 for v in self.orientation),
        )

    def at(self, point: Vector) -> Vector:
        """A point of the piece's own frame, in the frame of the pose."""
        x, y, z = rotated(self.orientation, point)
        return (self.x + x, self.y + y, self.z + z)


@frozen
class Shape:
    """A convex prism: an outline extruded along one of its axes.

    ``along`` is ``y`` (outline in x and z, extruded to both sides) or ``z`` (outline in x and y,
    extruded upwards).
    """

    outline: Polygon
    length: float
    along: str

    @property
    def corners(self) -> tuple[Vector, ...]:
        """All corners."""
        half = self.length / 2
        if self.along == "y":
            return tuple((x, y, z) for y in (-half, half) for x, z in self.outline)
        return tuple((x, y, z) for z in (0.0, self.length) for x, y in self.outline)

    @property
    def edges(self) -> tuple[Vector, ...]:
        """The directions of the edges, opposite ones once where the outline is symmetric."""
        sides: list[Vector] = []
        for (ax, ay), (bx, by) in zip(
            self.outline, (*self.outline[1:], *self.outline[:1]), strict=True
        ):
            u, v = bx - ax, by - ay
            size = hypot(u, v)
            u, v = u / size, v / size
            side = (u, 0.0, v) if self.along == "y" else (u, v, 0.0)
            if not any(_parallel(side, other) for other in sides):
                sides.append(side)
        axis = (0.0, 1.0, 0.0) if self.along == "y" else (0.0, 0.0, 1.0)
        return (*sides, axis)

    @property
    def normals(self) -> tuple[Vector, ...]:
        """The directions of the faces' normals."""
        *sides, axis = self.edges
        return (*(cross(side, axis) for side in sides), axis)

    @property
    def volume(self) -> float:
        """The volume in mm³."""
        return area(self.outline) * self.length

    @property
    def centre(self) -> Vector:
        """The centre of mass."""
        mx, my = _centroid(self.outline)
        return (mx, 0.0, my) if self.along == "y" else (mx, my, self.length / 2)


def _parallel(a: Vector, b: Vector) -> bool:
    return abs(abs(dot(a, b)) - 1) < 1e-9


def _centroid(outline: Polygon) -> Point:
    x = y = 0.0
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], *outline[:1]), strict=True):
        weight = ax * by - bx * ay
        x += (ax + bx) * weight
        y += (ay + by) * weight
    size = 6 * area(outline)
    return (x / size, y / size)


@cache
def shape(piece: int) -> Shape:
    """The shape of a block, a king or a general."""
    if c.is_block(piece):
        return Shape(c.kind_of(piece).outline, c.DEPTH, "y")
    figure = c.KING if piece in c.KINGS else c.GENERAL
    return Shape(oval(figure.width, figure.depth, c.OVAL_SIDES), figure.height, "z")


@cache
def _corners(piece: int) -> tuple[Vector, ...]:
    return shape(piece).corners


def footprint(piece: int, lying: bool = False) -> Polygon:
    """What a piece covers when it stands (or lies) at 0, unturned."""
    made = shape(piece)
    if made.along == "y":
        return rectangle(c.kind_of(piece).width, c.DEPTH)
    if lying:
        return rectangle(c.KING.width, made.length)
    return made.outline


def dot(a: Vector, b: Vector) -> float:
    """The scalar product."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Vector, b: Vector) -> Vector:
    """The vector product."""
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def product(a: Quaternion, b: Quaternion) -> Quaternion:
    """The rotation ``b``, then the rotation ``a``."""
    aw, ax, ay, az = a
    bw, bx, by, bz = b
    return (
        aw * bw - ax * bx - ay * by - az * bz,
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
    )


def about(axis: Vector, angle: float) -> Quaternion:
    """A rotation by degrees about a unit axis."""
    half = radians(angle) / 2
    s = sin(half)
    return (cos(half), axis[0] * s, axis[1] * s, axis[2] * s)


def about_vertical(angle: float) -> Quaternion:
    """A rotation by degrees about the vertical."""
    return about((0.0, 0.0, 1.0), angle)


def rotated(q: Quaternion, v: Vector) -> Vector:
    """The vector rotated by the unit quaternion."""
    w, x, y, z = q
    tx, ty, tz = 2 * (y * v[2] - z * v[1]), 2 * (z * v[0] - x * v[2]), 2 * (x * v[1] - y * v[0])
    return (
        v[0] + w * tx + y * tz - z * ty,
        v[1] + w * ty + z * tx - x * tz,
        v[2] + w * tz + x * ty - y * tx,
    )


def angle_between(a: Quaternion, b: Quaternion) -> float:
    """The angle in degrees of the rotation that leads from one orientation to the other."""
    part = abs(sum(i * j for i, j in zip(a, b, strict=True)))
    return degrees(2 * acos(min(1.0, part)))


def lean(pose: Pose) -> float:
    """How far the piece's up axis is from straight up, 0 to 180 degrees."""
    up = rotated(pose.orientation, (0.0, 0.0, 1.0))[2]
    return degrees(acos(max(-1.0, min(1.0, up))))


def upright(pose: Pose) -> bool:
    """Whether the piece is upright (Score: within 20 degrees of vertical)."""
    return lean(pose) <= c.UPRIGHT_LEAN


def lowest(pose: Pose) -> float:
    """Height of the piece's lowest point over the table."""
    return min(pose.at(corner)[2] for corner in _corners(pose.piece))


def highest(pose: Pose) -> float:
    """Height of the piece's highest point over the table."""
    return max(pose.at(corner)[2] for corner in _corners(pose.piece))


def centre_of_mass(pose: Pose) -> Vector:
    """Where the piece's centre of mass is."""
    return pose.at(shape(pose.piece).centre)


def mallet_pose(x: float, y: float, direction: float) -> Pose:
    """The mallet as it is let go: leaning in a direction, its foot's lower edge on the base."""
    axis = (-sin(radians(direction)), cos(radians(direction)), 0.0)
    z = c.BASE_HEIGHT + c.SHAFT_DIAMETER / 2 * sin(radians(c.RELEASE_LEAN))
    return Pose(c.MALLET, x, y, z, *about(axis, c.RELEASE_LEAN))


@frozen
class Hull:
    """A convex solid in the world: corners, directions of normals and edges, a ball around it."""

    corners: tuple[Vector, ...]
    normals: tuple[Vector, ...]
    edges: tuple[Vector, ...]
    middle: Vector
    reach: float


@cache
def _directions(made: Shape) -> tuple[tuple[Vector, ...], tuple[Vector, ...]]:
    return (made.normals, made.edges)


@cache
def _rod(diameter: float, length: float) -> Shape:
    """A prism of 16 sides around a cylinder."""
    around = diameter / cos(pi / 16)
    return Shape(oval(around, around, 16), length, "z")


def hull(pose: Pose, made: Shape | None = None, lift: float = 0.0) -> Hull:
    """The solid of a piece in a pose; another shape, lifted along its z, may be given."""
    made = made or shape(pose.piece)
    corners = tuple(pose.at((x, y, z + lift)) for x, y, z in made.corners)
    normals, edges = _directions(made)
    q = pose.orientation
    n = len(corners)
    middle = tuple(sum(corner[i] for corner in corners) / n for i in range(3))
    return Hull(
        corners,
        tuple(rotated(q, v) for v in normals),
        tuple(rotated(q, v) for v in edges),
        (middle[0], middle[1], middle[2]),
        max(sqrt(sum((a - b) ** 2 for a, b in zip(k, middle, strict=True))) for k in corners),
    )


def mallet_hulls(x: float, y: float, direction: float) -> tuple[Hull, Hull]:
    """Shaft and head of the mallet as it is let go."""
    pose = mallet_pose(x, y, direction)
    return (
        hull(pose, _rod(c.SHAFT_DIAMETER, c.SHAFT_LENGTH)),
        hull(pose, _rod(c.HEAD_DIAMETER, c.HEAD_LENGTH), c.SHAFT_LENGTH),
    )


def overlap(a: Hull, b: Hull, slack: float = 0.01) -> bool:
    """Whether two convex solids enter one another by more than ``slack`` mm (separating axes)."""
    apart = sqrt(sum((i - j) ** 2 for i, j in zip(a.middle, b.middle, strict=True)))
    if apart > a.reach + b.reach:
        return False
    axes: list[Vector] = [*a.normals, *b.normals]
    axes += [cross(u, v) for u in a.edges for v in b.edges]
    return not any(_separates(axis, a.corners, b.corners, slack) for axis in axes)


def _separates(axis: Vector, a: Sequence[Vector], b: Sequence[Vector], slack: float) -> bool:
    size = sqrt(dot(axis, axis))
    if size < 1e-9:
        return False
    x, y, z = axis
    first = [x * p[0] + y * p[1] + z * p[2] for p in a]
    second = [x * p[0] + y * p[1] + z * p[2] for p in b]
    room = max(min(second) - max(first), min(first) - max(second))
    return room > -slack * size
