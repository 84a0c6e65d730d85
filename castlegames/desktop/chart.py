"""A line chart on paper: points over a match, or results over time.

Every line has a colour and a symbol, so that nothing is told by colour alone. The pointer shows
the values of the place below it; a click (or Enter) chooses that place.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QEvent, QLocale, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from .art import seat_shape
from .lists import clauses, headed
from .paper import tip
from .theme import Theme

_MARKED = 12
"""How many points of a line carry its symbol, at most."""
_WIDEST, _AIR, _PLACES = 320.0, 6.0, 16
"""Of a note: its width at most, what is free around it, and how many places are tried across."""
_LOWEST = 3
"""The plot is no lower than so many lines of text for the sake of a note."""


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


def _wrapped() -> QTextOption:
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option


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
        self._marks: tuple[float, ...] = ()
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
        values = [value for line in self._lines for value in line.values]
        self._marks = ticks(min(values), max(values)) if values else ()
        self._axis = axis
        self._here = None
        self._mark = mark
        told = [headed(line.name, number(line.values[-1])) for line in self._lines if line.values]
        self.setAccessibleDescription(clauses([*told, *(mark.rows if mark else ())]))
        self._tell_note()
        self.update()

    @property
    def here(self) -> int | None:
        """The place that is pointed at."""
        return self._here

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell_note()

    def _tell_note(self) -> None:
        """What there is no room to write is told by the tool tip."""
        mark = self._mark
        unwritten = mark is not None and self._places > 0 and self.note_box(mark) is None
        self.setToolTip(tip("\n".join(mark.rows)) if mark is not None and unwritten else "")

    def sizeHint(self) -> QSize:
        return QSize(480, 240)

    def minimumSizeHint(self) -> QSize:
        return QSize(220, 68)

    # Where things are

    @property
    def _places(self) -> int:
        return max((len(line.values) for line in self._lines), default=0)

    def plot(self) -> QRectF:
        """Where the lines lie: below the note where nothing in between has room for it."""
        plot = self._whole_plot()
        if self._mark is not None and self._note_place(plot, self._mark) is None:
            note = self._note_size(plot, self._mark.rows, 1.0).height() + _AIR
            if plot.height() - note >= _LOWEST * QFontMetricsF(self.font()).height():
                plot.setTop(plot.top() + note)
        return plot

    def _whole_plot(self) -> QRectF:
        metrics = QFontMetricsF(self.font())
        left = (
            max((metrics.horizontalAdvance(number(mark)) for mark in self._marks), default=0) + 12
        )
        names = [f"{line.name} {number(line.values[-1])}" for line in self._lines if line.values]
        right = max((metrics.horizontalAdvance(name) for name in names), default=0) + 30
        right = min(right, self.width() * 0.3)
        return QRectF(self.rect()).adjusted(
            left, metrics.height() * 0.7, -right, -metrics.height() * 1.8
        )

    def point(self, plot: QRectF, place: int, value: float) -> QPointF:
        """Where a value at a place lies in the plot."""
        low, high = self._marks[0], self._marks[-1]
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
        plot = self.plot()
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
        step = plot.height() / max(1, len(self._marks) - 1)
        every = math.ceil(metrics.height() / max(1.0, step))
        for nth, mark in enumerate(self._marks):
            y = self.point(plot, 0, mark).y()
            painter.setPen(QPen(soft if mark == 0 else self._theme.colour("paper_edge"), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            if nth % every:
                continue
            painter.setPen(soft)
            side = QRectF(0, y - metrics.height() / 2, plot.left() - 8, metrics.height())
            painter.drawText(side, Qt.AlignmentFlag.AlignRight, number(mark))
        below = self._below(plot)
        begin = plot.right() + 8
        painter.setPen(soft)
        for mark in ticks(0, max(1, self._places - 1)):
            if mark > self._places - 1:
                break
            x = self.point(plot, int(mark), 0).x()
            half = metrics.horizontalAdvance(number(mark)) / 2
            begin = max(begin, x + half + 8)
            box = QRectF(x - half - 2, below, 2 * half + 4, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, number(mark))
        rest = QRectF(begin, below, self.width() - begin, metrics.height())
        painter.drawText(rest, Qt.AlignmentFlag.AlignLeft, self._axis)

    def _paint_line(self, painter: QPainter, plot: QRectF, line: Line) -> None:
        if not line.values:
            return
        points = [self.point(plot, place, value) for place, value in enumerate(line.values)]
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
                (self.point(plot, len(line.values) - 1, line.values[-1]).y(), line)
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
        """A dashed line at a place, and rows of text where they hide no line, or over them all."""
        x = self.point(plot, place, 0).x()
        painter.setPen(QPen(self._theme.colour("ink_soft"), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
        box = self.note_box(Mark(place, tuple(rows)))
        if box is None:
            return
        painter.setPen(QPen(self._theme.colour("paper_edge"), 1))
        painter.setBrush(self._theme.colour("paper"))
        painter.drawRoundedRect(box, 8, 8)
        painter.setPen(self._theme.colour("ink"))
        painter.drawText(box.adjusted(10, 6, -8, -4), "\n".join(rows), _wrapped())

    def note_box(self, mark: Mark) -> QRectF | None:
        """Where the note of a mark lies: free of lines, or over the plot, which makes room.

        None where that would leave too little of the lines; the tool tip has it then.
        """
        plot = self.plot()
        box = self._note_place(plot, mark)
        if box is None and plot == self._whole_plot() and mark == self._mark:
            return None
        if box is None:
            x = self.point(plot, mark.place, 0).x()
            size = self._note_size(plot, mark.rows, 1.0)
            left = max(min(x - size.width() / 2, plot.right() - size.width()), plot.left())
            box = QRectF(QPointF(left, self._whole_plot().top()), size)
        return box

    def _note_size(self, plot: QRectF, rows: Sequence[str], share: float) -> QSizeF:
        """The size of a note that takes this share of the plot's width at most."""
        layout = QTextLayout("\u2028".join(rows), self.font())
        layout.setTextOption(_wrapped())
        most = max(80.0, min(_WIDEST, plot.width() * share)) - 20
        width = height = 0.0
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(most)
            width = max(width, line.naturalTextWidth())
            height += line.height()
        layout.endLayout()
        return QSizeF(math.ceil(width) + 20, math.ceil(height) + 12)

    def _note_place(self, plot: QRectF, mark: Mark) -> QRectF | None:
        """A free place for the note of a mark, as near to it as can be; None if there is none."""
        x = self.point(plot, mark.place, 0).x()
        found: list[tuple[float, QRectF]] = []
        for share in (0.7, 0.5, 1.0):
            size = self._note_size(plot, mark.rows, share)
            last = plot.right() - size.width()
            beside = (x + 10, x - 10 - size.width())
            across = [plot.left() + (last - plot.left()) * n / _PLACES for n in range(_PLACES + 1)]
            for left in (*beside, *across):
                if plot.left() <= left <= last:
                    away = max(left - x, x - left - size.width(), 0.0)
                    top = self._gap(plot, left, left + size.width(), size.height())
                    if top is not None:
                        found.append((away, QRectF(QPointF(left, top), size)))
        return min(found, key=lambda each: each[0])[1] if found else None

    def _gap(self, plot: QRectF, left: float, right: float, height: float) -> float | None:
        """Where a box of a height has room between the lines from left to right, or None.

        The upper edge; at the top or the bottom of the plot rather than in between.
        """
        spans = (self._spanned(plot, line, left, right) for line in self._lines)
        bottom = plot.bottom() - _AIR
        above, gaps = plot.top(), []
        for first, last in (*sorted(filter(None, spans)), (bottom, bottom)):
            if first - above >= height:
                outer = above == plot.top() or first == bottom
                gaps.append((not outer, above if above == plot.top() else first - height))
            above = max(above, last)
        return min(gaps)[1] if gaps else None

    def _spanned(
        self, plot: QRectF, line: Line, left: float, right: float
    ) -> tuple[float, float] | None:
        """From where to where down the plot a line goes, with some air, from left to right."""
        step = plot.width() / max(1, self._places - 1)
        first = max(math.floor((left - _AIR - plot.left()) / step), 0)
        last = math.ceil((right + _AIR - plot.left()) / step)
        values = line.values[first : last + 1]
        if not values:
            return None
        highest, lowest = (self.point(plot, 0, value).y() for value in (max(values), min(values)))
        return (highest - _AIR, lowest + _AIR)

    # Pointing and choosing

    def _move_to(self, place: int | None) -> None:
        if place != self._here:
            self._here = place
            self.update()

    def _place_at(self, x: float) -> int | None:
        if not self._places:
            return None
        plot = self.plot()
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
