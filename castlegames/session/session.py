"""A running match: its moves, its cursor, its bots and its file."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve

from castlegames import rules
from castlegames.rules import IllegalMove, Move, State, Value

from .asking import Bots, Hints
from .disk import DISK, Disk
from .header import new_header
from .history import History, Played, Step
from .inbox import Inbox
from .moving import Moving, Pending, Shift
from .opening import Opened, branch_file, new_file, not_saved, open_file
from .scribe import Scribe
from .seat import Seat
from .ticket import Ticket
from .trouble import Trouble

if TYPE_CHECKING:
    from .worker import Worker

__all__ = ["Played", "Session", "Step"]


class Session(Moving):
    """A match that is open. It belongs to one thread; ``wake`` is called from others.

    ``worker`` thinks for bots, hints and physics (None: no bot moves by itself, and anybody may
    move for it). ``wake()`` is called from any thread whenever ``pump`` has something to do.
    """

    def __init__(
        self,
        opened: Opened,
        worker: Worker | None,
        wake: Callable[[], None] | None,
        disk: Disk,
    ) -> None:
        """For ``new``, ``open`` and ``branch``."""
        loaded = opened.loaded
        inbox = Inbox(wake or _no_wake)
        scribe = Scribe(
            loaded.game,
            loaded.header,
            opened.journal,
            inbox.post,
            snapshot_last=loaded.snapshot_last,
        )
        super().__init__(loaded, worker, inbox, scribe)
        self.troubles: tuple[Trouble, ...] = opened.troubles
        """What had to be repaired when the match was opened."""
        self.unsaved: Trouble | None = opened.unsaved
        """Why the last moves are not on disk (``not_saved``, ``read_only``), or None."""
        self._wake: Callable[[], None] = wake or _no_wake
        self._disk = disk
        if worker is not None:
            self._bots = Bots(
                self.game.id,
                worker,
                self._inbox.post,
                play=lambda move: self._begin(move, Ticket(move)),
                fail=self._bot_failed,
                tell=self._tell_thinking,
            )
            self._hints = Hints(
                self.game.id, worker, self._inbox.post, given=self._hint_given, fail=self._tell
            )
        if opened.journal is not None:
            opened.journal.report = lambda error: self._inbox.post(lambda: self._saved(error))
            opened.journal.swapped = lambda aside: self._inbox.post(lambda: self._swapped(aside))
        if loaded.went_on:
            if loaded.rest:
                # The file must agree that moves the rules no longer know are left behind.
                self._scribe.undo(self.head, _no_matter)
            self._write_snapshot(self.head, self.state)
        if self._bots is not None and self._bot_to_move() is not None:
            self._wake()

    @classmethod
    def new(
        cls,
        game_id: str,
        seats: Sequence[Seat],
        seed: int | None,
        options: Mapping[str, Value] | None,
        path: Path | None,
        worker: Worker | None = None,
        wake: Callable[[], None] | None = None,
        *,
        disk: Disk = DISK,
    ) -> Session:
        """A new match in a new file at ``path`` (None: never saved, for trials).

        ``options`` holds the game's and the match's (``MATCH_OPTIONS``) by name. A seed of None is
        replaced by a random one, which the file records. If the file cannot be written the match
        runs anyway and ``unsaved`` says why. Raises ValueError for seats, seed or options that do
        not exist (NamelessSeat for an empty name), KeyError for a game that does not exist, and
        SaveError ``exists`` if there is a file.
        """
        game = rules.game(game_id)
        if seed is None:
            seed = int.from_bytes(os.urandom(8)) % 10**9
        header = new_header(game, seats, seed, options)
        start = game.start(len(header.seats), seed, header.options)
        opened = new_file(disk, path, game, header, History(0, start), helped=False)
        return cls(opened, worker, wake, disk)

    @classmethod
    def open(
        cls,
        path: Path,
        worker: Worker | None = None,
        wake: Callable[[], None] | None = None,
        *,
        disk: Disk = DISK,
    ) -> Session:
        """The match in this file, where it was left. A bot to move is asked at the next ``pump``.

        ``troubles`` tells what had to be repaired. Raises SaveError only.
        """
        return cls(open_file(disk, path), worker, wake, disk)

    # What there is

    @property
    def thinking(self) -> int | None:
        """The seat whose bot thinks now."""
        return None if self._bots is None else self._bots.seat

    # Playing

    def play(self, move: Move) -> Ticket:
        """Play a move for the seat to move.

        Raises IllegalMove at once if the rules refuse it. Physical moves may be intents. The
        ticket is done when the move is on disk and the state has changed (in ``pump``).
        """
        ticket = Ticket(move)
        why = self._why_not_now()
        if why is None and self._worker is not None and not self.paused:
            why = None if self._bot_to_move() is None else "bot_to_move"
        if why is not None:
            return ticket.drop(why)
        reason = self.state.why_not(move)
        if reason is not None:
            raise IllegalMove(reason)
        self._stop_hint()
        self._stop_thinking()
        self._begin(move, ticket)
        return ticket

    def pump(self) -> None:
        """Apply what writer and worker finished, and call the observers. Never blocks."""
        if not self._begun and not self.closed:
            self._begun = True
            self._ask_bot()
        self._inbox.run()

    def close(self) -> None:
        """Stop the bot, write a snapshot, wait for the disk, let the file go. Twice is once.

        Observers are not called any more.
        """
        if self.closed:
            return
        self.observers.clear()
        self._stop_thinking()
        self._stop_hint("closed")
        self._stop_simulating("closed")
        self._drop_later("closed")
        self.closed = True
        match self._pending:
            case Pending(after=State() as after):
                self._write_snapshot(self.head + 1, after)
            case Shift(to=to):
                self._write_snapshot(to, self._history.at(to))
            case _:
                self._write_snapshot(self.head, self.state)
        self._scribe.close()
        self.pump()
        if self._pending is not None:
            self._pending.ticket.drop("closed")
            self._pending = None
        self._inbox.shut()

    # Undo, redo, look

    def undo(self) -> Ticket:
        """Take back one human decision with its forced follow-ups; against bots back to the last
        own decision.

        Like a move, it has happened when it is on disk: then the state changes, in ``pump``, and
        the ticket is done. A bot that thinks is stopped. While a human's move is being simulated
        that is stopped and nothing else taken back. In a match of bots alone the bots are paused.
        """
        return self._when_written(self._undo)

    def redo(self) -> Ticket:
        """Play one undone step again; it has happened when it is on disk."""
        return self._when_written(self._redo)

    def show(self, n: int | None) -> None:
        """Look at the position after ``n`` moves (None: back to now).

        Raises ValueError outside ``first`` to ``head``.
        """
        if n is not None:
            self.position(n)
        if n == self._view_at:
            return
        self._view_at = n
        self._tell_cursor()

    def branch(
        self,
        path: Path | None,
        worker: Worker | None = None,
        wake: Callable[[], None] | None = None,
    ) -> Session:
        """A new match in a new file that goes on from the position shown.

        Worker and wake are this session's if not given. From an earlier position of a game with
        hidden information it counts as helped: what comes has been seen. Raises SaveError
        ``exists``.
        """
        at = self.head if self._view_at is None else self._view_at
        seen = at < self.head and not self.game.perfect_information
        history, helped = self._history.until(at), self.helped or seen
        opened = branch_file(self._disk, path, self.header, self.seats, history, helped=helped)
        return Session(opened, worker or self._worker, wake or self._wake, self._disk)

    # Bots and hints

    def pause(self) -> None:
        """Let no bot move by itself; one that thinks is stopped."""
        self.paused = True
        self._stop_thinking()

    def resume(self) -> None:
        """Let bots move again."""
        self.paused = False
        self._ask_bot()

    def step(self) -> None:
        """While paused: let the bot to move make one move. Elsewhere nothing happens."""
        if self.paused:
            self._ask_bot(step=True)

    def change_seat(self, seat: int, bot: str | None) -> None:
        """Give a seat to a bot of another level, or to a human (None); the file records it."""
        changed = evolve(self.seats[seat], bot=bot)
        if changed == self.seats[seat] or self.closed:
            return
        if self.thinking == seat:
            self._stop_thinking()
        self.seats = (*self.seats[:seat], changed, *self.seats[seat + 1 :])
        self._scribe.seat(seat, changed)
        self._ask_bot()

    def hint(self, seconds: float = 2.0) -> Ticket:
        """Ask the strongest bot what it would play for the seat to move.

        The ticket gets its ``move`` and ``reasons``. Marks the match as helped.
        """
        ticket = Ticket()
        seat = self.state.to_move
        why = self._why_not_now()
        if why is None and seat is None:
            why = "over"
        if why is None and self._bot_to_move() is not None and not self.paused:
            why = "bot_to_move"
        if why is None and self.header.match_options["purist"] is True:
            why = "purist"
        if why is not None or self._hints is None or seat is None:
            return ticket.drop(why or "failed")
        self._hints.ask(seat, self.state, seconds, ticket)
        return ticket

    # The file

    def save_at(self, path: Path) -> None:
        """Go on in a new file at ``path`` with everything so far (the banner's "another place").

        Raises SaveError ``exists`` or ``not_written``.
        """
        self._scribe.move_to(path)
        self._saved(None)

    # Inside: bots

    def _bot_failed(self, trouble: Trouble) -> None:
        self.paused = True
        self._tell(trouble)

    def _hint_given(self) -> None:
        if not self.helped:
            self.helped = True
            self._scribe.helped()

    def _tell_thinking(self) -> None:
        for observer in tuple(self.observers):
            observer.thinking(self.thinking)

    # Inside: the file

    def _saved(self, error: OSError | None) -> None:
        trouble = None if error is None else not_saved(self.path, error)
        if trouble is None and self.unsaved is None:
            return
        self.unsaved = trouble
        for observer in tuple(self.observers):
            observer.saved(trouble)

    def _swapped(self, aside: Path) -> None:
        self._tell(Trouble("swapped", {"path": str(self.path), "copy": str(aside)}))


def _no_matter(_: OSError | None) -> None:
    """Nobody waits for this line."""


def _no_wake() -> None:
    """Somebody pumps anyway."""
