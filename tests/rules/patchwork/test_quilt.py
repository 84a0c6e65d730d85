import pytest

from castlegames.rules.patchwork.components import PATCHES
from castlegames.rules.patchwork.quilt import (
    FULL,
    cell_name,
    cells,
    flipped,
    has_bonus_square,
    mask,
    orientations,
    placements,
    read_cell,
    shape,
    turned,
)

from .positions import block

FOUR_IN_A_LINE, SQUARE, CROSS, LETTER_L, BIG_CROSS = 6, 9, 15, 18, 30


def test_cells_and_bitboards_say_the_same():
    assert mask((0, 9, 80)) == 1 | 1 << 9 | 1 << 80
    assert cells(mask((80, 0, 9))) == (0, 9, 80)
    assert cells(FULL) == tuple(range(81))


def test_a_cell_is_named_by_column_and_row_from_the_top_left():
    assert cell_name(0) == "a1"
    assert cell_name(8) == "i1"
    assert cell_name(40) == "e5"
    assert cell_name(80) == "i9"


def test_every_cell_is_found_again_by_its_name():
    assert [read_cell(cell_name(cell)) for cell in range(81)] == list(range(81))


@pytest.mark.parametrize("name", ["", "a", "a0", "j1", "A1", "a10", "1a", "a²"])
def test_a_name_that_is_no_cell_is_refused(name):
    with pytest.raises(ValueError, match="no cell"):
        read_cell(name)


def test_four_quarter_turns_or_two_flips_change_nothing():
    for patch in PATCHES:
        side = shape(patch)
        assert turned(turned(turned(turned(side)))) == side
        assert flipped(flipped(side)) == side


@pytest.mark.parametrize(
    ("patch", "count"),
    [(FOUR_IN_A_LINE, 2), (SQUARE, 1), (CROSS, 1), (LETTER_L, 8), (BIG_CROSS, 2)],
)
def test_a_patch_has_as_many_sides_as_its_symmetry_leaves(patch, count):
    assert len(orientations(PATCHES[patch])) == count


@pytest.mark.parametrize(
    ("patch", "count"),
    [
        (FOUR_IN_A_LINE, 2 * 9 * 6),
        (SQUARE, 8 * 8),
        (CROSS, 7 * 7),
        (LETTER_L, 8 * 8 * 6),
        (BIG_CROSS, 2 * 7 * 5),
    ],
)
def test_a_patch_can_be_laid_in_every_place_of_every_side(patch, count):
    assert len(placements(patch)) == count


def test_placements_are_different_and_have_the_size_of_the_patch():
    for patch in PATCHES:
        found = placements(patch.id)
        assert len(set(found)) == len(found)
        assert {placement.bit_count() for placement in found} == {patch.size}
        assert all(placement <= FULL for placement in found)


def test_no_placement_runs_over_the_edge_into_the_next_row():
    for patch in PATCHES:
        longest = max(len(patch.rows), len(patch.rows[0]))
        for placement in placements(patch.id):
            columns = [cell % 9 for cell in cells(placement)]
            assert max(columns) - min(columns) < longest


@pytest.mark.parametrize(("row", "column"), [(row, col) for row in range(3) for col in range(3)])
def test_the_bonus_square_counts_wherever_it_lies(row, column):
    square = block(7, 7) << (row * 9 + column)
    assert has_bonus_square(square)
    assert all(not has_bonus_square(square & ~(1 << cell)) for cell in cells(square))


@pytest.mark.parametrize("quilt", [0, block(6, 9), block(9, 6), block(6, 9) | block(9, 6)])
def test_six_rows_or_six_columns_are_no_bonus_square(quilt):
    assert not has_bonus_square(quilt)
