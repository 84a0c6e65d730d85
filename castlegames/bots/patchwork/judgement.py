"""How a position will end: a small network that learned it from matches.

It adds up what the mover has, what the other has and what lies in the circle, each as a short
vector, cuts below zero, and weighs the rest. Vectors are remembered, for the same sides and
circles come up again and again. Its numbers lie in ``judgement.npz``, made by
``tests/arena/train_patchwork``.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from castlegames.rules.patchwork.components import LAST_SPACE, PATCHES
from castlegames.rules.patchwork.quilt import CELLS

from .position import Position, Side
from .sewing import SHAPE_NAMES, shape_of

Vector = NDArray[np.float32]

KNOTS = (0, 6, 12, 20, 28, 36, 44, 50, 53)
"""The spaces for which weights are learned; between them they are mixed."""
SEEN_AHEAD = 6
"""How many patches of the circle count."""
NO_PATCH = len(PATCHES)
FEATURES = 10 + len(SHAPE_NAMES)

_MOST_REMEMBERED = 200_000


class Weights(NamedTuple):
    """The network for ``n`` hidden units.

    ``sides`` of shape (2, knots, features, n + 1): for the mover and the other; ``circle`` of shape
    (places, patches + 1, n + 1); ``out`` of shape (n,). The last column is added unchanged.
    """

    sides: Vector
    circle: Vector
    out: Vector


@cache
def learned() -> Weights:
    """The numbers that come with the program."""
    with files(__package__).joinpath("judgement.npz").open("rb") as file:
        stored = np.load(file, allow_pickle=False)
        return Weights(*(stored[name].astype(np.float32) for name in ("sides", "circle", "out")))


def features(side: Side) -> tuple[float, ...]:
    """What the network sees of a side."""
    _, buttons, income, quilt, bonus = side
    empty = CELLS - quilt.bit_count()
    return (
        1.0,
        buttons,
        min(buttons, 5),
        min(buttons, 10),
        income,
        income * income / 10,
        empty,
        empty * empty / CELLS,
        income * empty / 20,
        bonus,
        *shape_of(quilt),
    )


def mixing() -> NDArray[np.float64]:
    """For every space how much of each knot's weights count; shape (spaces, knots)."""
    spaces = np.arange(LAST_SPACE + 1)
    return np.stack(
        [np.interp(spaces, KNOTS, row) for row in np.eye(len(KNOTS))],
        axis=1,
    )


class Judgement:
    """The network, ready to judge positions that are not over: the mover's lead in points."""

    def __init__(self, weights: Weights) -> None:
        columns = weights.sides.shape[-1]
        by_space = np.einsum("tk,skfc->tfsc", mixing(), weights.sides)
        self._sides = by_space.reshape(LAST_SPACE + 1, FEATURES, 2 * columns).astype(np.float32)
        self._circle = weights.circle
        self._out = np.append(weights.out, np.float32(1)).astype(np.float32)
        self._floor = np.append(np.zeros(columns - 1), -np.inf).astype(np.float32)
        self._columns = columns
        self._known_sides: dict[Side, tuple[Vector, Vector]] = {}
        self._known_circles: dict[tuple[int, ...], Vector] = {}

    def lead(self, position: Position) -> float:
        """How many points the mover is expected to be ahead at the end."""
        mover, other, circle = position
        ours = self._known_sides.get(mover)
        if ours is None:
            ours = self._side(mover)
        theirs = self._known_sides.get(other)
        if theirs is None:
            theirs = self._side(other)
        ahead = self._known_circles.get(circle)
        if ahead is None:
            ahead = self._ahead(circle)
        units = ours[0] + theirs[1]
        units += ahead
        np.maximum(units, self._floor, out=units)
        return float(units.dot(self._out))

    def _side(self, side: Side) -> tuple[Vector, Vector]:
        if len(self._known_sides) > _MOST_REMEMBERED:
            self._known_sides.clear()
        both = np.array(features(side), np.float32) @ self._sides[side[0]]
        found = self._known_sides[side] = both[: self._columns], both[self._columns :]
        return found

    def _ahead(self, circle: tuple[int, ...]) -> Vector:
        if len(self._known_circles) > _MOST_REMEMBERED:
            self._known_circles.clear()
        places = (*circle[:SEEN_AHEAD], *(NO_PATCH,) * (SEEN_AHEAD - len(circle)))
        total: Vector = self._circle[range(SEEN_AHEAD), places].sum(0)
        self._known_circles[circle] = total
        return total
