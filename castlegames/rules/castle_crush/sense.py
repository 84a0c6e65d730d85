"""Whether an outcome makes sense, before the rules take it (castle_crush.md, The rules model).

A fault is a key and the piece it is about (or None): ``missing``, ``doubled``, ``unknown``,
``not_finite``, ``in_table``, ``contacts``, ``released``, ``taken_off``, ``left_lying``, and
``malformed`` for what is no outcome at all or could not be saved.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from math import hypot

from . import components as c
from .bodies import Pose, centre_of_mass, lowest
from .outcomes import Outcome, Release, Rest, may_be_track
from .storeys import in_a_circle, kept_by_a_load, to_take_off

Fault = tuple[str, int | None]

SINKING = 1.0
"""How far (mm) a piece may be below the surface of the table: contacts are soft."""
FARTHEST = 1e5
"""No piece ends farther away (mm)."""


_ROUNDED = 1e-3
"""A release is rounded to so many mm."""


def form_fault(outcome: Outcome) -> Fault | None:
    """What is wrong with the types in an outcome, whatever somebody put there."""
    rests: tuple[object, ...] = (outcome.hit, outcome.after)
    for rest in rests:
        if not isinstance(rest, Rest):
            return ("malformed", None)
        if not all(isinstance(pose, Pose) and type(pose.piece) is int for pose in rest.poses):
            return ("unknown", None)
        touching = (*rest.on_table, *(piece for pair in rest.rests_on for piece in pair))
        if not all(type(piece) is int for piece in touching):
            return ("contacts", None)
    if type(outcome.frozen) is not bool or not may_be_track(outcome.track):
        return ("malformed", None)
    return None


def rest_fault(rest: Rest, pieces: Collection[int], seats: int) -> Fault | None:
    """What is wrong with a rest in which exactly these pieces are, at a table of so many seats."""
    for piece, times in Counter(rest.pieces).items():
        if piece not in pieces:
            return ("unknown", piece)
        if times > 1:
            return ("doubled", piece)
    there = set(rest.pieces)
    for piece in pieces:
        if piece not in there:
            return ("missing", piece)
    for pose in rest.poses:
        size = sum(v * v for v in pose.orientation)
        if not pose.finite or max(map(abs, pose.position)) > FARTHEST or abs(size - 1) > 1e-3:
            return ("not_finite", pose.piece)
    bottoms = {pose.piece: lowest(pose) for pose in rest.poses}
    for piece, bottom in bottoms.items():
        if bottom < -SINKING:
            return ("in_table", piece)
    return _contact_fault(rest, bottoms, c.FOUNDATIONS[:seats])


def _contact_fault(
    rest: Rest, bottoms: dict[int, float], foundations: Collection[int]
) -> Fault | None:
    if len(set(rest.on_table)) < len(rest.on_table):
        return ("contacts", None)
    for piece in rest.on_table:
        if piece not in bottoms or bottoms[piece] > c.BASE_HEIGHT + SINKING:
            return ("contacts", piece)
    if len(set(rest.rests_on)) < len(rest.rests_on):
        return ("contacts", None)
    centres = {pose.piece: centre_of_mass(pose)[2] for pose in rest.poses}
    for upper, lower in rest.rests_on:
        if upper not in centres or (lower not in centres and lower not in foundations):
            return ("contacts", upper)
        if centres[upper] < centres.get(lower, 0.0) - SINKING:
            return ("contacts", upper)
    return ("contacts", None) if in_a_circle(rest) else None


def swing_fault(before: Rest, outcome: Outcome, seats: int) -> Fault | None:
    """What is wrong with the outcome of a swing at the table ``before``."""
    fault = form_fault(outcome) or rest_fault(outcome.hit, before.pieces, seats)
    if fault:
        return fault
    if not _on_base(outcome.released):
        return ("released", None)
    hit, after = outcome.hit, outcome.after
    gone = set(hit.pieces) - set(after.pieces)
    fault = rest_fault(after, [piece for piece in hit.pieces if piece not in gone], seats)
    if fault:
        return fault
    for piece in to_take_off(hit):
        if piece not in gone:
            return ("taken_off", piece)
    kept = kept_by_a_load(after)
    for piece in after.on_table:
        if piece not in kept:
            return ("left_lying", piece)
    return None


def _on_base(released: Release | None) -> bool:
    """Whether the mallet was let go at a place where its foot may be, in some direction."""
    return (
        isinstance(released, Release)
        and abs(released.direction) < 1e6
        and hypot(released.x, released.y) <= c.FOOT_REACH + _ROUNDED
    )
