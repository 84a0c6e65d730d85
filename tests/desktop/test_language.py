"""Every text can be translated, what is translated fits, and another language holds at once."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QDialog, QPushButton
from pytestqt.qtbot import QtBot

from castlegames import rules
from castlegames.desktop.dialogs.settings import SettingsDialog
from castlegames.desktop.language import (
    Language,
    Sentencer,
    plural_form,
    read_sentences,
    sentences,
    wanted_language,
)
from castlegames.desktop.main_window import MainWindow
from castlegames.desktop.resources import resource
from castlegames.desktop.settings import LANGUAGES, SettingsStore
from castlegames.desktop.table.table import Table
from tests.desktop.whole import keep_match, whole_match

ROOT = Path(__file__).resolve().parents[2]
DESKTOP = ROOT / "castlegames" / "desktop"
TRANSLATED = tuple(each for each in LANGUAGES if each not in ("system", "en"))
GAME = rules.games()[0]
PLACES = re.compile(r"%n|\{\w+\}")


# The sources


def calls(path: Path) -> Iterator[tuple[str, ast.expr | None, int]]:
    """Every text that is to be translated: its context, the text's expression, its line."""

    def walk(node: ast.AST, inside: str) -> Iterator[tuple[str, ast.expr | None, int]]:
        if isinstance(node, ast.ClassDef):
            inside = node.name
        if isinstance(node, ast.Call):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            texts = [isinstance(a, ast.Constant) and isinstance(a.value, str) for a in node.args]
            if name == "tr" and len(node.args) == 1:
                yield inside, node.args[0], node.lineno
            elif name in ("translate", "QT_TRANSLATE_NOOP") and texts and texts[0]:
                context = node.args[0]
                assert isinstance(context, ast.Constant)
                yield str(context.value), (node.args[1:2] or [None])[0], node.lineno
        for child in ast.iter_child_nodes(node):
            yield from walk(child, inside)

    yield from walk(ast.parse(path.read_text(encoding="utf-8")), "")


MODULES = sorted(DESKTOP.rglob("*.py"))


def test_no_text_is_put_together_before_it_is_translated() -> None:
    """Only plain strings are ever found by translators; values are put in afterwards."""
    wrong = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in MODULES
        for _, text, line in calls(path)
        if not (isinstance(text, ast.Constant) and isinstance(text.value, str))
        and not (isinstance(text, ast.Attribute) and ast.unparse(text) == "command.text")
    ]
    assert wrong == []


def test_lupdate_finds_every_text(tmp_path: Path) -> None:
    target = tmp_path / "all.ts"
    program = Path(sys.executable).with_name("pyside6-lupdate")
    subprocess.run(
        [str(program), *map(str, MODULES), "-ts", str(target)],
        check=True,
        capture_output=True,
    )
    found = {
        (context.findtext("name", ""), message.findtext("source", ""))
        for context in ElementTree.parse(target).getroot().iter("context")
        for message in context.iter("message")
    }
    missed = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in MODULES
        for context, text, line in calls(path)
        if isinstance(text, ast.Constant) and (context, text.value) not in found
    ]
    assert missed == []


# The translations


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_has_the_same_places_for_values(language: str) -> None:
    known = sentences(language)
    assert len(known) > 400
    for (_, source), forms in known.items():
        for form in forms:
            assert sorted(PLACES.findall(form)) == sorted(PLACES.findall(source)), source


@pytest.mark.parametrize(("language", "forms"), [("vi", 1), ("pl", 3), ("zh_TW", 1)])
def test_what_is_counted_has_the_plural_forms_of_the_language(language: str, forms: int) -> None:
    counted = {source: f for (_, source), f in sentences(language).items() if "%n" in source}
    assert counted
    assert {len(each) for each in counted.values()} == {forms}


@pytest.mark.parametrize(
    ("n", "form"), [(1, 0), (2, 1), (4, 1), (5, 2), (12, 2), (21, 2), (22, 1), (112, 2), (0, 2)]
)
def test_polish_counts_in_three_forms(n: int, form: int) -> None:
    assert plural_form(3, n) == form


def test_languages_with_one_form_use_it() -> None:
    assert [plural_form(1, n) for n in (0, 1, 2, -1)] == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("wish", "system", "language"),
    [
        ("pl", ["en-GB"], "pl"),
        ("system", ["pl-PL", "en-US"], "pl"),
        ("system", ["zh-Hant-TW"], "zh_TW"),
        ("system", ["zh-TW"], "zh_TW"),
        ("system", ["zh-Hans-CN", "vi-VN"], "vi"),
        ("system", ["de-DE", "fr"], "en"),
        ("system", [], "en"),
        ("en", ["pl"], "en"),
    ],
)
def test_the_language_is_the_wish_or_the_systems(
    wish: str, system: list[str], language: str
) -> None:
    assert wanted_language(wish, system) == language


def test_what_is_not_translated_yet_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "a.ts"
    path.write_text(
        "<TS><context><name>A</name>"
        "<message><source>one</source><translation>jeden</translation></message>"
        '<message><source>two</source><translation type="unfinished">dwa</translation></message>'
        "<message><source>three</source><translation></translation></message>"
        "</context></TS>"
    )
    assert read_sentences(path) == {("A", "one"): ("jeden",)}


# In the window


