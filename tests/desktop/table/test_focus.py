"""The keyboard is always where the eye is: board, curtain or the end of the match."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.desktop.table.seated import Seated
from tests.desktop.table.tally_board import install

Sit = Callable[..., Seated]


def test_the_board_takes_the_keys_when_the_table_gets_the_focus(seat_at: Sit) -> None:
    seated = seat_at()
    seated.table.bar.hint.setFocus()
    seated.table.setFocus()
    assert seated.table.focusWidget() is seated.table.board.view  # type: ignore[attr-defined]


def test_the_curtain_takes_the_keys_while_it_is_down(
    seat_at: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch.setattr, monkeypatch.setitem)
    seated = seat_at(game="tally")
    table = seated.table
    table.setFocus()
    assert table.focusWidget() is table.curtain
    QTest.keyClick(table.curtain, Qt.Key.Key_Return)
    assert table.focusWidget() is table.board


def test_tab_brings_the_cursor_onto_the_board(seat_at: Sit) -> None:
    seated = seat_at()
    board = seated.table.board
    seated.table.activateWindow()
    assert QTest.qWaitForWindowActive(seated.table, 60_000)
    seated.table.bar.hint.setFocus()
    board.view.setFocus(Qt.FocusReason.TabFocusReason)  # type: ignore[attr-defined]
    assert board.ring.isVisible()  # type: ignore[attr-defined]
    assert board.standing is not None  # type: ignore[attr-defined]
    seated.table.bar.hint.setFocus()
    assert not board.ring.isVisible()  # type: ignore[attr-defined]


def test_rematch_takes_enter_at_the_end_and_the_board_afterwards(seat_at: Sit) -> None:
    from tests.desktop.boards.patchwork.test_whole_matches import LARGE_FIRST, advance_by_key

    seated = seat_at(options={"circle": LARGE_FIRST, "first": 0})
    for _ in range(120):
        if seated.session.state.to_move is None:
            break
        seated.to_act()
        head = seated.session.head
        advance_by_key(seated)
        seated.wait(lambda head=head: seated.session.head > head)
    seated.wait(lambda: seated.table.end.isVisible())
    wanted: list[bool] = []
    seated.table.again.connect(wanted.append)
    assert seated.table.focusWidget() is seated.table.end.to_rematch
    QTest.keyClick(seated.table.end.to_rematch, Qt.Key.Key_Return)
    QTest.mouseClick(seated.table.end.to_same, Qt.MouseButton.LeftButton)
    assert wanted == [False, True]
    seated.table.replay()
    assert seated.table.end.isHidden()
    assert seated.table.prompt.looking_back
    assert seated.table.focusWidget() is seated.table.board.view  # type: ignore[attr-defined]
