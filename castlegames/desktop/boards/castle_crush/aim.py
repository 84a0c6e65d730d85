"""Where the mallet is put and which way it is to fall, before it is let go."""

from __future__ import annotations

from math import atan2, cos, degrees, hypot, radians, sin

from attrs import frozen

from castlegames.rules.castle_crush import CastleCrushState, Swing
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.bodies import Pose, Vector, about, mallet_pose

from .camera import Camera, ground_axes
from .words import translate

_INSIDE = 0.1
"""So far (mm) inside the edge of its reach the foot stays, so that rounding leaves it there."""
_ARC = tuple(range(8, 93, 6))


@frozen
class Aim:
    """The middle of the mallet's foot (mm) and the direction of the fall (degrees)."""

    x: float = 0.0
    y: float = 0.0
    direction: float = 270.0

    @classmethod
    def of(cls, swing: Swing) -> Aim:
        """The aim of a swing."""
        return cls(swing.x, swing.y, swing.direction % 360.0)

    def turned(self, by: float) -> Aim:
        """Turned by degrees, to a whole degree."""
        return Aim(self.x, self.y, round(self.direction + by) % 360.0)

    def at(self, x: float, y: float) -> Aim:
        """The foot put elsewhere, on the base."""
        away = hypot(x, y)
        most = c.FOOT_REACH - _INSIDE
        if away > most:
            x, y = x * most / away, y * most / away
        return Aim(float(round(x, 1)), float(round(y, 1)), self.direction)

    def towards(self, x: float, y: float) -> Aim:
        """Turned so that it falls towards a point of the table."""
        if hypot(x - self.x, y - self.y) < 1.0:
            return self
        return Aim(self.x, self.y, round(degrees(atan2(y - self.y, x - self.x)), 1) % 360.0)

    def advanced(self, by: float) -> Aim:
        """The foot moved by mm in the direction of the fall."""
        a = radians(self.direction)
        return self.at(self.x + by * cos(a), self.y + by * sin(a))

    def stepped(self, camera: Camera, right: int, away: int, by: float) -> Aim:
        """The foot moved by mm in a direction of the screen."""
        (rx, ry), (ax, ay) = ground_axes(camera)
        return self.at(
            self.x + by * (right * rx + away * ax), self.y + by * (right * ry + away * ay)
        )

    def swing(self) -> Swing:
        """The move that lets the mallet go."""
        return Swing(self.x, self.y, self.direction)

    @property
    def text(self) -> str:
        """The aim in words."""
        return translate("CastleCrush", "Aim {degrees}°").format(degrees=f"{self.direction:g}")

    @property
    def pose(self) -> Pose:
        """The mallet as it is let go."""
        return mallet_pose(self.x, self.y, self.direction)

    def leaning(self, lean: float) -> Pose:
        """The mallet on its way down, turned about the edge of its foot, as if nothing stood there.

        ``lean`` in degrees from upright.
        """
        a = radians(self.direction)
        radius = c.SHAFT_DIAMETER / 2
        edge = (self.x + radius * cos(a), self.y + radius * sin(a), c.BASE_HEIGHT)
        turn = about((-sin(a), cos(a), 0.0), lean)
        flat = Pose(c.MALLET, 0.0, 0.0, 0.0, *turn)
        back = flat.at((radius * cos(a), radius * sin(a), 0.0))
        return Pose(c.MALLET, edge[0] - back[0], edge[1] - back[1], edge[2] - back[2], *turn)

    def arc(self) -> tuple[Vector, ...]:
        """The way of the middle of the head's end, from the release down to the table."""
        end = (0.0, 0.0, c.SHAFT_LENGTH + c.HEAD_LENGTH)
        return tuple(self.leaning(lean).at(end) for lean in _ARC)


def first_aim(state: CastleCrushState) -> Aim | None:
    """An aim to begin with: the first useful swing, or None if the mallet can stand nowhere."""
    swing = next((move for move in state.legal_moves() if isinstance(move, Swing)), None)
    return None if swing is None else Aim.of(swing)
