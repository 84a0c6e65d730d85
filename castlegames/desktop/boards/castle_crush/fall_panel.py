"""Beside the table: what an attack is worth, and the last fall to be seen again."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QSlider, QVBoxLayout, QWidget

from castlegames.rules.castle_crush import components as c

from ...lists import headed, listed
from ...paper import CheckBox, button, label
from ...theme import Theme
from ..lettering import sized
from .words import translate

STEPS = 240
"""Places of the slider through a fall."""
_SLIDER = 90
"""How wide it is at least between its neighbours."""


class WorthTable(QWidget):
    """How many blocks felled by one attack are worth how many points."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)
        rows = listed(headed(str(n), str(points)) for n, points in enumerate(c.ATTACK_BLOCKS) if n)
        self.setAccessibleName(translate("CastleCrush", "One attack is worth"))
        self.setAccessibleDescription(rows)

    def sizeHint(self) -> QSize:
        return QSize(180, 2 * self.fontMetrics().height() + 8)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        palette = self._theme.palette
        heads = (translate("CastleCrush", "blocks"), translate("CastleCrush", "points"))
        height = self.height() / 2
        first = max(map(self.fontMetrics().horizontalAdvance, heads)) * 0.9 + 8
        cells = len(c.ATTACK_BLOCKS) - 1
        width = (self.width() - first) / cells
        small, bold = sized(self.font(), 0.87), sized(self.font(), 0.93, bold=True)
        middle = int(Qt.AlignmentFlag.AlignCenter)
        for row, head in enumerate(heads):
            painter.setFont(small)
            painter.setPen(QColor(palette.ink_soft))
            place = QRectF(0, row * height, first, height)
            painter.drawText(place, int(Qt.AlignmentFlag.AlignVCenter), head)
            painter.setFont(bold if row else small)
            painter.setPen(QColor(palette.ink if row else palette.ink_soft))
            for n, points in enumerate(c.ATTACK_BLOCKS):
                if n:
                    more = "+" if n == cells else ""
                    text = str(points) if row else f"{n}{more}"
                    cell = QRectF(first + (n - 1) * width, row * height, width, height)
                    painter.drawText(cell, middle, text)


class FallPanel(QWidget):
    """The worth of an attack, and the last fall again: at once, slowly, or moment by moment.

    Signals:
        watched: the fall is to be seen again.
        scrubbed(float): the moment at this part of the fall is to be shown, from 0 to 1.
    """

    watched = Signal()
    scrubbed = Signal(float)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        heading = label(translate("CastleCrush", "One attack is worth"), "strong")
        more = translate("CastleCrush", "and {king} for a king, {general} for a general")
        figures = label(more.format(king=c.ATTACK_KING, general=c.ATTACK_GENERAL), "caption")
        figures.setWordWrap(True)
        self.again = button(translate("CastleCrush", "Watch again"))
        self.again.setToolTip(translate("CastleCrush", "Watch the fall again"))
        self.slow = CheckBox(translate("CastleCrush", "Slow"), theme)
        self.slow.setToolTip(translate("CastleCrush", "A quarter of the speed"))
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, STEPS)
        self.slider.setAccessibleName(translate("CastleCrush", "Moment of the fall"))
        self.slider.setToolTip(self.slider.accessibleName())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2, 4, 2, 4)
        layout.setSpacing(4)
        layout.addWidget(heading)
        layout.addWidget(WorthTable(theme))
        layout.addWidget(figures)
        self._film = QGridLayout()
        self._film.setHorizontalSpacing(8)
        self._film.setVerticalSpacing(4)
        self._film.setColumnStretch(1, 1)
        self._film.addWidget(self.again, 0, 0)
        self._film.addWidget(self.slow, 0, 2)
        self._film.addWidget(self.slider, 1, 0, 1, 3)
        layout.addLayout(self._film)
        self.again.clicked.connect(self.watched)
        self.slider.valueChanged.connect(self._moved)
        self.offer(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._lay_slider)  # a layout is not changed while it lays out

    def _lay_slider(self) -> None:
        """The slider lies between its neighbours where it has room there, else below them."""
        taken = self.again.sizeHint().width() + self.slow.sizeHint().width() + 20
        if self.width() - taken >= _SLIDER:
            self._film.addWidget(self.slider, 0, 1)
        else:
            self._film.addWidget(self.slider, 1, 0, 1, 3)

    def offer(self, possible: bool) -> None:
        """Whether there is a fall to be seen again."""
        for widget in (self.again, self.slow, self.slider):
            widget.setEnabled(possible)

    def show_part(self, part: float) -> None:
        """The slider follows the fall without asking for it."""
        blocked = self.slider.blockSignals(True)
        self.slider.setValue(round(part * STEPS))
        self.slider.blockSignals(blocked)

    def _moved(self, value: int) -> None:
        self.scrubbed.emit(value / STEPS)
