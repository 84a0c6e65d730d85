"""What each seat has in the end, side by side or below each other, as large as there is room."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from ..paper import SeatLabel
from ..style import styled
from ..theme import Theme
from .elided import ElidedLabel

_GAP = 14
_SIDE, _ANY = 130, 16_777_215
"""How wide a name beside a picture may be, and Qt's word for any width."""


class Pictures(QWidget):
    """A named picture a seat, in as many columns as make them largest."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._frames: list[_Frame] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_pictures(self, pictures: Sequence[tuple[int, QImage]], names: Sequence[str]) -> None:
        """Show these pictures by seat."""
        for frame in self._frames:
            frame.hide()
            frame.deleteLater()
        self._frames = [
            _Frame(seat, names[seat], image, self._theme, self) for seat, image in pictures
        ]
        for frame in self._frames:
            frame.show()
        self._arrange()

    @property
    def wide(self) -> bool:
        """Whether the pictures are much wider than high."""
        return any(frame.proportion > 1.6 for frame in self._frames)

    @property
    def columns(self) -> int:
        """In how many columns the pictures stand now."""
        return columns_for(
            [frame.proportion for frame in self._frames],
            QSize(self.width(), self.height()),
            self._frames[0].head if self._frames else 0,
        )

    def drawn(self) -> list[QRect]:
        """Where the pictures themselves lie."""
        return [
            QRect(frame.image.mapTo(self, QPoint()), frame.image.size()) for frame in self._frames
        ]

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 96)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        if not self._frames:
            return
        columns = self.columns
        lines = math.ceil(len(self._frames) / columns)
        width = (self.width() - _GAP * (columns - 1)) // columns
        height = (self.height() - _GAP * (lines - 1)) // lines
        side = self._side if columns == 1 and self._beside(width, height) else 0
        for index, frame in enumerate(self._frames):
            left = index % columns * (width + _GAP)
            top = index // columns * (height + _GAP)
            frame.name_beside(side)
            frame.setGeometry(QRect(left, top, width, height))

    @property
    def _side(self) -> int:
        return max(frame.side for frame in self._frames)

    def _beside(self, width: int, height: int) -> bool:
        """Whether pictures below each other become larger with the names at their left."""
        least = min(frame.proportion for frame in self._frames)
        head = max(frame.head for frame in self._frames)
        return min(width - self._side, height * least) > min(width, (height - head) * least)


def columns_for(proportions: Sequence[float], room: QSize, head: int) -> int:
    """The number of columns in which pictures of these proportions become largest.

    ``head`` is how high the line over each picture is.
    """

    def scale(columns: int) -> float:
        lines = math.ceil(len(proportions) / columns)
        width = (room.width() - _GAP * (columns - 1)) / columns
        height = (room.height() - _GAP * (lines - 1)) / lines - head
        return min(min(width, height * proportion) for proportion in proportions)

    return max(range(1, len(proportions) + 1), key=scale, default=1)


class _Frame(QWidget):
    """One picture under the name of its seat."""

    def __init__(self, seat: int, name: str, image: QImage, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.proportion = image.width() / max(1, image.height())
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(4)
        self._head = QWidget()
        head = QHBoxLayout(self._head)
        head.setContentsMargins(0, 0, 0, 0)
        label = styled(ElidedLabel(name), "strong")
        top = Qt.AlignmentFlag.AlignTop
        head.addWidget(SeatLabel(seat, theme, 20), 0, top)
        head.addWidget(label, 1, top)
        self.image = _Image(image)
        self.head = max(20, label.sizeHint().height()) + 4
        self.side = min(label.sizeHint().width() + 36, _SIDE)
        self.name_beside(0)

    def name_beside(self, width: int) -> None:
        """Write the name at the left of the picture, in so much width, or over it with none."""
        beside = width > 0
        self._head.setMinimumWidth(width)
        self._head.setMaximumWidth(width if beside else _ANY)
        self._grid.addWidget(self._head, 0, 0)
        self._grid.addWidget(self.image, *((0, 1) if beside else (1, 0)))
        for place, stretches in enumerate((beside, not beside)):
            self._grid.setRowStretch(place, int(stretches))
            self._grid.setColumnStretch(place, int(not stretches))


class _Image(QWidget):
    """An image that keeps its proportions in whatever room there is."""

    def __init__(self, image: QImage) -> None:
        super().__init__()
        self._image = image

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = self._image.size().scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        painter.drawImage(QRectF(QPointF(0, 0), size), self._image, QRectF(self._image.rect()))
