"""What cannot be taken back is asked about; the standings of a round are put away."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from castlegames.desktop.boards.castle_crush.marks import sheet_of
from castlegames.rules import Move
from castlegames.rules.castle_crush import Build, CastleCrushState, Swing, Take
from castlegames.session.worker import Answer
from tests.desktop.boards.castle_crush.hands import ByKeys, board_of, play_out
from tests.desktop.boards.castle_crush.instant import InstantPhysics, resolved
from tests.desktop.table.seated import Seated

Sit = Callable[..., Seated]
Key = Qt.Key


@pytest.mark.parametrize("wish", ["always", "final"])
def test_letting_go_is_asked_about_once_and_esc_thinks_again(crush: Sit, wish: str) -> None:
    seated = crush(2, confirm=wish)
    board = board_of(seated)
    seated.key(Key.Key_C)
    seated.key(Key.Key_Return)
    assert isinstance(board.asked, Build)
    assert board.aside() == board.question() != ""
    assert seated.table.prompt.what.aside() == board.question()
    seated.key(Key.Key_Escape)
    assert board.asked is None
    assert board.aside() == ""
    assert seated.session.head == 0
    seated.key(Key.Key_Return)
    seated.key(Key.Key_Return)
    seated.wait(lambda: seated.session.head == 1)


class Slow(InstantPhysics):
    """Physics that answers when it is told to."""

    def resolve(self, state: CastleCrushState, move: Move, answer: Callable[[Answer], None]) -> int:
        self.asked.append(move)
        self.tell = lambda: answer(Answer(resolved(state, move)))
        return len(self.asked)


def test_while_a_castle_is_let_go_the_line_says_so(crush: Sit) -> None:
    physics = Slow()
    seated = crush(2, worker=physics, confirm="final")
    line = seated.table.prompt.what
    seated.key(Key.Key_C)
    before = line.aside()
    seated.key(Key.Key_Return)
    seated.key(Key.Key_Return)
    working = line.aside()
    assert working not in (before, board_of(seated).question(), "")
    assert board_of(seated).question() == ""
    physics.tell()
    seated.wait(lambda: seated.session.head == 1)
    assert line.aside() != working


def test_another_castle_or_another_aim_is_asked_about_anew(crush: Sit) -> None:
    seated = crush(2, confirm="always")
    board = board_of(seated)
    for _ in range(2):
        seated.key(Key.Key_C)
        seated.key(Key.Key_Return)
        seated.key(Key.Key_C)
        assert board.asked is None
        head = seated.session.head
        seated.key(Key.Key_Return)
        seated.key(Key.Key_Return)
        seated.wait(lambda head=head: seated.session.head > head)
        seated.to_act()
    seated.key(Key.Key_Return)
    assert isinstance(board.asked, Swing)
    seated.key(Key.Key_Left)
    assert board.asked is None
    seated.key(Key.Key_Return)
    assert seated.session.head == 2
    seated.key(Key.Key_Return)
    seated.wait(lambda: seated.session.head == 3)


def test_who_wishes_no_question_hears_none(crush: Sit) -> None:
    seated = crush(2, confirm="never")
    seated.key(Key.Key_C)
    seated.key(Key.Key_Return)
    seated.wait(lambda: seated.session.head == 1)


def scored(crush: Sit, **choices: object) -> Seated:
    """The table when the first round has been scored and blocks are to be taken."""
    seated = crush(2, **choices)
    play_out(seated, ByKeys(), moves=8)
    seated.to_act()
    assert board_of(seated).stage.marks.standings
    return seated


def test_a_block_to_take_is_asked_about_where_that_is_wished(crush: Sit) -> None:
    seated = scored(crush)
    board, head = board_of(seated), seated.session.head
    seated.settings.change(confirm="always")
    seated.key(Key.Key_1)
    kind = board.tray.cards[0].kind
    assert board.chosen == kind
    assert kind.split("_")[0] in board.primary().text()  # type: ignore[union-attr]
    seated.key(Key.Key_Return)
    seated.wait(lambda: seated.session.head > head)
    assert seated.session.moves[head].move == Take(kind)


def test_the_standings_go_by_escape_and_by_a_click_on_them(crush: Sit) -> None:
    seated = scored(crush)
    board, head = board_of(seated), seated.session.head
    stage = board.stage
    box = sheet_of(stage.rect, stage.lens, stage.marks).box.translated(stage.rect.topLeft())
    assert stage.rect.contains(box)
    board.hover(box.center())
    assert "Anna" in board.view.viewport().toolTip()
    seated.click(box.center())
    assert stage.marks.standings == ()
    assert seated.session.head == head
    board.standings_seen = False
    board._refresh()
    seated.key(Key.Key_Escape)
    assert stage.marks.standings == ()
    assert board.acting


def test_what_lies_under_the_standings_is_not_taken_through_them(crush: Sit) -> None:
    seated = scored(crush)
    board = board_of(seated)
    stage = board.stage
    box = sheet_of(stage.rect, stage.lens, stage.marks).box.translated(stage.rect.topLeft())
    for part in range(1, 10):
        point = box.topLeft() + (box.bottomRight() - box.topLeft()) * part / 10
        assert board.piece_at(point) is None


def test_the_standings_come_back_with_the_next_round(crush: Sit) -> None:
    seated = scored(crush)
    board = board_of(seated)
    seated.key(Key.Key_Escape)
    head = seated.session.head
    seated.session.show(head - 1)
    seated.settle()
    seated.session.show(None)
    seated.settle()
    assert board.stage.marks.standings
