"""What is known of the rounds to come: festivals, the wheel, and where a pawn can go."""

from __future__ import annotations

from castlegames.rules.castell import CastellState, wheel
from castlegames.rules.castell.components import (
    ADJACENT,
    IN_REGION,
    REGIONS,
    ROUNDS,
    SIZES,
    SKILLS,
)

PLACES = range(len(REGIONS))
"""Regions by their place in board order."""
ROADS = tuple(
    tuple(place for place in PLACES if REGIONS[place] in ADJACENT[region]) for region in REGIONS
)
"""The regions next to each one."""
SPECIAL_TILE = len(SKILLS)
"""Stands for the Special tile where skills are named by their place in ``SKILLS``."""

Tokens = tuple[int, ...]


class Course:
    """The part of a match that nobody changes, by round from 1 on and by region.

    festivals: the size tokens of the festival there, None without one. skills: what the wheel
    offers there. order: the seats in turn order. wanted: for each size how much the festivals of
    that round and the next four want it, ``trust`` times as much for each round ahead.
    """

    __slots__ = ("festivals", "full", "order", "seats", "skills", "wanted")

    def __init__(self, state: CastellState, trust: float) -> None:
        rounds = range(ROUNDS + 1)
        self.seats = state.seats
        self.full = IN_REGION[state.seats]
        self.festivals: list[list[Tokens | None]] = [[None] * len(REGIONS) for _ in rounds]
        for festival in state.calendar:
            self.festivals[festival.round][REGIONS.index(festival.region)] = festival.tokens
        self.skills = [
            [_offered(state, region, round_) if round_ else () for region in REGIONS]
            for round_ in rounds
        ]
        self.order = [
            tuple((state.first + round_ - state.round + step) % state.seats for step in PLACES)[
                : state.seats
            ]
            for round_ in rounds
        ]
        self.wanted = [[0.0] * (len(SIZES) + 1) for _ in rounds]
        for festival in state.calendar:
            for ahead in range(min(5, festival.round)):
                for size in festival.tokens:
                    self.wanted[festival.round - ahead][size] += trust**ahead


def _offered(state: CastellState, region: str, round_: int) -> tuple[int, ...]:
    """The skills that the wheel offers in a region, by their place in ``SKILLS``."""
    spots = wheel.trainable_spots(region, round_, state.wheel)
    tiles = dict.fromkeys(state.spots[spot] for spot in spots)
    return tuple(SKILLS.index(tile) if tile in SKILLS else SPECIAL_TILE for tile in tiles)
