"""The matches of the library: their model, and the dialog over it."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QDragEnterEvent, QDropEvent
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from castlegames import rules
from castlegames.desktop.app import Look
from castlegames.desktop.dialogs.matches import MatchesDialog
from castlegames.desktop.dialogs.notice import Notice
from castlegames.desktop.language import Language
from castlegames.desktop.lobby.library_model import (
    ENTRY_ROLE,
    MatchFilter,
    MatchLibraryModel,
    name_text,
    state_text,
)
from castlegames.desktop.main_window import MainWindow
from castlegames.desktop.settings import SettingsStore
from castlegames.desktop.theme import Theme
from castlegames.rules import Stream
from castlegames.session.library import Library
from castlegames.session.profile import Profile
from castlegames.session.seat import Seat
from castlegames.session.session import Session

GAME = rules.games()[0]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a running match and a finished one, and one that is no match at all."""
    folder = tmp_path_factory.mktemp("kept")
    keep_match(folder / "evening.match", ("Anna", "Ben"), moves=2)
    keep_match(folder / "morning.match", ("Cleo", "Dan"), moves=None)
    (folder / "strange.match").write_text("no match")
    return folder


@pytest.fixture
def library(profile: Path, kept: Path) -> Library:
    """A library with the matches of ``kept``."""
    made = Library(Profile.below(profile))
    shutil.copytree(kept, made.folder)
    return made


def keep_match(path: Path, names: tuple[str, ...], moves: int | None) -> None:
    seats = tuple(Seat(name) for name in names)
    session = Session.new(GAME.id, seats, 3, {}, path)
    draws = Stream(1).open()
    while session.state.to_move is not None and (moves is None or session.head < moves):
        head = session.head
        session.play(draws.choice(session.state.legal_moves()))
        while session.head == head:
            session.pump()
    session.close()


@pytest.fixture
def dialog(library: Library, theme: Theme, qtbot: QtBot) -> MatchesDialog:
    made = MatchesDialog(library, theme)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)  # else a shortcut is nobody's
    return made


def names(dialog: MatchesDialog) -> set[str]:
    return {dialog.filter.index(row, 0).data() for row in range(dialog.filter.rowCount())}


def choose(dialog: MatchesDialog, name: str) -> None:
    for row in range(dialog.filter.rowCount()):
        if dialog.filter.index(row, 0).data() == name:
            dialog.view.setCurrentIndex(dialog.filter.index(row, 0))
            return
    raise AssertionError(f"{name} is not shown")


def test_the_model_of_the_library_keeps_qts_rules(library: Library, qtbot: QtBot) -> None:
    del qtbot
    model = MatchLibraryModel()
    fatal = QAbstractItemModelTester.FailureReportingMode.Fatal
    testers = [QAbstractItemModelTester(model, fatal)]
    look = MatchFilter(model)
    testers.append(QAbstractItemModelTester(look, fatal))
    model.show(library.matches())
    assert model.rowCount() == 3
    assert model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    look.look_for("anna")
    assert look.rowCount() == 1
    model.show(library.matches()[:1])
    model.show(())
    assert len(testers) == 2


def test_every_match_says_how_it_stands(library: Library) -> None:
    told = {entry.name: state_text(entry) for entry in library.matches()}
    assert told["evening"].endswith("to move")
    assert told["morning"].startswith("Won by")
    assert "is not a match" in told["strange"]


@pytest.mark.parametrize(
    ("text", "status", "found"),
    [
        ("", "", {"evening", "morning", "strange"}),
        ("anna", "", {"evening"}),
        ("PATCH dan", "", {"morning"}),
        ("nobody", "", set()),
        ("", "running", {"evening"}),
        ("", "finished", {"morning"}),
        ("", "damaged", {"strange"}),
        ("ben", "finished", set()),
    ],
)
def test_matches_are_found_by_name_game_player_and_state(
    dialog: MatchesDialog, text: str, status: str, found: set[str], qtbot: QtBot
) -> None:
    qtbot.keyClicks(dialog.search, text)
    dialog.states.choose(status)
    dialog.states.chosen.emit(status)
    assert names(dialog) == found
    assert dialog.open_button.isEnabled() == bool(found)


