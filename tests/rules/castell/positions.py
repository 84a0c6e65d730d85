"""Positions to test in, and matches played by chance."""

from __future__ import annotations

import random
from collections.abc import Iterator

from attrs import evolve

from castlegames.rules import Move
from castlegames.rules.castell import (
    GAME,
    CastellState,
    EndTurn,
    Festival,
    Player,
    ShowTower,
    SpecialPerform,
    Turn,
)
from castlegames.rules.castell.components import REGIONS, SKILLS


def start(seats: int = 2, seed: int = 1, **options: object) -> CastellState:
    """A set-up in which seat 0 begins."""
    return GAME.start(seats, seed, {"first": 0, **options})


def with_player(state: CastellState, seat: int, **changes: object) -> CastellState:
    """The state with other things on a player's board; ``skills`` sets ranks by name."""
    skills = changes.pop("skills", None)
    if skills is not None:
        changes["ranks"] = tuple(skills.get(skill, 0) for skill in SKILLS)
    if "hand" in changes:
        changes["hand"] = tuple(sorted(changes["hand"], reverse=True))
    players = list(state.players)
    players[seat] = evolve(players[seat], **changes)
    return evolve(state, players=tuple(players))


def with_region(state: CastellState, region: str, **changes: tuple[int, ...]) -> CastellState:
    """The state with other ``castellers``, ``row`` or ``tokens`` in a region."""
    place = REGIONS.index(region)
    fields = {"castellers": "regions", "row": "rows", "tokens": "row_tokens"}
    for name, items in changes.items():
        rows = list(getattr(state, fields[name]))
        rows[place] = tuple(items)
        state = evolve(state, **{fields[name]: tuple(rows)})
    return state


def with_tile_at(state: CastellState, region: str, skill: str) -> CastellState:
    """The state with the wheel's tiles swapped so that this skill lies at the region's sector."""
    spot = state.sectors.index(region)
    spots = list(state.spots)
    other = spots.index(skill)
    spots[spot], spots[other] = spots[other], spots[spot]
    return evolve(state, spots=tuple(spots))


def before_festival(
    *players: tuple[str | None, tuple[int, ...], dict[str, int]],
    tokens: tuple[int, ...] = (5,),
    region: str = "Valls",
    round_: int = 3,
    first: int = 0,
) -> CastellState:
    """The last turn of a round with one festival; players are region, hand, skills."""
    state = evolve(start(len(players)), round=round_, first=first)
    calendar = tuple(item for item in state.calendar if item.round != round_)
    calendar = tuple(
        sorted((*calendar, Festival(round_, region, tokens)), key=lambda item: item.round)
    )
    state = evolve(state, calendar=calendar, turn=Turn((first - 1) % len(players)))
    for seat, (where, hand, skills) in enumerate(players):
        state = with_player(state, seat, region=where, hand=hand, skills=skills)
    return state


def play(state: CastellState, *texts: str) -> CastellState:
    """The state after these moves."""
    for text in texts:
        state = state.play(GAME.read_move(text))
    return state


def refusal(state: CastellState, text: str) -> str | None:
    """The code of the reason against a move, or None."""
    reason = state.why_not(GAME.read_move(text))
    return reason.code if reason else None


def kinds(state: CastellState) -> list[str]:
    """What the last move caused."""
    return [event.kind for event in state.events]


def lively_match(
    seats: int, seed: int, **options: object
) -> Iterator[tuple[CastellState, Move, CastellState]]:
    """A match by chance that seldom ends a turn early: before, move, after."""
    state = GAME.start(seats, seed, options)
    draw = random.Random(seed)
    while state.to_move is not None:
        moves = state.legal_moves()
        busy = [move for move in moves if not isinstance(move, EndTurn)]
        towers = [move for move in moves if isinstance(move, ShowTower | SpecialPerform)]
        if towers and draw.random() < 0.8:
            move = towers[0]
        elif busy and draw.random() < 0.85:
            move = draw.choice(busy)
        else:
            move = draw.choice(moves)
        after = state.play(move)
        yield state, move, after
        state = after


def owner(player: Player) -> list[int]:
    """The owners of every token in a player's columns."""
    return [seat for column in player.columns for seat in column.tokens]
