"""The mallet in a player's hand: its foot on the base, its aim, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable

from castlegames.rules.castle_crush import CastleCrushState
from castlegames.rules.castle_crush import components as c

from .aim import Aim, first_aim
from .camera import Camera, Ray
from .models import PiecesModel
from .order import first_met

_STEP, _FINE = 5.0, 1.0
"""Degrees, or mm, of one key."""


class Mallet:
    """Where the mallet stands and is aimed while its player decides; ``aim`` is None otherwise.

    ``moved`` is called with each new aim. ``moves_foot`` says what the arrows do.
    """

    def __init__(self, pieces: PiecesModel, moved: Callable[[Aim], None]) -> None:
        self._pieces, self._moved = pieces, moved
        self.aim: Aim | None = None
        self.moves_foot = False

    def follow(self, state: CastleCrushState, acting: bool) -> None:
        """Begin with a plain aim if a swing is asked for."""
        self.aim = first_aim(state) if acting and state.phase == "attack" else None
        self.moves_foot = self.moves_foot and self.aim is not None

    def seen_by(self, ray: Ray) -> bool:
        """Whether the ray meets mallet or hammer base first."""
        met = first_met(ray, self._pieces.solids)
        return met is not None and met[0].kind in ("mallet", "base")

    def put_under(self, ray: Ray) -> None:
        """Put the foot where the ray meets the base, as far as the base allows."""
        place = ray.on_plane(c.BASE_HEIGHT)
        if self.aim is not None and place is not None:
            self.set(self.aim.at(place[0], place[1]))

    def aim_along(self, ray: Ray) -> None:
        """Turn the aim towards what the ray meets."""
        standing = [s for s in self._pieces.solids if s.kind not in ("mallet", "base")]
        met = first_met(ray, standing)
        place = met[1] if met is not None else ray.on_plane(0.0)
        if self.aim is not None and place is not None:
            self.set(self.aim.towards(place[0], place[1]))

    def steer(self, camera: Camera, right: int, away: int, fine: bool) -> None:
        """Turn the aim, or move the foot, by a step in a direction of the screen."""
        if self.aim is None:
            return
        step = _FINE if fine else _STEP
        if self.moves_foot:
            self.set(self.aim.stepped(camera, right, away, step))
        elif right:
            self.set(self.aim.turned(-right * step))
        else:
            self.set(self.aim.advanced(away * step))

    def turn(self, degrees: float) -> None:
        """Turn the aim, counter-clockwise seen from above."""
        if self.aim is not None:
            self.set(self.aim.turned(degrees))

    def set(self, aim: Aim) -> None:
        """Another aim."""
        self.aim = aim
        self._moved(aim)
