"""The world itself: masses, inertias, the falling rod, energy, drift."""

import math

import mujoco
import numpy as np
import pytest

from castlegames.physics.motion import let_go, moved
from castlegames.physics.world import MM, World, world
from castlegames.rules.castle_crush import Placement
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.bodies import Pose, mallet_pose
from castlegames.rules.castle_crush.placing import poses as placed_poses

from .tables import attack

GRAVITY = 9.81
RHO = c.DENSITY * 1e-6  # grams per mm³


def box(width, depth, height):
    """Volume and second moments (along x, y, z, about the middle) of a box."""
    volume = width * depth * height
    return volume, [volume * v / 12 for v in (width**2, depth**2, height**2)]


def gable(width, depth, walls, ridge):
    """Volume, centre height and moments of a box with a triangular prism on top."""
    low = width * depth * walls
    top = width * depth * (ridge - walls) / 2
    rise = ridge - walls
    volume = low + top
    low_centre, top_centre = walls / 2, walls + rise / 3
    centre = (low * low_centre + top * top_centre) / volume
    xx = low * width**2 / 12 + top * width**2 / 24
    yy = volume * depth**2 / 12
    zz = low * (walls**2 / 12 + (low_centre - centre) ** 2)
    zz += top * (rise**2 / 18 + (top_centre - centre) ** 2)
    return volume, centre, [xx, yy, zz]


def by_formula(kind):
    """Volume, height of the centre and moments (xx, yy, zz) in mm of a kind of piece."""
    match kind:
        case "flat_house":
            volume, moments = box(40, 30, 30)
            return volume, 15, moments
        case "flat_tower":
            volume, moments = box(30, 30, 60)
            return volume, 30, moments
        case "pointed_house":
            return gable(40, 30, 25, 45)
        case "pointed_tower":
            return gable(30, 30, 50, 75)
        case "roof":
            return gable(40, 30, 0, 25)
        case "king" | "general":
            height = 35 if kind == "king" else 30
            volume = math.pi * 10 * 7.5 * height
            return volume, height / 2, [volume * v for v in (25, 7.5**2 / 4, height**2 / 12)]
    raise KeyError(kind)


@pytest.mark.parametrize(
    ("piece", "accuracy"),
    [(0, 1e-5), (5, 1e-5), (15, 1e-5), (20, 1e-5), (25, 1e-5), (30, 0.015), (34, 0.015)],
)
def test_mass_and_inertia_of_a_piece_are_those_of_the_formula(piece, accuracy):
    made = world(2, [Pose(piece, 0, 0, 0)])
    volume, centre, (xx, yy, zz) = by_formula(c.kind_name(piece))
    body = made.model.body(str(piece))
    assert body.mass[0] * 1e3 == pytest.approx(volume * RHO, rel=accuracy)
    assert body.ipos / MM == pytest.approx([0, 0, centre], abs=1e-4)
    wanted = sorted(RHO * 1e-9 * v for v in (yy + zz, xx + zz, xx + yy))
    assert sorted(body.inertia) == pytest.approx(wanted, rel=accuracy)


def test_mass_and_centre_of_a_slant_tower_are_those_of_the_trapezoid():
    made = world(2, [Pose(10, 0, 0, 0)])
    body = made.model.body("10")
    low, top = 30 * 30 * 40, 30 * 30 * 20 / 2
    assert body.mass[0] * 1e3 == pytest.approx((low + top) * RHO, rel=1e-5)
    x = top * -5 / (low + top)
    z = (low * 20 + top * (40 + 20 / 3)) / (low + top)
    assert body.ipos / MM == pytest.approx([x, 0, z], abs=1e-4)
    second = low * (30**2 / 12 + x**2) + top * (30**2 / 18 + (-5 - x) ** 2)
    second += low * (40**2 / 12 + (20 - z) ** 2) + top * (20**2 / 18 + (40 + 20 / 3 - z) ** 2)
    about_depth = max(body.inertia, key=lambda v: -abs(v - RHO * 1e-9 * second))
    assert about_depth == pytest.approx(RHO * 1e-9 * second, rel=1e-4)


def rod():
    """Mass (kg), distance of the centre along the axis (m), inertia about it (kg m²)."""
    parts = []
    for diameter, length, foot, density in (
        (c.SHAFT_DIAMETER, c.SHAFT_LENGTH, 0.0, c.DENSITY),
        (c.HEAD_DIAMETER, c.HEAD_LENGTH, c.SHAFT_LENGTH, c.HEAD_DENSITY),
    ):
        mass = math.pi * (diameter / 2) ** 2 * length * 1e-9 * density
        inertia = mass * (3 * (diameter / 2) ** 2 + length**2) / 12 * 1e-6
        parts.append((mass, (foot + length / 2) * MM, inertia))
    mass = sum(m for m, _, _ in parts)
    centre = sum(m * z for m, z, _ in parts) / mass
    inertia = sum(i + m * (z - centre) ** 2 for m, z, i in parts)
    return mass, centre, inertia


