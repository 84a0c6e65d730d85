"""People and bots at a table in a test: a session in a new file, and the window's hands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from castlegames.desktop.actions import Actions
from castlegames.desktop.settings import SettingsStore
from castlegames.desktop.table.table import Table
from castlegames.desktop.theme import Theme
from castlegames.desktop.wake import Wake
from castlegames.rules import Value
from castlegames.session.seat import Seat
from castlegames.session.session import Session
from castlegames.session.worker import Worker

LEFT = Qt.MouseButton.LeftButton


class Seated:
    """A table that is shown, with everything that a window would give it."""

    def __init__(
        self,
        folder: Path,
        *,
        game: str = "patchwork",
        seats: tuple[Seat, ...] = (Seat("Anna"), Seat("Ben")),
        seed: int = 7,
        options: Mapping[str, Value] | None = None,
        worker: Worker | None = None,
        size: tuple[int, int] = (1280, 756),
        before: Callable[[Session], None] | None = None,
        **settings: object,
    ) -> None:
        self.settings = SettingsStore(folder / "settings.json")
        self.settings.change(
            **{"motion": "off", "pace": "quick", "confirm": "never", "volume": 0, **settings}
        )
        self.theme = Theme()
        self.theme.follow("light")
        self.actions = Actions(self.theme)
        self.wake = Wake()
        self.session = Session.new(
            game, seats, seed, options, folder / "a.match", worker, self.wake
        )
        if before is not None:
            before(self.session)
        self.table = Table(self.session, self.theme, self.settings, self.actions)
        self._buttons = Qt.MouseButton.NoButton
        self.table.resize(*size)
        self.table.show()
        self.wake.serve(self.session)
        self.settle()

    def settle(self) -> None:
        """Let everything that waits in the event loop happen."""
        for _ in range(3):
            QApplication.processEvents()

    def wait(self, happened: Callable[[], bool], seconds: float = 60.0) -> None:
        """Run the event loop until something has happened."""
        clock = QElapsedTimer()
        clock.start()
        while not happened():
            assert clock.elapsed() < seconds * 1000, "it did not happen in time"
            QTest.qWait(2)
        self.settle()

    def to_act(self) -> None:
        """Wait until a person at the screen is asked for a move, or the match is over."""
        self.wait(lambda: self.table.board.acting or self.session.state.to_move is None)

    def leave(self) -> None:
        """Close the match and take everything away."""
        self.table.close_match()
        self.wake.stop()
        self.session.close()
        for thing in (self.table, self.wake, self.actions, self.settings, self.theme):
            thing.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.settle()

    # The hands

    @property
    def _port(self) -> QWidget:
        return self.table.board.view.viewport()

    def at(self, point: QPointF) -> QPoint:
        """A point of the scene in the viewport."""
        return self.table.board.view.mapFromScene(point)

    def press(self, point: QPointF) -> None:
        """The left button goes down."""
        QTest.mousePress(self._port, LEFT, pos=self.at(point))
        self._buttons = LEFT

    def move(self, point: QPointF) -> None:
        """The pointer moves.

        The event is sent, not caused by warping the real pointer, whose events come when they like.
        """
        at = QPointF(self.at(point))
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            at,
            QPointF(self._port.mapToGlobal(at.toPoint())),
            Qt.MouseButton.NoButton,
            self._buttons,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(self._port, event)
        QApplication.processEvents()

    def release(self, point: QPointF) -> None:
        """The left button goes up."""
        QTest.mouseRelease(self._port, LEFT, pos=self.at(point))
        self._buttons = Qt.MouseButton.NoButton

    def click(self, point: QPointF) -> None:
        """A click, with the pointer moved there first."""
        self.move(point)
        QTest.mouseClick(self._port, LEFT, pos=self.at(point))

    def drag(self, start: QPointF, goal: QPointF, steps: int = 5) -> None:
        """Press, move in steps, and let go at the goal."""
        self.press(start)
        for k in range(1, steps + 1):
            self.move(start + (goal - start) * k / steps)
        self.release(goal)

    def key(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """A key, pressed on the board."""
        QTest.keyClick(self.table.board.view, key, modifier)
