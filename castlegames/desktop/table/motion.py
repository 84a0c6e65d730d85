"""Motion on the table: short, eased out, as fast as the settings say, and never needed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal
from PySide6.QtWidgets import QGraphicsItem

from ..settings import SettingsStore

HAND = 160
"""Milliseconds of what a hand does."""
GAME = 320
"""Milliseconds of what the game does."""


class Motion(QObject):
    """Runs animations and knows whether any is running.

    Signals:
        finished: the last running animation has come to its end.
    """

    finished = Signal()

    def __init__(self, settings: SettingsStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._running: list[QVariantAnimation] = []

    @property
    def running(self) -> bool:
        """Whether anything moves."""
        return bool(self._running)

    def run(
        self,
        milliseconds: int,
        step: Callable[[float], None],
        done: Callable[[], None] | None = None,
        easing: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
    ) -> None:
        """Call ``step`` with fractions growing to 1, then ``done``; at once when motion is off."""
        duration = self._settings.value.duration(milliseconds)
        if duration <= 0:
            step(1.0)
            if done:
                done()
            return
        animation = QVariantAnimation(self)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(duration)
        animation.setEasingCurve(easing)
        animation.valueChanged.connect(step)

        def end() -> None:
            if animation not in self._running:
                return
            self._running.remove(animation)
            animation.deleteLater()
            if done:
                done()
            if not self._running:
                self.finished.emit()

        animation.finished.connect(end)
        self._running.append(animation)
        animation.start()

    def move(
        self,
        item: QGraphicsItem,
        to: QPointF,
        milliseconds: int = GAME,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Slide an item to a place in its parent."""
        start = item.pos()
        self.run(milliseconds, lambda part: item.setPos(start + (to - start) * part), done)

    def finish(self) -> None:
        """Bring everything that moves to its end at once."""
        while self._running:
            animation = self._running[0]
            animation.setCurrentTime(animation.duration())
            if animation in self._running:
                animation.stop()
                animation.finished.emit()
