"""A turn by hand: the tray, trainings, special actions when the plain ones are used up."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, Qt

from castlegames.desktop.boards.board import LastMove
from castlegames.desktop.boards.castell.flights import flights_of
from castlegames.rules import Move
from castlegames.rules.castell import GAME, CastellState
from tests.desktop.boards.castell.laid import Laid
from tests.rules.castell.positions import play, start, with_player, with_region, with_tile_at

LayOut = Callable[..., Laid]
PEOPLE, SKILLS = ("people",), ("skills",)


def in_valls(**changes: object) -> CastellState:
    """Seat 0 to move in Valls, where 9, 7 and 7 wait."""
    state = with_player(start(), 0, region="Valls", **changes)
    return with_region(state, "Valls", castellers=(9, 7, 7))


def moves(text: str) -> Move:
    return GAME.read_move(text)


def test_two_castellers_dropped_one_after_the_other_are_one_move(lay_out_board: LayOut) -> None:
    laid = lay_out_board(in_valls())
    laid.lay(("casteller", "Valls", 0), PEOPLE)
    assert laid.moves == []
    assert laid.board.hand_model.tray == (9,)
    assert laid.board.prompt() == "recruit 9, or add a second casteller"
    laid.lay(("casteller", "Valls", 2), PEOPLE)
    assert laid.moves == ["recruit 9 7"]


def test_a_casteller_in_the_tray_may_be_recruited_alone(lay_out_board: LayOut) -> None:
    laid = lay_out_board(in_valls())
    laid.lay(("casteller", "Valls", 1), PEOPLE)
    primary = laid.board.primary()
    assert primary is not None
    assert primary.text() == "Recruit 7"
    primary.trigger()
    assert laid.moves == ["recruit 7"]


def test_undo_takes_a_casteller_out_of_the_tray(lay_out_board: LayOut) -> None:
    laid = lay_out_board(in_valls())
    laid.lay(("casteller", "Valls", 1), PEOPLE)
    assert laid.board.step_text() == "pick 7"
    laid.board.undo_step()
    assert laid.board.hand_model.tray == ()
    assert laid.board.step_text() == ""
    assert laid.moves == []


def test_a_begun_recruit_comes_first(lay_out_board: LayOut) -> None:
    laid = lay_out_board(in_valls())
    laid.lay(("casteller", "Valls", 1), PEOPLE)
    assert not laid.take("pawn")
    assert laid.board.verdict_mark.reason == "First recruit 7, or take it back."


def test_the_last_casteller_of_a_region_is_recruited_at_once(lay_out_board: LayOut) -> None:
    state = with_region(in_valls(), "Valls", castellers=(4,))
    laid = lay_out_board(state)
    laid.lay(("casteller", "Valls", 0), PEOPLE)
    assert laid.moves == ["recruit 4"]


def test_castellers_of_other_regions_are_refused_in_words(lay_out_board: LayOut) -> None:
    laid = lay_out_board(in_valls())
    assert not laid.take("casteller", "Lleida", 0)
    assert laid.said[-1] == "Your pawn is not in Lleida."


def test_nothing_is_recruited_before_the_pawn_entered(lay_out_board: LayOut) -> None:
    laid = lay_out_board(start())
    assert not laid.take("casteller", "Lleida", 0)
    assert laid.said[-1] == "First travel to a region."
    laid.lay(("pawn",), ("region", "Lleida"))
    assert laid.moves == ["travel Lleida"]


def test_a_second_travel_is_the_special_action(lay_out_board: LayOut) -> None:
    laid = lay_out_board(in_valls())
    laid.lay(("pawn",), ("region", "Lleida"))
    laid.answer()
    assert laid.take("pawn")
    assert laid.board.prompt() == "travel once more as your special action, for a token"
    laid.aim("region", "Girona")
    laid.board.hand.release()
    assert laid.moves == ["travel Lleida", "special travel Girona"]
    laid.answer()
    assert not laid.take("pawn")
    assert laid.said[-1] == "You have travelled this turn."


def test_a_third_casteller_is_the_special_action(lay_out_board: LayOut) -> None:
    laid = lay_out_board(play(in_valls(), "recruit 9 7"))
    laid.lay(("casteller", "Valls", 0), PEOPLE)
    assert laid.moves == ["special recruit 7"]


def test_without_a_token_a_second_recruit_is_refused(lay_out_board: LayOut) -> None:
    laid = lay_out_board(play(in_valls(tokens=0), "recruit 9"))
    assert not laid.take("casteller", "Valls", 0)
    assert laid.said[-1] == "You have recruited this turn."


def test_the_special_button_makes_the_next_action_special(lay_out_board: LayOut) -> None:
    laid = lay_out_board(in_valls())
    special = laid.board.table_desk.special
    special.trigger()
    assert laid.board.prompt() == "special action: recruit 1, travel again, or perform"
    laid.lay(("casteller", "Valls", 0), PEOPLE)
    assert laid.moves == ["special recruit 9"]
    laid.answer()
    assert not special.isChecked()
    assert not special.isEnabled()
    assert special.data() == "tick"


def test_a_skill_tile_is_dragged_to_one_s_own_tracks(lay_out_board: LayOut) -> None:
    state = with_tile_at(in_valls(), "Valls", "mix")
    laid = lay_out_board(state)
    spot = state.sectors.index("Valls")
    assert laid.board.wheel_model.spots[spot].offered
    laid.lay(("skill", spot), SKILLS)
    assert laid.moves == ["train mix"]
    laid.answer()
    assert laid.board.seats_model.seats[0].ranks[2] == 1
    assert not laid.take("skill", spot)
    assert laid.said[-1] == "You have trained this turn."


def test_a_tile_that_the_wheel_does_not_offer_is_refused_in_words(lay_out_board: LayOut) -> None:
    state = with_tile_at(in_valls(), "Lleida", "strength")
    laid = lay_out_board(state)
    assert not laid.take("skill", state.sectors.index("Lleida"))
    assert laid.said[-1] == "The wheel does not offer Strength in Valls now."


def test_after_the_special_tile_everything_is_a_free_special_action(lay_out_board: LayOut) -> None:
    state = play(with_tile_at(in_valls(tokens=0), "Valls", "special"), "train special")
    laid = lay_out_board(state)
    primary = laid.board.primary()
    assert primary is not None
    assert not primary.isEnabled()
    assert laid.take("pawn")
    assert laid.board.prompt() == "travel once more as your free special action"
    laid.board.put_back()
    laid.lay(("casteller", "Valls", 0), PEOPLE)
    assert laid.moves == ["special recruit 9"]


def test_used_actions_have_a_tick_and_cannot_be_pressed(lay_out_board: LayOut) -> None:
    laid = lay_out_board(in_valls())
    desk = laid.board.table_desk
    assert desk.travel.isEnabled()
    assert desk.travel.data() == "ring"
    laid.go_on(moves("travel Lleida"))
    assert desk.travel.data() == "tick"
    assert desk.recruit.data() == "ring"


def test_keys_alone_travel_recruit_and_train(lay_out_board: LayOut) -> None:
    state = with_tile_at(in_valls(), "Valls", "mix")
    state = evolve(state, wheel="no_region")
    laid = lay_out_board(state)
    desk = laid.board.table_desk
    desk.train.trigger()
    laid.key(Qt.Key.Key_Return)
    assert laid.moves == ["train mix"]
    laid.answer()
    desk.recruit.trigger()
    assert laid.board.standing == ("casteller", "Valls", 0)
    laid.key(Qt.Key.Key_Return)
    laid.key(Qt.Key.Key_Return)
    assert laid.board.hand_model.tray == (9,)
    laid.key(Qt.Key.Key_Return)
    laid.board.table_desk.main.trigger()
    assert laid.moves[-1] in ("recruit 9", "recruit 9 7")
    laid.answer()
    desk.travel.trigger()
    laid.key(Qt.Key.Key_Return)
    assert laid.moves[-1].startswith("travel")


def test_only_the_end_of_a_round_with_a_refill_is_final(lay_out_board: LayOut) -> None:
    state = with_region(evolve(in_valls(), round=2), "Valls", castellers=(9,))
    state = play(state, "end").seen_by(1)
    laid = lay_out_board(evolve(in_valls(), round=2))
    assert not laid.board.is_final(moves("end"))
    assert not laid.board.is_final(moves("travel Lleida"))
    assert laid.board.position is not None
    laid.board.position = evolve(laid.board.position, view=state)
    assert laid.board.is_final(moves("end"))


def test_the_wheel_is_seen_turning(lay_out_board: LayOut) -> None:
    laid = lay_out_board(start())
    lags: list[float] = []
    laid.board.wheel.show_lag = lags.append  # type: ignore[method-assign]
    laid.go_on(moves("end"))
    assert lags == []
    laid.go_on(moves("end"))
    assert lags == [0.0]
    assert laid.board.wheel_model.turns == 1


@pytest.mark.parametrize("text", ["travel Lleida", "recruit 9 7", "special recruit 7", "end"])
def test_advice_is_ringed_on_the_board(lay_out_board: LayOut, text: str) -> None:
    laid = lay_out_board(in_valls())
    laid.board.show_hint(moves(text))
    assert len(laid.board.hint_marks.rects) == {"recruit 9 7": 2, "end": 0}.get(text, 1)
    laid.board.show_hint(None)
    assert laid.board.hint_marks.rects == ()


@pytest.mark.parametrize(
    ("text", "flights"), [("travel Lleida", 1), ("recruit 9 7", 1), ("train mix", 1), ("end", 0)]
)
def test_what_others_do_is_seen_to_move(lay_out_board: LayOut, text: str, flights: int) -> None:
    state = with_tile_at(with_player(play(start(), "end"), 1, region="Valls"), "Valls", "mix")
    state = with_region(state, "Valls", castellers=(9, 7, 7))
    laid = lay_out_board(state)
    last = LastMove(1, moves(text), state.seen_by(0))
    found = flights_of(laid.board, state, last, QPointF(1, 2))
    assert [flight.end for flight in found] == [QPointF(1, 2)] * flights
    laid.go_on(moves(text))
    assert laid.board.last_marks.rects or not flights


def test_a_tool_tip_says_what_a_tile_does(lay_out_board: LayOut) -> None:
    state = with_tile_at(in_valls(), "Valls", "mix")
    board = lay_out_board(state).board
    board.hover(board.wheel.tile_rect(state.sectors.index("Valls")).center())
    assert board.wheel.toolTip() == (
        "Mix tile at Valls, offered to you\nA level may hold two neighbouring sizes."
    )
    board.hover(board.rows.tile_rect(0, 0).center())
    assert board.rows.toolTip().startswith("Performance ")
    board.hover(board.land.rect.center())
    assert board.land.toolTip() == ""
