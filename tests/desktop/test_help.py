import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from attrs import evolve
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from castlegames import rules
from castlegames.desktop.help import HelpWindow, RulesPage
from castlegames.desktop.help_pages import help_page, page_ids, picture_words
from castlegames.desktop.language import Language, sentences
from castlegames.desktop.main_window import MainWindow
from castlegames.desktop.resources import resource
from castlegames.desktop.settings import LANGUAGES, SettingsStore
from castlegames.desktop.theme import Theme
from castlegames.rules.castell.components import REGIONS

TRANSLATED = tuple(each for each in LANGUAGES if resource("help").joinpath(each).is_dir())


def lines(svg: str) -> list[str]:
    """What is written in a picture."""
    return [
        "".join(each.itertext())
        for each in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")
    ]


@pytest.fixture
def shown(theme: Theme, qtbot: QtBot) -> HelpWindow:
    window = HelpWindow(theme)
    qtbot.addWidget(window)
    window.show_game("patchwork")
    return window


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game_id", page_ids())
def test_every_picture_of_a_page_is_there_and_has_words(
    game_id: str, language: str, theme: Theme, qtbot: QtBot
) -> None:
    page = help_page(game_id, language)
    assert page is not None
    view = RulesPage(theme)
    qtbot.addWidget(view)
    view.show_page(page)
    pictures = re.findall(r"!\[(.*?)\]\((.*?)\)", page.markdown)
    assert page.markdown.count("![") == len(pictures)
    for words, name in pictures:
        assert words
        image = view.loadResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name))
        assert isinstance(image, QImage)
        assert not image.isNull()


def test_the_rules_are_listed_in_the_order_of_the_lobby() -> None:
    assert list(page_ids()) == [game.id for game in rules.games()]


def test_the_rules_of_patchwork_have_pictures_and_mark_house_values() -> None:
    page = help_page("patchwork")
    assert page is not None
    assert page.markdown.count("![") >= 3
    assert "house value" in page.markdown
    assert (page.players, page.minutes, page.age) == ("2", "15–30", 8)


def test_a_page_loads_nothing_from_elsewhere(shown: HelpWindow) -> None:
    image = QTextDocument.ResourceType.ImageResource.value
    for name in ("https://a.example/a.svg", "../../icons/undo.svg", "file:///etc/passwd"):
        assert shown.page.loadResource(image, QUrl(name)) is None
    css = QTextDocument.ResourceType.StyleSheetResource.value
    assert shown.page.loadResource(css, QUrl("a.css")) is None


def test_the_contents_lead_to_their_places(shown: HelpWindow, qtbot: QtBot) -> None:
    headings = [shown.contents.item(row).text() for row in range(shown.contents.count())]
    assert "Whose turn" in headings
    assert "The end" in headings
    bar = shown.page.verticalScrollBar()
    assert bar.value() == 0
    shown.contents.setCurrentRow(headings.index("The end"))
    qtbot.keyClick(shown.contents, Qt.Key.Key_Return)
    assert bar.value() > 0


def test_a_word_is_found_on_the_page(shown: HelpWindow, qtbot: QtBot) -> None:
    qtbot.keyClicks(shown.search, "neutral nonsense")
    assert not shown.page.textCursor().hasSelection()
    shown.search.clear()
    qtbot.keyClicks(shown.search, "special patch")
    assert shown.page.textCursor().selectedText().lower() == "special patch"
    first = shown.page.textCursor().position()
    qtbot.keyClick(shown.search, Qt.Key.Key_Return)
    assert shown.page.textCursor().position() > first


def test_the_page_is_drawn_anew_in_the_other_theme(shown: HelpWindow, theme: Theme) -> None:
    shown.page.verticalScrollBar().setValue(120)
    theme.follow("dark")
    assert shown.page.verticalScrollBar().value() == 120
    assert len(shown.page.headings()) > 5


def test_a_page_that_is_not_translated_comes_in_english() -> None:
    page = help_page("patchwork", "tlh")
    assert page is not None
    assert page.title == "Patchwork"
    assert help_page("chess") is None


FOREIGN = tuple(each for each in TRANSLATED if each != "en")
SHAPES = {
    "headings": r"^#+ ",
    "points": r"^- ",
    "steps": r"^\d\. ",
    "rows of tables": r"^\|.*\|$",
    "pictures": r"!\[.+?\]\(.*?\)",
    "marks of house values": r"(?<!\*)\*(?!\*)[^*\n]+\*(?!\*)",
}


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("game_id", page_ids())
def test_a_translated_page_has_all_that_the_english_one_has(game_id: str, language: str) -> None:
    english, page = help_page(game_id), help_page(game_id, language)
    assert english is not None
    assert page is not None
    assert (page.players, page.minutes, page.age) == (english.players, english.minutes, english.age)
    for what, shape in SHAPES.items():
        parts = len(re.findall(shape, page.markdown, re.MULTILINE))
        assert parts == len(re.findall(shape, english.markdown, re.MULTILINE)), what
    pictures = r"!\[.+?\]\((.*?)\)"
    assert re.findall(pictures, page.markdown) == re.findall(pictures, english.markdown)


@pytest.mark.parametrize("language", FOREIGN)
def test_nothing_in_a_picture_stays_english(language: str) -> None:
    folder = resource(f"help/{language}")
    written = {
        line
        for path in resource("help/en").glob("*.svg")
        if not (folder / path.name).is_file()
        for line in lines(path.read_text(encoding="utf-8"))
        if re.search("[A-Za-z]{3}", line) and line not in REGIONS
    }
    assert set(picture_words(folder)) == written


def test_a_picture_speaks_the_language_of_its_page(tmp_path: Path) -> None:
    english = help_page("patchwork")
    assert english is not None
    page = evolve(english, folder=tmp_path)
    assert page.picture("patchwork_table.svg") == english.picture("patchwork_table.svg")
    assert page.picture("patchwork.svg") is None
    words = {"your quilt": "toi & <moi>"}
    (tmp_path / "pictures.json").write_text(json.dumps(words), encoding="utf-8")
    picture_words.cache_clear()
    spoken = page.picture("patchwork_table.svg")
    assert spoken is not None
    before = lines(english.picture("patchwork_table.svg") or "")
    assert lines(spoken) == [words.get(line, line) for line in before]
    assert "your quilt" in before
    (tmp_path / "patchwork_table.svg").write_text("<svg/>", encoding="utf-8")
    assert page.picture("patchwork_table.svg") == "<svg/>"


def test_the_open_rules_change_their_language_at_once(
    window: MainWindow,
    settings: SettingsStore,
    language: Language,
    qapp: QApplication,
    qtbot: QtBot,
) -> None:
    window.show_rules("castle_crush")
    settings.change(language="vi")

    def shown_anew() -> HelpWindow | None:
        title = sentences("vi")["HelpWindow", "Rules: {game}"][0].split("{")[0]
        for each in qapp.topLevelWidgets():
            if isinstance(each, HelpWindow) and each.windowTitle().startswith(title):
                return each
        return None

    qtbot.waitUntil(lambda: shown_anew() is not None)
    rules = shown_anew()
    assert rules is not None
    assert rules.isVisible()
    assert rules.game_shown() == "castle_crush"
    settings.change(language="en")
    qtbot.waitUntil(lambda: shown_anew() is None)
