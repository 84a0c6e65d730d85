"""Undo, redo, a look back and the log, at a table of Patchwork."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from castlegames.rules.patchwork import Advance
from castlegames.session.seat import Seat
from castlegames.session.session import Session
from castlegames.session.worker import Worker
from tests.desktop.table.seated import Seated

Sit = Callable[..., Seated]


def advanced(times: int) -> Callable[[Session], None]:
    """A match in which each has advanced in turn."""

    def play(session: Session) -> None:
        for n in range(times):
            session.play(Advance())
            while session.head <= n:
                session.pump()

    return play


def test_undo_names_what_it_takes_back_and_redo_what_it_plays_again(seat_at: Sit) -> None:
    seated = seat_at(before=advanced(3))
    actions, table = seated.actions, seated.table
    assert actions.undo.text() == "Undo advance 2"
    actions.undo.trigger()
    seated.wait(lambda: seated.session.head == 2)
    assert actions.undo.text() == "Undo advance 2"
    assert actions.redo.text() == "Redo advance 2"
    assert len(table.moves.lines) == 2
    actions.redo.trigger()
    seated.wait(lambda: seated.session.head == 3)
    assert len(table.moves.lines) == 3
    assert not actions.redo.isEnabled()
    assert table.board.acting


def test_a_line_of_the_log_looks_back_and_the_banner_leads_to_now(seat_at: Sit) -> None:
    seated = seat_at(before=advanced(5))
    table = seated.table
    index = table.moves.index(1)
    QTest.mouseClick(
        table.panel.log.viewport(),
        Qt.MouseButton.LeftButton,
        pos=table.panel.log.visualRect(index).center(),
    )
    assert seated.session.view_at == 2
    assert table.prompt.looking_back
    assert table.prompt.banner.text() == "Move 2 of 5"
    assert not table.board.acting
    assert table.board.position is not None
    assert table.board.position.view == seated.session.position(2)
    assert len(table.moves.lines) == 5
    QTest.mouseClick(table.prompt.back_to_now, Qt.MouseButton.LeftButton)
    assert seated.session.view_at is None
    assert not table.prompt.looking_back
    assert table.board.acting


def test_the_buttons_of_the_banner_step_through_the_match(seat_at: Sit) -> None:
    seated = seat_at(before=advanced(4))
    prompt = seated.table.prompt
    seated.table.replay()
    assert seated.session.view_at == 0
    assert prompt.playing
    QTest.mouseClick(prompt.next, Qt.MouseButton.LeftButton)
    assert seated.session.view_at == 1
    assert not prompt.playing
    QTest.mouseClick(prompt.previous, Qt.MouseButton.LeftButton)
    assert seated.session.view_at == 0
    assert not prompt.previous.isEnabled()
    QTest.keyClick(seated.table, Qt.Key.Key_Escape)
    assert seated.session.view_at is None


def test_a_replay_lets_each_next_move_be_seen_happening(seat_at: Sit) -> None:
    seated = seat_at(before=advanced(4), motion="normal")
    prompt, motion = seated.table.prompt, seated.table.motion
    seated.table.replay()
    assert not motion.running
    QTest.mouseClick(prompt.next, Qt.MouseButton.LeftButton)
    assert motion.running
    QTest.mouseClick(prompt.previous, Qt.MouseButton.LeftButton)
    assert not motion.running


def test_undo_while_the_bot_thinks_gives_the_turn_back(seat_at: Sit) -> None:
    worker = Worker(seconds=30.0, seed=1)
    try:
        seated = seat_at(
            seats=(Seat("Anna"), Seat("Bot", "medium")), worker=worker, options={"first": 0}
        )
        seated.key(Qt.Key.Key_Return)
        seated.wait(lambda: seated.session.thinking == 1)
        assert "thinking" in seated.table.prompt.what.text()
        assert seated.actions.undo.isEnabled()
        seated.actions.undo.trigger()
        seated.wait(lambda: seated.table.board.acting)
        assert seated.session.head == 0
        assert seated.session.thinking is None
        assert seated.table.moves.lines == ()
    finally:
        worker.close()


def test_step_mode_waits_for_space_before_each_move_of_a_bot(
    seat_at: Sit, quick_worker: Worker
) -> None:
    seated = seat_at(
        seats=(Seat("Left", "easy"), Seat("Right", "easy")), worker=quick_worker, pace="step"
    )
    table = seated.table
    assert seated.session.head == 0
    assert "Space" in table.prompt.skip.text()
    QTest.keyClick(table, Qt.Key.Key_Space)
    seated.wait(lambda: len(table.moves.lines) == 1)
    seated.settle()
    assert seated.session.head == 1


def test_the_panel_folds_into_a_drawer_in_a_narrow_window(seat_at: Sit) -> None:
    seated = seat_at(size=(1024, 650))
    table = seated.table
    assert table.width() == 1024
    assert not table.panel.isVisible()
    assert table.prompt.chips.isVisible()
    assert "157" in table.prompt.chips.text()
    QTest.mouseClick(table.prompt.chips, Qt.MouseButton.LeftButton)
    assert table.panel.isVisible()
    table.resize(1280, 756)
    seated.settle()
    assert table.panel.isVisible()
    assert not table.prompt.chips.isVisible()
    share = table.board.width() / table.width()
    assert 0.72 <= share <= 0.78


def test_nothing_moves_when_a_hint_or_a_trouble_appears(seat_at: Sit) -> None:
    seated = seat_at()
    table = seated.table
    before = [widget.geometry() for widget in (table.prompt, table.board, table.bar, table.panel)]
    table.hint_note.show_text("A very good move. " * 10)
    table.trouble_note.show_text("Something is wrong. " * 10, [("Help", lambda: None)])
    seated.settle()
    after = [widget.geometry() for widget in (table.prompt, table.board, table.bar, table.panel)]
    assert before == after
    assert table.hint_note.isVisible()


def test_a_bot_in_trouble_can_be_replaced_by_a_person(seat_at: Sit) -> None:
    from castlegames.session.trouble import Trouble

    seated = seat_at(seats=(Seat("Anna"), Seat("Bot", "easy")), options={"first": 1})
    table = seated.table
    table.show_trouble(Trouble("bot_illegal", {"seat": 1, "level": "easy", "move": "x"}))
    buttons = table.trouble_note.buttons
    texts = [button.text() for button in buttons]
    assert texts == ["Let it try again", "Take its seat", "Another level"]
    QTest.mouseClick(buttons[1], Qt.MouseButton.LeftButton)
    seated.settle()
    assert seated.session.seats[1].bot is None
    assert table.board.acting
    assert table.trouble_note.isHidden()


def test_closing_gives_the_commands_back(seat_at: Sit) -> None:
    seated = seat_at()
    seated.table.close_match()
    seated.table.close_match()
    assert not seated.actions.undo.isEnabled()
    assert seated.session.observers == []


def test_a_hint_is_drawn_with_its_reason_and_marks_the_match(
    seat_at: Sit, quick_worker: Worker
) -> None:
    seated = seat_at(worker=quick_worker)
    seated.actions.hint.trigger()
    assert "Looking" in seated.table.hint_note.text.text()
    seated.wait(lambda: "Looking" not in seated.table.hint_note.text.text())
    assert seated.table.hint_note.text.text().endswith(".")
    assert seated.session.helped
    seated.key(Qt.Key.Key_Return)
    seated.wait(lambda: seated.session.head == 1)
    assert seated.table.hint_note.isHidden()


def test_a_hint_that_comes_too_late_is_dropped(seat_at: Sit, quick_worker: Worker) -> None:
    seated = seat_at(worker=quick_worker, before=advanced(2))
    seated.actions.hint.trigger()
    seated.actions.undo.trigger()
    seated.wait(lambda: seated.session.head == 1)
    QTest.qWait(300)
    assert seated.table.hint_note.isHidden()


def test_a_match_without_hints_offers_none(seat_at: Sit) -> None:
    seated = seat_at(options={"purist": True, "first": 0})
    assert not seated.actions.hint.isEnabled()
    board = seated.table.board
    assert board.primary() is not None
    assert board.primary().text() == "Advance"  # type: ignore[union-attr]
