"""What the trainings share."""

import numpy as np
import pytest

from tests.arena.learning import Adam, ridge


def test_adam_comes_to_where_nothing_slopes():
    arrays = [np.array([5.0, -3.0], np.float32), np.array([[2.0]], np.float32)]
    goals = [np.array([1.0, 1.0], np.float32), np.array([[-1.0]], np.float32)]
    adam = Adam(arrays)
    for _ in range(400):
        slopes = [array - goal for array, goal in zip(arrays, goals, strict=True)]
        for array, step in zip(arrays, adam.steps(slopes), strict=True):
            array -= 0.05 * step
    for array, goal in zip(arrays, goals, strict=True):
        assert array == pytest.approx(goal, abs=0.02)


def test_adams_first_step_is_one_against_any_slope():
    steps = list(Adam([np.zeros(2, np.float32)]).steps([np.array([1e-3, -7.0], np.float32)]))
    assert steps[0] == pytest.approx([1, -1], rel=1e-3)


def test_ridge_finds_the_weights_and_shrinks_what_is_uncertain():
    draws = np.random.default_rng(1)
    counts = np.c_[draws.normal(2, 3, (500, 2)), np.full(500, 7.0)]
    wanted = 4 + counts @ [1.5, -0.5, 9.0]
    weights, start = ridge(counts, wanted, 1e-9)
    assert weights == pytest.approx([1.5, -0.5, 0])
    assert start == pytest.approx(4 + 63)
    shrunk, _ = ridge(counts, wanted, 500)
    assert shrunk == pytest.approx([0.75, -0.25, 0], rel=0.1)
