"""What a seat has, at the foot of its card: five skill tracks, tokens, people, best tower."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from castlegames.rules.castell.components import SKILLS

from ...paper import tip
from ...theme import Theme
from ..lettering import fitted, pixels, sized
from .models import SeatRow, SeatsModel
from .strip_items import paint_pips
from .symbols import paint_skill
from .terms import skill_name, tokens, translate

_ROOMY_SEATS = 2
"""Up to so many seats there is room for a line for each skill."""
_PIPPED_SEATS = 3
"""Up to so many seats there is room for the pips under the numbers."""


class SeatWidget(QWidget):
    """Drawn from the seats' model; with many seats the tracks stand side by side."""

    def __init__(
        self, seat: int, seats: int, model: SeatsModel, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._seat, self._model, self._theme = seat, model, theme
        self._roomy, self._pipped = seats <= _ROOMY_SEATS, seats <= _PIPPED_SEATS
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        model.modelReset.connect(self._changed)
        theme.changed.connect(self.update)

    def _changed(self) -> None:
        if self._seat < len(self._model.seats):
            text = self._model.text(self._seat)
            self.setAccessibleName(text)
            self.setToolTip(tip(text))
        self.update()

    def _line(self) -> int:
        return max(17, round(pixels(self.font()) * 1.3))

    def changeEvent(self, event: QEvent) -> None:
        """Letters of another size need another height."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        lines = len(SKILLS) if self._roomy else 3 if self._pipped else 2
        return QSize(200, lines * self._line() + (0 if self._roomy else 2))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._seat >= len(self._model.seats):
            return
        row = self._model.seats[self._seat]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.font())
        if self._roomy:
            self._paint_lines(painter, row)
        else:
            self._paint_columns(painter, row)

    def _facts(self, row: SeatRow) -> tuple[str, ...]:
        return (
            tokens(row.tokens),
            translate("Castell", "{n} people").format(n=row.people),
            translate("Castell", "best {n}").format(n=row.best),
            translate("Castell", "first") if row.first else "",
        )

    def _paint_lines(self, painter: QPainter, row: SeatRow) -> None:
        line = min(self._line(), self.height() / len(SKILLS))
        colour = QColor(self._theme.seat(self._seat).colour)
        facts = self.width() * 0.36
        for place, (skill, rank) in enumerate(zip(SKILLS, row.ranks, strict=True)):
            y = place * line
            ink = self._theme.colour("ink" if rank else "ink_soft")
            paint_skill(painter, skill, QPointF(8, y + line / 2), 13, ink)
            name_width = (self.width() - facts) * 0.42
            self._write(painter, QRectF(20, y, name_width, line), skill_name(skill), 0.86, ink)
            left = 22 + name_width
            pips = QRectF(left, y + line / 2 - 4, self.width() - facts - left - 18, 8)
            paint_pips(painter, pips, rank, colour, self._theme)
            number = QRectF(pips.right() + 5, y, 14, line)
            self._write(painter, number, str(rank), 0.86, ink, bold=True)
        left = self.width() - facts + 10
        for place, text in enumerate(self._facts(row)):
            rect = QRectF(left, place * line * 1.25, facts - 10, line)
            self._write(painter, rect, text, 0.9, self._theme.colour("ink"), right=True)

    def _paint_columns(self, painter: QPainter, row: SeatRow) -> None:
        line = min(self._line(), (self.height() - 2) / (3 if self._pipped else 2))
        colour = QColor(self._theme.seat(self._seat).colour)
        width = self.width() / len(SKILLS)
        for place, (skill, rank) in enumerate(zip(SKILLS, row.ranks, strict=True)):
            left = place * width
            ink = self._theme.colour("ink" if rank else "ink_soft")
            paint_skill(painter, skill, QPointF(left + width / 2 - 8, line / 2), 14, ink)
            number = QRectF(left + width / 2 + 3, 0, 16, line)
            self._write(painter, number, str(rank), 0.95, ink, bold=True)
            if self._pipped:
                pips = QRectF(left + 3, line + 3, width - 6, 7)
                paint_pips(painter, pips, rank, colour, self._theme)
        text = "  ·  ".join(filter(None, self._facts(row)))
        rect = QRectF(3, (2 if self._pipped else 1) * line + 1, self.width() - 6, line)
        self._write(painter, rect, text, 0.88, self._theme.colour("ink"))

    def _write(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        size: float,
        ink: QColor,
        bold: bool = False,
        right: bool = False,
    ) -> None:
        painter.setFont(fitted(sized(self.font(), size, bold), text, rect.width()))
        painter.setPen(ink)
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        cut = painter.fontMetrics().elidedText(
            text, Qt.TextElideMode.ElideRight, int(rect.width()) + 2
        )
        painter.drawText(rect, int(side | Qt.AlignmentFlag.AlignVCenter), cut)
