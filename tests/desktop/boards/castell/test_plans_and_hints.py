"""A tower is planned at any time, shown only on one's turn; a hint's tower is seen standing."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from castlegames.desktop.boards.castell.models import GoalsModel
from castlegames.rules.castell import (
    GAME,
    CastellState,
    EndTurn,
    ShowTower,
    SpecialPerform,
)
from castlegames.rules.castell.components import PERFORMANCES
from castlegames.session.seat import Seat
from tests.desktop.boards.castell.hands import board_of
from tests.desktop.boards.castell.laid import Laid
from tests.desktop.table.seated import LEFT, Seated
from tests.rules.castell.positions import before_festival, play, start, with_player, with_region

LayOut = Callable[..., Laid]
HAND = (10, 9, 9, 8, 7, 7, 6, 5, 5, 4, 1)
BALANCE = next(tile.id for tile in PERFORMANCES if tile.skills == ("balance",))


def position(*, own_turn: bool = False) -> CastellState:
    state = start()
    for seat in (0, 1):
        state = with_player(state, seat, region="Valls", hand=HAND, skills={"balance": 2})
    rows = tuple(tuple(tile for tile in row if tile != BALANCE) for row in state.rows)
    state = with_region(evolve(state, rows=rows), "Valls", row=(BALANCE,))
    return state if own_turn else play(state, "end")


def planned(lay_out_board: LayOut) -> Laid:
    """The builder of a seat that is not asked, with one casteller in the tower."""
    laid = lay_out_board(position())
    laid.board.open_builder(None)
    assert laid.board.building
    laid.lay(("size", 9), ("gap", 0))
    return laid


def test_a_tower_is_planned_while_another_seat_is_to_move(lay_out_board: LayOut) -> None:
    laid = planned(lay_out_board)
    assert laid.board.tower_model.tower == ((9,),)
    assert laid.board.step_text() == "add 9"
    laid.board.builder_desk.can.trigger()
    goal = laid.board.goals_model.chosen
    assert goal is not None
    laid.board.undo_step()
    assert laid.board.tower_model.tower in (((9,),), ())


def test_no_move_comes_from_a_plan(lay_out_board: LayOut) -> None:
    laid = planned(lay_out_board)
    board = laid.board
    _choose(board.goals_model, laid, ("tile", BALANCE))
    board.builder_desk.can.trigger()
    goal = board.goals_model.chosen
    assert goal is not None
    assert goal.met
    primary = board.primary()
    assert primary is not None
    assert not primary.isEnabled()
    primary.trigger()
    board.builder_desk.pass_by.trigger()
    laid.key(Qt.Key.Key_Return)
    assert laid.moves == []
    assert board.builder_desk.move() is None


def _choose(goals: GoalsModel, laid: Laid, key: tuple[str, int]) -> None:
    place = [goal.key for goal in goals.goals].index(key)
    laid.board.clicked(laid.board.goals.goal_rect(place).center())


def test_a_plan_and_what_is_held_outlast_the_moves_of_others(lay_out_board: LayOut) -> None:
    laid = planned(lay_out_board)
    assert laid.take("size", 7)
    laid.show(laid.state)
    assert laid.board.building
    held = laid.board.hand.held
    assert held is not None
    assert held.piece == ("size", 7)
    laid.aim("gap", 1)
    laid.board.hand.release()
    assert laid.board.tower_model.tower == ((9,), (7,))


def test_a_plan_becomes_a_move_when_its_turn_comes(lay_out_board: LayOut) -> None:
    laid = planned(lay_out_board)
    while laid.state.to_move != 0:
        laid.go_on(EndTurn())
    assert laid.board.building
    assert laid.board.tower_model.tower == ((9,),)
    laid.board.open_builder(("tile", BALANCE))
    laid.board.builder_desk.can.trigger()
    primary = laid.board.primary()
    assert primary is not None
    assert primary.isEnabled()


def test_the_builder_closes_after_a_move_of_its_own(lay_out_board: LayOut) -> None:
    laid = lay_out_board(position(own_turn=True))
    laid.board.open_builder(None)
    laid.go_on(EndTurn())
    assert not laid.board.building


def test_the_builder_opens_by_click_and_by_keys_at_any_time(lay_out_board: LayOut) -> None:
    laid = lay_out_board(position())
    board = laid.board
    port, place = board.view.viewport(), board.people_strip.builder_rect().center()
    QTest.mouseClick(port, LEFT, pos=board.view.mapFromScene(place))
    assert board.building
    laid.key(Qt.Key.Key_Escape)
    assert not board.building
    board.stand_at(("builder",))
    laid.key(Qt.Key.Key_Return)
    assert board.building


def test_nothing_on_the_map_is_taken_out_of_turn(lay_out_board: LayOut) -> None:
    laid = lay_out_board(position())
    assert not laid.take("pawn")
    for spot in laid.board.spots():
        port, place = laid.board.view.viewport(), spot.rect.center()
        QTest.mouseClick(port, LEFT, pos=laid.board.view.mapFromScene(place))
        assert laid.board.hand.held is None
        laid.board.close_builder()
    assert laid.moves == []


def test_at_one_screen_everybody_has_a_tower_of_his_own(
    seat_at: Callable[..., Seated],
) -> None:
    seated = seat_at(game="castell", seats=(Seat("Anna"), Seat("Ben")), options={"first": 0})
    board = board_of(seated)
    board.open_builder(None)
    size = board.shelf_model.groups[0].size
    board.builder_desk.change("add", ((size,),))
    seen = []
    while seen[-1:] != [0]:
        board.close_builder()
        seated.session.play(EndTurn())
        seated.wait(lambda: not seated.session.busy)
        seated.to_act()
        board.open_builder(None)
        seen.append(seated.session.state.mover)
        assert board.tower_model.tower == (() if seen[-1] else ((size,),))
    assert 1 in seen


def test_a_hint_for_a_festival_stands_in_the_builder(lay_out_board: LayOut) -> None:
    strong = ((10, 9, 8, 7, 6, 5, 5, 4), {"balance": 3})
    state = play(before_festival(("Valls", *strong), ("Lleida", (3,), {})), "end")
    laid = lay_out_board(state)
    best = state.best_tower(0, state.calendar[state.asking.place])  # type: ignore[union-attr]
    assert best is not None
    laid.board.show_hint(ShowTower(best))
    assert laid.board.building
    assert laid.board.tower_model.tower == best
    primary = laid.board.primary()
    assert primary is not None
    primary.trigger()
    assert GAME.read_move(laid.moves[0]) == ShowTower(best)


def test_a_hint_for_a_performance_can_be_taken_back(lay_out_board: LayOut) -> None:
    laid = lay_out_board(position(own_turn=True))
    laid.board.open_builder(None)
    laid.lay(("size", 10), ("gap", 0))
    laid.board.close_builder()
    hinted = ((9,), (7,), (5,), (4,), (1,))
    laid.board.show_hint(SpecialPerform(BALANCE, hinted))
    goal = laid.board.goals_model.chosen
    assert goal is not None
    assert goal.key == ("tile", BALANCE)
    assert laid.board.tower_model.tower == hinted
    assert laid.board.step_text() == f"tower for {goal.title}"
    laid.board.undo_step()
    assert laid.board.tower_model.tower == ((10,),)


def test_a_tower_is_asked_about_before_it_is_shown_where_that_is_wished(
    lay_out_board: LayOut,
) -> None:
    laid = lay_out_board(position(own_turn=True))
    board = laid.board
    board.context.settings.change(confirm="always")
    board.open_builder(("tile", BALANCE))
    board.builder_desk.can.trigger()
    primary = board.primary()
    assert primary is not None
    primary.trigger()
    assert laid.moves == []
    assert board.aside() == board.question() != ""
    laid.key(Qt.Key.Key_Escape)
    assert board.asked is None
    assert board.building
    primary.trigger()
    board.undo_step()
    assert board.asked is None
    board.builder_desk.can.trigger()
    primary.trigger()
    primary.trigger()
    assert len(laid.moves) == 1


def test_a_short_note_lies_over_ones_skills_and_hides_no_performance(
    seat_at: Callable[..., Seated],
) -> None:
    seated = seat_at(game="castell", size=(1024, 648))
    table = seated.table
    table.hint_note.show_text("Travel to Vilafranca: its festival pays most.")
    seated.settle()
    board = board_of(seated)
    assert board._layout is not None
    rows = board.view.mapFromScene(board._layout.rows).boundingRect()
    note = table.hint_note.geometry().translated(-board.pos())
    assert note.top() >= rows.bottom()
