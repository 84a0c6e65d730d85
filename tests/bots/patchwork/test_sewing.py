import random

from castlegames.bots.patchwork.sewing import (
    SHAPE_NAMES,
    beside,
    ranked,
    ranked_singles,
    roughness,
    shape_of,
    snug,
)
from castlegames.rules.patchwork.quilt import FULL, cells, mask, placements


def quilts(count, seed=1):
    """Quilts with patches laid anyhow, from empty to nearly full."""
    draws = random.Random(seed)
    for _ in range(count):
        quilt = 0
        for patch in draws.sample(range(33), draws.randint(0, 16)):
            free = [covered for covered in placements(patch) if not covered & quilt]
            if free:
                quilt |= draws.choice(free)
        yield quilt


def counted(quilt):
    """The counts of ``shape_of``, cell by cell."""

    def empty(row, column):
        return 0 <= row < 9 and 0 <= column < 9 and not quilt >> row * 9 + column & 1

    found = dict.fromkeys(SHAPE_NAMES, 0)
    ends = set()
    for row in range(9):
        for column in range(9):
            if not empty(row, column):
                continue
            north, south = not empty(row - 1, column), not empty(row + 1, column)
            west, east = not empty(row, column - 1), not empty(row, column + 1)
            match north + south + west + east:
                case 4:
                    found["holes"] += 1
                case 3:
                    found["dead_ends"] += 1
                    ends.add((row, column))
                case 2:
                    found["corridors" if north == south else "corners"] += 1
                case 1:
                    found["edges"] += 1
            for name, side in (("squares", 2), ("rooms", 3)):
                found[name] += all(
                    empty(row + down, column + right)
                    for down in range(side)
                    for right in range(side)
                )
            found["lines"] += all(empty(row, column + right) for right in range(4))
            found["lines"] += all(empty(row + down, column) for down in range(4))
    found["pairs"] = sum(
        ((row + 1, column) in ends) + ((row, column + 1) in ends) for row, column in ends
    )
    return tuple(found.values())


def test_a_quilts_shape_is_what_counting_cell_by_cell_gives():
    for quilt in (0, FULL, 1, *quilts(60)):
        assert shape_of(quilt) == counted(quilt)


def test_cells_beside_do_not_run_around_the_edge():
    north, south, west, east = beside(mask((0, 8, 72, 80)))
    assert cells(north) == (9, 17)
    assert cells(south) == (63, 71)
    assert cells(west) == (1, 73)
    assert cells(east) == (7, 79)


def test_the_snuggest_placements_touch_the_most():
    def touching(quilt, covered):
        count = 0
        for cell in cells(covered):
            row, column = divmod(cell, 9)
            for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                there = row + down, column + right
                inside = 0 <= there[0] < 9 and 0 <= there[1] < 9
                count += not inside or quilt >> there[0] * 9 + there[1] & 1
        return count

    for quilt in quilts(12, seed=2):
        for patch in (0, 5, 18, 30):
            free = [covered for covered in placements(patch) if not covered & quilt]
            best = sorted((touching(quilt, covered) for covered in free), reverse=True)
            found = snug(quilt, patch, 6)
            assert [touching(quilt, covered) for covered in found] == best[:6]
            assert set(found) <= set(free)


def test_ranked_placements_are_free_and_go_from_smooth_to_rough():
    for quilt in quilts(12, seed=3):
        found = ranked(quilt, 7)
        assert found == sorted(found)
        for rough, covered in found:
            assert not covered & quilt
            assert rough == roughness(quilt | covered)


def test_a_patch_that_does_not_fit_has_no_placement():
    assert ranked(FULL & ~1, 0) == []
    assert ranked(FULL, 0) == []


def test_a_special_patch_goes_into_a_hole_if_there_is_one():
    quilt = mask(range(81)) & ~mask((40, 60, 61, 62, 69, 70, 71, 78, 79, 80))
    assert ranked_singles(quilt)[0][1] == 1 << 40


def test_special_patches_go_on_empty_cells():
    for quilt in quilts(20, seed=4):
        found = ranked_singles(quilt)
        assert found
        assert all(not single & quilt and single.bit_count() == 1 for _, single in found)
    assert ranked_singles(FULL) == []
