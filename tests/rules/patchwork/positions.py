"""Positions made by hand for the tests of Patchwork."""

from __future__ import annotations

from typing import Any

from attrs import evolve

from castlegames.rules.patchwork import GAME, PatchworkState
from castlegames.rules.patchwork.quilt import FULL

CIRCLE = (*range(1, 33), 0)


def table(**changes: Any) -> PatchworkState:
    """The start with the patches in the order of their numbers, seat 0 first, and changes.

    ``on_top`` follows the positions unless it is given.
    """
    state = GAME.start(2, 0, {"circle": CIRCLE, "first": 0})
    if "positions" in changes and "on_top" not in changes:
        here, there = changes["positions"]
        changes["on_top"] = 0 if here == there else None
    return evolve(state, **changes)


def all_but(*cells: int) -> int:
    """A quilt on which only these cells are empty."""
    return FULL & ~sum(1 << cell for cell in cells)


def block(height: int, width: int) -> int:
    """A quilt with a covered rectangle at the top left."""
    return sum(1 << row * 9 + column for row in range(height) for column in range(width))
