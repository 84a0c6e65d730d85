from pathlib import Path
from xml.etree import ElementTree

import pytest
from attrs import asdict, fields
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from castlegames.desktop import art, style
from castlegames.desktop.actions import COMMANDS, Actions
from castlegames.desktop.app import Look
from castlegames.desktop.resources import resource
from castlegames.desktop.settings import SettingsStore
from castlegames.desktop.theme import DARK, LIGHT, Palette, Theme

ICONS = sorted(path.stem for path in resource("icons").glob("*.svg"))
PICTURES = sorted(
    f"{folder}/{path.name}"
    for folder in ("art", "icons", "help/en")
    for path in resource(folder).glob("*.svg")
)


def test_the_theme_switches_at_once(
    look: Look, settings: SettingsStore, theme: Theme, qtbot: QtBot
) -> None:
    del look
    label = QLabel("ink")
    qtbot.addWidget(label)
    label.show()
    for wish, palette in (("dark", DARK), ("light", LIGHT)):
        settings.change(theme=wish)
        assert theme.palette is palette
        qtbot.wait(1)
        assert label.palette().color(QPalette.ColorRole.WindowText) == QColor(palette.ink)
        assert QApplication.palette().color(QPalette.ColorRole.Window) == QColor(palette.table)


def test_other_colours_hold_at_once(look: Look, settings: SettingsStore, theme: Theme) -> None:
    del look
    before = theme.seat(1)
    settings.change(colours="deutan")
    assert theme.seat(1) != before
    settings.change(colours="standard")
    assert theme.seat(1) == before


def test_the_text_grows_by_the_chosen_factor(look: Look, settings: SettingsStore) -> None:
    del look
    settings.change(text_size=1.0)
    usual = QApplication.font().pixelSize()
    assert usual >= style.BODY_PIXELS
    settings.change(text_size=1.5)
    assert QApplication.font().pixelSize() == round(usual * 1.5)


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("text", "ground", "least"),
    [
        ("ink", "paper", 7),
        ("ink", "table", 7),
        ("ink_soft", "paper", 4.5),
        ("ink_soft", "table", 4.0),
        ("good", "paper", 3),
        ("bad", "paper", 3),
        ("focus", "paper", 3),
        ("accent", "paper", 3),
    ],
)
def test_text_stands_out_from_its_ground(
    palette: Palette, text: str, ground: str, least: float
) -> None:
    assert contrast(getattr(palette, text), getattr(palette, ground)) >= least


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_the_words_on_the_primary_button_can_be_read(palette: Palette) -> None:
    assert contrast(style.on_accent(palette), palette.accent) >= 4.5


def contrast(one: str, other: str) -> float:
    """The ratio of the web's accessibility guidelines, from 1 to 21."""

    def light(colour: str) -> float:
        parts = [QColor(colour).redF(), QColor(colour).greenF(), QColor(colour).blueF()]
        red, green, blue = (
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_every_value_of_the_style_sheet_is_filled_in() -> None:
    for palette in (LIGHT, DARK):
        sheet = style.style_sheet(palette, 14)
        assert "%(" not in sheet
        assert palette.accent in sheet


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_drawn_and_uses_nothing_that_qt_cannot(name: str, qtbot: QtBot) -> None:
    del qtbot
    text = resource(name).read_text(encoding="utf-8")
    tags = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(text).iter()}
    assert not tags & {"clipPath", "symbol", "use", "style", "image", "filter", "mask"}
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    for palette in (LIGHT, DARK):
        done = art.recoloured(text, palette)
        assert "{" not in done
        assert "currentColor" not in done
        image = art.pixmap(name, QSize(48, 48), palette).toImage()
        assert _inked(image)


def _inked(image: QImage) -> bool:
    return any(
        image.pixelColor(x, y).alpha() > 0
        for x in range(image.width())
        for y in range(image.height())
    )


def test_an_icon_is_drawn_in_the_ink_of_the_theme(theme: Theme) -> None:
    drawn = {}
    for wish in ("light", "dark"):
        theme.follow(wish)
        drawn[wish] = art.icon("undo", theme).pixmap(QSize(32, 32)).toImage()
    assert drawn["light"] != drawn["dark"]


def test_every_command_with_an_icon_has_one_and_no_key_is_given_twice() -> None:
    keys = [key for command in COMMANDS for key in command.keys]
    assert len(keys) == len(set(keys))
    assert {command.icon for command in COMMANDS if command.icon} <= set(ICONS)


def test_the_marks_of_the_seats_differ(theme: Theme) -> None:
    images = [art.seat_pixmap(seat, 32, theme).toImage() for seat in range(4)]
    for index, image in enumerate(images):
        assert image not in images[:index]


def test_a_resource_that_is_not_there_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        resource("art/nothing.svg")
    assert isinstance(resource("art"), Path)


def test_commands_are_attributes_and_follow_who_serves_them(theme: Theme, qtbot: QtBot) -> None:
    del qtbot
    actions = Actions(theme)
    with pytest.raises(AttributeError):
        _ = actions.fly
    assert [action.isVisible() for action in actions] == [False] * len(COMMANDS)
    assert {field.name for field in fields(Palette)} == set(asdict(LIGHT))
