import re

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument
from pytestqt.qtbot import QtBot

from castlegames.desktop.help import HelpWindow, RulesPage
from castlegames.desktop.help_pages import help_page, page_ids
from castlegames.desktop.theme import Theme


@pytest.fixture
def shown(theme: Theme, qtbot: QtBot) -> HelpWindow:
    window = HelpWindow(theme)
    qtbot.addWidget(window)
    window.show_game("patchwork")
    return window


@pytest.mark.parametrize("game_id", page_ids())
def test_every_picture_of_a_page_is_there_and_has_words(
    game_id: str, theme: Theme, qtbot: QtBot
) -> None:
    page = help_page(game_id)
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
