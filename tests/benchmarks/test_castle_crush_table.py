"""How many pictures a second the table of Castle Crush shows while everything moves."""

from __future__ import annotations

import time
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from castlegames.desktop.boards.castle_crush import views
from castlegames.desktop.boards.castle_crush.camera import framed, preset, table_corners
from castlegames.desktop.boards.castle_crush.drawing import DrawnView
from castlegames.desktop.boards.castle_crush.falls import by_piece, fall_of
from castlegames.desktop.boards.castle_crush.scenery import pieces
from castlegames.desktop.theme import Theme
from castlegames.physics import resolve
from tests.rules.castle_crush.falls import attack

pytestmark = pytest.mark.benchmark

WIDTH, HEIGHT = 1024, 700
LEAST = 25.0
"""Pictures a second."""


def film(view: Any) -> Any:
    """A function that shows the next moment of a real fall of four castles."""
    state = attack(4)
    move: Any = resolve(state, state.legal_moves()[0])
    fall = fall_of(move, by_piece(state.rest))
    assert fall is not None
    camera = framed(preset("front", 0, 4), table_corners(4), WIDTH, HEIGHT)
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
    moments = iter(range(1_000_000))

    def show() -> None:
        n = next(moments)
        painter = QPainter(image)
        solids = pieces(fall.at(n / 30 % fall.seconds), state)
        view.paint(painter, QRectF(0, 0, WIDTH, HEIGHT), solids, camera.orbited(n * 0.2, 0))
        painter.end()

    return show


def test_the_lit_table_moves_at_25_pictures_a_second(qapp: QApplication, benchmark: Any) -> None:
    theme = Theme()
    theme.follow("light")
    view: Any = views.lit_view(theme, lambda: None)
    assert view is not None
    try:
        benchmark.pedantic(film(view), warmup_rounds=5, rounds=60)
    finally:
        view.close()
    assert 1 / benchmark.stats.stats.min >= LEAST


@pytest.mark.benchmark(timer=time.process_time)
def test_the_drawn_table_moves_at_25_pictures_a_second(qapp: QApplication, benchmark: Any) -> None:
    theme = Theme()
    theme.follow("light")
    benchmark.pedantic(film(DrawnView(theme)), warmup_rounds=5, rounds=60)
    assert 1 / benchmark.stats.stats.min >= LEAST
