"""The fan of cards in the hand of the seat at the screen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from castlegames.rules.castle_rooms.components import HELMET

from ...theme import Theme
from .hand_item import CardItem
from .layout import card_in_hand, fan
from .models import HandModel

_Z = 50.0
_LIFT = 14.0


class HandFan:
    """An item for each card of a hand model; the one that is held is left to whoever holds it."""

    def __init__(self, scene: QGraphicsScene, model: HandModel, theme: Theme) -> None:
        self._scene, self._model, self._theme = scene, model, theme
        self._area: QRectF | None = None
        self._cards: dict[int, CardItem] = {}
        self._held: int | None = None
        self._hovered: int | None = None
        model.modelReset.connect(self._lay)

    def place(self, area: QRectF) -> None:
        """Lie in this part of the scene."""
        self._area = area
        self._lay()

    def card(self, card: int) -> CardItem:
        """The item of a card in the hand."""
        return self._cards[card]

    def rect(self, card: int) -> QRectF:
        """Where a card of the hand lies, in the scene."""
        item = self._cards[card]
        return item.mapRectToScene(item.card_rect())

    def height(self) -> float:
        """How high a card in the hand is."""
        return 1.0 if self._area is None else card_in_hand(self._area).height()

    def card_at(self, point: QPointF) -> int | None:
        """The topmost card at a point."""
        found = [
            item
            for item in self._cards.values()
            if item.isVisible() and item.card_rect().contains(item.mapFromScene(point))
        ]
        return max(found, key=lambda item: item.zValue()).card if found else None

    def hold(self, card: int | None) -> None:
        """This card is in the player's hand and leaves the fan; None: none is."""
        self._held, self._hovered = card, None
        self.ring(card)
        self._settle()

    def hover(self, card: int | None) -> None:
        """The pointer is over this card: it rises a little."""
        if card != self._hovered:
            self._hovered = card
            self._settle()

    def ring(self, card: int | None) -> None:
        """Let one card stand out."""
        for shown in self._model.cards:
            self._cards[shown.card].show_state(bool(shown.reason), ring=shown.card == card)

    def _lay(self) -> None:
        if self._area is None:
            return
        wanted = {shown.card for shown in self._model.cards}
        for card in [card for card in self._cards if card not in wanted]:
            self._scene.removeItem(self._cards.pop(card))
        size = card_in_hand(self._area)
        for shown in self._model.cards:
            item = self._cards.get(shown.card)
            if item is None:
                item = self._cards[shown.card] = CardItem(shown.card, size, self._theme)
                self._scene.addItem(item)
            item.resize(size)
        self.ring(self._held)
        self._settle()

    def _settle(self) -> None:
        """Every card to its place but the held one."""
        if self._area is None:
            return
        places = fan(self._area, len(self._model.cards))
        for place, shown in enumerate(self._model.cards):
            item = self._cards[shown.card]
            if shown.card == self._held:
                item.setRotation(0)
                continue
            middle, turn = places[place]
            lifted = self._hovered == shown.card and not shown.reason
            item.face(HELMET)
            item.setScale(1.0)
            item.setZValue(_Z + place)
            item.setPos(middle - QPointF(0, _LIFT if lifted else 0))
            item.setRotation(turn)
            item.setVisible(True)
