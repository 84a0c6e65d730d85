"""Both views of the table: lit where a driver works, drawn elsewhere, of the same pieces."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from castlegames.desktop.boards.castle_crush import views
from castlegames.desktop.boards.castle_crush.camera import framed, preset, table_corners
from castlegames.desktop.boards.castle_crush.drawing import DrawnView
from castlegames.desktop.boards.castle_crush.falls import by_piece
from castlegames.desktop.boards.castle_crush.scenery import pieces
from castlegames.desktop.theme import Theme
from tests.desktop.boards.castle_crush.hands import board_of
from tests.desktop.table.seated import Seated
from tests.rules.castle_crush.falls import attack

Sit = Callable[..., Seated]
WIDTH, HEIGHT = 360, 220


def picture(view: object) -> QImage:
    """The castles of two seats as a view shows them."""
    state = attack(2)
    camera = framed(preset("front", 0, 2), table_corners(2), WIDTH, HEIGHT)
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    area = QRectF(0, 0, WIDTH, HEIGHT)
    view.paint(painter, area, pieces(by_piece(state.rest), state), camera)  # type: ignore[attr-defined]
    painter.end()
    return image


def share_of(image: QImage, wanted: Callable[[QColor], bool]) -> float:
    """The share of the picture's points that are as wanted."""
    points = [(x, y) for x in range(0, WIDTH, 3) for y in range(0, HEIGHT, 3)]
    return sum(wanted(image.pixelColor(x, y)) for x, y in points) / len(points)


def blue(colour: QColor) -> bool:
    return colour.blue() > colour.red() + 25


def pale(colour: QColor) -> bool:
    return colour.lightness() > 178 and colour.red() >= colour.blue()


@pytest.mark.usefixtures("lit")
def test_the_lit_view_shows_castles_as_the_drawn_one_does(theme: Theme) -> None:
    lit = views.lit_view(theme, lambda: None)
    assert lit is not None, "no OpenGL under this screen"
    try:
        images = [picture(lit), picture(DrawnView(theme))]
    finally:
        lit.close()  # type: ignore[attr-defined]
    for image in images:
        assert share_of(image, blue) > 0.004, "the first seat's foundation and figures"
        assert share_of(image, pale) > 0.01, "light sides of blocks"
    assert abs(share_of(images[0], blue) - share_of(images[1], blue)) < 0.03


@pytest.mark.usefixtures("lit")
def test_tables_in_three_dimensions_are_opened_and_closed(crush: Sit) -> None:
    for _ in range(2):
        seated = crush(2)
        board = board_of(seated)
        seated.wait(lambda board=board: board.table_view.lit)
        assert "PySide6.QtQuick3D" in sys.modules
        seated.table.hide()


def test_without_a_driver_the_table_is_drawn(crush: Sit) -> None:
    seated = crush(2)
    seated.table.grab()
    assert not board_of(seated).table_view.lit
    assert board_of(seated).pieces.solids


@pytest.mark.offscreen
@pytest.mark.usefixtures("lit")
def test_without_a_screen_the_table_is_drawn_and_qt_quick_is_not_loaded(crush: Sit) -> None:
    seated = crush(2)
    image = seated.table.board.grab().toImage()
    assert not board_of(seated).table_view.lit
    assert "PySide6.QtQuick" not in sys.modules
    colours = {image.pixel(x, image.height() // 2) for x in range(0, image.width(), 7)}
    assert len(colours) > 3


def test_a_view_that_fails_is_replaced_by_the_drawn_one(
    theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken:
        def paint(self, *arguments: object) -> None:
            raise RuntimeError("the driver is gone")

    monkeypatch.setattr(views, "lit_view", lambda *_: Broken())
    chosen = views.ChosenView(theme, lambda: None)
    image = picture(chosen)
    assert not chosen.lit
    assert share_of(image, blue) > 0.004
