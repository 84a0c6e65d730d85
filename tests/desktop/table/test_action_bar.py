"""The bar under the board says whole words, or fewer of them."""

from __future__ import annotations

from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from castlegames.desktop.table.action_bar import CommandButton
from castlegames.desktop.theme import Theme


def test_undo_says_its_one_word_where_the_move_has_no_room(theme: Theme, qtbot: QtBot) -> None:
    action = QAction("Undo special: travel to Barcelona")
    button = CommandButton(action, theme, widths=(112, 400), icon_name="undo", short="Undo")
    qtbot.addWidget(button)
    button.resize(400, button.height())
    assert button.shown_words() == action.text()
    button.resize(130, button.height())
    assert button.shown_words() == "Undo"
    assert button.accessibleName() == action.text()
    assert action.text() in button.toolTip()
