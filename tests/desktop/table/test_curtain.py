"""Between two hands a curtain comes down, and nothing is built behind it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from castlegames.session.seat import Seat
from castlegames.session.session import Session
from tests.desktop.table.seated import Seated
from tests.desktop.table.tally_board import TallyBoard, install

Sit = Callable[..., Seated]


@pytest.fixture(autouse=True)
def _tally(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch.setattr, monkeypatch.setitem)


def shown(seated: Seated) -> list[int]:
    """Through whose eyes the board was shown anything, in order."""
    board = seated.table.board
    assert isinstance(board, TallyBoard)
    return [position.viewer for position in board.shown]


def lay(seated: Seated) -> None:
    """Lay the first card and mark it."""
    for _ in range(2):
        head = seated.session.head
        QTest.keyClick(seated.table.board, Qt.Key.Key_1)
        seated.wait(lambda head=head: seated.session.head > head)


def test_nobody_sees_a_hand_before_the_curtain_was_opened(seat_at: Sit) -> None:
    seated = seat_at(game="tally")
    table = seated.table
    assert table.curtain.down
    assert "Anna" in table.curtain.title.text()
    assert shown(seated) == []
    assert not seated.actions.undo.isEnabled()
    QTest.keyClick(table.curtain, Qt.Key.Key_Return)
    assert not table.curtain.down
    assert set(shown(seated)) == {0}


def test_the_curtain_comes_down_before_the_next_view_is_built(seat_at: Sit) -> None:
    seated = seat_at(game="tally")
    table = seated.table
    QTest.mouseClick(table.curtain, Qt.MouseButton.LeftButton)
    lay(seated)
    seated.wait(lambda: table.curtain.down)
    assert "Ben" in table.curtain.title.text()
    assert set(shown(seated)) == {0}
    assert table.thumbnail(table.size()) is None
    QTest.keyClick(table.curtain, Qt.Key.Key_Space)
    assert table.curtain.down
    QTest.keyClick(table.curtain, Qt.Key.Key_Enter)
    assert shown(seated)[-1] == 1
    assert table.board.acting


def test_the_curtain_covers_the_whole_table_at_any_size(seat_at: Sit) -> None:
    seated = seat_at(game="tally")
    seated.table.resize(1000, 640)
    seated.settle()
    assert seated.table.curtain.geometry() == seated.table.rect()
    pixel = seated.table.grab().toImage().pixelColor(500, 320)
    assert pixel.alpha() == 255


def test_a_match_that_is_opened_again_starts_behind_the_curtain(seat_at: Sit) -> None:
    def begun(session: Session) -> None:
        session.play(session.state.legal_moves()[0])
        session.play(session.state.legal_moves()[0])

    seated = seat_at(game="tally", before=begun)
    assert seated.table.curtain.down
    assert shown(seated) == []


def test_one_person_among_bots_never_meets_the_curtain(seat_at: Sit) -> None:
    seated = seat_at(game="tally", seats=(Seat("Anna"), Seat("Bot", "random")))
    assert not seated.table.curtain.down
    assert set(shown(seated)) == {0}


def test_people_who_do_without_the_curtain_see_their_own_hand_in_turn(seat_at: Sit) -> None:
    seated = seat_at(game="tally", curtain=False)
    assert not seated.table.curtain.down
    lay(seated)
    seated.wait(lambda: seated.table.board.acting)
    assert shown(seated)[-1] == 1


def test_an_open_game_has_no_curtain(seat_at: Sit) -> None:
    seated = seat_at()
    assert not seated.table.curtain.down
    assert seated.table.board.acting


def test_the_others_hand_is_hidden_in_what_the_board_is_shown(seat_at: Sit) -> None:
    seated = seat_at(game="tally", seats=(Seat("Anna"), Seat("Bot", "random")))
    board = seated.table.board
    assert isinstance(board, TallyBoard)
    assert all(set(position.view.hands[1]) == {-1} for position in board.shown)  # type: ignore[attr-defined]
