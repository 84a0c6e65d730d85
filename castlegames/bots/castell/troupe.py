"""The castellers and ranks of a seat, and what they can build: exact answers, asked for seldom.

More castellers and higher ranks never build less. So a troupe that grew out of another one need
not ask the solver where the other's answer, or a simple limit, settles the question.
"""

from __future__ import annotations

from itertools import pairwise

from castlegames.rules.castell.building import best_tower, performance_tower
from castlegames.rules.castell.components import (
    FESTIVAL_LEVELS,
    PERFORMANCES,
    PLAIN_WIDTH,
    SIZES,
    SKILLS,
)
from castlegames.rules.castell.towers import tower_points

Tokens = tuple[int, ...]


class Troupe:
    """Castellers, big first, and ranks in the order of ``SKILLS``.

    counts: how many castellers there are of each size, by the size. worths: room for a judgement
    to remember what it makes of this troupe in a round.
    """

    __slots__ = (
        "_able",
        "_levels",
        "_points",
        "_pool",
        "_weaker",
        "counts",
        "hand",
        "ranks",
        "worths",
    )

    def __init__(
        self, hand: tuple[int, ...], ranks: tuple[int, ...], pool: Troupes, weaker: Troupe | None
    ) -> None:
        self.hand = hand
        self.ranks = ranks
        self.counts = tuple(hand.count(size) for size in range(len(SIZES) + 1))
        self.worths: dict[int, float] = {}
        self._pool = pool
        self._weaker = weaker
        self._levels = 0
        self._points: dict[Tokens, int] = {}
        self._able: dict[int, bool] = {}

    def joined_by(self, sizes: tuple[int, ...]) -> Troupe:
        """The troupe with these castellers more."""
        hand = tuple(sorted((*self.hand, *sizes), reverse=True))
        return self._pool.troupe(hand, self.ranks, self)

    def trained(self, skill: int) -> Troupe:
        """The troupe with a rank more in a skill, named by its place in ``SKILLS``."""
        ranks = self.ranks
        higher = (*ranks[:skill], ranks[skill] + 1, *ranks[skill + 1 :])
        return self._pool.troupe(self.hand, higher, self)

    def levels(self) -> int:
        """The levels of the best tower that wants no token; 3 if none has four levels."""
        if not self._levels:
            balance, base, _, _, width = self.ranks
            most = PLAIN_WIDTH + balance + base + width
            weaker = self._weaker
            if weaker is not None and weaker.levels() == most:
                self._levels = most
            else:
                tower = best_tower(self.hand, self.ranks, ())
                self._levels = len(tower) if tower else FESTIVAL_LEVELS - 1
        return self._levels

    def points(self, tokens: Tokens) -> int:
        """What the best tower for a festival with these tokens scores, 0 if none qualifies."""
        known = self._points.get(tokens)
        if known is None:
            known = self._points[tokens] = self._found_points(tokens)
        return known

    def _found_points(self, tokens: Tokens) -> int:
        counts = self.counts
        matching = 0
        for size in tokens:
            if not counts[size]:
                return 0
            matching += counts[size]
        if self.levels() < FESTIVAL_LEVELS:
            return 0
        weaker = self._weaker
        if weaker is not None and weaker.points(tokens) == self._levels + matching:
            return self._levels + matching
        tower = best_tower(self.hand, self.ranks, tokens)
        return tower_points(tower, tokens) if tower else 0

    def able(self, tile: int) -> bool:
        """Whether a performance tile can be performed."""
        known = self._able.get(tile)
        if known is None:
            weaker = self._weaker
            known = self._able[tile] = (weaker is not None and weaker.able(tile)) or (
                _needs[tile](self) and performance_tower(self.hand, self.ranks, tile) is not None
            )
        return known


class Troupes:
    """The troupes met while a choice is made: equal ones are one."""

    def __init__(self) -> None:
        self._known: dict[tuple[tuple[int, ...], tuple[int, ...]], Troupe] = {}

    def troupe(
        self, hand: tuple[int, ...], ranks: tuple[int, ...], weaker: Troupe | None = None
    ) -> Troupe:
        """The troupe of these castellers and ranks; ``weaker`` is one that can build no more."""
        key = (hand, ranks)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = Troupe(hand, ranks, self, weaker)
        return found


class _ShapeNeeds:
    """What a shape needs whatever the sizes are."""

    def __init__(self, widths: tuple[int, ...]) -> None:
        self.castellers = sum(widths)
        self.balance = sum(low == high for low, high in pairwise(widths))
        self.widths = widths

    def __call__(self, troupe: Troupe) -> bool:
        balance, base, _, _, width = troupe.ranks
        return (
            balance >= self.balance
            and len(troupe.hand) >= self.castellers
            and sum(n > PLAIN_WIDTH + width for n in self.widths) <= base
        )


class _ExhibitionNeeds:
    """What an exhibition needs whatever the sizes are."""

    def __init__(self, levels: int, skills: tuple[str, ...]) -> None:
        self.levels = levels
        self.skills = tuple(SKILLS.index(skill) for skill in skills)

    def __call__(self, troupe: Troupe) -> bool:
        ranks = troupe.ranks
        balance, base, _, _, width = ranks
        return (
            all(ranks[skill] for skill in self.skills)
            and PLAIN_WIDTH + balance + base + width >= self.levels
        )


_needs = tuple(
    _ShapeNeeds(tile.widths) if tile.is_shape else _ExhibitionNeeds(tile.points, tile.skills)
    for tile in PERFORMANCES
)
