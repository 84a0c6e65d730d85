"""Tutorials at the window: walked through, refused, left, and nothing remains of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from castlegames.desktop.boards.castle_crush import views
from castlegames.desktop.dialogs.new_match import NewMatchDialog
from castlegames.desktop.main_window import MainWindow
from castlegames.desktop.settings import SettingsStore
from castlegames.desktop.theme import Theme
from castlegames.desktop.tutorial.bar import TutorialBar
from castlegames.session.profile import Profile
from tests.desktop.tutorial.walk import Walk, ids_with_tutorials

IDS = ids_with_tutorials()
SHORT = "patchwork"


@pytest.fixture(autouse=True)
def _drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """No view in three dimensions: the drawn one is quick everywhere."""
    monkeypatch.setattr(views, "lit_view", lambda *_: None)


@pytest.fixture
def walk(window: MainWindow, qtbot: QtBot) -> Callable[[str], Walk]:
    """Begins a tutorial."""
    return lambda game_id: Walk(window, game_id, qtbot)


def matches_on_disk(profile: Path) -> list[Path]:
    return sorted(Profile.below(profile).matches.iterdir())


@pytest.mark.parametrize("game_id", IDS)
def test_a_tutorial_leads_to_its_end_and_leaves_no_match(
    walk: Callable[[str], Walk], profile: Path, game_id: str
) -> None:
    at = walk(game_id)
    steps = at.tutorial.lesson.script.steps
    for number in range(len(steps)):
        assert at.index == number
        assert at.tutorial.bar.count.text() == f"{number + 1} of {len(steps)}"
        assert at.tutorial.bar.text.text() == steps[number].text.format(partner="Partner")
        if number < len(steps) - 1:
            at.go_on()
    assert at.tutorial.bar.match.isVisibleTo(at.tutorial)
    assert not at.tutorial.session.helped
    at.window.lobby()
    assert matches_on_disk(profile) == []
    assert at.window.lobby_page.waiting_cards == []


@pytest.mark.parametrize("game_id", IDS)
def test_a_legal_move_that_is_not_asked_for_is_kindly_not_taken(
    walk: Callable[[str], Walk], game_id: str
) -> None:
    at = walk(game_id)
    asking = [n for n, step in enumerate(at.tutorial.lesson.script.steps) if step.wish]
    for number in asking:
        at.go_to(number)
        session = at.tutorial.session
        at.wait(lambda: at.board.acting)
        wish = at.tutorial.lesson.step.wish
        others = [move for move in session.state.legal_moves() if not wish.grants(move)]
        if not others:
            continue
        head = session.head
        at.play(others[-1])
        QApplication.processEvents()
        assert session.head == head
        assert at.index == number
        assert "please try this first" in at.tutorial.table.hint_note.text.text()
        assert at.board.acting, "another try is welcome"
        return
    assert game_id == "castle_crush", "there only what is asked for is legal, but for laying aside"


def test_nothing_is_played_while_a_step_is_to_be_read(walk: Callable[[str], Walk]) -> None:
    at = walk(SHORT)
    assert not at.board.acting
    at.play(at.tutorial.session.state.legal_moves()[0])
    QApplication.processEvents()
    assert at.tutorial.session.head == 0
    assert at.tutorial.table.hint_note.text.text().startswith("Please read this first")
    at.go_on()
    assert at.tutorial.table.hint_note.isHidden()


def test_the_move_that_is_asked_for_is_drawn_and_a_hint_says_it(
    walk: Callable[[str], Walk], window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = walk(SHORT)
    drawn: list[object] = []
    monkeypatch.setattr(at.board, "point_at", drawn.append)
    monkeypatch.setattr(at.board, "show_hint", drawn.append)
    at.go_to(2)
    at.wait(lambda: at.board.acting)
    assert drawn[-1] == at.wished()
    drawn.clear()
    window.commands.hint.trigger()
    assert drawn == [at.wished()]
    assert at.tutorial.table.hint_note.text.text().startswith("Take patch 13")
    assert not at.tutorial.session.helped


@pytest.mark.parametrize("game_id", IDS)
def test_back_leads_to_every_step_before_but_never_before_the_first(
    walk: Callable[[str], Walk], game_id: str
) -> None:
    at = walk(game_id)
    steps = at.tutorial.lesson.script.steps
    first_moves = [n for n, step in enumerate(steps) if step.moves][:2]
    at.go_to(first_moves[-1] + 1)
    for _ in range(len(steps)):
        here = at.index
        if here == 0:
            break
        at.wait(at.tutorial.bar.back.isEnabled)
        at.tutorial.bar.back.click()
        at.wait(lambda here=here: at.index < here)
    assert at.index == 0
    assert at.tutorial.session.head == at.tutorial.lesson.first
    assert not at.tutorial.bar.back.isEnabled()
    assert not at.window.commands.undo.isEnabled()
    at.tutorial.table.undo()
    QApplication.processEvents()
    assert at.tutorial.session.head == at.tutorial.lesson.first
    at.go_to(first_moves[0] + 1)


def test_redo_goes_on_where_undo_went_back(walk: Callable[[str], Walk], window: MainWindow) -> None:
    at = walk(SHORT)
    at.go_to(4)
    head = at.tutorial.session.head
    window.commands.undo.trigger()
    at.wait(lambda: at.index == 2)
    window.commands.redo.trigger()
    at.wait(lambda: at.tutorial.session.head == head)
    at.wait(lambda: at.index == 4)
    at.go_on()


@pytest.mark.parametrize("game_id", IDS)
def test_escape_leaves_at_any_step_and_learn_has_the_keyboard_again(
    walk: Callable[[str], Walk], window: MainWindow, qtbot: QtBot, profile: Path, game_id: str
) -> None:
    for step in (0, 2):
        at = walk(game_id)
        at.go_to(step)
        qtbot.keyClick(window.focusWidget() or at.tutorial, Qt.Key.Key_Escape)
        assert window._tutorial is None
        assert window.pages.currentWidget() is window.lobby_page
        assert window.lobby_page.game_in_focus() == game_id
        assert not window.commands.undo.isVisible()
    assert matches_on_disk(profile) == []


def test_leaving_while_the_partner_moves_leaves_nothing(
    walk: Callable[[str], Walk], settings: SettingsStore
) -> None:
    settings.change(pace="calm")
    at = walk(SHORT)
    at.go_to(3)
    at.tutorial.bar.next.click()
    at.window.close()


def test_at_the_end_a_match_and_the_rules_are_offered(
    walk: Callable[[str], Walk], window: MainWindow, qtbot: QtBot
) -> None:
    at = walk("castle_rooms")
    at.go_to(len(at.tutorial.lesson.script.steps) - 1)
    qtbot.mouseClick(at.tutorial.bar.read, Qt.MouseButton.LeftButton)
    titles = [top.windowTitle() for top in QApplication.topLevelWidgets() if top.isVisible()]
    assert "Rules: Castle Rooms" in titles
    qtbot.mouseClick(at.tutorial.bar.match, Qt.MouseButton.LeftButton)
    assert window._tutorial is None
    (dialog,) = window.findChildren(NewMatchDialog)
    assert dialog.isVisible()
    assert "Castle Rooms" in dialog.windowTitle()
    dialog.close()


def test_learn_offers_the_tutorial_and_help_has_it_too(window: MainWindow, qtbot: QtBot) -> None:
    card = window.lobby_page.cards[1]
    qtbot.mouseClick(card.learn_button, Qt.MouseButton.LeftButton)
    assert card.ways_to_learn.isVisible()
    card.ways_to_learn.actions()[0].trigger()
    card.ways_to_learn.close()
    assert window._tutorial is not None
    assert window._tutorial.session.game.id == card.box.game_id
    window.commands.tutorial.trigger()
    assert window._tutorial.session.game.id == card.box.game_id
    window.lobby()
    window.commands.tutorial.trigger()
    assert window._tutorial.session.game.id == card.box.game_id


def test_a_tutorial_can_be_walked_by_keys_alone(
    walk: Callable[[str], Walk], window: MainWindow, qtbot: QtBot
) -> None:
    at = walk(SHORT)

    def press(key: Qt.Key) -> None:
        qtbot.keyClick(window.focusWidget(), key)

    at.wait(at.tutorial.bar.next.isEnabled)
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Return)
    assert at.index == 2
    at.wait(lambda: at.board.acting)
    press(Qt.Key.Key_2)
    press(Qt.Key.Key_Return)
    at.wait(lambda: at.index == 3)
    at.wait(at.tutorial.bar.next.isEnabled)
    press(Qt.Key.Key_Return)
    at.wait(lambda: at.index == 4)


def test_commands_that_lead_out_of_a_tutorial_are_not_offered(
    walk: Callable[[str], Walk], window: MainWindow
) -> None:
    at = walk(SHORT)
    at.go_to(4)
    for name in ("replay", "play_on", "restart", "rematch", "export", "save_copy", "about_match"):
        assert not getattr(window.commands, name).isVisible(), name
    at.tutorial.table._look_at(0)
    assert at.tutorial.table.prompt.looking_back
    assert at.tutorial.table.prompt.from_here.isHidden()
    assert at.index == 4
    at.tutorial.table._look_at(-1)
    at.go_on()


@pytest.mark.parametrize("game_id", IDS)
def test_nothing_below_the_bar_moves_and_nothing_is_cut_in_a_small_window(
    walk: Callable[[str], Walk], window: MainWindow, game_id: str
) -> None:
    window.resize(1024, 700)
    at = walk(game_id)
    bar = at.tutorial.bar
    places = set()
    for number in range(len(at.tutorial.lesson.script.steps)):
        bar.show_step(number)
        QApplication.processEvents()
        places.add((at.board.mapTo(window, at.board.rect().topLeft()).y(), at.board.height()))
        assert bar.text.heightForWidth(bar.text.width()) <= bar.text.height()
    assert len(places) == 1
    assert (window.width(), window.height()) == (1024, 700)


def test_another_match_ends_the_tutorial(walk: Callable[[str], Walk], window: MainWindow) -> None:
    at = walk(SHORT)
    at.go_to(3)
    window.teach("castle_rooms")
    assert window._tutorial is not None
    assert window._tutorial.session.game.id == "castle_rooms"
    assert window.pages.count() == 2


def test_the_step_stays_in_another_language(
    walk: Callable[[str], Walk], window: MainWindow
) -> None:
    at = walk("castle_rooms")
    at.go_to(5)
    head = at.tutorial.session.head
    window._speak_anew()
    assert window.pages.currentWidget() is at.tutorial
    assert at.index == 5
    assert at.tutorial.bar.count.text() == "6 of 10"
    assert at.tutorial.session.head == head
    at.go_to(len(at.tutorial.lesson.script.steps) - 1)


def test_step_mode_does_not_keep_the_partner_waiting(
    walk: Callable[[str], Walk], settings: SettingsStore
) -> None:
    settings.change(pace="step")
    at = walk("castell")
    at.go_to(len(at.tutorial.lesson.script.steps) - 1)


def test_the_bar_has_room_for_its_longest_sentence_and_no_more(
    qapp: QApplication, theme: Theme, qtbot: QtBot
) -> None:
    del qapp
    bar = TutorialBar(["Short.", "A sentence that is a good deal longer. " * 6], theme)
    qtbot.addWidget(bar)
    bar.show_step(0)
    bar.resize(800, 100)
    bar.show()
    narrow = bar.text.minimumHeight()
    assert narrow > 2 * bar.fontMetrics().height()
    bar.show_step(1)
    assert bar.text.minimumHeight() == narrow
    font = bar.text.font()
    font.setPixelSize(28)
    bar.text.setFont(font)
    bar.resize(801, 100)
    assert bar.text.minimumHeight() > narrow
    font.setPixelSize(14)
    bar.text.setFont(font)
    bar.resize(1600, 100)
    assert bar.text.minimumHeight() < narrow
