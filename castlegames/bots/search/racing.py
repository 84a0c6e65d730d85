"""Racing: candidates compared in common worlds until the time is up or the answer is settled.

A world is one way in which chance, hidden cards and the others may turn out. All candidates that
are left are tried in the same worlds, so that they differ by what they are and not by luck; those
that do worse are dropped, so that the time goes into telling the best ones apart. A game says what
its worlds are, what comes of a candidate there, and which of the rules below drops candidates.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable
from typing import Generic, TypeVar

from attrs import define, field

C = TypeVar("C")


@define(eq=False)
class Runner(Generic[C]):
    """A candidate, what it promised at first sight, and what came of it in each world.

    trust: how many worlds the promise counts for. error: how far it is misjudged on purpose, no
    matter how often it is tried.
    """

    candidate: C
    promise: float
    trust: float = 0.0
    error: float = 0.0
    results: list[float] = field(factory=list)

    @property
    def worth(self) -> float:
        """The mean of promise and results."""
        times = self.trust + len(self.results)
        return sum(self.results, self.trust * self.promise) / times if times else self.promise

    @property
    def looks(self) -> float:
        """The worth as the bot takes it to be."""
        return self.worth + self.error


class Race(Generic[C]):
    """The candidates that are left; at least one."""

    def __init__(self, runners: Iterable[Runner[C]]) -> None:
        self.left = list(runners)
        self._entered = len(self.left)

    @property
    def worlds(self) -> int:
        """How many worlds the candidates that are left have been tried in."""
        return len(self.left[0].results)

    def best(self) -> Runner[C]:
        """The one that looks best, the first of equals."""
        return max(self.left, key=_looks)

    def agree(self, on: Callable[[C], Hashable]) -> bool:
        """Whether all that are left are alike in something."""
        return len({on(runner.candidate) for runner in self.left}) == 1

    def run(self, outcome: Callable[[C], float | None]) -> bool:
        """Try all that are left in one more world.

        ``outcome`` says what comes of a candidate there, None if there is no time to see. Then the
        world counts for nobody, and the answer is False.
        """
        results: list[float] = []
        for runner in self.left:
            result = outcome(runner.candidate)
            if result is None:
                return False
            results.append(result)
        for runner, result in zip(self.left, results, strict=True):
            runner.results.append(result)
        return True

    def keep(self, number: int) -> None:
        """Drop all but so many of the best."""
        self.left = best_first(self.left)[:number]

    def halve(self, used: float) -> None:
        """Drop the worse half after each of so many equal parts of the time that two stay at last.

        ``used`` is the part of the time that is over, from 0 to 1 (sequential halving).
        """
        parts = (self._entered - 1).bit_length()
        halvings = parts - (len(self.left) - 1).bit_length()
        if len(self.left) > 2 and used * parts > halvings + 1:
            self.keep((len(self.left) + 1) // 2)

    def drop_beaten(self, errors: float, margin: float = 0.0) -> None:
        """Drop those behind the best by a margin and so many standard errors of the gap.

        At least two worlds must have been tried.
        """
        best = self.best()
        self.left = [
            runner
            for runner in self.left
            if runner is best or not _beaten(runner, best, errors, margin)
        ]


def best_first(runners: Iterable[Runner[C]]) -> list[Runner[C]]:
    """The runners, those that look best first."""
    return sorted(runners, key=_looks, reverse=True)


def _looks(runner: Runner[C]) -> float:
    return runner.looks


def _beaten(runner: Runner[C], best: Runner[C], errors: float, margin: float) -> bool:
    gaps = [first - second for first, second in zip(best.results, runner.results, strict=True)]
    mean = sum(gaps) / len(gaps)
    variance = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    return mean > errors * math.sqrt(variance / len(gaps)) + margin
