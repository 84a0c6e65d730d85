"""The standings of a round are read without a castle being hidden."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from castlegames.desktop.boards.castle_crush.camera import (
    PRESETS,
    Lens,
    framed,
    preset,
    table_corners,
)
from castlegames.desktop.boards.castle_crush.scenery import castle_labels
from castlegames.desktop.boards.castle_crush.sheet import Rows, in_words, standings_sheet
from castlegames.rules.castle_crush import GAME

NAMES = ("Anna", "Ben", "Cleo", "Dan")
HEADS = ("", "blocks", "king", "general", "attacks", "round", "match")


def rows_of(seats: int) -> Rows:
    lines = ((name, "7", "0", "5", "0", "12", "28") for name in NAMES[:seats])
    return (("Round 2 is scored",), HEADS, *lines)


def sheet(seats: int, width: float, height: float):
    rect = QRectF(0, 0, width, height)
    corners = table_corners(seats)
    lens = Lens.of(framed(preset(PRESETS[0], 0, seats), corners, width, height), width, height)
    labels = castle_labels(GAME.start(seats, 1), NAMES[:seats], None)
    castles = [label.under for label in labels]
    made = standings_sheet(rect, lens, rows_of(seats), castles)
    seen = [lens.see((x, y, z + up)) for castle in castles for x, y, z in castle for up in (0, 100)]
    return made, [each for each in seen if each is not None]


@pytest.mark.parametrize("size", [(995, 378), (955, 464), (1200, 660)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_castle_is_hidden(qapp: QApplication, seats: int, size: tuple[int, int]) -> None:
    made, corners = sheet(seats, *size)
    assert QRectF(0, 0, *size).contains(made.box)
    assert not [each for each in corners if made.box.contains(each.x, each.y)]


def test_where_there_is_room_every_part_is_told(qapp: QApplication) -> None:
    made, _ = sheet(4, 2400, 1000)
    assert made.rows == rows_of(4)


def test_where_there_is_little_room_round_and_match_are_told(qapp: QApplication) -> None:
    made, _ = sheet(4, 995, 378)
    assert made.rows[1:3] == (("", "round", "match"), ("Anna", "12", "28"))


def test_the_whole_is_told_in_words() -> None:
    assert in_words(rows_of(2)).splitlines()[1] == (
        "Ben: blocks 7, king 0, general 5, attacks 0, round 12, match 28"
    )
