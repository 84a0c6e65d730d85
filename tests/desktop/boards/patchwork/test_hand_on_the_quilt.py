"""A patch in the hand: where it may go, why not, what it would do, how it goes back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from castlegames.desktop.boards.patchwork.board import PatchworkBoard
from castlegames.desktop.boards.patchwork.shapes import SPECIAL, lying
from castlegames.rules.patchwork import PatchworkState, Take
from castlegames.rules.patchwork.moves import ADVANCE
from castlegames.session.session import Session
from tests.desktop.table.seated import Seated

Sit = Callable[..., Seated]
CHEAP = (2, 12, 10, *(n for n in range(1, 33) if n not in (2, 12, 10)), 0)
"""A bar and a block for 2 buttons and a step for 7 lie in front."""


def board_of(seated: Seated) -> PatchworkBoard:
    board = seated.table.board
    assert isinstance(board, PatchworkBoard)
    return board


def sit(seat_at: Sit, **choices: object) -> tuple[Seated, PatchworkBoard]:
    seated = seat_at(options={"circle": CHEAP, "first": 0}, **choices)
    return seated, board_of(seated)


def cell(board: PatchworkBoard, number: int) -> QPointF:
    return board.things.own.cell_rect(number).center()


def test_an_illegal_ghost_says_why_in_words(seat_at: Sit) -> None:
    def begun(session: Session) -> None:
        session.play(Take(2, (39, 40, 41)))
        while session.head < 1:
            session.pump()
        session.change_seat(1, None)

    seated, board = sit(seat_at, before=begun)
    seated.key(Qt.Key.Key_Return)
    seated.wait(lambda: seated.session.head == 2)
    board = board_of(seated)
    seated.wait(lambda: board.acting)
    assert board.state is not None
    while board.state.to_move != 0:
        head = seated.session.head
        seated.key(Qt.Key.Key_Return)
        seated.wait(lambda head=head: seated.session.head > head)
        seated.wait(lambda: board.acting)
    seated.press(board.things.circle.patch_centre(12))
    seated.move(cell(board, 40))
    assert board.verdict_mark.reason == "3 cells are covered already."
    assert not board.primary().isEnabled()  # type: ignore[union-attr]
    seated.release(cell(board, 40))
    assert board.hand.held is not None
    assert seated.table.prompt.what.text().startswith("place patch 12")
    seated.move(cell(board, 10))
    assert board.verdict_mark.legal
    assert board.primary().isEnabled()  # type: ignore[union-attr]


def test_what_cannot_be_taken_says_why(seat_at: Sit) -> None:
    seated, board = sit(seat_at)
    seated.click(board.things.circle.patch_centre(10))
    assert board.hand.held is None
    assert board.verdict_mark.reason == "It costs 7 buttons; you have 5 buttons."
    fourth = board.circle.circle[3].patch
    seated.click(board.things.circle.patch_centre(fourth))
    assert "number 4" in board.verdict_mark.reason


def test_a_patch_dropped_beside_the_quilt_goes_back(seat_at: Sit) -> None:
    seated, board = sit(seat_at)
    start = board.things.circle.patch_centre(2)
    seated.drag(start, start + QPointF(60, -8))
    assert board.hand.held is None
    assert seated.session.head == 0


def test_escape_and_the_right_button_put_a_patch_back(seat_at: Sit) -> None:
    seated, board = sit(seat_at)
    for put_back in (
        lambda: seated.key(Qt.Key.Key_Escape),
        lambda: QTest.mouseClick(board.view.viewport(), Qt.MouseButton.RightButton),
    ):
        seated.click(board.things.circle.patch_centre(2))
        assert board.hand.held is not None
        assert board.things.marks.cells
        put_back()
        assert board.hand.held is None
        assert board.things.marks.cells == ()


def test_the_wheel_turns_what_is_held_while_the_button_is_down(seat_at: Sit) -> None:
    seated, board = sit(seat_at)
    seated.press(board.things.circle.patch_centre(2))
    seated.move(cell(board, 40))
    assert board.hand.held is not None
    port = board.view.viewport()
    at = QPointF(board.view.mapFromScene(cell(board, 40)))
    event = QWheelEvent(
        at,
        QPointF(port.mapToGlobal(at.toPoint())),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(port, event)
    assert board.hand.held.turn == 1
    seated.release(cell(board, 40))
    seated.wait(lambda: seated.session.head == 1)
    assert seated.session.moves[0].move == Take(2, (31, 40, 49))


def test_the_preview_tells_price_landing_income_and_who_is_next(seat_at: Sit) -> None:
    seated, board = sit(seat_at)
    seated.click(board.things.circle.patch_centre(12))
    seated.move(cell(board, 40))
    text = board.things.preview.text
    assert "Pay 2 (5 → 3 buttons)" in text
    assert "Land on 2 (2 in front)" in text
    assert "Then Ben" in text
    way = board.things.way.way
    assert way is not None
    assert (way.start, way.end) == (0, 2)


def test_the_primary_command_says_what_an_advance_gives(seat_at: Sit) -> None:
    _, board = sit(seat_at)
    assert board.primary().text() == "Advance 1: +1"  # type: ignore[union-attr]


def test_a_placement_can_be_asked_again_before_it_counts(seat_at: Sit) -> None:
    seated, board = sit(seat_at, confirm="always")
    seated.drag(board.things.circle.patch_centre(2), cell(board, 40))
    assert board.hand.resting
    assert seated.table.prompt.what.aside() == board.question() != ""
    assert seated.session.head == 0
    seated.move(cell(board, 10))
    assert board.hand.spot == ("cell", 40)
    seated.click(cell(board, 40))
    seated.wait(lambda: seated.session.head == 1)


def test_keys_mean_nothing_while_it_is_not_your_turn(seat_at: Sit) -> None:
    from castlegames.session.seat import Seat

    seated = seat_at(
        seats=(Seat("Anna"), Seat("Bot", "easy")), options={"circle": CHEAP, "first": 1}
    )
    board = board_of(seated)
    assert not board.acting
    seated.key(Qt.Key.Key_1)
    seated.key(Qt.Key.Key_Return)
    seated.click(board.things.circle.patch_centre(2))
    assert board.hand.held is None
    assert seated.session.head == 0


def test_the_person_to_move_has_the_large_quilt(seat_at: Sit) -> None:
    seated, board = sit(seat_at)
    assert board.own.quilt.seat == 0
    seated.key(Qt.Key.Key_Return)
    seated.wait(lambda: seated.session.head == 1 and board.acting)
    assert board.own.quilt.seat == 1


def test_a_due_special_patch_lies_in_the_hand_at_once_and_stays(seat_at: Sit) -> None:
    def until_special(session: Session) -> None:
        while True:
            state = session.state
            assert isinstance(state, PatchworkState)
            if state.special_due:
                return
            moves = state.legal_moves()
            head = session.head
            session.play(moves[0])
            while session.head == head:
                session.pump()

    seated, board = sit(seat_at, before=until_special)
    held = board.hand.held
    assert held is not None
    assert held.piece == SPECIAL
    assert not board.put_back_action.isEnabled()
    seated.key(Qt.Key.Key_Escape)
    assert board.hand.held is not None
    assert seated.table.prompt.what.text() == "place the special patch"
    assert "A gift" in board.things.preview.text
    head = seated.session.head
    seated.click(cell(board, 44))
    seated.wait(lambda: seated.session.head == head + 1)
    assert str(seated.session.moves[-1].move) == "place i5"


def test_a_hint_draws_its_move_and_undo_takes_it_away(seat_at: Sit) -> None:
    _, board = sit(seat_at)
    move = next(m for m in board.state.legal_moves() if isinstance(m, Take))  # type: ignore[union-attr]
    board.show_hint(move)
    assert board.things.way.way is not None
    board.show_hint(None)
    assert board.things.way.way is None


def test_an_advised_patch_is_held_where_it_was_drawn_until_it_is_put_down(seat_at: Sit) -> None:
    seated, board = sit(seat_at)
    state = board.state
    assert state is not None
    takes = [move for move in state.legal_moves() if isinstance(move, Take)]
    move = next(each for each in reversed(takes) if lying(each.patch, each.cells)[0].flipped)
    board.show_hint(move)
    assert board.hint_step()
    board.take_hint()
    assert board.hand.verdict is not None
    assert board.hand.verdict.move == move
    assert board.hint_step() == ""
    seated.move(cell(board, 80))
    seated.move(cell(board, 0))
    assert board.hand.verdict.move == move, "the pointer takes it nowhere"
    seated.key(Qt.Key.Key_Return)
    seated.wait(lambda: seated.session.head == 1)
    assert seated.session.moves[0].move == move


def test_there_is_nothing_to_hold_for_an_advance(seat_at: Sit) -> None:
    _, board = sit(seat_at)
    board.show_hint(ADVANCE)
    assert board.hint_step() == ""


def test_zoom_makes_the_board_larger_and_never_smaller_than_whole(seat_at: Sit) -> None:
    seated, board = sit(seat_at)
    seated.table.zoom_in()
    assert board.view.zoom > 1
    seated.drag(board.things.circle.patch_centre(2), cell(board, 40))
    seated.table.zoom_reset()
    seated.table.zoom_out()
    assert board.view.zoom == 1


def test_the_board_names_its_places_for_screen_readers(seat_at: Sit) -> None:
    from PySide6.QtGui import QAccessible

    seated, board = sit(seat_at)
    interface = QAccessible.queryAccessibleInterface(board.view)
    names = [interface.child(k).text(QAccessible.Text.Name) for k in range(interface.childCount())]
    assert "patch 2, cost 2, time 2, income 0" in names
    assert "e5, empty" in names
    assert any(name.startswith("Time board: Anna on 0") for name in names)
    child = interface.child(names.index("e5, empty"))
    assert child.rect().isValid()
    heard: list[str] = []
    board.said.connect(heard.append)
    seated.key(Qt.Key.Key_Right)
    assert heard == ["patch 2, cost 2, time 2, income 0"]
    assert board.ring.isVisible()
    seated.key(Qt.Key.Key_Return)
    assert board.hand.held is not None
    seated.key(Qt.Key.Key_Down)
    assert heard[-1].startswith("corner on ")


def test_the_tile_travels_to_the_quilt_that_wins_it(seat_at: Sit) -> None:
    seated, board = sit(seat_at, motion="normal")
    board.things.win_tile(board.things.own, seated.table.motion)
    assert seated.table.motion.running
    items = len(board.scene.items())
    seated.table.motion.finish()
    assert not seated.table.motion.running
    assert len(board.scene.items()) == items - 1


def test_an_animation_is_brought_to_its_end_by_the_next_gesture(seat_at: Sit) -> None:
    seated, board = sit(seat_at, motion="slow")
    seated.key(Qt.Key.Key_Return)
    seated.wait(lambda: seated.session.head == 1)
    assert seated.table.motion.running
    seated.table.skip()
    assert not seated.table.motion.running
    seated.wait(lambda: board.acting)
    assert board.own.quilt.seat == 1
