"""The calendar: a timeline of ten rounds with the festivals below."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from castlegames.rules.castell.components import CALENDAR, ROUNDS

from ...style import on_accent
from ...theme import Theme
from ..lettering import sized
from .models import CalendarModel
from .sheet_item import CENTRE, LEFT, SheetItem
from .symbols import paint_size_token, region_colour
from .terms import translate

_EMPTY_SHARE = 0.5
"""How wide a round without a festival is, of a usual one."""


class CalendarItem(SheetItem):
    """The rounds from left to right; the one that is played stands in a frame."""

    def __init__(self, model: CalendarModel, theme: Theme) -> None:
        super().__init__(theme)
        self.model = model
        self._columns: dict[int, QRectF] = {}
        self._marked: int | None = None
        self._reach: tuple[int, ...] = ()
        model.modelReset.connect(self.refresh)

    def arrange(self) -> None:
        held = {round_ for _, round_ in CALENDAR}
        shares = {n: 1.0 if n in held else _EMPTY_SHARE for n in range(1, ROUNDS + 1)}
        unit = (self.rect.width() - 16) / sum(shares.values())
        left = self.rect.left() + 8
        self._columns = {}
        for round_, share in shares.items():
            self._columns[round_] = QRectF(
                left, self.rect.top() + 4, unit * share, self.rect.height() - 8
            )
            left += unit * share

    def mark(self, place: int | None) -> None:
        """Ring a festival as the one that a tower is built for."""
        if place != self._marked:
            self._marked = place
            self.update()

    def show_reach(self, places: tuple[int, ...]) -> None:
        """Mark the festivals that stay in reach."""
        if places != self._reach:
            self._reach = places
            self.update()

    def festival_rect(self, place: int) -> QRectF:
        """Where a festival of the calendar stands."""
        festivals = self.model.festivals
        round_ = festivals[place].round
        mates = [n for n, festival in enumerate(festivals) if festival.round == round_]
        column = self._columns[round_]
        top = column.top() + 25
        height = min((column.bottom() - top) / 2, 25.0)
        start = top + (column.bottom() - top - height * len(mates)) / 2
        return QRectF(
            column.left() + 2, start + mates.index(place) * height, column.width() - 4, height - 2
        )

    def festival_at(self, point: QPointF) -> int | None:
        """The festival at a point."""
        return next(
            (
                place
                for place in range(len(self.model.festivals))
                if self.festival_rect(place).contains(point)
            ),
            None,
        )

    def draw(self, painter: QPainter) -> None:
        if not self._columns:
            return
        now = self.model.round
        accent = self.theme.colour("accent")
        column = self._columns.get(now)
        if column is not None:
            painter.setPen(QPen(accent, 1.8))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(column.adjusted(0, -1, 0, 1), 7, 7)
        wood, dark = self.theme.colour("wood"), self.theme.colour("wood_dark")
        y = self.rect.top() + 16
        xs = {round_: rect.center().x() for round_, rect in self._columns.items()}
        line = QPen(wood, 4)
        line.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(line)
        painter.drawLine(QPointF(xs[1], y), QPointF(xs[ROUNDS], y))
        if now > 1:
            line.setColor(dark)
            painter.setPen(line)
            painter.drawLine(QPointF(xs[1], y), QPointF(xs[min(now, ROUNDS)], y))
        for round_, x in xs.items():
            painter.setPen(QPen(accent if round_ == now else dark, 1.5))
            fill = accent if round_ == now else dark if round_ < now else None
            painter.setBrush(fill if fill is not None else self.theme.colour("paper"))
            painter.drawEllipse(QPointF(x, y), 10, 10)
            ink = QColor("#FFFDF6") if round_ < now else self.theme.colour("ink")
            if round_ == now:
                ink = QColor(on_accent(self.theme.palette))
            painter.setFont(sized(painter.font(), 0.86, bold=True))
            painter.setPen(ink)
            painter.drawText(QRectF(x - 12, y - 10, 24, 20), CENTRE, str(round_))
        self._draw_festivals(painter)

    def _draw_festivals(self, painter: QPainter) -> None:
        held = {festival.round for festival in self.model.festivals}
        for round_, column in self._columns.items():
            if round_ not in held:
                note = column.adjusted(2, 25, -2, 0)
                text = translate("Castell", "none")
                self.write(painter, note, text, size=0.8, token="ink_soft", align=CENTRE)
        for place, festival in enumerate(self.model.festivals):
            chip = self.festival_rect(place)
            faded = festival.state == "past"
            painter.save()
            if faded:
                painter.setOpacity(0.5)
            edge = QColor("#6F665C") if festival.state == "now" else self.theme.colour("paper_edge")
            width = 1.4
            if place == self._marked or place == self.model.place:
                edge, width = self.theme.colour("accent"), 2.4
            if place in self._reach:
                edge, width = self.theme.colour("good"), 3.0
            painter.setPen(QPen(edge, width))
            painter.setBrush(region_colour(festival.region, self.theme))
            painter.drawRoundedRect(chip, 5, 5)
            radius = min(8.5, chip.height() / 2 - 1.5)
            x = chip.right() - radius - 3
            for size in reversed(festival.tokens):
                paint_size_token(painter, QPointF(x, chip.center().y()), radius, size)
                x -= 2 * radius + 1
            room = QRectF(chip.left() + 5, chip.top(), x + radius - chip.left() - 5, chip.height())
            font = sized(painter.font(), 0.84, bold=festival.state == "now")
            if QFontMetricsF(font).horizontalAdvance(festival.region) > room.width():
                font.setBold(False)
            text = festival.region
            while len(text) > 3 and QFontMetricsF(font).horizontalAdvance(text) > room.width() + 1:
                text = text.rstrip("…")[:-1] + "…"
            painter.setFont(font)
            painter.setPen(self.theme.colour("ink"))
            painter.drawText(room, LEFT, text)
            painter.restore()
