"""The strictness of the suite itself: each kind of leftover is seen."""

from __future__ import annotations

import os
import subprocess
import sys
import threading

import pytest

from tests.leaks import Leaks


@pytest.mark.leaves("the thread is what the test is about")
def test_a_thread_left_behind_is_seen() -> None:
    leaks = Leaks()
    done = threading.Event()
    thread = threading.Thread(target=done.wait, name="lost", daemon=True)
    thread.start()
    found = leaks.found()
    done.set()
    thread.join()
    assert found == ["thread lost"]


def test_a_child_process_left_behind_is_seen() -> None:
    leaks = Leaks()
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        found = leaks.found()
    assert len(found) == 1
    assert found[0].startswith(f"child process {child.pid} ")
    assert leaks.found() == []


def test_a_timer_a_window_and_a_thread_of_qt_left_behind_are_seen(qapp) -> None:
    from PySide6.QtCore import QThread, QTimer
    from PySide6.QtWidgets import QWidget

    leaks = Leaks()
    timer = QTimer(objectName="tick", interval=10_000)
    timer.start()
    window = QWidget(objectName="lost")
    thread = QThread(objectName="busy")
    thread.start()
    found = leaks.found()
    timer.stop()
    window.deleteLater()
    thread.quit()
    thread.wait()
    assert sorted(found) == ["QThread 'busy'", "QTimer 'tick'", "QWidget 'lost'"]
    assert leaks.found() == []


def test_every_test_has_a_profile_and_a_home_of_its_own(profile, home) -> None:
    assert os.environ["CASTLEGAMES_PROFILE"] == str(profile)
    assert not profile.exists()
    assert os.path.expanduser("~") == str(home)
    assert list(home.rglob("*.match")) == []


@pytest.mark.offscreen
def test_an_offscreen_test_runs_in_a_child_process(qapp) -> None:
    assert qapp.platformName() == "offscreen"
