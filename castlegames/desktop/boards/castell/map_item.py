"""The map: land and sea, the people who stand in each region, the roads that light up."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from castlegames.rules.castell.components import REGIONS

from ...table.marks import paint_tick
from ...theme import Theme
from .geography import (
    DOCK,
    LABELS,
    MOUNTAIN,
    OUTLINES,
    PAWNS,
    SEA_ROADS,
    SIZE,
    STANDS,
    Point,
)
from .models import RegionModel
from .people import height_of, paint_casteller, paint_pawn, width_of
from .sheet_item import CENTRE, SheetItem
from .symbols import region_colour
from .terms import translate

_TALLEST = 56.0
"""Height of size 10 on a map of its own size."""
_PAWN = 40.0
_NOTE = 0.36
"""How wide the note in the corner may be, of the map."""


class MapItem(SheetItem):
    """Sea, land, names and roads; what moves on it are items of their own."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._scale = 1.0
        self._origin = QPointF()
        self._outlines: dict[str, QPainterPath] = {}
        self._note = ""

    def arrange(self) -> None:
        inner = self.rect.adjusted(5, 5, -5, -5)
        self._scale = min(inner.width() / SIZE[0], inner.height() / SIZE[1])
        self._origin = inner.center() - QPointF(SIZE[0], SIZE[1]) * self._scale / 2
        self._outlines = {
            region: self._path(points, closed=True) for region, points in OUTLINES.items()
        }

    @property
    def scale_of_map(self) -> float:
        """How large the map is drawn."""
        return self._scale

    def at(self, point: Point) -> QPointF:
        """A point of the map in the scene."""
        return self._origin + QPointF(*point) * self._scale

    def outline(self, region: str) -> QPainterPath:
        """The outline of a region in the scene."""
        return self._outlines[region]

    def region_at(self, point: QPointF) -> str | None:
        """The region at a point of the scene."""
        return next(
            (region for region, path in self._outlines.items() if path.contains(point)), None
        )

    def show_note(self, text: str) -> None:
        """A remark in the corner of the sea: what the bag holds."""
        if text != self._note:
            self._note = text
            self.update()

    def _path(self, points: Sequence[Point], closed: bool = False) -> QPainterPath:
        path = QPainterPath()
        path.addPolygon(QPolygonF([self.at(point) for point in points]))
        if closed:
            path.closeSubpath()
        return path

    def sea_road(self, ends: tuple[str, str]) -> QPainterPath:
        """A dotted line over the sea as a curve in the scene."""
        start, one, two, end = (self.at(point) for point in SEA_ROADS[ends])
        path = QPainterPath(start)
        path.cubicTo(one, two, end)
        return path

    def draw(self, painter: QPainter) -> None:
        dark = self.theme.dark
        sea = QPainterPath()
        sea.addRoundedRect(self.rect.adjusted(5, 5, -5, -5), 8, 8)
        painter.save()
        painter.setClipPath(sea)
        painter.fillPath(sea, QColor("#2C3B40" if dark else "#CFDEDC"))
        self._draw_land(painter)
        self._draw_roads(painter)
        painter.restore()
        for region in REGIONS:
            name = QRectF(0, 0, 130, 22)
            name.moveCenter(self.at(LABELS[region]))
            self.write(painter, name, region, bold=True, align=CENTRE)
        if self._note:
            width = painter.fontMetrics().horizontalAdvance(self._note) + 18.0
            width = min(width, self.rect.width() * _NOTE)  # west of it stands Tarragona
            box = QRectF(self.rect.right() - width - 12, self.rect.bottom() - 38, width, 26)
            painter.setPen(QPen(self.theme.colour("paper_edge"), 1))
            painter.setBrush(self.theme.colour("paper"))
            painter.drawRoundedRect(box, 7, 7)
            self.write(painter, box, self._note, size=0.86, token="ink_soft", align=CENTRE)

    def _draw_land(self, painter: QPainter) -> None:
        dark = self.theme.dark
        shore = QPen(QColor("#3B4D52" if dark else "#E6EEEC"), 14 * self._scale)
        shore.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        for path in self._outlines.values():
            painter.strokePath(path, shore)
        shadow = QColor("#1C2629" if dark else "#A9B9B8")
        painter.setPen(Qt.PenStyle.NoPen)
        for path in self._outlines.values():
            painter.fillPath(path.translated(2, 4), shadow)
        border = QPen(QColor("#1F1C19" if dark else "#6F665C"), 1.4)
        border.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        for region, path in self._outlines.items():
            painter.fillPath(path, region_colour(region, self.theme))
            painter.strokePath(path, border)
        painter.setPen(border)
        painter.setBrush(QColor("#5C554B" if dark else "#B9AE9B"))
        painter.drawPath(self._path(MOUNTAIN, closed=True))
        x, y = (sum(axis) / 4 for axis in zip(*MOUNTAIN, strict=True))
        peaks = ((-15, 11), (-7, -7), (-2, 2), (5, -10), (15, 11))
        painter.setBrush(QColor("#7D7367" if dark else "#948A79"))
        painter.drawPath(self._path([(x + dx, y + dy) for dx, dy in peaks], closed=True))
        painter.setBrush(QColor("#FBF7EF"))
        snow = ((5, -10), (1.5, -3), (5, -1), (9, -2.5))
        painter.drawPath(self._path([(x + dx, y + dy) for dx, dy in snow], closed=True))

    def _draw_roads(self, painter: QPainter) -> None:
        for ends in SEA_ROADS:
            path = self.sea_road(ends)
            under = QPen(QColor(255, 255, 255, 60 if self.theme.dark else 190), 6)
            under.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.strokePath(path, under)
            painter.strokePath(path, _dots(QColor("#A9C6CC" if self.theme.dark else "#3F6B7A"), 3))
        wave = QPen(QColor("#4A6167" if self.theme.dark else "#9DB6B8"), 1.4)
        wave.setCapStyle(Qt.PenCapStyle.RoundCap)
        for point in ((542, 325), (556, 381), (456, 419), (552, 227), (358, 397), (14, 330)):
            start = self.at(point)
            path = QPainterPath(start)
            path.quadTo(start + QPointF(4.5, -4), start + QPointF(9, 0))
            path.quadTo(start + QPointF(13.5, 4), start + QPointF(18, 0))
            painter.strokePath(path, wave)