@pytest.mark.parametrize("name", TRANSLATED)
def test_a_language_holds_at_once_and_english_again(
    window: MainWindow, settings: SettingsStore, language: Language, qtbot: QtBot, name: str
) -> None:
    words = sentences(name)
    play = words["GameCard", "Play"][0]
    card = window.lobby_page.cards[0]
    assert card.play_button.text() == "Play"
    settings.change(language=name)
    qtbot.waitUntil(lambda: window.lobby_page.cards[0].play_button.text() == play)
    assert window.commands.undo.text() == words["Actions", "&Undo"][0]
    assert window.bar.menus.actions()[0].text() == words["TopBar", "&Match"][0]
    assert QLocale().language() == QLocale(name).language()
    assert QCoreApplication.translate("Nowhere", "Not translated") == "Not translated"
    settings.change(language="en")
    qtbot.waitUntil(lambda: window.lobby_page.cards[0].play_button.text() == "Play")
    assert window.commands.undo.text() == "&Undo"


def test_a_match_stays_on_the_table_in_another_language(
    window: MainWindow, settings: SettingsStore, language: Language, qtbot: QtBot, tmp_path: Path
) -> None:
    match = whole_match(GAME.id, GAME.seats[0])
    window.open_from_elsewhere(keep_match(tmp_path / "a.match", match, 7, bots=False))
    session = window.table_session()
    before = window.pages.currentWidget()
    settings.change(language="pl")
    qtbot.waitUntil(lambda: window.pages.currentWidget() is not before)
    table = window.pages.currentWidget()
    assert isinstance(table, Table)
    assert window.table_session() is session
    assert session is not None
    assert len(table.moves.lines) == 7
    assert table.bar.hint.text() == sentences("pl")["Actions", "&Hint"][0].replace("&", "")
    assert window.commands.undo.isEnabled()
    session.play(match.steps[7].move)
    qtbot.waitUntil(lambda: len(table.moves.lines) == 8)


def test_the_settings_stay_open_in_the_chosen_language(
    window: MainWindow, settings: SettingsStore, language: Language, qtbot: QtBot
) -> None:
    window.settings()
    (dialog,) = window.findChildren(SettingsDialog)
    dialog.choice("language").segment("vi").click()

    def anew() -> bool:
        return [
            each.heading.text() for each in window.findChildren(SettingsDialog) if each.isVisible()
        ] == [sentences("vi")["SettingsDialog", "Settings"][0]]

    qtbot.waitUntil(anew)


class Longer(QTranslator):
    """A language in which everything is two fifths longer."""

    def isEmpty(self) -> bool:
        return False

    def translate(  # type: ignore[override]
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        del context, disambiguation, n
        extra = -(-len(source) * 2 // 5)
        return source + " " * (extra > 1) + "ő" * max(1, extra - 1)


@pytest.fixture
def longer(qapp: QApplication) -> Iterator[None]:
    translator = Longer()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def cut_buttons(window: QDialog | MainWindow) -> list[str]:
    """Buttons that have less room than their words need."""
    return [
        button.text()
        for button in window.findChildren(QPushButton)
        if button.isVisible() and button.width() < button.minimumSizeHint().width()
    ]


@pytest.mark.parametrize(
    "show",
    [
        pytest.param(lambda window: window.lobby(), id="lobby"),
        pytest.param(lambda window: window.settings(), id="settings"),
        pytest.param(lambda window: window.matches(), id="matches"),
        pytest.param(lambda window: window.statistics(), id="statistics"),
        pytest.param(lambda window: window.shortcuts(), id="shortcuts"),
        pytest.param(lambda window: window.about(), id="about"),
        *(
            pytest.param(lambda window, game=game: window.set_up(game.id), id=f"new-{game.id}")
            for game in rules.games()
        ),
    ],
)
def test_longer_words_have_room(
    longer: None,
    open_window: Callable[[], MainWindow],
    qtbot: QtBot,
    show: Callable[[MainWindow], None],
) -> None:
    window = open_window()
    window.resize(1280, 800)
    show(window)
    qtbot.wait(30)
    dialogs = [each for each in window.findChildren(QDialog) if each.isVisible()]
    shown = dialogs[-1] if dialogs else window
    assert cut_buttons(shown) == []
    assert shown.width() <= 1280
    assert shown.minimumSizeHint().width() <= 1280
    for dialog in dialogs:
        dialog.close()


@pytest.mark.parametrize("game", rules.games(), ids=lambda game: game.id)
def test_a_table_with_longer_words_is_no_wider(
    longer: None, window: MainWindow, tmp_path: Path, qtbot: QtBot, game: rules.Game
) -> None:
    match = whole_match(game.id, game.seats[0])
    for moves in (6, None):
        path = keep_match(tmp_path / f"{moves}.match", match, moves)
        window.open_from_elsewhere(path)
        window.resize(1024, 700)
        qtbot.wait(20)
        assert window.width() == 1024
        assert window.centralWidget().width() == 1024


def test_our_own_files_are_there_for_every_language() -> None:
    for name in TRANSLATED:
        assert resource(f"i18n/castlegames_{name}.ts").is_file()
    assert sentences("en") == {}
    assert not Sentencer({("A", "b"): ("c",)}).isEmpty()
    assert Sentencer({}).isEmpty()
