"""Who sits at a match: names and bots."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from attrs import evolve, frozen

LONGEST_NAME = 40
"""Characters of a name that are kept."""

_TAKEN_OUT = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Unicode categories that no name keeps: controls, direction marks, zero-width characters."""


@frozen
class Seat:
    """A place at the table: a name, and the level of the bot that plays it or None for a human."""

    name: str
    bot: str | None = None


class NamelessSeat(ValueError):
    """A seat whose name holds nothing that can be shown; ``seat`` counts from 0."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} has no name")
        self.seat = seat


def tame_name(text: str, longest: int = LONGEST_NAME) -> str:
    """The name as it may be shown: one line, at most ``longest`` characters, nothing invisible.

    Control, direction and zero-width characters go, any white space becomes one space. The result
    is empty if nothing is left.
    """
    spaced = "".join(" " if char.isspace() else char for char in text[: 50 * longest])
    normal = unicodedata.normalize("NFC", spaced)
    kept = "".join(char for char in normal if unicodedata.category(char) not in _TAKEN_OUT)
    words = " ".join(kept.split())
    return _without_heaps_of_marks(words)[:longest].strip()


def tame_seats(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats with tamed names, equal names told apart: Anna, Anna 2.

    Names are equal if they differ in upper and lower case only. Raises NamelessSeat for a name
    that is empty once tamed.
    """
    result: list[Seat] = []
    taken: set[str] = set()
    for number, seat in enumerate(seats):
        name = tame_name(seat.name)
        if not name:
            raise NamelessSeat(number)
        name = _distinct(name, taken)
        taken.add(name.casefold())
        result.append(evolve(seat, name=name))
    return tuple(result)


def _distinct(name: str, taken: set[str]) -> str:
    if name.casefold() not in taken:
        return name
    number = 2
    while True:
        ending = f" {number}"
        candidate = name[: LONGEST_NAME - len(ending)].rstrip() + ending
        if candidate.casefold() not in taken:
            return candidate
        number += 1


def _without_heaps_of_marks(text: str) -> str:
    """At most two combining marks on a character, so that a name stays in its line."""
    kept: list[str] = []
    marks = 0
    for char in text:
        marks = marks + 1 if unicodedata.category(char).startswith("M") else 0
        if marks <= 2:
            kept.append(char)
    return "".join(kept)
