from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from castlegames.desktop import placement

SCREENS = [QRect(0, 0, 1920, 1080), QRect(1920, 200, 1280, 800)]
numbers = st.integers(-20_000, 20_000)


@given(numbers, numbers, st.integers(0, 9000), st.integers(0, 9000))
def test_a_window_is_always_whole_on_one_screen(x: int, y: int, width: int, height: int) -> None:
    rect = placement.clamped(QRect(x, y, width, height), SCREENS)
    assert any(screen.contains(rect) for screen in SCREENS)
    assert rect.width() >= placement.LEAST.width()


def test_a_window_that_fits_stays_where_it_is() -> None:
    rect = QRect(1950, 210, 1200, 760)
    assert placement.clamped(rect, SCREENS) == rect
    assert placement.clamped(rect, []) == rect


def test_a_window_comes_back_where_it_stood(tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "config" / "window.json"
    first, second = QWidget(), QWidget()
    qtbot.addWidget(first)
    qtbot.addWidget(second)
    first.setGeometry(40, 30, 1000, 650)
    placement.keep(first, path)
    placement.restore(second, path)
    assert second.geometry() == QRect(40, 30, 1000, 650)


@pytest.mark.parametrize(
    "text", ["", "{", "3", '{"rect": [1, 2, 3]}', '{"rect": ["a", 0, 0, 0], "maximised": false}',
             '{"rect": [0, 0, 1e300, 5], "maximised": false}', '{"rect": [1, 2, 3, 4]}']
)  # fmt: skip
def test_a_broken_placement_is_as_none(tmp_path: Path, text: str) -> None:
    path = tmp_path / "window.json"
    path.write_text(text)
    assert placement.read(path) is None
