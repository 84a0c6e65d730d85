"""The bar over the table: the round, and its four phases with the one that is on."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from castlegames.rules.castle_crush import CastleCrushState
from castlegames.rules.castle_crush import components as c

from ...lists import phrases
from ...style import mixed, on_accent
from ...table.marks import paint_tick
from ...theme import Theme
from ..lettering import fitted, sized
from .words import translate

_CAPTION = 104.0


def phase_names() -> tuple[str, ...]:
    """The four phases of a round."""
    return (
        translate("CastleCrush", "Build"),
        translate("CastleCrush", "Attack"),
        translate("CastleCrush", "Score"),
        translate("CastleCrush", "Distribute"),
    )


def phase_number(state: CastleCrushState) -> int:
    """Which of the four phases is on; the free choice of blocks before the first counts as 0."""
    return {"deal": 0, "build": 0, "attack": 1, "over": 2}.get(state.phase, 3)


def phase_note(state: CastleCrushState) -> str:
    """How far the phase that is on has come."""
    match state.phase:
        case "deal":
            return translate("CastleCrush", "choose blocks")
        case "build":
            text = translate("CastleCrush", "castle {n} of {last}")
            return text.format(n=state.step + 1, last=state.seats)
        case "attack":
            text = translate("CastleCrush", "turn {n} of {last}")
            n = state.step // state.seats + 1
            return text.format(n=n, last=c.SWINGS[state.seats])
    return ""


class PhasesItem(QGraphicsItem):
    """Draws the phases of a state."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rect = QRectF()
        self._round = translate("CastleCrush", "Round {n}").format(n=1)
        self._on = 0
        self._note = ""
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def place(self, rect: QRectF) -> None:
        """Lie here."""
        self.prepareGeometryChange()
        self._rect = rect
        self.update()

    def show_state(self, state: CastleCrushState) -> None:
        """Show where the match stands."""
        self._round = translate("CastleCrush", "Round {n}").format(n=state.round)
        self._on, self._note = phase_number(state), phase_note(state)
        self.update()

    @property
    def text(self) -> str:
        """The bar in words."""
        name = phase_names()[self._on]
        return phrases(part for part in (self._round, name, self._note) if part)

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-1, -1, 1, 1)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        palette = self._theme.palette
        font = QGuiApplication.font()
        middle = int(Qt.AlignmentFlag.AlignVCenter)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(palette.ink))
        room = self._rect.adjusted(4, 0, 0, 0)
        painter.setFont(fitted(sized(font, bold=True), self._round, _CAPTION - 14))
        painter.drawText(room, middle, self._round)
        names = phase_names()
        width = (self._rect.width() - _CAPTION - 8 * (len(names) - 1)) / len(names)
        for n, name in enumerate(names):
            rect = QRectF(
                self._rect.left() + _CAPTION + n * (width + 8),
                self._rect.top() + 3,
                width,
                self._rect.height() - 6,
            )
            on, done = n == self._on, n < self._on
            ground = palette.accent if on else mixed(palette.paper, palette.table, 0.7 * done)
            ink = on_accent(palette) if on else palette.ink_soft if done else palette.ink
            painter.setPen(QPen(QColor(palette.accent if on else palette.paper_edge), 1.2))
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(rect, 8, 8)
            disc = QPointF(rect.left() + 19, rect.center().y())
            if done:
                paint_tick(painter, disc, 9, QColor(palette.ink_soft))
            else:
                painter.setPen(QPen(QColor(ink), 1.4))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(disc, 9, 9)
                painter.setFont(sized(font, 0.8, bold=True))
                around = QRectF(disc.x() - 9, disc.y() - 9, 18, 18)
                painter.drawText(around, int(Qt.AlignmentFlag.AlignCenter), str(n + 1))
            painter.setPen(QColor(ink))
            inside = rect.adjusted(35, 0, -10, 0)
            note_room = inside.width() * 0.5 if on and self._note else 0.0
            painter.setFont(fitted(sized(font, bold=on), name, inside.width() - note_room))
            painter.drawText(inside, middle, name)
            if note_room:
                painter.setFont(fitted(sized(font, 0.85), self._note, note_room - 8))
                right = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
                painter.drawText(inside, right, self._note)
