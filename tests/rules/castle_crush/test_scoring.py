import pytest

from castlegames.rules.castle_crush import Rest
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.bodies import Pose, about
from castlegames.rules.castle_crush.scoring import (
    attack_points,
    block_points,
    castle_points,
    fallen,
)
from castlegames.rules.castle_crush.storeys import height, kept_by_a_load, storeys, to_take_off

from .falls import felled

FLOOR = c.foundation(0)


def at(piece, z, leaning=0.0):
    return Pose(piece, 0, 0, z, *about((0.0, 1.0, 0.0), leaning))


def tower_rest(count, leaning=()):
    """Flat houses and flat towers one on another on seat 0's foundation."""
    pieces = [0, 1, 2, 3, 4, 20, 21, 22][:count]
    poses, pairs, z = [], [], 10.0
    for below, piece in zip([FLOOR, *pieces], pieces, strict=False):
        poses.append(at(piece, z, 25.0 if piece in leaning else 0.0))
        pairs.append((piece, below))
        z += c.kind_of(piece).height
    return Rest(tuple(poses), (), tuple(pairs))


@pytest.mark.parametrize(
    ("blocks", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 7), (5, 12), (6, 20), (11, 20)]
)
def test_an_attack_on_so_many_blocks_gives_the_points_of_the_table(blocks, points):
    assert attack_points(blocks, 0, 0) == points


def test_a_king_gives_five_and_a_general_three_each():
    assert attack_points(0, 1, 0) == 5
    assert attack_points(0, 0, 1) == 3
    assert attack_points(3, 2, 3) == 4 + 10 + 9


@pytest.mark.parametrize(("storey", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 16), (8, 16)])
def test_a_block_of_a_storey_gives_the_points_of_the_table(storey, points):
    assert block_points(storey, upright=True) == points
    assert block_points(storey, upright=False) == 1


@pytest.mark.parametrize("count", range(1, 9))
def test_a_tower_of_so_many_storeys_scores_each_of_them(count):
    rest = tower_rest(count)
    assert sorted(storeys(rest).values()) == list(range(1, count + 1))
    table = [1, 3, 6, 10, 16, 16, 16, 16]
    assert castle_points(rest, 0, rest.pieces).blocks == sum(table[:count])


@pytest.mark.parametrize(("lean", "points"), [(0, 1), (19.9, 1), (20.1, 1)])
def test_on_the_ground_leaning_makes_no_difference(lean, points):
    rest = Rest((at(0, 12, lean),), (), ((0, FLOOR),))
    assert castle_points(rest, 0, (0,)).blocks == points


@pytest.mark.parametrize(("lean", "points"), [(19.9, 1 + 3), (20.1, 1 + 1), (90, 1 + 1)])
def test_a_block_that_leans_more_than_20_degrees_scores_one_in_any_storey(lean, points):
    rest = Rest((at(0, 10), at(1, 42, lean)), (), ((0, FLOOR), (1, 0)))
    assert castle_points(rest, 0, (0, 1)).blocks == points


def test_a_toppled_block_still_carries_a_storey_for_what_stands_on_it():
    rest = tower_rest(3, leaning=(1,))
    assert castle_points(rest, 0, rest.pieces).blocks == 1 + 1 + 6


def test_a_block_on_two_others_counts_from_the_higher_storey():
    rest = Rest(
        (at(0, 10), at(1, 40), at(20, 10), at(5, 70)),
        (),
        ((0, FLOOR), (1, 0), (5, 1), (5, 20), (20, FLOOR)),
    )
    assert storeys(rest) == {0: 1, 1: 2, 20: 1, 5: 3}


def test_debris_that_rests_on_no_block_off_the_table_is_in_the_first_storey():
    lying = Pose(0, 0, 0, 20, *about((0.0, 1.0, 0.0), 90.0))
    rest = Rest((lying, at(1, 40)), (0,), ((1, 0),))
    assert storeys(rest) == {1: 1}
    assert castle_points(rest, 0, (0, 1)).blocks == 1


def test_a_piece_on_another_players_foundation_scores_for_its_builder():
    rest = Rest((at(0, 10), at(1, 40)), (), ((0, c.foundation(3)), (1, 0)))
    assert castle_points(rest, 0, (0, 1)).blocks == 4
    assert castle_points(rest, 3, ()).total == 0


def test_figures_off_the_table_score_seven_and_five_also_when_they_lie():
    king, general = c.king(1), c.general(1)
    rest = Rest((at(king, 50, 90.0), at(general, 10)), (), ((general, c.foundation(1)),))
    points = castle_points(rest, 1, rest.pieces)
    assert (points.king, points.general, points.total) == (7, 5, 12)


def test_nothing_that_touches_the_table_scores():
    rest = felled(tower_rest(4), (0, 1, 2, 3))
    assert castle_points(rest, 0, rest.pieces).total == 0


def test_height_is_the_top_of_the_highest_block_off_the_table():
    rest = tower_rest(2)
    assert height(rest, (0, 1)) == pytest.approx(70.0)
    assert height(felled(rest, (1,)), (0, 1)) == pytest.approx(40.0)
    assert height(felled(rest, (0, 1)), (0, 1)) == 0.0
    figure = Rest((at(c.king(0), 200),), (), ())
    assert height(figure, figure.pieces) == 0.0


def test_height_of_a_toppled_block_is_that_of_its_highest_corner():
    rest = Rest((Pose(20, 0, 0, 55, *about((0.0, 1.0, 0.0), 90.0)),), (), ())
    assert height(rest, (20,)) == pytest.approx(70.0)


def test_newly_fallen_are_only_pieces_that_did_not_touch_the_table_before():
    before = felled(tower_rest(4), (0,))
    hit = felled(before, (1, 2))
    found = fallen(before, hit, own=(), paid=())
    assert found.pieces == (1, 2)
    assert found.points == 2


def test_own_pieces_and_pieces_paid_for_before_give_nothing():
    rest = tower_rest(5)
    found = fallen(rest, felled(rest, (0, 1, 2)), own=(0,), paid=(1,))
    assert found.pieces == (2,)
    assert found.points == 1


def test_blocks_of_all_opponents_count_together():
    rest = tower_rest(6)
    assert fallen(rest, felled(rest, range(5)), own=(), paid=()).points == 12


def test_a_block_that_stands_upright_on_the_table_has_fallen_too():
    rest = tower_rest(2)
    assert fallen(rest, felled(rest, (1,), leaning=0.0), own=(), paid=()).blocks == 1


def test_a_fallen_block_stays_while_a_piece_off_the_table_rests_on_it():
    lying = Pose(0, 0, 0, 20, *about((0.0, 1.0, 0.0), 90.0))
    rest = Rest((lying, at(1, 40)), (0,), ((1, 0),))
    assert kept_by_a_load(rest) == {0}
    assert to_take_off(rest) == frozenset()


def test_a_fallen_block_goes_when_its_load_touches_the_table_too():
    lying = Pose(0, 0, 0, 20, *about((0.0, 1.0, 0.0), 90.0))
    rest = Rest((lying, at(1, 20)), (0, 1), ((1, 0),))
    assert to_take_off(rest) == {0, 1}


def test_a_fallen_figure_always_goes_even_under_a_load():
    king = c.king(0)
    lying = Pose(king, 0, 0, 7.5, *about((1.0, 0.0, 0.0), 90.0))
    rest = Rest((at(1, 15), lying), (king,), ((1, king),))
    assert to_take_off(rest) == {king}
