"""What is written and drawn over the table in both views: names, storeys, arcs, points."""

from __future__ import annotations

from math import atan2, cos, pi, radians, sin

from attrs import field, frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)

from castlegames.rules.castle_crush.bodies import Pose, Vector

from ...art import paint_seat
from ...theme import Theme
from ..lettering import sized
from .camera import Lens, ground_axes
from .drawing import Sight, silhouette
from .sheet import Sheet, paint_paper, standings_sheet
from .solids import placed

_PILL, _NAME = 26.0, 150.0


@frozen
class Label:
    """A pill with a seat's mark, its name and a remark, under a castle."""

    seat: int
    name: str
    note: str
    under: tuple[Vector, ...]
    """Corners of what it is written under."""
    strong: bool = False


@frozen
class Tag:
    """A short text at a point of the table; ``colour`` is a token of the palette."""

    text: str
    place: Vector
    colour: str = "ink"


@frozen
class Plumb:
    """Where a held piece hangs and where it would come to rest: its shadow's outline."""

    high: Vector
    low: Vector
    shadow: tuple[Vector, ...]
    legal: bool


@frozen
class Way:
    """The way the mallet would fall: the path of its end, and the mallet on it."""

    arc: tuple[Vector, ...]
    mallet: Pose
    colour: str = "accent"


@frozen
class Gauge:
    """The aim in numbers: the direction in degrees, and two lines of text."""

    direction: float
    title: str
    note: str
    good: bool = True


@frozen
class Marks:
    """All that lies over the picture of the table."""

    labels: tuple[Label, ...] = field(default=())
    tags: tuple[Tag, ...] = field(default=())
    plumb: Plumb | None = None
    ways: tuple[Way, ...] = field(default=())
    gauge: Gauge | None = None
    standings: tuple[tuple[str, ...], ...] = field(default=())
    """Rows of a table: a heading and rows of name and points; seats in order."""


def paint_marks(painter: QPainter, rect: QRectF, lens: Lens, marks: Marks, theme: Theme) -> None:
    """Draw all marks over the picture in ``rect``."""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.topLeft())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for way in marks.ways:
        _paint_way(painter, lens, way, theme)
    if marks.plumb is not None:
        _paint_plumb(painter, lens, marks.plumb, theme)
    taken: list[QRectF] = []
    for label in marks.labels:
        _paint_label(painter, rect, lens, label, theme, taken)
    for tag in marks.tags:
        _paint_tag(painter, lens, tag, theme)
    if marks.gauge is not None:
        _paint_gauge(painter, rect, lens, marks.gauge, theme)
    if marks.standings:
        sheet_of(rect, lens, marks).paint(painter, theme)
    painter.restore()


def _point(lens: Lens, place: Vector) -> QPointF | None:
    seen = lens.see(place)
    return None if seen is None else QPointF(seen.x, seen.y)


def _paint_way(painter: QPainter, lens: Lens, way: Way, theme: Theme) -> None:
    colour = QColor(theme.colour(way.colour))
    faint = QColor(colour)
    faint.setAlphaF(0.22)
    painter.setPen(QPen(colour, 1.0))
    painter.setBrush(faint)
    for body in placed("mallet", way.mallet):
        polygon = silhouette(body.corners, Sight(lens))
        if polygon is not None:
            painter.drawPolygon(polygon)
    points = [point for point in (_point(lens, place) for place in way.arc) if point is not None]
    if len(points) < 2:
        return
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen in (QPen(QColor("#FFFFFF"), 5.5), QPen(colour, 3.0, Qt.PenStyle.DashLine)):
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPath(path)
    end, before = points[-1], points[-2]
    angle = atan2(end.y() - before.y(), end.x() - before.x())
    head = QPolygonF(
        [
            end + QPointF(cos(angle), sin(angle)) * 8,
            end + QPointF(cos(angle + 2.5), sin(angle + 2.5)) * 11,
            end + QPointF(cos(angle - 2.5), sin(angle - 2.5)) * 11,
        ]
    )
    painter.setPen(QPen(QColor("#FFFFFF"), 1.5))
    painter.setBrush(colour)
    painter.drawPolygon(head)


def _paint_plumb(painter: QPainter, lens: Lens, plumb: Plumb, theme: Theme) -> None:
    colour = QColor(theme.colour("good" if plumb.legal else "bad"))
    polygon = silhouette(plumb.shadow, Sight(lens))
    if polygon is not None:
        faint = QColor(colour)
        faint.setAlphaF(0.45)
        painter.setPen(QPen(colour, 2.0))
        painter.setBrush(faint)
        painter.drawPolygon(polygon)
    high, low = _point(lens, plumb.high), _point(lens, plumb.low)
    if high is not None and low is not None:
        painter.setPen(QPen(QColor("#FFFFFF"), 4.0))
        painter.drawLine(high, low)
        painter.setPen(QPen(colour, 2.0, Qt.PenStyle.DashLine))
        painter.drawLine(high, low)
        painter.setBrush(colour)
        painter.drawEllipse(low, 3.0, 3.0)