def test_the_mallet_weighs_what_its_rod_weighs():
    mass, centre, inertia = rod()
    made = world(2, [], mallet_pose(0, 0, 0))
    body = made.model.body(str(c.MALLET))
    assert body.mass[0] == pytest.approx(mass, rel=1e-6)
    assert body.ipos[2] == pytest.approx(centre, rel=1e-6)
    assert max(body.inertia) == pytest.approx(inertia, rel=1e-6)


def lean_of(data):
    _, x, y, _ = data.qpos[-4:]
    return math.acos(1 - 2 * (x * x + y * y))


@pytest.mark.parametrize("direction", [0.0, 37.0, 180.0])
def test_the_mallet_falls_about_the_lower_edge_of_its_foot_like_a_rigid_rod(direction):
    """Speed at each lean up to 60 degrees within 2 % of the energy equation."""
    mass, centre, inertia = rod()
    radius = c.SHAFT_DIAMETER / 2 * MM
    arm = math.hypot(centre, radius)
    offset = math.atan2(radius, centre)
    about_edge = inertia + mass * arm**2
    made = world(2, [], mallet_pose(0, 0, direction))
    data = made.data()
    first = lean_of(data) - offset
    checked = 0
    while lean_of(data) < math.radians(60):
        mujoco.mj_step(made.model, data)
        now = lean_of(data) - offset
        if now < math.radians(10):
            continue
        fallen = math.cos(first) - math.cos(now)
        wanted = math.sqrt(2 * mass * GRAVITY * arm * fallen / about_edge)
        assert np.linalg.norm(data.qvel[-3:]) == pytest.approx(wanted, rel=0.02)
        checked += 1
    assert checked > 100


def energies(made: World, seconds: float):
    """Total energy (J) each millisecond, with nothing asleep."""
    made.waking.opt.enableflags |= int(mujoco.mjtEnableBit.mjENBL_ENERGY)
    data = mujoco.MjData(made.waking)
    data.qpos[:] = made.start
    mujoco.mj_forward(made.waking, data)
    found = [float(data.energy.sum())]
    for _ in range(round(seconds * 1000)):
        mujoco.mj_step(made.waking, data)
        found.append(float(data.energy.sum()))
    return found


@pytest.mark.parametrize(("which", "x", "turn"), [(0, 0.0, 90.0), (3, 10.0, 84.0)])
def test_a_fall_never_gains_energy(which, x, turn):
    state = attack(2, which)
    found = energies(world(2, state.rest.poses, mallet_pose(x, 0.0, turn)), 1.2)
    assert max(found) - found[0] < 1e-4
    assert found[-1] < found[0] - 0.02


def test_a_mallet_that_hits_nothing_but_the_table_comes_to_rest():
    found = energies(world(2, [], mallet_pose(0, 0, 0)), 2.0)
    assert max(found) - found[0] < 1e-4
    assert abs(found[-1] - found[-200]) < 1e-4


def drift(poses, seconds):
    """How far any piece moves (mm) when nothing is asleep."""
    made = world(2, poses)
    data = mujoco.MjData(made.waking)
    data.qpos[:] = made.start
    mujoco.mj_step(made.waking, data, 500)
    settled = data.qpos.copy()
    mujoco.mj_step(made.waking, data, round(seconds * 1000))
    return float(moved(settled, data.qpos).max())


@pytest.mark.parametrize("which", [0, 4])
def test_a_castle_left_alone_for_ten_seconds_moves_less_than_a_tenth_of_a_millimetre(which):
    castle = [pose for pose in attack(2, which).rest.poses if pose.y < 0]
    assert drift(castle, 10.0) < 0.1


def test_a_tower_of_five_storeys_left_alone_does_not_creep():
    tower = [Placement(piece, 0, 0) for piece in (0, 1, 20, 21, 5)]
    assert drift(placed_poses(tower, 0, 2), 10.0) < 0.1


def test_a_piece_does_not_sink_into_the_foundation():
    state = attack(2, 4)
    assert all(pose.z > 10 - 0.05 for pose in state.rest.poses)


def test_the_energy_at_the_start_is_that_of_the_leaning_mallet():
    mass, centre, _ = rod()
    start = energies(world(2, [], mallet_pose(0, 0, 0)), 0.001)[0]
    lean = math.radians(c.RELEASE_LEAN)
    z = c.BASE_HEIGHT * MM + c.SHAFT_DIAMETER / 2 * MM * math.sin(lean) + centre * math.cos(lean)
    assert start == pytest.approx(mass * GRAVITY * z, rel=1e-6)


def test_numbers_that_run_away_leave_the_world_as_it_was_and_no_file(tmp_path, monkeypatch, caplog):
    monkeypatch.chdir(tmp_path)
    state = attack()
    made = world(state.seats, state.rest.poses, mallet_pose(0.0, 0.0, 90.0))
    data = made.data()
    looks = 0

    def kick() -> bool:
        nonlocal looks
        looks += 1
        if looks == 3:
            data.qvel[:] = 1e30
        return False

    motion = let_go(made, data, 2.0, stop=kick)
    assert len(motion.looks) == 3
    assert not motion.at_rest
    assert np.all(np.abs(motion.last) < 2)
    assert "unstable" in caplog.text
    assert list(tmp_path.iterdir()) == []
