"""The colours of wood, paint and shadow on the table, light and dark."""

from __future__ import annotations

from functools import lru_cache

from attrs import frozen
from PySide6.QtGui import QColor

from castlegames.rules.castle_crush.bodies import Vector

from ...style import mixed
from ...theme import Theme
from .camera import Camera, ground_axes
from .solids import Solid

_LEVELS = 16
CROWN = "#E3B23C"


@frozen
class Paints:
    """Base colours of everything, as ``#RRGGBB``."""

    ground: str
    plank: str
    shadow: str
    line: str
    block: str
    base: str
    mallet: str
    seats: tuple[str, ...]
    good: str
    bad: str
    hint: str
    focus: str

    @classmethod
    def of(cls, theme: Theme) -> Paints:
        """The colours for a theme."""
        p = theme.palette
        dark = theme.dark
        ground = mixed(p.wood, "#FFFFFF", 0.06) if not dark else mixed(p.wood_dark, "#000000", 0.1)
        return cls(
            ground=ground,
            plank=mixed(ground, p.wood_dark if not dark else "#000000", 0.28),
            shadow=mixed(ground, "#2A1C10", 0.3 if not dark else 0.42),
            line="#2E2A26" if not dark else "#17120E",
            block=mixed(p.wood, "#FFF0D2", 0.62 if not dark else 0.42),
            base=mixed(p.wood, p.wood_dark, 0.35 if not dark else 0.1),
            mallet=mixed(p.wood, p.wood_dark, 0.55 if not dark else 0.0),
            seats=tuple(theme.seat(seat).colour for seat in range(4)),
            good=p.good,
            bad=p.bad,
            hint=p.focus,
            focus=p.focus,
        )

    def body(self, solid: Solid) -> str:
        """The base colour of a solid's body."""
        if solid.look == "good":
            return mixed(self.block, self.good, 0.45)
        if solid.look == "bad":
            return mixed(self.block, self.bad, 0.5)
        if solid.look == "hint":
            return mixed(self.block, self.hint, 0.45)
        if solid.kind == "base":
            return self.base
        if solid.kind == "mallet":
            return self.mallet
        if solid.kind == "foundation" and solid.seat is not None:
            return mixed(self.seats[solid.seat], "#FFFFFF", 0.42)
        if solid.seat is not None and not solid.is_block:
            return mixed(self.seats[solid.seat], "#FFFFFF", 0.12)
        return self.block

    def part(self, paint: str, solid: Solid) -> str:
        """The colour of a decoration."""
        match paint:
            case "crown":
                return CROWN
            case "mark":
                return "#FFFFFF"
        return self.seats[solid.seat or 0]


def light_from(camera: Camera) -> Vector:
    """The direction to the lamp: from the upper left of whoever looks."""
    right, away = ground_axes(camera)
    x = -0.62 * right[0] - 0.42 * away[0]
    y = -0.62 * right[1] - 0.42 * away[1]
    return (x, y, 0.66)


@lru_cache(maxsize=4096)
def _shade(colour: str, level: int) -> QColor:
    part = level / _LEVELS
    if part < 0.5:
        return QColor(mixed(colour, "#3A2412", 0.75 * (0.5 - part)))
    return QColor(mixed(colour, "#FFF6E2", 0.62 * (part - 0.5)))


def shaded(colour: str, normal: Vector, light: Vector) -> QColor:
    """A colour as the lamp shows it on a face."""
    k = normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2]
    return _shade(colour, round((0.5 + 0.5 * max(-1.0, min(1.0, k))) * _LEVELS))
