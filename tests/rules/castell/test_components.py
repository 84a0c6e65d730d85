from collections import Counter

from castlegames.rules.castell.components import (
    ADJACENT,
    AWARDS,
    BOARD_SKILL_TILES,
    CALENDAR,
    DIVERSITY_POINTS,
    DOTTED,
    PERFORMANCES,
    PRIZES_IN_BOX,
    REGIONS,
    SECTORS,
    SKILLS,
    TOUCHING,
)
from castlegames.rules.castell.festival_calendar import in_round
from castlegames.rules.castell.wheel import sector_at, spot_of, trainable_spots

from .positions import start


def test_the_map_has_twelve_roads_and_any_two_regions_are_within_two_moves():
    assert len({frozenset(edge) for edge in (*TOUCHING, *DOTTED)}) == 12
    for region in REGIONS:
        near = {region} | ADJACENT[region]
        assert set(REGIONS) == near.union(*(ADJACENT[other] for other in near))
        assert all(region in ADJACENT[other] for other in ADJACENT[region])


def test_there_are_sixteen_shapes_and_sixteen_exhibitions():
    shapes = [tile for tile in PERFORMANCES if tile.is_shape]
    exhibitions = [tile for tile in PERFORMANCES if not tile.is_shape]
    assert len(shapes) == len(exhibitions) == 16
    assert [tile.id for tile in PERFORMANCES] == list(range(32))
    assert len({tile.widths for tile in shapes}) == 16
    assert all(list(tile.widths) == sorted(tile.widths, reverse=True) for tile in shapes)
    by_skills = Counter(len(tile.skills) for tile in exhibitions)
    assert by_skills == {1: 5, 2: 10, 5: 1}
    assert len({frozenset(tile.skills) for tile in exhibitions}) == 16
    assert Counter(tile.points for tile in exhibitions) == {4: 5, 5: 5, 6: 5, 8: 1}


SHAPES = (
    "2-2-1:3 3-3-1:3 4-3-1:3 1-1-1:4 3-3-2-1:4 3-2-2-1:4 3-2-1-1:4 4-3-2-1:4 5-3-2-1:4 2-2-1-1:5 "
    "4-4-2-1:5 3-3-2-2-1:6 3-3-2-1-1:6 4-3-3-2-1:6 5-4-3-2-1:6 3-3-3-2-1-1:8"
)
PAIRS = {
    5: "balance+base balance+mix balance+strength balance+width base+width",
    6: "base+mix base+strength mix+strength mix+width strength+width",
}


def test_the_performances_are_those_of_the_rules():
    shapes = ["-".join(map(str, tile.widths)) + f":{tile.points}" for tile in PERFORMANCES[:16]]
    assert shapes == SHAPES.split()
    pairs = {
        points: [
            "+".join(tile.skills)
            for tile in PERFORMANCES
            if len(tile.skills) == 2 and tile.points == points
        ]
        for points in PAIRS
    }
    assert pairs == {points: text.split() for points, text in PAIRS.items()}


def test_each_skill_has_a_board_tile_and_balance_and_special_have_two():
    assert Counter(BOARD_SKILL_TILES) == {**dict.fromkeys(SKILLS, 1), "balance": 2, "special": 2}


def test_the_calendar_has_one_festival_in_rounds_three_and_seven_and_two_in_the_others():
    assert Counter(round_ for _, round_ in CALENDAR) == {
        **dict.fromkeys((4, 5, 6, 8, 9, 10), 2),
        3: 1,
        7: 1,
    }
    assert Counter(stack for stack, _ in CALENDAR) == {"I": 7, "II": 7}


def test_the_awards_and_the_diversity_bonus_are_those_of_the_rules():
    assert AWARDS[1] == ("medal",)
    assert AWARDS[2] == ("trophy", "ribbon")
    assert AWARDS[3] == ("trophy", "medal", "ribbon")
    assert AWARDS[4] == ("trophy", "medal", "ribbon", "ribbon")
    assert DIVERSITY_POINTS[1:] == (0, 1, 3, 5, 7, 10, 14)
    assert sum(PRIZES_IN_BOX.values()) == 40


def test_the_shared_sector_points_north_in_round_one_and_turns_clockwise():
    assert sector_at(0, 1) is None
    assert sector_at(1, 1) == "Girona"
    assert sector_at(7, 1) == "Lleida"
    assert sector_at(1, 2) is None
    assert sector_at(0, 2) == "Lleida"
    assert spot_of(None, 6) == 5
    assert spot_of(None, 10) == 1


def test_every_sector_has_one_spot_in_every_round():
    for round_ in range(1, 11):
        assert sorted(spot_of(sector, round_) for sector in SECTORS) == list(range(8))
        for spot in range(8):
            assert spot_of(sector_at(spot, round_), round_) == spot


def test_the_advanced_side_offers_only_the_regions_own_tile():
    assert trainable_spots("Valls", 1, "all_regions") == (5, 0)
    assert trainable_spots("Valls", 1, "no_region") == (5,)


def test_the_calendar_is_read_by_round():
    calendar = start().calendar
    assert in_round(calendar, 2) == ()
    assert in_round(calendar, 3) == (0,)
    assert in_round(calendar, 10) == (12, 13)
