"""What a bot is: a view in, a choice out, within a budget."""

from __future__ import annotations

import os
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from importlib import import_module

from attrs import evolve, field, frozen

from castlegames.rules import Move, State, Stream, Value

LEVELS = ("easy", "medium", "hard", "expert")
"""The levels a person may choose, from weak to strong. A game may have fewer."""


def keep_to_one_core() -> None:
    """Have numpy, once it is loaded, multiply in one thread, unless the environment says otherwise.

    The bots' matrices are too small to gain from more, and on busy cores threads wait for each
    other many times longer than the product takes.
    """
    for library in ("OPENBLAS", "MKL", "OMP"):
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")


@frozen
class Level:
    """A strength of a bot and the seconds it may think about a move by default."""

    name: str
    seconds: float


@frozen
class Budget:
    """How long a bot may think: seconds, or nodes of its search, or both.

    ``stop`` is asked now and then; a bot that hears True answers at once with the best it has.
    A node budget alone makes the choice repeatable.
    """

    seconds: float | None = None
    nodes: int | None = None
    stop: Callable[[], bool] | None = None

    def scaled(self, factor: float) -> Budget:
        """The same budget with its seconds multiplied."""
        return self if self.seconds is None else evolve(self, seconds=self.seconds * factor)

    def start(self) -> Clock:
        """A running clock over this budget."""
        return Clock(self)


class Clock:
    """A budget that is running: counts nodes, looks at the time."""

    __slots__ = ("_budget", "_deadline", "nodes")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._deadline = None if budget.seconds is None else time.perf_counter() + budget.seconds
        self.nodes = 0

    def tick(self, nodes: int = 1) -> bool:
        """Count nodes of work; True when the bot must answer."""
        self.nodes += nodes
        return self.over()

    def over(self) -> bool:
        """True when the bot must answer."""
        budget = self._budget
        if budget.nodes is not None and self.nodes >= budget.nodes:
            return True
        if self._deadline is not None and time.perf_counter() >= self._deadline:
            return True
        return budget.stop is not None and budget.stop()

    def left(self) -> float | None:
        """Seconds left, never below 0; None without a time limit."""
        if self._deadline is None:
            return None
        return max(0.0, self._deadline - time.perf_counter())

    def used(self) -> float:
        """The part of the budget that is used up, from 0 to 1; 0 if it has no limit."""
        budget, left = self._budget, self.left()
        parts = [0.0]
        if budget.seconds and left is not None:
            parts.append(1 - left / budget.seconds)
        if budget.nodes:
            parts.append(self.nodes / budget.nodes)
        return min(1.0, max(parts))


@frozen
class Choice:
    """A move, and the keys and numbers it was chosen by (for hints)."""

    move: Move
    reasons: Mapping[str, Value] = field(factory=dict, hash=False)


class Bot(ABC):
    """A player that sees what its seat sees."""

    @abstractmethod
    def choose(self, view: State, budget: Budget, stream: Stream) -> Choice:
        """A legal move for the seat that is to move.

        ``view`` is ``state.seen_by(state.to_move)``. The same view, node budget and stream give
        the same choice.
        """


class RandomBot(Bot):
    """Any legal move, each as likely as the next: a yardstick for arenas and tests."""

    def choose(self, view: State, budget: Budget, stream: Stream) -> Choice:
        return Choice(stream.open().choice(view.legal_moves()))


def levels(game_id: str) -> tuple[Level, ...]:
    """The levels that exist for a game, from weak to strong."""
    found: tuple[Level, ...] = import_module(f".{game_id}", __package__).LEVELS
    return found


def bot(game_id: str, level: str) -> Bot:
    """A bot for a game: one of its levels, or ``random``. Raises KeyError if there is none."""
    if level == "random":
        return RandomBot()
    module = import_module(f".{game_id}", __package__)
    made: Bot = module.bot(level)
    return made
