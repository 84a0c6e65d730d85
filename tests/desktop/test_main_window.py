from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from castlegames import rules
from castlegames.desktop import open_match
from castlegames.desktop.dialogs.about_match import AboutMatch
from castlegames.desktop.dialogs.new_match import NewMatch
from castlegames.desktop.dialogs.notice import Notice
from castlegames.desktop.dialogs.settings import SettingsDialog
from castlegames.desktop.dialogs.shortcuts import ShortcutsSheet
from castlegames.desktop.main_window import MainWindow
from castlegames.desktop.settings import SettingsStore
from castlegames.session.profile import Profile
from castlegames.session.seat import Seat
from castlegames.session.session import Session

GAME = rules.games()[0]
PEOPLE = NewMatch(GAME.id, tuple(Seat(f"Player {n + 1}") for n in range(GAME.seats[0])), 5, {})
AGAINST_BOT = NewMatch(
    GAME.id, (Seat("Anna"), *(Seat(f"Bot {n}", "medium") for n in range(1, GAME.seats[0]))), 5, {}
)


def session_of(window: MainWindow) -> Session:
    session = window.table_session()
    assert session is not None
    return session


def play(window: MainWindow, qtbot: QtBot, moves: int = 1) -> None:
    session = session_of(window)
    for _ in range(moves):
        head = session.head
        session.play(session.state.legal_moves()[0])
        qtbot.waitUntil(lambda head=head: session.head == head + 1)


def notice_of(window: MainWindow) -> Notice:
    found = [notice for notice in window.findChildren(Notice) if notice.isVisible()]
    assert found
    return found[-1]


def test_a_match_left_in_the_middle_goes_on_where_it_was(window: MainWindow, qtbot: QtBot) -> None:
    window.start_match(PEOPLE)
    play(window, qtbot, 5)
    state, path = session_of(window).state, session_of(window).path
    window.lobby()
    assert window.table_session() is None
    (card,) = window.lobby_page.waiting_cards
    assert card.match.moves == 5
    assert card.match.picture is not None
    qtbot.mouseClick(card.button, Qt.MouseButton.LeftButton)
    assert session_of(window).path == path
    assert session_of(window).state == state


def test_the_window_closed_in_the_middle_loses_nothing(
    open_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    first = open_window()
    first.start_match(PEOPLE)
    play(first, qtbot, 3)
    state = session_of(first).state
    first.close()
    assert not first.isVisible()
    second = open_window()
    (card,) = second.lobby_page.waiting_cards
    second.open_match(card.match.path)
    assert session_of(second).state == state


def test_the_window_closes_while_a_bot_thinks(window: MainWindow, qtbot: QtBot) -> None:
    window.start_match(AGAINST_BOT)
    session = session_of(window)
    for _ in range(60):
        if session.thinking is not None or session.state.to_move is None:
            break
        if session.state.to_move == 0 and not session.busy:
            session.play(session.state.legal_moves()[0])
        qtbot.wait(5)
    path = session.path
    window.close()
    assert path is not None
    again = Session.open(path)
    assert again.troubles == ()
    again.close()


def test_another_match_takes_the_table_and_the_first_one_waits(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.start_match(PEOPLE)
    play(window, qtbot)
    first = session_of(window)
    window.play_again(same_deal=True)
    second = session_of(window)
    assert first.closed
    assert second.path != first.path
    assert second.head == 0
    assert second.header.seed == first.header.seed
    assert second.seats == first.seats
    window.play_again(same_deal=False)
    assert session_of(window).header.seed != first.header.seed


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "is empty"),
        (b"\x89PNG\r\n", "is not a match"),
        (b'{"some": "json"}\n', "is not a match"),
        (None, "not there"),
    ],
    ids=["empty", "picture", "json", "missing"],
)
def test_a_file_that_is_no_match_is_refused_kindly_and_left_as_it_is(
    window: MainWindow, tmp_path: Path, content: bytes | None, words: str
) -> None:
    path = tmp_path / "strange.match"
    if content is not None:
        path.write_bytes(content)
    window.open_from_elsewhere(path)
    assert words in notice_of(window).heading.text()
    assert window.table_session() is None
    assert content is None or path.read_bytes() == content


def test_a_match_dropped_on_the_window_is_copied_in_and_opened(
    window: MainWindow, tmp_path: Path, profile: Path
) -> None:
    path = tmp_path / "from a friend.match"
    Session.new(PEOPLE.game_id, PEOPLE.seats, 5, {}, path).close()
    before = path.read_bytes()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    actions, buttons, keys = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, _no_keys()
    enter = QDragEnterEvent(QPointF(50, 50).toPoint(), actions, data, buttons, keys)
    window.dragEnterEvent(enter)
    assert enter.isAccepted()
    window.dropEvent(QDropEvent(QPointF(50, 50), actions, data, buttons, keys))
    opened = session_of(window).path
    assert opened is not None
    assert opened.parent == Profile.below(profile).matches
    assert path.read_bytes() == before


