"""The rows of a seat on their panel: an opponent's above, one's own in the middle."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from castlegames.rules.castle_rooms import Row
from castlegames.rules.castle_rooms.components import HELMET, WINNING_LENGTH

from ...art import paint_seat
from ...theme import Theme
from ..lettering import sized
from .card_art import (
    HEIGHT,
    SHAPE,
    paint_back,
    paint_breath,
    paint_card,
    paint_helmet,
    paint_swords,
)
from .layout import HEADER, RowPlace, place_rows
from .models import RowsModel
from .words import row_name, translate

_OWN_LABEL, _FOE_LABEL = 92.0, 40.0
_LARGEST = 118.0


class RowsItem(QGraphicsObject):
    """A panel with the rows of a rows model.

    ``own`` rows keep the order in which they were begun and have room for a new one; opponents'
    are shown the longest first. ``bare`` rows lie there without panel and name.
    """

    def __init__(self, model: RowsModel, theme: Theme, own: bool, bare: bool = False) -> None:
        super().__init__()
        self._model, self._theme, self._own, self._bare = model, theme, own, bare
        self._rect = QRectF()
        self._places: dict[int, RowPlace] = {}
        self._new: RowPlace | None = None
        self._marked: int | None = None
        self._veiled: int | None = None
        self._base = QFont()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        model.modelReset.connect(self.arrange)

    @property
    def model(self) -> RowsModel:
        """Whose rows these are."""
        return self._model

    def place(self, rect: QRectF) -> None:
        """Lie here."""
        self.prepareGeometryChange()
        self._rect = rect
        self.arrange()

    def mark(self, row: int | None) -> None:
        """Outline the last card of a row, as the last move, or none."""
        self._marked = row
        self.update()

    def veil(self, row: int | None) -> None:
        """Do not show the last card of a row for now."""
        self._veiled = row
        self.update()

    def line(self, row: int) -> QRectF:
        """The line of a row."""
        return self._places[row].line

    def end(self, row: int) -> QRectF:
        """Where the next card of a row would lie."""
        return self._places[row].card(len(self._model.seat_rows.rows[row]))

    def last(self, row: int) -> QRectF:
        """Where the last card of a row lies, or its dragon."""
        each = self._model.seat_rows.rows[row]
        return self._places[row].card(len(each) - (0 if each.blocked else 1))

    def new_row(self) -> QRectF:
        """Where the first card of a new row would lie."""
        return QRectF() if self._new is None else self._new.first

    def row_at(self, point: QPointF) -> int | None:
        """The row at a point, or None."""
        return next(
            (
                row
                for row, place in self._places.items()
                if place.line.adjusted(0, -5, 0, 5).contains(point)
            ),
            None,
        )

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-2, -2, 3, 4)

    def arrange(self) -> None:
        """Find a place for every row of the model."""
        rows = self._model.seat_rows.rows
        order = list(range(len(rows)))
        area = self._rect if self._bare else self._rect.adjusted(12, HEADER + 4, -10, -8)
        if self._own:
            area = self._rect.adjusted(12, 10, -10, -8)
            lengths = [*(len(row) + 1 for row in rows), 1]
            *places, self._new = place_rows(area, lengths, _OWN_LABEL, _LARGEST)
        else:
            order.sort(key=lambda row: -len(rows[row]))
            lengths = [len(rows[row]) + 1 for row in order]
            places = list(place_rows(area, lengths, _FOE_LABEL, 80.0))
        self._places = dict(zip(order, places, strict=True))
        self.update()

    # Painting

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._base = QFont(painter.font())
        if not self._bare:
            self._paint_panel(painter)
        for index, row in enumerate(self._model.seat_rows.rows):
            self._paint_row(painter, index, row, self._places[index])

    def _paint_panel(self, painter: QPainter) -> None:
        palette = self._theme.palette
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 28))
        painter.drawRoundedRect(self._rect.translated(0, 2), 12, 12)
        painter.setPen(QPen(QColor(palette.paper_edge), 1))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(self._rect, 12, 12)
        if not self._own:
            self._paint_header(painter)
        elif not self._model.seat_rows.rows:
            self._paint_beginning(painter)

    def _paint_beginning(self, painter: QPainter) -> None:
        """What the empty place is for."""
        painter.setFont(self._font(1.0))
        painter.setPen(self._theme.colour("ink_soft"))
        text = translate("CastleRooms", "Your rows begin here: lay down a room.")
        painter.drawText(self._rect, Qt.AlignmentFlag.AlignCenter, text)

    def _font(self, factor: float, bold: bool = False) -> QFont:
        return sized(self._base, factor, bold)

    def _paint_header(self, painter: QPainter) -> None:
        seat_rows = self._model.seat_rows
        top, left = self._rect.top() + 7, self._rect.left() + 10
        paint_seat(painter, QRectF(left, top, 20, 20), seat_rows.seat, self._theme)
        cards = self._rect.right() - 10
        width = 14.0
        for _ in range(seat_rows.held):
            cards -= width + 2
            paint_back(painter, QRectF(cards, top + 0.5, width, width * SHAPE))
        painter.setFont(self._font(1.0, bold=True))
        metrics = QFontMetricsF(painter.font())
        room = cards - left - 34
        note = translate("CastleRooms", "longest {n}").format(n=seat_rows.longest)
        small = QFontMetricsF(self._font(0.85))
        note_width = small.horizontalAdvance(note) + 10 if seat_rows.rows else 0
        name = metrics.elidedText(
            seat_rows.name, Qt.TextElideMode.ElideRight, max(40.0, room - note_width)
        )
        painter.setPen(self._theme.colour("ink"))
        baseline = top + 10 + metrics.capHeight() / 2
        painter.drawText(QPointF(left + 27, baseline), name)
        used = metrics.horizontalAdvance(name)
        if note_width and room - used > note_width:
            painter.setFont(self._font(0.85))
            painter.setPen(self._theme.colour("ink_soft"))
            painter.drawText(QPointF(left + 37 + used, baseline), note)

    def _paint_row(self, painter: QPainter, index: int, row: Row, place: RowPlace) -> None:
        shown = len(row) - (1 if self._veiled == index and not row.blocked else 0)
        for k in range(shown):
            paint_card(painter, place.card(k), row.cards[k], row.facing)
        if row.dragon is not None and self._veiled != index:
            rect = place.card(len(row)).translated(place.first.width() * 0.06, 0)
            paint_card(painter, rect, row.dragon)
            mouth = QPointF(rect.left() + rect.width() * 0.16, rect.top() + rect.height() * 0.46)
            paint_breath(painter, mouth, rect.width() * 0.8)
        if self._marked == index and self._veiled != index:
            last = self.last(index).adjusted(-1, -1, 1, 1)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor("#FFFFFF"), 4.5))
            painter.drawRoundedRect(last, 5, 5)
            painter.setPen(QPen(self._theme.colour("focus"), 2.6))
            painter.drawRoundedRect(last, 5, 5)
        self._paint_label(painter, index, row, place)

    def _paint_label(self, painter: QPainter, index: int, row: Row, place: RowPlace) -> None:
        left, height = place.line.left(), place.line.height()
        width = (_OWN_LABEL if self._own else _FOE_LABEL) - 10
        box = QRectF(left, place.line.top(), width, height)
        alarm = row.dangerous
        painter.setPen(self._theme.colour("bad" if alarm else "ink"))
        if height < 34 or not self._own:
            painter.setFont(self._font(1.0, bold=True))
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, str(len(row)))
            if alarm:
                self._paint_alarm(painter, QPointF(left + 26, box.center().y()))
            return
        small, big = QFontMetricsF(self._font(0.85)), QFontMetricsF(self._font(1.35, bold=True))
        top = box.center().y() - (small.height() * (2 if height > 62 else 1) + big.height()) / 2
        painter.setFont(self._font(0.85))
        painter.setPen(self._theme.colour("ink_soft"))
        name = row_name(index)
        painter.drawText(QPointF(left, top + small.ascent()), name[:1].upper() + name[1:])
        painter.setFont(self._font(1.35, bold=True))
        painter.setPen(self._theme.colour("bad" if alarm else "ink"))
        painter.drawText(QPointF(left, top + small.height() + big.ascent()), str(len(row)))
        if alarm:
            painter.setFont(self._font(0.85, bold=True))
            text = translate("CastleRooms", "{n} to win").format(n=WINNING_LENGTH - len(row))
            painter.drawText(QPointF(left + 28, top + small.height() + big.ascent()), text)
        if height > 62:
            middle = QPointF(left + 7, top + small.height() * 1.5 + big.height())
            soft = self._theme.colour("ink_soft")
            (paint_helmet if row.facing == HELMET else paint_swords)(painter, middle, 5.5, soft)
            painter.setFont(self._font(0.85))
            painter.setPen(soft)
            up = (
                translate("CastleRooms", "helmet up")
                if row.facing == HELMET
                else translate("CastleRooms", "swords up")
            )
            up = small.elidedText(up, Qt.TextElideMode.ElideRight, _OWN_LABEL - 20)
            painter.drawText(QPointF(left + 18, middle.y() + small.capHeight() / 2), up)

    def _paint_alarm(self, painter: QPainter, centre: QPointF) -> None:
        """A small flame: this row may soon win."""
        painter.save()
        size = 30.0
        painter.translate(centre.x(), centre.y() - size * 0.08)
        painter.rotate(-90)
        paint_breath(painter, QPointF(size * 0.1, 0), size * HEIGHT / 200)
        painter.restore()
