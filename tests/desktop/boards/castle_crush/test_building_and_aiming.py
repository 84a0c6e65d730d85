"""Hands on the table of Castle Crush: steps, reasons, a castle that falls, aims, films."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt

from castlegames.desktop.boards.castle_crush.board import CastleCrushBoard
from castlegames.desktop.boards.castle_crush.draft import first_place
from castlegames.rules import Reason
from castlegames.rules.castle_crush import Build, Placement, Return, Swing, Take
from castlegames.rules.castle_crush import components as c
from castlegames.session.worker import Worker
from tests.desktop.boards.castle_crush.hands import (
    ByKeys,
    ByMouse,
    board_of,
    on_foundation,
    play_out,
    press,
)
from tests.desktop.table.seated import Seated

Sit = Callable[..., Seated]
Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier

TOPPLING = Build(
    (
        Placement(c.blocks_of("flat_tower")[0], 0, 15),
        Placement(c.blocks_of("pointed_house")[0], -40, 15),
        Placement(c.blocks_of("slant_tower")[0], 45, -20),
        Placement(c.blocks_of("pointed_tower")[0], -45, -20),
        Placement(c.blocks_of("roof")[0], 0, -20),
        Placement(c.blocks_of("flat_house")[0], 18, 15),
        Placement(c.king(0), 18, 15),
        Placement(c.general(0), 0, -45),
    )
)
"""A castle of one block of each kind whose flat house lies too far aside on its tower."""


def first_attack(crush: Sit, seats: int = 2, **choices: object) -> Seated:
    """The table when everybody has built a ready-made castle."""
    seated = crush(seats, **choices)
    for _ in range(seats):
        seated.to_act()
        head = seated.session.head
        seated.key(Key.Key_C)
        seated.key(Key.Key_Return)
        seated.wait(lambda head=head: seated.session.head > head)
    seated.to_act()
    return seated


def test_arrows_move_a_held_block_by_five_millimetres_and_with_shift_by_one(crush: Sit) -> None:
    seated = crush(2)
    board = board_of(seated)
    seated.key(Key.Key_1)
    _, x, y = board.hand.spot  # type: ignore[misc]
    seated.key(Key.Key_Right)
    seated.key(Key.Key_Up, SHIFT)
    assert board.hand.spot == ("at", x + 5, y + 1)
    seated.key(Key.Key_Left, SHIFT)
    seated.key(Key.Key_Down)
    assert board.hand.spot == ("at", x + 4, y - 4)


def test_r_turns_by_a_quarter_and_the_wheels_step_is_fifteen_degrees(crush: Sit) -> None:
    seated = crush(2)
    board = board_of(seated)
    seated.key(Key.Key_1)
    seated.key(Key.Key_R)
    seated.key(Key.Key_Period)
    seated.key(Key.Key_Return)
    assert board.builder is not None
    (placed,) = board.builder.draft.placements
    assert placed.turn == -105 % 360


def test_a_block_may_not_reach_far_over_the_edge_and_the_board_says_why(crush: Sit) -> None:
    seated = crush(2)
    board = board_of(seated)
    seated.key(Key.Key_1)
    for _ in range(13):
        seated.key(Key.Key_Right)
    verdict = board.hand.verdict
    assert verdict is not None
    assert not verdict.legal
    assert "30 mm" in verdict.reason
    assert board.verdict_mark.reason == verdict.reason
    seated.key(Key.Key_Return)
    assert board.builder is not None
    assert board.builder.draft.placements == ()
    assert board.hand.held is not None
    seated.key(Key.Key_Escape)
    assert board.hand.held is None


def test_the_king_waits_until_all_blocks_are_placed(crush: Sit) -> None:
    seated = crush(2)
    board = board_of(seated)
    seated.key(Key.Key_7)
    assert board.hand.held is None
    assert board.verdict_mark.reason == board.context.words.reason(Reason("figures_last", {}), ())


def empty_kind(board: CastleCrushBoard) -> int:
    """The number of a kind in the tray of which nothing is left."""
    return next(n for n, card in enumerate(board.tray.cards, 1) if not card.count)


def test_the_key_of_a_kind_that_has_run_out_says_so_and_so_does_a_click(crush: Sit) -> None:
    seated = crush(2)
    board = board_of(seated)
    seated.key(Key.Key_C)
    number = empty_kind(board)
    kind = board.tray.cards[number - 1].kind
    nothing_left = board.context.words.reason(Reason("none_left", {"kind": kind}), ())
    said: list[str] = []
    board.said.connect(said.append)
    rect = board.tray_item.rect_of(kind)
    assert rect is not None
    for ask in (
        lambda: seated.key(Key(Key.Key_0 + number)),
        lambda: seated.click(rect.center()),
    ):
        board.verdict_mark.setVisible(False)
        said.clear()
        ask()
        assert board.hand.held is None
        assert said == [nothing_left]
        assert board.verdict_mark.isVisible()
        assert board.verdict_mark.reason == nothing_left


def test_a_click_on_the_empty_place_of_what_is_held_puts_it_back(crush: Sit) -> None:
    seated = crush(2)
    board = board_of(seated)
    kind = board.tray.cards[0].kind
    rect = board.tray_item.rect_of(kind)
    assert rect is not None
    for _ in range(board.tray.cards[0].count - 1):
        seated.key(Key.Key_1)
        seated.key(Key.Key_Return)
    seated.click(rect.center())
    assert board.hand.held is not None
    assert board.tray.cards[0].count == 0
    seated.click(rect.center())
    assert board.hand.held is None
    assert not board.verdict_mark.isVisible()


def test_a_placed_block_is_picked_up_and_put_elsewhere_and_undo_takes_each_step_back(
    crush: Sit,
) -> None:
    seated = crush(2)
    board = board_of(seated)
    mouse = ByMouse()
    assert board.builder is not None
    piece = board.builder.next_of("flat_tower")
    assert piece is not None
    mouse.put(seated, piece, 0, 15)
    seated.drag(on_foundation(board, 0, 15, 70), on_foundation(board, -30, -15))
    assert board.builder.draft.placements == (Placement(piece, -30, -15),)
    assert "flat tower" in board.step_text()
    seated.table.undo()
    assert board.builder.draft.placements == (Placement(piece, 0, 15),)
    seated.table.undo()
    assert board.builder.draft.placements == ()
    assert board.step_text() == ""


def test_a_block_dragged_back_to_the_tray_is_off_the_table(crush: Sit) -> None:
    seated = crush(2)
    board = board_of(seated)
    assert board.builder is not None
    piece = board.builder.next_of("flat_house")
    assert piece is not None
    ByMouse().put(seated, piece, 0, 15)
    tray = board.tray_item.rect_of("roof")
    assert tray is not None
    seated.drag(on_foundation(board, 0, 15, 40), tray.center())
    assert board.builder.draft.placements == ()
    assert board.tray.cards[0].count == 2


def test_a_held_block_rests_on_what_is_below_it(crush: Sit) -> None:
    seated = crush(2)
    board = board_of(seated)
    assert board.builder is not None
    mouse = ByMouse()
    first = board.builder.next_of("flat_house")
    assert first is not None
    mouse.put(seated, first, 0, 15)
    second = board.builder.next_of("flat_house")
    assert second is not None
    card = board.tray_item.rect_of("flat_house")
    assert card is not None
    seated.press(card.center())
    goal = on_foundation(board, 0, 15, 40)
    seated.move(goal)
    plumb = board.stage.marks.plumb
    assert plumb is not None
    assert plumb.low[2] == pytest.approx(40, abs=1)
    assert plumb.high[2] > plumb.low[2]
    seated.release(goal)
    assert board.builder.poses(None)[second].z == 40


def test_a_castle_that_does_not_stand_falls_slowly_and_nothing_is_lost(
    crush: Sit, quick_worker: Worker
) -> None:
    seated = crush(4, worker=quick_worker)
    board = board_of(seated)
    assert board.builder is not None
    hand = seated.session.state.hands[0]
    assert all(one.piece in hand for one in TOPPLING.placements if c.is_block(one.piece))
    board.builder.draft = board.builder.draft.filled(TOPPLING)
    board.castle_changed()
    press(seated, board.primary())
    seated.wait(lambda: bool(board.trouble))
    assert "does not stand" in board.aside()
    assert seated.session.head == 0
    assert board.acting
    assert board.builder.draft.placements == TOPPLING.placements
    assert c.blocks_of("flat_house")[0] in board.fallen_before
    assert board.panel.again.isEnabled()
    board.panel.slider.setValue(200)
    lying = {solid.key: solid.pose for solid in board.pieces.solids}
    house = c.blocks_of("flat_house")[0]
    assert lying[house].z < board.builder.poses(None)[house].z - 5
    board.panel.slider.setValue(240)
    assert {s.key: s.pose for s in board.pieces.solids}[house] == board.builder.poses(None)[house]
    seated.table.undo()
    assert board.trouble == ""
    assert board.fallen_before == ()


def test_a_block_is_laid_aside_while_more_than_nine_are_held_and_the_castle_stays(
    crush: Sit,
) -> None:
    seated = crush(2)
    board = board_of(seated)
    assert board.builder is not None
    piece = board.builder.next_of("flat_tower")
    assert piece is not None
    ByKeys().put(seated, piece, *first_place(seated.session.state, board.builder.draft, piece))
    before = board.builder.draft.placements
    ByKeys().lay_aside(seated, "roof")
    seated.wait(lambda: seated.session.head == 1)
    assert seated.session.moves[0].move == Return("roof")
    assert board.builder is not None
    assert board.builder.draft.placements == before
    assert [card.count for card in board.tray.cards if card.kind == "roof"] == [1]


def test_arrows_turn_the_aim_and_the_table_shows_where_the_mallet_would_fall(crush: Sit) -> None:
    seated = first_attack(crush)
    board = board_of(seated)
    assert board.aim is not None
    start = board.aim.direction
    seated.key(Key.Key_Left)
    seated.key(Key.Key_Right, SHIFT)
    assert board.aim.direction == (start + 4) % 360
    (way,) = board.stage.marks.ways
    assert way.arc == board.aim.arc()
    assert board.stage.marks.gauge is not None
    mallet = next(solid for solid in board.pieces.solids if solid.kind == "mallet")
    assert mallet.pose == board.aim.pose


def test_the_foot_is_dragged_over_the_base_but_not_off_it(crush: Sit) -> None:
    seated = first_attack(crush)
    board = board_of(seated)
    mallet = next(spot for spot in board.spots() if spot.key == "mallet")
    start = QPointF(mallet.rect.center().x(), mallet.rect.top() + 12)
    assert board.on_mallet(start)
    seated.drag(start, start + QPointF(0, 400))
    assert board.aim is not None
    assert 25 < (board.aim.x**2 + board.aim.y**2) ** 0.5 <= c.FOOT_REACH


def test_m_lets_the_arrows_move_the_foot(crush: Sit) -> None:
    seated = first_attack(crush)
    board = board_of(seated)
    assert board.aim is not None
    direction = board.aim.direction
    seated.key(Key.Key_M)
    seated.key(Key.Key_Right)
    assert board.aim.direction == direction
    assert (board.aim.x**2 + board.aim.y**2) ** 0.5 == pytest.approx(5, abs=0.2)


def test_dragging_the_table_goes_around_it_and_v_looks_from_the_side(crush: Sit) -> None:
    seated = first_attack(crush)
    board = board_of(seated)
    before = board.stage.camera
    rect = board.stage.rect
    corner = rect.topLeft() + QPointF(20, 40)
    seated.drag(corner, corner + QPointF(100, 0))
    assert board.stage.camera.azimuth != before.azimuth
    seated.key(Key.Key_V)
    assert board.viewing.look == "side"
    board.zoom_in()
    nearer = board.stage.camera.distance
    board.zoom_out()
    assert board.stage.camera.distance > nearer


def test_a_fall_can_be_seen_again_moment_by_moment(crush: Sit, quick_worker: Worker) -> None:
    seated = first_attack(crush, worker=quick_worker)
    board = board_of(seated)
    press(seated, board.primary())
    seated.wait(lambda: seated.session.head == 3)
    seated.to_act()
    assert isinstance(seated.session.moves[2].move, Swing)
    now = board.pieces.solids
    board.panel.slider.setValue(60)
    mallet = next(solid for solid in board.pieces.solids if solid.kind == "mallet")
    assert board.films.busy
    board.panel.slider.setValue(120)
    later = next(solid for solid in board.pieces.solids if solid.kind == "mallet")
    assert later.pose != mallet.pose
    board.panel.slider.setValue(240)
    assert board.pieces.solids == now
    assert not board.films.busy


def test_after_the_last_swing_the_round_is_scored_and_blocks_are_taken_by_a_click(
    crush: Sit,
) -> None:
    seated = crush(2)
    play_out(seated, ByKeys(), moves=8)
    seated.to_act()
    board, state = board_of(seated), seated.session.state
    assert state.phase in ("compensate", "distribute")
    (title,), _, *rows = board.stage.marks.standings
    assert "1" in title
    assert [row[-1] for row in rows] == [str(score.total) for score in state.scores()]
    block = state.middle[0]
    spot = next(spot for spot in board.spots() if spot.key == ("piece", block))
    head = seated.session.head
    seated.click(QPointF(spot.rect.center().x(), spot.rect.top() + spot.rect.height() * 0.4))
    seated.wait(lambda: seated.session.head > head)
    assert isinstance(seated.session.moves[head].move, Take)


def test_every_piece_on_the_table_has_a_name(crush: Sit) -> None:
    seated = first_attack(crush)
    board = board_of(seated)
    names = [spot.name for spot in board.spots()]
    assert any("storey 1" in name and "Anna" in name for name in names)
    assert any(name.startswith("King") for name in names)
    assert any("Mallet" in name for name in names)
    assert len(names) == len({spot.key for spot in board.spots()})


def test_the_panel_says_who_has_swings_left_and_the_flag(crush: Sit) -> None:
    seated = first_attack(crush)
    board = board_of(seated)
    assert "flag" in board.seat_note(0)
    assert board.seat_note(1).count("●") == 3
