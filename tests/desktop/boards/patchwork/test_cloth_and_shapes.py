"""Patches lie as the rules let them, and no two look alike."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QSizeF

from castlegames.desktop.boards.patchwork.cloth import FABRICS, PRINTS, button_cells, cloth, outline
from castlegames.desktop.boards.patchwork.layout import lay_out
from castlegames.desktop.boards.patchwork.shapes import (
    SPECIAL,
    corner,
    covered,
    lying,
    middle,
    pose,
    poses,
)
from castlegames.desktop.boards.patchwork.time_item import SPIRAL
from castlegames.rules.patchwork.components import PATCHES
from castlegames.rules.patchwork.quilt import cells, placements

patches = st.sampled_from([patch.id for patch in PATCHES])


@given(patches)
def test_the_poses_cover_just_what_the_rules_let_a_patch_cover(patch: int) -> None:
    ours = set()
    for how in poses(patch):
        for top in range(10 - how.rows):
            for left in range(10 - how.columns):
                ours.add(covered(how, top, left))
    assert ours == {cells(placement) for placement in placements(patch)}


@given(patches, st.integers(0, 3), st.booleans(), st.integers(0, 80))
def test_a_held_patch_never_leaves_the_quilt(
    patch: int, turn: int, flipped: bool, cell: int
) -> None:
    how = pose(patch, turn, flipped)
    top, left = corner(how, cell)
    under = covered(how, top, left)
    assert len(under) == PATCHES[patch].size
    assert all(0 <= each < 81 for each in under)
    assert corner(how, middle(how, top, left)) == (top, left)


@given(patches, st.integers(0, 3), st.booleans())
def test_what_lies_on_a_quilt_is_found_again(patch: int, turn: int, flipped: bool) -> None:
    under = covered(pose(patch, turn, flipped), 2, 3)
    how, top, left = lying(patch, under)
    assert covered(how, top, left) == under


def test_no_two_patches_are_cut_from_the_same_cloth() -> None:
    every = [cloth(patch.id) for patch in PATCHES]
    assert len(set(every)) == len(PATCHES)
    assert {each.colour for each in every} == set(FABRICS.values())
    assert {each.print for each in every} == set(PRINTS)


@pytest.mark.parametrize("patch", [patch.id for patch in PATCHES])
def test_a_patch_carries_as_many_buttons_as_its_income(patch: int) -> None:
    assert len(button_cells(patch)) == PATCHES[patch].income
    assert button_cells(SPECIAL) == ()


@given(patches, st.integers(0, 3), st.booleans())
def test_the_edge_of_a_patch_holds_its_cells_and_no_others(
    patch: int, turn: int, flipped: bool
) -> None:
    how = pose(patch, turn, flipped)
    edge = outline(how.cells, 10.0, 0.5, 1.0)
    for row in range(-1, how.rows + 1):
        for column in range(-1, how.columns + 1):
            inside = edge.contains(QPointF(column * 10 + 5, row * 10 + 5))
            assert inside == ((row, column) in how.cells)


def test_the_spiral_runs_without_a_gap_over_the_whole_board() -> None:
    assert len(set(SPIRAL)) == 56
    assert SPIRAL[0] == (0, 0)
    for (row, column), (below, right) in pairwise(SPIRAL):
        assert abs(row - below) + abs(column - right) == 1


@pytest.mark.parametrize("size", [(740, 480), (996, 522), (950, 610), (1400, 860), (1900, 700)])
def test_nothing_on_the_table_overlaps_at_any_size(size: tuple[int, int]) -> None:
    layout = lay_out(QSizeF(*size))
    parts = [
        layout.own,
        layout.own_caption,
        layout.other,
        layout.other_caption,
        layout.other_facts,
        layout.time,
        layout.time_caption,
        layout.preview,
        layout.strip,
    ]
    for number, part in enumerate(parts):
        assert part.left() >= -0.5
        assert part.right() <= size[0] + 0.5
        assert part.top() >= -0.5
        assert part.bottom() <= size[1] + 0.5
        for other in parts[number + 1 :]:
            common = part.intersected(other)
            assert common.width() < 1 or common.height() < 1, (number, part, other)
