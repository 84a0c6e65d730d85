import pytest

from castlegames.rules.game import IllegalMove
from castlegames.rules.patchwork import Advance, Place, Take
from castlegames.rules.patchwork.quilt import FULL, mask

from .positions import CIRCLE, block, table


def test_a_preview_says_what_a_patch_costs_and_brings():
    state = table(positions=(4, 9), incomes=(2, 0), circle=(5, *CIRCLE))
    seen = state.preview(Take(5, (0, 1, 10, 11)))
    assert (seen.seat, seen.cost, seen.earned, seen.income) == (0, 3, 0, 3)
    assert (seen.start, seen.end, seen.marks) == (4, 6, (5,))
    assert seen.buttons == 5 - 3 + 3
    assert seen.special is None
    assert not seen.bonus
    assert seen.to_move == 0


def test_a_preview_of_an_advance_counts_its_spaces():
    seen = table(positions=(1, 4), incomes=(2, 0)).preview(Advance())
    assert (seen.earned, seen.income, seen.buttons, seen.end) == (4, 2, 11, 5)
    assert seen.to_move == 1


def test_a_preview_tells_of_special_patch_bonus_and_end():
    assert table(positions=(25, 25)).preview(Advance()).special == 26
    assert table(positions=(25, 25)).preview(Advance()).to_move == 0
    assert table(positions=(25, 25), quilts=(FULL, 0)).preview(Advance()).to_move == 1
    square = block(7, 7) & ~mask((0, 1, 2))
    assert table(quilts=(square, 0)).preview(Take(2, (0, 1, 2))).bonus
    assert table(positions=(52, 53)).preview(Advance()).to_move is None


def test_a_preview_of_a_special_patch_moves_nothing():
    state = table(positions=(25, 25)).play(Advance())
    seen = state.preview(Place(3))
    assert (seen.start, seen.end, seen.cost, seen.income) == (26, 26, 0, 0)
    assert seen.to_move == 1


def test_a_patch_can_be_weighed_before_it_is_laid_even_if_it_costs_too_much():
    state = table(buttons=(1, 5))
    assert state.preview_patch(18).buttons == -9
    assert state.preview_patch(1).end == 3


def test_an_illegal_move_has_no_preview():
    with pytest.raises(IllegalMove):
        table().preview(Place(3))


def test_nothing_can_be_weighed_when_the_match_is_over():
    with pytest.raises(ValueError, match="over"):
        table(positions=(53, 53)).preview_patch(1)
