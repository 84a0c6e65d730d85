"""The list of moves: what is said is read whole, in as many rows as it needs."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from castlegames.desktop.table.log_model import LogLine, MoveLogModel
from castlegames.desktop.table.log_view import LogView, rows_of
from castlegames.desktop.theme import Theme

SHORT, LONG = "end the turn", "special: perform Base, Balance, Mix, Strength and Width"


@pytest.fixture
def font(qapp: QApplication) -> QFont:
    made = QFont(qapp.font())
    made.setPixelSize(14)
    return made


def width_of(text: str, font: QFont) -> int:
    return QFontMetrics(font).horizontalAdvance(text) + 2


def test_a_text_is_broken_between_words(font: QFont) -> None:
    assert rows_of(SHORT, font, width_of(SHORT, font)) == [SHORT]
    assert rows_of(SHORT, font, width_of("end the", font)) == ["end the", "turn"]


def test_more_than_three_rows_end_in_dots(font: QFont) -> None:
    rows = rows_of(LONG, font, width_of("special:", font))
    assert len(rows) == 3
    assert rows[0] == "special:"
    assert rows[-1].endswith("…")


def test_letters_of_every_plane_stay_whole(font: QFont) -> None:
    text = "dragon on row 1 of \N{MUSICAL SYMBOL G CLEF}\N{MUSICAL SYMBOL F CLEF}"
    rows = rows_of(text, font, width_of("dragon on row 1", font))
    assert " ".join(rows) == text


def test_a_move_with_a_long_name_takes_more_rows_in_a_narrow_log(qtbot: QtBot) -> None:
    model = MoveLogModel()
    lines = [
        LogLine(1, 0, "Anna", SHORT, ""),
        LogLine(2, 0, "Anna", LONG, "+8"),
        LogLine(3, 0, "Anna", SHORT, ""),
    ]
    model.show(lines)
    view = LogView(model, Theme())
    qtbot.addWidget(view)
    view.resize(300, 200)
    view.show()

    def tops() -> list[int]:
        return [view.visualRect(model.index(row)).top() for row in range(3)]

    first, second, third = tops()
    assert third - second > second - first
    view.resize(900, 200)
    qtbot.waitUntil(lambda: len({b - a for a, b in pairwise(tops())}) == 1)


def test_the_log_begins_at_its_top_when_the_first_position_is_looked_at(qtbot: QtBot) -> None:
    model = MoveLogModel()
    view = LogView(model, Theme())
    qtbot.addWidget(view)
    view.resize(300, 200)
    view.show()
    model.show([LogLine(n, 0, "Anna", SHORT, "") for n in range(1, 40)])
    view.reveal(39)
    assert view.verticalScrollBar().value() > 0
    view.reveal(0)
    assert view.verticalScrollBar().value() == 0
