"""Where the table is looked at from: presets, orbit, zoom, and coming nearer to build."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve

from ...table.motion import GAME, Motion
from .camera import (
    PRESETS,
    Camera,
    castle_corners,
    framed,
    preset,
    table_corners,
)
from .stage_item import StageItem


class Viewing:
    """Moves the camera of a stage; ``changed`` is called whenever it has moved.

    Once somebody has gone around by hand, the camera stays until a preset is asked for or
    something else is to be looked at.
    """

    def __init__(self, stage: StageItem, motion: Motion, changed: Callable[[], None]) -> None:
        self._stage, self._motion, self._changed = stage, motion, changed
        self._preset = PRESETS[0]
        self._seat, self._seats = 0, 2
        self._castle = False
        self._free = False

    @property
    def look(self) -> str:
        """The preset last asked for."""
        return self._preset

    def focus(self, seat: int, seats: int, castle: bool) -> None:
        """Look at a seat's castle, or at the whole table from its chair."""
        wanted = (seat, seats, castle)
        if wanted == (self._seat, self._seats, self._castle) and self._stage.camera.distance:
            if not self._free:
                self._set(self._home())
            return
        self._seat, self._seats, self._castle = wanted
        self._free = False
        self._travel(self._home())

    def resized(self) -> None:
        """The picture has another size."""
        if not self._free:
            self._set(self._home())

    def home(self) -> None:
        """Back to the preset."""
        self._free = False
        self._travel(self._home())

    def next_look(self) -> None:
        """The next preset."""
        self._preset = PRESETS[(PRESETS.index(self._preset) + 1) % len(PRESETS)]
        self.home()

    def orbit(self, around: float, up: float) -> None:
        """Go around the target by degrees."""
        self._free = True
        self._set(self._stage.camera.orbited(around, up))

    def zoom(self, factor: float) -> None:
        """Come nearer to the target."""
        self._free = True
        self._set(self._stage.camera.zoomed(factor))

    def _home(self) -> Camera:
        camera = preset(self._preset, self._seat, self._seats)
        rect = self._stage.rect
        width, height = max(rect.width(), 200.0), max(rect.height(), 120.0)
        if self._castle:
            corners = castle_corners(self._seat, self._seats)
        else:
            corners = table_corners(self._seats)
        return framed(camera, corners, width, height).zoomed(0.96)

    def _travel(self, to: Camera) -> None:
        start = self._stage.camera
        if self._stage.rect.isEmpty():
            self._set(to)
            return
        self._motion.run(GAME, lambda part: self._set(_between(start, to, part)))

    def _set(self, camera: Camera) -> None:
        if camera != self._stage.camera:
            self._stage.look(camera)
            self._changed()


def _between(a: Camera, b: Camera, part: float) -> Camera:
    if part >= 1.0:
        return b
    around = (b.azimuth - a.azimuth + 180.0) % 360.0 - 180.0
    x, y, z = (p + (q - p) * part for p, q in zip(a.target, b.target, strict=True))
    return evolve(
        a,
        target=(x, y, z),
        azimuth=(a.azimuth + around * part) % 360.0,
        elevation=a.elevation + (b.elevation - a.elevation) * part,
        distance=a.distance * (b.distance / a.distance) ** part,
    )
