"""The preview of a route: which festivals stay in reach from a region."""

from __future__ import annotations

from castlegames.rules.castell import CastellState
from castlegames.rules.castell.components import ADJACENT

from ...lists import joined
from .terms import translate

_ROUNDS_AHEAD = 2
"""How far the preview looks."""


def roads_between(start: str, end: str) -> int:
    """How many roads lead from one region to another, by the shortest way."""
    reached, steps = {start}, 0
    while end not in reached:
        reached |= {other for region in reached for other in ADJACENT[region]}
        steps += 1
    return steps


def in_reach(state: CastellState, region: str) -> tuple[int, ...]:
    """The places in the calendar of the next festivals in reach from a region, a road a round."""
    now = state.round
    return tuple(
        place
        for place, festival in enumerate(state.calendar)
        if now <= festival.round <= now + _ROUNDS_AHEAD
        and roads_between(region, festival.region) <= festival.round - now
    )


def reach_text(state: CastellState, region: str) -> str:
    """The same in words."""
    names = [
        translate("Castell", "{region} (round {n})").format(
            region=state.calendar[place].region, n=state.calendar[place].round
        )
        for place in in_reach(state, region)
    ]
    if not names:
        text = translate("Castell", "from {region} no festival is in reach soon")
        return text.format(region=region)
    text = translate("Castell", "from {region} in reach: {festivals}")
    return text.format(region=region, festivals=joined(names))
