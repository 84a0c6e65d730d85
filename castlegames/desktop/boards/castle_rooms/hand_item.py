"""Single cards, the pile, the discards, and the places where a held card may go."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from castlegames.rules.castle_rooms.components import HELMET, Facing

from ...theme import Theme
from ..lettering import sized
from .card_art import paint_back, paint_card
from .words import translate


class CardItem(QGraphicsObject):
    """One card; its origin is its middle."""

    def __init__(self, card: int, size: QSizeF, theme: Theme, facing: Facing = HELMET) -> None:
        super().__init__()
        self.card = card
        self._size, self._theme = size, theme
        self._facing: Facing = facing
        self._dim = False
        self._ring = False
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def facing(self) -> Facing:
        """Which symbol is up."""
        return self._facing

    def face(self, facing: Facing) -> None:
        """Lie with this symbol up."""
        if facing != self._facing:
            self._facing = facing
            self.update()

    def resize(self, size: QSizeF) -> None:
        """Be this large."""
        if size != self._size:
            self.prepareGeometryChange()
            self._size = size
            self.update()

    def show_state(self, dim: bool, ring: bool) -> None:
        """Look as if it could not be played (``dim``), or stand out (``ring``)."""
        if (dim, ring) != (self._dim, self._ring):
            self._dim, self._ring = dim, ring
            self.update()

    def card_rect(self) -> QRectF:
        """The card around the origin."""
        width, height = self._size.width(), self._size.height()
        return QRectF(-width / 2, -height / 2, width, height)

    def boundingRect(self) -> QRectF:
        return self.card_rect().adjusted(-6, -6, 6, 7)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = self.card_rect()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 45))
        painter.drawRoundedRect(rect.translated(1, 3), 7, 7)
        paint_card(painter, rect, self.card, self._facing)
        if self._dim:
            veil = self._theme.colour("paper")
            veil.setAlphaF(0.55)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veil)
            painter.drawRoundedRect(rect, 6, 6)
        if self._ring:
            painter.setPen(QPen(self._theme.colour("accent"), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), 8, 8)


class HandPanel(QGraphicsObject):
    """The panel under the hand, with the pile and the discards."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rect, self._pile, self._discards = QRectF(), QRectF(), QRectF()
        self._cards = 0
        self._thrown: tuple[int, ...] = ()
        self._note = ""
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def place(self, rect: QRectF, pile: QRectF, discards: QRectF) -> None:
        """Lie here."""
        self.prepareGeometryChange()
        self._rect, self._pile, self._discards = rect, pile, discards
        self.update()

    def show_piles(self, cards: int, thrown: tuple[int, ...], note: str) -> None:
        """So many cards in the pile, these discarded, and a remark below them."""
        if (cards, thrown, note) != (self._cards, self._thrown, self._note):
            self._cards, self._thrown, self._note = cards, thrown, note
            self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-2, -2, 3, 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        base = QFont(painter.font())
        palette = self._theme.palette
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 28))
        painter.drawRoundedRect(self._rect.translated(0, 2), 12, 12)
        painter.setPen(QPen(QColor(palette.paper_edge), 1))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(self._rect, 12, 12)
        for k in range(min(3, (self._cards + 7) // 8)):
            paint_back(painter, self._pile.translated(2.5 * k, -2 * k))
        if not self._cards:
            self._paint_empty(painter, self._pile)
        if self._thrown:
            paint_card(painter, self._discards, self._thrown[-1])
        else:
            self._paint_empty(painter, self._discards)
        painter.setFont(sized(base, 0.93, bold=True))
        painter.setPen(self._theme.colour("ink"))
        names = (
            (self._pile, translate("CastleRooms", "Pile {n}").format(n=self._cards)),
            (self._discards, translate("CastleRooms", "Out {n}").format(n=len(self._thrown))),
        )
        for rect, text in names:
            below = QRectF(rect.left() - 12, rect.bottom() + 3, rect.width() + 24, 18)
            painter.drawText(below, Qt.AlignmentFlag.AlignHCenter, text)
        painter.setFont(sized(base, 0.8))
        painter.setPen(self._theme.colour("ink_soft"))
        low = QRectF(self._pile.left(), self._pile.bottom() + 20, 260, 17)
        painter.drawText(low, Qt.AlignmentFlag.AlignLeft, self._note)

    def _paint_empty(self, painter: QPainter, rect: QRectF) -> None:
        pen = QPen(self._theme.colour("paper_edge"), 1.5)
        pen.setDashPattern([4, 4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, 6, 6)


@frozen
class Offer:
    """A place for the held card: legal (with a plus), or not, with what it needs."""

    rect: QRectF
    legal: bool
    text: str = ""


class OfferMarks(QGraphicsObject):
    """Every place where the held card may go, and what the others need."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._offers: tuple[Offer, ...] = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_offers(self, offers: Sequence[Offer]) -> None:
        """Show these places."""
        if tuple(offers) != self._offers:
            self.prepareGeometryChange()
            self._offers = tuple(offers)
            self.update()

    def boundingRect(self) -> QRectF:
        whole = QRectF()
        for offer in self._offers:
            whole = whole.united(offer.rect)
        return whole.adjusted(-4, -4, 4, 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        base = QFont(painter.font())
        for offer in self._offers:
            colour = self._theme.colour("good" if offer.legal else "ink_soft")
            pen = QPen(colour, 2 if offer.legal else 1.2)
            pen.setDashPattern([4, 3] if offer.legal else [2, 4])
            painter.setPen(pen)
            fill = QColor(colour)
            fill.setAlphaF(0.16 if offer.legal else 0.0)
            painter.setBrush(fill)
            painter.drawRoundedRect(offer.rect, 6, 6)
            middle, arm = offer.rect.center(), min(10.0, offer.rect.width() * 0.2)
            if offer.legal:
                painter.setPen(QPen(colour, 2.4))
                painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
                painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))
            elif offer.text and offer.rect.width() >= 56:
                painter.setFont(sized(base, 0.78))
                flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
                painter.drawText(offer.rect.adjusted(3, 3, -3, -3), flags, offer.text)
