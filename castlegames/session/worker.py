"""One process of its own that thinks for bots and hints and simulates physical moves."""

from __future__ import annotations

import atexit
import logging
import multiprocessing
import os
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from attrs import define, field, frozen

from castlegames.rules import Move, State, Stream, Value

from .thinker import Choose, Failed, Made, Resolve, Started, Stop, think

_log = logging.getLogger(__name__)

FIND_BOT = "castlegames.bots.bot:bot"
_START_SECONDS = 60.0
"""For the process to come up and begin with a job."""
_STOP_SECONDS = 3.0
"""For a stopped job to answer."""
_TRIES = 2
_MOST_MEMORY = 2 << 30
"""Bytes."""


@frozen
class Answer:
    """What became of a job: a move with the reasons for it, or a trouble.

    ``trouble`` is a key of ``trouble.TROUBLES`` (``bot_failed``, ``worker_died``, ``worker_hung``).
    """

    move: Move | None = None
    reasons: Mapping[str, Value] = field(factory=dict, hash=False)
    trouble: str | None = None
    detail: str = ""


@define(eq=False)
class _Job:
    number: int
    request: Choose | Resolve
    answer: Callable[[Answer], None] | None
    deadline: float = 0.0
    tries: int = 0


class Worker:
    """The process, its queue of jobs, and the thread that watches it.

    The process starts with the first job. One that ends or does not answer is started again once
    for the job it had; after that the job is answered with a trouble. Answers are called from the
    watching thread. No method ever waits for the process, ``close`` apart.

    ``seconds`` and ``nodes`` replace the time that a level thinks, ``seed`` makes the bots' random
    numbers the same each time, ``patience`` is how much longer than its time a job may take,
    ``memory`` how many bytes of data the process may have (where systems can limit it).
    """

    def __init__(
        self,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        seed: int | None = None,
        patience: float = 10.0,
        memory: int = _MOST_MEMORY,
        find_bot: str = FIND_BOT,
    ) -> None:
        self._seconds = seconds
        self._nodes = nodes
        self._seed = seed
        self._patience = patience
        self._memory = memory
        self._find_bot = find_bot
        self._context = multiprocessing.get_context("spawn")
        self._lock = threading.Lock()
        self._waiting: deque[_Job] = deque()
        self._current: _Job | None = None
        self._count = 0
        self._closed = False
        self._restart = False
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._thread: threading.Thread | None = None
        self._bell: Connection | None = None

    @property
    def pid(self) -> int | None:
        """The id of the process, or None while there is none."""
        process = self._process
        return None if process is None else process.pid

    def choose(
        self,
        game_id: str,
        level: str,
        view: State,
        answer: Callable[[Answer], None],
        *,
        seconds: float | None = None,
    ) -> int:
        """Ask a bot for a move; ``view`` is all that it will know. Returns the job's number.

        ``level`` may be ``strongest``. ``seconds`` replaces the level's time.
        """
        request = Choose(
            number=self._next(),
            find_bot=self._find_bot,
            game=game_id,
            level=level,
            view=view,
            seconds=self._seconds if seconds is None else seconds,
            nodes=self._nodes,
            stream=self._stream(),
        )
        return self._put(_Job(request.number, request, answer))

    def resolve(self, state: State, move: Move, answer: Callable[[Answer], None]) -> int:
        """Have a physical move simulated; the answer's move has its outcome."""
        request = Resolve(self._next(), state, move)
        return self._put(_Job(request.number, request, answer))

    def cancel(self, number: int) -> None:
        """Stop a job; it will not be answered. One that is over is no matter."""
        with self._lock:
            for job in self._waiting:
                if job.number == number:
                    self._waiting.remove(job)
                    return
            job_now = self._current
            if job_now is None or job_now.number != number:
                return
            job_now.answer = None
            job_now.deadline = min(job_now.deadline, time.monotonic() + _STOP_SECONDS)
        self._ring()

    def restart(self) -> None:
        """Have the next job done by a fresh process."""
        with self._lock:
            self._restart = True
        self._ring()

    def close(self) -> None:
        """End the process. Jobs not done are not answered."""
        with self._lock:
            self._closed = True
            self._waiting.clear()
            if self._current is not None:
                self._current.answer = None
        atexit.unregister(self.close)
        self._ring()
        thread = self._thread
        if thread is not None and thread is not threading.current_thread():
            thread.join(20)
            self._thread = None

    def _next(self) -> int:
        with self._lock:
            self._count += 1
            return self._count

    def _stream(self) -> Stream:
        if self._seed is None:
            return Stream(int.from_bytes(os.urandom(6)))
        return Stream(self._seed + self._count)

    def _put(self, job: _Job) -> int:
        with self._lock:
            if self._closed:
                raise RuntimeError("the worker is closed")
            self._waiting.append(job)
            if self._thread is None:
                ear, self._bell = self._context.Pipe(duplex=False)
                self._thread = threading.Thread(
                    target=self._watch, args=(ear,), name="worker's watch", daemon=True
                )
                self._thread.start()
                # Else the interpreter would wait for the process at its end, and it for us.
                atexit.register(self.close)
        self._ring()
        return job.number

    def _ring(self) -> None:
        bell = self._bell
        if bell is not None:
            with suppress(OSError):
                bell.send_bytes(b"!")

    # The watching thread

    def _watch(self, ear: Connection) -> None:
        stopped: int | None = None
        try:
            while True:
                with self._lock:
                    job = self._current
                    closed = self._closed
                if closed:
                    return
                self._look(ear, job)
                with self._lock:
                    job = self._current
                    if self._restart and job is None:
                        self._restart = False
                        self._end()
                if job is not None and job.answer is None and stopped != job.number:
                    stopped = job.number
                    self._send(Stop(job.number))
                if job is None:
                    self._begin()
        finally:
            self._end()
            ear.close()
            if self._bell is not None:
                self._bell.close()

    def _look(self, ear: Connection, job: _Job | None) -> None:
        """Wait for something to happen: a ring, a message, the end of the process, a deadline."""
        left = None if job is None else max(0.0, job.deadline - time.monotonic())
        things: list[Connection | int] = [ear]
        if self._pipe is not None and self._process is not None:
            things += [self._pipe, self._process.sentinel]
        ready = wait(things, left)
        if ear in ready:
            ear.recv_bytes()
        if self._pipe is not None and self._pipe in ready:
            try:
                self._hear(self._pipe.recv())
            except Exception as error:
                # End of file, or something that is no message: the process is of no more use.
                self._fall("worker_died", f"{type(error).__name__}: {error}")
        elif self._process is not None and self._process.sentinel in ready:
            self._fall("worker_died", f"exit code {self._process.exitcode}")
        elif job is not None and not ready and time.monotonic() >= job.deadline:
            self._fall("worker_hung", "")

    def _begin(self) -> None:
        """Give the process its next job, starting it if need be."""
        with self._lock:
            if self._closed or not self._waiting:
                return
            job = self._waiting.popleft()
            job.tries += 1
            job.deadline = time.monotonic() + _START_SECONDS
            self._current = job
        try:
            if self._process is None:
                self._start()
            self._send(job.request)
        except OSError as error:
            self._fall("worker_died", str(error))

    def _start(self) -> None:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(
            target=think, args=(theirs, self._memory), name="castlegames worker", daemon=False
        )
        try:
            process.start()
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()
        self._process, self._pipe = process, ours

    def _send(self, message: Choose | Resolve | Stop) -> None:
        if self._pipe is not None:
            with suppress(BrokenPipeError, ConnectionResetError):
                self._pipe.send(message)

    def _hear(self, message: object) -> None:
        with self._lock:
            job = self._current
            if job is None:
                return
            match message:
                case Started(number, seconds) if number == job.number:
                    if job.answer is not None:
                        job.deadline = time.monotonic() + 1.5 * seconds + self._patience
                    return
                case Made(number, move, reasons) if number == job.number:
                    answer = Answer(move, reasons)
                case Failed(number, detail) if number == job.number:
                    answer = Answer(trouble="bot_failed", detail=detail)
                case _:
                    return
            self._current = None
            call = job.answer
        if call is not None:
            _tell(call, answer)

    def _fall(self, trouble: str, detail: str) -> None:
        """The process is of no more use: end it, and try its job once more."""
        self._end()
        with self._lock:
            job, self._current = self._current, None
            if job is None or job.answer is None:
                return
            if job.tries < _TRIES:
                self._waiting.appendleft(job)
                return
        _tell(job.answer, Answer(trouble=trouble, detail=detail))

    def _end(self) -> None:
        process, self._process = self._process, None
        pipe, self._pipe = self._pipe, None
        if pipe is not None:
            pipe.close()
        if process is None:
            return
        process.join(0.2)
        if process.is_alive():
            process.kill()
            process.join(10)
        with suppress(ValueError):
            process.close()


def _tell(call: Callable[[Answer], None], answer: Answer) -> None:
    try:
        call(answer)
    except Exception:
        # Whoever asked may be half gone; the others still need the watch.
        _log.exception("an answer was not taken")
