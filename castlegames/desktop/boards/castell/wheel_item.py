"""The skill wheel: eight sectors that turn, eight skill tiles around them."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from castlegames.rules.castell.components import SECTORS

from ...table.marks import paint_tick
from ...theme import Theme
from .models import WheelModel
from .sheet_item import CENTRE, SheetItem, write
from .symbols import paint_skill, region_colour
from .terms import skill_name, translate

_SPOTS = len(SECTORS)
_BETWEEN = 3.0
"""Between tiles that stand beside the wheel."""
_NAMES_FROM = 74.0
"""From this radius on the sectors have room for their names."""
_NAMES_AT = 0.68
"""How far from the middle the names are, of the radius."""


class WheelItem(SheetItem):
    """The wheel in the middle; each tile says which region's sector points at it."""

    def __init__(self, model: WheelModel, theme: Theme) -> None:
        super().__init__(theme)
        self.model = model
        self._tiles: tuple[QRectF, ...] = ()
        self._middle = QPointF()
        self._radius = 0.0
        self._lag = 0.0
        self._absent: int | None = None
        model.modelReset.connect(self.refresh)

    def arrange(self) -> None:
        rect = self.rect
        tall = rect.height() > 205
        height = 34.0 if tall else 30.0
        width = min(max(rect.width() * 0.265, 84.0), 118.0)
        self._middle = rect.center()
        self._radius = max(28.0, min(rect.height() / 2 - height - 9, rect.width() / 2 - width - 14))
        rise = min(self._radius + height / 2 + 3, (rect.height() - height) / 2 - 1)
        aside = rect.width() / 2 - width / 2 - 7
        near = min(aside, max(self._radius * 0.78 + width / 2, 0.6 * aside))
        spread = max((rise - 0.6 * height) * 0.78, height + _BETWEEN)
        steps = (
            (0.0, -rise),
            (max(near, width + 4), -spread),
            (aside, 0.0),
            (max(near, width + 4), spread),
            (0.0, rise),
            (-max(near, width + 4), spread),
            (-aside, 0.0),
            (-max(near, width + 4), -spread),
        )
        found = []
        for dx, dy in steps:
            tile = QRectF(0, 0, width, height)
            tile.moveCenter(self._middle + QPointF(dx, dy))
            found.append(tile)
        self._tiles = tuple(found)

    @property
    def lag(self) -> float:
        """How many steps the picture of the wheel is behind its place."""
        return self._lag

    def show_lag(self, steps: float) -> None:
        """Draw the wheel so many steps before its place, while it turns."""
        self._lag = steps
        self.update()

    def show_absent(self, spot: int | None) -> None:
        """Leave the tile of a spot pale: it is held."""
        if spot != self._absent:
            self._absent = spot
            self.update()

    def tile_rect(self, spot: int) -> QRectF:
        """Where the tile of a spot lies."""
        return self._tiles[spot]

    def tile_at(self, point: QPointF) -> int | None:
        """The spot of the tile at a point."""
        return next((spot for spot, rect in enumerate(self._tiles) if rect.contains(point)), None)

    def draw(self, painter: QPainter) -> None:
        if not self.model.spots:
            return
        title = QRectF(
            self.rect.left() + 12,
            self.rect.top() + 7,
            self._tiles[0].left() - self.rect.left() - 16,
            18,
        )
        self.write(painter, title, translate("Castell", "Skill wheel"), size=0.93, bold=True)
        legend = QRectF(
            self._tiles[0].right() + 22,
            self.rect.top() + 7,
            self.rect.right() - self._tiles[0].right() - 30,
            18,
        )
        paint_tick(
            painter, QPointF(legend.left() - 9, legend.center().y()), 7, self.theme.colour("good")
        )
        self.write(painter, legend, translate("Castell", "trainable"), size=0.82, token="ink_soft")
        self._draw_disc(painter)
        for place in range(_SPOTS):
            self._draw_tile(painter, place)
        for place, spot in enumerate(self.model.spots):
            if spot.offered and place != self._absent:
                corner = self._tiles[place].topRight() + QPointF(-3, 3)
                paint_tick(painter, corner, 7.5, self.theme.colour("good"))

    def _draw_disc(self, painter: QPainter) -> None:
        middle, radius = self._middle, self._radius
        wood, dark = self.theme.colour("wood"), self.theme.colour("wood_dark")
        painter.setPen(QPen(dark, 1.5))
        painter.setBrush(wood)
        painter.drawEllipse(middle, radius, radius)
        inner = radius - 4.5
        box = QRectF(middle.x() - inner, middle.y() - inner, 2 * inner, 2 * inner)
        step = 360 / _SPOTS
        for place, spot in enumerate(self.model.spots):
            angle = 90 - (place - self._lag) * step
            path = QPainterPath(middle)
            path.arcTo(box, angle - step / 2, step)
            path.closeSubpath()
            painter.setPen(QPen(QColor("#6F665C"), 1.1))
            painter.setBrush(region_colour(spot.region, self.theme))
            painter.drawPath(path)
        for place, spot in enumerate(self.model.spots):
            if spot.offered:
                path = QPainterPath(middle)
                path.arcTo(box, 90 - (place - self._lag) * step - step / 2, step)
                path.closeSubpath()
                painter.setPen(QPen(self.theme.colour("good"), 2.4))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPath(path)
        if radius >= _NAMES_FROM:
            self._draw_names(painter)
        hub = radius * 0.23
        painter.setPen(QPen(dark, 1.5))
        painter.setBrush(wood)
        painter.drawEllipse(middle, hub, hub)
        arrow = QPen(QColor("#FFFDF6"), max(1.6, hub * 0.12))
        arrow.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(arrow)
        turn_box = QRectF(middle.x() - hub * 0.55, middle.y() - hub * 0.55, hub * 1.1, hub * 1.1)
        painter.drawArc(turn_box, -30 * 16, 240 * 16)
        tip = middle + QPointF(hub * 0.5, hub * 0.28)
        painter.drawLine(tip, tip + QPointF(-hub * 0.34, -hub * 0.02))
        painter.drawLine(tip, tip + QPointF(hub * 0.16, -hub * 0.32))

    def _draw_names(self, painter: QPainter) -> None:
        """The sectors' names over all of them: some are wider than their sector."""
        here = {spot.region for spot in self.model.spots if spot.offered}
        for place, spot in enumerate(self.model.spots):
            turn = math.radians(90 - (place - self._lag) * 360 / _SPOTS)
            name = QRectF(0, 0, 66, 18)
            along = QPointF(math.cos(turn), -math.sin(turn)) * self._radius * _NAMES_AT
            name.moveCenter(self._middle + along)
            self.write(
                painter,
                name,
                self.model.sector_name(spot.region),
                size=0.79,
                bold=spot.region in here,
                align=CENTRE,
            )

    def _draw_tile(self, painter: QPainter, place: int) -> None:
        spot, rect = self.model.spots[place], self._tiles[place]
        painter.save()
        if place == self._absent:
            painter.setOpacity(0.35)
        paint_skill_tile(
            painter,
            rect,
            spot.skill,
            self.model.sector_name(spot.region),
            region_colour(spot.region, self.theme),
            self.theme,
            offered=spot.offered,
        )
        painter.restore()


