import numpy as np
import pytest

from castlegames.bots.patchwork.judgement import (
    FEATURES,
    KNOTS,
    NO_PATCH,
    SEEN_AHEAD,
    Judgement,
    Weights,
    features,
    learned,
    mixing,
)
from castlegames.bots.patchwork.position import position_of
from castlegames.rules import Stream, game


def positions(seed=1, count=30):
    state = game("patchwork").start(2, seed)
    draws = Stream(seed).open()
    for _ in range(count):
        yield position_of(state, state.to_move)
        state = state.play(draws.choice(state.legal_moves()))
        if state.to_move is None:
            return


def slowly(weights, position):
    """The network's answer, term by term."""
    total = np.zeros(weights.out.shape[0] + 1)
    for number, side in enumerate((position.mover, position.other)):
        for knot, share in enumerate(mixing()[side.space]):
            for feature, value in enumerate(features(side)):
                total += share * value * weights.sides[number, knot, feature]
    for place in range(SEEN_AHEAD):
        patch = position.circle[place] if place < len(position.circle) else NO_PATCH
        total += weights.circle[place, patch]
    return np.maximum(total[:-1], 0) @ weights.out + total[-1]


def test_the_quick_answer_is_the_slow_one():
    judgement = Judgement(learned())
    for position in positions():
        assert judgement.lead(position) == pytest.approx(slowly(learned(), position), abs=0.01)


def test_asking_twice_gives_the_same():
    judgement = Judgement(learned())
    first = [judgement.lead(position) for position in positions()]
    assert [judgement.lead(position) for position in positions()] == first


def test_the_stored_network_has_the_shapes_it_should():
    weights = learned()
    units = len(weights.out)
    assert weights.sides.shape == (2, len(KNOTS), FEATURES, units + 1)
    assert weights.circle.shape == (SEEN_AHEAD, NO_PATCH + 1, units + 1)
    assert all(np.isfinite(array).all() for array in weights)


def test_more_buttons_and_income_are_judged_better():
    judgement = Judgement(learned())
    for position in list(positions(count=20))[4:]:
        mover = position.mover
        richer = mover._replace(buttons=mover.buttons + 6)
        earning = mover._replace(income=mover.income + 3)
        assert judgement.lead(position._replace(mover=richer)) > judgement.lead(position)
        assert judgement.lead(position._replace(mover=earning)) > judgement.lead(position)


def test_between_knots_weights_are_mixed_and_add_up_to_one():
    mixed = mixing()
    assert mixed.shape == (54, len(KNOTS))
    assert np.allclose(mixed.sum(1), 1)
    for number, knot in enumerate(KNOTS):
        assert mixed[knot, number] == 1


def test_an_empty_network_judges_nothing():
    nothing = Weights(
        np.zeros((2, len(KNOTS), FEATURES, 3), np.float32),
        np.zeros((SEEN_AHEAD, NO_PATCH + 1, 3), np.float32),
        np.zeros(2, np.float32),
    )
    assert Judgement(nothing).lead(next(positions())) == 0
