"""How a move, an undo or a redo comes true: simulated if need be, written, and only then so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import define

from castlegames.rules import IllegalMove, Move, State
from castlegames.rules.game import NEEDS_OUTCOME

from .asking import Bots, Hints
from .inbox import Inbox
from .journal import Done
from .loader import Loaded
from .match import Match
from .observer import Observer
from .scribe import Scribe
from .ticket import Ticket
from .trouble import Trouble

if TYPE_CHECKING:
    from .worker import Answer, Worker


@define(eq=False)
class Pending:
    """A move on its way: being simulated (``job``), then being written (``after``)."""

    ticket: Ticket
    before: State
    move: Move
    job: int | None = None
    after: State | None = None


@define(eq=False)
class Shift:
    """An undo or redo that is being written: the cursor will be after ``to`` moves."""

    ticket: Ticket
    to: int


class Moving(Match):
    """A match in which one thing at a time is on its way. ``Session`` is what players have."""

    def __init__(self, loaded: Loaded, worker: Worker | None, inbox: Inbox, scribe: Scribe) -> None:
        super().__init__(loaded)
        self.observers: list[Observer] = []
        self.revision = 0
        """Grows with every change of ``head``."""
        self.paused = False
        """Bots move only by ``step``."""
        self.closed = False
        """Nothing can be played any more."""
        self._worker = worker
        self._inbox, self._scribe = inbox, scribe
        self._pending: Pending | Shift | None = None
        self._later: list[tuple[Callable[[Ticket], None], Ticket]] = []
        self._begun = False
        self._bots: Bots | None = None
        self._hints: Hints | None = None

    @property
    def path(self) -> Path | None:
        """The match's file."""
        return self._scribe.path

    @property
    def busy(self) -> bool:
        """A move is being simulated, or a move, an undo or a redo written."""
        return self._pending is not None

    # Moves

    @property
    def _simulating(self) -> Pending | None:
        """The move that is being simulated and not yet written."""
        match self._pending:
            case Pending(after=None) as pending:
                return pending
        return None

    def _why_not_now(self) -> str | None:
        if self.closed:
            return "closed"
        if self._view_at is not None:
            return "looking"
        return "busy" if self._pending is not None else None

    def _begin(self, move: Move, ticket: Ticket) -> None:
        before = self.state
        try:
            after = before.play(move)
        except IllegalMove as error:
            if error.reason.code != NEEDS_OUTCOME or self._worker is None:
                raise
            pending = Pending(ticket, before, move)
            self._pending = pending
            pending.job = self._worker.resolve(
                before,
                move,
                lambda answer: self._inbox.post(lambda: self._simulated(pending, answer)),
            )
            return
        self._write(Pending(ticket, before, move, after=after))

    def _simulated(self, pending: Pending, answer: Answer) -> None:
        if self._pending is not pending:
            return
        self._pending = None
        pending.job = None
        try:
            if answer.move is None:
                raise ValueError(answer.detail or answer.trouble)
            pending.move = answer.move
            pending.after = pending.before.play(answer.move)
        except IllegalMove as error:
            if self._bot_to_move() is None:
                pending.ticket.move, pending.ticket.refusal = answer.move, error.reason
                pending.ticket.drop("refused")
                self._run_later()
            else:
                self._physics_failed(pending, error)
            return
        except Exception as error:
            # Whatever physics made of it: it is not a move, and the players must hear of it.
            self._physics_failed(pending, error)
            return
        self._write(pending)

    def _physics_failed(self, pending: Pending, error: Exception) -> None:
        pending.ticket.drop("failed")
        self.paused = self.paused or self._bot_to_move() is not None
        self._tell(Trouble("physics_failed", {"detail": str(error)[:200]}))
        self._run_later()

    def _write(self, pending: Pending) -> None:
        after = pending.after
        assert after is not None
        self._pending = pending
        pending.ticket.move = pending.move
        seat = pending.before.to_move
        assert seat is not None
        self._scribe.move(
            self.head + 1,
            seat,
            pending.move,
            after,
            self.seats,
            lambda error: self._written(pending, error),
            helped=self.helped,
        )

    def _written(self, pending: Pending, error: OSError | None) -> None:
        if self._pending is not pending or pending.after is None:
            return
        self._pending = None
        self._history.add(pending.move, pending.after)
        self._head_changed()
        pending.ticket.saved = error is None and self.path is not None
        for observer in tuple(self.observers):
            observer.moved(pending.before, pending.move, pending.after, pending.after.events)
        pending.ticket.finish()
        self._run_later()
        self._ask_bot()

    def _write_snapshot(self, n: int, state: State) -> None:
        self._scribe.snapshot(n, state, self.seats, helped=self.helped)

    # Undo and redo

    def _when_written(self, act: Callable[[Ticket], None]) -> Ticket:
        """Act now, or once what is being written is on disk."""
        ticket = Ticket()
        if self.closed:
            return ticket.drop("closed")
        if self._pending is None or self._simulating is not None:
            act(ticket)
        else:
            self._later.append((act, ticket))
        return ticket

    def _run_later(self) -> None:
        while self._later and self._pending is None:
            act, ticket = self._later.pop(0)
            act(ticket)

    def _drop_later(self, why: str) -> None:
        while self._later:
            self._later.pop(0)[1].drop(why)

    def _undo(self, ticket: Ticket) -> None:
        if self._stop_simulating("undone") and self._bot_to_move() is None:
            self._tell_cursor()
            ticket.finish()
            return
        step = self.can_undo
        if step is None:
            ticket.drop("nothing")
            self._ask_bot()
            return
        if all(seat.bot is not None for seat in self.seats):
            self.paused = True
        self._shift(ticket, step.to, self._scribe.undo)

    def _redo(self, ticket: Ticket) -> None:
        step = self.can_redo
        if step is None or self._pending is not None:
            ticket.drop("nothing" if step is None else "busy")
            return
        self._shift(ticket, step.to, self._scribe.redo)

    def _shift(self, ticket: Ticket, to: int, write: Callable[[int, Done], None]) -> None:
        self._stop_thinking()
        shift = Shift(ticket, to)
        self._pending = shift
        write(to, lambda error: self._shifted(shift, error))

    def _shifted(self, shift: Shift, error: OSError | None) -> None:
        if self._pending is not shift:
            return
        self._pending = None
        self._history.go(shift.to)
        self._head_changed()
        self._view_at = None
        shift.ticket.saved = error is None and self.path is not None
        self._tell_cursor()
        shift.ticket.finish()
        self._run_later()
        self._ask_bot()

    def _head_changed(self) -> None:
        self.revision += 1
        self._stop_hint()

    def _tell_cursor(self) -> None:
        n = self.head if self._view_at is None else self._view_at
        for observer in tuple(self.observers):
            observer.cursor(n)

    # Bots and those who watch

    def _bot_to_move(self) -> str | None:
        seat = self.state.to_move
        return None if seat is None else self.seats[seat].bot

    def _ask_bot(self, *, step: bool = False) -> None:
        level, seat, bots = self._bot_to_move(), self.state.to_move, self._bots
        if bots is None or level is None or seat is None or self.closed or not self._begun:
            return
        if self._pending is not None or bots.seat is not None or (self.paused and not step):
            return
        bots.ask(seat, level, self.state)

    def _stop_thinking(self) -> None:
        if self._bots is not None:
            self._bots.stop()

    def _stop_hint(self, why: str = "undone") -> None:
        if self._hints is not None:
            self._hints.stop(why)

    def _stop_simulating(self, why: str) -> bool:
        """Give up a move that is being simulated; whether there was one."""
        pending = self._simulating
        if pending is None:
            return False
        self._pending = None
        if self._worker is not None and pending.job is not None:
            self._worker.cancel(pending.job)
        pending.ticket.drop(why)
        return True

    def _tell(self, trouble: Trouble) -> None:
        for observer in tuple(self.observers):
            observer.trouble(trouble)
