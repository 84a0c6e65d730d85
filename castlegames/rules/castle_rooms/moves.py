"""The six moves and their text forms."""

from __future__ import annotations

import re

from attrs import frozen

from ..game import Move
from .components import FACINGS, Facing


@frozen
class Extend(Move):
    """Put a room at the right end of one of your rows: ``extend 1 23`` (row, card)."""

    row: int
    card: int

    def __str__(self) -> str:
        return f"extend {self.row} {self.card}"


@frozen
class Start(Move):
    """Begin a new row with a room, one symbol up: ``start 17 helmet``."""

    card: int
    facing: Facing

    def __str__(self) -> str:
        return f"start {self.card} {self.facing}"


@frozen
class Dragon(Move):
    """Put a dragon at the end of an opponent's row: ``dragon 2 1`` (player, row)."""

    player: int
    row: int

    def __str__(self) -> str:
        return f"dragon {self.player} {self.row}"


@frozen
class Knight(Move):
    """Chase the dragon from one of your rows: ``knight 1``."""

    row: int

    def __str__(self) -> str:
        return f"knight {self.row}"


@frozen
class Discard(Move):
    """Discard a dragon or a knight that is of no use: ``discard 60``."""

    card: int

    def __str__(self) -> str:
        return f"discard {self.card}"


@frozen
class EndTurn(Move):
    """End the turn: ``end``."""

    def __str__(self) -> str:
        return "end"


_NUMBER = r"(0|[1-9][0-9]?)"
_FORMS = (
    (re.compile(rf"extend {_NUMBER} {_NUMBER}"), lambda row, card: Extend(int(row), int(card))),
    (
        re.compile(rf"start {_NUMBER} ({'|'.join(FACINGS)})"),
        lambda card, facing: Start(int(card), facing),
    ),
    (re.compile(rf"dragon {_NUMBER} {_NUMBER}"), lambda seat, row: Dragon(int(seat), int(row))),
    (re.compile(rf"knight {_NUMBER}"), lambda row: Knight(int(row))),
    (re.compile(rf"discard {_NUMBER}"), lambda card: Discard(int(card))),
    (re.compile(r"end"), EndTurn),
)


def read_move(text: str) -> Move:
    """The move with this text form. Raises ValueError if it is none."""
    for form, make in _FORMS:
        found = form.fullmatch(text)
        if found:
            return make(*found.groups())
    raise ValueError(f"not a move of Castle Rooms: {text[:40]!r}")