def test_enter_goes_on_with_the_chosen_match(
    dialog: MatchesDialog, library: Library, qtbot: QtBot
) -> None:
    choose(dialog, "evening")
    with qtbot.waitSignal(dialog.chosen) as signal:
        dialog.open_button.click()
    assert signal.args == [library.folder / "evening.match"]


def test_a_deleted_match_can_be_taken_back(
    dialog: MatchesDialog, library: Library, qtbot: QtBot
) -> None:
    path = library.folder / "evening.match"
    before = path.read_bytes()
    choose(dialog, "evening")
    qtbot.keyClick(dialog.view, Qt.Key.Key_Delete)
    assert not path.exists()
    assert names(dialog) == {"morning", "strange"}
    assert dialog.take_back_button.isVisible()
    assert "evening" in dialog.take_back_button.text()
    qtbot.mouseClick(dialog.take_back_button, Qt.MouseButton.LeftButton)
    assert path.read_bytes() == before
    assert dialog.view.currentIndex().data() == "evening"
    assert not dialog.take_back_button.isVisible()


def test_every_deleted_match_can_be_taken_back_the_last_one_first(
    dialog: MatchesDialog, qtbot: QtBot
) -> None:
    for name in ("evening", "morning"):
        choose(dialog, name)
        dialog.delete()
    assert names(dialog) == {"strange"}
    for expected in ({"strange", "morning"}, {"strange", "morning", "evening"}):
        qtbot.keyClick(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert names(dialog) == expected
    assert not dialog.take_back_button.isVisible()


def test_matches_dropped_on_the_library_are_copied_in(
    dialog: MatchesDialog, kept: Path, tmp_path: Path
) -> None:
    for name in ("one", "two"):
        shutil.copy(kept / "evening.match", tmp_path / f"{name}.match")
    (tmp_path / "notes.txt").write_text("no match")
    drop(dialog, *(tmp_path / name for name in ("one.match", "two.match", "notes.txt")))
    assert {"one", "two"} <= names(dialog)
    assert "notes" not in names(dialog)


def test_several_matches_dropped_on_the_window_come_into_the_library(
    open_window: Callable[[], MainWindow], kept: Path, tmp_path: Path
) -> None:
    window = open_window()
    for name in ("one", "two"):
        shutil.copy(kept / "evening.match", tmp_path / f"{name}.match")
    drop(window, tmp_path / "one.match", tmp_path / "two.match")
    (dialog,) = window.findChildren(MatchesDialog)
    assert names(dialog) == {"one", "two"}
    assert window.table_session() is None


def drop(target: MatchesDialog | MainWindow, *paths: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    keys = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(5, 5), action, data, button, keys)
    target.dragEnterEvent(enter)
    assert enter.isAccepted()
    target.dropEvent(QDropEvent(QPointF(5, 5), action, data, button, keys))


def test_the_folder_is_shown(
    dialog: MatchesDialog, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: shown.append(url.toLocalFile()))
    dialog.open_folder()
    assert shown == [str(library.folder)]


def test_recent_matches_stand_in_the_menu_and_open(
    library: Library, open_window: Callable[[], MainWindow]
) -> None:
    window = open_window()
    window.bar.recent.aboutToShow.emit()
    actions = window.bar.recent.actions()
    assert len(actions) == 2
    (anna,) = [action for action in actions if "Anna" in action.text()]
    anna.trigger()
    session = window.table_session()
    assert session is not None
    assert session.path == library.folder / "evening.match"


def test_the_menu_of_recent_matches_may_be_empty(window: MainWindow) -> None:
    window.bar.recent.aboutToShow.emit()
    (action,) = window.bar.recent.actions()
    assert not action.isEnabled()


def test_the_bin_is_emptied_in_a_quiet_moment(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert window._quiet.isActive()
    tidied: list[bool] = []
    monkeypatch.setattr(Library, "tidy", lambda _: tidied.append(True))
    window._quiet.timeout.disconnect()
    window._quiet.timeout.connect(window._library.tidy)
    window._quiet.start(1)
    qtbot.waitUntil(lambda: tidied == [True])


def test_a_match_with_hints_says_so(library: Library) -> None:
    entry = next(each for each in library.matches() if each.name == "morning")
    assert "with hints" not in state_text(entry)
    helped = evolve(entry, summary=evolve(entry.summary, helped=True))
    assert state_text(helped).endswith("with hints")


def test_a_cut_last_line_is_told_where_the_match_is_listed(library: Library) -> None:
    path = library.folder / "evening.match"
    with path.open("ab") as file:
        file.write(b'{"kind":"move","n":3')
    entry = next(entry for entry in library.matches() if entry.name == "evening")
    assert state_text(entry).endswith("to move · an unfinished last line is left out")
    behind = evolve(entry, summary=evolve(entry.summary, dropped=0, rest=2))
    assert state_text(behind).endswith("older rules: 2 moves are left behind")


def test_a_name_is_not_told_twice(library: Library) -> None:
    entry = library.matches()[0]
    named = evolve(entry, path=entry.path.with_name(f"{GAME.id} 2026-01-02.match"))
    named = evolve(named, summary=evolve(named.summary, game=GAME.id))
    assert name_text(named) == "2026-01-02"
    assert name_text(entry) == entry.name


def test_a_match_gets_another_name(dialog: MatchesDialog, library: Library, qtbot: QtBot) -> None:
    choose(dialog, "evening")
    dialog.rename()
    dialog.new_name.setText("the long evening")
    qtbot.keyClick(dialog.new_name, Qt.Key.Key_Return)
    assert (library.folder / "the long evening.match").exists()
    assert dialog.view.currentIndex().data() == "the long evening"


@pytest.mark.parametrize(("name", "words"), [("morning", "there already"), ("///", "written")])
def test_a_name_that_cannot_be_is_refused_kindly(
    dialog: MatchesDialog, library: Library, qtbot: QtBot, name: str, words: str
) -> None:
    choose(dialog, "evening")
    dialog.rename()
    dialog.new_name.setText(name)
    qtbot.keyClick(dialog.new_name, Qt.Key.Key_Return)
    (notice,) = dialog.findChildren(Notice)
    assert words in notice.heading.text()
    assert (library.folder / "evening.match").exists()


def test_a_match_is_copied_out_and_in(
    dialog: MatchesDialog, library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy.match"
    for ask in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, ask, lambda *_: (str(copy), ""))
    choose(dialog, "evening")
    dialog.export()
    assert copy.read_bytes() == (library.folder / "evening.match").read_bytes()
    dialog.import_match()
    assert dialog.view.currentIndex().data() == "copy"
    copy.write_text("no match")
    dialog.import_match()
    (notice,) = dialog.findChildren(Notice)
    assert "is not a match" in notice.heading.text()


def test_an_empty_library_says_what_to_do(theme: Theme, profile: Path, qtbot: QtBot) -> None:
    dialog = MatchesDialog(Library(Profile.below(profile)), theme)
    qtbot.addWidget(dialog)
    dialog.show()
    assert "press Play" in dialog.empty.text()
    assert dialog.empty.isVisible()
    assert not dialog.open_button.isEnabled()


def test_the_match_on_the_table_is_not_deleted_under_it(
    library: Library, open_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    window = open_window()
    window.open_match(library.folder / "evening.match")
    window.commands.matches.trigger()
    (dialog,) = window.findChildren(MatchesDialog)
    choose(dialog, "evening")
    qtbot.waitUntil(dialog.view.hasFocus)
    qtbot.keyClick(dialog.view, Qt.Key.Key_Delete)
    (notice,) = dialog.findChildren(Notice)
    assert "on the table" in notice.heading.text()
    assert (library.folder / "evening.match").exists()


def test_rows_are_drawn_for_every_kind_of_entry(
    dialog: MatchesDialog, library: Library, theme: Theme
) -> None:
    light = dialog.view.grab().toImage()
    theme.follow("dark")
    dialog.view.viewport().update()
    assert dialog.view.grab().toImage() != light
    assert dialog.filter.index(0, 0).data(ENTRY_ROLE) in library.matches()


def test_in_large_letters_the_buttons_of_the_matches_stay_in_the_window(
    look: Look, window: MainWindow, settings: SettingsStore, language: Language, qtbot: QtBot
) -> None:
    del look, language
    settings.change(text_size=1.5, language="pl")
    qtbot.wait(20)
    window.resize(1024, 700)
    window.matches()
    dialog = window.findChildren(MatchesDialog)[-1]
    qtbot.waitUntil(lambda: dialog.width() <= window.width())
    assert dialog.open_button.geometry().right() < dialog.width()
    dialog.close()
