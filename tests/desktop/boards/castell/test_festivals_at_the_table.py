"""Festivals on the board: the question, the towers side by side, what they won."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt

from castlegames.rules.castell import GAME, CastellState
from tests.desktop.boards.castell.laid import Laid
from tests.rules.castell.positions import before_festival, play

LayOut = Callable[..., Laid]
STRONG = ((10, 9, 8, 7, 6, 5, 5, 4), {"balance": 3})


def asked(*others: tuple[str, tuple[int, ...], dict[str, int]], first: int = 0) -> CastellState:
    """Seat 0 is asked at the festival of Valls, where a 5 is wanted."""
    state = before_festival(("Valls", *STRONG), *others, first=first)
    return play(state, "end")


def test_a_question_offers_to_build_or_to_pass(lay_out_board: LayOut) -> None:
    laid = lay_out_board(asked(("Lleida", (3,), {})))
    board = laid.board
    assert board.festival.isVisible()
    assert board.festival_model.region == "Valls"
    assert [action.text() for action in board.controls()] == ["Pass"]
    primary = board.primary()
    assert primary is not None
    assert primary.text() == "Build a tower"
    primary.trigger()
    assert board.building
    assert [goal.title for goal in board.goals_model.goals] == ["Valls"]
    board.builder_desk.best.trigger()
    primary = board.primary()
    assert primary is not None
    assert primary.text() == "Show tower"
    primary.trigger()
    assert laid.moves == [f"festival {'/'.join(_texts(board.builder_desk.tower))}"]


def _texts(tower: tuple[tuple[int, ...], ...]) -> list[str]:
    return [",".join(map(str, level)) for level in tower]


def test_pass_is_an_answer_on_the_map_and_in_the_builder(lay_out_board: LayOut) -> None:
    laid = lay_out_board(asked(("Lleida", (3,), {})))
    laid.board.table_desk.pass_by.trigger()
    assert laid.moves == ["festival pass"]
    other = lay_out_board(asked(("Lleida", (3,), {})))
    other.board.open_builder(None)
    other.board.builder_desk.pass_by.trigger()
    assert other.moves == ["festival pass"]


def test_a_tower_without_the_wanted_size_is_refused_in_words(lay_out_board: LayOut) -> None:
    laid = lay_out_board(asked(("Lleida", (3,), {})))
    laid.board.open_builder(None)
    for number, size in enumerate((10, 9, 8, 7)):
        laid.lay(("size", size), ("gap", number))
    goal = laid.board.goals_model.chosen
    assert goal is not None
    assert not goal.met
    assert goal.reason == "Somebody of size 5 is missing."
    primary = laid.board.primary()
    assert primary is not None
    assert not primary.isEnabled()


def test_towers_shown_stand_side_by_side_and_then_their_prizes(lay_out_board: LayOut) -> None:
    state = asked(("Valls", (9, 8, 7, 5), {"balance": 3}), first=1)
    laid = lay_out_board(state)
    laid.go_on(GAME.read_move("festival 9/8/7/5"))
    model = laid.board.festival_model
    assert [(shown.seat, shown.points, shown.prize) for shown in model.towers] == [(1, 5, "")]
    assert laid.board.acting
    laid.go_on(GAME.read_move("festival 10/9/8/5"))
    assert model.over
    assert [(shown.seat, shown.prize) for shown in model.towers] == [(1, "trophy"), (0, "trophy")]
    assert laid.board.festival.isVisible()
    primary = laid.board.primary()
    assert primary is not None
    assert primary.text() == "Go on"
    assert "trophy" in laid.board.festival.spoken()


def test_the_result_goes_away_by_enter_escape_or_click(lay_out_board: LayOut) -> None:
    for leave in (
        lambda laid: laid.key(Qt.Key.Key_Return),
        lambda laid: laid.key(Qt.Key.Key_Escape),
        lambda laid: laid.board.clicked(laid.board.festival.rect.center()),
    ):
        laid = lay_out_board(asked(("Lleida", (3,), {}), first=0))
        laid.go_on(GAME.read_move("festival 10/9/8/5"))
        assert laid.board.results
        while laid.state.to_move != 0:
            laid.go_on(GAME.read_move("end"))
        leave(laid)
        assert not laid.board.results
        assert not laid.board.festival.isVisible()


def test_a_festival_without_towers_has_no_result(lay_out_board: LayOut) -> None:
    laid = lay_out_board(asked(("Lleida", (3,), {})))
    laid.go_on(GAME.read_move("festival pass"))
    assert not laid.board.results


def test_looking_back_forgets_a_result(lay_out_board: LayOut) -> None:
    state = asked(("Lleida", (3,), {}))
    laid = lay_out_board(state)
    laid.go_on(GAME.read_move("festival 10/9/8/5"))
    assert laid.board.results
    laid.show(state)
    assert not laid.board.results
