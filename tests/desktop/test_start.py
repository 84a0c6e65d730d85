"""The program as a process of its own."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.desktop.start import child

HEAVY = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from castlegames.desktop import app, main_window
appear = main_window.MainWindow.appear
def look(window):
    heavy = ("PySide6.QtQuick", "PySide6.QtQml", "PySide6.QtMultimedia", "numpy", "mujoco")
    print([name for name in sys.modules if name.startswith(heavy)], window._worker.pid)
    window.close()
    QApplication.quit()
def appear_and_look(window):
    appear(window)
    QTimer.singleShot(0, lambda: look(window))
main_window.MainWindow.appear = appear_and_look
sys.exit(app.main([]))
"""


def start(profile: Path, *args: str) -> "subprocess.Popen[str]":
    del profile
    return subprocess.Popen(
        [sys.executable, "-m", "castlegames", *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def wait_for(path: Path, seconds: float = 30) -> None:
    deadline = time.monotonic() + seconds
    while not path.exists():
        assert time.monotonic() < deadline, f"{path} did not come"
        time.sleep(0.02)


def test_nothing_heavy_is_loaded_and_no_worker_runs_with_the_lobby_up() -> None:
    done = child(HEAVY)
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "[] None", "")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_closes_the_window_cleanly(profile: Path, number: signal.Signals) -> None:
    program = start(profile)
    wait_for(profile / "state" / "running.log")
    program.send_signal(number)
    _, errors = program.communicate(timeout=30)
    assert (program.returncode, errors) == (0, "")
    assert (profile / "config" / "window.json").exists()
    assert not (profile / "state" / "running.log").exists()


def test_a_second_start_ends_at_once_and_the_first_goes_on(profile: Path) -> None:
    first = start(profile)
    wait_for(profile / "state" / "running.log")
    second = start(profile)
    assert second.communicate(timeout=30) == ("", "")
    assert second.returncode == 0
    assert first.poll() is None
    first.terminate()
    first.communicate(timeout=30)
    assert first.returncode == 0


def test_a_program_that_was_killed_does_not_stand_in_the_way(profile: Path) -> None:
    first = start(profile)
    wait_for(profile / "state" / "running.log")
    first.kill()
    first.communicate(timeout=30)
    os.unlink(profile / "state" / "running.log")
    second = start(profile)
    wait_for(profile / "state" / "running.log")
    second.terminate()
    second.communicate(timeout=30)
    assert second.returncode == 0


OFFER = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from castlegames.desktop import app, main_window
from castlegames.desktop.dialogs.notice import Notice
exec_ = QApplication.exec
def look():
    (window,) = [top for top in QApplication.topLevelWidgets()
                 if isinstance(top, main_window.MainWindow)]
    for notice in window.findChildren(Notice):
        print(notice.heading.text(), "|", notice.advice.text())
    window.close()
    QApplication.quit()
def exec_and_look(*_):
    QTimer.singleShot(0, look)
    return exec_()
QApplication.exec = exec_and_look
sys.exit(app.main([]))
"""


def test_the_log_of_a_crash_is_offered_once_at_the_next_start(profile: Path) -> None:
    (profile / "state").mkdir(parents=True)
    (profile / "state" / "running.log").write_text("Traceback: the needle broke")
    first, second = child(OFFER), child(OFFER)
    assert (first.returncode, first.stderr) == (0, "")
    assert "did not end well" in first.stdout
    (log,) = (profile / "state").glob("crash-*.log")
    assert str(log) in first.stdout
    assert (second.returncode, second.stdout) == (0, "")
