"""Advice at Castle Crush: where it is written, and how it is taken."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt

from castlegames.desktop.boards.castle_crush.aim import Aim
from castlegames.rules.castle_crush import Build, Swing
from castlegames.session.session import Session
from castlegames.session.ticket import Ticket
from tests.desktop.boards.castle_crush.hands import board_of
from tests.desktop.boards.castle_crush.test_building_and_aiming import first_attack
from tests.desktop.table.seated import Seated

Sit = Callable[..., Seated]
Key = Qt.Key


def test_an_advised_castle_is_put_up_as_one_step(crush: Sit) -> None:
    seated = crush(2)
    board = board_of(seated)
    seated.key(Key.Key_1)
    seated.key(Key.Key_Return)
    builds = [move for move in seated.session.state.legal_moves() if isinstance(move, Build)]
    board.show_hint(builds[-1])
    assert board.hint_step()
    board.take_hint()
    assert board.builder is not None
    assert board.builder.draft.build() == builds[-1]
    assert board.hint_step() == ""
    assert seated.session.head == 0
    board.undo_step()
    assert len(board.builder.draft.placements) == 1


def test_an_advised_aim_is_taken_and_the_mallet_still_stands(crush: Sit) -> None:
    seated = first_attack(crush)
    board, head = board_of(seated), seated.session.head
    swings = [move for move in seated.session.state.legal_moves() if isinstance(move, Swing)]
    board.show_hint(swings[-1])
    board.take_hint()
    assert board.aim == Aim.of(swings[-1])
    assert board.stage.marks.ways[-1].colour == "accent"
    assert len(board.stage.marks.ways) == 1
    assert seated.session.head == head


def test_a_hint_is_taken_by_its_button(crush: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    seated = crush(2)
    board, note = board_of(seated), seated.table.hint_note
    (build, *_) = seated.session.state.legal_moves()
    answer = Ticket(move=build)
    monkeypatch.setattr(Session, "hint", lambda *_: answer)
    seated.table.hint()
    answer.finish()
    (take,) = note.buttons
    take.click()
    assert note.isHidden()
    assert board.builder is not None
    assert board.builder.draft.placements
    assert seated.session.head == 0


def test_a_note_lies_beside_the_castles(crush: Sit) -> None:
    seated = crush(4, size=(1024, 648))
    board = board_of(seated)
    seated.table.hint_note.show_text("Swing towards 86°: fells about 1.3 blocks for 3.8 points.")
    note = QRectF(seated.table.hint_note.geometry().translated(-board.pos()))
    lens, rect = board.stage.lens, board.stage.rect
    corners = [
        (seen.x + rect.left(), seen.y + rect.top())
        for label in board.stage.marks.labels
        for place in label.under
        if (seen := lens.see(place)) is not None
    ]
    assert len(corners) == 16
    assert not [corner for corner in corners if note.contains(*corner)]
