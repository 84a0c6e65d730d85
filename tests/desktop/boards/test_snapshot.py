"""A list on a board is swapped as a whole, and only if it is another."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from castlegames.desktop.boards.snapshot import USER, SnapshotModel


class Numbers(SnapshotModel):
    """Numbers, read out with what they are of."""

    DOUBLE = USER + 1

    def __init__(self) -> None:
        super().__init__()
        self.unit = ""

    def text(self, place: int) -> str:
        return f"{self._rows[place]} {self.unit}"

    def label(self, place: int) -> str:
        return str(self._rows[place])

    def fact(self, row: int, role: int) -> Any:
        return 2 * row if role == self.DOUBLE else None


def test_a_row_has_a_label_a_text_and_facts(qtmodeltester: Any) -> None:
    model = Numbers()
    model.swap([3, 5], unit="buttons")
    row = model.index(1)
    assert row.data() == "5"
    assert row.data(Qt.ItemDataRole.AccessibleTextRole) == "5 buttons"
    assert row.data(Numbers.ROW) == 5
    assert row.data(Numbers.DOUBLE) == 10
    assert row.data(USER + 7) is None
    assert model.data(model.index(9)) is None
    qtmodeltester.check(model)


def test_the_same_again_resets_nothing(qtbot: QtBot) -> None:
    model = Numbers()
    model.swap([3, 5], unit="buttons")
    with qtbot.assertNotEmitted(model.modelReset):
        model.swap((3, 5), unit="buttons")
    with qtbot.waitSignal(model.modelReset):
        model.swap((3, 5), unit="cells")
