"""The window on a profile of its own, with bots that answer at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from castlegames.desktop.app import Look
from castlegames.desktop.language import Language
from castlegames.desktop.main_window import MainWindow
from castlegames.desktop.settings import SettingsStore
from castlegames.desktop.theme import Theme
from castlegames.session.profile import Profile
from castlegames.session.worker import Worker

PATIENCE = 60_000
"""Milliseconds until a test gives up waiting: a busy machine is slow, not wrong."""


class PatientBot(QtBot):
    """pytest-qt's hands, which wait longer than its five seconds unless told otherwise."""

    def waitUntil(self, callback: Any, *, timeout: int = PATIENCE) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE, **wanted: Any) -> Any:
        return super().waitSignal(signal, timeout=timeout, **wanted)

    def waitSignals(self, signals: Any, *, timeout: int = PATIENCE, **wanted: Any) -> Any:
        return super().waitSignals(signals, timeout=timeout, **wanted)

    def waitExposed(self, widget: Any, *, timeout: int = PATIENCE) -> Any:
        return super().waitExposed(widget, timeout=timeout)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> PatientBot:
    """What pytest-qt gives, with more patience."""
    del qapp
    return PatientBot(request)


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    """The light theme, whatever the system says."""
    del qapp
    made = Theme()
    made.follow("light")
    return made


@pytest.fixture
def settings(qapp: QApplication, tmp_path: Path) -> SettingsStore:
    """Settings as at first, without motion."""
    del qapp
    store = SettingsStore(tmp_path / "profile" / "config" / "settings.json")
    store.change(motion="off", pace="quick", volume=0)
    return store


@pytest.fixture
def language(qapp: QApplication, settings: SettingsStore) -> Iterator[Language]:
    """The program's language; English again afterwards."""
    made = Language(qapp, settings)
    yield made
    made.leave()
    made.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def look(qapp: QApplication, settings: SettingsStore, theme: Theme) -> Iterator[Look]:
    """The program's look; afterwards everything is as it was."""
    sheet, font, palette = qapp.styleSheet(), qapp.font(), qapp.palette()
    made = Look(qapp, settings, theme)
    yield made
    made.deleteLater()
    qapp.setStyleSheet(sheet)
    qapp.setFont(font)
    qapp.setPalette(palette)


@pytest.fixture
def open_window(
    qapp: QApplication, profile: Path, settings: SettingsStore, theme: Theme
) -> Iterator[Callable[[], MainWindow]]:
    """Opens the window; again after it was closed, as a new start would."""
    opened: list[MainWindow] = []

    def open_it() -> MainWindow:
        worker = Worker(nodes=20, seed=1)
        window = MainWindow(Profile.below(profile), settings, theme, worker)
        opened.append(window)
        window.appear()
        window.activateWindow()
        return window

    yield open_it
    for window in opened:
        window.close()
        window.deleteLater()
    qapp.processEvents()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def window(open_window: Callable[[], MainWindow]) -> MainWindow:
    """The window, with the lobby up."""
    return open_window()
