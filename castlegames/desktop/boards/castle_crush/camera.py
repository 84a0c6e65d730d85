"""The one camera of the table: what is where on the screen, and what a pointer points at.

World: mm, x to the right and y to the back of seat 0, z up, the hammer base at 0. Both views use
it, so that picking and drawing never disagree.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, hypot, radians, sin, sqrt, tan

from attrs import evolve, frozen

from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.bodies import Quaternion, Vector, cross

FIELD = 26.0
"""Vertical field of view in degrees."""
NEAR = 20.0
"""Nothing nearer to the eye is seen, in mm."""
_ELEVATIONS = (6.0, 88.0)
_DISTANCES = (180.0, 2600.0)
PRESETS = ("front", "side", "top")
_LOOKS = {"front": (13.0, 35.0), "side": (66.0, 28.0), "top": (0.0, 86.0)}
"""Degrees around from the player's chair, and up."""


@frozen
class Frame:
    """Directions of a camera: to the right and up on the screen, and back to the eye."""

    eye: Vector
    right: Vector
    up: Vector
    back: Vector


@frozen
class Seen:
    """A point on the screen: pixels from the top left, and mm from the eye along its view."""

    x: float
    y: float
    depth: float


@frozen
class Ray:
    """A half-line from the eye; ``way`` is not of unit length."""

    start: Vector
    way: Vector

    def at(self, t: float) -> Vector:
        """The point ``t`` ways from the start."""
        return (
            self.start[0] + t * self.way[0],
            self.start[1] + t * self.way[1],
            self.start[2] + t * self.way[2],
        )

    def on_plane(self, z: float) -> Vector | None:
        """Where it meets a horizontal plane, or None."""
        if self.way[2] >= -1e-9:
            return None
        t = (z - self.start[2]) / self.way[2]
        return self.at(t) if t > 0 else None


@frozen
class Camera:
    """An eye that looks at ``target`` from an azimuth and an elevation (degrees) and a distance.

    The azimuth is the direction from target to eye, counter-clockwise from x seen from above.
    """

    target: Vector = (0.0, 0.0, 40.0)
    azimuth: float = -90.0
    elevation: float = 36.0
    distance: float = 1100.0

    @property
    def frame(self) -> Frame:
        """Where the eye is and how it is turned."""
        a, e = radians(self.azimuth), radians(self.elevation)
        back = (cos(e) * cos(a), cos(e) * sin(a), sin(e))
        right = (-sin(a), cos(a), 0.0)
        up = cross(back, right)
        x, y, z = self.target
        d = self.distance
        return Frame((x + d * back[0], y + d * back[1], z + d * back[2]), right, up, back)

    @property
    def orientation(self) -> Quaternion:
        """The rotation that turns a camera looking along -z with y up into this one."""
        frame = self.frame
        return quaternion(frame.right, frame.up, frame.back)

    def orbited(self, around: float, up: float) -> Camera:
        """The camera moved around its target by degrees."""
        elevation = min(max(self.elevation + up, _ELEVATIONS[0]), _ELEVATIONS[1])
        return evolve(self, azimuth=(self.azimuth + around) % 360.0, elevation=elevation)

    def zoomed(self, factor: float) -> Camera:
        """The camera nearer to its target by a factor, or farther by one below 1."""
        distance = min(max(self.distance / factor, _DISTANCES[0]), _DISTANCES[1])
        return evolve(self, distance=distance)


@frozen
class Lens:
    """A camera and the size of its picture in pixels: projection and its inverse."""

    camera: Camera
    width: float
    height: float
    frame: Frame
    scale: float
    """Pixels at a depth of 1 mm."""

    @classmethod
    def of(cls, camera: Camera, width: float, height: float) -> Lens:
        """A camera's picture of this size."""
        scale = height / 2 / tan(radians(FIELD / 2))
        return cls(camera, max(1.0, width), max(1.0, height), camera.frame, scale)

    def depth(self, point: Vector) -> float:
        """How far in front of the eye a point is."""
        eye, back = self.frame.eye, self.frame.back
        return -(
            (point[0] - eye[0]) * back[0]
            + (point[1] - eye[1]) * back[1]
            + (point[2] - eye[2]) * back[2]
        )

    def see(self, point: Vector) -> Seen | None:
        """Where a point is on the screen; None if it is behind the eye."""
        frame = self.frame
        eye, right, up, back = frame.eye, frame.right, frame.up, frame.back
        x, y, z = point[0] - eye[0], point[1] - eye[1], point[2] - eye[2]
        depth = -(x * back[0] + y * back[1] + z * back[2])
        if depth < NEAR:
            return None
        part = self.scale / depth
        return Seen(
            self.width / 2 + part * (x * right[0] + y * right[1] + z * right[2]),
            self.height / 2 - part * (x * up[0] + y * up[1] + z * up[2]),
            depth,
        )

    def ray(self, x: float, y: float) -> Ray:
        """The half-line of everything that is seen at a pixel."""
        frame = self.frame
        across = (x - self.width / 2) / self.scale
        rise = (self.height / 2 - y) / self.scale
        way = tuple(
            across * r + rise * u - b
            for r, u, b in zip(frame.right, frame.up, frame.back, strict=True)
        )
        return Ray(frame.eye, (way[0], way[1], way[2]))


