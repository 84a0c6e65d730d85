"""Builds and swings resolved: what falls, what is taken off, what settles."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve

from castlegames.rules import IllegalMove
from castlegames.rules.castle_crush import (
    Build,
    CastleCrushState,
    Outcome,
    Release,
    Rest,
    Swing,
)
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.bodies import mallet_pose
from castlegames.rules.castle_crush.placing import poses as placed_poses
from castlegames.rules.castle_crush.storeys import to_take_off

from .contacts import contacts, rest
from .motion import let_go, packed
from .world import world


def resolved(state: CastleCrushState, intent: Build | Swing) -> Build | Swing:
    """The move with its outcome. Raises IllegalMove if the rules refuse the intent."""
    reason = state.why_not(intent)
    if reason is not None:
        raise IllegalMove(reason)
    if isinstance(intent, Build):
        assert state.to_move is not None
        return evolve(intent, outcome=castle_let_go(intent, state.to_move, state.seats))
    return evolve(intent, outcome=swung(state, state.released(intent)))


def castle_let_go(
    intent: Build, seat: int, seats: int, stop: Callable[[], bool] | None = None
) -> Outcome:
    """A castle alone, left to gravity for 2 s (castle_crush.md, Build).

    Raises Interrupted when ``stop`` says True.
    """
    made = world(seats, placed_poses(intent.placements, seat, seats))
    motion = let_go(made, made.data(), c.STAND_SECONDS, stop=stop)
    found = rest(made, motion.last)
    return Outcome(None, found, found, track=packed(made, motion))


def swung(state: CastleCrushState, released: Release) -> Outcome:
    """The mallet's fall, and what follows (castle_crush.md, Attack, steps 1 to 5)."""
    mallet = mallet_pose(released.x, released.y, released.direction)
    made = world(state.seats, state.rest.poses, mallet)
    motion = let_go(made, made.data(), c.FREEZE_SECONDS, patient=False)
    found = contacts(made, motion.last)
    hit = rest(made, motion.last, found)
    after, settled = cleared(hit, state.seats, leaning=bool(found.at_mallet))
    frozen = not (motion.at_rest and settled)
    return Outcome(released, hit, after, frozen, packed(made, motion))


def cleared(
    hit: Rest, seats: int, leaning: bool, stop: Callable[[], bool] | None = None
) -> tuple[Rest, bool]:
    """Lift the mallet, take off what fell, let the others settle, until nothing new falls.

    ``leaning``: something touches the mallet. Also says whether all came to rest in time. Raises
    Interrupted when ``stop`` says True.
    """
    now, settled = hit, True
    gone = to_take_off(now)
    while gone or leaning:
        leaning = False
        now = now.without(gone)
        if not now.poses:
            break
        made = world(seats, now.poses)
        motion = let_go(made, made.data(), c.FREEZE_SECONDS, patient=False, stop=stop)
        settled = settled and motion.at_rest
        now = rest(made, motion.last)
        gone = to_take_off(now)
    return now, settled
