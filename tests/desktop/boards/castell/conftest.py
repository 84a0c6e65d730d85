"""Boards with positions on them, taken away afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from castlegames.rules.castell import CastellState
from tests.desktop.boards.castell.laid import Laid


@pytest.fixture
def lay_out_board(qapp: QApplication, tmp_path: Path) -> Iterator[Callable[..., Laid]]:
    """Lay a position on a board; the arguments are those of ``Laid``."""
    made: list[Laid] = []

    def make(state: CastellState, **choices: bool) -> Laid:
        made.append(Laid(tmp_path, state, **choices))
        return made[-1]

    yield make
    for laid in made:
        laid.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qapp.processEvents()
