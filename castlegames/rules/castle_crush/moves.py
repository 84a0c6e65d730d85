"""The moves, and what physics reports about them.

A ``Build`` or ``Swing`` without an outcome is an intent; the move that is played and recorded
carries its ``Outcome``, so that no save or replay ever needs to simulate. Text forms::

    build 3:12,-20,90 30:0,0,0,lying | {"hit": ...}
    swing 4 -3.5 266 | {"hit": ..., "released": [4.1, -3.3, 265.2]}
    return roof        pass        take roof
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from math import inf, isfinite

from attrs import evolve, field, frozen
from attrs.validators import instance_of, optional

from castlegames.rules.game import Move, Reason

from . import components as c
from .outcomes import Outcome, Release, Rest, outcome_text, read_outcome

__all__ = [
    "NEEDS_OUTCOME",
    "Build",
    "Outcome",
    "Pass",
    "Placement",
    "Release",
    "Rest",
    "Return",
    "Swing",
    "Take",
    "intent",
    "read_move",
]

NEEDS_OUTCOME = Reason("needs_outcome")
"""Why an intent cannot be played before physics has resolved it."""

MOST_TEXT = 1_000_000
"""Longest text form that is read, in characters."""

_PIECE = re.compile("0|[1-9][0-9]?")
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:e[+-]?[0-9]+)?")


@frozen
class Placement:
    """A piece put down on a foundation: mm to the player's right and towards the base, degrees.

    ``lying`` is for a king only.
    """

    piece: int
    x: float = field(converter=float)
    y: float = field(converter=float)
    turn: float = field(default=0.0, converter=float)
    lying: bool = field(default=False, converter=bool)

    def __str__(self) -> str:
        numbers = ",".join(map(_number, (self.x, self.y, self.turn)))
        return f"{self.piece}:{numbers}{',lying' if self.lying else ''}"

    @property
    def finite(self) -> bool:
        """Whether every number is finite and of a sensible size."""
        return all(isfinite(v) and abs(v) < 1e6 for v in (self.x, self.y, self.turn))


def _in_order(placements: Iterable[Placement]) -> tuple[Placement, ...]:
    return tuple(placements)


@frozen
class Build(Move):
    """Finish a castle: the pieces in the order they were put down."""

    placements: tuple[Placement, ...] = field(converter=_in_order)
    outcome: Outcome | None = field(default=None, validator=optional(instance_of(Outcome)))

    def __str__(self) -> str:
        return _with_outcome(" ".join(["build", *map(str, self.placements)]), self.outcome)


@frozen
class Return(Move):
    """Lay a block of a kind aside while building with more than nine."""

    kind: str

    def __str__(self) -> str:
        return f"return {self.kind}"


@frozen
class Swing(Move):
    """Let the mallet fall: its foot (mm from the middle of the base), and a direction.

    The direction is in degrees counter-clockwise from x, seen from above.
    """

    x: float = field(converter=float)
    y: float = field(converter=float)
    direction: float = field(converter=float)
    outcome: Outcome | None = field(default=None, validator=optional(instance_of(Outcome)))

    def __str__(self) -> str:
        numbers = " ".join(map(_number, (self.x, self.y, self.direction)))
        return _with_outcome(f"swing {numbers}", self.outcome)


@frozen
class Pass(Move):
    """Give up a turn of attack because the mallet can stand nowhere."""

    def __str__(self) -> str:
        return "pass"


@frozen
class Take(Move):
    """Take a block of a kind from the middle (or, with three seats, from the supply)."""

    kind: str

    def __str__(self) -> str:
        return f"take {self.kind}"


def intent(move: Build | Swing) -> Build | Swing:
    """The move without its outcome."""
    return evolve(move, outcome=None)


def _number(value: float) -> str:
    return str(int(value)) if isfinite(value) and value == int(value) else repr(value)


def _with_outcome(text: str, outcome: Outcome | None) -> str:
    return text if outcome is None else f"{text} | {outcome_text(outcome)}"


def read_move(text: str) -> Move:
    """The move with this text form. Raises ValueError if it is none."""
    if not isinstance(text, str) or len(text) > MOST_TEXT:
        raise ValueError("not the text of a move")
    head, bar, tail = text.partition(" | ")
    word, *rest = head.split(" ")
    outcome = None
    if bar:
        if word not in ("build", "swing"):
            raise ValueError("only build and swing have an outcome")
        outcome = read_outcome(tail)
    match word, rest:
        case "pass", []:
            return Pass()
        case "take", [kind] if kind in c.KIND_NAMES:
            return Take(kind)
        case "return", [kind] if kind in c.KIND_NAMES:
            return Return(kind)
        case "swing", [x, y, direction]:
            return Swing(_read(x), _read(y), _read(direction), outcome)
        case "build", [*placements]:
            return Build(tuple(_read_placement(each) for each in placements), outcome)
    raise ValueError("not the text of a move")


def _read(text: str) -> float:
    value = float(text) if _NUMBER.fullmatch(text) else inf
    if not isfinite(value):
        raise ValueError("not a number of a move")
    return value


def _read_placement(text: str) -> Placement:
    piece, colon, numbers = text.partition(":")
    parts: Sequence[str] = numbers.split(",")
    lying = len(parts) == 4 and parts[3] == "lying"
    if not colon or not _PIECE.fullmatch(piece):
        raise ValueError("not a placement")
    if len(parts) != (4 if lying else 3):
        raise ValueError("not a placement")
    x, y, turn = map(_read, parts[:3])
    return Placement(int(piece), x, y, turn, lying)
