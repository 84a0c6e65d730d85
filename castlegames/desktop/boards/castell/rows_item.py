"""The local performances: a row for each region with its tiles and the special tokens on it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from castlegames.rules.castell.components import PERFORMANCES_IN_ROW, REGIONS

from ...style import mixed
from ...table.marks import paint_tick
from ...theme import Theme
from .models import RowsModel
from .sheet_item import RIGHT, SheetItem
from .symbols import paint_special_token, paint_tile, region_colour
from .terms import translate


class RowsItem(SheetItem):
    """Seven rows; a tile that can be built now has a tick."""

    def __init__(self, model: RowsModel, theme: Theme) -> None:
        super().__init__(theme)
        self.model = model
        model.modelReset.connect(self.refresh)

    def _header(self) -> float:
        return 24.0 if self.rect.height() > 190 else 21.0

    def row_rect(self, place: int) -> QRectF:
        """The row of a region, in board order."""
        header = self._header()
        height = (self.rect.height() - header - 5) / len(REGIONS)
        return QRectF(
            self.rect.left() + 4,
            self.rect.top() + header + place * height,
            self.rect.width() - 8,
            height,
        )

    def tile_rect(self, place: int, nth: int) -> QRectF:
        """A tile of a row."""
        row = self.row_rect(place)
        name = self._name_width()
        width = min((row.width() - name - 62) / PERFORMANCES_IN_ROW - 5, 104.0)
        height = min(row.height() - 3, 27.0)
        left = row.left() + name + nth * (width + 5)
        return QRectF(left, row.center().y() - height / 2, width, height)

    def _name_width(self) -> float:
        return min(max(self.rect.width() * 0.265, 84.0), 110.0)

    def tile_at(self, point: QPointF) -> tuple[int, int] | None:
        """Row and number of the tile at a point."""
        for place, row in enumerate(self.model.rows):
            for nth in range(len(row.tiles)):
                if self.tile_rect(place, nth).contains(point):
                    return place, nth
        return None

    def draw(self, painter: QPainter) -> None:
        header = QRectF(
            self.rect.left() + 12, self.rect.top() + 3, self.rect.width() - 24, self._header() - 3
        )
        self.write(
            painter, header, translate("Castell", "Local performances"), size=0.93, bold=True
        )
        self.write(
            painter,
            header,
            translate("Castell", "tokens"),
            size=0.82,
            token="ink_soft",
            align=RIGHT,
        )
        for place in range(len(self.model.rows)):
            self._draw_row(painter, place)

    def _draw_row(self, painter: QPainter, place: int) -> None:
        row, rect = self.model.rows[place], self.row_rect(place)
        palette = self.theme.palette
        if row.here:
            painter.setPen(QPen(self.theme.colour("good"), 1.6))
            painter.setBrush(QColor(mixed(palette.paper, palette.good, 0.12)))
            painter.drawRoundedRect(rect.adjusted(0, 0.5, 0, -0.5), 6, 6)
        middle = rect.center().y()
        painter.setPen(QPen(QColor(46, 42, 38, 130), 0.9))
        painter.setBrush(region_colour(row.region, self.theme))
        painter.drawRoundedRect(QRectF(rect.left() + 8, middle - 5.5, 11, 11), 3, 3)
        name = QRectF(rect.left() + 24, rect.top(), self._name_width() - 27, rect.height())
        self.write(painter, name, row.region, size=0.86, bold=row.here)
        edge = self.theme.colour("ink_soft")
        for nth in range(PERFORMANCES_IN_ROW):
            tile = self.tile_rect(place, nth)
            if nth < len(row.tiles):
                paint_tile(painter, tile, row.tiles[nth], edge)
                if row.tiles[nth] in row.able:
                    paint_tick(
                        painter, tile.topLeft() + QPointF(3, 4), 6.5, self.theme.colour("good")
                    )
            else:
                dashed = QPen(self.theme.colour("paper_edge"), 1.1, Qt.PenStyle.DashLine)
                painter.setPen(dashed)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(tile, 6, 6)
        self._draw_tokens(painter, rect, row.tokens, self.tile_rect(place, 1).right() + 4)

    def _draw_tokens(
        self, painter: QPainter, rect: QRectF, tokens: tuple[int, ...], left: float
    ) -> None:
        if not tokens:
            return
        radius = min(rect.height() / 2 - 3, 9.0)
        room = rect.right() - 6 - left - 2 * radius
        step = min(2 * radius + 2, room / max(1, len(tokens) - 1))
        x = rect.right() - 6 - radius
        for seat in tokens:
            paint_special_token(painter, QPointF(x, rect.center().y()), radius, seat, self.theme)
            x -= step
