"""Letting a world move until it is at rest, 30 looks a second."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import mujoco
import numpy as np
from attrs import frozen

from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush import track

from .world import MM, Array, World

WINDOW = round(c.REST_SECONDS * track.RATE + 0.5)
"""Looks between two that are compared, at least the seconds of the rule."""
_LEVER = 60.0
"""A turn of so many radians moves a piece's farthest point by about this many mm each."""
_LOW = 20.5
"""A piece whose middle is lower (mm) has fallen: on a foundation it would be higher."""
_LOW_MALLET = 40.0
_RUN_AWAY = (
    mujoco.mjtWarning.mjWARN_BADQPOS,
    mujoco.mjtWarning.mjWARN_BADQVEL,
    mujoco.mjtWarning.mjWARN_BADQACC,
)
_SHOWN = 0.2
"""A piece that never moves so far (mm) is no part of a track."""


class Interrupted(Exception):
    """A motion was given up because whoever asked for it had no more time."""


@frozen
class Motion:
    """A motion: the positions at each look, and whether it came to rest in time."""

    looks: Sequence[Array]
    at_rest: bool

    @property
    def last(self) -> Array:
        """The positions at the end."""
        return self.looks[-1]

    @property
    def seconds(self) -> float:
        """How long it took."""
        return (len(self.looks) - 1) / track.RATE


def moved(before: Array, after: Array) -> Array:
    """How far each piece has moved, in mm: the shift and the turn of its farthest point."""
    a, b = before.reshape(-1, 7), after.reshape(-1, 7)
    shift = np.linalg.norm(a[:, :3] - b[:, :3], axis=1) / MM
    part = np.clip(np.abs(np.sum(a[:, 3:] * b[:, 3:], axis=1)), 0.0, 1.0)
    turn = np.where(part > 1 - 1e-12, 0.0, 2 * np.arccos(part))
    result: Array = shift + turn * _LEVER
    return result


def let_go(
    world: World,
    data: mujoco.MjData,
    seconds: float,
    *,
    patient: bool = True,
    stop: Callable[[], bool] | None = None,
) -> Motion:
    """Let the world move until it is at rest, or for so many seconds.

    At rest: everything sleeps, or nothing has moved 0.1 mm in 0.25 s. One that is not
    ``patient`` ends then; otherwise only sleep ends it early. A world whose numbers run away is
    left as it last was, not at rest. ``stop`` is asked at each look; raises Interrupted when it
    says True.
    """
    looks = [data.qpos.copy()]
    for look in _looks(world, data, seconds, stop):
        looks.append(look)
        if data.ntree_awake == 0:
            return Motion(looks, True)
        if patient or len(looks) <= WINDOW:
            continue
        if moved(looks[-1 - WINDOW], looks[-1]).max(initial=0.0) < c.REST_SHIFT:
            return Motion(looks, True)
    return Motion(looks, False)


def decided(
    world: World, data: mujoco.MjData, seconds: float, stop: Callable[[], bool] | None = None
) -> Array:
    """Let a swing go until it is clear what falls; the positions then.

    What lies as low as on the table may go on rolling there, the mallet too. ``stop`` as above.
    """
    looks = [data.qpos.copy()]
    for look in _looks(world, data, seconds, stop):
        looks.append(look)
        if data.ntree_awake == 0:
            break
        if len(looks) <= WINDOW:
            continue
        shifts = moved(looks[-1 - WINDOW], looks[-1])
        middles = data.xipos[-len(shifts) :, 2] / MM
        low = middles < _LOW
        low[-1] = middles[-1] < _LOW_MALLET
        if np.all(low | (shifts < c.REST_SHIFT)):
            break
    last: Array = looks[-1]
    return last


def _looks(
    world: World, data: mujoco.MjData, seconds: float, stop: Callable[[], bool] | None
) -> Iterator[Array]:
    """The positions look by look, as long as the numbers are sound; ``stop`` as above.

    When they are not, MuJoCo has begun again from the start.
    """
    for look in range(1, round(seconds * track.RATE) + 1):
        if stop is not None and stop():
            raise Interrupted
        mujoco.mj_step(world.model, data, _due(world, look))
        if any(data.warning[kind].number for kind in _RUN_AWAY):
            return
        yield data.qpos.copy()


def _due(world: World, look: int) -> int:
    """Steps from the look before to this one."""
    return round(look / track.RATE / world.step) - round((look - 1) / track.RATE / world.step)


def packed(world: World, motion: Motion) -> str:
    """The track of the pieces that move and of the mallet; empty if nothing moves."""
    looks = np.array(motion.looks)
    farthest = np.max([moved(looks[0], look) for look in looks], axis=0)
    shown = [n for n, piece in enumerate(world.pieces) if farthest[n] > _SHOWN]
    if not shown:
        return ""
    looks = looks.reshape(len(looks), -1, 7).copy()
    looks[:, :, :3] /= MM
    return track.pack({world.pieces[n]: _continuous(looks[:, n]) for n in shown})


def _continuous(poses: Array) -> list[list[float]]:
    """Quaternions without jumps of sign."""
    for before, now in pairwise(poses):
        if float(np.dot(before[3:], now[3:])) < 0:
            now[3:] *= -1
    result: list[list[float]] = poses.tolist()
    return result