def _paint_label(
    painter: QPainter,
    rect: QRectF,
    lens: Lens,
    label: Label,
    theme: Theme,
    taken: list[QRectF],
) -> None:
    points = [
        point for point in (_point(lens, corner) for corner in label.under) if point is not None
    ]
    if len(points) < len(label.under):
        return
    middle_x = (min(p.x() for p in points) + max(p.x() for p in points)) / 2
    place = QPointF(middle_x, max(p.y() for p in points) + 19)
    font = QGuiApplication.font()
    bold, plain = sized(font, 0.9, bold=True), sized(font, 0.9)
    name = QFontMetricsF(bold).elidedText(label.name, Qt.TextElideMode.ElideRight, _NAME)
    name_width = QFontMetricsF(bold).horizontalAdvance(name)
    note_width = QFontMetricsF(plain).horizontalAdvance(label.note)
    height = max(_PILL, QFontMetricsF(bold).height() + 8)
    width = 34 + name_width + (10 + note_width if label.note else 0) + 12
    pill = QRectF(0, 0, width, height)
    pill.moveCenter(place)
    pill.moveLeft(min(max(pill.left(), 6.0), rect.width() - width - 6.0))
    pill.moveTop(min(max(pill.top(), 6.0), rect.height() - height - 6.0))
    for _ in range(4):
        other = next((one for one in taken if one.intersects(pill)), None)
        if other is None:
            break
        pill.moveBottom(other.top() - 3)
    taken.append(pill)
    palette = theme.palette
    colour = theme.seat(label.seat).colour
    painter.setPen(QPen(QColor(colour), 3.0 if label.strong else 1.8))
    painter.setBrush(QColor(palette.paper))
    painter.drawRoundedRect(pill, height / 2, height / 2)
    paint_seat(painter, QRectF(pill.left() + 8, pill.center().y() - 9, 18, 18), label.seat, theme)
    middle = int(Qt.AlignmentFlag.AlignVCenter)
    painter.setPen(QColor(palette.ink))
    painter.setFont(bold)
    painter.drawText(pill.adjusted(32, 0, 0, 0), middle, name)
    painter.setPen(QColor(palette.ink_soft))
    painter.setFont(plain)
    painter.drawText(pill.adjusted(42 + name_width, 0, 0, 0), middle, label.note)


def _paint_tag(painter: QPainter, lens: Lens, tag: Tag, theme: Theme) -> None:
    place = _point(lens, tag.place)
    if place is None:
        return
    font = sized(QGuiApplication.font(), 0.86, bold=True)
    metrics = QFontMetricsF(font)
    width = max(metrics.horizontalAdvance(tag.text) + 10, metrics.height() + 2)
    rect = QRectF(0, 0, width, metrics.height() + 2)
    rect.moveCenter(place)
    palette = theme.palette
    strong = tag.colour != "ink"
    ground = getattr(palette, tag.colour) if strong else palette.paper
    painter.setPen(QPen(QColor(palette.ink if not strong else palette.paper), 1.2))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    light = QColor(ground).lightnessF() > 0.55
    painter.setPen(QColor("#1E1B18" if light else "#FFFFFF"))
    painter.setFont(font)
    painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), tag.text)


def _paint_gauge(painter: QPainter, rect: QRectF, lens: Lens, gauge: Gauge, theme: Theme) -> None:
    font = QGuiApplication.font()
    bold, small = sized(font, bold=True), sized(font, 0.85)
    width = max(
        QFontMetricsF(bold).horizontalAdvance(gauge.title),
        QFontMetricsF(small).horizontalAdvance(gauge.note),
    )
    box = QRectF(12, rect.height() - 68, 62 + width + 16, 56)
    palette = theme.palette
    paint_paper(painter, box, theme)
    centre = QPointF(box.left() + 32, box.center().y())
    painter.setPen(QPen(QColor(palette.ink), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, 19, 19)
    right, away = ground_axes(lens.camera)
    a = radians(gauge.direction)
    across = cos(a) * right[0] + sin(a) * right[1]
    ahead = cos(a) * away[0] + sin(a) * away[1]
    tip = centre + QPointF(across, -ahead) * 15
    painter.setPen(QPen(QColor(palette.accent), 3))
    painter.drawLine(centre, tip)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(palette.accent))
    painter.drawEllipse(tip, 4, 4)
    left = box.left() + 62
    painter.setPen(QColor(palette.ink if gauge.good else palette.bad))
    painter.setFont(bold)
    middle = int(Qt.AlignmentFlag.AlignVCenter)
    painter.drawText(QRectF(left, box.top() + 7, width + 12, 22), middle, gauge.title)
    painter.setPen(QColor(palette.ink_soft))
    painter.setFont(small)
    painter.drawText(QRectF(left, box.top() + 28, width + 12, 20), middle, gauge.note)


def sheet_of(rect: QRectF, lens: Lens, marks: Marks) -> Sheet:
    """The sheet with the standings, where it hides no castle."""
    return standings_sheet(rect, lens, marks.standings, [label.under for label in marks.labels])


def ring(x: float, y: float, z: float, radius: float) -> tuple[Vector, ...]:
    """A circle on a plane, for shadows."""
    return tuple(
        (x + radius * cos(2 * pi * k / 24), y + radius * sin(2 * pi * k / 24), z) for k in range(24)
    )
