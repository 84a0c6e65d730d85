"""The facts of a match that never change, and its options."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from castlegames.rules import Option, Value

from .seat import Seat

FORMAT = "castlegames-match"
SCHEMA = 1
"""The version of the file format that this program writes. Schema 1: the first."""

MATCH_OPTIONS: tuple[Option, ...] = (
    Option("relaxed_undo", "flag", False),
    Option("purist", "flag", False),
)
"""Options of every match, beside the game's own.

``relaxed_undo``  undo also across what was drawn or revealed and other people's moves
``purist``        no hints and no previews of points in this match
"""


@frozen
class Header:
    """What a match file begins with."""

    game: str
    seats: tuple[Seat, ...]
    seed: int
    options: Mapping[str, Value]
    """The game's options, each with its value."""
    match_options: Mapping[str, Value]
    """``MATCH_OPTIONS``, each with its value."""
    created: str
    """When, in ISO 8601 and UTC, to the second."""
    rules_version: int
    app: str
    """The version of the program that wrote the file."""
    schema: int = SCHEMA
