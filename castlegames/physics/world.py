"""A MuJoCo world of a table: hammer base, foundations, pieces, and the mallet.

MuJoCo's units are SI; poses go in and come out in the rules' millimetres. Collisions between
convex meshes need ``multiccd`` (on by default): without it stacks collapse. Pieces that lie still
sleep, which makes a swing about ten times faster.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from copy import copy
from math import cos, pi, radians, sin, sqrt

import mujoco
import numpy as np
import numpy.typing as npt
from attrs import field, frozen

from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.bodies import Pose, shape

Array = npt.NDArray[np.float64]

# MuJoCo would write its warnings into a file in whatever folder the program was started from.
mujoco.set_mju_user_warning(logging.getLogger(__name__).warning)

MM = 1e-3
TABLE = -1
STEP = 1e-3
"""Seconds of one step."""
SLEEP_TOLERANCE = 5e-4
"""Speed (m/s, rad/s) under which a piece may fall asleep."""

_SOLVER = (
    'cone="elliptic" integrator="implicitfast" impratio="100" tolerance="1e-12"'
    ' ccd_tolerance="1e-9"'
)
"""A high ``impratio`` keeps what leans from creeping (0.5 mm/s without); tight tolerances keep
mirrored castles mirrored, at no cost that can be measured."""
QUICK_STEP = 2e-3
_QUICK_SOLVER = (
    'cone="elliptic" integrator="implicitfast" impratio="10" tolerance="1e-8" ccd_tolerance="1e-6"'
)
"""For swings that are only tried: half the time, and as much falls on average."""
_SOLREF = "0.004 1"
_SOLIMP = "0.95 0.99 0.0005"
_FRICTION = f"{c.FRICTION} 0.0005 0.0001"
"""Sliding; turning on the spot and rolling, in metres."""
_ROLLING = f' condim="6" friction="{c.FRICTION} 0.0005 0.0005"'
"""Figures and the mallet's head resist rolling, or they would roll and rock for ever."""


@frozen
class World:
    """A compiled model and where its pieces start, in the order of their free joints.

    The mallet, when there is one, is the last of them. ``waking`` is the same model in which
    nothing sleeps: contacts of sleepers are not listed, so contacts are read with it. Both models
    are never changed afterwards, so that threads may share them.
    """

    model: mujoco.MjModel
    waking: mujoco.MjModel
    start: Array
    pieces: tuple[int, ...]
    names: Mapping[int, int] = field(repr=False)
    """From a body's number to a piece or foundation; the table and the base are ``TABLE``."""

    @property
    def step(self) -> float:
        """Seconds of one step."""
        return float(self.model.opt.timestep)

    def data(self, mallet: Pose | None = None) -> mujoco.MjData:
        """Everything at rest where it starts; the mallet may be put elsewhere."""
        data = mujoco.MjData(self.model)
        data.qpos[:] = self.start
        if mallet is not None:
            data.qpos[-7:] = _qpos(mallet)
        mujoco.mj_forward(self.model, data)
        return data


