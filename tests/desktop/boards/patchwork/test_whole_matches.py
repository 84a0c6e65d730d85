"""Whole matches of Patchwork through the real table: by drag and drop, clicks, keys, bots."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt

from castlegames.desktop.boards.patchwork.board import PatchworkBoard
from castlegames.desktop.boards.patchwork.shapes import SPECIAL, lying, middle
from castlegames.rules.patchwork import Place, Take
from castlegames.rules.patchwork.components import PATCHES
from castlegames.session.seat import Seat
from castlegames.session.worker import Worker
from tests.desktop.table.seated import Seated

Sit = Callable[..., Seated]

LARGE_FIRST = (
    *sorted(range(1, 33), key=lambda p: (-PATCHES[p].time, p)),
    0,
)
"""A circle in which the patches that take most time come first, for a short match."""


def board_of(seated: Seated) -> PatchworkBoard:
    board = seated.table.board
    assert isinstance(board, PatchworkBoard)
    return board


def wish(seated: Seated) -> Take | Place | None:
    """What the test plays: the dearest patch in time that fits, else advance (None)."""
    moves = seated.session.state.legal_moves()
    takes = [move for move in moves if isinstance(move, Take)]
    if takes:
        return max(takes, key=lambda move: PATCHES[move.patch].time)
    return next((move for move in moves if isinstance(move, Place)), None)


def goal_of(board: PatchworkBoard, move: Take | Place) -> QPointF:
    """Where the pointer must be for the held patch to lie there, unturned."""
    if isinstance(move, Place):
        return board.things.own.cell_rect(move.cell).center()
    how, top, left = lying(move.patch, move.cells)
    area, side = board.things.own.cells_rect, board.things.own.side
    return QPointF(
        area.left() + (left + how.columns / 2) * side, area.top() + (top + how.rows / 2) * side
    )


def turn_to(seated: Seated, move: Take | Place) -> None:
    """Press F and R until the held patch lies as the move wants it."""
    if isinstance(move, Take):
        how, _, _ = lying(move.patch, move.cells)
        if how.flipped:
            seated.key(Qt.Key.Key_F)
        for _ in range(how.turn):
            seated.key(Qt.Key.Key_R)


def by_drag(seated: Seated, move: Take | Place) -> None:
    board = board_of(seated)
    goal = goal_of(board, move)
    if isinstance(move, Place):
        seated.click(goal)
        return
    start = board.things.circle.patch_centre(move.patch)
    seated.press(start)
    seated.move((start + goal) / 2)
    turn_to(seated, move)
    seated.move(goal)
    seated.release(goal)


def by_clicks(seated: Seated, move: Take | Place) -> None:
    board = board_of(seated)
    goal = goal_of(board, move)
    if isinstance(move, Take):
        seated.click(board.things.circle.patch_centre(move.patch))
        how, _, _ = lying(move.patch, move.cells)
        if how.flipped:
            press_button(seated, board.flip_action)
        for _ in range(how.turn):
            press_button(seated, board.turn_action)
    seated.click(goal)


def by_keys(seated: Seated, move: Take | Place) -> None:
    board = board_of(seated)
    if isinstance(move, Take):
        row = [each.patch for each in board.circle.circle].index(move.patch)
        seated.key(Qt.Key(Qt.Key.Key_1 + row))
        turn_to(seated, move)
        goal = middle(*lying(move.patch, move.cells))
    else:
        goal = move.cell
    for _ in range(40):
        here = board.hand.spot[1]  # type: ignore[index]
        if here == goal:
            break
        if here // 9 != goal // 9:
            seated.key(Qt.Key.Key_Down if here // 9 < goal // 9 else Qt.Key.Key_Up)
        else:
            seated.key(Qt.Key.Key_Right if here < goal else Qt.Key.Key_Left)
    seated.key(Qt.Key.Key_Return)


def press_button(seated: Seated, action: object) -> None:
    from PySide6.QtTest import QTest

    button = seated.table.bar.button(action)  # type: ignore[arg-type]
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def advance_by_mouse(seated: Seated) -> None:
    press_button(seated, board_of(seated).primary())


def advance_by_key(seated: Seated) -> None:
    seated.key(Qt.Key.Key_Return)


def play_out(
    seated: Seated,
    lay: Callable[[Seated, Take | Place], None],
    advance: Callable[[Seated], None],
) -> None:
    for _ in range(120):
        seated.to_act()
        state = seated.session.state
        if state.to_move is None:
            return
        move = wish(seated)
        head = seated.session.head
        if move is None:
            advance(seated)
        else:
            lay(seated, move)
        seated.wait(lambda head=head: seated.session.head > head)
        played = seated.session.moves[head].move
        assert move is None or played == move
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(
    ("lay", "advance"),
    [(by_drag, advance_by_mouse), (by_clicks, advance_by_mouse), (by_keys, advance_by_key)],
    ids=["drag and drop", "clicks", "keys"],
)
def test_two_friends_play_a_whole_match(
    seat_at: Sit,
    lay: Callable[[Seated, Take | Place], None],
    advance: Callable[[Seated], None],
) -> None:
    seated = seat_at(options={"circle": LARGE_FIRST, "first": 0}, size=(900, 560))
    play_out(seated, lay, advance)
    seated.wait(lambda: seated.table.end.isVisible())
    state = seated.session.state
    outcome = state.outcome()
    assert outcome is not None
    name = ("Anna", "Ben")[outcome.winners[0]]
    assert name in seated.table.end.title.text()
    assert [score.total for score in seated.table.scores.scores] == [
        score.total for score in state.scores()
    ]
    assert any(move.patch == SPECIAL for move in board_of(seated).own.quilt.laid) or any(
        move.patch == SPECIAL for move in board_of(seated).other.quilt.laid
    )


def test_two_bots_play_to_the_end_screen(seat_at: Sit, quick_worker: Worker) -> None:
    seated = seat_at(
        seats=(Seat("Left", "easy"), Seat("Right", "easy")),
        worker=quick_worker,
        options={"circle": LARGE_FIRST},
    )
    seated.wait(lambda: seated.session.state.to_move is None, 60)
    seated.table.skip()
    seated.wait(lambda: seated.table.end.isVisible())
    assert len(seated.table.moves.lines) == seated.session.head


def test_a_person_plays_a_bot(seat_at: Sit, quick_worker: Worker) -> None:
    seated = seat_at(
        seats=(Seat("Anna"), Seat("Bot", "easy")),
        worker=quick_worker,
        options={"circle": LARGE_FIRST, "first": 1},
    )
    for _ in range(120):
        seated.wait(
            lambda: (
                seated.table.board.acting
                or seated.session.state.to_move is None
                or seated.table.pacing.waiting
            )
        )
        seated.table.skip()
        seated.to_act()
        if seated.session.state.to_move is None:
            break
        head = seated.session.head
        move = wish(seated)
        if move is None:
            advance_by_key(seated)
        else:
            by_keys(seated, move)
        seated.wait(lambda head=head: seated.session.head > head)
    seated.wait(lambda: seated.table.end.isVisible())
