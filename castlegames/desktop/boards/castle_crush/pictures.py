"""Pictures of the table outside the window: thumbnails, and castles at the end of a match."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from ...theme import Theme
from .camera import Camera, castle_corners, framed, preset, table_corners
from .drawing import DrawnView
from .solids import Solid

_CASTLE = QSize(420, 420)


def table_picture(
    solids: Sequence[Solid], seat: int, seats: int, size: QSize, theme: Theme
) -> QImage:
    """The whole table from a seat's chair, filling the size."""
    width, height = max(1, size.width()), max(1, size.height())
    camera = framed(preset("front", seat, seats), table_corners(seats), width, height)
    return _picture(solids, camera, QSize(width, height), theme)


def castle_pictures(
    solids: Sequence[Solid], seats: int, theme: Theme
) -> tuple[tuple[int, QImage], ...]:
    """What is left of each seat's castle."""
    return tuple((seat, castle_picture(solids, seat, seats, theme)) for seat in range(seats))


def castle_picture(solids: Sequence[Solid], seat: int, seats: int, theme: Theme) -> QImage:
    """What is left of a seat's castle."""
    camera = preset("front", seat, seats)
    corners = castle_corners(seat, seats, 62.0, 150.0)
    camera = framed(camera, corners, _CASTLE.width(), _CASTLE.height())
    return _picture(solids, camera, _CASTLE, theme)


def _picture(solids: Sequence[Solid], camera: Camera, size: QSize, theme: Theme) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    area = QRectF(0, 0, size.width(), size.height())
    DrawnView(theme).paint(painter, area, solids, camera)
    painter.end()
    return image
