"""Castle Rooms' board: what is offered, what is refused, what is said, and what is not seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtTest import QTest

from castlegames.desktop.boards.castle_rooms.board import CastleRoomsBoard
from castlegames.desktop.boards.castle_rooms.layout import lay_out, place_rows
from castlegames.desktop.boards.castle_rooms.models import (
    HandModel,
    HeldCard,
    RowsModel,
    SeatRows,
    UnseenModel,
)
from castlegames.desktop.boards.castle_rooms.scenes import SCENES
from castlegames.desktop.boards.castle_rooms.tally import example
from castlegames.rules import game
from castlegames.rules.castle_rooms import RoomsState, Row
from castlegames.rules.castle_rooms.cards import KINDS, is_room, kind
from castlegames.session.seat import Seat
from castlegames.session.session import Session
from tests.desktop.table.seated import Seated

Sit = Callable[..., Seated]
ALONE = (Seat("Anna"), Seat("Bot", "easy"))


def board_of(seated: Seated) -> CastleRoomsBoard:
    board = seated.table.board
    assert isinstance(board, CastleRoomsBoard)
    return board


def test_models_keep_the_promises_of_qt(qtmodeltester: object) -> None:
    hand, rows, unseen = HandModel(), RowsModel(), UnseenModel()
    hand.show((HeldCard(3), HeldCard(55, "No row of an opponent can be blocked now.")))
    rows.show(SeatRows(0, "Anna", (Row("helmet", (0, 1)), Row("swords", (9,), 54, 1))), ("A", "B"))
    unseen.show(dict.fromkeys(KINDS, 2))
    for model in (hand, rows, unseen):
        qtmodeltester.check(model)  # type: ignore[attr-defined]


def test_a_row_is_read_out_with_its_end_and_its_dragon() -> None:
    rows = RowsModel()
    row = Row("helmet", (0, 6), 54, 1)
    rows.show(SeatRows(0, "Anna", (row,)), ("Anna", "Ben"))
    assert rows.text(0) == (
        "row 1: 2 rooms, helmet up, goes on with a corridor, blocked by Ben's dragon"
    )


def test_every_kind_of_room_has_a_scene_and_an_example() -> None:
    assert set(SCENES) == {name for name in KINDS if len(name) == 2}
    assert [kind(example(name)) for name in KINDS] == list(KINDS)


@pytest.mark.parametrize("size", [(730, 520), (940, 640), (1500, 1000)])
@pytest.mark.parametrize("foes", [1, 2, 3])
@pytest.mark.parametrize("lengths", [(10,), (9, 3), (10, 8, 4, 4, 2), (10, 6, 5, 3, 2, 2, 1, 1, 1)])
def test_every_row_stays_inside_its_panel(
    size: tuple[int, int], foes: int, lengths: tuple[int, ...]
) -> None:
    layout = lay_out(QSizeF(*size), foes)
    for panel, label in ((layout.own, 92.0), (layout.foes[0], 40.0)):
        area = panel.adjusted(12, 32, -10, -8)
        for place, length in zip(place_rows(area, lengths, label, 118.0), lengths, strict=True):
            assert place.first.height() >= 16
            assert place.card(length - 1).right() <= area.right() + 1
            assert place.first.bottom() <= area.bottom() + 1


def test_a_first_card_may_be_turned_and_a_second_rows_may_not(seat_at: Sit) -> None:
    seated = seat_at(game="castle_rooms", seats=ALONE, options={"first": 0})
    board = board_of(seated)
    card = next(held.card for held in board.hand_model.cards if is_room(held.card))
    assert board.turns(card) == 2
    board.lift(card, None)
    assert board.things.fan.card(card).facing == "helmet"
    seated.key(Qt.Key.Key_R)
    assert board.things.fan.card(card).facing == "swords"
    seated.key(Qt.Key.Key_Return)
    seated.wait(lambda: seated.session.head == 1)
    assert str(seated.session.moves[0].move) == f"start {card} swords"
    rest = next(held.card for held in board.hand_model.cards if is_room(held.card))
    assert board.turns(rest) == 1


def test_a_room_that_does_not_fit_is_refused_in_words(seat_at: Sit) -> None:
    def start(session: Session) -> None:
        state = session.state
        assert isinstance(state, RoomsState)
        moves = [move for move in state.legal_moves() if str(move).startswith("start")]
        for move in moves:
            after = state.play(move)
            row = after.rows[0][0]
            if any(is_room(card) and not row.fits(card) for card in after.hand):
                ticket = session.play(move)
                while not ticket.done:
                    session.pump()
                return
        raise AssertionError("choose another seed")

    seated = seat_at(game="castle_rooms", seats=ALONE, options={"first": 0}, before=start)
    board = board_of(seated)
    state = seated.session.state
    assert isinstance(state, RoomsState)
    row = state.rows[0][0]
    card = next(card for card in state.hand if is_room(card) and not row.fits(card))
    item = board.things.fan.card(card)
    seated.press(item.mapToScene(item.card_rect().center()))
    seated.move(board.things.own.end(0).center())
    assert not board.verdict_mark.legal
    assert "this room begins with" in board.verdict_mark.reason
    seated.release(board.things.own.end(0).center())
    assert seated.session.head == 1


def test_only_the_end_of_a_turn_cannot_be_taken_back(seat_at: Sit) -> None:
    seated = seat_at(game="castle_rooms", seats=ALONE, options={"first": 0})
    board = board_of(seated)
    finals = {str(move): board.is_final(move) for move in seated.session.state.legal_moves()}
    assert not any(final for text, final in finals.items() if text != "end")
    assert board.is_final(game("castle_rooms").read_move("end"))


def test_the_unseen_cards_are_counted_for_the_seat_at_the_screen(seat_at: Sit) -> None:
    seated = seat_at(game="castle_rooms", seats=ALONE, options={"first": 0})
    board = board_of(seated)
    assert sum(board.unseen.counts.values()) == 60 - 4
    assert f"{board.unseen.counts['dragon']}" in board.tally.accessibleDescription()


def test_a_board_behind_the_curtain_holds_nobody_s_cards(seat_at: Sit) -> None:
    seated = seat_at(game="castle_rooms", options={"first": 0})
    board = board_of(seated)
    assert seated.table.curtain.down
    assert board.hand_model.cards == ()
    QTest.keyClick(seated.table.curtain, Qt.Key.Key_Return)
    shown = {held.card for held in board.hand_model.cards}
    state = seated.session.state
    assert isinstance(state, RoomsState)
    assert shown == set(state.hands[0])
    names = " ".join(spot.name for spot in board.spots())
    assert "Ben" in board.rows[1].seat_rows.name
    assert len(board.hand_model.cards) == 4
    assert names.count("dragon") + names.count("knight") + names.count("room") > 0
