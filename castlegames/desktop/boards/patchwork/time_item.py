"""The time board: a spiral of 54 spaces with its marks, the two tokens, and the way ahead."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from castlegames.rules.patchwork.components import BONUS_POINTS, INCOME_MARKS, LAST_SPACE

from ...art import paint_seat
from ...style import mixed
from ...table.marks import paint_tick
from ...theme import Theme
from .cloth import paint_button, paint_patch
from .models import TimeBoardModel
from .quilt_item import DIM
from .shapes import SPECIAL, pose
from .words import translate

COLUMNS, ROWS = 8, 7


def _spiral() -> tuple[tuple[int, int], ...]:
    """(row, column) of each square, clockwise inwards from the top left."""
    found = []
    top, left, bottom, right = 0, 0, ROWS - 1, COLUMNS - 1
    while top <= bottom and left <= right:
        found += [(top, x) for x in range(left, right + 1)]
        found += [(y, right) for y in range(top + 1, bottom + 1)]
        if top < bottom:
            found += [(bottom, x) for x in range(right - 1, left - 1, -1)]
        if left < right:
            found += [(y, left) for y in range(bottom - 1, top, -1)]
        top, left, bottom, right = top + 1, left + 1, bottom - 1, right - 1
    return tuple(found)


SPIRAL = _spiral()
_NUMBERED = (0, 10, 15, 20, 25, 30, 40, 45, LAST_SPACE)


@frozen
class Way:
    """What a move would do on the time board."""

    seat: int
    start: int
    end: int
    marks: tuple[int, ...] = ()
    special: int | None = None


class TimeBoardItem(QGraphicsObject):
    """The wooden board with what lies on it; tokens are items of their own above it."""

    def __init__(self, model: TimeBoardModel, theme: Theme) -> None:
        super().__init__()
        self._model, self._theme = model, theme
        self._rect = QRectF()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        model.modelReset.connect(self.update)

    def place(self, rect: QRectF) -> None:
        """Lie here, frame included."""
        self.prepareGeometryChange()
        self._rect = rect
        self.update()

    @property
    def inside(self) -> QRectF:
        """All the squares."""
        return self._rect.adjusted(8, 8, -8, -8)

    @property
    def step(self) -> float:
        """The shorter side of a square."""
        return min(self.inside.width() / COLUMNS, self.inside.height() / ROWS)

    def space_rect(self, space: int) -> QRectF:
        """A space of the track."""
        row, column = SPIRAL[space]
        area = self.inside
        width, height = area.width() / COLUMNS, area.height() / ROWS
        return QRectF(area.left() + column * width, area.top() + row * height, width, height)

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-2, -2, 4, 5)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        self._paint_track(painter)
        board = self._model.board
        radius = self.step * 0.25
        for space in INCOME_MARKS:
            paint_button(painter, self.space_rect(space).center(), radius)
        dim = DIM if self._theme.dark else 0.0
        for space in board.specials:
            rect = self.space_rect(space)
            side = self.step * 0.56
            painter.save()
            painter.translate(rect.center() - QPointF(side / 2, side / 2))
            paint_patch(painter, pose(SPECIAL), side, ink=QColor("#2E2A26"), dim=dim)
            painter.restore()
        if board.bonus_free:
            paint_bonus(painter, self.bonus_rect)
        if board.last is not None:
            seat, start, end = board.last
            colour = QColor(self._theme.seat(seat).colour)
            colour.setAlphaF(0.4)
            paint_way(
                painter,
                [self.space_rect(n).center() for n in range(start, end + 1)],
                colour,
                self.step * 0.12,
            )

    def _paint_ground(self, painter: QPainter) -> None:
        palette = self._theme.palette
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 45))
        painter.drawRoundedRect(self._rect.adjusted(1, 3, 1, 3), 8, 8)
        painter.setBrush(QColor(palette.wood_dark))
        painter.setPen(QPen(QColor(mixed(palette.wood_dark, "#000000", 0.25)), 1.5))
        painter.drawRoundedRect(self._rect, 8, 8)
        painter.setPen(Qt.PenStyle.NoPen)
        light, deep = self._tones()
        area = self.inside
        painter.setBrush(QColor(light))
        painter.drawRect(area)
        for space, (row, column) in enumerate(SPIRAL):
            painter.setBrush(QColor(deep if (row + column) % 2 else light))
            if space <= LAST_SPACE:
                painter.drawRect(self.space_rect(space))

    def _tones(self) -> tuple[str, str]:
        palette = self._theme.palette
        if self._theme.dark:
            return mixed(palette.wood, "#000000", 0.12), mixed(palette.wood, "#000000", 0.2)
        return mixed(palette.wood, "#FFFFFF", 0.34), mixed(palette.wood, "#FFFFFF", 0.24)

    def _paint_track(self, painter: QPainter) -> None:
        palette = self._theme.palette
        pen = QPen(QColor(palette.wood_dark), 1)
        pen.setDashPattern([3, 4])
        wall = QPen(QColor(palette.wood_dark), 4)
        wall.setCapStyle(Qt.PenCapStyle.RoundCap)
        where = {place: space for space, place in enumerate(SPIRAL)}
        for space, (row, column) in enumerate(SPIRAL[: LAST_SPACE + 1]):
            rect = self.space_rect(space)
            for dy, dx, start, end in (
                (0, 1, rect.topRight(), rect.bottomRight()),
                (1, 0, rect.bottomLeft(), rect.bottomRight()),
            ):
                beside = where.get((row + dy, column + dx))
                if beside is None:
                    continue
                painter.setPen(pen if abs(beside - space) == 1 else wall)
                painter.drawLine(start, end)
        for space in range(LAST_SPACE + 1, len(SPIRAL)):
            rect = self.space_rect(space)
            painter.setPen(wall)
            painter.drawLine(rect.topLeft(), rect.topRight())
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.setPen(wall)
        last = self.space_rect(len(SPIRAL) - 1)
        painter.drawLine(last.topRight(), last.bottomRight())
        font = QFont(painter.font())
        font.setPixelSize(max(11, int(self.step * 0.27)))
        painter.setFont(font)
        ink = QColor("#4A3524") if not self._theme.dark else QColor(palette.ink)
        painter.setPen(ink)
        for space in _NUMBERED:
            rect = self.space_rect(space).adjusted(4, 2, -3, -2)
            painter.drawText(
                rect, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop), str(space)
            )

    @property
    def bonus_rect(self) -> QRectF:
        """Where the 7×7 tile lies until somebody wins it."""
        rect = self.space_rect(LAST_SPACE + 1).united(self.space_rect(LAST_SPACE + 2))
        return rect.adjusted(5, 4, -5, -4)


def paint_bonus(painter: QPainter, rect: QRectF) -> None:
    """The 7×7 tile, with its points where there is room for them."""
    painter.save()
    painter.setPen(QPen(QColor("#2E2A26"), 1.3))
    painter.setBrush(QColor("#E9D789"))
    painter.drawRoundedRect(rect, 5, 5)
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(11, int(rect.height() * 0.42)))
    small = QFont(painter.font())
    small.setPixelSize(max(11, int(rect.height() * 0.33)))
    roomy = rect.height() > 30
    upper = QRectF(rect.left(), rect.top() + 1, rect.width(), rect.height() * 0.54)
    middle = int(Qt.AlignmentFlag.AlignCenter)
    painter.setFont(font)
    painter.drawText(upper if roomy else rect, middle, "7×7")
    if roomy:
        painter.setFont(small)
        text = translate("Patchwork", "+{n} points").format(n=BONUS_POINTS)
        lower = QRectF(
            rect.left(), rect.top() + rect.height() * 0.46, rect.width(), rect.height() * 0.5
        )
        painter.drawText(lower, middle, text)
    painter.restore()


class BonusTile(QGraphicsItem):
    """The 7×7 tile on its way to a quilt; its origin is its middle."""

    def __init__(self, width: float, height: float) -> None:
        super().__init__()
        self._rect = QRectF(-width / 2, -height / 2, width, height)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_bonus(painter, self._rect)


def paint_way(painter: QPainter, points: Sequence[QPointF], colour: QColor, width: float) -> None:
    """A way along the track."""
    if len(points) < 2:
        return
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


class TimeCaption(QGraphicsObject):
    """What the time board is called, and on which space each token stands."""

    def __init__(self, model: TimeBoardModel, theme: Theme) -> None:
        super().__init__()
        self._model, self._theme = model, theme
        self._rect = QRectF()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        model.modelReset.connect(self.update)

    def place(self, rect: QRectF) -> None:
        """Lie here."""
        self.prepareGeometryChange()
        self._rect = rect
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bold = QFont(painter.font())
        bold.setBold(True)
        painter.setFont(bold)
        painter.setPen(self._theme.colour("ink"))
        line = self._rect.adjusted(2, 0, 0, -2)
        middle = int(Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(line, middle, translate("Patchwork", "Time board"))
        right = line.right()
        for seat, space in reversed(tuple(enumerate(self._model.board.positions))):
            text = str(space)
            right -= painter.fontMetrics().horizontalAdvance(text) + 2
            painter.drawText(QRectF(right, line.top(), 60, line.height()), middle, text)
            right -= 22
            paint_seat(painter, QRectF(right, line.center().y() - 9, 18, 18), seat, self._theme)
            right -= 12


class WayItem(QGraphicsItem):
    """Where the token would go: its way, the marks it passes, where it lands."""

    def __init__(self, board: TimeBoardItem, theme: Theme) -> None:
        super().__init__()
        self._board, self._theme = board, theme
        self._way: Way | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setVisible(False)

    def show_way(self, way: Way | None) -> None:
        """Show this way, or none."""
        if way != self._way:
            self.prepareGeometryChange()
            self._way = way
            self.update()
        self.setVisible(way is not None)

    @property
    def way(self) -> Way | None:
        """The way on show."""
        return self._way

    def boundingRect(self) -> QRectF:
        return self._board.boundingRect()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        way = self._way
        if way is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        board = self._board
        step = board.step
        colour = QColor(self._theme.seat(way.seat).colour)
        wash = QColor(colour)
        wash.setAlphaF(0.38)
        points = [board.space_rect(n).center() for n in range(way.start, way.end + 1)]
        paint_way(painter, points, wash, step * 0.42)
        good = self._theme.colour("good")
        marks = (*way.marks, *(() if way.special is None else (way.special,)))
        for mark in marks:
            centre = board.space_rect(mark).center()
            painter.setPen(QPen(good, 2.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, step * 0.34, step * 0.34)
            paint_tick(painter, centre + QPointF(step * 0.3, -step * 0.3), step * 0.17, good)
        centre = board.space_rect(way.end).center()
        pen = QPen(colour.darker(120), 2)
        pen.setDashPattern([2.5, 2])
        painter.setPen(pen)
        ghost = QColor(colour)
        ghost.setAlphaF(0.55)
        painter.setBrush(ghost)
        painter.drawEllipse(centre, step * 0.33, step * 0.33)


class TokenItem(QGraphicsItem):
    """A seat's time token; its origin is its middle."""

    def __init__(self, seat: int, theme: Theme) -> None:
        super().__init__()
        self._seat, self._theme = seat, theme
        self._radius = 12.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def resize(self, radius: float) -> None:
        """Have this radius."""
        self.prepareGeometryChange()
        self._radius = radius
        self.update()

    def boundingRect(self) -> QRectF:
        r = self._radius + 3
        return QRectF(-r, -r, 2 * r, 2 * r + 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        r = self._radius
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 70))
        painter.drawEllipse(QPointF(0.5, 2.5), r, r)
        paint_seat(painter, QRectF(-r, -r, 2 * r, 2 * r), self._seat, self._theme)
