"""The models of log and score keep Qt's contract and tell only what changed."""

from __future__ import annotations

from typing import Any

from castlegames.desktop.boards.patchwork.words import WORDS
from castlegames.desktop.table.log_model import LogLine, MoveLogModel
from castlegames.desktop.table.score_model import ScoreModel, number, signed
from castlegames.rules import Score

LINES = tuple(LogLine(n, n % 2, "Anna", f"take patch {n}", "−1") for n in range(1, 6))
PARTS = ("buttons", "bonus", "empty")


def test_the_log_is_a_sound_model(qtmodeltester: Any) -> None:
    model = MoveLogModel()
    qtmodeltester.check(model)
    model.show(LINES[:3])
    qtmodeltester.check(model)
    model.show(LINES)
    model.mark(4)
    qtmodeltester.check(model)
    model.show(LINES[:2])
    qtmodeltester.check(model)
    model.show(())
    qtmodeltester.check(model)


def test_new_lines_are_inserted_and_undone_ones_removed(qtbot: Any) -> None:
    model = MoveLogModel()
    model.show(LINES[:3])
    with qtbot.waitSignal(model.rowsInserted) as inserted:
        model.show(LINES)
    assert inserted.args[1:] == [3, 4]
    with qtbot.waitSignal(model.rowsRemoved) as removed:
        model.show(LINES[:1])
    assert removed.args[1:] == [1, 4]
    other = LogLine(1, 0, "Ben", "advance 3")
    with qtbot.waitSignal(model.modelReset):
        model.show((other,))
    assert model.index(0).data() == "advance 3"


def test_the_log_marks_the_move_on_show() -> None:
    model = MoveLogModel()
    model.show(LINES)
    model.mark(4)
    current = [model.index(row).data(MoveLogModel.CURRENT) for row in range(5)]
    assert current == [False, False, False, True, False]


def test_the_score_is_a_sound_model(qtmodeltester: Any) -> None:
    model = ScoreModel(WORDS, PARTS, ("Anna", "Ben"))
    qtmodeltester.check(model)
    model.show((_score(5, 0, -162), _score(5, 0, -162)))
    qtmodeltester.check(model)


def test_the_score_has_a_row_a_part_and_the_total_last() -> None:
    model = ScoreModel(WORDS, PARTS, ("Anna", "Ben"))
    model.show((_score(9, 7, -92), _score(8, 0, -76)))
    assert model.rowCount() == 4
    assert [model.index(row, 0).data() for row in range(4)] == ["9", "7", "−92", "−76"]
    assert model.headerData(3, _vertical()) == "Total"
    assert model.headerData(1, _horizontal()) == "Ben"
    assert model.parts_text(1) == "Buttons 8  ·  Empty cells −76"


def test_numbers_have_a_real_minus_sign() -> None:
    assert number(-3) == "−3"
    assert signed(4) == "+4"
    assert signed(0) == "0"


def _score(buttons: int, bonus: int, empty: int) -> Score:
    parts = {"buttons": buttons, "bonus": bonus, "empty": empty}
    return Score(sum(parts.values()), parts)


def _vertical() -> Any:
    from PySide6.QtCore import Qt

    return Qt.Orientation.Vertical


def _horizontal() -> Any:
    from PySide6.QtCore import Qt

    return Qt.Orientation.Horizontal
