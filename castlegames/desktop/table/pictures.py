"""What each seat has in the end, side by side or below each other, as large as there is room."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ..paper import SeatLabel
from ..style import styled
from ..theme import Theme
from .elided import ElidedLabel

_GAP = 14


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

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 150)

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
        for index, frame in enumerate(self._frames):
            left = index % columns * (width + _GAP)
            top = index // columns * (height + _GAP)
            frame.setGeometry(QRect(left, top, width, height))


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
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        head = QHBoxLayout()
        mark = SeatLabel(seat, theme, 20)
        label = styled(ElidedLabel(name), "strong")
        head.addWidget(mark)
        head.addWidget(label, 1)
        column.addLayout(head)
        column.addWidget(_Image(image), 1)
        self.head = max(20, label.sizeHint().height()) + 4


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
