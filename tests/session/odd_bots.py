"""Bots that misbehave, for workers to find with ``find_bot``."""

from __future__ import annotations

import os
import time
from typing import Any

from castlegames.bots.bot import Bot, Budget, Choice, RandomBot
from castlegames.rules import Move, State, Stream


class Dies(Bot):
    def choose(self, view: State, budget: Budget, stream: Stream) -> Choice:
        os._exit(7)


class Raises(Bot):
    def choose(self, view: State, budget: Budget, stream: Stream) -> Choice:
        raise RuntimeError("no idea")


class Hangs(Bot):
    """Hears no stop, but sleeps."""

    def choose(self, view: State, budget: Budget, stream: Stream) -> Choice:
        while True:
            time.sleep(0.05)


class Busy(Bot):
    """Keeps its process as busy as it can until it is stopped."""

    def choose(self, view: State, budget: Budget, stream: Stream) -> Choice:
        while budget.stop is None or not budget.stop():
            sum(range(100))
        return RandomBot().choose(view, budget, stream)


class Deaf(Bot):
    """Keeps its process as busy as it can for ever."""

    def choose(self, view: State, budget: Budget, stream: Stream) -> Choice:
        while True:
            sum(range(10_000))


class _Foreign(Move):
    def __str__(self) -> str:
        return "foreign"


class Cheats(Bot):
    def choose(self, view: State, budget: Budget, stream: Stream) -> Choice:
        return Choice(_Foreign())


class Babbles(Bot):
    """Answers with something that cannot be sent."""

    def choose(self, view: State, budget: Budget, stream: Stream) -> Choice:
        unsendable: Any = lambda: None  # noqa: E731
        return Choice(unsendable)


class Greedy(Bot):
    """Wants more memory than a worker may have."""

    def choose(self, view: State, budget: Budget, stream: Stream) -> Choice:
        hoard = [bytearray(1 << 26) for _ in range(64)]
        raise AssertionError(len(hoard))


class Tells(Bot):
    """Tells what it sees by its reasons."""

    def choose(self, view: State, budget: Budget, stream: Stream) -> Choice:
        choice = RandomBot().choose(view, budget, stream)
        seen = str(getattr(view, "hands", ""))
        return Choice(choice.move, {"seen": seen, "seed": stream.seed, "pid": os.getpid()})


def find(game_id: str, level: str) -> Bot:
    """The odd bot with this name; ``dies once PATH`` dies until PATH exists."""
    if level.startswith("dies once "):
        path = level.removeprefix("dies once ")
        if os.path.exists(path):
            return RandomBot()
        with open(path, "w", encoding="utf-8"):
            return Dies()
    found: dict[str, Bot] = {
        "dies": Dies(),
        "raises": Raises(),
        "hangs": Hangs(),
        "busy": Busy(),
        "deaf": Deaf(),
        "cheats": Cheats(),
        "babbles": Babbles(),
        "greedy": Greedy(),
        "tells": Tells(),
        "random": RandomBot(),
    }
    return found[level]
