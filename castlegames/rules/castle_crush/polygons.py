"""Convex polygons in the plane: turning, clipping, area. Points are (x, y) in mm."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, radians, sin

Point = tuple[float, float]
Polygon = tuple[Point, ...]


def rectangle(width: float, depth: float) -> Polygon:
    """A rectangle around 0, counter-clockwise."""
    x, y = width / 2, depth / 2
    return ((-x, -y), (x, -y), (x, y), (-x, y))


def oval(width: float, depth: float, sides: int) -> Polygon:
    """An ellipse around 0 as a polygon, counter-clockwise."""
    return tuple(
        (width / 2 * cos(2 * pi * i / sides), depth / 2 * sin(2 * pi * i / sides))
        for i in range(sides)
    )


def moved(polygon: Sequence[Point], x: float, y: float, turn: float) -> Polygon:
    """The polygon turned by degrees about 0, then shifted."""
    c, s = cos(radians(turn)), sin(radians(turn))
    return tuple((x + c * px - s * py, y + s * px + c * py) for px, py in polygon)


def area(polygon: Sequence[Point]) -> float:
    """The area, positive for a counter-clockwise polygon."""
    return (
        sum(
            ax * by - bx * ay
            for (ax, ay), (bx, by) in zip(polygon, (*polygon[1:], *polygon[:1]), strict=True)
        )
        / 2
    )


def shrunk(polygon: Sequence[Point], by: float) -> Polygon:
    """A polygon around its own middle, every corner ``by`` nearer to the middle along x and y."""
    mx = sum(x for x, _ in polygon) / len(polygon)
    my = sum(y for _, y in polygon) / len(polygon)
    reach = max(max(abs(x - mx), abs(y - my)) for x, y in polygon)
    factor = max(0.0, 1 - by / reach)
    return tuple((mx + (x - mx) * factor, my + (y - my) * factor) for x, y in polygon)


def clipped(polygon: Sequence[Point], window: Sequence[Point]) -> Polygon:
    """What of a polygon lies in a convex, counter-clockwise window (Sutherland and Hodgman)."""
    result: list[Point] = list(polygon)
    for (ax, ay), (bx, by) in zip(window, (*window[1:], *window[:1]), strict=True):
        if not result:
            break

        def side(p: Point, ax: float = ax, ay: float = ay, bx: float = bx, by: float = by) -> float:
            return (bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax)

        kept: list[Point] = []
        previous = result[-1]
        before = side(previous)
        for point in result:
            now = side(point)
            if (now >= 0) != (before >= 0):
                t = before / (before - now)
                kept.append(
                    (
                        previous[0] + t * (point[0] - previous[0]),
                        previous[1] + t * (point[1] - previous[1]),
                    )
                )
            if now >= 0:
                kept.append(point)
            previous, before = point, now
        result = kept
    return tuple(result)
