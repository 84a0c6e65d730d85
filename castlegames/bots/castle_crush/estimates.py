"""What swings are worth that were not tried, told from those close by that were.

A Gaussian process over where the mallet stands and which way it falls: every fall tells about the
swings near it, and one lucky fall counts for little. Loads numpy: import it when simulating.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]

NEAR_TURN = 5.0
NEAR_SHIFT = 12.0
"""Swings that differ by so much (degrees, mm) are still alike."""
NOISE = 7.0
"""How much two falls of the same swing differ under the hand's wobble, in points."""
SPREAD = 6.0
"""How much swings differ in what they are worth, in points."""
FIRST_GUESS = 8.0
GUESSED = 2.0
"""What a swing is worth before any was tried, and for how many tries that counts."""


class Estimates:
    """Estimates for ``places``: rows of the foot's x and y in mm and the direction in degrees.

    ``handicaps`` are the points that each is behind the plainest before any was tried.
    """

    def __init__(
        self, places: Sequence[tuple[float, float, float]], handicaps: Sequence[float]
    ) -> None:
        self._handicaps = np.array(handicaps, dtype=np.float64)
        self._places = np.array(places, dtype=np.float64).reshape(-1, 3)
        self._tried = np.zeros((0, 3))
        self._gains: list[float] = []

    @property
    def count(self) -> int:
        """How many falls are known."""
        return len(self._gains)

    def learn(self, place: tuple[float, float, float], gain: float, handicap: float) -> None:
        """A fall from this place, or near it, was worth so much."""
        self._tried = np.vstack((self._tried, place))
        self._gains.append(gain + handicap)

    def values(self) -> tuple[Array, Array]:
        """For each place what it is worth, and how uncertain that is (one standard deviation)."""
        gains = np.array(self._gains)
        level = (GUESSED * FIRST_GUESS + gains.sum()) / (GUESSED + len(gains))
        if not len(gains):
            whole = np.full(len(self._places), SPREAD)
            return level - self._handicaps, whole
        known = _alike(self._tried, self._tried) + NOISE**2 * np.eye(len(gains))
        across = _alike(self._tried, self._places)
        solved = np.linalg.solve(known, np.column_stack((gains - level, across)))
        means: Array = level - self._handicaps + across.T @ solved[:, 0]
        variances = SPREAD**2 - np.einsum("ij,ij->j", across, solved[:, 1:])
        return means, np.sqrt(np.maximum(variances, 0.0))

    def alike(self, index: int) -> list[float]:
        """How much each known fall tells about a place; together 1."""
        weights = _alike(self._tried, self._places[index : index + 1])[:, 0]
        result: list[float] = (weights / max(float(weights.sum()), 1e-12)).tolist()
        return result


def _alike(first: Array, second: Array) -> Array:
    turns = first[:, None, 2] - second[None, :, 2]
    turns = (turns + 180.0) % 360.0 - 180.0
    shifts = first[:, None, :2] - second[None, :, :2]
    apart = np.sum(shifts**2, axis=2) / NEAR_SHIFT**2 + turns**2 / NEAR_TURN**2
    result: Array = SPREAD**2 * np.exp(-0.5 * apart)
    return result
