"""Everything is reached by the keyboard, and has a name for those who listen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLineEdit,
    QSlider,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from castlegames import rules
from castlegames.desktop.dialogs.new_match import NewMatchDialog
from castlegames.desktop.dialogs.settings import SettingsDialog
from castlegames.desktop.help import HelpWindow
from castlegames.desktop.main_window import MainWindow
from castlegames.desktop.settings import SettingsStore
from castlegames.desktop.theme import Theme

INPUTS = (QAbstractButton, QComboBox, QLineEdit, QSlider, QTextEdit)


def shown(widget: QWidget, qtbot: QtBot) -> QWidget:
    qtbot.addWidget(widget)
    widget.show()
    qtbot.waitExposed(widget)
    return widget


def inputs(root: QWidget) -> list[QWidget]:
    return [
        widget
        for widget in root.findChildren(QWidget)
        if isinstance(widget, INPUTS) and widget.isVisible() and widget.isEnabled()
    ]


def name_of(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return widget.accessibleName() or text


def reached_by_tab(root: QWidget, qtbot: QtBot) -> set[QWidget]:
    root.activateWindow()
    qtbot.waitUntil(root.isActiveWindow)
    seen: set[QWidget] = set()
    for _ in range(200):
        widget = QApplication.focusWidget()
        if widget is not None and widget in seen:
            break
        if widget is not None:
            seen.add(widget)
        qtbot.keyClick(widget or root, Qt.Key.Key_Tab)
    return seen


@pytest.fixture(params=["lobby", "new match", "settings", "rules"])
def screen(
    request: pytest.FixtureRequest, settings: SettingsStore, theme: Theme, qtbot: QtBot
) -> QWidget:
    if request.param == "lobby":
        window: MainWindow = request.getfixturevalue("window")
        return window
    if request.param == "new match":
        return shown(NewMatchDialog(rules.games()[0], settings, theme), qtbot)
    if request.param == "settings":
        return shown(SettingsDialog(settings, theme), qtbot)
    rules_window = HelpWindow(theme)
    rules_window.show_game(rules.games()[0].id)
    return shown(rules_window, qtbot)


def test_everything_that_can_be_used_has_a_name(screen: QWidget) -> None:
    found = inputs(screen)
    assert found
    assert [widget for widget in found if not name_of(widget)] == []


def test_tab_reaches_everything_that_can_be_used(screen: QWidget, qtbot: QtBot) -> None:
    reached = reached_by_tab(screen, qtbot)
    missed = [
        name_of(widget)
        for widget in inputs(screen)
        if widget not in reached and not _one_of_a_group(widget)
    ]
    assert missed == []


def _one_of_a_group(widget: QWidget) -> bool:
    """Arrow keys go on inside a group of choices; Tab reaches the chosen one."""
    if isinstance(widget, QAbstractButton):
        group = widget.group()
        return group is not None and group.exclusive() and not widget.isChecked()
    return isinstance(widget, QAbstractScrollArea) and not widget.focusPolicy()


def test_arrow_keys_change_a_choice(settings: SettingsStore, theme: Theme, qtbot: QtBot) -> None:
    dialog = SettingsDialog(settings, theme)
    shown(dialog, qtbot)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    settings.change(theme="light")
    choice = dialog.choice("theme")
    choice.choose("light")
    segment = choice.segment("light")
    segment.setFocus()
    qtbot.keyClick(segment, Qt.Key.Key_Right)
    assert choice.value == "dark"
    assert settings.value.theme == "dark"
