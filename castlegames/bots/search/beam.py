"""Beam search: step by step, and only the best few of what a step leads to are carried on."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from heapq import nlargest
from operator import itemgetter
from typing import TypeVar

from castlegames.bots.bot import Clock

N = TypeVar("N")


def beam(
    start: tuple[float, N],
    nexts: Callable[[N], Iterable[N]],
    worth: Callable[[N], float],
    key: Callable[[N], Hashable],
    width: int,
    clock: Clock,
) -> list[tuple[float, N]]:
    """All that was met from a start on, each with its worth, in the order in which it was met.

    ``width`` of each step are carried on. What has the same ``key`` is looked at once; each look
    is a node of the clock, and when that runs out, what was met until then is enough.
    """
    found, carried, seen = [start], [start], set[Hashable]()
    while carried:
        grown: list[tuple[float, N]] = []
        for _, before in carried:
            for after in nexts(before):
                known = key(after)
                if known in seen:
                    continue
                seen.add(known)
                grown.append((worth(after), after))
                if clock.tick():
                    return found + grown
        found += grown
        carried = nlargest(width, grown, key=itemgetter(0))
    return found
