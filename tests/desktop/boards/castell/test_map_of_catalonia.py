"""The map: true neighbours, people as tall as their size, routes that can be foreseen."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from castlegames.desktop.boards.castell.geography import (
    DOCK,
    LABELS,
    OUTLINES,
    PAWNS,
    SEA_ROADS,
    SIZE,
    STANDS,
)
from castlegames.desktop.boards.castell.layout import Layout, lay_out
from castlegames.desktop.boards.castell.people import SASHES, height_of
from castlegames.desktop.boards.castell.routes import in_reach, reach_text, roads_between
from castlegames.rules.castell.components import ADJACENT, DOTTED, REGIONS, TOUCHING
from tests.desktop.boards.castell.laid import Laid
from tests.rules.castell.positions import start, with_player, with_region

LayOut = Callable[..., Laid]


def test_regions_touch_on_the_map_just_where_the_rules_say() -> None:
    found = set()
    for one, other in combinations(REGIONS, 2):
        ring = OUTLINES[one]
        there = set(OUTLINES[other])
        if any({a, b} <= there for a, b in pairwise((*ring, ring[0]))):
            found.add(frozenset((one, other)))
    assert found == {frozenset(edge) for edge in TOUCHING}


def test_the_dotted_lines_are_drawn_between_the_right_regions() -> None:
    assert {frozenset(ends) for ends in SEA_ROADS} == {frozenset(edge) for edge in DOTTED}


def test_all_that_stands_on_the_map_stands_inside_its_region(lay_out_board: LayOut) -> None:
    board = lay_out_board(start()).board
    for region in REGIONS:
        for places in (LABELS, STANDS, PAWNS):
            assert board.land.region_at(board.land.at(places[region])) == region
    assert board.land.region_at(board.land.at(DOCK)) is None
    assert all(
        0 <= x <= SIZE[0] and 0 <= y <= SIZE[1] for ring in OUTLINES.values() for x, y in ring
    )


@pytest.mark.parametrize("region", REGIONS)
def test_a_pawn_covers_the_name_of_no_region(lay_out_board: LayOut, region: str) -> None:
    board = lay_out_board(with_player(start(), 0, region=region)).board
    pawn = board.figures.pawn(0)
    assert pawn is not None
    taken = board.figures.figure_rect(pawn)
    for name, place in LABELS.items():
        label = QRectF(0, 0, 80, 18)
        label.moveCenter(board.land.at(place))
        assert not taken.intersects(label), name


def test_a_casteller_is_six_parts_in_a_hundred_taller_for_each_size() -> None:
    heights = [height_of(size, 100.0) for size in range(1, 11)]
    assert heights[-1] == 100.0
    assert all(tall / small == pytest.approx(1.06) for small, tall in pairwise(heights))
    assert len(set(SASHES)) == 10


@pytest.mark.parametrize("size", [(730, 470), (996, 522), (956, 622), (1500, 1000)])
def test_no_sheet_of_the_table_covers_another(size: tuple[int, int]) -> None:
    found: Layout = lay_out(QSizeF(*size))
    for group in (
        (found.calendar, found.map, found.wheel, found.rows, found.people, found.skills),
        (found.goals, found.shelf, found.tower, found.levels),
    ):
        for one, other in combinations(group, 2):
            assert not one.intersects(other)
        for rect in group:
            assert QRectF(QPointF(), QSizeF(*size)).contains(rect)
            assert rect.width() > 100
            assert rect.height() > 40


@pytest.mark.parametrize("size", [(996, 522), (956, 622)])
def test_skill_tiles_and_performances_do_not_overlap(
    lay_out_board: LayOut, size: tuple[int, int]
) -> None:
    board = lay_out_board(start(4)).board
    board.resize(*size)
    tiles = [board.wheel.tile_rect(spot) for spot in range(8)]
    for one, other in combinations(tiles, 2):
        assert not one.intersects(other)
    for tile in tiles:
        assert board.wheel.rect.contains(tile)
    rows = [board.rows.tile_rect(row, nth) for row in range(7) for nth in range(2)]
    for one, other in combinations(rows, 2):
        assert not one.intersects(other)


def test_legal_roads_light_up_while_the_pawn_is_held(lay_out_board: LayOut) -> None:
    laid = lay_out_board(with_player(start(), 0, region="Vilanova"))
    assert laid.take("pawn")
    offered = {light.region for light in laid.board.lights.lights if light.offered}
    assert offered == ADJACENT["Vilanova"]
    laid.board.put_back()
    assert [light.region for light in laid.board.lights.lights] == ["Vilanova"]


def test_a_road_that_is_not_there_is_refused_in_words(lay_out_board: LayOut) -> None:
    laid = lay_out_board(with_player(start(), 0, region="Girona"))
    assert laid.take("pawn")
    laid.carry(laid.board.land.at(STANDS["Valls"]))
    assert laid.board.verdict_mark.reason == "No road leads from Girona to Valls."
    laid.board.hand.release()
    assert laid.moves == []
    assert laid.said[-1] == "No road leads from Girona to Valls."


def test_the_way_between_regions_is_at_most_two_roads() -> None:
    assert roads_between("Valls", "Valls") == 0
    assert roads_between("Girona", "Vilanova") == 1
    assert max(roads_between(a, b) for a, b in combinations(REGIONS, 2)) == 2


def test_a_route_preview_says_which_festivals_are_in_reach(lay_out_board: LayOut) -> None:
    state = with_player(start(), 0, region="Girona")
    first = min(state.calendar, key=lambda festival: festival.round)
    near = {n for n, festival in enumerate(state.calendar) if festival.round == 3}
    assert set(in_reach(state, first.region)) == near
    assert first.region in reach_text(state, first.region)
    laid = lay_out_board(state)
    assert laid.take("pawn")
    laid.aim("region", "Barcelona")
    assert laid.board.prompt().startswith("from Barcelona")


def test_people_of_a_region_are_read_out_and_found_by_a_click(lay_out_board: LayOut) -> None:
    state = with_region(with_player(start(), 0, region="Valls"), "Valls", castellers=(9, 4))
    board = lay_out_board(state).board
    figure = board.figures.figure(("casteller", "Valls", 1))
    assert figure is not None
    assert figure.size == 4
    assert board.piece_at(board.figures.figure_rect(figure).center()) == figure.key
    names = [spot.name for spot in board.spots()]
    assert "Valls: castellers 9 and 4, pawns of Anna" in names
    assert "casteller of size 4 in Valls" in names


@pytest.mark.parametrize("size", [(994, 510), (940, 600), (1200, 800), (1900, 1100)])
def test_the_tiles_around_the_wheel_do_not_cover_each_other(
    lay_out_board: LayOut, size: tuple[int, int]
) -> None:
    board = lay_out_board(start()).board
    board.resize(*size)
    tiles = [board.wheel.tile_rect(spot) for spot in range(len(board.wheel_model.spots))]
    for one, other in combinations(tiles, 2):
        assert not one.intersects(other)
    assert all(board.wheel.rect.contains(tile) for tile in tiles)
