"""The drawn 2.5D view: solids in painter's order, flat two-tone wood with ink outlines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from castlegames.rules.castle_crush.bodies import Vector

from ...theme import Theme
from .camera import NEAR, Camera, Lens
from .order import Box, painters_order
from .paints import Paints, light_from, shaded
from .solids import Face, Part, Placed, Solid, decorations, placed, turned

_ROUND = ("king", "general", "base", "mallet")
_PLANK = 84.0
_REACH = 900.0
_SHADOW = 0.55


_FLOATING = ("good", "bad")


class Sight:
    """Where points are on the screen, each looked up once."""

    def __init__(self, lens: Lens) -> None:
        self.lens = lens
        self._known: dict[Vector, QPointF | None] = {}

    def at(self, place: Vector) -> QPointF | None:
        """A point on the screen; None behind the eye."""
        if place not in self._known:
            seen = self.lens.see(place)
            self._known[place] = None if seen is None else QPointF(seen.x, seen.y)
        return self._known[place]

    def all(self, places: Iterable[Vector]) -> list[QPointF] | None:
        """Points on the screen; None if one of them is behind the eye."""
        found = []
        for place in places:
            point = self.at(place)
            if point is None:
                return None
            found.append(point)
        return found


class DrawnView:
    """Paints solids as a camera sees them.

    What does not float in a hand is kept as a picture, so that a piece that is moved about costs
    only its own painting.
    """

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._layer = QPixmap()
        self._drawn: object = None

    def paint(
        self, painter: QPainter, rect: QRectF, solids: Sequence[Solid], camera: Camera
    ) -> None:
        """Fill a rectangle with the table."""
        paints = Paints.of(self._theme)
        lens = Lens.of(camera, rect.width(), rect.height())
        resting = tuple(solid for solid in solids if solid.look not in _FLOATING)
        ratio = painter.device().devicePixelRatio()
        wanted = (resting, camera, rect.size(), ratio, paints)
        if wanted != self._drawn:
            self._drawn = wanted
            size = (rect.size() * ratio).toSize()
            if self._layer.size() != size:
                self._layer = QPixmap(size)
            self._layer.setDevicePixelRatio(ratio)
            below = QPainter(self._layer)
            _paint_table(below, lens, resting, paints)
            below.end()
        painter.drawPixmap(rect.topLeft(), self._layer)
        painter.save()
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        painter.translate(rect.topLeft())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for solid in solids:
            if solid.look in _FLOATING:
                for body in placed(solid.kind, solid.pose):
                    paint_solid(painter, Sight(lens), light_from(camera), solid, body, paints)
        painter.restore()


def _paint_table(painter: QPainter, lens: Lens, solids: Sequence[Solid], paints: Paints) -> None:
    light = light_from(lens.camera)
    sight = Sight(lens)
    painter.fillRect(QRectF(0, 0, lens.width, lens.height), QColor(paints.ground))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_planks(painter, lens, paints)
    _paint_shadows(painter, sight, light, solids, paints)
    flat = [(solid, body) for solid in solids for body in placed(solid.kind, solid.pose)]
    bodies = [body for _, body in flat]
    boxes = [_box(body, sight) for body in bodies]
    for n in painters_order(bodies, boxes, lens):
        solid, body = flat[n]
        paint_solid(painter, sight, light, solid, body, paints)


def paint_solid(
    painter: QPainter, sight: Sight, light: Vector, solid: Solid, body: Placed, paints: Paints
) -> None:
    """One convex body with its outlines and decorations."""
    base = paints.body(solid)
    width = 1.5 if solid.look in ("", "fallen") else 2.2
    edge = {"good": paints.good, "bad": paints.bad, "hint": paints.hint, "chosen": paints.focus}
    line = QPen(QColor(edge.get(solid.look, paints.line)), width)
    line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    smooth = solid.kind in _ROUND
    eye = sight.lens.frame.eye
    visible = [face for face in body.faces if faces_eye(face, eye)]
    for face in visible:
        points = sight.all(face.corners)
        if points is None:
            return
        colour = shaded(base, face.normal, light)
        painter.setBrush(colour)
        painter.setPen(QPen(colour, 1.0) if smooth else line)
        painter.drawPolygon(points)
    if smooth:
        painter.setPen(line)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for face in visible:
            points = sight.all(face.corners) if len(face.corners) > 4 else None
            if points is not None:
                painter.drawPolygon(points)
        rim = silhouette(body.corners, sight)
        if rim is not None:
            painter.drawPolygon(rim)
    for part in decorations(solid.kind, solid.seat):
        _paint_decoration(painter, sight, solid, part, paints)


def _paint_decoration(
    painter: QPainter, sight: Sight, solid: Solid, part: Part, paints: Paints
) -> None:
    colour = QColor(paints.part(part.paint, solid))
    eye = sight.lens.frame.eye
    shown = [turned(face, solid.pose) for face in part.faces]
    far = [face for face in shown if not faces_eye(face, eye)] if part.two_sided else []
    near = [face for face in shown if faces_eye(face, eye)]
    painter.setPen(Qt.PenStyle.NoPen if part.paint == "symbol" else QPen(QColor(paints.line), 0.9))
    for faces, tone in ((far, colour.darker(135)), (near, colour)):
        painter.setBrush(tone)
        for face in faces:
            points = sight.all(face.corners)
            if points is not None:
                painter.drawPolygon(points)


def faces_eye(face: Face, eye: Vector) -> bool:
    """Whether a face shows its outside to the eye."""
    x, y, z = face.corners[0]
    n = face.normal
    return n[0] * (eye[0] - x) + n[1] * (eye[1] - y) + n[2] * (eye[2] - z) > 1e-6


def silhouette(corners: Iterable[Vector], sight: Sight) -> list[QPointF] | None:
    """The outline of a convex body on the screen, or None if part of it is behind the eye."""
    points = sight.all(corners)
    if points is None:
        return None
    return [QPointF(x, y) for x, y in convex([(p.x(), p.y()) for p in points])]


def convex(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """The convex hull of points, as a polygon."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return ordered

    def half(these: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        chain: list[tuple[float, float]] = []
        for x, y in these:
            while len(chain) >= 2:
                (ax, ay), (bx, by) = chain[-2], chain[-1]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                    break
                chain.pop()
            chain.append((x, y))
        return chain[:-1]

    return half(ordered) + half(ordered[::-1])


def bounds(solid: Solid, lens: Lens) -> QRectF:
    """What a solid covers on the screen; empty if it is behind the eye."""
    found = QRectF()
    for body in placed(solid.kind, solid.pose):
        box = _box(body, Sight(lens))
        if box is not None:
            left, top, right, bottom = box
            found = found.united(QRectF(left, top, right - left, bottom - top))
    return found


def _box(body: Placed, sight: Sight) -> Box | None:
    points = sight.all(body.corners)
    if points is None:
        return None
    xs, ys = [p.x() for p in points], [p.y() for p in points]
    return (min(xs) - 1, min(ys) - 1, max(xs) + 1, max(ys) + 1)


def _paint_planks(painter: QPainter, lens: Lens, paints: Paints) -> None:
    painter.setPen(QPen(QColor(paints.plank), 1.0))
    steps = int(_REACH // _PLANK)
    for k in range(-steps, steps + 1):
        y = (k + 0.5) * _PLANK
        _paint_line(painter, lens, (-_REACH, y, 0.0), (_REACH, y, 0.0))
        for j in range(-2, 3):
            x = j * 340.0 + (170.0 if k % 2 else 0.0)
            _paint_line(painter, lens, (x, y, 0.0), (x, y + _PLANK, 0.0))


def _paint_line(painter: QPainter, lens: Lens, a: Vector, b: Vector) -> None:
    """A line on the table, cut where it runs behind the eye."""
    da, db = lens.depth(a) - NEAR - 1.0, lens.depth(b) - NEAR - 1.0
    if da < 0 and db < 0:
        return
    if da < 0 or db < 0:
        part = da / (da - db)
        cut = tuple(p + (q - p) * part for p, q in zip(a, b, strict=True))
        middle: Vector = (cut[0], cut[1], cut[2])
        a, b = (middle, b) if da < 0 else (a, middle)
    one, other = lens.see(a), lens.see(b)
    if one is not None and other is not None:
        painter.drawLine(QPointF(one.x, one.y), QPointF(other.x, other.y))


def _paint_shadows(
    painter: QPainter, sight: Sight, light: Vector, solids: Sequence[Solid], paints: Paints
) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(paints.shadow))
    for solid in solids:
        if solid.look != "hint":
            for body in placed(solid.kind, solid.pose):
                outline = silhouette(dropped(body.corners, light), sight)
                if outline is not None:
                    painter.drawPolygon(outline)


def dropped(corners: Iterable[Vector], light: Vector) -> list[Vector]:
    """Where the shadows of points fall on the table; they are drawn shorter than they would be."""
    found = []
    for x, y, z in corners:
        part = _SHADOW * max(0.0, z) / light[2]
        found.append((x - part * light[0], y - part * light[1], 0.0))
    return found
