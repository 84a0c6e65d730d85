"""Storeys and heights from poses and contacts (castle_crush.md, Score)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from . import components as c
from .bodies import highest
from .moves import Rest


def carried_by(rest: Rest) -> Mapping[int, tuple[int, ...]]:
    """For each piece that rests on something: what carries it."""
    found: dict[int, tuple[int, ...]] = {}
    for upper, lower in rest.rests_on:
        found[upper] = (*found.get(upper, ()), lower)
    return found


def in_a_circle(rest: Rest) -> bool:
    """Whether some piece carries itself, which cannot be."""
    below = carried_by(rest)
    safe: set[int] = set()
    for start in below:
        path: list[tuple[int, list[int]]] = [(start, list(below[start]))]
        open_: set[int] = {start}
        while path:
            piece, todo = path[-1]
            if not todo:
                path.pop()
                open_.discard(piece)
                safe.add(piece)
                continue
            lower = todo.pop()
            if lower in open_:
                return True
            if lower not in safe and lower in below:
                open_.add(lower)
                path.append((lower, list(below[lower])))
    return False


def storeys(rest: Rest) -> dict[int, int]:
    """The storey of each piece that does not touch the table, counted from 1.

    One more than the highest storey among the foundations (0) and the blocks off the table that
    it rests on; 1 if it rests on none of these.
    """
    below = carried_by(rest)
    off = [piece for piece in rest.pieces if piece not in rest.on_table]
    found: dict[int, int] = dict.fromkeys(c.FOUNDATIONS, 0)
    bearers = {*c.FOUNDATIONS, *(piece for piece in off if c.is_block(piece))}

    def bearing(piece: int) -> list[int]:
        return [lower for lower in below.get(piece, ()) if lower in bearers]

    waiting = list(off)
    while waiting:
        ready = [piece for piece in waiting if all(low in found for low in bearing(piece))]
        if not ready:
            raise ValueError("pieces carry one another in a circle")
        for piece in ready:
            found[piece] = 1 + max((found[low] for low in bearing(piece)), default=0)
        waiting = [piece for piece in waiting if piece not in found]
    return {piece: found[piece] for piece in off}


def height(rest: Rest, blocks: Collection[int]) -> float:
    """Top of the highest of these blocks that does not touch the table, in mm; 0 if none."""
    return max(
        (
            highest(pose)
            for pose in rest.poses
            if pose.piece in blocks and c.is_block(pose.piece) and pose.piece not in rest.on_table
        ),
        default=0.0,
    )


def kept_by_a_load(rest: Rest) -> frozenset[int]:
    """The blocks on the table that stay, because a piece off the table rests on them."""
    return frozenset(
        lower
        for upper, lower in rest.rests_on
        if lower in rest.on_table and c.is_block(lower) and upper not in rest.on_table
    )


def to_take_off(rest: Rest) -> frozenset[int]:
    """What is taken off after a swing: all that touches the table and carries nothing.

    Fallen figures always go (castle_crush.md, Attack, step 4).
    """
    return frozenset(rest.on_table) - kept_by_a_load(rest)
