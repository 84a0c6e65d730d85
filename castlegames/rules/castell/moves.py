"""The decisions of Castell, and their text forms."""

from __future__ import annotations

import re
from collections.abc import Iterable

from attrs import field, frozen

from ..game import Move
from .components import REGIONS, SIZES, SKILLS, SPECIAL
from .towers import Tower


def _big_first(sizes: Iterable[int]) -> tuple[int, ...]:
    """The sizes from big to small; what are no numbers stays for ``why_not`` to refuse."""
    given = tuple(sizes)
    return tuple(sorted(given, reverse=True)) if all(type(n) is int for n in given) else given


def _tower(levels: Iterable[Iterable[int]]) -> Tower:
    return tuple(_big_first(level) for level in levels)


@frozen
class Travel(Move):
    """Move the pawn to an adjacent region; the first time ever, to any: ``travel Valls``."""

    region: str

    def __str__(self) -> str:
        return f"travel {self.region}"


@frozen
class Recruit(Move):
    """Take one or two castellers from the pawn's region: ``recruit 7 3``."""

    sizes: tuple[int, ...] = field(converter=_big_first)

    def __str__(self) -> str:
        return " ".join(("recruit", *map(str, self.sizes)))


@frozen
class Train(Move):
    """Train a skill that the wheel offers, or take a Special tile: ``train mix``."""

    skill: str

    def __str__(self) -> str:
        return f"train {self.skill}"


@frozen
class SpecialRecruit(Move):
    """The special action that takes one casteller: ``special recruit 5``."""

    size: int

    def __str__(self) -> str:
        return f"special recruit {self.size}"


@frozen
class SpecialTravel(Move):
    """The special action that travels once more: ``special travel Valls``."""

    region: str

    def __str__(self) -> str:
        return f"special travel {self.region}"


@frozen
class SpecialPerform(Move):
    """The special action that takes a performance tile: ``special perform 12 8,8,8/6,6/3``.

    ``tower`` lists its levels from the bottom up.
    """

    tile: int
    tower: Tower = field(converter=_tower)

    def __str__(self) -> str:
        return f"special perform {self.tile} {_tower_text(self.tower)}"


@frozen
class EndTurn(Move):
    """End the turn: ``end``."""

    def __str__(self) -> str:
        return "end"


@frozen
class ShowTower(Move):
    """Take part in the festival with a tower: ``festival 9,9/7/5/2``."""

    tower: Tower = field(converter=_tower)

    def __str__(self) -> str:
        return f"festival {_tower_text(self.tower)}"


@frozen
class PassFestival(Move):
    """Stay out of the festival: ``festival pass``."""

    def __str__(self) -> str:
        return "festival pass"


END_TURN = EndTurn()
PASS_FESTIVAL = PassFestival()

CastellMove = (
    Travel
    | Recruit
    | Train
    | SpecialRecruit
    | SpecialTravel
    | SpecialPerform
    | EndTurn
    | ShowTower
    | PassFestival
)

_SIZE = "(?:10|[1-9])"
_LEVEL = f"{_SIZE}(?:,{_SIZE})*"
_TOWER = f"(?P<tower>{_LEVEL}(?:/{_LEVEL})*)"
_REGION = f"(?P<region>{'|'.join(REGIONS)})"
_LONGEST = 500
_LONGEST_NAME = 40

_FORMS = {
    Travel: re.compile(f"travel {_REGION}"),
    Recruit: re.compile(f"recruit (?P<sizes>{_SIZE}(?: {_SIZE})?)"),
    Train: re.compile(f"train (?P<skill>{'|'.join((*SKILLS, SPECIAL))})"),
    SpecialRecruit: re.compile(f"special recruit (?P<size>{_SIZE})"),
    SpecialTravel: re.compile(f"special travel {_REGION}"),
    SpecialPerform: re.compile(f"special perform (?P<tile>0|[1-9][0-9]?) {_TOWER}"),
    EndTurn: re.compile("end"),
    ShowTower: re.compile(f"festival {_TOWER}"),
    PassFestival: re.compile("festival pass"),
}


def read_move(text: str) -> CastellMove:
    """The move with this text form. Raises ValueError if it is none."""
    if isinstance(text, str) and len(text) <= _LONGEST:
        for kind, form in _FORMS.items():
            found = form.fullmatch(text)
            if found:
                return _made(kind, found)
    raise ValueError(f"not a move of Castell: {str(text)[:100]!r}")


def read_tower(text: str) -> Tower:
    """The tower with this text form, from the bottom up. Raises ValueError if it is none."""
    if not re.fullmatch(_TOWER, text):
        raise ValueError(f"not a tower: {text[:100]!r}")
    return _tower(map(int, level.split(",")) for level in text.split("/"))


def is_size(size: object) -> bool:
    """Whether there are castellers of this size."""
    return type(size) is int and size in SIZES


def named(thing: object) -> str:
    """What stands where a name or a number belongs, short enough for a reason's sentence.

    Only what is certain to have a text is written, of all else the type.
    """
    if isinstance(thing, str):
        return thing[:_LONGEST_NAME]
    if type(thing) is int and abs(thing) < 10**_LONGEST_NAME:
        return str(thing)
    return type(thing).__name__


def _made(kind: type, found: re.Match[str]) -> CastellMove:
    parts = found.groupdict()
    if kind is Travel:
        return Travel(parts["region"])
    if kind is Recruit:
        return Recruit(map(int, parts["sizes"].split(" ")))
    if kind is Train:
        return Train(parts["skill"])
    if kind is SpecialRecruit:
        return SpecialRecruit(int(parts["size"]))
    if kind is SpecialTravel:
        return SpecialTravel(parts["region"])
    if kind is SpecialPerform:
        return SpecialPerform(int(parts["tile"]), read_tower(parts["tower"]))
    if kind is ShowTower:
        return ShowTower(read_tower(parts["tower"]))
    return END_TURN if kind is EndTurn else PASS_FESTIVAL


def _tower_text(tower: Tower) -> str:
    return "/".join(",".join(map(str, level)) for level in tower)
