from castlegames.rules.patchwork.components import (
    INCOME_MARKS,
    PATCHES,
    SPECIAL_MARKS,
)


def test_the_patches_are_numbered_by_their_place_in_the_table():
    assert [patch.id for patch in PATCHES] == list(range(33))


def test_the_patches_have_166_cells_and_38_buttons_of_income():
    assert sum(patch.size for patch in PATCHES) == 166
    assert sum(patch.income for patch in PATCHES) == 38


def test_the_smallest_patch_is_the_only_one_of_two_cells():
    assert [patch.id for patch in PATCHES if patch.size == 2] == [0]


def test_every_patch_fills_the_rectangle_it_is_drawn_in():
    for patch in PATCHES:
        assert len({len(row) for row in patch.rows}) == 1
        assert all("#" in row for row in patch.rows)
        assert all(any(row[x] == "#" for row in patch.rows) for x in range(len(patch.rows[0])))


def test_an_income_mark_lies_on_every_sixth_space_up_to_the_last():
    assert tuple(range(5, 54, 6)) == INCOME_MARKS


def test_both_printings_of_the_track_have_five_special_patches():
    assert SPECIAL_MARKS["revised"] == (26, 32, 38, 44, 50)
    assert SPECIAL_MARKS["original"] == (20, 26, 32, 44, 50)
