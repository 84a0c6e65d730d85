"""The cards that the seat at the screen has not seen, counted by kind."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from castlegames.rules.castle_rooms.cards import KINDS
from castlegames.rules.castle_rooms.components import (
    COPIES,
    DRAGON_CARDS,
    KNIGHT_CARDS,
)

from ...lists import clauses, headed
from ...theme import Theme
from ..lettering import sized
from .card_art import SHAPE, paint_card
from .models import UnseenModel
from .words import kind_name, translate

_CARD = 20.0
_CELL = 44.0
_COLUMNS = 6


def example(kind: str) -> int:
    """A card of a kind."""
    place = KINDS.index(kind)
    if place * COPIES < DRAGON_CARDS[0]:
        return place * COPIES
    return DRAGON_CARDS[0] if kind == KINDS[-2] else KNIGHT_CARDS[0]


class UnseenTally(QWidget):
    """A small card for each kind with the number still unseen; hovering names it."""

    def __init__(self, model: UnseenModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._theme = model, theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        model.modelReset.connect(self._changed)
        theme.changed.connect(self.update)
        self._changed()

    def sizeHint(self) -> QSize:
        return QSize(int(_CELL * _COLUMNS), int(2 * (_CARD * SHAPE + 8) + 24))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _changed(self) -> None:
        self.setVisible(bool(self._model.counts))
        self.setAccessibleName(translate("CastleRooms", "Still unseen"))
        rows = [self._model.data(self._model.index(k)) for k in range(self._model.rowCount())]
        self.setAccessibleDescription(clauses(rows))
        self.update()

    def _cell(self, place: int) -> QRectF:
        row, column = divmod(place, _COLUMNS)
        width = self.width() / _COLUMNS
        return QRectF(column * width, 22 + row * (_CARD * SHAPE + 8), width, _CARD * SHAPE + 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        base = self.font()
        painter.setFont(sized(base, bold=True))
        painter.setPen(self._theme.colour("ink"))
        title = translate("CastleRooms", "Still unseen")
        painter.drawText(QRectF(2, 0, self.width(), 20), Qt.AlignmentFlag.AlignVCenter, title)
        painter.setFont(sized(base, 0.93, bold=True))
        for place, kind in enumerate(KINDS):
            count = self._model.counts.get(kind, 0)
            cell = self._cell(place)
            card = QRectF(cell.left() + 1, cell.top(), _CARD, _CARD * SHAPE)
            painter.setOpacity(1.0 if count else 0.35)
            paint_card(painter, card, example(kind))
            painter.setPen(QPen(self._theme.colour("ink")))
            number = QRectF(card.right() + 4, cell.top(), cell.width() - _CARD - 5, card.height())
            painter.drawText(number, Qt.AlignmentFlag.AlignVCenter, str(count))
        painter.setOpacity(1.0)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            for place, kind in enumerate(KINDS):
                if self._cell(place).contains(event.pos()):
                    text = headed(kind_name(kind), str(self._model.counts.get(kind, 0)))
                    QToolTip.showText(event.globalPos(), text, self)
                    return True
            QToolTip.hideText()
            return True
        return super().event(event)