def test_nothing_but_a_match_can_be_dropped(window: MainWindow, tmp_path: Path) -> None:
    for url in (QUrl.fromLocalFile(str(tmp_path / "a.txt")), QUrl("https://a.example/a.match")):
        data = QMimeData()
        data.setUrls([url])
        enter = QDragEnterEvent(
            QPointF(5, 5).toPoint(),
            Qt.DropAction.CopyAction,
            data,
            Qt.MouseButton.LeftButton,
            _no_keys(),
        )
        enter.ignore()
        window.dragEnterEvent(enter)
        assert not enter.isAccepted()


def _no_keys() -> Qt.KeyboardModifier:
    return Qt.KeyboardModifier.NoModifier


def test_a_folder_that_cannot_be_written_is_told_and_another_place_helps(
    window: MainWindow,
    profile: Path,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    matches = Profile.below(profile).matches
    matches.rmdir()
    matches.write_text("a file where the folder should be")
    window.start_match(PEOPLE)
    play(window, qtbot)
    assert window.message.isVisible()
    assert "not being saved" in window.message.what.text()
    elsewhere = tmp_path / "safe.match"
    monkeypatch.setattr(open_match, "ask_where", lambda *_: elsewhere)
    window.message.helped.emit()
    qtbot.waitUntil(lambda: not window.message.isVisible())
    play(window, qtbot)
    state = session_of(window).state
    window.lobby()
    again = Session.open(elsewhere)
    assert again.state == state
    again.close()


def test_a_copy_of_the_match_can_be_saved(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.start_match(PEOPLE)
    play(window, qtbot, 2)
    state = session_of(window).state
    copy = tmp_path / "copy.match"
    monkeypatch.setattr(open_match, "ask_where", lambda *_: copy)
    window.commands.save_copy.trigger()
    opened = Session.open(copy)
    assert opened.state == state
    opened.close()
    monkeypatch.setattr(open_match, "ask_where", lambda *_: tmp_path / "no" / "copy.match")
    window.commands.save_copy.trigger()
    assert "could not be written" in notice_of(window).heading.text()


def test_commands_of_the_table_are_there_only_while_a_match_is(window: MainWindow) -> None:
    commands = window.commands
    assert not commands.undo.isVisible()
    assert not commands.lobby.isVisible()
    assert not commands.save_copy.isVisible()
    window.start_match(PEOPLE)
    assert commands.undo.isVisible()
    assert commands.lobby.isVisible()
    assert commands.save_copy.isVisible()
    commands.lobby.trigger()
    assert not commands.undo.isVisible()
    assert not commands.save_copy.isVisible()
    assert window.pages.currentWidget() is window.lobby_page


def test_a_command_that_nobody_carries_out_is_not_shown(window: MainWindow) -> None:
    for name in ("matches", "statistics", "export"):
        if not hasattr(window, name):
            assert not getattr(window.commands, name).isVisible()


def test_the_match_tells_its_facts(window: MainWindow, qtbot: QtBot) -> None:
    window.start_match(PEOPLE)
    window.commands.about_match.trigger()
    (about,) = window.findChildren(AboutMatch)
    qtbot.waitExposed(about)
    texts = [label.text() for label in about.findChildren(type(about.heading))]
    assert "5" in texts
    assert str(session_of(window).path) in texts
    about.close()


@pytest.mark.parametrize(
    ("command", "kind"), [("settings", SettingsDialog), ("shortcuts", ShortcutsSheet)]
)
def test_a_dialog_opens_from_the_menu_and_esc_closes_it(
    window: MainWindow, qtbot: QtBot, command: str, kind: type
) -> None:
    getattr(window.commands, command).trigger()
    (dialog,) = window.findChildren(kind)
    qtbot.waitExposed(dialog)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not window.findChildren(kind))


def test_broken_settings_are_said_at_the_start(
    open_window: Callable[[], MainWindow], settings: SettingsStore, tmp_path: Path
) -> None:
    settings.damaged = tmp_path / "settings.json.damaged"
    window = open_window()
    notice = notice_of(window)
    assert "settings" in notice.heading.text()
    assert "settings.json.damaged" in notice.advice.text()


def test_settings_that_cannot_be_kept_are_said(
    window: MainWindow, settings: SettingsStore, profile: Path
) -> None:
    folder = Profile.below(profile).config
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    folder.write_text("a file where the folder should be")
    settings.change(theme="dark")
    assert "settings cannot be kept" in window.message.what.text()


def test_another_start_brings_the_window_forward_with_its_match(
    window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "brought.match"
    Session.new(PEOPLE.game_id, PEOPLE.seats, 5, {}, path).close()
    window.showMinimized()
    window.come_forward(str(path))
    assert not window.isMinimized()
    assert session_of(window).header.seed == 5


def test_full_screen_is_entered_and_left(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.full_screen.trigger()
    qtbot.waitUntil(window.isFullScreen)
    window.commands.full_screen.trigger()
    qtbot.waitUntil(lambda: not window.isFullScreen())


def test_f1_shows_the_rules_of_the_game_in_focus(window: MainWindow) -> None:
    card = window.lobby_page.cards[-1]
    card.learn_button.setFocus()
    window.commands.rules.trigger()
    titles = [top.windowTitle() for top in QApplication.topLevelWidgets() if top.isVisible()]
    assert f"Rules: {card.box.title}" in titles
