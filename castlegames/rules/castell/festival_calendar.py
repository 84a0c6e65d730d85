"""The festival calendar: where a festival is held after which round, with which size tokens."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from ..stream import Draws
from .components import CALENDAR, REGIONS, SIZES, TOKENS_AT, TOKENS_OF_EACH_SIZE


@frozen
class Festival:
    """One space of the calendar; ``tokens`` are the sizes on the tokens under it."""

    round: int
    region: str
    tokens: tuple[int, ...]


def deal(draws: Draws) -> tuple[Festival, ...]:
    """Shuffle both stacks and the size tokens onto the calendar (castell.md, Set-up).

    A token equal to one that already lies there is put back and another drawn.
    """
    stacks = {name: draws.shuffled(REGIONS) for name in TOKENS_AT}
    pool = draws.shuffled(size for size in SIZES for _ in range(TOKENS_OF_EACH_SIZE))
    found = []
    for stack, round_ in CALENDAR:
        found.append(Festival(round_, stacks[stack].pop(), _tokens(draws, pool, TOKENS_AT[stack])))
    return tuple(found)


def in_round(calendar: Sequence[Festival], round_: int) -> tuple[int, ...]:
    """The places in the calendar of the festivals after a round, in order."""
    return tuple(place for place, festival in enumerate(calendar) if festival.round == round_)


def _tokens(draws: Draws, pool: list[int], count: int) -> tuple[int, ...]:
    """Draw so many different tokens from the pool."""
    tokens: list[int] = []
    while len(tokens) < count:
        token = pool.pop() if not tokens else draws.choice(pool)
        if token in tokens:
            continue
        if tokens:
            pool.remove(token)
        tokens.append(token)
    return tuple(tokens)
