"""Where placed pieces come to stand: heights by the overlap of footprints, and their poses.

Everything here is in one foundation's frame: x to its player's right, y towards the hammer base,
z up from the table (castle_crush.md, Build).
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from . import components as c
from .bodies import (
    Hull,
    Pose,
    about,
    about_vertical,
    footprint,
    hull,
    overlap,
    product,
    rotated,
    shape,
)
from .moves import Placement
from .polygons import Polygon, area, clipped, moved, rectangle, shrunk

TOUCHING = 0.01
"""Footprints that overlap by less (mm) stand side by side; tops that differ by less are level."""

_FOUNDATION = rectangle(c.FOUNDATION_SIDE, c.FOUNDATION_SIDE)
_LEAST_AREA = 1e-3


@frozen
class Standing:
    """A placed piece, the height of its foot, and what it stands on.

    ``supports`` are pieces; the foundation is ``None``. Empty: it would stand on the table.
    """

    placement: Placement
    z: float
    supports: tuple[int | None, ...]

    @property
    def top(self) -> float:
        """Height of its highest point."""
        return self.z + _height(self.placement)


@frozen
class _Facet:
    """A face seen from above: its outline, and its height z = a + bx * x + by * y."""

    outline: Polygon
    a: float
    bx: float
    by: float

    def highest_within(self, window: Polygon) -> float | None:
        part = clipped(self.outline, window)
        if len(part) < 3 or abs(area(part)) < _LEAST_AREA:
            return None
        return max(self.a + self.bx * x + self.by * y for x, y in part)


def _height(placement: Placement) -> float:
    if placement.lying:
        return c.KING.depth
    made = shape(placement.piece)
    return c.kind_of(placement.piece).height if made.along == "y" else made.length


def covered(placement: Placement) -> Polygon:
    """The footprint of a placed piece."""
    outline = footprint(placement.piece, placement.lying)
    return moved(outline, placement.x, placement.y, placement.turn)


def _facets(standing: Standing) -> tuple[_Facet, ...]:
    """The upper faces of a standing piece."""
    placement = standing.placement
    made = shape(placement.piece)
    if made.along == "z":
        return (_Facet(covered(placement), standing.top, 0.0, 0.0),)
    half = c.DEPTH / 2
    corners = made.outline
    found = []
    for (x1, z1), (x2, z2) in zip(corners, (*corners[1:], *corners[:1]), strict=True):
        if x2 >= x1:
            continue
        slope = (z2 - z1) / (x2 - x1)
        strip = ((x2, -half), (x1, -half), (x1, half), (x2, half))
        outline = moved(strip, placement.x, placement.y, placement.turn)
        (ux, uy), (vx, vy) = moved(((0.0, 0.0), (1.0, 0.0)), 0.0, 0.0, placement.turn)
        bx, by = slope * (vx - ux), slope * (vy - uy)
        at_middle = z1 - slope * x1
        a = standing.z + at_middle - bx * placement.x - by * placement.y
        found.append(_Facet(outline, a, bx, by))
    return tuple(found)


def standings(placements: Sequence[Placement]) -> tuple[Standing, ...]:
    """Where each piece stands when they are put down in this order.

    A piece comes to the height of the highest top below it, over the overlap of the footprints.
    """
    result: list[Standing] = []
    for placement in placements:
        window = shrunk(covered(placement), TOUCHING)
        tops: list[tuple[float, int | None]] = []
        if abs(area(clipped(window, _FOUNDATION))) > _LEAST_AREA:
            tops.append((c.FOUNDATION_HEIGHT, None))
        for below in result:
            heights = [facet.highest_within(window) for facet in _facets(below)]
            known = [height for height in heights if height is not None]
            if known:
                tops.append((max(known), below.placement.piece))
        z = max((height for height, _ in tops), default=0.0)
        supports = tuple(piece for height, piece in tops if height >= z - TOUCHING)
        result.append(Standing(placement, z, supports))
    return tuple(result)


def pose(standing: Standing, seat: int, seats: int) -> Pose:
    """The pose of a standing piece on the table of a match."""
    placement = standing.placement
    frame = c.bearing(seat, seats) + 90.0
    (middle,) = moved(((0.0, -c.FOUNDATION_DISTANCE),), 0.0, 0.0, frame)
    ((x, y),) = moved(((placement.x, placement.y),), *middle, frame)
    orientation = about_vertical(frame + placement.turn)
    if not placement.lying:
        return Pose(placement.piece, x, y, standing.z, *orientation)
    orientation = product(orientation, about((1.0, 0.0, 0.0), -90.0))
    back = rotated(orientation, (0.0, 0.0, c.KING.height / 2))
    z = standing.z + c.KING.depth / 2
    return Pose(placement.piece, x - back[0], y - back[1], z - back[2], *orientation)


def poses(placements: Sequence[Placement], seat: int, seats: int) -> tuple[Pose, ...]:
    """The pose of each placed piece on the table of a match, before gravity sets in."""
    return tuple(pose(standing, seat, seats) for standing in standings(placements))


def reach(placement: Placement) -> float:
    """How far the piece reaches over the foundation's edge, in mm; 0 if it does not."""
    half = c.FOUNDATION_SIDE / 2
    return max(0.0, *(max(abs(x), abs(y)) - half for x, y in covered(placement)))


def first_overlap(mine: Sequence[Pose], others: Sequence[Pose]) -> int | None:
    """The first piece of ``mine`` that enters one of the others, or None."""
    hulls: list[Hull] = [hull(other) for other in others]
    for placed in mine:
        solid = hull(placed)
        if any(overlap(solid, other) for other in hulls):
            return placed.piece
    return None
