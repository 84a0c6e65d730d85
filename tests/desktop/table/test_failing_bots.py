"""A bot that fails, in the window: nothing is lost, and somebody else moves for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QElapsedTimer, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from castlegames import bots, rules
from castlegames.desktop.dialogs.new_match import NewMatch
from castlegames.desktop.main_window import MainWindow
from castlegames.desktop.settings import SettingsStore
from castlegames.desktop.table.table import Table
from castlegames.desktop.theme import Theme
from castlegames.rules import Game
from castlegames.session.profile import Profile
from castlegames.session.seat import Seat
from castlegames.session.session import Session
from castlegames.session.worker import Worker
from tests.desktop.table.failing import FAILS, FIND
from tests.session.play import playable

Play = Callable[[str, str], Table]


def wait(happened: Callable[[], bool]) -> None:
    clock = QElapsedTimer()
    clock.start()
    while not happened():
        assert clock.elapsed() < 30_000, "it did not happen in time"
        QTest.qWait(5)


@pytest.fixture
def play(
    qapp: QApplication, profile: Path, settings: SettingsStore, theme: Theme
) -> Iterator[Play]:
    """Play a game against a bot that fails, until it has failed; the table."""
    worker = Worker(find_bot=FIND, seconds=0.2, patience=2.0, seed=5)
    window = MainWindow(Profile.below(profile), settings, theme, worker)
    window.appear()

    def play_it(game_id: str, fails: str) -> Table:
        others = tuple(Seat(f"Bot {n}", fails) for n in range(1, rules.game(game_id).seats[0]))
        window.start_match(NewMatch(game_id, (Seat("Anna"), *others), 5, {}))
        table = window.pages.currentWidget()
        assert isinstance(table, Table)
        session = table.session
        for turn in range(200):
            if session.state.to_move != 0:
                break
            head = session.head
            session.play(playable(session.game, session.state, turn))
            wait(lambda head=head: session.head > head)
        wait(lambda: not table.trouble_note.isHidden())
        return table

    yield play_it
    window.close()
    window.deleteLater()
    qapp.processEvents()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def button(table: Table, number: int) -> QPushButton:
    found = table.trouble_note.buttons[number]
    assert found.isVisible()
    assert found.width() >= found.sizeHint().width(), "its words are cut"
    assert table.rect().contains(found.geometry().translated(table.trouble_note.pos()))
    return found


def kept(session: Session) -> list[str]:
    """The moves of a match as its file tells them."""
    assert session.path is not None
    copy = session.path.with_name("copy.match")
    copy.write_bytes(session.path.read_bytes())
    again = Session.open(copy)
    found = [str(played.move) for played in again.moves]
    again.close()
    copy.unlink()
    return found


@pytest.fixture(params=rules.games(), ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game:
    return request.param


def test_a_person_takes_the_seat_of_a_bot_that_fails(play: Play, game: Game) -> None:
    table = play(game.id, "raises")
    session = table.session
    seat, before = session.state.to_move, [str(played.move) for played in session.moves]
    assert session.seats[seat].name in table.trouble_note.text.text()
    assert kept(session) == before
    QTest.mouseClick(button(table, 1), Qt.MouseButton.LeftButton)
    if table.curtain.down:
        QTest.keyClick(table.curtain, Qt.Key.Key_Return)
    wait(lambda: table.board.acting)
    assert table.board.position is not None
    assert table.board.position.viewer == seat
    assert session.seats[seat].bot is None
    session.play(playable(game, session.state, 0))
    wait(lambda: session.head > len(before))
    assert kept(session)[: len(before)] == before


def test_a_bot_of_another_level_takes_the_seat(play: Play, game: Game) -> None:
    table = play(game.id, "raises")
    session = table.session
    seat, head = session.state.to_move, session.head
    menu = button(table, 2).menu()
    others = [action.text() for action in menu.actions()]
    assert len(others) == len(bots.levels(game.id))
    menu.actions()[0].trigger()
    assert table.trouble_note.isHidden()
    assert session.seats[seat].bot == bots.levels(game.id)[0].name
    wait(lambda: session.head > head)


@pytest.mark.parametrize("fails", FAILS)
def test_each_way_to_fail_offers_all_three_ways_on(play: Play, fails: str) -> None:
    table = play(rules.games()[0].id, fails)
    assert len(table.trouble_note.buttons) == 3
    head = table.session.head
    QTest.mouseClick(button(table, 0), Qt.MouseButton.LeftButton)
    wait(lambda: not table.trouble_note.isHidden())
    assert table.session.head == head