def paint_skill_tile(
    painter: QPainter,
    rect: QRectF,
    skill: str,
    sector: str,
    colour: QColor,
    theme: Theme,
    *,
    offered: bool,
) -> None:
    """A skill tile: sign and name, and below the sector that points at it."""
    edge = theme.colour("good") if offered else theme.colour("paper_edge").darker(108)
    painter.setPen(QPen(edge, 2.0 if offered else 1.1))
    ground = theme.colour("paper").lighter(103 if not theme.dark else 118)
    painter.setBrush(ground)
    painter.drawRoundedRect(rect, 7, 7)
    side = 14.0
    half = rect.height() / 2
    icon = QPointF(rect.left() + 14, rect.top() + half * 0.62 + 1)
    paint_skill(painter, skill, icon, side, theme.colour("ink"))
    name = QRectF(rect.left() + 25, rect.top() + 2, rect.width() - 29, half)
    write(painter, name, skill_name(skill), theme.colour("ink"), size=0.86, bold=offered)
    painter.setPen(QPen(QColor(46, 42, 38, 130), 0.8))
    painter.setBrush(colour)
    painter.drawRoundedRect(QRectF(icon.x() - 4, rect.top() + half + half * 0.42 - 4, 8, 8), 2, 2)
    below = QRectF(rect.left() + 25, rect.top() + half - 1, rect.width() - 29, half)
    write(painter, below, sector, theme.colour("ink_soft"), size=0.79)
