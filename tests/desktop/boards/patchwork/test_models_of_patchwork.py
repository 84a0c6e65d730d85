"""The models of quilt, circle and time board keep Qt's contract."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from castlegames import rules
from castlegames.desktop.boards.patchwork.models import (
    CirclePatch,
    Laid,
    PatchCircleModel,
    Quilt,
    QuiltModel,
    TimeBoard,
    TimeBoardModel,
    quilt_of,
)
from castlegames.desktop.boards.patchwork.shapes import SPECIAL
from castlegames.rules.patchwork import PatchworkState, Take

QUILT = Quilt(0, (Laid(0, (0, 1)), Laid(SPECIAL, (40,))), buttons=4, income=1)


def test_the_quilt_is_a_sound_model(qtmodeltester: Any, qtbot: Any) -> None:
    model = QuiltModel()
    qtmodeltester.check(model)
    with qtbot.waitSignal(model.modelReset):
        model.show(QUILT)
    qtmodeltester.check(model)


def test_a_cell_says_what_covers_it() -> None:
    model = QuiltModel()
    model.show(QUILT)
    texts = [model.cell_text(cell) for cell in (1, 2, 40)]
    assert texts == ["b1, patch 0", "c1, empty", "e5, special patch"]
    assert model.index(0, 0).data() == "0"
    assert model.index(4, 4).data(QuiltModel.PATCH) == SPECIAL
    assert model.index(8, 8).data(QuiltModel.PATCH) is None
    assert QUILT.empty == 78


def test_the_same_quilt_again_is_no_change(qtbot: Any) -> None:
    model = QuiltModel()
    model.show(QUILT)
    with qtbot.assertNotEmitted(model.modelReset):
        model.show(Quilt(0, (Laid(0, (0, 1)), Laid(SPECIAL, (40,))), buttons=4, income=1))


def test_the_circle_is_a_sound_model(qtmodeltester: Any) -> None:
    model = PatchCircleModel()
    qtmodeltester.check(model)
    model.show((CirclePatch(12, True), CirclePatch(3, False, "Too far.")))
    qtmodeltester.check(model)
    first, second = model.index(0), model.index(1)
    assert first.data(PatchCircleModel.COST) == 2
    assert first.data(PatchCircleModel.IN_REACH)
    assert second.data(PatchCircleModel.REASON) == "Too far."
    text = second.data(Qt.ItemDataRole.AccessibleTextRole)
    assert text == "patch 3, cost 3, time 1, income 0. Too far."


def test_the_time_board_is_a_sound_model(qtmodeltester: Any) -> None:
    model = TimeBoardModel()
    qtmodeltester.check(model)
    model.show(TimeBoard(positions=(5, 5), on_top=1, specials=(26, 32)))
    qtmodeltester.check(model)
    assert model.rowCount() == 54
    assert model.index(5).data(TimeBoardModel.TOKENS) == (0, 1)
    assert model.index(5).data(TimeBoardModel.INCOME)
    assert model.index(26).data(TimeBoardModel.SPECIAL)
    assert not model.index(38).data(TimeBoardModel.SPECIAL)
    assert model.space_text(26) == "space 26, special patch"


def test_a_quilt_is_read_from_the_position() -> None:
    state = rules.game("patchwork").start(2, 7, {"first": 0})
    take = next(move for move in state.legal_moves() if isinstance(move, Take))
    after = state.play(take)
    assert isinstance(after, PatchworkState)
    quilt = quilt_of(after, 0)
    assert quilt.laid == (Laid(take.patch, take.cells),)
    assert quilt.empty == 81 - len(take.cells)
    assert quilt_of(after, 1).laid == ()
