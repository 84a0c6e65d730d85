"""What a seat earned, region by region: the picture for the end of the match."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPen

from castlegames.rules.castell import Column, Player
from castlegames.rules.castell.components import REGIONS

from ...theme import Theme
from .sheet_item import CENTRE, write
from .symbols import (
    paint_prize,
    paint_size_token,
    paint_special_token,
    paint_tile,
    region_colour,
)

_WIDTH, _LEAST_HEIGHT = 640, 112
_HEAD = 30.0
_TILE, _PRIZE, _ROUND = 32.0, 36.0, 27.0
"""How much of a column's height a tile, a prize and a row of round tokens take."""
_ABREAST = 3
"""Round tokens side by side."""


def pictures_of(players: Sequence[Player], theme: Theme) -> tuple[QImage, ...]:
    """A picture for each player, all of them as high as the fullest column needs."""
    columns = [player.column(region) for player in players for region in REGIONS]
    height = max(_LEAST_HEIGHT, *(round(_HEAD + 20 + _filled(column)) for column in columns))
    return tuple(_picture_of(player, QSize(_WIDTH, height), theme) for player in players)


def _filled(column: Column) -> float:
    rounds = _rows(len(column.sizes)) + _rows(len(column.tokens))
    return len(column.tiles) * _TILE + len(column.prizes) * _PRIZE + rounds * _ROUND


def _rows(tokens: int) -> int:
    return -(-tokens // _ABREAST)


def _picture_of(player: Player, size: QSize, theme: Theme) -> QImage:
    """Seven columns in board order with tiles, prizes, size tokens and special tokens."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = (size.width() - 8) / len(REGIONS)
    for place, region in enumerate(REGIONS):
        rect = QRectF(4 + place * width + 2, 4, width - 4, size.height() - 8)
        _paint_column(painter, rect, region, player.column(region), theme)
    painter.end()
    return image


def _paint_column(
    painter: QPainter, rect: QRectF, region: str, column: Column, theme: Theme
) -> None:
    painter.setOpacity(1.0 if column.earned else 0.45)
    painter.setPen(QPen(theme.colour("paper_edge"), 1.4))
    painter.setBrush(theme.colour("paper"))
    painter.drawRoundedRect(rect, 8, 8)
    head = QRectF(rect.left(), rect.top(), rect.width(), _HEAD)
    painter.setBrush(region_colour(region, theme))
    painter.drawRoundedRect(head, 8, 8)
    write(painter, head.adjusted(4, 0, -4, 0), region, theme.colour("ink"), bold=True, align=CENTRE)
    y = head.bottom() + 6
    for tile in column.tiles:
        paint_tile(
            painter,
            QRectF(rect.left() + 4, y, rect.width() - 8, 28),
            tile,
            theme.colour("ink_soft"),
        )
        y += _TILE
    for prize in column.prizes:
        paint_prize(painter, prize, QPointF(rect.center().x(), y + 16), 15)
        y += _PRIZE
    for nth, size in enumerate(column.sizes):
        paint_size_token(painter, _in_rows(rect, y, nth), 11, size)
    y += _ROUND * _rows(len(column.sizes))
    for nth, seat in enumerate(column.tokens):
        paint_special_token(painter, _in_rows(rect, y, nth), 10, seat, theme)
    painter.setOpacity(1.0)


def _in_rows(rect: QRectF, top: float, nth: int) -> QPointF:
    """The middle of a round token among those that lie side by side below each other."""
    down, across = divmod(nth, _ABREAST)
    return QPointF(rect.left() + rect.width() * (across + 0.5) / _ABREAST, top + 13 + _ROUND * down)
