"""The bots' own quick rules agree with the rules."""

import pytest

from castlegames.bots.patchwork.choosing import purchase, special
from castlegames.bots.patchwork.position import ADVANCE, Rules, position_of
from castlegames.bots.patchwork.tree import TIE, PurchaseTree
from castlegames.bots.patchwork.worth import SimpleLead, points
from castlegames.rules import Stream, game
from castlegames.rules.patchwork import Advance, Take


def seat_after(state):
    """The mover as the bots see it: at the end the seat that was first home."""
    return 1 - state.on_top if state.to_move is None else state.to_move


@pytest.mark.parametrize("track", ["revised", "original"])
@pytest.mark.parametrize("seed", range(8))
def test_steps_lead_where_the_moves_lead(seed, track):
    rules = Rules(track)
    state = game("patchwork").start(2, seed, {"track": track})
    draws = Stream(seed).open()
    while state.to_move is not None:
        seat = state.to_move
        position = position_of(state, seat)
        takes = [move for move in state.legal_moves() if isinstance(move, Take)]
        affordable = {move.patch for move in takes}
        for patch in state.in_reach:
            assert (rules.after(position, patch) is not None) == (patch in affordable)
        steps = [*sorted(affordable), ADVANCE]
        step = draws.choice(steps)
        reached, passed = rules.after(position, step)
        if step == ADVANCE:
            state = state.play(Advance())
        else:
            quilt = state.quilts[seat]
            state = state.play(purchase(step, rules.sew(quilt, step) & ~quilt))
        if state.special_due:
            quilt = state.quilts[seat]
            state = state.play(special(rules.patch_up(quilt) & ~quilt))
        assert reached == position_of(state, seat_after(state))
        assert passed == (seat_after(state) != seat or state.to_move is None)


def test_the_tree_values_the_end_by_its_points():
    tree = PurchaseTree("revised", SimpleLead())
    state = game("patchwork").start(2, 3)
    while state.to_move is not None:
        state = state.play(state.legal_moves()[0])
    first = seat_after(state)
    position = position_of(state, first)
    totals = [score.total for score in state.scores()]
    assert tree.over(position)
    assert points(position.mover) == totals[first]
    assert tree.value(position) == (totals[first] - totals[1 - first] or TIE)


def test_a_tie_at_the_end_is_good_for_the_one_who_was_first_home():
    tree = PurchaseTree("revised", SimpleLead())
    state = game("patchwork").start(2, 3)
    position = position_of(state, 0)
    side = position.mover._replace(space=53)
    assert tree.value(position._replace(mover=side, other=side)) == TIE
