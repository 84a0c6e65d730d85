"""Calls from other threads, made in the session's own."""

from __future__ import annotations

import queue
from collections.abc import Callable

Call = Callable[[], None]


class Inbox:
    """``post`` may be used from any thread, ``run`` only in the session's.

    ``wake()`` is called from any thread when there is something to run.
    """

    def __init__(self, wake: Call) -> None:
        self._wake = wake
        self._calls: queue.SimpleQueue[Call] = queue.SimpleQueue()
        self._running = False

    def post(self, call: Call) -> None:
        """Have ``run`` make this call."""
        self._calls.put(call)
        self._wake()

    def shut(self) -> None:
        """Wake nobody any more; what still comes lies here unheard."""
        self._wake = _nobody

    def run(self) -> None:
        """Make the calls in the order they came. Inside one of them it does nothing."""
        if self._running:
            return
        self._running = True
        try:
            while True:
                try:
                    call = self._calls.get_nowait()
                except queue.Empty:
                    return
                call()
        finally:
            self._running = False
            if not self._calls.empty():
                self._wake()


def _nobody() -> None:
    """The session is closed."""
