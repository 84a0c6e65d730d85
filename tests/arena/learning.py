"""What the trainings share: the steps of Adam, and ridge regression."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Array = NDArray[np.float64]


class Adam:
    """Says how far some arrays should go against their slopes, as a multiple of the rate."""

    def __init__(self, arrays: Iterable[Floats]) -> None:
        self._moments = [(np.zeros_like(array), np.zeros_like(array)) for array in arrays]
        self._done = 0

    def steps(self, slopes: Iterable[Floats]) -> Iterator[Floats]:
        """A step for each array in their order; slopes and steps have the arrays' shapes."""
        self._done += 1
        for (mean, square), slope in zip(self._moments, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            size = np.sqrt(square / (1 - 0.999**self._done)) + 1e-8
            yield mean / (1 - 0.9**self._done) / size


def ridge(counts: Array, wanted: Array, strength: float) -> tuple[Array, float]:
    """The weights of the counts that explain best what is wanted, none larger than it must be.

    counts: of shape (examples, weights); wanted: of shape (examples,). The second is what is
    wanted where nothing counts. ``strength`` is as many examples, after each count is scaled to
    deviation 1, in which no weight does anything.
    """
    middle, spread = counts.mean(axis=0), counts.std(axis=0)
    spread[spread == 0] = 1.0
    scaled = (counts - middle) / spread
    square = scaled.T @ scaled + strength * np.eye(counts.shape[1])
    weights: Array = np.linalg.solve(square, scaled.T @ (wanted - wanted.mean())) / spread
    return weights, float(wanted.mean() - middle @ weights)
