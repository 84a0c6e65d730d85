"""What lies in Castell's box, and the numbers of its rules (castell.md, Components).

Plain data, to be read and corrected by people. ``HOUSE`` marks the values that no source gives:
they are ours, chosen to fit every number that is known, and the rules page says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from attrs import frozen

HOUSE: Final = (
    "the number of castellers of each size",
    "the names of Girona, Valls and Lleida",
    "the map's roads",
    "the order of the wheel's sectors and the way it turns",
    "the board's skill tiles",
    "the festival calendar",
    "the number of size tokens of each size, and how many lie at a festival",
    "the award chart and the numbers of prizes",
    "the local performance tiles",
    "the highest rank",
)
"""Which of the tables below are house values."""

SEATS: Final = range(2, 5)
ROUNDS: Final = 10

SIZES: Final = range(1, 11)
OF_EACH_SIZE: Final = 15
"""[House] Castellers of each size: 150 in all."""
START_HAND: Final = 7
IN_REGION: Final[Mapping[int, int]] = {2: 3, 3: 4, 4: 5}
"""Castellers in each region after a refill, by the number of seats."""
REFILL_ROUNDS: Final = (3, 5, 7, 9)
RECRUITS: Final = 2
"""The most castellers of one Recruit."""

REGIONS: Final = (
    "Girona",
    "Barcelona",
    "Vilanova",
    "Tarragona",
    "Valls",
    "Vilafranca",
    "Lleida",
)
"""In board order: that of the performance rows."""

TOUCHING: Final = (
    ("Girona", "Lleida"),
    ("Girona", "Barcelona"),
    ("Lleida", "Barcelona"),
    ("Lleida", "Valls"),
    ("Barcelona", "Vilafranca"),
    ("Barcelona", "Vilanova"),
    ("Vilafranca", "Vilanova"),
    ("Vilafranca", "Valls"),
    ("Vilafranca", "Tarragona"),
    ("Valls", "Tarragona"),
)
"""[House] Regions that touch."""
DOTTED: Final = (("Vilanova", "Tarragona"), ("Girona", "Vilanova"))
"""[House] Regions joined by a dotted line."""

ADJACENT: Final[Mapping[str, frozenset[str]]] = {
    region: frozenset(
        other
        for edge in (*TOUCHING, *DOTTED)
        for other in edge
        if region in edge and other != region
    )
    for region in REGIONS
}

SKILLS: Final = ("balance", "base", "mix", "strength", "width")
SPECIAL: Final = "special"
"""The skill tile that gives a free special action."""
TOP_RANK: Final = 5
"""[House]"""
PLAIN_WIDTH: Final = 3
"""The most castellers in a level without Base and Width."""
FESTIVAL_LEVELS: Final = 4
"""The fewest levels of a festival tower."""
BOARD_SKILL_TILES: Final = (
    "balance",
    "balance",
    "base",
    "mix",
    "strength",
    "width",
    SPECIAL,
    SPECIAL,
)
"""[House] One for each spot around the wheel."""

SHARED_SECTOR: Final = None
"""Stands for the All Regions sector, No Region on the other side."""
SECTORS: Final[tuple[str | None, ...]] = (SHARED_SECTOR, *REGIONS)
"""[House] The wheel's sectors clockwise from the one that points north at set-up."""
ALL_REGIONS: Final = "all_regions"
NO_REGION: Final = "no_region"
WHEELS: Final = (ALL_REGIONS, NO_REGION)
"""The sides of the wheel; the second is the advanced one."""

SPECIAL_TOKENS: Final = 7
"""For each player."""

CALENDAR: Final = (
    ("I", 3),
    ("I", 4),
    ("I", 4),
    ("I", 5),
    ("I", 5),
    ("I", 6),
    ("I", 6),
    ("II", 7),
    ("II", 8),
    ("II", 8),
    ("II", 9),
    ("II", 9),
    ("II", 10),
    ("II", 10),
)
"""[House] The stack and the round of each festival, in calendar order; a stack has every region."""
TOKENS_AT: Final[Mapping[str, int]] = {"I": 1, "II": 2}
"""[House] Size tokens, all different, under a tile of each stack."""
TOKENS_OF_EACH_SIZE: Final = 3
"""[House]"""

PRIZE_POINTS: Final[Mapping[str, int]] = {"trophy": 5, "medal": 3, "ribbon": 1}
PRIZES_IN_BOX: Final[Mapping[str, int]] = {"trophy": 14, "medal": 14, "ribbon": 12}
"""[House] Forty in all; awards are not limited by it."""
AWARDS: Final[Mapping[int, tuple[str, ...]]] = {
    1: ("medal",),
    2: ("trophy", "ribbon"),
    3: ("trophy", "medal", "ribbon"),
    4: ("trophy", "medal", "ribbon", "ribbon"),
}
"""[House] Prizes from the first place on, by the number of participants."""

DIVERSITY_POINTS: Final = (0, 0, 1, 3, 5, 7, 10, 14)
"""By the number of regions in which something was earned."""
FIRST_OF_SIZE_POINTS: Final = 2
MORE_OF_SIZE_POINTS: Final = 1
COLLECTED_TOKEN_POINTS: Final = 1


@frozen
class Performance:
    """A local performance tile.

    ``widths`` are those of its shape from the bottom up; an exhibition has ``skills`` instead, and
    its points are also the number of levels.
    """

    id: int
    points: int
    widths: tuple[int, ...] = ()
    skills: tuple[str, ...] = ()

    @property
    def is_shape(self) -> bool:
        """Whether it is a shape, not an exhibition."""
        return bool(self.widths)


_SHAPES = (
    ((2, 2, 1), 3),
    ((3, 3, 1), 3),
    ((4, 3, 1), 3),
    ((1, 1, 1), 4),
    ((3, 3, 2, 1), 4),
    ((3, 2, 2, 1), 4),
    ((3, 2, 1, 1), 4),
    ((4, 3, 2, 1), 4),
    ((5, 3, 2, 1), 4),
    ((2, 2, 1, 1), 5),
    ((4, 4, 2, 1), 5),
    ((3, 3, 2, 2, 1), 6),
    ((3, 3, 2, 1, 1), 6),
    ((4, 3, 3, 2, 1), 6),
    ((5, 4, 3, 2, 1), 6),
    ((3, 3, 3, 2, 1, 1), 8),
)
"""[House] Widths from the bottom up, and points."""
_EXHIBITIONS = (
    *(((skill,), 4) for skill in SKILLS),
    (("balance", "base"), 5),
    (("balance", "mix"), 5),
    (("balance", "strength"), 5),
    (("balance", "width"), 5),
    (("base", "width"), 5),
    (("base", "mix"), 6),
    (("base", "strength"), 6),
    (("mix", "strength"), 6),
    (("mix", "width"), 6),
    (("strength", "width"), 6),
    (SKILLS, 8),
)
"""[House] Skills, and points."""

PERFORMANCES: Final = tuple(
    [Performance(id, points, widths=widths) for id, (widths, points) in enumerate(_SHAPES)]
    + [
        Performance(id, points, skills=skills)
        for id, (skills, points) in enumerate(_EXHIBITIONS, len(_SHAPES))
    ]
)
PERFORMANCES_IN_ROW: Final = 2
