"""The program: one application, one window, and an end that loses nothing."""

from __future__ import annotations

import signal
import socket
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QSocketNotifier, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from castlegames import __version__
from castlegames.session.profile import Profile

from . import style
from .crash_log import CrashLog
from .garbage import Garbage
from .instance import Instance
from .language import Language
from .main_window import MainWindow
from .settings import SettingsStore
from .theme import Theme


def main(argv: Sequence[str]) -> int:
    """Open the window, and the match file named in ``argv``, if any. Returns the exit code.

    A second start on the same profile hands its match to the first and ends with 0.
    """
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication([sys.argv[0]])
    app.setApplicationName("castlegames")
    app.setApplicationDisplayName("Castlegames")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("castlegames")
    app.setStyle("fusion")
    profile = Profile.of_this_user()
    match = next((Path(argument) for argument in argv if not argument.startswith("-")), None)
    instance = Instance(profile.state)
    if not instance.claim():
        if instance.hand_over(match):
            return 0
        sys.stderr.write("Castlegames is running already, but its window does not answer.\n")
        return 1
    try:
        return _run(app, profile, instance, match)
    finally:
        instance.release()


def _run(app: QApplication, profile: Profile, instance: Instance, match: Path | None) -> int:
    with Garbage(), EndSignals() as end:
        return _run_until_closed(app, profile, instance, match, end)


def _run_until_closed(
    app: QApplication, profile: Profile, instance: Instance, match: Path | None, end: EndSignals
) -> int:
    told = Told()
    log = CrashLog(profile.state, told.crashed.emit)
    log.start()
    settings = SettingsStore(profile.config / "settings.json")
    theme = Theme()
    look = Look(app, settings, theme)
    language = Language(app, settings)
    window = MainWindow(profile, settings, theme)
    told.crashed.connect(lambda text: _tell_of_error(window, text))
    instance.asked.connect(window.come_forward)
    window.appear()
    if log.previous is not None:
        _offer_log(window, log)
    if match is not None:
        window.open_from_elsewhere(match)
    end.wanted.connect(window.close)
    end.wanted.connect(app.quit)
    end.listen()
    code = app.exec()
    window.close()
    language.leave()
    look.deleteLater()
    log.finish()
    return code


class Look(QObject):
    """Keeps the program's look as theme and settings say."""

    def __init__(self, app: QApplication, settings: SettingsStore, theme: Theme) -> None:
        super().__init__(app)
        self._app, self._settings, self._theme = app, settings, theme
        self._font = QFont(app.font())
        self._text_size = 0.0
        theme.follow(settings.value.theme, settings.value.colours)
        theme.changed.connect(self._dress)
        settings.changed.connect(self._follow)
        self._dress()

    def _follow(self) -> None:
        self._theme.follow(self._settings.value.theme, self._settings.value.colours)
        if self._text_size != self._settings.value.text_size:
            self._dress()

    def _dress(self) -> None:
        self._text_size = self._settings.value.text_size
        style.apply(self._app, self._theme.palette, self._font, self._text_size)


class Told(QObject):
    """Brings news of an uncaught exception from its thread to the window's.

    Signals:
        crashed(str): the traceback.
    """

    crashed = Signal(str)


class EndSignals(QObject):
    """While it is entered, SIGTERM and SIGINT end the program as a person would.

    Python runs its handlers only between its own instructions; the byte that each signal writes
    into a socket wakes Qt's event loop. One that comes before ``listen`` waits.

    Signals:
        wanted: the program is to end.
    """

    wanted = Signal()
    _NUMBERS = (signal.SIGTERM, signal.SIGINT)

    def __enter__(self) -> EndSignals:
        self._read, self._write = socket.socketpair()
        self._write.setblocking(False)
        self._before = {number: signal.getsignal(number) for number in self._NUMBERS}
        for number in self._NUMBERS:
            signal.signal(number, lambda *_: None)
        self._wakeup = signal.set_wakeup_fd(self._write.fileno())
        self._notifier = QSocketNotifier(self._read.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.setEnabled(False)
        self._notifier.activated.connect(self._end)
        return self

    def listen(self) -> None:
        """From now on ``wanted`` is emitted."""
        self._notifier.setEnabled(True)

    def __exit__(self, *_: object) -> None:
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._wakeup)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._read.close()
        self._write.close()

    def _end(self) -> None:
        self._read.recv(64)
        self.wanted.emit()


def _tell_of_error(window: MainWindow, text: str) -> None:
    if QApplication.activeModalWidget() is not None:
        return  # one that is repeated at every turn would bury the window
    window.notify(
        QApplication.translate("App", "Something went wrong in the program."),
        QApplication.translate(
            "App", "Your match is safe on disk and you can go on. The log keeps the details."
        ),
        text,
    )


def _offer_log(window: MainWindow, log: CrashLog) -> None:
    from .dialogs.notice import Notice

    path = log.previous
    if path is None:
        return
    log.seen()
    try:
        details = path.read_text(encoding="utf-8", errors="replace")[-20_000:]
    except OSError:
        details = ""
    notice = Notice(
        QApplication.translate("App", "Castlegames did not end well last time."),
        QApplication.translate(
            "App",
            "Your matches are as they were; continue them from the lobby. "
            "A log of what happened was kept: {path}",
        ).format(path=path),
        window,
        details,
    )
    copy = QApplication.translate("App", "Copy the log")
    notice.offer(copy, lambda: QApplication.clipboard().setText(details))
    notice.open()
