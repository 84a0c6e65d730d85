import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from castlegames.desktop.app import Look
from castlegames.desktop.dialogs.settings import SettingsDialog
from castlegames.desktop.language import Language
from castlegames.desktop.main_window import MainWindow
from castlegames.desktop.paper import CheckBox
from castlegames.desktop.settings import MatchSetup, SeatSetup, Settings, SettingsStore
from castlegames.desktop.theme import Theme


@pytest.fixture
def dialog(settings: SettingsStore, theme: Theme, qtbot: QtBot) -> SettingsDialog:
    made = SettingsDialog(settings, theme)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("theme", "dark"),
        ("text_size", 1.3),
        ("motion", "slow"),
        ("pace", "step"),
        ("confirm", "always"),
        ("colours", "deutan"),
        ("volume", 0.3),
        ("language", "pl"),
    ],
)
def test_a_choice_holds_at_once(
    dialog: SettingsDialog, settings: SettingsStore, qtbot: QtBot, name: str, value: object
) -> None:
    with qtbot.waitSignal(settings.changed):
        qtbot.mouseClick(dialog.choice(name).segment(value), Qt.MouseButton.LeftButton)
    assert getattr(settings.value, name) == value


def test_the_name_is_tamed_and_kept(
    dialog: SettingsDialog, settings: SettingsStore, qtbot: QtBot
) -> None:
    dialog.name.setText("  Anna \u202e ")
    dialog.name.editingFinished.emit()
    assert settings.value.names == ("Anna",)
    dialog.name.clear()
    dialog.name.editingFinished.emit()
    assert settings.value.names == ()


def test_everybody_at_the_screen_has_a_usual_name(
    dialog: SettingsDialog, settings: SettingsStore
) -> None:
    dialog.names[2].setText("Cleo")
    dialog.names[2].editingFinished.emit()
    assert settings.value.names == ("", "", "Cleo")
    dialog.names[2].clear()
    dialog.names[2].editingFinished.emit()
    assert settings.value.names == ()


def test_a_volume_between_two_choices_shows_the_nearest(
    settings: SettingsStore, theme: Theme, qtbot: QtBot
) -> None:
    settings.change(volume=0.4)
    made = SettingsDialog(settings, theme)
    qtbot.addWidget(made)
    assert made.choice("volume").value == 0.3
    assert settings.value.volume == 0.4


def test_back_to_the_start_keeps_names_and_set_ups(
    dialog: SettingsDialog, settings: SettingsStore
) -> None:
    setups = {"any": MatchSetup((SeatSetup("Anna"),))}
    settings.change(theme="dark", curtain=False, names=("Anna",), setups=setups)
    dialog.reset()
    assert settings.value == Settings(names=("Anna",), setups=setups)
    assert dialog.choice("theme").value == "system"


def test_the_curtain_is_a_check_box_that_is_drawn_on_and_off(
    dialog: SettingsDialog, settings: SettingsStore, qtbot: QtBot
) -> None:
    (box,) = dialog.findChildren(CheckBox)
    before = box.grab().toImage()
    qtbot.keyClick(box, Qt.Key.Key_Space)
    assert settings.value.curtain is False
    assert box.grab().toImage() != before


def test_in_large_letters_the_settings_are_no_wider_than_the_window(
    look: Look, window: MainWindow, settings: SettingsStore, language: Language, qtbot: QtBot
) -> None:
    del look
    settings.change(text_size=1.5, language="pl")
    window.resize(1024, 700)
    window.settings()
    (dialog,) = window.findChildren(SettingsDialog)
    qtbot.wait(20)
    assert dialog.width() <= window.width()
    assert dialog.height() <= window.height()
    dialog.close()
