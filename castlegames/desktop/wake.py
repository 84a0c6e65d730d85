"""The bridge from a session's helper threads into the window's own thread."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal

from castlegames.session.session import Session


class Wake(QObject):
    """Pumps a session in the window's thread whenever any thread calls it."""

    _called = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session: Session | None = None
        self._called.connect(self._pump, Qt.ConnectionType.QueuedConnection)

    def __call__(self) -> None:
        self._called.emit()

    def serve(self, session: Session) -> None:
        """Pump this session from now on, and once at the next turn of the event loop."""
        self._session = session
        self._called.emit()

    def stop(self) -> None:
        """Pump no more."""
        self._session = None

    def _pump(self) -> None:
        if self._session is not None:
            self._session.pump()
