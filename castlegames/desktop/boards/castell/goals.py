"""What a tower may be for: festivals that come, performances here."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from castlegames.rules import Reason
from castlegames.rules.castell import CastellState
from castlegames.rules.castell.components import PERFORMANCES, REGIONS
from castlegames.rules.castell.towers import Tower

from .models import Goal
from .terms import tile_name, translate

GoalKey = tuple[str, int]
"""``festival`` and its place in the calendar, or ``tile`` and its number."""
_FESTIVALS_AHEAD = 2


def asked(state: CastellState, seat: int) -> bool:
    """Whether a festival asks this seat now."""
    return state.festival is not None and state.to_move == seat


def goal_keys(state: CastellState, seat: int, extra: GoalKey | None) -> list[GoalKey]:
    """The festival's question alone; else what comes next, what is here, and one thing more."""
    if state.asking is not None and asked(state, seat):
        return [("festival", state.asking.place)]
    first = 0 if state.asking is None else state.asking.place
    coming = [
        place
        for place, festival in enumerate(state.calendar)
        if festival.round >= state.round and place >= first
    ]
    keys: list[GoalKey] = [("festival", place) for place in coming[:_FESTIVALS_AHEAD]]
    region = state.players[seat].region
    if region is not None:
        keys += [("tile", tile) for tile in state.row(region)]
    if extra is not None and extra not in keys:
        keys.append(extra)
    return keys


def pressing(
    state: CastellState, seat: int, keys: Sequence[GoalKey], helps: bool
) -> GoalKey | None:
    """What to build for first: a performance while one may be done, else the next festival.

    With ``helps`` the solver is asked for a performance that can be done.
    """
    if not keys or asked(state, seat):
        return keys[0] if keys else None
    tiles = [key for key in keys if key[0] == "tile"]
    if helps:
        able = state.performable(seat)
        tiles = [key for key in tiles if key[1] in able] or tiles
    may = state.to_move == seat and not state.turn.acted
    return tiles[0] if tiles and may else keys[0]


def goal_for(
    state: CastellState,
    seat: int,
    key: GoalKey,
    tower: Tower,
    words: Callable[[Reason | None], str],
    chosen: bool,
) -> Goal:
    """A goal with what the tower is to it."""
    kind, number = key
    if kind == "festival":
        festival = state.calendar[number]
        reason = state.why_not_at(seat, tower, festival) if tower else None
        return Goal(
            key,
            festival.region,
            translate("Castell", "festival in round {n}").format(n=festival.round),
            festival.tokens,
            met=bool(tower) and reason is None,
            reason=words(reason),
            gain=state.tower_points(tower, festival),
            chosen=chosen,
        )
    reason = state.why_not_performing(seat, number, tower) if tower else None
    region = next((name for name in REGIONS if number in state.row(name)), "")
    tokens = len(state.tokens_in(region)) if region else 0
    note = region
    if tokens:
        note = translate("Castell", "{region}, tokens: {n}").format(region=region, n=tokens)
    return Goal(
        key,
        tile_name(number),
        note,
        met=bool(tower) and reason is None,
        reason=words(reason),
        gain=PERFORMANCES[number].points + tokens,
        chosen=chosen,
    )
