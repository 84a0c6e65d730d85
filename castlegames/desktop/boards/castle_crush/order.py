"""What covers what: the painter's order of convex bodies, and the body that a ray meets first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from castlegames.rules.castle_crush.bodies import Vector

from .camera import Lens, Ray
from .solids import Placed, Solid, placed

_SLACK = 0.8
"""Bodies at rest may enter one another by so much (mm) and still be told apart."""

Plane = tuple[Vector, float]
Box = tuple[float, float, float, float]


@lru_cache(maxsize=16384)
def parting(a: Placed, b: Placed) -> Plane | None:
    """A face's plane of ``a`` that has all of ``b`` outside; None if there is none."""
    best: Plane | None = None
    widest = -_SLACK
    for plane in a.planes:
        (x, y, z), d = plane
        room = min(x * p[0] + y * p[1] + z * p[2] for p in b.corners) - d
        if room > widest:
            best, widest = plane, room
    return best


def covers(front: Placed, behind: Placed, eye: Vector) -> bool | None:
    """Whether ``front`` may hide ``behind``: False if it is the other way round, None if unknown.

    A plane that parts two bodies says which of them is on the eye's side.
    """
    for body, other, sign in ((behind, front, True), (front, behind, False)):
        plane = parting(body, other)
        if plane is not None:
            (x, y, z), d = plane
            outside = x * eye[0] + y * eye[1] + z * eye[2] > d
            return sign if outside else not sign
    return None


def painters_order(bodies: Sequence[Placed], boxes: Sequence[Box | None], lens: Lens) -> list[int]:
    """The numbers of the bodies from the farthest to the nearest; unseen ones are left out.

    ``boxes`` are what they cover on the screen (left, top, right, bottom).
    """
    eye = lens.frame.eye
    depths = [lens.depth(_middle(body)) for body in bodies]
    far_first = sorted(
        (n for n, box in enumerate(boxes) if box is not None), key=lambda n: -depths[n]
    )
    before: dict[int, list[int]] = {n: [] for n in far_first}
    for i, a in enumerate(far_first):
        for b in far_first[i + 1 :]:
            if not _meet(boxes[a], boxes[b]):
                continue
            over = covers(bodies[b], bodies[a], eye)
            if over is None or over:
                before[b].append(a)
            else:
                before[a].append(b)
    done: list[int] = []
    state: dict[int, int] = {}

    def visit(n: int) -> None:
        state[n] = 1
        for other in before[n]:
            if other not in state:
                visit(other)
        state[n] = 2
        done.append(n)

    for n in far_first:
        if n not in state:
            visit(n)
    return done


def first_met(ray: Ray, solids: Sequence[Solid]) -> tuple[Solid, Vector] | None:
    """The solid that a ray meets first, and where."""
    best: tuple[float, Solid] | None = None
    for solid in solids:
        for body in placed(solid.kind, solid.pose):
            t = _enters(ray, body)
            if t is not None and (best is None or t < best[0]):
                best = (t, solid)
    return None if best is None else (best[1], ray.at(best[0]))


def _enters(ray: Ray, body: Placed) -> float | None:
    low, high = 0.0, float("inf")
    sx, sy, sz = ray.start
    wx, wy, wz = ray.way
    for (x, y, z), d in body.planes:
        speed = x * wx + y * wy + z * wz
        gap = d - (x * sx + y * sy + z * sz)
        if abs(speed) < 1e-12:
            if gap < 0:
                return None
            continue
        t = gap / speed
        if speed < 0:
            low = max(low, t)
        else:
            high = min(high, t)
        if low > high:
            return None
    return low if low > 0 else None


def _middle(body: Placed) -> Vector:
    n = len(body.corners)
    return (
        sum(p[0] for p in body.corners) / n,
        sum(p[1] for p in body.corners) / n,
        sum(p[2] for p in body.corners) / n,
    )


def _meet(a: Box | None, b: Box | None) -> bool:
    if a is None or b is None:
        return False
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
