"""What a test left behind: threads, child processes, and Qt's timers, threads and windows.

Qt is looked at only when something has loaded it. Things get a short moment to go by themselves.
"""

from __future__ import annotations

import gc
import sys
import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar
from weakref import WeakSet

T = TypeVar("T")

PATIENCE = 4.0
"""Seconds that things which are on their way out may take."""

_SHARED_WINDOWS = ("QTipLabel",)
"""Windows that Qt makes once and keeps."""


class Leaks:
    """A look at the process before a test; ``found`` compares with how it is then."""

    def __init__(self) -> None:
        self._threads = set(threading.enumerate())
        self._children = _children()
        self._windows = {_address(window) for window in _windows()}

    def found(self) -> list[str]:
        """What is there now and was not before, one phrase for each; [] when all is well."""
        found = [
            *(f"thread {thread.name}" for thread in _patiently(self._new_threads)),
            *(f"child process {pid} ({_command(pid)})" for pid in _patiently(self._new_children)),
        ]
        if _application() is not None:
            left = _patiently(self._new_in_qt)
            _blamed.update(left)
            found += [_phrase(item) for item in left]
        return found

    def _new_threads(self) -> list[threading.Thread]:
        return [t for t in threading.enumerate() if t not in self._threads and t.is_alive()]

    def _new_children(self) -> list[int]:
        return sorted(_children() - self._children)

    def _new_in_qt(self) -> list[Any]:
        _delete_what_is_due()
        if not self._seen_in_qt():
            return []
        gc.collect()  # perhaps it is garbage only
        _delete_what_is_due()
        return self._seen_in_qt()

    def _seen_in_qt(self) -> list[Any]:
        return [
            *(window for window in _windows() if _address(window) not in self._windows),
            *(item for item in _running() if item not in _blamed),
        ]


_blamed: WeakSet[Any] = WeakSet()
"""Qt's objects that an earlier test left behind: the next ones are not to blame."""


def _patiently(look: Callable[[], list[T]]) -> list[T]:
    deadline = time.monotonic() + PATIENCE
    found = look()
    while found and time.monotonic() < deadline:
        time.sleep(0.02)
        found = look()
    return found


def _children() -> set[int]:
    """Child processes of ours, less those that Python keeps for itself."""
    found: set[int] = set()
    for task in Path("/proc/self/task").glob("*/children"):
        try:
            found.update(int(pid) for pid in task.read_text().split())
        except OSError:  # the thread has ended meanwhile
            continue
    tracker = sys.modules.get("multiprocessing.resource_tracker")
    if tracker is not None:
        found.discard(tracker._resource_tracker._pid)
    return found


def _command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()[:80].strip()
    except OSError:
        return "gone"


def _application() -> Any:
    widgets = sys.modules.get("PySide6.QtWidgets")
    return None if widgets is None else widgets.QApplication.instance()


def _delete_what_is_due() -> None:
    core = sys.modules["PySide6.QtCore"]
    core.QCoreApplication.processEvents()
    core.QCoreApplication.sendPostedEvents(None, core.QEvent.Type.DeferredDelete.value)


def _windows() -> list[Any]:
    """Top-level widgets and Qt Quick windows that belong to nobody."""
    if _application() is None:
        return []
    widgets, gui = sys.modules["PySide6.QtWidgets"], sys.modules["PySide6.QtGui"]
    return [
        *(
            widget
            for widget in widgets.QApplication.topLevelWidgets()
            if widget.parent() is None and widget.metaObject().className() not in _SHARED_WINDOWS
        ),
        *(
            window
            for window in gui.QGuiApplication.topLevelWindows()
            if window.parent() is None and window.metaObject().className() != "QWidgetWindow"
        ),
    ]


def _address(item: Any) -> int:
    import shiboken6

    address: int = shiboken6.getCppPointer(item)[0]
    return address


def _running() -> Iterable[Any]:
    """Timers, threads and animations that run."""
    import shiboken6

    core = sys.modules["PySide6.QtCore"]
    mine = core.QThread.currentThread()
    running = core.QAbstractAnimation.State.Running
    kinds = (core.QTimer, core.QThread, core.QAbstractAnimation)
    for item in gc.get_objects():
        if not issubclass(type(item), kinds) or not shiboken6.isValid(item):
            continue
        if isinstance(item, core.QTimer):
            runs = item.isActive()
        elif isinstance(item, core.QThread):
            runs = item is not mine and item.isRunning()
        else:
            runs = item.state() == running
        if runs:
            yield item


def _phrase(item: Any) -> str:
    name = item.objectName()
    owner = item.parent()
    return (
        type(item).__name__
        + (f" {name!r}" if name else "")
        + (f" of {type(owner).__name__}" if owner is not None else "")
    )
