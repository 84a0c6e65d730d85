import pytest

from castlegames.rules.castle_crush import Placement
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.bodies import (
    centre_of_mass,
    highest,
    hull,
    lean,
    lowest,
    mallet_hulls,
    overlap,
    shape,
)
from castlegames.rules.castle_crush.placing import poses, reach, standings

HOUSE, POINTED_HOUSE, SLANT, POINTED_TOWER, FLAT_TOWER, ROOF = (5 * kind for kind in range(6))


def heights(*placements):
    return [each.z for each in standings(placements)]


def test_the_first_piece_stands_on_the_foundation():
    assert heights(Placement(HOUSE, 0, 0)) == [10]


def test_a_piece_rests_on_the_highest_top_below_its_footprint():
    assert heights(
        Placement(HOUSE, -20, 0), Placement(FLAT_TOWER, 15, 0), Placement(ROOF, 0, 0)
    ) == pytest.approx([10, 10, 70])


def test_pieces_side_by_side_do_not_carry_each_other():
    assert heights(Placement(HOUSE, -20, 0), Placement(HOUSE + 1, 20, 0)) == [10, 10]
    assert heights(Placement(HOUSE, 0, -15, 180), Placement(HOUSE + 1, 0, 15, 90)) == [10, 40]


@pytest.mark.parametrize(("x", "z"), [(0, 55), (20, 55), (30, 45), (39, 36)])
def test_on_a_gable_a_piece_comes_down_to_the_highest_point_under_it(x, z):
    found = heights(Placement(POINTED_HOUSE, 0, 0), Placement(HOUSE, x, 0))
    assert found[1] == pytest.approx(z, abs=0.05)


@pytest.mark.parametrize(("turn", "z"), [(0, 70), (180, 70 - 20 / 3), (90, 70)])
def test_a_slant_top_carries_at_its_high_side(turn, z):
    found = heights(Placement(SLANT, 0, 0, turn), Placement(HOUSE, -25, 0))
    assert found[1] == pytest.approx(z if turn != 180 else 10 + 40 + 20 * 10 / 30, abs=0.05)


def test_a_turned_block_covers_a_turned_footprint():
    assert heights(Placement(HOUSE, 0, 0), Placement(HOUSE + 1, 0, 34)) == [10, 10]
    assert heights(Placement(HOUSE, 0, 0), Placement(HOUSE + 1, 0, 34, 90)) == [10, 40]


def test_supports_name_everything_at_the_height_of_the_foot():
    standing = standings(
        [Placement(HOUSE, -20, 0), Placement(HOUSE + 1, 20, 0), Placement(FLAT_TOWER, 0, 0)]
    )
    assert standing[0].supports == (None,)
    assert standing[2].supports == (HOUSE, HOUSE + 1)


def test_beyond_the_foundation_there_is_only_the_table():
    (standing,) = standings([Placement(HOUSE, 75, 0)])
    assert standing.supports == ()
    assert standing.z == 0


def test_a_lying_king_is_as_high_as_he_is_deep():
    king = Placement(c.king(0), 0, 0, 30, lying=True)
    (pose,) = poses([king], 0, 2)
    assert lean(pose) == pytest.approx(90)
    assert lowest(pose) == pytest.approx(10, abs=0.05)
    assert highest(pose) == pytest.approx(25, abs=0.05)
    x, y, _ = centre_of_mass(pose)
    assert (x, y) == pytest.approx((0, -150))


def test_a_block_may_reach_over_the_edge_by_its_corner():
    assert reach(Placement(HOUSE, 0, 0)) == 0
    assert reach(Placement(HOUSE, 40, 0)) == pytest.approx(10)
    assert reach(Placement(HOUSE, 60, 0)) == pytest.approx(30)
    assert reach(Placement(HOUSE, 0, 45, 90)) == pytest.approx(15)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_foundation_looks_towards_the_base(seats):
    for seat in range(seats):
        near, far = (
            poses([Placement(HOUSE, 0, y)], seat, seats)[0].position for y in (40.0, -40.0)
        )
        assert (near[0] ** 2 + near[1] ** 2) ** 0.5 == pytest.approx(110)
        assert (far[0] ** 2 + far[1] ** 2) ** 0.5 == pytest.approx(190)


def test_the_first_player_sees_right_on_the_right():
    (pose,) = poses([Placement(HOUSE, 30, 0)], 0, 4)
    assert pose.position == pytest.approx((30, -150, 10))


@pytest.mark.parametrize(
    ("block", "volume", "centre"),
    [
        (HOUSE, 40 * 30 * 30, 15),
        (POINTED_HOUSE, (40 * 25 + 40 * 20 / 2) * 30, None),
        (SLANT, 30 * 50 * 30, None),
        (POINTED_TOWER, (30 * 50 + 30 * 25 / 2) * 30, None),
        (FLAT_TOWER, 30 * 60 * 30, 30),
        (ROOF, 40 * 25 / 2 * 30, 25 / 3),
    ],
)
def test_volumes_and_centres_are_those_of_the_prisms(block, volume, centre):
    made = shape(block)
    assert made.volume == pytest.approx(volume)
    if centre is not None:
        assert made.centre == pytest.approx((0, 0, centre))
    assert 0 < made.centre[2] < c.kind_of(block).height


def test_a_slant_tower_is_heavier_on_its_high_side():
    assert shape(SLANT).centre[0] < 0


def test_solids_that_touch_do_not_overlap_and_solids_that_enter_do():
    apart, touching, entering = (
        [hull(pose) for pose in poses([Placement(HOUSE, -20, 0), Placement(HOUSE + 1, x, 0)], 0, 2)]
        for x in (21.0, 20.0, 20.0)
    )
    assert not overlap(*apart)
    assert not overlap(*touching)
    lower = hull(poses([Placement(HOUSE + 1, 19.5, 0)], 0, 2)[0])
    assert overlap(entering[0], lower)


def test_turned_blocks_overlap_by_their_true_outlines():
    first = hull(poses([Placement(HOUSE, 0, 0, 45)], 0, 2)[0])
    inside = hull(poses([Placement(HOUSE + 1, 30, 0, 45)], 0, 2)[0])
    outside = hull(poses([Placement(HOUSE + 1, 43, 0, 45)], 0, 2)[0])
    assert overlap(first, inside)
    assert not overlap(first, outside)


def test_the_mallet_stands_on_the_lower_edge_of_its_foot():
    shaft, head = mallet_hulls(0.0, 0.0, 90.0)
    assert min(z for _, _, z in shaft.corners) == pytest.approx(c.BASE_HEIGHT, abs=0.05)
    assert max(z for _, _, z in head.corners) > 225
    assert max(y for _, y, _ in head.corners) > 40
