"""Seeded random numbers that are the same on every machine and Python version.

Python promises to keep the sequence of ``random.Random(int).random()``; nothing else of the
``random`` module is used, so a seed gives the same set-up for ever.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

from attrs import field, frozen, validators

T = TypeVar("T")


@frozen
class Stream:
    """A place in a sequence of random numbers: the seed, and how many were drawn.

    It is a value: drawing happens on what ``open`` returns, and the place afterwards is a new
    ``Stream``. ``seed`` is a whole number from 0 on.
    """

    seed: int = field(validator=validators.ge(0))
    draws: int = field(default=0, validator=validators.ge(0))

    def open(self) -> Draws:
        """Numbers from this place on."""
        return Draws(self)


class Draws:
    """Numbers drawn one after the other; ``stream`` is the place reached."""

    __slots__ = ("_drawn", "_random", "_seed")

    def __init__(self, stream: Stream) -> None:
        self._seed = stream.seed
        self._drawn = stream.draws
        self._random = Random(stream.seed)
        for _ in range(stream.draws):
            self._random.random()

    @property
    def stream(self) -> Stream:
        """The place reached, to be kept in a state."""
        return Stream(self._seed, self._drawn)

    def random(self) -> float:
        """A number from 0 up to but not including 1. One draw."""
        self._drawn += 1
        return self._random.random()

    def below(self, n: int) -> int:
        """A whole number from 0 up to but not including ``n``. One draw."""
        return int(self.random() * n)

    def choice(self, items: Sequence[T]) -> T:
        """One of ``items``, which must not be empty. One draw."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """The items in random order (Fisher and Yates). One draw an item, less one."""
        result = list(items)
        for last in range(len(result) - 1, 0, -1):
            other = self.below(last + 1)
            result[last], result[other] = result[other], result[last]
        return result

    def normal(self) -> float:
        """A number of mean 0 and standard deviation 1, nearly normal. Twelve draws."""
        return sum(self.random() for _ in range(12)) - 6.0

    def fork(self) -> Stream:
        """A stream of its own, for a sample or a helper. One draw."""
        return Stream(int(self.random() * 2**53))
