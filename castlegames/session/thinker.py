"""What runs in the worker process. It imports no Qt, and the physics only for a physical move."""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from multiprocessing.connection import Connection

from attrs import field, frozen

from castlegames.bots.bot import Budget, keep_to_one_core, levels
from castlegames.rules import Move, State, Stream, Value

STRONGEST = "strongest"
"""In place of a level: the last one of the game."""


@frozen
class Choose:
    """Have a bot choose. ``find_bot`` names the function that makes it, as ``module:name``."""

    number: int
    find_bot: str
    game: str
    level: str
    view: State
    seconds: float | None
    nodes: int | None
    stream: Stream


@frozen
class Resolve:
    """Have a physical move simulated."""

    number: int
    state: State
    move: Move


@frozen
class Stop:
    """Answer job ``number`` at once."""

    number: int


@frozen
class Started:
    """Job ``number`` has begun and means to take ``seconds``."""

    number: int
    seconds: float


@frozen
class Made:
    """The move of job ``number``."""

    number: int
    move: Move
    reasons: Mapping[str, Value] = field(factory=dict, hash=False)


@frozen
class Failed:
    """Job ``number`` raised an error."""

    number: int
    detail: str


_NODES_SECONDS = 600.0
"""The time that a budget of nodes alone may take."""
_PHYSICS_SECONDS = 120.0


class _Jobs:
    """What the reading thread hands to the thinking one."""

    def __init__(self) -> None:
        self.waiting: queue.SimpleQueue[Choose | Resolve] = queue.SimpleQueue()
        self.stopped = -1

    def is_stopped(self, number: int) -> bool:
        """Whether this job should answer at once."""
        return self.stopped >= number

    def read(self, pipe: Connection) -> None:
        """Read messages for ever; at the end of the pipe the process is over, busy or not."""
        try:
            while True:
                message = pipe.recv()
                if isinstance(message, Stop):
                    self.stopped = max(self.stopped, message.number)
                else:
                    self.waiting.put(message)
        except BaseException:
            # End of file mostly: whoever asked is gone. Nothing can be answered any more.
            os._exit(0)


def think(pipe: Connection, memory: int) -> None:
    """The main function of the worker process, which may have ``memory`` bytes of data.

    A bot that wants more gets a MemoryError instead of the whole machine.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    keep_to_one_core()
    _limit_memory(memory)
    jobs = _Jobs()
    threading.Thread(target=jobs.read, args=(pipe,), daemon=True).start()
    while True:
        request = jobs.waiting.get()
        try:
            made: Made | Failed = _do(request, pipe, partial(jobs.is_stopped, request.number))
        except (Exception, SystemExit) as error:
            made = Failed(request.number, f"{type(error).__name__}: {error}"[:300])
        try:
            pipe.send(made)
        except OSError:
            os._exit(0)
        except Exception as error:
            # What the bot chose cannot be sent.
            pipe.send(Failed(request.number, f"{type(error).__name__}: {error}"[:300]))


def _do(request: Choose | Resolve, pipe: Connection, stop: Callable[[], bool]) -> Made:
    if isinstance(request, Resolve):
        pipe.send(Started(request.number, _PHYSICS_SECONDS))
        physics = import_module("castlegames.physics")
        return Made(request.number, physics.resolve(request.state, request.move))
    level, seconds = request.level, request.seconds
    if level == STRONGEST:
        level = levels(request.game)[-1].name
    if seconds is None and request.nodes is None:
        known = {} if level == "random" else {each.name: each for each in levels(request.game)}
        seconds = known[level].seconds if level in known else 1.0
    pipe.send(Started(request.number, _NODES_SECONDS if seconds is None else seconds))
    module, name = request.find_bot.split(":")
    bot = getattr(import_module(module), name)(request.game, level)
    choice = bot.choose(request.view, Budget(seconds, request.nodes, stop), request.stream)
    return Made(request.number, choice.move, dict(choice.reasons))


def _limit_memory(most: int) -> None:
    if sys.platform == "linux":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        if hard == resource.RLIM_INFINITY or hard > most:
            resource.setrlimit(resource.RLIMIT_DATA, (most, hard))