def preset(name: str, seat: int, seats: int) -> Camera:
    """A way to look from a seat: ``front``, ``side`` or ``top``. Raises KeyError for another."""
    around, elevation = _LOOKS[name]
    return Camera(azimuth=(c.bearing(seat, seats) + around) % 360.0, elevation=elevation)


def framed(camera: Camera, points: Iterable[Vector], width: float, height: float) -> Camera:
    """The camera turned as it is, as near as it can be with all the points in the picture."""
    known = tuple(points)
    target = _middle(known)
    camera = evolve(camera, target=target)
    for _ in range(6):
        lens = Lens.of(camera, width, height)
        seen = [one for one in map(lens.see, known) if one is not None]
        if len(seen) < len(known):
            camera = camera.zoomed(0.6)
            continue
        left, right = min(s.x for s in seen), max(s.x for s in seen)
        top, bottom = min(s.y for s in seen), max(s.y for s in seen)
        ratio = max((right - left) / width, (bottom - top) / height)
        frame, part = lens.frame, camera.distance / lens.scale
        aside, down = (left + right - width) / 2 * part, (top + bottom - height) / 2 * part
        x, y, z = camera.target
        camera = evolve(
            camera,
            target=(
                x + aside * frame.right[0] - down * frame.up[0],
                y + aside * frame.right[1] - down * frame.up[1],
                z + aside * frame.right[2] - down * frame.up[2],
            ),
        ).zoomed(1 / max(ratio, 0.05))
    return camera


def table_corners(seats: int) -> tuple[Vector, ...]:
    """What should be in the picture of the whole table."""
    found: list[Vector] = [(0.0, 0.0, 242.0)]
    for seat in range(seats):
        found += castle_corners(seat, seats, 66.0, 110.0)
    return tuple(found)


def castle_corners(
    seat: int, seats: int, reach: float = 68.0, height: float = 128.0
) -> tuple[Vector, ...]:
    """What should be in the picture of one castle."""
    a = radians(c.bearing(seat, seats))
    ux, uy = cos(a), sin(a)
    d = c.FOUNDATION_DISTANCE
    return tuple(
        (d * ux + i * ux - j * uy, d * uy + i * uy + j * ux, z)
        for i in (-reach, reach)
        for j in (-reach, reach)
        for z in (0.0, height)
    )


def _middle(points: tuple[Vector, ...]) -> Vector:
    n = len(points)
    return (sum(p[0] for p in points) / n, sum(p[1] for p in points) / n, 40.0)


def quaternion(right: Vector, up: Vector, back: Vector) -> Quaternion:
    """The rotation whose matrix has these columns."""
    trace = right[0] + up[1] + back[2]
    if trace > 0:
        s = 2 * sqrt(trace + 1)
        found = (s / 4, (up[2] - back[1]) / s, (back[0] - right[2]) / s, (right[1] - up[0]) / s)
    elif right[0] >= up[1] and right[0] >= back[2]:
        s = 2 * sqrt(1 + right[0] - up[1] - back[2])
        found = ((up[2] - back[1]) / s, s / 4, (up[0] + right[1]) / s, (back[0] + right[2]) / s)
    elif up[1] >= back[2]:
        s = 2 * sqrt(1 + up[1] - right[0] - back[2])
        found = ((back[0] - right[2]) / s, (up[0] + right[1]) / s, s / 4, (back[1] + up[2]) / s)
    else:
        s = 2 * sqrt(1 + back[2] - right[0] - up[1])
        found = ((right[1] - up[0]) / s, (back[0] + right[2]) / s, (back[1] + up[2]) / s, s / 4)
    return found


def ground_axes(camera: Camera) -> tuple[tuple[float, float], tuple[float, float]]:
    """On the table: the directions to the right and away from the viewer, as unit vectors."""
    frame = camera.frame
    right = (frame.right[0], frame.right[1])
    away = (-frame.back[0], -frame.back[1])
    size = hypot(*away)
    return right, (away[0] / size, away[1] / size)
