import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import qCritical, qWarning

from castlegames.desktop.crash_log import CrashLog
from tests.desktop.start import child

CRASH = """
import sys
from pathlib import Path
from castlegames.desktop.crash_log import CrashLog
log = CrashLog(Path(sys.argv[1]))
log.start()
import faulthandler
faulthandler._sigsegv()
"""


def test_a_run_that_ends_well_leaves_no_log(tmp_path: Path) -> None:
    log = CrashLog(tmp_path)
    log.start()
    assert (tmp_path / "running.log").exists()
    log.finish()
    assert list(tmp_path.iterdir()) == []
    assert CrashLog(tmp_path).previous is None


@pytest.mark.qt_no_exception_capture
def test_an_exception_that_nobody_caught_is_kept_told_and_offered(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told: list[str] = []
    log = CrashLog(tmp_path, told.append)
    log.start()
    try:
        raise RuntimeError("the needle broke")
    except RuntimeError as error:
        sys.excepthook(type(error), error, error.__traceback__)
    log.finish()
    assert "the needle broke" in capsys.readouterr().err
    assert len(told) == 1
    later = CrashLog(tmp_path)
    assert later.previous is not None
    assert "the needle broke" in later.previous.read_text()
    later.seen()
    assert later.previous is None
    assert CrashLog(tmp_path).previous is None


@pytest.mark.qt_no_exception_capture
def test_an_exception_in_a_thread_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told: list[str] = []
    log = CrashLog(tmp_path, told.append)
    log.start()
    thread = threading.Thread(target=lambda: 1 // 0)
    thread.start()
    thread.join()
    log.finish()
    assert "ZeroDivisionError" in capsys.readouterr().err
    assert "ZeroDivisionError" in told[0]


def test_a_crash_of_the_machine_below_is_offered_at_the_next_start(tmp_path: Path) -> None:
    assert child(CRASH, str(tmp_path)).returncode != 0
    log = CrashLog(tmp_path)
    assert log.previous is not None
    assert "Segmentation fault" in log.previous.read_text()


def test_what_qt_complains_of_is_kept_but_is_no_crash(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = CrashLog(tmp_path)
    log.start()
    qWarning("a button is loose")
    qCritical("two buttons are loose")
    text = (tmp_path / "running.log").read_text()
    log.finish()
    assert "qt warning: a button is loose" in text
    assert "qt critical: two buttons are loose" in text
    assert "loose" in capsys.readouterr().err
    assert CrashLog(tmp_path).previous is None


def test_a_folder_that_cannot_be_made_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file")
    log = CrashLog(tmp_path / "state")
    log.start()
    log.finish()
    assert log.previous is None


def test_at_most_five_old_logs_are_kept(tmp_path: Path) -> None:
    for day in range(10, 19):
        (tmp_path / f"crash-202601{day}-000000.log").write_text("Traceback")
    (tmp_path / "running.log").write_text("Traceback: new")
    assert CrashLog(tmp_path).previous is not None
    assert len(list(tmp_path.glob("crash-*.log"))) == 5
