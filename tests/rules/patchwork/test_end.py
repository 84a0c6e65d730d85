import pytest

from castlegames.rules.game import IllegalMove
from castlegames.rules.patchwork import Advance, Place, Take
from castlegames.rules.patchwork.quilt import FULL

from .positions import all_but, block, table


def test_a_match_ends_when_both_tokens_are_on_the_last_space():
    running = table(positions=(52, 53))
    assert running.outcome() is None
    over = running.play(Advance())
    assert over.to_move is None
    assert over.legal_moves() == ()
    assert over.events[-1].kind == "end"


def test_nothing_can_be_played_when_the_match_is_over():
    over = table(positions=(53, 53))
    for move in (Advance(), Take(1, (0, 1, 9)), Place(0)):
        assert over.why_not(move).code == "match_over"
        with pytest.raises(IllegalMove):
            over.play(move)


def test_points_are_buttons_and_bonus_less_two_an_empty_cell():
    state = table(quilts=(block(7, 7), 0), buttons=(20, 3), bonus=0)
    first, second = state.scores()
    assert first.parts == {"buttons": 20, "bonus": 7, "empty": -64}
    assert first.total == 20 + 7 - 64
    assert second.parts == {"buttons": 3, "bonus": 0, "empty": -162}
    assert second.total == -159


def test_a_full_quilt_loses_no_points():
    assert table(quilts=(FULL, 0), bonus=0).scores()[0].parts["empty"] == 0


def test_more_points_win():
    over = table(positions=(53, 53), on_top=0, buttons=(4, 9), quilts=(1, 1))
    outcome = over.outcome()
    assert outcome.winners == over.winners() == (1,)
    assert outcome.decided_by == "points"
    assert outcome.args == {"margin": 5}


def test_scores_below_zero_are_compared_like_any_others():
    over = table(positions=(53, 53), on_top=0, buttons=(0, 1))
    assert over.scores()[0].total == -162
    assert over.winners() == (1,)


@pytest.mark.parametrize("last", [0, 1])
def test_a_tie_goes_to_the_one_who_reached_the_last_space_first(last):
    positions = (52, 53) if last == 0 else (53, 52)
    buttons = (4, 5) if last == 0 else (5, 4)
    over = table(positions=positions, buttons=buttons).play(Advance())
    assert over.scores()[0].total == over.scores()[1].total
    assert over.winners() == (1 - last,)
    assert over.outcome().decided_by == "first_home"


def test_buttons_and_cells_can_tie():
    over = table(positions=(53, 53), on_top=1, buttons=(10, 0), quilts=(all_but(1, 2), all_but()))
    assert over.scores()[0].total == 6
    assert over.winners() == (0,)


def test_a_running_match_has_no_winner():
    assert table().winners() == ()
    assert table(positions=(53, 52)).winners() == ()
