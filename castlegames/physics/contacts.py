"""Who touches what in a world, read with everything awake."""

from __future__ import annotations

from math import cos, radians

import mujoco
from attrs import frozen

from castlegames.rules.castle_crush import Rest
from castlegames.rules.castle_crush import components as c

from .world import TABLE, Array, World, poses

_STEEP = cos(radians(c.TOUCH_LEAN))


@frozen
class Contacts:
    """Pieces on the table, who rests on whom, and what the mallet touches."""

    on_table: tuple[int, ...]
    rests_on: tuple[tuple[int, int], ...]
    at_mallet: tuple[int, ...]


def contacts(world: World, qpos: Array) -> Contacts:
    """The contacts when the pieces are in these positions.

    X rests on Y where the normal from Y into X is within 60 degrees of straight up and X's
    centre of mass is higher (castle_crush.md, Score).
    """
    data = mujoco.MjData(world.waking)
    data.qpos[:] = qpos
    mujoco.mj_fwdPosition(world.waking, data)
    on_table: set[int] = set()
    rests_on: set[tuple[int, int]] = set()
    at_mallet: set[int] = set()
    bodies = world.model.geom_bodyid
    for contact in data.contact[: data.ncon]:
        first, second = (int(bodies[geom]) for geom in contact.geom)
        a, b = world.names[first], world.names[second]
        if c.MALLET in (a, b):
            at_mallet.add(b if a == c.MALLET else a)
        elif TABLE in (a, b):
            on_table.add(b if a == TABLE else a)
        else:
            rise = float(contact.frame[2])
            upper, lower = (b, a) if rise > 0 else (a, b)
            high, low = (second, first) if rise > 0 else (first, second)
            if abs(rise) >= _STEEP and data.xipos[high][2] > data.xipos[low][2]:
                rests_on.add((upper, lower))
    moving = set(world.pieces)
    return Contacts(
        tuple(sorted(on_table & moving)),
        tuple(sorted(pair for pair in rests_on if pair[0] in moving)),
        tuple(sorted(at_mallet & moving)),
    )


def rest(world: World, qpos: Array, found: Contacts | None = None) -> Rest:
    """The table as the rules know it: poses and contacts, without the mallet."""
    found = found or contacts(world, qpos)
    ordered = sorted(poses(world, qpos), key=lambda pose: pose.piece)
    return Rest(tuple(ordered), found.on_table, found.rests_on)
