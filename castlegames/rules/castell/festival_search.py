"""The best festival tower, by dynamic programming from the top level down.

Going down, widths and sizes never shrink, so all that matters of the levels built so far is the
biggest size reached, how many of it are left, the last width, the skill uses left and whether four
levels stand. Points, matching castellers and castellers are added up in one number.

Fewer steps suffice than there are levels, because a tower stays legal and scores no less when

* a casteller that matches no token leaves a level more than one wider than the level above;
* a plain level of one size moves to the smallest size that has enough castellers;
* a level of two sizes takes as many of the smaller size as it can.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

_MATCH = 1_000
_POINT = 1_000_000
_NONE = -(10**12)


class _Step(NamedTuple):
    """One more level at the bottom: its castellers, its price in skills and what it leaves."""

    level: tuple[int, ...]
    mix: int
    strength: int
    size: int
    left: int
    gain: int


class _Steps:
    """The levels worth trying below a level whose biggest size is ``size``."""

    def __init__(self, sizes: Iterable[int], tokens: Collection[int]) -> None:
        hand = list(sizes)
        self.tokens = frozenset(tokens)
        self.top = max((*hand, *self.tokens, 0))
        self.count = [0] * (self.top + 2)
        for size in hand:
            self.count[size] += 1
        self.next_token = [
            min((token for token in self.tokens if token > size), default=self.top + 1)
            for size in range(self.top + 1)
        ]
        """The smallest token bigger than each size, or one more than the biggest size."""
        self.last_token = max(self.tokens, default=0)
        self.widest_match = max(
            (
                self.count[size] + (self.count[size + 1] if size + 1 in self.tokens else 0)
                for size in self.tokens
            ),
            default=0,
        )
        self.narrow = lru_cache(maxsize=None)(self._narrow)
        self.matching = lru_cache(maxsize=None)(self._matching)

    def _pure(self, size: int, left: int, n: int, strength: int) -> _Step:
        gain = _POINT - n
        if size in self.tokens:
            gain += n * (_POINT + _MATCH)
        return _Step((size,) * n, 0, strength, size, left - n, gain)

    def _mixed(self, size: int, n: int, small: int, strength: int) -> _Step:
        big = n - small
        matches = small * (size in self.tokens) + big * (size + 1 in self.tokens)
        return _Step(
            (size + 1,) * big + (size,) * small,
            1,
            strength,
            size + 1,
            self.count[size + 1] - big,
            _POINT - n + matches * (_POINT + _MATCH),
        )

    def _mixes(self, size: int, left: int, n: int, strength: int) -> list[_Step]:
        """Levels of ``n`` with sizes ``size`` (``left`` of them) and ``size + 1``."""
        bigger = self.count[size + 1]
        most = min(left, n - 1)
        least = max(1, n - bigger)
        if most < least:
            return []
        if size + 1 in self.tokens and size not in self.tokens:
            return [self._mixed(size, n, small, strength) for small in range(most, least - 1, -1)]
        return [self._mixed(size, n, most, strength)]

    def _narrow(self, size: int, left: int, n: int) -> list[_Step]:
        """Steps for a level as wide as the one above or one wider."""
        token = self.next_token[size]
        steps = []
        if left >= n and size:
            steps.append(self._pure(size, left, n, 1))
        if size and size < self.top:
            steps += self._mixes(size, left, n, 1)
        plain = next((t for t in range(size + 1, token) if self.count[t] >= n), None)
        if plain is not None:
            steps.append(self._pure(plain, self.count[plain], n, 0))
        stop = token - 1 if plain is None else plain
        for low in range(size + 1, stop):
            found = self._mixes(low, self.count[low], n, 0)
            if found:
                steps += found
                break
        if token <= self.top:
            if self.count[token] >= n:
                steps.append(self._pure(token, self.count[token], n, 0))
            if token - 1 > size:
                steps += self._mixes(token - 1, self.count[token - 1], n, 0)
            if token < self.top:
                steps += self._mixes(token, self.count[token], n, 0)
        return steps

    def _matching(self, size: int, left: int, n: int) -> list[_Step]:
        """Steps for a wider level: castellers of the tokens' sizes only."""
        token = self.next_token[size]
        steps = []
        for low, count, strength in ((size, left, 1), (token, 0, 0)):
            if low not in self.tokens:
                continue
            count = count if strength else self.count[low]
            if count >= n:
                steps.append(self._pure(low, count, n, strength))
            if low + 1 in self.tokens:
                steps += self._mixes(low, count, n, strength)
        return steps


class _Search:
    """The memoised recursion: the best that can be put below a state."""

    def __init__(self, steps: _Steps, height: int, limit: int) -> None:
        self.narrow = steps.narrow
        self.matching = steps.matching
        self.last_token = steps.last_token
        self.widest_match = max(1, steps.widest_match)
        self.height = height
        self.limit = limit
        self.memo: dict[tuple[int, ...], tuple[int, _Step | None]] = {}

    def best(
        self,
        size: int,
        left: int,
        width: int,
        levels: int,
        balance: int,
        mix: int,
        strength: int,
        base: int,
    ) -> tuple[int, _Step | None]:
        """The most to gain below this state, and the first step to it."""
        if not strength:
            left = 0
        key = (size, left, width, levels, balance, mix, strength, base)
        known = self.memo.get(key)
        if known is not None:
            return known
        best, chosen = (0 if levels >= self.height and size >= self.last_token else _NONE), None
        up = levels + 1 if levels < self.height else levels
        widest = width + 1 if width >= self.widest_match else self.widest_match
        for n in range(width if balance and width else width + 1, widest + 1):
            base_after = base - 1 if n > self.limit else base
            if base_after < 0:
                break
            balance_after = balance - 1 if n == width else balance
            choices = self.narrow if n <= width + 1 else self.matching
            for step in choices(size, left, n):
                _, step_mix, step_strength, step_size, step_left, gain = step
                if step_mix > mix or step_strength > strength:
                    continue
                below, _ = self.best(
                    step_size,
                    step_left,
                    n,
                    up,
                    balance_after,
                    mix - step_mix,
                    strength - step_strength,
                    base_after,
                )
                if below + gain > best:
                    best, chosen = below + gain, step
        found = self.memo[key] = best, chosen
        return found


def best_tower(
    sizes: Iterable[int],
    ranks: Mapping[str, int],
    tokens: Collection[int],
    height: int,
    plain_width: int,
) -> tuple[tuple[int, ...], ...] | None:
    """The best tower of at least ``height`` levels that shows every token's size, or None."""
    steps = _Steps(sizes, tokens)
    if any(not steps.count[token] for token in steps.tokens):
        return None
    hand = sum(steps.count)
    balance, base, mix, strength = (
        min(ranks.get(skill, 0), hand) for skill in ("balance", "base", "mix", "strength")
    )
    search = _Search(steps, height, plain_width + ranks.get("width", 0))
    state = (0, 0, 0, 0, balance, mix, strength, base)
    value, step = search.best(*state)
    if value < 0:
        return None
    found = []
    while step is not None:
        found.append(step.level)
        n = len(step.level)
        _, _, width, levels, balance, mix, strength, base = state
        state = (
            step.size,
            step.left,
            n,
            min(levels + 1, height),
            balance - (n == width),
            mix - step.mix,
            strength - step.strength,
            base - (n > search.limit),
        )
        _, step = search.best(*state)
    return tuple(reversed(found))
