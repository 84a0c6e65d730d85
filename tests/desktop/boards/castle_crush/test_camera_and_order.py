"""The camera of the table, picking, and what is painted before what."""

from __future__ import annotations

import pytest

from castlegames.desktop.boards.castle_crush.aim import Aim
from castlegames.desktop.boards.castle_crush.camera import (
    PRESETS,
    Camera,
    Lens,
    framed,
    preset,
    table_corners,
)
from castlegames.desktop.boards.castle_crush.drawing import bounds
from castlegames.desktop.boards.castle_crush.falls import Fall, between
from castlegames.desktop.boards.castle_crush.order import covers, first_met, painters_order
from castlegames.desktop.boards.castle_crush.solids import KINDS, Solid, bodies, placed
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.bodies import Pose, about_vertical, rotated
from castlegames.rules.castle_crush.track import Track

WIDTH, HEIGHT = 900.0, 480.0


@pytest.mark.parametrize("look", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_preset_shows_the_whole_table(look: str, seats: int) -> None:
    corners = table_corners(seats)
    for seat in range(seats):
        lens = Lens.of(framed(preset(look, seat, seats), corners, WIDTH, HEIGHT), WIDTH, HEIGHT)
        for corner in corners:
            seen = lens.see(corner)
            assert seen is not None
            assert -12 <= seen.x <= WIDTH + 12
            assert -12 <= seen.y <= HEIGHT + 12


def test_what_is_seen_at_a_point_is_hit_by_its_ray() -> None:
    lens = Lens.of(Camera(azimuth=200.0, elevation=33.0), WIDTH, HEIGHT)
    for place in ((0.0, 0.0, 10.0), (120.0, -40.0, 10.0), (-90.0, 60.0, 10.0)):
        seen = lens.see(place)
        assert seen is not None
        hit = lens.ray(seen.x, seen.y).on_plane(10.0)
        assert hit is not None
        assert hit == pytest.approx(place, abs=1e-6)


def test_the_cameras_rotation_looks_along_its_view() -> None:
    for azimuth in (0.0, 77.0, 190.0, 300.0):
        camera = Camera(azimuth=azimuth, elevation=41.0)
        frame = camera.frame
        assert rotated(camera.orientation, (1.0, 0.0, 0.0)) == pytest.approx(frame.right)
        assert rotated(camera.orientation, (0.0, 1.0, 0.0)) == pytest.approx(frame.up)
        assert rotated(camera.orientation, (0.0, 0.0, 1.0)) == pytest.approx(frame.back)


def test_the_camera_neither_dives_under_the_table_nor_leaves_it() -> None:
    camera = Camera().orbited(30.0, -500.0)
    assert camera.elevation > 0
    assert camera.orbited(0.0, 500.0).elevation < 90
    assert camera.zoomed(1e9).distance > 0
    assert camera.zoomed(1e-9).distance < 1e4


@pytest.mark.parametrize("kind", KINDS)
def test_faces_of_every_solid_look_outwards(kind: str) -> None:
    for faces in bodies(kind):
        corners = [corner for face in faces for corner in face.corners]
        middle = [sum(p[i] for p in corners) / len(corners) for i in range(3)]
        for face in faces:
            away = sum(
                n * (p - m) for n, p, m in zip(face.normal, face.corners[0], middle, strict=True)
            )
            assert away > 0


def solid(key: int, kind: str, x: float, y: float, z: float, turn: float = 0.0) -> Solid:
    return Solid(key, kind, Pose(key, x, y, z, *about_vertical(turn)))


def test_a_block_on_another_is_painted_after_it_and_so_is_the_nearer_one() -> None:
    below = solid(0, "flat_house", 0, 0, 10)
    above = solid(1, "flat_house", 8, 3, 40, turn=20)
    nearer = solid(2, "flat_tower", 0, -60, 10)
    solids = (above, nearer, below)
    lens = Lens.of(Camera(azimuth=-90.0, elevation=30.0, distance=600.0), WIDTH, HEIGHT)
    flat = [body for one in solids for body in placed(one.kind, one.pose)]
    boxes = []
    for one in solids:
        rect = bounds(one, lens)
        boxes.append((rect.left(), rect.top(), rect.right(), rect.bottom()))
    order = [solids[n].key for n in painters_order(flat, boxes, lens)]
    assert order.index(0) < order.index(1)
    assert order.index(0) < order.index(2)
    eye = lens.frame.eye
    assert covers(flat[0], flat[2], eye) is True
    assert covers(flat[2], flat[0], eye) is False


def test_a_ray_meets_the_nearest_solid_first() -> None:
    near, far = solid(0, "flat_tower", 0, -60, 0), solid(1, "flat_tower", 0, 60, 0)
    lens = Lens.of(Camera((0.0, 0.0, 30.0), -90.0, 6.0, 700.0), WIDTH, HEIGHT)
    met = first_met(lens.ray(WIDTH / 2, HEIGHT / 2), (far, near))
    assert met is not None
    assert met[0] is near
    assert met[1][1] == pytest.approx(-75, abs=0.1)
    assert first_met(lens.ray(2, 2), (far, near)) is None


def test_the_drawn_fall_of_the_mallet_ends_on_the_table_where_it_is_aimed() -> None:
    aim = Aim(0.0, 0.0, 90.0)
    arc = aim.arc()
    assert arc[0][2] > 200
    assert arc[-1][2] < 40
    assert arc[-1][1] > 200
    assert abs(arc[-1][0]) < 1e-6
    assert aim.at(100.0, 0.0).x == pytest.approx(c.FOOT_REACH, abs=0.2)
    assert aim.towards(-50.0, 0.0).direction == 180.0
    assert aim.swing().direction == 90.0


def test_a_fall_is_interpolated_between_its_poses() -> None:
    low, high = (0.0, 0.0, 10.0, 1.0, 0.0, 0.0, 0.0), (3.0, 0.0, 4.0, -1.0, 0.0, 0.0, 0.0)
    middle = between(7, low, high, 0.5)
    assert (middle.x, middle.z) == (1.5, 7.0)
    assert middle.orientation == (1.0, 0.0, 0.0, 0.0)
    start, end = {7: Pose(7, 0, 0, 10)}, {7: Pose(7, 3, 0, 4.25)}
    fall = Fall(start, end, Track({7: (low, high), c.MALLET: (low, high)}))
    assert fall.at(0.0)[7].z == 10
    assert fall.at(fall.seconds / 2)[7].z == pytest.approx(7)
    assert fall.at(fall.seconds)[7] == end[7]
    assert c.MALLET in fall.at(fall.seconds)
