"""Where everybody in a tower stands: people on the shoulders of people."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from castlegames.rules.castell.towers import Tower

from .people import height_of, paint_climber

_SHOULDERS = 0.76
"""How high shoulders are, as a part of the height."""
_HIP = 0.43
_ABREAST = 0.66
"""How far apart two people on a level stand, as a part of the tallest one's height."""
_ROOM_ABOVE = 0.62


@frozen
class Climber:
    """Somebody in a tower."""

    level: int
    place: int
    size: int
    height: float
    hip: QPointF
    soles: tuple[QPointF, QPointF]
    hands: tuple[QPointF | None, QPointF | None]

    @property
    def rect(self) -> QRectF:
        """Head, chest and hips."""
        top = self.hip.y() - 0.6 * self.height
        return QRectF(
            self.hip.x() - 0.27 * self.height,
            top,
            0.54 * self.height,
            self.hip.y() + 0.12 * self.height - top,
        )


@frozen
class Stack:
    """A tower in a rectangle. lines: where the soles of each level are, and the next one's."""

    area: QRectF
    climbers: tuple[Climber, ...]
    lines: tuple[float, ...]
    tallest: float

    @property
    def levels(self) -> int:
        """How many levels there are."""
        return len(self.lines) - 1

    def level_rect(self, level: int) -> QRectF:
        """The strip of a level."""
        people = [climber for climber in self.climbers if climber.level == level]
        left = min(climber.rect.left() for climber in people) - 10
        right = max(climber.rect.right() for climber in people) + 10
        return QRectF(
            left, self.lines[level + 1], right - left, self.lines[level] - self.lines[level + 1]
        )

    def gap_rect(self, gap: int) -> QRectF:
        """Where a new level would come: on top, or below the level of this number."""
        width = _ABREAST * self.tallest * 1.3
        middle = self.area.center().x()
        y = self.lines[gap]
        if gap == self.levels:
            height = 0.62 * self.tallest
            top = y - height - (0.3 * self.tallest if gap else 0)
            return QRectF(middle - width / 2, max(top, self.area.top()), width, height)
        if self.climbers:
            around = self.level_rect(gap)
            return QRectF(around.left(), y - 7, around.width(), 14)
        return QRectF(middle - width / 2, y - 7, width, 14)

    def climber_at(self, point: QPointF) -> Climber | None:
        """Who is at a point; those further up come first."""
        return next(
            (climber for climber in reversed(self.climbers) if climber.rect.contains(point)), None
        )


def stacked(tower: Tower, area: QRectF, largest: float, room_above: bool = True) -> Stack:
    """The tower standing at the foot of an area, as large as it fits."""
    above = _ROOM_ABOVE if room_above else 0.05
    tops = [height_of(max(level), 1.0) for level in tower]
    tall = sum(_SHOULDERS * top for top in tops[:-1]) + (1.02 * tops[-1] if tops else 0.0) + above
    wide = max((len(level) for level in tower), default=1) * _ABREAST + 0.2
    tallest = min(area.height() / tall, area.width() / wide, largest)
    abreast = _ABREAST * tallest
    y = area.bottom()
    lines = [y]
    climbers: list[Climber] = []
    below: list[float] = []
    shoulder = 0.0
    for number, level in enumerate(tower):
        xs = [
            area.center().x() + (place - (len(level) - 1) / 2) * abreast
            for place in range(len(level))
        ]
        for place, (size, x) in enumerate(zip(level, xs, strict=True)):
            height = height_of(size, tallest)
            hip = QPointF(x, y - _HIP * height)
            soles = tuple(QPointF(at, y) for at in _stance(x, height, below, shoulder))
            climbers.append(
                Climber(
                    number,
                    place,
                    size,
                    height,
                    hip,
                    (soles[0], soles[1]),
                    _hands(level, xs, place, y, tallest),
                )
            )
        below = xs
        shoulder = height_of(max(level), tallest)
        y -= _SHOULDERS * shoulder
        lines.append(y)
    return Stack(area, tuple(climbers), tuple(lines), tallest)


def _stance(x: float, height: float, below: list[float], shoulder: float) -> tuple[float, float]:
    """Where the two feet are: on the ground, on one pair of shoulders, or between two people."""
    if not below:
        return x - 0.16 * height, x + 0.16 * height
    left = max((at for at in below if at <= x + 0.5), default=below[0])
    right = min((at for at in below if at >= x - 0.5), default=below[-1])
    if right - left < 1.0:
        return left - 0.21 * shoulder, left + 0.21 * shoulder
    return left + 0.17 * shoulder, right - 0.17 * shoulder


def _hands(
    level: tuple[int, ...], xs: list[float], place: int, y: float, tallest: float
) -> tuple[QPointF | None, QPointF | None]:
    """The shoulders of the neighbours that the hands lie on."""
    found: list[QPointF | None] = []
    for side in (-1, 1):
        other = place + side
        if not 0 <= other < len(level):
            found.append(None)
            continue
        height = height_of(level[other], tallest)
        found.append(QPointF(xs[other] - side * 0.18 * height, y - 0.72 * height))
    return found[0], found[1]


def paint_stack(painter: QPainter, stack: Stack, shirt: QColor) -> None:
    """Everybody, from the bottom up."""
    for nth, climber in enumerate(stack.climbers):
        paint_climber(
            painter,
            climber.hip,
            climber.soles,
            climber.hands,
            climber.size,
            climber.height,
            nth,
            shirt,
        )


def shirt_of(colour: str) -> QColor:
    """A shirt in a light tint of a seat's colour."""
    base = QColor(colour)
    part = 0.2
    return QColor.fromRgbF(
        base.redF() * part + 1 - part,
        base.greenF() * part + 1 - part,
        base.blueF() * part + 1 - part,
    )
