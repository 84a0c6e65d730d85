"""A thin line that grows for as long as a bot may think."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ..theme import Theme

THICK = 3
_BEAT = 100
"""Milliseconds between two lengths."""


class WaitLine(QWidget):
    """Lies along the lower edge of the prompt line; hidden while nobody has to be waited for."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._waited: tuple[int, int, float] | None = None
        self._clock = QElapsedTimer()
        self._beat = QTimer(self)
        self._beat.setInterval(_BEAT)
        self._beat.timeout.connect(self.update)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def wait_for(self, seat: int, move: int, seconds: float) -> None:
        """A seat thinks about a move, for so long at most; the same again changes nothing."""
        if self._waited == (seat, move, seconds):
            return
        self._waited = (seat, move, seconds)
        self._clock.start()
        self._beat.start()
        self.show()

    def stop(self) -> None:
        """Nobody is waited for."""
        if self._waited is not None:
            self._waited = None
            self._beat.stop()
            self.hide()

    @property
    def part(self) -> float:
        """The part of the time that has passed, from 0 to 1."""
        if self._waited is None:
            return 0.0
        return min(1.0, self._clock.elapsed() / (1000 * self._waited[2]))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._waited is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.seat(self._waited[0]).colour))
        line = QRectF(0, 0, self.width() * self.part, self.height())
        painter.drawRoundedRect(line, THICK / 2, THICK / 2)
