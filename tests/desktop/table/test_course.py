"""Who was ahead, and the move that turned the match."""

from castlegames.desktop.table.course import TurningPoint, leads, turning_point


def test_a_lead_is_over_the_best_of_the_others() -> None:
    assert leads(((0, 4, 6), (1, 2, 9), (3, 3, 3)), 0) == (-3, 1, -3)


def test_the_one_largest_swing_turns_a_match() -> None:
    totals = ((0, 2, 9, 10), (0, 3, 3, 8))
    assert turning_point(totals, (0,)) == TurningPoint(2, 7)


def test_among_equal_swings_the_lead_for_good_counts() -> None:
    totals = ((0, 1, 1, 2, 2, 3), (0, 0, 1, 1, 2, 2))
    assert turning_point(totals, (0,)) == TurningPoint(5, 1, for_good=True)


def test_a_loss_of_the_other_is_a_swing_too() -> None:
    assert turning_point(((5, 5, 6), (7, 2, 2)), (0,)) == TurningPoint(1, 5)


def test_a_shared_win_has_no_turning_point() -> None:
    assert turning_point(((0, 3), (0, 3)), (0, 1)) is None


def test_a_match_that_was_won_by_a_tie_break_alone_has_none() -> None:
    assert turning_point(((0, 1, 1, 2, 2), (0, 0, 1, 1, 2)), (1,)) is None


def test_a_match_without_moves_has_none() -> None:
    assert turning_point(((0,), (0,)), (0,)) is None
