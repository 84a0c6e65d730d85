"""Where to lay a patch: a quick judgement of quilts, learned from matches.

A quilt is a bitboard as in ``rules.patchwork.quilt``. Its *roughness* is what its shape costs:
holes, dead ends, corridors, too little open room.
"""

from __future__ import annotations

from functools import cache

from castlegames.rules.patchwork.quilt import CELLS, FULL, SIDE, mask, placements

from .weights import ROUGHNESS_EARLY, ROUGHNESS_LATE

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
    """What the shape of the empty cells costs: only good for comparing quilts equally full."""
    total = 0.0
    for weight, count in zip(_WEIGHTS[quilt.bit_count()], shape_of(quilt), strict=True):
        total += weight * count
    return total


def _weights(covered: int) -> tuple[float, ...]:
    """The weights of ``SHAPE_NAMES`` for a number of covered cells."""
    late = min(1.0, max(0.0, (covered - 20) / 40))
    return tuple(
        first + (last - first) * late
        for first, last in zip(ROUGHNESS_EARLY, ROUGHNESS_LATE, strict=True)
    )


_WEIGHTS = tuple(map(_weights, range(CELLS + 1)))


def beside(quilt: Quilt) -> tuple[Quilt, Quilt, Quilt, Quilt]:
    """For each direction the cells that have a covered cell on that side."""
    return (
        quilt << SIDE & FULL,
        quilt >> SIDE,
        (quilt & _NOT_RIGHT) << 1,
        (quilt & _NOT_LEFT) >> 1,
    )


_LANES = 3
_ALWAYS = _LANES * CELLS
"""From this bit on a seam has what it touches on any quilt: the rim."""
_RIM_BITS = (1 << 4 * SIDE) - 1
_INDEX_BITS = 9


@cache
def _seams(patch: int) -> tuple[tuple[Quilt, ...], tuple[tuple[int, Quilt, int], ...]]:
    """All placements; and for each its number, its cells and its seam.

    A seam is three quilts side by side, the cells that touch the placement with at least one, two
    and three sides, and a bit for each of its edges on the rim: one count tells how much touches.
    """
    found = []
    for number, covered in enumerate(placements(patch)):
        north, south, west, east = beside(covered)
        upright, across = north | south, west | east
        both_upright, both_across = north & south, west & east
        lanes = (
            upright | across,
            both_upright | both_across | upright & across,
            both_upright & across | both_across & upright,
        )
        rim = sum((covered & side).bit_count() for side in (_TOP, _BOTTOM, _LEFT, _RIGHT))
        seam = ((1 << rim) - 1) << _ALWAYS
        for lane, touching in enumerate(lanes):
            seam |= (touching & ~covered) << lane * CELLS
        found.append((number, covered, seam))
    return placements(patch), tuple(found)


def snug(quilt: Quilt, patch: int, most: int) -> list[Quilt]:
    """The ways to lay a patch that touch the most, at most so many, the best first."""
    covers, seams = _seams(patch)
    touched = quilt | quilt << CELLS | quilt << 2 * CELLS | _RIM_BITS << _ALWAYS
    found = [
        (seam & touched).bit_count() << _INDEX_BITS | number
        for number, covered, seam in seams
        if not covered & quilt
    ]
    found.sort(reverse=True)
    return [covers[entry & (1 << _INDEX_BITS) - 1] for entry in found[:most]]


WIDTH = 6
"""How many snug placements are looked at more closely."""


def ranked(quilt: Quilt, patch: int, most: int = WIDTH) -> list[tuple[float, Quilt]]:
    """Ways to lay a patch with the roughness of the quilt they make, the best first."""
    return sorted((roughness(quilt | covered), covered) for covered in snug(quilt, patch, most))


def ranked_singles(quilt: Quilt, most: int = WIDTH) -> list[tuple[float, Quilt]]:
    """Cells for a special patch with the roughness of the quilt they make, the best first.

    Only the cells that have most covered around them are looked at.
    """
    empty = FULL & ~quilt
    north = quilt << SIDE | _TOP
    south = quilt >> SIDE | _BOTTOM
    west = (quilt & _NOT_RIGHT) << 1 | _LEFT
    east = (quilt & _NOT_LEFT) >> 1 | _RIGHT
    upright, across = north | south, west | east
    both_upright, both_across = north & south, west & east
    found: list[Quilt] = []
    for cells in (
        both_upright & both_across,
        both_upright & across | both_across & upright,
        both_upright | both_across | upright & across,
        upright | across,
        FULL,
    ):
        cells &= empty
        empty &= ~cells
        while cells and len(found) < most:
            lowest = cells & -cells
            found.append(lowest)
            cells ^= lowest
    return sorted((roughness(quilt | single), single) for single in found)
