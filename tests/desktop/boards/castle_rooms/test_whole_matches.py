"""Whole matches of Castle Rooms through the real table: drag and drop, clicks, keys, bots."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from castlegames.desktop.boards.castle_rooms.board import CastleRoomsBoard
from castlegames.rules import Move
from castlegames.rules.castle_rooms import (
    Discard,
    Dragon,
    EndTurn,
    Extend,
    Knight,
    RoomsState,
    Start,
)
from castlegames.rules.castle_rooms.cards import is_dragon, is_knight
from castlegames.rules.castle_rooms.components import SWORDS
from castlegames.session.seat import Seat
from castlegames.session.worker import Worker
from tests.desktop.table.seated import Seated

Sit = Callable[..., Seated]


def board_of(seated: Seated) -> CastleRoomsBoard:
    board = seated.table.board
    assert isinstance(board, CastleRoomsBoard)
    return board


def state_of(seated: Seated) -> RoomsState:
    state = seated.session.state
    assert isinstance(state, RoomsState)
    return state


def wish(state: RoomsState) -> Move:
    """What the test plays: fights first, then rooms, and the end of the turn when it may."""
    order = (Knight, Dragon, Extend, EndTurn, Start, Discard)
    return min(state.legal_moves(), key=lambda move: order.index(type(move)))


def card_of(state: RoomsState, move: Move) -> int:
    """The card that a move plays."""
    match move:
        case Extend(card=card) | Start(card=card) | Discard(card=card):
            return card
        case Dragon():
            return min(filter(is_dragon, state.hand))
    return min(filter(is_knight, state.hand))


def goal_of(board: CastleRoomsBoard, state: RoomsState, move: Move) -> QPointF:
    """Where the card of a move is put down."""
    match move:
        case Extend(row=row):
            return board.things.own.end(row).center()
        case Start():
            return board.things.own.new_row().center()
        case Dragon(player=player, row=row):
            foe = next(item for item in board.things.foes if item.model.seat_rows.seat == player)
            return foe.line(row).center()
        case Knight(row=row):
            return board.things.own.last(row).center()
    assert board.things.layout is not None
    return board.things.layout.discards.center()


def start_of(board: CastleRoomsBoard, card: int) -> QPointF:
    """A point of a card in the hand that no other card covers."""
    item = board.things.fan.card(card)
    return item.mapToScene(item.card_rect().center() - QPointF(item.card_rect().width() * 0.3, 0))


def turn_if_asked(seated: Seated, move: Move) -> None:
    """Turn the held card round where the move wants the swords up and the rules leave it free."""
    board = board_of(seated)
    if isinstance(move, Start) and move.facing == SWORDS and board.turn_action.isEnabled():
        seated.key(Qt.Key.Key_R)


def by_drag(seated: Seated, move: Move) -> None:
    board, state = board_of(seated), state_of(seated)
    start, goal = start_of(board, card_of(state, move)), goal_of(board, state, move)
    seated.press(start)
    seated.move((start + goal) / 2)
    turn_if_asked(seated, move)
    seated.move(goal)
    seated.release(goal)


def by_clicks(seated: Seated, move: Move) -> None:
    board, state = board_of(seated), state_of(seated)
    goal = goal_of(board, state, move)
    seated.click(start_of(board, card_of(state, move)))
    turn_if_asked(seated, move)
    seated.click(goal)


def by_keys(seated: Seated, move: Move) -> None:
    board, state = board_of(seated), state_of(seated)
    card = card_of(state, move)
    place = [held.card for held in board.hand_model.cards].index(card)
    seated.key(Qt.Key(Qt.Key.Key_1 + place))
    turn_if_asked(seated, move)
    held = board.hand.held
    assert held is not None
    for _ in range(40):
        verdict = board.hand.verdict
        if verdict is not None and verdict.move == move:
            break
        goal = next(
            spot for spot in board.targets() if board.judge(held, spot.key).move == move
        ).rect.center()
        here = board.landing(held, board.hand.spot).toPoint()
        way = goal.toPoint() - here
        across = Qt.Key.Key_Right if way.x() > 0 else Qt.Key.Key_Left
        down = Qt.Key.Key_Down if way.y() > 0 else Qt.Key.Key_Up
        before = board.hand.spot
        seated.key(across if abs(way.x()) > abs(way.y()) else down)
        if board.hand.spot == before:
            seated.key(down if abs(way.x()) > abs(way.y()) else across)
    seated.key(Qt.Key.Key_Return)


def play(seated: Seated, lay: Callable[[Seated, Move], None]) -> Move:
    """Play the wished move and wait until it was made."""
    state = state_of(seated)
    move = wish(state)
    head = seated.session.head
    if isinstance(move, EndTurn):
        seated.key(Qt.Key.Key_Return)
    else:
        lay(seated, move)
    seated.wait(lambda: seated.session.head > head)
    assert seated.session.moves[head].move == move
    return move


def play_out(seated: Seated, lay: Callable[[Seated, Move], None]) -> list[Move]:
    played: list[Move] = []
    table = seated.table
    for _ in range(200):
        seated.wait(
            lambda: (
                table.board.acting
                or table.curtain.down
                or seated.session.state.to_move is None
                or table.pacing.waiting
            )
        )
        table.skip()
        seated.wait(
            lambda: table.board.acting or table.curtain.down or seated.session.state.to_move is None
        )
        if seated.session.state.to_move is None:
            return played
        if table.curtain.down:
            QTest.keyClick(table.curtain, Qt.Key.Key_Return)
            continue
        played.append(play(seated, lay))
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(
    "lay", [by_drag, by_clicks, by_keys], ids=["drag and drop", "clicks", "keys"]
)
def test_two_friends_play_a_whole_match_with_the_curtain_between_them(
    seat_at: Sit, lay: Callable[[Seated, Move], None]
) -> None:
    seated = seat_at(game="castle_rooms", seed=11, options={"first": 0}, size=(1000, 640))
    assert seated.table.curtain.down
    played = play_out(seated, lay)
    seated.wait(lambda: seated.table.end.isVisible())
    assert {type(move) for move in played} >= {Extend, Start, EndTurn, Dragon}
    assert not seated.table.curtain.down
    names = ("Anna", "Ben")
    assert any(names[seat] in seated.table.end.title.text() for seat in state_of(seated).winners())


@pytest.mark.parametrize("seats", [3, 4])
def test_two_people_and_bots_play_a_whole_match(
    seat_at: Sit, quick_worker: Worker, seats: int
) -> None:
    bots = tuple(Seat(f"Bot {n}", "easy") for n in range(seats - 2))
    seated = seat_at(
        game="castle_rooms",
        seats=(Seat("Anna"), *bots, Seat("Ben")),
        seed=3,
        options={"first": 0},
        worker=quick_worker,
        size=(1024, 656),
    )
    play_out(seated, by_keys)
    seated.wait(lambda: seated.table.end.isVisible())
    assert len(seated.table.moves.lines) == seated.session.head


def test_a_person_alone_among_bots_never_sees_a_curtain(seat_at: Sit, quick_worker: Worker) -> None:
    seated = seat_at(
        game="castle_rooms",
        seats=(Seat("Anna"), Seat("Bot 1", "easy"), Seat("Bot 2", "easy")),
        seed=5,
        options={"first": 1},
        worker=quick_worker,
    )
    downs: list[bool] = []
    seated.table.board.promptChanged.connect(lambda: downs.append(seated.table.curtain.down))
    play_out(seated, by_clicks)
    assert not any(downs)
    assert board_of(seated).things.viewer == 0
