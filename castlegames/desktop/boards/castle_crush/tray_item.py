"""The tray under the table: a card for each kind of block with its picture and its number."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from castlegames.rules.castle_crush.bodies import Pose

from ...style import mixed
from ...theme import Theme
from ..lettering import fitted, sized
from .camera import Camera, Lens, framed
from .drawing import Sight, paint_solid
from .layout import tray_cards
from .models import BlockTrayModel, TrayCard
from .paints import Paints, light_from
from .solids import Solid, placed
from .words import piece_name, translate

_CAPTION = 150.0


class TrayItem(QGraphicsItem):
    """Draws the tray model and knows where its cards lie."""

    def __init__(self, model: BlockTrayModel, theme: Theme) -> None:
        super().__init__()
        self._model, self._theme = model, theme
        self._rect = QRectF()
        self._title = ""
        self._note = ""
        self._seat: int | None = None
        self._active = False
        self._chosen: str | None = None
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        model.modelReset.connect(self.update)

    def place(self, rect: QRectF) -> None:
        """Lie here."""
        self.prepareGeometryChange()
        self._rect = rect
        self.update()

    def show_caption(
        self, title: str, note: str, seat: int | None, active: bool, chosen: str | None = None
    ) -> None:
        """What the cards are; whose figures; whether they can be taken; which one is chosen."""
        now = (title, note, seat, active, chosen)
        if now != (self._title, self._note, self._seat, self._active, self._chosen):
            self._title, self._note, self._seat, self._active, self._chosen = now
            self.update()

    def rects(self) -> list[QRectF]:
        """Where the cards lie."""
        return tray_cards(self._rect.adjusted(8, 0, -8, 0), self._caption, len(self._model.cards))

    @property
    def _caption(self) -> float:
        return min(_CAPTION, self._rect.width() * 0.15)

    def card_at(self, point: QPointF) -> TrayCard | None:
        """The card at a point."""
        for card, rect in zip(self._model.cards, self.rects(), strict=True):
            if rect.contains(point):
                return card
        return None

    def rect_of(self, kind: str) -> QRectF | None:
        """Where the card of a kind lies."""
        for card, rect in zip(self._model.cards, self.rects(), strict=True):
            if card.kind == kind:
                return rect
        return None

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-1, -1, 1, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        palette = self._theme.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(palette.paper_edge), 1))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(self._rect.adjusted(0.5, 0.5, -0.5, -0.5), 12, 12)
        font = QGuiApplication.font()
        room = QRectF(self._rect.left() + 14, self._rect.top() + 8, self._caption - 8, 22)
        painter.setPen(QColor(palette.ink))
        painter.setFont(fitted(sized(font, bold=True), self._title, room.width()))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), self._title)
        painter.setPen(QColor(palette.ink_soft))
        painter.setFont(sized(font, 0.8))
        below = QRectF(room.left(), room.bottom() + 1, room.width(), self._rect.height() - 36)
        flags = int(Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
        painter.drawText(below, flags, self._note)
        for card, rect in zip(self._model.cards, self.rects(), strict=True):
            self._paint_card(painter, rect, card)

    def _paint_card(self, painter: QPainter, rect: QRectF, card: TrayCard) -> None:
        palette = self._theme.palette
        free = self._active and not card.reason and card.count > 0
        ground = palette.paper if card.count else mixed(palette.paper, palette.table, 0.6)
        chosen = card.kind == self._chosen
        edge = palette.accent if chosen else palette.wood_dark if free else palette.paper_edge
        painter.setOpacity(1.0)
        painter.setPen(QPen(QColor(edge), 2.4 if chosen else 1.4))
        painter.setBrush(QColor(mixed(ground, palette.wood, 0.16) if free else ground))
        painter.drawRoundedRect(rect, 8, 8)
        painter.setOpacity(1.0 if card.count else 0.4)
        line = 18.0
        height = rect.height() - line - 8
        picture = QRectF(rect.left() + 6, rect.top() + 4, rect.width() * 0.5, height)
        paint_kind(painter, picture, card.kind, self._seat, self._theme)
        font = QGuiApplication.font()
        words = QRectF(picture.right(), rect.top() + 4, rect.right() - picture.right() - 6, 24)
        painter.setPen(QColor(palette.ink))
        painter.setFont(sized(font, 1.05, bold=True))
        right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        count = translate("CastleCrush", "×{count}").format(count=card.count)
        painter.drawText(words, right, count)
        name = piece_name(card.kind)
        below = QRectF(rect.left() + 4, rect.bottom() - line - 3, rect.width() - 8, line)
        text = name[:1].upper() + name[1:]
        painter.setFont(fitted(sized(font, 0.85), text, below.width()))
        painter.setPen(QColor(palette.ink_soft))
        room = int(below.width()) + 2
        cut = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)
        painter.drawText(below, int(Qt.AlignmentFlag.AlignCenter), cut)
        painter.setOpacity(1.0)


def paint_kind(painter: QPainter, rect: QRectF, kind: str, seat: int | None, theme: Theme) -> None:
    """A piece by itself, as it stands."""
    solid = Solid(0, kind, Pose(0, 0.0, 0.0, 0.0), seat)
    camera = Camera((0.0, 0.0, 34.0), azimuth=-62.0, elevation=24.0, distance=400.0)
    # All kinds to the same scale: the picture of the tallest one.
    tallest = ((-24.0, -15.0, 0.0), (24.0, 15.0, 78.0), (24.0, -15.0, 0.0), (-24.0, 15.0, 78.0))
    camera = framed(camera, tallest, rect.width(), rect.height())
    lens = Lens.of(camera, rect.width(), rect.height())
    painter.save()
    painter.translate(rect.topLeft())
    for body in placed(kind, solid.pose):
        paint_solid(painter, Sight(lens), light_from(camera), solid, body, Paints.of(theme))
    painter.restore()
