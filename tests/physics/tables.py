"""Tables for tests of the physics: castles really let go, in a match with steady hands."""

from __future__ import annotations

from functools import cache

from castlegames.physics import resolve
from castlegames.rules.castle_crush import GAME, Build, CastleCrushState


@cache
def attack(seats: int = 2, which: int = 1, hand: str = "steady") -> CastleCrushState:
    """The first attack; everybody has built the listed castle of that number."""
    state = GAME.start(seats, 3, {"hand": hand, "age": tuple(range(seats))})
    while state.phase == "deal":
        state = state.play(state.legal_moves()[0])
    while state.phase == "build":
        builds = [move for move in state.legal_moves() if isinstance(move, Build)]
        state = state.play(resolve(state, builds[which % len(builds)]))
    return state
