"""The pace at which moves are shown: a bot's takes at least a visible moment."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from attrs import frozen
from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from castlegames.rules import Move, State

from ..settings import SettingsStore
from .motion import Motion


@frozen
class Step:
    """A move to be shown: the ``number``-th, who made it, and the positions around it."""

    number: int
    seat: int
    move: Move
    before: State
    after: State


class Pacing(QObject):
    """A queue of moves that were made and wait to be shown.

    ``show`` is called for each in turn, never while something still moves on the table, and for a
    bot's move not before the last one was seen for as long as the settings say. ``settled`` is
    called whenever the last one was shown and has come to rest.
    """

    def __init__(
        self,
        settings: SettingsStore,
        motion: Motion,
        show: Callable[[Step], None],
        settled: Callable[[], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings, self._motion = settings, motion
        self._show, self._settled = show, settled
        self._queue: deque[tuple[Step, bool]] = deque()
        self._since = QElapsedTimer()
        self._since.start()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)
        self._held = False
        self._open = False
        motion.finished.connect(self._next)

    @property
    def empty(self) -> bool:
        """Whether everything that happened has been shown, and rests."""
        return not self._queue and not self._open

    @property
    def waiting(self) -> bool:
        """Whether moves wait to be shown."""
        return bool(self._queue)

    def add(self, step: Step, unhurried: bool) -> None:
        """Queue a move; ``unhurried`` ones (a bot's) wait for their moment."""
        self._queue.append((step, unhurried))
        self._next()

    def hold(self, held: bool) -> None:
        """Show nothing while held (the curtain is down)."""
        self._held = held
        if not held:
            self._next()

    def skip(self) -> None:
        """Show everything that waits, at once."""
        self._timer.stop()
        self._motion.finish()
        while self._queue and not self._held:
            step, _ = self._queue.popleft()
            self._present(step)
            self._motion.finish()
        self._next()

    def drop(self) -> None:
        """Forget what waits: another position is shown instead."""
        self._queue.clear()
        self._timer.stop()
        self._open = False
        self._motion.finish()

    def _next(self) -> None:
        if self._held or self._motion.running or self._timer.isActive():
            return
        if not self._queue:
            if self._open:
                self._open = False
                self._settled()
            return
        step, unhurried = self._queue[0]
        if unhurried:
            left = round(self._settings.value.bot_seconds * 1000) - self._since.elapsed()
            if left > 0:
                self._timer.start(left)
                return
        self._queue.popleft()
        self._present(step)
        self._next()

    def _present(self, step: Step) -> None:
        self._open = True
        self._show(step)
        self._since.restart()
