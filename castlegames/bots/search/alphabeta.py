"""Alpha-beta search that deepens until its time is up, for games without chance and secrets.

Values are from the side of the seat that is to move. A seat may move several times in a row: a
step says whether the turn has passed, and only then the sign changes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Generic, Protocol, TypeVar

from attrs import evolve, frozen

from castlegames.bots.bot import Clock

P = TypeVar("P", bound=Hashable)

Leaning = Callable[[int, float], float]
"""What a step has for itself beside its value, given what the position is worth."""

MATE = 1e6
"""No value is as large as this."""

_WHOLE = 1_000_000

_CHECK = 32
"""The clock is looked at once in so many nodes."""

_REDUCED = (3, 6)
"""At each of these depths and above, one step less is looked ahead where little is expected."""
_SLIVER = 1e-3
"""A window too narrow for anything but telling whether a value is above it."""
_FIRST_LOOK = 4
_SHALLOWER = 3
"""From this depth on a position that was never met is looked at so much less deep first."""


class Tree(Protocol[P]):
    """What the search asks of a game."""

    def over(self, position: P, /) -> bool:
        """Whether the match has ended."""

    def value(self, position: P, /) -> float:
        """How good the position is for its mover; exact when the match has ended."""

    def steps(self, position: P, /) -> Sequence[int]:
        """The numbers of the steps, likely good ones first; not all need be possible."""

    def after(self, position: P, step: int, /) -> tuple[P, bool] | None:
        """The position after a step and whether the turn has passed; None if it is impossible.

        At least one step of a position that is not over is possible.
        """


@frozen
class Found:
    """What a search found: the best step, its value, the line expected, how deep and how much.

    ``exact`` means that the line was searched to the end of the match.
    """

    step: int
    value: float
    line: tuple[int, ...]
    depth: int
    nodes: int
    exact: bool


class _TimeUp(Exception):
    pass


class AlphaBeta(Generic[P]):
    """One search; keeps what it has learned about positions for the next.

    A ``selective`` one looks less far behind steps that did not look best when it saw less, and as
    far as behind the best only if they turn out better (late move reductions); what looks best in
    a position that was never met a shallower search says first (internal iterative deepening). It
    gets deeper in the same time, and what it calls exact still is.
    """

    def __init__(
        self, tree: Tree[P], *, selective: bool = False, most_remembered: int = 400_000
    ) -> None:
        self._tree = tree
        self._reduced = _REDUCED if selective else ()
        self._most = most_remembered
        self._known: dict[P, tuple[int, int, float, int]] = {}
        """Depth, bound (-1 at most, 0 just, 1 at least), value, best step.

        A depth of ``_WHOLE`` says that everything below was searched to the end of the match.
        """
        self._clock: Clock | None = None
        self._nodes = 0
        self._cut = False

    def search(
        self, root: P, clock: Clock, deepest: int = 200, leaning: Leaning | None = None
    ) -> Found:
        """The best step from a position that is not over.

        With a ``leaning`` the steps that can be taken at once are compared by their values and what
        it adds to them; it is told what the position was worth when less was seen. Values further
        down, and those that are found, are without it.
        """
        if len(self._known) > self._most:
            self._known.clear()
        self._nodes = 0
        self._clock = None
        best = self._iterate(root, 1)
        self._clock = clock
        leant = leaning is None
        for depth in range(2, deepest + 1):
            if clock.over() or (best.exact and leant):
                break
            try:
                if leaning is None:
                    best = self._iterate(root, depth)
                else:
                    best, leant = self._lean(root, depth, best, leaning), True
            except _TimeUp:
                break
        return best

    def remembered(self) -> Iterator[tuple[P, int, int, float]]:
        """What is known of positions: each with how deep it was searched, bound and value.

        The bound is 1 if the position is worth at least the value, -1 if at most, 0 if just that.
        """
        for position, (depth, bound, value, _) in self._known.items():
            yield position, depth, bound, value

    def _iterate(self, root: P, depth: int) -> Found:
        self._cut = False
        value = self._value(root, depth, -MATE, MATE)
        line = self._line(root, depth)
        return Found(line[0], value, line, depth, self._nodes, not self._cut)

    def _lean(self, root: P, depth: int, before: Found, leaning: Leaning) -> Found:
        """The same with a leaning; ``before`` is what was found when less was seen."""
        others = (step for step in self._tree.steps(root) if step != before.step)
        best, most, cut = before, -MATE, False
        for step in (before.step, *others):
            reached = self._tree.after(root, step)
            if reached is None:
                continue
            extra = leaning(step, before.value)
            self._cut = False
            value = self._below(reached, depth - 1, most - extra, MATE)
            cut = cut or self._cut
            if value + extra > most:
                most = value + extra
                line = (step, *self._line(reached[0], depth - 1))
                best = Found(step, value, line, depth, self._nodes, False)
        return evolve(best, nodes=self._nodes, exact=not cut)

    def _line(self, root: P, depth: int) -> tuple[int, ...]:
        line: list[int] = []
        position = root
        while len(line) < depth and (known := self._known.get(position)) is not None:
            line.append(known[3])
            reached = self._tree.after(position, known[3])
            assert reached is not None
            position = reached[0]
        return tuple(line)

    def _value(self, position: P, depth: int, alpha: float, beta: float) -> float:
        tree = self._tree
        if tree.over(position):
            return tree.value(position)
        if depth == 0:
            self._cut = True
            return tree.value(position)
        self._nodes += 1
        if self._clock is not None and self._nodes % _CHECK == 0 and self._clock.tick(_CHECK):
            raise _TimeUp
        first = None
        known = self._known.get(position)
        if known is not None:
            seen_depth, bound, value, first = known
            if seen_depth >= depth and (
                bound == 0 or (bound > 0 and value >= beta) or (bound < 0 and value <= alpha)
            ):
                if seen_depth < _WHOLE:
                    self._cut = True
                return value
        cut_elsewhere = self._cut
        if first is None and self._reduced and depth >= _FIRST_LOOK:
            self._value(position, depth - _SHALLOWER, alpha, beta)
            first = self._known[position][3]
        self._cut = False
        floor = alpha
        best = -MATE
        best_step = 0
        steps = tree.steps(position)
        less = 0
        if first is not None:
            steps = (first, *(step for step in steps if step != first))
            less = sum(depth >= least for least in self._reduced)
        after = tree.after
        for step in steps:
            reached = after(position, step)
            if reached is None:
                continue
            if less and step != first:
                value = self._reduced_below(reached, depth - 1, less, alpha, beta)
            else:
                value = self._below(reached, depth - 1, alpha, beta)
            if value > best:
                best, best_step = value, step
                if best > alpha:
                    alpha = best
                    if alpha >= beta:
                        break
        bound = 1 if best >= beta else -1 if best <= floor else 0
        self._known[position] = (depth if self._cut else _WHOLE, bound, best, best_step)
        self._cut = self._cut or cut_elsewhere
        return best

    def _below(self, reached: tuple[P, bool], depth: int, alpha: float, beta: float) -> float:
        """The value of a step for the seat that took it, from what the step leads to."""
        position, passed = reached
        if passed:
            return -self._value(position, depth, -beta, -alpha)
        return self._value(position, depth, alpha, beta)

    def _reduced_below(
        self, reached: tuple[P, bool], depth: int, less: int, alpha: float, beta: float
    ) -> float:
        """The same, in full depth only if it is above alpha when seen ``less`` deep."""
        cut = self._cut
        value = self._below(reached, depth - less, alpha, alpha + _SLIVER)
        if value <= alpha:
            return value
        self._cut = cut
        return self._below(reached, depth, alpha, beta)
