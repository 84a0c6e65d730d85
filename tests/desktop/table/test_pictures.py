"""Pictures of the seats at the end are as large as they can be."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from castlegames.desktop.table.pictures import Pictures, columns_for
from castlegames.desktop.theme import Theme


@pytest.mark.parametrize(
    ("proportions", "room", "columns"),
    [
        ([1.0, 1.0], QSize(460, 220), 2),
        ([2.0, 2.0], QSize(700, 560), 1),
        ([2.0] * 4, QSize(700, 560), 2),
        ([1.0] * 3, QSize(900, 300), 3),
        ([2.0], QSize(300, 300), 1),
        ([], QSize(300, 300), 1),
    ],
)
def test_pictures_stand_in_the_columns_that_make_them_largest(
    proportions: list[float], room: QSize, columns: int
) -> None:
    assert columns_for(proportions, room, 24) == columns


@pytest.mark.parametrize(("seats", "left"), [(4, True), (2, False)])
def test_names_stand_at_the_left_where_that_makes_the_pictures_larger(
    theme: Theme, qtbot: QtBot, seats: int, left: bool
) -> None:
    pictures = Pictures(theme)
    qtbot.addWidget(pictures)
    pictures.resize(500, 430)
    image = QImage(600, 110, QImage.Format.Format_RGB32)
    pictures.show_pictures([(seat, image) for seat in range(seats)], ("Anna", "Ben", "Cleo", "Dan"))
    pictures.show()
    qtbot.waitExposed(pictures)
    drawn = {place.topLeft().toTuple() for place in pictures.drawn()}
    assert len({x for x, _ in drawn}) == 1
    assert (min(drawn)[0] > 40) is left
