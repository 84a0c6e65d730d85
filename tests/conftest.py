"""What every test gets: a profile of its own, an empty home, and a search for what it left behind.

Fixtures for others: ``profile`` (the folder that CASTLEGAMES_PROFILE names), ``home`` (an empty
home folder that must stay empty), ``qapp`` (from pytest-qt, set up), ``write_golden`` (True when
golden files are to be written anew).

``@pytest.mark.offscreen`` runs a test in a child process with Qt's offscreen platform.
``@pytest.mark.leaves("why")`` lets one test leave things behind, with the reason.
"""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from tests.leaks import Leaks

_OFFSCREEN_CHILD = "CASTLEGAMES_TEST_OFFSCREEN_CHILD"
_FOREIGN_CACHES = ("fontconfig", "mesa_shader_cache", "mesa_shader_cache_db", "qtshadercache")
"""What the system's libraries may put into ``~/.cache``."""

settings.register_profile("castlegames", deadline=None, derandomize=True, database=None)
settings.load_profile("castlegames")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--write-golden",
        action="store_true",
        help="write the golden files (set-ups, transcripts) anew instead of comparing with them",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "leaves(reason): may leave threads, timers, widgets behind")
    # Before Qt is there: the tests' home, and a screen that is the same for everybody.
    home = Path(tempfile.mkdtemp(prefix="castlegames-home-"))
    config.add_cleanup(lambda: shutil.rmtree(home, ignore_errors=True))
    runtime = home / "runtime"
    runtime.mkdir(mode=0o700)
    _HOME.append(home / "home")
    _HOME[0].mkdir()
    for name in list(os.environ):
        if name.startswith(("XDG_", "QT_SCALE", "QT_FONT", "CASTLEGAMES_PROFILE")):
            del os.environ[name]
    os.environ.update(
        HOME=str(_HOME[0]),
        XDG_RUNTIME_DIR=str(runtime),
        LC_ALL="C.UTF-8",
        LIBGL_ALWAYS_SOFTWARE="1",
        QSG_RENDER_LOOP="basic",
    )
    os.environ.pop("WAYLAND_DISPLAY", None)
    if os.environ.get("QT_QPA_PLATFORM") != "offscreen":
        os.environ["QT_QPA_PLATFORM"] = "xcb"


_HOME: list[Path] = []


@pytest.fixture(scope="session")
def home() -> Path:
    """The home folder of the tests; a test that writes there fails."""
    return _HOME[0]


@pytest.fixture(autouse=True)
def profile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A profile folder of the test's own, not yet made; all that the program writes goes there."""
    folder = tmp_path / "profile"
    monkeypatch.setenv("CASTLEGAMES_PROFILE", str(folder))
    return folder


@pytest.fixture(autouse=True)
def _nothing_at_home(home: Path) -> Iterator[None]:
    yield
    strays = sorted(
        path.relative_to(home).as_posix()
        for path in home.rglob("*")
        if path.is_file() and not _foreign(path.relative_to(home))
    )
    if strays:
        for stray in strays:
            (home / stray).unlink()
        pytest.fail(f"the home folder was touched: {', '.join(strays)}")


def _foreign(path: Path) -> bool:
    top, *rest = path.parts
    return top == ".cache" and bool(rest) and rest[0].startswith(_FOREIGN_CACHES)


@pytest.fixture(autouse=True)
def _nothing_left_behind(request: pytest.FixtureRequest) -> Iterator[None]:
    """Set up first and so torn down last: threads, children, timers and widgets must be gone."""
    leaks = Leaks()
    yield
    if not gc.isenabled():
        from castlegames.desktop.garbage import collect_what_is_due

        collect_what_is_due()
    marker = request.node.get_closest_marker("leaves")
    found = leaks.found()
    if found and marker is None:
        pytest.fail("left behind: " + "; ".join(found))


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    return ["castlegames"]


@pytest.fixture(scope="session")
def qapp(qapp: Any) -> Any:
    """The application: the last window to close does not end it, and carets do not blink.

    From now on garbage is collected between the tests, as the program itself collects it in the
    window's thread alone.
    """
    gc.disable()
    qapp.setApplicationName("castlegames")
    qapp.setQuitOnLastWindowClosed(False)
    qapp.setCursorFlashTime(0)
    return qapp


@pytest.fixture(scope="session")
def write_golden(request: pytest.FixtureRequest) -> bool:
    """True when golden files are to be written anew (``--write-golden``)."""
    return bool(request.config.getoption("--write-golden"))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test marked ``offscreen`` in a child process."""
    if pyfuncitem.get_closest_marker("offscreen") is None or os.environ.get(_OFFSCREEN_CHILD):
        return None
    quiet = ["-q", "-rs", "--no-header", "-p", "no:cacheprovider"]
    alone = ["--no-xvfb", "-p", "no:randomly", "-m", ""]
    child = subprocess.run(
        [sys.executable, "-m", "pytest", pyfuncitem.nodeid, *quiet, *alone],
        cwd=pyfuncitem.config.rootpath,
        env={**os.environ, _OFFSCREEN_CHILD: "1", "QT_QPA_PLATFORM": "offscreen"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    if child.returncode != 0:
        pytest.fail(f"in its child process:\n{child.stdout}{child.stderr}", pytrace=False)
    if "1 skipped" in child.stdout:
        pytest.skip(child.stdout)
    return True
