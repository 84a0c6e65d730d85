"""What went wrong in the program, kept for the next start."""

from __future__ import annotations

import faulthandler
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import TextIO

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from castlegames import __version__

_MARKS = ("Traceback", "Fatal Python error", "qt fatal")
_LONGEST = 200_000
_KEPT = 5


class CrashLog:
    """A log in a folder: crashes of Python and of the machine below it, and what Qt complains of.

    ``previous`` is the log of an earlier run that crashed, if nobody has seen it yet.
    ``reported(text)`` is called, in the thread where it happened, for an exception that nobody
    caught; the program goes on.
    """

    def __init__(self, folder: Path, reported: Callable[[str], None] | None = None) -> None:
        self._folder = folder
        self._running = folder / "running.log"
        self._reported = reported
        self._file: TextIO | None = None
        self._written = 0
        self._hooks = (sys.excepthook, threading.excepthook)
        self.previous = self._set_aside()

    def start(self) -> None:
        """Write down whatever happens from now on. Without a folder to write in nothing is kept."""
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            self._file = self._running.open("w", encoding="utf-8", buffering=1)
            faulthandler.enable(self._file)
        self._note(f"Castlegames {__version__}, Python {sys.version.split()[0]}, {sys.platform}")
        sys.excepthook = self._uncaught
        threading.excepthook = self._uncaught_in_thread
        qInstallMessageHandler(self._qt)

    def finish(self) -> None:
        """The program ends as it should; a log without a crash goes."""
        sys.excepthook, threading.excepthook = self._hooks
        qInstallMessageHandler(None)
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            self._file = None
            with suppress(OSError):
                if not _tells_of_a_crash(_read(self._running)):
                    self._running.unlink()

    def seen(self) -> None:
        """The player has been told of ``previous``."""
        self.previous = None

    def _set_aside(self) -> Path | None:
        """The log of a crashed run, renamed by its time; older ones beyond five go."""
        try:
            text = _read(self._running)
            if not _tells_of_a_crash(text):
                return None
            when = datetime.fromtimestamp(self._running.stat().st_mtime, UTC)
            kept = self._folder / f"crash-{when:%Y%m%d-%H%M%S}.log"
            self._running.replace(kept)
            for old in sorted(self._folder.glob("crash-*.log"))[:-_KEPT]:
                old.unlink()
            return kept
        except OSError:
            return None

    def _note(self, text: str) -> None:
        if self._file is None or self._written > _LONGEST:
            return
        stamp = datetime.now(UTC).strftime("%H:%M:%S")
        with suppress(OSError, ValueError):
            self._written += self._file.write(f"{stamp} {text.rstrip()}\n")

    def _uncaught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self._hooks[0](kind, error, trace)
        if issubclass(kind, KeyboardInterrupt):
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        self._note(text)
        if self._reported is not None:
            self._reported(text)

    def _uncaught_in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self._uncaught(args.exc_type, args.exc_value, args.exc_traceback)

    def _qt(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
            return
        name = {QtMsgType.QtWarningMsg: "warning", QtMsgType.QtCriticalMsg: "critical"}
        line = f"qt {name.get(kind, 'fatal')}: {message} ({context.category or 'default'})"
        self._note(line)
        sys.stderr.write(line + "\n")


def _read(path: Path) -> str:
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            return file.read(2 * _LONGEST)
    except FileNotFoundError:
        return ""


def _tells_of_a_crash(text: str) -> bool:
    return any(mark in text for mark in _MARKS)
