"""Opening and closing a table again and again leaves nothing behind."""

from __future__ import annotations

import gc
import os
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from castlegames import rules
from castlegames.rules import Game
from tests.desktop.table.seated import Seated

linux = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")

WARM = 3
"""Tables until all that is made once is there: pictures, fonts, classes."""


@pytest.fixture(params=rules.games(), ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game:
    return request.param


def _there() -> dict[str, int]:
    QApplication.processEvents()
    gc.collect()
    QApplication.processEvents()
    objects = gc.get_objects()
    return {
        "files": len(os.listdir("/proc/self/fd")),
        "threads": threading.active_count(),
        "widgets": len(QApplication.allWidgets()),
        "objects of Qt": sum(issubclass(type(item), QObject) for item in objects),
        "widgets in Python": sum(issubclass(type(item), QWidget) for item in objects),
    }


def _open_and_close(folder: Path, game: Game, times: int) -> None:
    before: dict[str, int] = {}
    for turn in range(WARM + times):
        if turn == WARM:
            before = _there()
        place = folder / str(turn)
        place.mkdir()
        Seated(place, game=game.id, curtain=False).leave()
    after = _there()
    grown = {name: (before[name], after[name]) for name in before if after[name] > before[name]}
    assert not grown


@linux
def test_a_table_opened_8_times_leaves_nothing_behind(
    qapp: QApplication, tmp_path: Path, game: Game
) -> None:
    _open_and_close(tmp_path, game, 8)


@linux
@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_a_table_opened_200_times_leaves_nothing_behind(
    qapp: QApplication, tmp_path: Path, game: Game
) -> None:
    _open_and_close(tmp_path, game, 200)
