"""Where to lay a patch: a quick judgement of quilts, learned from matches.

A quilt is a bitboard as in ``rules.patchwork.quilt``. Its *roughness* is what its shape alone
costs, in points: holes, dead ends, corridors, too little open room.
"""

from __future__ import annotations

from functools import cache

from castlegames.rules.patchwork.quilt import CELLS, FULL, SIDE, mask, placements

from .weights import ROUGHNESS

Quilt = int

_TOP = mask(range(SIDE))
_BOTTOM = mask(range(CELLS - SIDE, CELLS))
_LEFT = mask(range(0, CELLS, SIDE))
_RIGHT = mask(range(SIDE - 1, CELLS, SIDE))
_NOT_LEFT = FULL & ~_LEFT
_NOT_RIGHT = FULL & ~_RIGHT

SHAPE_NAMES = (
    "holes",
    "dead_ends",
    "corridors",
    "corners",
    "edges",
    "pairs",
    "squares",
    "rooms",
    "lines",
)
"""What ``shape_of`` counts."""


def shape_of(quilt: Quilt) -> tuple[int, ...]:
    """Counts that tell good quilts from bad ones, in the order of ``SHAPE_NAMES``.

    Empty cells with four, three, two opposite, two adjoining and one covered sides (the rim
    covers); holes of two cells; places for an empty 2×2 square, 3×3 square and 1×4 line.
    """
    empty = FULL & ~quilt
    north = quilt << SIDE | _TOP
    south = quilt >> SIDE | _BOTTOM
    west = (quilt & _NOT_RIGHT) << 1 | _LEFT
    east = (quilt & _NOT_LEFT) >> 1 | _RIGHT
    upright, across = north | south, west | east
    both_upright, both_across = north & south, west & east
    one_upright, one_across = upright & ~both_upright, across & ~both_across
    dead_ends = empty & (both_upright & one_across | both_across & one_upright)
    right = empty & (empty & _NOT_LEFT) >> 1
    square = right & right >> SIDE
    three = right & (right & _NOT_LEFT) >> 1
    four = three & (three & _NOT_LEFT) >> 1
    down = empty & empty >> SIDE
    down_four = down & down >> 2 * SIDE
    return (
        (empty & both_upright & both_across).bit_count(),
        dead_ends.bit_count(),
        (empty & (both_upright & ~across | both_across & ~upright)).bit_count(),
        (empty & one_upright & one_across).bit_count(),
        (empty & (one_upright & ~across | one_across & ~upright)).bit_count(),
        (dead_ends & dead_ends >> SIDE).bit_count()
        + (dead_ends & (dead_ends & _NOT_LEFT) >> 1).bit_count(),
        square.bit_count(),
        (three & three >> SIDE & three >> 2 * SIDE).bit_count(),
        four.bit_count() + down_four.bit_count(),
    )


def roughness(quilt: Quilt) -> float:
    """What the shape of the empty cells costs, in points."""
    total = 0.0
    for weight, count in zip(ROUGHNESS, shape_of(quilt), strict=True):
        total += weight * count
    return total


def beside(quilt: Quilt) -> tuple[Quilt, Quilt, Quilt, Quilt]:
    """For each direction the cells that have a covered cell on that side."""
    return (
        quilt << SIDE & FULL,
        quilt >> SIDE,
        (quilt & _NOT_RIGHT) << 1,
        (quilt & _NOT_LEFT) >> 1,
    )


@cache
def _seams(patch: int) -> tuple[tuple[Quilt, int, Quilt, Quilt, Quilt], ...]:
    """For each placement: the cells, its edges on the rim, and what lies around it.

    That is the cells that touch it with at least one, two and three sides.
    """
    found = []
    for covered in placements(patch):
        north, south, west, east = beside(covered)
        one = (north | south | west | east) & ~covered
        both_upright, both_across = north & south, west & east
        two = (both_upright | both_across | (north | south) & (west | east)) & ~covered
        three = (both_upright & (west | east) | both_across & (north | south)) & ~covered
        rim = sum((covered & side).bit_count() for side in (_TOP, _BOTTOM, _LEFT, _RIGHT))
        found.append((covered, rim, one, two, three))
    return tuple(found)


def snug(quilt: Quilt, patch: int, most: int) -> list[Quilt]:
    """The ways to lay a patch that touch the most, at most so many, the best first."""
    found = [
        (
            rim
            + (one & quilt).bit_count()
            + (two & quilt).bit_count()
            + (three & quilt).bit_count(),
            covered,
        )
        for covered, rim, one, two, three in _seams(patch)
        if not covered & quilt
    ]
    found.sort(reverse=True)
    return [covered for _, covered in found[:most]]


WIDTH = 10
"""How many snug placements are looked at more closely."""


def ranked(quilt: Quilt, patch: int, most: int = WIDTH) -> list[tuple[float, Quilt]]:
    """Ways to lay a patch with the roughness of the quilt they make, the best first."""
    return sorted((roughness(quilt | covered), covered) for covered in snug(quilt, patch, most))


_SINGLES = tuple(1 << cell for cell in range(CELLS))


def ranked_singles(quilt: Quilt) -> list[tuple[float, Quilt]]:
    """Empty cells for a special patch with the roughness of the quilt they make, the best first."""
    return sorted((roughness(quilt | single), single) for single in _SINGLES if not single & quilt)
