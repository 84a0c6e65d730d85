"""Our SVG art, recoloured for the theme and drawn at any size; icons; the marks of the seats.

In the text of a picture ``currentColor`` stands for the colour asked for (ink if none), and
``{accent}``, ``{wood}`` and the other names of ``Palette`` for that colour of the theme.
"""

from __future__ import annotations

import math
import re
from functools import lru_cache

from attrs import asdict
from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from .resources import resource
from .theme import Palette, Theme

ART_SIZE = QSize(400, 470)
"""What the pictures of the games in ``art`` measure, margins included."""
ART_MIDDLE = QSize(280, 290)
"""Their middle, in which all that matters is drawn; the margins may be cut."""

_ICON_SIZES = (16, 20, 24, 32, 48, 64)
_TOKEN = re.compile(r"\{([a-z_]+)\}")


@lru_cache(maxsize=256)
def _text(name: str) -> str:
    return resource(name).read_text(encoding="utf-8")


def recoloured(svg: str, palette: Palette, colour: str | None = None) -> str:
    """The text of an SVG picture in the colours of a palette."""
    tokens = asdict(palette)
    svg = svg.replace("currentColor", colour or palette.ink)
    return _TOKEN.sub(lambda found: tokens.get(found[1], found[0]), svg)


def renderer(name: str, palette: Palette, colour: str | None = None) -> QSvgRenderer:
    """A renderer for a picture such as ``art/patchwork.svg`` in the colours of a palette."""
    text = recoloured(_text(name), palette, colour)
    return QSvgRenderer(QByteArray(text.encode()))


def paint(
    painter: QPainter, name: str, rect: QRectF, palette: Palette, colour: str | None = None
) -> None:
    """Draw a picture into a rectangle, keeping its proportions."""
    drawing = renderer(name, palette, colour)
    drawing.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    drawing.render(painter, rect)


def pixmap(
    name: str, size: QSize, palette: Palette, dpr: float = 1.0, colour: str | None = None
) -> QPixmap:
    """A picture as a pixmap of ``size`` logical pixels, from Qt's cache when it is there.

    ``dpr`` is the device pixel ratio of where it will be shown.
    """
    key = f"castlegames/{name}/{size.width()}x{size.height()}/{hash(palette)}/{dpr}/{colour}"
    cached = QPixmap()
    if QPixmapCache.find(key, cached):
        return cached
    drawn = QPixmap(QSize(math.ceil(size.width() * dpr), math.ceil(size.height() * dpr)))
    drawn.setDevicePixelRatio(dpr)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, name, QRectF(0, 0, size.width(), size.height()), palette, colour)
    painter.end()
    QPixmapCache.insert(key, drawn)
    return drawn


def icon(name: str, theme: Theme, colour: str | None = None) -> QIcon:
    """The icon ``resources/icons/NAME.svg`` in ink (or a colour), greyed when disabled.

    It does not follow the theme by itself: make it anew when the theme changes.
    """
    found = QIcon()
    path = f"icons/{name}.svg"
    for side in _ICON_SIZES:
        size = QSize(side, side)
        found.addPixmap(pixmap(path, size, theme.palette, 1.0, colour))
        faded = pixmap(path, size, theme.palette, 1.0, theme.palette.ink_soft)
        found.addPixmap(faded, QIcon.Mode.Disabled)
    return found


def icon_before_words(name: str, theme: Theme, colour: str | None = None) -> QIcon:
    """The same icon with some air at its right, where words follow: a third wider than high."""
    plain, found = icon(name, theme, colour), QIcon()
    for side in _ICON_SIZES:
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled):
            drawn = QPixmap(with_air(side))
            drawn.fill(Qt.GlobalColor.transparent)
            painter = QPainter(drawn)
            painter.drawPixmap(0, 0, plain.pixmap(QSize(side, side), 1.0, mode))
            painter.end()
            found.addPixmap(drawn, mode)
    return found


def with_air(side: int) -> QSize:
    """The size of an icon of this height before words."""
    return QSize(side + side // 3, side)


def app_icon(palette: Palette) -> QIcon:
    """The program's own icon."""
    found = QIcon()
    for side in (16, 24, 32, 48, 64, 128, 256):
        found.addPixmap(pixmap("icons/castlegames.svg", QSize(side, side), palette))
    return found


def seat_shape(seat: int, centre: QPointF, radius: float) -> QPainterPath:
    """The symbol of a seat as a path: disc, triangle, square or diamond."""
    path = QPainterPath()
    x, y, r = centre.x(), centre.y(), radius
    match seat % 4:
        case 0:
            path.addEllipse(centre, r, r)
        case 1:
            corners = [(0.0, -1.0), (0.95, 0.72), (-0.95, 0.72)]
        case 2:
            corners = [(-0.82, -0.82), (0.82, -0.82), (0.82, 0.82), (-0.82, 0.82)]
        case _:
            corners = [(0.0, -1.12), (1.12, 0.0), (0.0, 1.12), (-1.12, 0.0)]
    if seat % 4:
        path.moveTo(x + corners[0][0] * r, y + corners[0][1] * r)
        for dx, dy in corners[1:]:
            path.lineTo(x + dx * r, y + dy * r)
        path.closeSubpath()
    return path


def paint_seat(painter: QPainter, rect: QRectF, seat: int, theme: Theme) -> None:
    """The mark of a seat: a disc in its colour with its symbol in white."""
    side = min(rect.width(), rect.height())
    mark = theme.seat(seat)
    colour = QColor(mark.colour)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour.darker(135), max(1.0, side / 22)))
    painter.setBrush(colour)
    inset = side / 20
    painter.drawEllipse(rect.center(), side / 2 - inset, side / 2 - inset)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(mark.on_colour))
    painter.drawPath(seat_shape(seat, rect.center(), side * 0.23))
    painter.restore()


def seat_pixmap(seat: int, side: int, theme: Theme, dpr: float = 1.0) -> QPixmap:
    """The mark of a seat as a pixmap of ``side`` logical pixels."""
    drawn = QPixmap(math.ceil(side * dpr), math.ceil(side * dpr))
    drawn.setDevicePixelRatio(dpr)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    paint_seat(painter, QRectF(0, 0, side, side), seat, theme)
    painter.end()
    return drawn
