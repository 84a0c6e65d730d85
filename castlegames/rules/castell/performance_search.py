"""Towers for performances: a search from the top level down that never fails twice alike.

A state that led nowhere is remembered, so None is a proof. ``exhibition_tower`` need not try every
width: a run of equal levels can be made narrower, its sizes, Balance and Strength kept, unless it
is at most one wider than the level above, is the one that needs Width or Base, or is a top level
of two sizes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from attrs import frozen

Level = tuple[int, ...]
Levels = tuple[Level, ...]


class _Ranks(NamedTuple):
    """Uses left of the skills that single levels use."""

    balance: int
    base: int
    mix: int
    strength: int


class _Below(NamedTuple):
    """What the levels built so far leave for those below them."""

    ranks: _Ranks
    need: frozenset[str]
    """Skills that must still be used."""
    size: int = 0
    """The biggest size so far, 0 before the first level, and how many of it are left."""
    left: int = 0
    width: int = 0
    levels: int = 0


_WIDE = frozenset({"base", "width"})


@frozen
class _Castellers:
    """How many castellers there are of each size."""

    count: tuple[int, ...]
    top: int
    people: tuple[int, ...]
    """How many there are of each size and bigger ones."""
    widest: tuple[int, ...]
    """The widest level of each size and bigger ones, two sizes together."""

    @classmethod
    def of(cls, sizes: Iterable[int]) -> _Castellers:
        hand = list(sizes)
        top = max(hand, default=0)
        count = tuple(hand.count(size) for size in range(top + 2))
        people = tuple(sum(count[size:]) for size in range(top + 2))
        pairs = [a + b for a, b in pairwise(count)] + [0]
        widest = tuple(max(pairs[size:]) for size in range(top + 2))
        return cls(count, top, people, widest)

    def levels(self, below: _Below, n: int) -> Iterator[tuple[Level, int, bool]]:
        """Levels of ``n``: castellers, how many of the biggest size are left, Strength used.

        While Strength is not needed any more, the smallest size that will do is as good as any.
        """
        first_only = "strength" not in below.need
        size, left, ranks = below.size, below.left, below.ranks
        if size and ranks.strength:
            if left >= n:
                yield (size,) * n, left - n, True
            small = min(left, n - 1)
            if ranks.mix and small and self.count[size + 1] >= n - small:
                big = n - small
                yield (size + 1,) * big + (size,) * small, self.count[size + 1] - big, True
        for t in range(size + 1, self.top + 1):
            if self.count[t] >= n:
                yield (t,) * n, self.count[t] - n, False
                if first_only:
                    break
        if not ranks.mix:
            return
        for t in range(size + 1, self.top):
            small = min(self.count[t], n - 1)
            big = n - small
            if small and self.count[t + 1] >= big:
                yield (t + 1,) * big + (t,) * small, self.count[t + 1] - big, False
                if first_only:
                    break


class _Search:
    """Depth first, remembering the states that led nowhere."""

    def __init__(self, castellers: _Castellers, height: int, limit: int) -> None:
        self.castellers = castellers
        self.height = height
        self.limit = limit
        self.failed: set[_Below] = set()

    def widths(self, below: _Below) -> Iterable[int]:
        """The widths worth trying for the next level."""
        raise NotImplementedError

    def hopeless(self, below: _Below) -> bool:
        """A quick proof that too few sizes, widths or castellers are left."""
        to_build, ranks = self.height - below.levels, below.ranks
        castellers, size, width = self.castellers, below.size, below.width
        if to_build > castellers.top - size + ranks.strength:
            return True
        if to_build > max(0, self.limit - width) + ranks.balance + ranks.base:
            return True
        growing = max(0, to_build - ranks.balance)
        if to_build * width + growing * (growing + 1) // 2 > castellers.people[size]:
            return True
        needed = self.limit + ("base" in below.need) if below.need & _WIDE else width
        return needed > castellers.widest[size]

    def after(
        self, below: _Below, level: tuple[int, ...], left: int, strong: bool
    ) -> _Below | None:
        """The state below this level, or None if the ranks do not allow it."""
        n, ranks = len(level), below.ranks
        used = {
            "balance": n == below.width,
            "base": n > self.limit,
            "mix": level[0] != level[-1],
            "strength": strong,
        }
        rest = _Ranks(
            ranks.balance - used["balance"],
            ranks.base - used["base"],
            ranks.mix - used["mix"],
            ranks.strength - strong,
        )
        if min(rest) < 0:
            return None
        need = below.need.difference(skill for skill, use in used.items() if use)
        if n == self.limit:
            need -= {"width"}
        return _Below(rest, need, level[0], left if rest.strength else 0, n, below.levels + 1)

    def build(self, below: _Below) -> Levels | None:
        """The levels below this state from the bottom up, or None if there are none."""
        if below.levels == self.height:
            return None if below.need else ()
        if below in self.failed or self.hopeless(below):
            return None
        for n in self.widths(below):
            for level, left, strong in self.castellers.levels(below, n):
                after = self.after(below, level, left, strong)
                found = None if after is None else self.build(after)
                if found is not None:
                    return (*found, level)
        self.failed.add(below)
        return None


class _ShapeSearch(_Search):
    """The widths are given."""

    def __init__(self, castellers: _Castellers, widths: Sequence[int], limit: int) -> None:
        super().__init__(castellers, len(widths), limit)
        self.given = tuple(reversed(widths))

    def widths(self, below: _Below) -> Iterable[int]:
        return (self.given[below.levels],)


class _ExhibitionSearch(_Search):
    """The widths are free."""

    def widths(self, below: _Below) -> Iterable[int]:
        tried = {below.width + 1}
        if below.width and below.ranks.balance:
            tried.add(below.width)
        if not below.width:
            tried.add(2)
        if "width" in below.need:
            tried.add(self.limit)
        if "base" in below.need:
            tried.add(self.limit + 1)
        return sorted(n for n in tried if n >= below.width)


def shape_tower(
    sizes: Iterable[int], ranks: Mapping[str, int], widths: Sequence[int], plain_width: int
) -> Levels | None:
    """A tower with exactly these widths, or None."""
    if not widths or min(widths) < 1 or list(widths) != sorted(widths, reverse=True):
        return None
    search = _ShapeSearch(_Castellers.of(sizes), widths, plain_width + ranks.get("width", 0))
    return search.build(_Below(_ranks(ranks), frozenset()))


def exhibition_tower(
    sizes: Iterable[int],
    ranks: Mapping[str, int],
    levels: int,
    skills: Collection[str],
    plain_width: int,
) -> Levels | None:
    """A tower of exactly so many levels that uses all the skills, or None."""
    if levels < 1 or any(ranks.get(skill, 0) < 1 for skill in skills):
        return None
    castellers = _Castellers.of(sizes)
    most = ranks.get("width", 0)
    if "width" in skills:
        uses_of_width = range(1, most + 1)
    elif "base" in skills:
        uses_of_width = range(most + 1)
    else:
        uses_of_width = range(most, most + 1)
    start = _Below(_ranks(ranks), frozenset(skills))
    for uses in uses_of_width:
        found = _ExhibitionSearch(castellers, levels, plain_width + uses).build(start)
        if found is not None:
            return found
    return None


def _ranks(ranks: Mapping[str, int]) -> _Ranks:
    return _Ranks(*(ranks.get(skill, 0) for skill in ("balance", "base", "mix", "strength")))
