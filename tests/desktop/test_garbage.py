"""What is in a cycle dies in the window's thread, whoever makes the object that is one too many."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from castlegames.desktop import app
from castlegames.desktop.garbage import Garbage


class Knot:
    """A cycle that tells in which thread it dies."""

    def __init__(self, died: Callable[[threading.Thread], None]) -> None:
        self._self = self
        self._died = died

    def __del__(self) -> None:
        self._died(threading.current_thread())


def _make_many() -> None:
    _MANY.extend([i] for i in range(200 * gc.get_threshold()[0]))


_MANY: list[list[int]] = []


def _in_another_thread(call: Callable[[], None]) -> None:
    thread = threading.Thread(target=call)
    thread.start()
    thread.join()


@pytest.fixture
def automatic(qapp: QApplication) -> Iterator[None]:
    """Python's own way of collecting, which the tests' application has turned off."""
    del qapp
    gc.collect()
    gc.enable()
    yield
    gc.disable()
    _MANY.clear()


@pytest.mark.usefixtures("automatic")
def test_python_itself_collects_in_any_thread() -> None:
    died: list[threading.Thread] = []
    Knot(died.append)
    _in_another_thread(_make_many)
    assert died
    assert died[0] is not threading.main_thread()


@pytest.mark.usefixtures("automatic")
def test_the_program_collects_in_the_thread_of_its_window(qtbot: QtBot) -> None:
    died: list[threading.Thread] = []
    with Garbage():
        Knot(died.append)
        _in_another_thread(_make_many)
        assert not died
        qtbot.waitUntil(lambda: bool(died))
    assert died == [threading.main_thread()]


@pytest.mark.usefixtures("automatic")
def test_what_is_left_at_the_end_goes_at_once_and_nothing_is_automatic_after_it() -> None:
    died: list[threading.Thread] = []
    with Garbage():
        Knot(died.append)
    assert died == [threading.main_thread()]
    assert not gc.isenabled()


@pytest.mark.usefixtures("automatic")
def test_the_program_runs_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bool] = []

    def run(*_: object) -> int:
        seen.append(gc.isenabled())
        return 0

    monkeypatch.setattr(app, "_run_until_closed", run)
    assert app.main([]) == 0
    assert seen == [False]
