"""A line chart on paper: points over a match, or results over time.

Every line has a colour and a symbol, so that nothing is told by colour alone. The pointer shows
the values of the place below it; a click (or Enter) chooses that place.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QEvent, QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QTextOption,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from .art import seat_shape
from .lists import clauses, headed
from .theme import Theme

_MARKED = 12
"""How many points of a line carry its symbol, at most."""


@frozen
class Line:
    """One line of a chart: its name, its colour, whose symbol it carries, and a value a place."""

    name: str
    colour: str
    symbol: int
    values: tuple[float, ...]


@frozen
class Mark:
    """A place of a chart that matters, and what is written beside it, line by line."""

    place: int
    rows: tuple[str, ...]


def ticks(low: float, high: float, wanted: int = 5) -> tuple[float, ...]:
    """Round numbers from at most ``low`` to at least ``high``, about ``wanted`` steps."""
    span = max(high - low, 1.0)
    rough = span / wanted
    size = 10.0 ** math.floor(math.log10(rough))
    step = next(size * factor for factor in (1, 2, 5, 10) if size * factor >= rough)
    step = max(step, 1.0)
    first = math.floor(low / step)
    last = max(math.ceil(high / step), first + 1)
    return tuple(step * k for k in range(first, last + 1))


def spread(wanted: Sequence[float], height: float, top: float, bottom: float) -> list[float]:
    """Upper edges for labels of one height, in rising order, none over another.

    Each as near to where it is wanted as the others, ``top`` and ``bottom`` allow; where all have
    no room together, the first keep to ``top``.
    """
    placed: list[float] = []
    for edge in wanted:
        placed.append(max(edge, placed[-1] + height if placed else top))
    most = bottom - height
    for place in reversed(range(len(placed))):
        placed[place] = max(min(placed[place], most), top + place * height)
        most = placed[place] - height
    return placed


def number(value: float) -> str:
    """A value for reading, as the language writes it, with a real minus."""
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    text = locale.toString(float(value), "f", 0 if float(value).is_integer() else 1)
    return text.replace("-", "−")


class LineChart(QWidget):
    """Lines over the places 0, 1, 2 …

    Signals:
        chosen(int): a place was clicked.
    """

    chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._lines: tuple[Line, ...] = ()
        self._axis = ""
        self._here: int | None = None
        self._mark: Mark | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.update)

    def show_lines(self, lines: Sequence[Line], axis: str, mark: Mark | None = None) -> None:
        """Show these lines; ``axis`` says what is counted from left to right."""
        self._lines = tuple(lines)
        self._axis = axis
        self._here = None
        self._mark = mark
        told = [headed(line.name, number(line.values[-1])) for line in self._lines if line.values]
        self.setAccessibleDescription(clauses([*told, *(mark.rows if mark else ())]))
        self.update()

    @property
    def here(self) -> int | None:
        """The place that is pointed at."""
        return self._here

    def sizeHint(self) -> QSize:
        return QSize(480, 240)

    def minimumSizeHint(self) -> QSize:
        return QSize(220, 120)

    # Where things are

    @property
    def _places(self) -> int:
        return max((len(line.values) for line in self._lines), default=0)

    def _plot(self) -> QRectF:
        metrics = QFontMetricsF(self.font())
        marks = self._ticks()
        left = max((metrics.horizontalAdvance(number(mark)) for mark in marks), default=0) + 12
        names = [f"{line.name} {number(line.values[-1])}" for line in self._lines if line.values]
        right = max((metrics.horizontalAdvance(name) for name in names), default=0) + 30
        right = min(right, self.width() * 0.3)
        return QRectF(self.rect()).adjusted(
            left, metrics.height() * 0.7, -right, -metrics.height() * 1.8
        )

    def _ticks(self) -> tuple[float, ...]:
        values = [value for line in self._lines for value in line.values]
        return ticks(min(values), max(values)) if values else ()

    def _point(self, plot: QRectF, place: int, value: float) -> QPointF:
        marks = self._ticks()
        low, high = marks[0], marks[-1]
        across = plot.left() + plot.width() * place / max(1, self._places - 1)
        return QPointF(across, plot.bottom() - plot.height() * (value - low) / (high - low))

    def _below(self, plot: QRectF) -> float:
        """Where what is counted is written."""
        return plot.bottom() + QFontMetricsF(self.font()).height() * 0.5

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if not self._places:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plot = self._plot()
        self._paint_grid(painter, plot)
        for line in self._lines:
            self._paint_line(painter, plot, line)
        self._paint_names(painter, plot)
        if self._here is not None:
            self._paint_here(painter, plot, self._here)
        elif self._mark is not None:
            self._paint_note(painter, plot, self._mark.place, self._mark.rows)
        if self.hasFocus():
            painter.setPen(QPen(self._theme.colour("focus"), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 8, 8)

    def _paint_grid(self, painter: QPainter, plot: QRectF) -> None:
        soft = self._theme.colour("ink_soft")
        metrics = QFontMetricsF(self.font())
        for mark in self._ticks():
            y = self._point(plot, 0, mark).y()
            painter.setPen(QPen(soft if mark == 0 else self._theme.colour("paper_edge"), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(soft)
            side = QRectF(0, y - metrics.height() / 2, plot.left() - 8, metrics.height())
            painter.drawText(side, Qt.AlignmentFlag.AlignRight, number(mark))
        below = self._below(plot)
        begin = plot.right() + 8
        for mark in ticks(0, max(1, self._places - 1)):
            if mark > self._places - 1:
                break
            x = self._point(plot, int(mark), 0).x()
            half = metrics.horizontalAdvance(number(mark)) / 2
            begin = max(begin, x + half + 8)
            box = QRectF(x - half - 2, below, 2 * half + 4, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, number(mark))
        rest = QRectF(begin, below, self.width() - begin, metrics.height())
        painter.drawText(rest, Qt.AlignmentFlag.AlignLeft, self._axis)

    def _paint_line(self, painter: QPainter, plot: QRectF, line: Line) -> None:
        if not line.values:
            return
        points = [self._point(plot, place, value) for place, value in enumerate(line.values)]
        colour = QColor(line.colour)
        painter.setPen(QPen(colour, 2, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        every = max(1, math.ceil(len(points) / _MARKED))
        painter.setPen(QPen(self._theme.colour("paper"), 1))
        painter.setBrush(colour)
        marked = set(range(0, len(points), every)) | {len(points) - 1}
        for place in sorted(marked):
            painter.drawPath(seat_shape(line.symbol, points[place], 4.5))

    def _paint_names(self, painter: QPainter, plot: QRectF) -> None:
        metrics = QFontMetricsF(self.font())
        height = metrics.height()
        ends = sorted(
            (
                (self._point(plot, len(line.values) - 1, line.values[-1]).y(), line)
                for line in self._lines
                if line.values
            ),
            key=lambda end: end[0],
        )
        edges = spread([y - height / 2 for y, _ in ends], height, 0, self._below(plot))
        for at, (_, line) in zip(edges, ends, strict=True):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(line.colour))
            painter.drawPath(
                seat_shape(line.symbol, QPointF(plot.right() + 14, at + height / 2), 5)
            )
            painter.setPen(self._theme.colour("ink"))
            room = QRectF(plot.right() + 24, at, self.width() - plot.right() - 26, height)
            value = f" {number(line.values[-1])}"
            name = metrics.elidedText(
                line.name,
                Qt.TextElideMode.ElideRight,
                room.width() - metrics.horizontalAdvance(value),
            )
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft, name + value)

    def _paint_here(self, painter: QPainter, plot: QRectF, place: int) -> None:
        rows = [
            f"{line.name} {number(line.values[place])}"
            for line in self._lines
            if place < len(line.values)
        ]
        self._paint_note(painter, plot, place, (f"{self._axis} {place}", *rows))

    def _paint_note(self, painter: QPainter, plot: QRectF, place: int, rows: Sequence[str]) -> None:
        """A dashed line at a place, and rows of text where they hide least of the lines."""
        x = self._point(plot, place, 0).x()
        painter.setPen(QPen(self._theme.colour("ink_soft"), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
        wrapped = QTextOption()
        wrapped.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        painter.setFont(self.font())
        room = QRectF(0, 0, max(80.0, min(320.0, plot.width() * 0.7)), plot.height())
        text = "\n".join(rows)
        words = painter.boundingRect(room, text, wrapped)
        box = QRectF(0, 0, words.width() + 20, words.height() + 12)
        box.moveTo(self._free_place(plot, x, box))
        painter.setPen(QPen(self._theme.colour("paper_edge"), 1))
        painter.setBrush(self._theme.colour("paper"))
        painter.drawRoundedRect(box, 8, 8)
        painter.setPen(self._theme.colour("ink"))
        painter.drawText(box.adjusted(10, 6, -8, -4), text, wrapped)

    def _free_place(self, plot: QRectF, x: float, box: QRectF) -> QPointF:
        """The corner at ``x`` where a box covers the fewest points of the lines."""
        right = min(x + 10, plot.right() - box.width())
        left = max(x - 10 - box.width(), plot.left())
        corners = [
            QPointF(across, down)
            for across in (right, left)
            for down in (plot.top(), plot.bottom() - box.height() - 4)
        ]
        points = [
            self._point(plot, place, value)
            for line in self._lines
            for place, value in enumerate(line.values)
        ]

        def covered(corner: QPointF) -> int:
            place = QRectF(corner, box.size())
            return sum(place.contains(point) for point in points)

        return min(corners, key=covered)

    # Pointing and choosing

    def _move_to(self, place: int | None) -> None:
        if place != self._here:
            self._here = place
            self.update()

    def _place_at(self, x: float) -> int | None:
        if not self._places:
            return None
        plot = self._plot()
        place = round((x - plot.left()) / max(1.0, plot.width()) * (self._places - 1))
        return min(max(place, 0), self._places - 1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._move_to(self._place_at(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:
        self._move_to(None)
        super().leaveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        place = self._place_at(event.position().x())
        if event.button() == Qt.MouseButton.LeftButton and place is not None:
            self.chosen.emit(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = self._places - 1
        here = last if self._here is None else self._here
        match event.key():
            case Qt.Key.Key_Left:
                self._move_to(max(0, here - 1))
            case Qt.Key.Key_Right:
                self._move_to(min(last, here + 1))
            case Qt.Key.Key_Home:
                self._move_to(0)
            case Qt.Key.Key_End:
                self._move_to(last)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self._here is not None:
                self.chosen.emit(self._here)
            case _:
                super().keyPressEvent(event)
