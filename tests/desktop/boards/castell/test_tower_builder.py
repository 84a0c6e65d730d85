"""The tower builder: steps, verdicts, goals, and the solver's answers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt

from castlegames.desktop.boards.castell import draft
from castlegames.desktop.boards.castell.stack import stacked
from castlegames.rules.castell import CastellState
from castlegames.rules.castell.components import PERFORMANCES
from tests.desktop.boards.castell.laid import Laid
from tests.rules.castell.positions import start, with_player, with_region

LayOut = Callable[..., Laid]
HAND = (10, 9, 9, 9, 7, 7, 5, 5, 3, 1)
BALANCE = next(tile.id for tile in PERFORMANCES if tile.skills == ("balance",))
SHAPE = next(tile.id for tile in PERFORMANCES if tile.widths == (2, 2, 1))


def builder_state(**changes: object) -> CastellState:
    skills = changes.pop("skills", {"balance": 2, "mix": 1})
    state = with_player(start(), 0, region="Valls", hand=HAND, skills=skills, **changes)
    rows = tuple(tuple(tile for tile in row if tile not in (BALANCE, SHAPE)) for row in state.rows)
    state = evolve(state, rows=rows)
    return with_region(state, "Valls", row=(BALANCE, SHAPE), tokens=(1,))


def opened(lay_out_board: LayOut, **changes: object) -> Laid:
    """The builder, open for the performance of Balance."""
    laid = lay_out_board(builder_state(**changes))
    laid.board.open_builder(("tile", BALANCE))
    return laid


def add(laid: Laid, size: int, kind: str, number: int) -> None:
    laid.lay(("size", size), (kind, number))


def tower_of(laid: Laid) -> tuple[tuple[int, ...], ...]:
    return laid.board.tower_model.tower


def test_a_tower_is_built_level_by_level_and_judged_at_once(lay_out_board: LayOut) -> None:
    laid = opened(lay_out_board)
    add(laid, 9, "gap", 0)
    add(laid, 10, "level", 0)
    add(laid, 7, "gap", 1)
    add(laid, 7, "level", 1)
    assert tower_of(laid) == ((10, 9), (7, 7))
    assert [level.uses for level in laid.board.tower_model.levels] == [("mix",), ("balance",)]
    assert laid.board.tower_model.legal
    assert [group.free for group in laid.board.shelf_model.groups] == [0, 2, 0, 2, 1, 1]


def test_what_is_missing_is_said_level_by_level(lay_out_board: LayOut) -> None:
    laid = opened(lay_out_board)
    add(laid, 7, "gap", 0)
    add(laid, 9, "gap", 1)
    levels = laid.board.tower_model.levels
    assert levels[0].reason == ""
    assert levels[1].reason == "Level 2: 9 is too big for 7 below."
    assert not laid.board.tower_model.legal
    laid.lay(("card", 1), ("gap", 0))
    assert tower_of(laid) == ((9,), (7,))
    assert laid.board.tower_model.legal


def test_a_rank_that_is_too_low_is_said_of_the_whole(lay_out_board: LayOut) -> None:
    laid = opened(lay_out_board, skills={})
    add(laid, 9, "gap", 0)
    add(laid, 7, "gap", 1)
    assert laid.board.tower_model.reason == "It uses Balance, which you have not trained."
    assert laid.board.tower_model.levels[1].reason == "Needs Balance: not trained."


def test_the_level_that_uses_a_skill_once_too_often_is_marked(lay_out_board: LayOut) -> None:
    laid = opened(lay_out_board, skills={"balance": 1})
    for number, size in enumerate((9, 7, 5)):
        add(laid, size, "gap", number)
    reasons = [level.reason for level in laid.board.tower_model.levels]
    assert reasons == ["", "", "Needs more Balance: rank 1."]


def test_a_level_that_is_too_wide_needs_width_or_base(lay_out_board: LayOut) -> None:
    laid = opened(lay_out_board, skills={"mix": 1})
    add(laid, 9, "gap", 0)
    for size in (9, 9, 10):
        add(laid, size, "level", 0)
    assert laid.board.tower_model.levels[0].reason in (
        "Needs Base: not trained.",
        "Needs Width: not trained.",
    )


def test_sizes_that_never_mix_are_refused_in_words(lay_out_board: LayOut) -> None:
    laid = opened(lay_out_board)
    add(laid, 9, "gap", 0)
    assert laid.take("size", 5)
    laid.carry(laid.board.tower.stack.level_rect(0).center())
    assert laid.board.verdict_mark.reason == "Level 1: 5 and 9 cannot mix."
    laid.board.hand.release()
    assert tower_of(laid) == ((9,),)


def test_a_tower_that_does_not_stand_yet_may_be_built_all_the_same(lay_out_board: LayOut) -> None:
    laid = opened(lay_out_board)
    add(laid, 5, "gap", 0)
    assert laid.take("size", 9)
    laid.aim("gap", 1)
    assert laid.board.verdict_mark.reason == "Level 2: 9 is too big for 5 below."
    laid.board.hand.release()
    assert tower_of(laid) == ((5,), (9,))


def test_undo_goes_back_step_by_step(lay_out_board: LayOut) -> None:
    laid = opened(lay_out_board)
    add(laid, 9, "gap", 0)
    add(laid, 7, "gap", 1)
    assert laid.board.step_text() == "add 7"
    laid.board.builder_desk.clear.trigger()
    assert laid.board.step_text() == "clear"
    laid.board.undo_step()
    assert tower_of(laid) == ((9,), (7,))
    laid.board.undo_step()
    laid.board.undo_step()
    assert tower_of(laid) == ()
    assert laid.board.step_text() == ""


def test_somebody_may_move_up_or_leave_the_tower(lay_out_board: LayOut) -> None:
    laid = opened(lay_out_board)
    add(laid, 9, "gap", 0)
    add(laid, 9, "level", 0)
    laid.lay(("placed", 0, 0), ("gap", 1))
    assert tower_of(laid) == ((9,), (9,))
    assert laid.board.step_text() == "move 9"
    laid.lay(("placed", 1, 0), ("shelf", 0))
    assert tower_of(laid) == ((9,),)
    assert laid.board.step_text() == "take 9 out"


def test_a_casteller_put_back_is_where_it_was(lay_out_board: LayOut) -> None:
    laid = opened(lay_out_board)
    add(laid, 9, "gap", 0)
    assert laid.take("placed", 0, 0)
    assert tower_of(laid) == ()
    laid.board.put_back()
    assert tower_of(laid) == ((9,),)


def test_nobody_stands_twice(lay_out_board: LayOut) -> None:
    laid = opened(lay_out_board)
    add(laid, 10, "gap", 0)
    assert not laid.take("size", 10)
    assert laid.said[-1] == "Everybody of size 10 stands in the tower."


def test_the_solver_finds_a_tower_for_the_performance(lay_out_board: LayOut) -> None:
    laid = opened(lay_out_board)
    laid.board.builder_desk.can.trigger()
    goal = laid.board.goals_model.chosen
    assert goal is not None
    assert goal.met
    assert goal.gain == PERFORMANCES[BALANCE].points + 1
    primary = laid.board.primary()
    assert primary is not None
    assert primary.text() == "Perform Balance"
    primary.trigger()
    assert laid.moves[0].startswith(f"special perform {BALANCE} ")
    laid.answer()
    assert not laid.board.building
    assert laid.state.players[0].column("Valls").tiles == (BALANCE,)


def test_the_solver_says_when_there_is_none(lay_out_board: LayOut) -> None:
    laid = opened(lay_out_board, skills={})
    laid.board.builder_desk.can.trigger()
    assert laid.said[-1] == "No tower of yours does this."
    assert tower_of(laid) == ()


def test_the_best_tower_for_a_festival_is_found_from_afar(lay_out_board: LayOut) -> None:
    state = builder_state()
    place = next(
        n
        for n, festival in enumerate(state.calendar)
        if len(festival.tokens) == 1 and festival.tokens[0] in HAND
    )
    laid = lay_out_board(state)
    laid.board.open_builder(("festival", place))
    laid.board.builder_desk.best.trigger()
    festival = state.calendar[place]
    best = state.best_tower(0, festival)
    assert best is not None
    assert tower_of(laid) == best
    goal = laid.board.goals_model.chosen
    assert goal is not None
    assert goal.gain == state.tower_points(best, festival)
    primary = laid.board.primary()
    assert primary is not None
    assert not primary.isEnabled()


def test_another_goal_is_chosen_by_click_or_enter(lay_out_board: LayOut) -> None:
    laid = opened(lay_out_board)
    keys = [goal.key for goal in laid.board.goals_model.goals]
    assert ("tile", SHAPE) in keys
    laid.board.clicked(laid.board.goals.goal_rect(keys.index(("tile", SHAPE))).center())
    chosen = laid.board.goals_model.chosen
    assert chosen is not None
    assert chosen.key == ("tile", SHAPE)
    laid.board.stand_at(("goal", 0))
    laid.key(Qt.Key.Key_Return)
    assert laid.board.goals_model.goals[0].chosen


def test_without_projections_the_solver_keeps_silent(lay_out_board: LayOut) -> None:
    laid = lay_out_board(builder_state(), projections=False)
    assert all(row.able == () for row in laid.board.rows_model.rows)
    laid.board.open_builder(("tile", BALANCE))
    desk = laid.board.builder_desk
    assert not desk.can.isEnabled()
    laid.board.open_builder(("festival", 0))
    assert not desk.best.isEnabled()


def test_with_projections_what_can_be_done_has_a_tick(lay_out_board: LayOut) -> None:
    laid = lay_out_board(builder_state())
    able = {row.region: row.able for row in laid.board.rows_model.rows}
    assert able["Valls"] == (BALANCE, SHAPE)


def test_a_performance_without_a_token_says_why_not(lay_out_board: LayOut) -> None:
    laid = opened(lay_out_board, tokens=0)
    laid.board.builder_desk.can.trigger()
    primary = laid.board.primary()
    assert primary is not None
    assert not primary.isEnabled()
    assert laid.board.aside() == "You have no special token left."


def test_escape_closes_the_builder_and_the_tower_is_kept(lay_out_board: LayOut) -> None:
    laid = opened(lay_out_board)
    add(laid, 9, "gap", 0)
    assert laid.board.panel_page() is laid.board.page
    laid.key(Qt.Key.Key_Escape)
    assert not laid.board.building
    assert laid.board.panel_page() is None
    laid.board.open_builder(None)
    assert tower_of(laid) == ((9,),)


def test_who_could_stand_on_top_is_framed(lay_out_board: LayOut) -> None:
    laid = opened(lay_out_board, skills={})
    add(laid, 9, "gap", 0)
    add(laid, 9, "level", 0)
    assert laid.board.shelf._wanted == {7, 5, 3, 1}


def test_figures_pick_a_size_up(lay_out_board: LayOut) -> None:
    laid = opened(lay_out_board)
    laid.key(Qt.Key.Key_9)
    held = laid.board.hand.held
    assert held is not None
    assert held.piece == ("size", 9)
    laid.key(Qt.Key.Key_Return)
    assert tower_of(laid) == ((9,),)


def test_the_mouse_puts_people_between_on_and_below_levels(lay_out_board: LayOut) -> None:
    laid = opened(lay_out_board)
    for size in (9, 7, 5):
        add(laid, size, "gap", len(tower_of(laid)))
    stack = laid.board.tower.stack
    middle = stack.area.center().x()
    assert laid.take("size", 3)
    for y, spot in (
        (stack.lines[3] - 20, ("gap", 3)),
        (stack.lines[1], ("gap", 1)),
        ((stack.lines[1] + stack.lines[2]) / 2, ("level", 1)),
        (stack.lines[0] + 20, ("gap", 0)),
    ):
        laid.carry(QPointF(middle, y))
        assert laid.board.hand.spot == spot
    laid.carry(laid.board.shelf.rect.center())
    assert laid.board.hand.spot is None


def test_a_tower_loses_those_who_are_not_there_any_more(lay_out_board: LayOut) -> None:
    laid = opened(lay_out_board)
    add(laid, 10, "gap", 0)
    laid.board.close_builder()
    other = builder_state()
    laid.show(with_player(other, 0, hand=(9, 9, 7)))
    laid.board.open_builder(None)
    assert tower_of(laid) == ()


@pytest.mark.parametrize(
    ("made", "wanted"),
    [
        (draft.put(((9,), (7,)), 0, 10), ((10, 9), (7,))),
        (draft.inserted(((9,), (7,)), 1, 8), ((9,), (8,), (7,))),
        (draft.taken(((9, 9), (7,)), 1, 0), ((9, 9),)),
        (draft.taken(((9, 8), (7,)), 0, 1), ((9,), (7,))),
        (draft.moved(((9,), (7,), (5,)), 0, 3), ((7,), (5,), (9,))),
        (draft.moved(((9,), (7,), (5,)), 2, 0), ((5,), (9,), (7,))),
        (draft.within(((9, 9), (7,)), (9, 5)), ((9,),)),
    ],
)
def test_drafts(made: object, wanted: object) -> None:
    assert made == wanted


@pytest.mark.parametrize(
    "tower",
    [
        ((9,),),
        ((9, 9, 9, 9), (7, 7, 6), (5, 5), (4, 4), (3, 3), (2, 2), (2,), (1,)),
        ((10,) * 8, (3, 3, 3)),
        tuple((size,) for size in range(10, 0, -1)),
    ],
)
def test_people_stand_on_shoulders_inside_the_square(tower: tuple[tuple[int, ...], ...]) -> None:
    area = QRectF(10, 20, 430, 500)
    stack = stacked(tower, area, 128.0)
    assert len(stack.climbers) == sum(map(len, tower))
    for climber in stack.climbers:
        assert area.adjusted(-1, -1, 1, 1).contains(climber.rect.adjusted(0, 0, 0, -2))
        if climber.level:
            below = [other for other in stack.climbers if other.level == climber.level - 1]
            reach = 0.3 * stack.tallest
            for sole in climber.soles:
                assert min(abs(sole.x() - other.hip.x()) for other in below) < reach
    heights = [climber.hip.y() for climber in stack.climbers]
    assert heights == sorted(heights, reverse=True) or len(set(map(len, tower))) > 1
