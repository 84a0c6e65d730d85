"""A seat at the side of the table: who sits there, whose turn it is, how it stands."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ..art import seat_pixmap
from ..boards.lettering import sized
from ..style import mixed, styled
from ..theme import Theme
from .elided import ElidedLabel, PartsLabel
from .score_model import ScoreModel

_MARK = 26
_EDGE, _SPACE = 14, 8
_MARGINS = {False: (10, 4), True: (6, 2)}
"""Above and below, and between rows, in a usual and in a compact card."""
_RADIUS = 9.0
_USUAL_SCORE = "88"
_ENDS, _SMALL = 20, 0.87
"""What the round ends of a pill take, and how much smaller its letters may be."""


class SeatMarkLabel(QLabel):
    """The mark of a seat, following the theme."""

    def __init__(self, seat: int, side: int, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat, self._side, self._theme = seat, side, theme
        self.setFixedSize(side, side)
        theme.changed.connect(self._draw)
        self._draw()

    def show_seat(self, seat: int) -> None:
        """Show the mark of another seat."""
        if seat != self._seat:
            self._seat = seat
            self._draw()

    def _draw(self) -> None:
        ratio = self.devicePixelRatioF()
        self.setPixmap(seat_pixmap(self._seat, self._side, self._theme, ratio))


class Badge(QLabel):
    """A small word in a pill of a seat's colour, at the right of its place."""

    def __init__(self, seat: int, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat, self._theme = seat, theme
        self._small = False

    def width_of(self, words: Iterable[str], small: bool) -> int:
        """The width of a pill that has room for each of the words."""
        metrics = QFontMetrics(self._face(small))
        return max(map(metrics.horizontalAdvance, words), default=-_ENDS) + _ENDS

    def _face(self, small: bool) -> QFont:
        return sized(self.font(), _SMALL) if small else self.font()

    def show_text(self, text: str, *, small: bool = False, width: int = 0, height: int = 0) -> None:
        """Show a word, or none; the place is as large as the pill, or as it is told."""
        self._small = small
        self.setText(text)
        self.setFixedWidth(width or (self.width_of([text], small) if text else 0))
        self.setFixedHeight(height or QFontMetrics(self._face(small)).height() + 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if not self.text():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        mark = self._theme.seat(self._seat)
        painter.setBrush(QColor(mark.colour))
        rect = QRectF(self.rect())
        rect.setLeft(rect.right() - self.width_of([self.text()], self._small))
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        painter.setPen(QColor(mark.on_colour))
        painter.setFont(self._face(self._small))
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), self.text())


def _together(*texts: str) -> str:
    return PartsLabel.BETWEEN.join(filter(None, texts))


class SeatCard(QWidget):
    """Name, turn, score with its parts, and the board's own remark on a seat.

    The remark stands behind the parts. A ``compact`` card leaves out what space it can.
    """

    def __init__(
        self,
        seat: int,
        name: str,
        scores: ScoreModel,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        compact: bool = False,
    ) -> None:
        super().__init__(parent)
        self._seat, self._scores, self._theme = seat, scores, theme
        self._acting = False
        self._remark = self._longest_remark = ""
        self.setAccessibleName(name)
        self.mark = SeatMarkLabel(seat, _MARK, theme, self)
        self.name = styled(ElidedLabel(name, self), "strong")
        self._badges = (Badge(seat, theme, self), Badge(seat, theme, self))
        self._turn = ""
        self._widest = 0
        """How wide the score has been: it moves the badge at most once."""
        self.score = styled(QLabel(self), "heading")
        self.parts = styled(PartsLabel(1, self), "caption")
        self.parts.reserve(scores.longest_text())
        top = QHBoxLayout()
        top.setSpacing(_SPACE)
        top.addWidget(self.mark)
        top.addWidget(self.name, 1)
        top.addWidget(self._badges[0])
        top.addWidget(self.score)
        below = QHBoxLayout()
        below.setSpacing(8)
        below.addWidget(self.parts, 1)
        below.addWidget(self._badges[1])
        layout = QVBoxLayout(self)
        above, between = _MARGINS[compact]
        layout.setContentsMargins(_EDGE, above, _EDGE, above)
        layout.setSpacing(between)
        layout.addLayout(top)
        layout.addLayout(below)
        self._place_badge()
        scores.modelReset.connect(self._show_score)
        scores.dataChanged.connect(self._show_score)
        theme.changed.connect(self.update)

    def show_turn(self, acting: bool, thinking: bool) -> None:
        """Whether this seat is to move, and whether its bot thinks."""
        self._acting = acting
        text = ""
        if acting:
            text = self.tr("thinking") if thinking else self.tr("to move")
        self._turn = text
        self._place_badge()
        self.setAccessibleDescription(text)
        self.update()

    @property
    def turn(self) -> str:
        """The word on the badge, or nothing."""
        return self._turn

    def _place_badge(self) -> None:
        """Beside the name if both have room there, else beside the parts of the score.

        Where it stands depends on all names and scores, not on whose turn it is: it is the same
        place on every card, and nothing moves when another seat is to move.
        """
        beside, below = self._badges
        words = (self.tr("thinking"), self.tr("to move"))
        name, score = self.name.fontMetrics(), self.score.fontMetrics()
        scores = [_USUAL_SCORE, *self._scores.totals()]
        self._widest = max(self._widest, *map(score.horizontalAdvance, scores))
        taken = max(map(name.horizontalAdvance, self._scores.names)) + 2 + self._widest
        free = self.width() - taken - _MARK - 2 * _EDGE - 3 * _SPACE
        small = beside.width_of(words, small=False) > free
        row = self.parts.fontMetrics().height()
        if beside.width_of(words, small) <= free:
            beside.show_text(self._turn, small=small)
            below.show_text("", height=row)
        else:
            beside.show_text("")
            width = below.width_of(words, small=True)
            below.show_text(self._turn, small=True, width=width, height=row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_badge()

    def show_note(self, text: str, longest: str = "") -> None:
        """The board's own remark; the card has room for the ``longest`` one of all seats so far."""
        self._remark = text
        longest = max(text, longest, key=len)
        if len(longest) > len(self._longest_remark):
            self._longest_remark = longest
            self.parts.reserve(_together(self._scores.longest_text(), longest))
        self._show_parts()

    def add_widget(self, widget: QWidget) -> None:
        """The board's own widget at the foot of the card."""
        layout = self.layout()
        if layout is not None:
            layout.addWidget(widget)
            widget.show()

    def _show_score(self) -> None:
        scores = self._scores.scores
        if self._seat >= len(scores):
            return
        row = self._scores.rowCount() - 1
        self.score.setText(self._scores.index(row, self._seat).data())
        self._show_parts()
        self._place_badge()

    def _show_parts(self) -> None:
        self.parts.setText(_together(self._scores.parts_text(self._seat), self._remark))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        palette = self._theme.palette
        colour = self._theme.seat(self._seat).colour
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        if self._acting:
            painter.setPen(QPen(QColor(colour), 2.5))
            painter.setBrush(QColor(mixed(palette.paper, colour, 0.13)))
        else:
            painter.setPen(QPen(QColor(palette.paper_edge), 1.2))
            painter.setBrush(QColor(mixed(palette.paper, palette.table, 0.25)))
        painter.drawRoundedRect(rect, _RADIUS, _RADIUS)
        if self._acting:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colour))
            bar = QRectF(rect.left(), rect.top() + 9, 5, rect.height() - 18)
            painter.drawRoundedRect(bar, 2.5, 2.5)