def _dots(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([0.1, 2.4])
    return pen


@frozen
class Figure:
    """Somebody on the map: a casteller (``size``) or a pawn (``seat``), and where he stands."""

    key: tuple[str, str, int]
    feet: QPointF
    size: int = 0
    seat: int = -1


class PeopleItem(QGraphicsObject):
    """Castellers and pawns on the map."""

    def __init__(self, model: RegionModel, land: MapItem, theme: Theme) -> None:
        super().__init__()
        self._model, self._land, self._theme = model, land, theme
        self.figures: tuple[Figure, ...] = ()
        self._absent: frozenset[tuple[str, str, int]] = frozenset()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        model.modelReset.connect(self.arrange)

    @property
    def tallest(self) -> float:
        """Height of size 10 here."""
        return _TALLEST * self._land.scale_of_map

    @property
    def pawn_height(self) -> float:
        """Height of a pawn here."""
        return _PAWN * self._land.scale_of_map

    def arrange(self) -> None:
        """Give everybody a place."""
        self.prepareGeometryChange()
        found: list[Figure] = []
        for region in self._model.regions:
            found += self._row_of_castellers(region.name, region.castellers)
            middle = self._land.at(PAWNS[region.name])
            step = 0.72 * self.pawn_height
            for place, seat in enumerate(region.pawns):
                off = (place - (len(region.pawns) - 1) / 2) * step
                key = ("pawn", region.name, seat)
                found.append(Figure(key, middle + QPointF(off, 0), seat=seat))
        for place, seat in enumerate(self._model.waiting):
            feet = self._land.at(DOCK) + QPointF(0, -0.98 * self.pawn_height * place)
            found.append(Figure(("pawn", "", seat), feet, seat=seat))
        self.figures = tuple(found)
        self.update()

    def _row_of_castellers(self, region: str, sizes: tuple[int, ...]) -> list[Figure]:
        middle = self._land.at(STANDS[region])
        widths = [width_of(size, self.tallest) + 1.5 for size in sizes]
        left = middle.x() - sum(widths) / 2
        found = []
        for place, (size, width) in enumerate(zip(sizes, widths, strict=True)):
            feet = QPointF(left + width / 2, middle.y())
            found.append(Figure(("casteller", region, place), feet, size=size))
            left += width
        return found

    def show_absent(self, absent: frozenset[tuple[str, str, int]]) -> None:
        """Leave these out for now: they are held, lie in the tray, or are on their way."""
        if absent != self._absent:
            self._absent = absent
            self.update()

    def figure(self, key: tuple[str, str, int]) -> Figure | None:
        """The figure with this key."""
        return next((figure for figure in self.figures if figure.key == key), None)

    def pawn(self, seat: int) -> Figure | None:
        """The pawn of a seat."""
        return next((figure for figure in self.figures if figure.seat == seat), None)

    def figure_rect(self, figure: Figure) -> QRectF:
        """The place that a figure takes."""
        if figure.size:
            width = width_of(figure.size, self.tallest)
            height = height_of(figure.size, self.tallest)
        else:
            width, height = 0.66 * self.pawn_height, self.pawn_height
        return QRectF(figure.feet.x() - width / 2, figure.feet.y() - height, width, height + 2)

    def figure_at(self, point: QPointF) -> Figure | None:
        """The figure at a point."""
        return next(
            (
                figure
                for figure in reversed(self.figures)
                if figure.key not in self._absent and self.figure_rect(figure).contains(point)
            ),
            None,
        )

    def region_rect(self, region: str) -> QRectF:
        """The name of a region and the castellers below it."""
        label = self._land.at(LABELS[region])
        rect = QRectF(label.x() - 46, label.y() - 11, 92, 22)
        for figure in self.figures:
            if figure.key[1] == region and figure.size:
                rect = rect.united(self.figure_rect(figure))
        return rect

    def boundingRect(self) -> QRectF:
        return self._land.boundingRect()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for nth, figure in enumerate(self.figures):
            if figure.key in self._absent:
                continue
            if figure.size:
                paint_casteller(painter, figure.feet, figure.size, self.tallest, nth)
            else:
                paint_pawn(painter, figure.feet, self.pawn_height, figure.seat, self._theme)


@frozen
class Light:
    """A region that is marked: its ring's colour, filled and ticked if a piece may go there."""

    region: str
    colour: QColor
    offered: bool = False


class LightsItem(QGraphicsObject):
    """The region of one's own pawn, and the regions where a held pawn may go."""

    def __init__(self, land: MapItem, theme: Theme) -> None:
        super().__init__()
        self._land, self._theme = land, theme
        self.lights: tuple[Light, ...] = ()
        self._roads: tuple[tuple[str, str], ...] = ()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_lights(self, lights: Sequence[Light], roads: Sequence[tuple[str, str]] = ()) -> None:
        """Mark these regions and roads over the sea."""
        if (tuple(lights), tuple(roads)) != (self.lights, self._roads):
            self.lights, self._roads = tuple(lights), tuple(roads)
            self.update()

    def arrange(self) -> None:
        """The map is larger or smaller now."""
        self.prepareGeometryChange()
        self.update()

    def boundingRect(self) -> QRectF:
        return self._land.boundingRect()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        good = self._theme.colour("good")
        for road in self._roads:
            painter.strokePath(self._land.sea_road(road), _dots(good, 5))
        for light in self.lights:
            path = self._land.outline(light.region)
            if light.offered:
                fill = QColor(light.colour)
                fill.setAlphaF(0.2)
                painter.fillPath(path, fill)
            around = QPen(QColor(255, 253, 246, 70 if self._theme.dark else 255), 5)
            around.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path, around)
            ring = QPen(light.colour, 2.6)
            ring.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path, ring)
        for light in self.lights:
            if light.offered:
                corner = self._land.at(LABELS[light.region]) + QPointF(-54, 0)
                paint_tick(painter, corner, 8, good)


def bag_note(bag: int, round_: int, refills: Sequence[int]) -> str:
    """What the bag holds and when the regions are filled up again."""
    coming = [refill for refill in refills if refill > round_]
    if not coming:
        return translate("Castell", "Bag {n}").format(n=bag)
    return translate("Castell", "Bag {n} · refill in round {round}").format(n=bag, round=coming[0])
