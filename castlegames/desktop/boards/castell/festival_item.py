"""A festival: all towers shown side by side with their points and what they win."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ...art import paint_seat
from ...lists import phrases, sentences
from ...style import mixed
from ...theme import Theme
from .models import FestivalModel, ShownTower
from .sheet_item import CENTRE, LEFT, SheetItem
from .stack import paint_stack, shirt_of, stacked
from .symbols import paint_prize, paint_size_token, region_colour
from .terms import points, prize_name, translate

_LARGEST = 96.0
_FOOT = 62.0
"""Height of the plate with name and points below a tower."""


def _square(rect: QRectF) -> QRectF:
    """Where the tower stands above its plate."""
    return rect.adjusted(8, 10, -8, -_FOOT - 2)


class FestivalItem(SheetItem):
    """A sheet over the map: the square with the towers."""

    def __init__(self, model: FestivalModel, theme: Theme) -> None:
        super().__init__(theme)
        self.model = model
        self.setVisible(False)
        model.modelReset.connect(self.refresh)

    def draw(self, painter: QPainter) -> None:
        model, rect = self.model, self.rect
        if not model.region:
            return
        painter.setPen(QPen(self.theme.colour("wood_dark"), 1.4))
        band = QColor(region_colour(model.region, self.theme))
        painter.setBrush(band)
        head = QRectF(rect.left() + 8, rect.top() + 8, rect.width() - 16, 38)
        painter.drawRoundedRect(head, 8, 8)
        title = translate("Castell", "Festival of {region}").format(region=model.region)
        self.write(painter, head.adjusted(14, 0, -140, 0), title, size=1.2, bold=True)
        x = head.right() - 18
        for size in reversed(model.tokens):
            paint_size_token(painter, QPointF(x, head.center().y()), 11, size)
            x -= 28
        wanted = QRectF(head.left(), head.top(), x + 8 - head.left(), head.height())
        self.write(
            painter,
            wanted,
            translate("Castell", "sizes wanted"),
            size=0.86,
            align=int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter),
        )
        stage = QRectF(
            rect.left() + 8,
            head.bottom() + 6,
            rect.width() - 16,
            rect.bottom() - head.bottom() - 14,
        )
        palette = self.theme.palette
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(mixed(palette.paper, palette.wood, 0.16)))
        painter.drawRoundedRect(stage, 8, 8)
        if not model.towers:
            text = translate("Castell", "Nobody has shown a tower yet.")
            self.write(painter, stage, text, size=1.05, token="ink_soft", align=CENTRE)
            return
        width = stage.width() / max(2, len(model.towers))
        left = stage.center().x() - width * len(model.towers) / 2
        places = [
            QRectF(left + place * width, stage.top(), width, stage.height())
            for place in range(len(model.towers))
        ]
        largest = min(
            stacked(shown.tower, _square(place), _LARGEST, room_above=False).tallest
            for shown, place in zip(model.towers, places, strict=True)
        )
        for shown, place in zip(model.towers, places, strict=True):
            self._draw_tower(painter, place, shown, largest)

    def _draw_tower(
        self, painter: QPainter, rect: QRectF, shown: ShownTower, largest: float
    ) -> None:
        palette = self.theme.palette
        ground = QRectF(rect.left() + 5, rect.bottom() - _FOOT, rect.width() - 10, _FOOT - 5)
        stack = stacked(shown.tower, _square(rect), largest, room_above=False)
        paint_stack(painter, stack, shirt_of(self.theme.seat(shown.seat).colour))
        painter.setPen(QPen(self.theme.colour("paper_edge"), 1.2))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(ground, 7, 7)
        mark = QRectF(ground.left() + 6, ground.top() + 5, 20, 20)
        paint_seat(painter, mark, shown.seat, self.theme)
        name = QRectF(mark.right() + 6, ground.top() + 3, ground.right() - mark.right() - 12, 24)
        self.write(painter, name, self.model.name(shown.seat), size=0.9, bold=True)
        line = QRectF(ground.left() + 8, ground.top() + 28, ground.width() - 16, 24)
        text = points(shown.points)
        self.write(painter, line, text, size=0.95, bold=True, align=LEFT)
        x = ground.right() - 14
        y = line.center().y()
        for size in reversed(shown.sizes):
            paint_size_token(painter, QPointF(x, y), 9, size)
            x -= 21
        if shown.prize:
            paint_prize(painter, shown.prize, QPointF(x, y), 12)

    def spoken(self) -> str:
        """The festival as a sentence for screen readers."""
        model = self.model
        said = [translate("Castell", "Festival of {region}").format(region=model.region)]
        for place, shown in enumerate(model.towers):
            text = model.text(place)
            if shown.prize:
                text = phrases((text, prize_name(shown.prize)))
            said.append(text)
        return sentences(said)
