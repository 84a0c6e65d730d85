"""A session's questions to the worker: what a bot plays, what a hint proposes."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from attrs import define

from castlegames.rules import Move, State, Value

from .thinker import STRONGEST
from .ticket import Ticket
from .trouble import Trouble

if TYPE_CHECKING:
    from .worker import Answer, Worker

_log = logging.getLogger(__name__)

_TRIES = 2
"""Answers of a bot that are looked at before the players are told that it fails."""

Post = Callable[[Callable[[], None]], None]
"""Has a call made in the session's thread; may be used from any."""


@define(eq=False)
class _Question:
    """A question about a state. Only the one that is still asked may be answered."""

    seat: int
    level: str
    state: State
    job: int = 0


class Bots:
    """Asks a bot at a time, with what its seat sees; judges the answer.

    ``play(move)`` is called with a legal move, ``fail(trouble)`` when the bot could not be brought
    to make one, ``tell()`` whenever ``seat`` has changed.
    """

    def __init__(
        self,
        game_id: str,
        worker: Worker,
        post: Post,
        *,
        play: Callable[[Move], None],
        fail: Callable[[Trouble], None],
        tell: Callable[[], None],
    ) -> None:
        self._game_id = game_id
        self._worker = worker
        self._post = post
        self._play = play
        self._fail = fail
        self._tell = tell
        self._asked: _Question | None = None
        self._bad_answers = 0

    @property
    def seat(self) -> int | None:
        """The seat whose bot thinks now."""
        return None if self._asked is None else self._asked.seat

    def ask(self, seat: int, level: str, state: State) -> None:
        """Ask the bot of the seat to move."""
        asked = _Question(seat, level, state)
        self._asked = asked
        asked.job = self._worker.choose(
            self._game_id,
            level,
            state.seen_by(seat),
            lambda answer: self._post(lambda: self._answered(asked, answer)),
        )
        self._tell()

    def stop(self) -> None:
        """The question is of no interest any more."""
        asked, self._asked = self._asked, None
        self._bad_answers = 0
        if asked is not None:
            self._worker.cancel(asked.job)
            self._tell()

    def _answered(self, asked: _Question, answer: Answer) -> None:
        if self._asked is not asked:
            return
        self._asked = None
        wrong = _what_is_wrong(asked, answer)
        if wrong is None and answer.move is not None:
            self._bad_answers = 0
            self._tell()
            self._play(answer.move)
            return
        self._bad_answers += 1
        if wrong is not None:
            _log.warning("%s in %s: %s", wrong.code, self._game_id, dict(wrong.args))
        if answer.trouble in (None, "bot_failed") and self._bad_answers < _TRIES:
            self._worker.restart()
            self.ask(asked.seat, asked.level, asked.state)
            return
        self._bad_answers = 0
        self._tell()
        if wrong is not None:
            self._fail(wrong)


class Hints:
    """Asks the strongest bot for one hint at a time.

    ``given()`` is called before a ticket is done, ``fail(trouble)`` after one was dropped because
    the bot failed.
    """

    def __init__(
        self,
        game_id: str,
        worker: Worker,
        post: Post,
        *,
        given: Callable[[], None],
        fail: Callable[[Trouble], None],
    ) -> None:
        self._game_id = game_id
        self._worker = worker
        self._post = post
        self._given = given
        self._fail = fail
        self._asked: _Question | None = None
        self._ticket = Ticket()

    def ask(self, seat: int, state: State, seconds: float, ticket: Ticket) -> None:
        """Ask for a hint for the seat to move; one asked before is dropped."""
        self.stop("undone")
        asked = _Question(seat, STRONGEST, state)
        self._asked, self._ticket = asked, ticket
        asked.job = self._worker.choose(
            self._game_id,
            STRONGEST,
            state.seen_by(seat),
            lambda answer: self._post(lambda: self._answered(asked, answer)),
            seconds=seconds,
        )

    def stop(self, why: str) -> None:
        """The hint is of no interest any more."""
        asked, self._asked = self._asked, None
        if asked is not None:
            self._worker.cancel(asked.job)
            self._ticket.drop(why)

    def _answered(self, asked: _Question, answer: Answer) -> None:
        if self._asked is not asked:
            return
        self._asked = None
        wrong = _what_is_wrong(asked, answer)
        if wrong is not None:
            self._ticket.drop("failed")
            self._fail(wrong)
            return
        self._given()
        self._ticket.move, self._ticket.reasons = answer.move, answer.reasons
        self._ticket.finish()


def _what_is_wrong(asked: _Question, answer: Answer) -> Trouble | None:
    args: dict[str, Value] = {"seat": asked.seat, "level": asked.level}
    if answer.trouble is not None:
        return Trouble(answer.trouble, {**args, "detail": answer.detail})
    try:
        if isinstance(answer.move, Move) and asked.state.why_not(answer.move) is None:
            return None
        text = str(answer.move)
    except Exception:
        # A bot may answer with anything at all.
        text = type(answer.move).__name__
    return Trouble("bot_illegal", {**args, "move": text[:200]})