def world(
    seats: int, poses: Sequence[Pose], mallet: Pose | None = None, *, quick: bool = False
) -> World:
    """The world in which pieces (and the mallet) are at rest in these poses.

    A ``quick`` one takes longer steps and is less exact: never for what is recorded.
    """
    step, solver = (QUICK_STEP, _QUICK_SOLVER) if quick else (STEP, _SOLVER)
    moving = (*poses, *([mallet] if mallet else []))
    kinds = sorted({_mesh_name(pose.piece) for pose in poses})
    text = "\n".join(
        (
            "<mujoco>",
            f'<option timestep="{step}" {solver} sleep_tolerance="{SLEEP_TOLERANCE}">'
            '<flag sleep="enable" multiccd="enable"/></option>',
            f'<default><geom friction="{_FRICTION}" solref="{_SOLREF}"'
            f' solimp="{_SOLIMP}" density="{c.DENSITY}"/></default>',
            "<asset>",
            *(_mesh(name, poses) for name in kinds),
            "</asset>",
            "<worldbody>",
            '<geom name="table" type="plane" size="5 5 0.1"/>',
            _cylinder("base", c.BASE_DIAMETER, c.BASE_HEIGHT, 0.0),
            *(_foundation(seat, seats) for seat in range(seats)),
            *(_piece(pose) for pose in poses),
            _mallet() if mallet else "",
            "</worldbody>",
            "</mujoco>",
        )
    )
    model = mujoco.MjModel.from_xml_string(text)
    waking = copy(model)
    waking.opt.enableflags &= ~int(mujoco.mjtEnableBit.mjENBL_SLEEP)
    start = np.array([number for pose in moving for number in _qpos(pose)])
    names = {0: TABLE}
    for number in range(1, model.nbody):
        names[number] = int(model.body(number).name)
    return World(model, waking, start, tuple(pose.piece for pose in moving), names)


def _qpos(pose: Pose) -> list[float]:
    quaternion = pose.orientation
    size = sqrt(sum(v * v for v in quaternion))
    return [*(v * MM for v in pose.position), *(v / size for v in quaternion)]


def poses(world: World, qpos: Array) -> tuple[Pose, ...]:
    """Every piece's pose, as moves record it, without the mallet."""
    return tuple(
        Pose(
            piece,
            *(float(v) / MM for v in qpos[7 * n : 7 * n + 3]),
            *(float(v) for v in qpos[7 * n + 3 : 7 * n + 7]),
        ).rounded()
        for n, piece in enumerate(world.pieces)
        if piece != c.MALLET
    )


def _mesh_name(piece: int) -> str:
    return c.kind_name(piece)


def _mesh(name: str, poses: Sequence[Pose]) -> str:
    piece = next(pose.piece for pose in poses if _mesh_name(pose.piece) == name)
    corners = " ".join(f"{v * MM:.9g}" for corner in shape(piece).corners for v in corner)
    return f'<mesh name="{name}" vertex="{corners}"/>'


def _piece(pose: Pose) -> str:
    rolling = "" if c.is_block(pose.piece) else _ROLLING
    return (
        f'<body name="{pose.piece}"><freejoint/>'
        f'<geom type="mesh" mesh="{_mesh_name(pose.piece)}"{rolling}/></body>'
    )


def _cylinder(name: str, diameter: float, height: float, foot: float, more: str = "") -> str:
    return (
        f'<geom name="{name}" type="cylinder" size="{diameter / 2 * MM} {height / 2 * MM}"'
        f' pos="0 0 {(foot + height / 2) * MM}" {more}/>'
    )


def _foundation(seat: int, seats: int) -> str:
    bearing = radians(c.bearing(seat, seats))
    x, y = c.FOUNDATION_DISTANCE * cos(bearing), c.FOUNDATION_DISTANCE * sin(bearing)
    half, height = c.FOUNDATION_SIDE / 2 * MM, c.FOUNDATION_HEIGHT / 2 * MM
    turn = (bearing + pi / 2) / 2
    return (
        f'<body name="{c.foundation(seat)}" pos="{x * MM} {y * MM} {height}"'
        f' quat="{cos(turn)} 0 0 {sin(turn)}">'
        f'<geom type="box" size="{half} {half} {height}" mass="0"/></body>'
    )


def _mallet() -> str:
    # The shaft resists rolling less than the head: its foot's edge would brake the fall.
    shaft = 'condim="6"'
    head = f'{_ROLLING} density="{c.HEAD_DENSITY}"'
    return (
        f'<body name="{c.MALLET}"><freejoint/>'
        + _cylinder("shaft", c.SHAFT_DIAMETER, c.SHAFT_LENGTH, 0.0, shaft)
        + _cylinder("head", c.HEAD_DIAMETER, c.HEAD_LENGTH, c.SHAFT_LENGTH, head)
        + "</body>"
    )
