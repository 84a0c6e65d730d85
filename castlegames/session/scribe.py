"""Writes down what happens in a match, line by line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from attrs import evolve

import castlegames
from castlegames.rules import Game, Move, State

from .header import Header
from .journal import Done, Journal
from .records import (
    HELPED,
    SNAPSHOT_EVERY,
    mark_line,
    move_line,
    redo_line,
    seat_line,
    snapshot_line,
    undo_line,
)
from .seat import Seat
from .trouble import SaveError


class Scribe:
    """One match's pen: with a journal it writes, without one it only says it is done.

    ``post`` has a call made in the session's thread.
    """

    def __init__(
        self,
        game: Game,
        header: Header,
        journal: Journal | None,
        post: Callable[[Callable[[], None]], None],
        *,
        snapshot_last: bool,
    ) -> None:
        self.journal = journal
        self._game = game
        self._header = evolve(header, rules_version=game.rules_version, app=castlegames.__version__)
        self._post = post
        self._snapshot_last = snapshot_last

    @property
    def path(self) -> Path | None:
        """Where it writes."""
        return None if self.journal is None else self.journal.path

    def move(
        self,
        n: int,
        seat: int,
        move: Move,
        after: State,
        seats: Sequence[Seat],
        done: Done,
        *,
        helped: bool,
    ) -> None:
        """The ``n``-th move; ``done(error)`` is called in the session's thread once it is written.

        Now and then, and when the match is over, a snapshot goes with it.
        """
        line = move_line(n, seat, move, self._game.to_json(after))
        whole = n % SNAPSHOT_EVERY == 0 or after.to_move is None
        if whole:
            line += self._snapshot(n, after, seats, helped=helped)
        self._write_and_tell(line, done)
        self._snapshot_last = whole

    def undo(self, n: int, done: Done) -> None:
        """Back to the position after ``n`` moves; ``done`` as for a move."""
        self._write_and_tell(undo_line(n), done)

    def redo(self, n: int, done: Done) -> None:
        """Forward to the position after ``n`` moves; ``done`` as for a move."""
        self._write_and_tell(redo_line(n), done)

    def helped(self) -> None:
        """A hint was given."""
        self._write(mark_line(HELPED))

    def seat(self, number: int, seat: Seat) -> None:
        """Who sits there from now on."""
        self._write(seat_line(number, seat))

    def snapshot(self, n: int, state: State, seats: Sequence[Seat], *, helped: bool) -> None:
        """Everything as it is now, unless that is what was written last."""
        if not self._snapshot_last:
            self._write(self._snapshot(n, state, seats, helped=helped))
            self._snapshot_last = True

    def move_to(self, path: Path) -> None:
        """Go on in a new file at ``path``. Raises SaveError ``exists`` or ``not_written``."""
        if self.journal is None:
            raise SaveError("not_written", path=str(path), error="this match is never saved")
        self.journal.move_to(path)

    def close(self) -> None:
        """Wait until all is written, and let the file go."""
        if self.journal is not None:
            self.journal.close()

    def _write_and_tell(self, line: bytes, done: Done) -> None:
        self._snapshot_last = False
        if self.journal is None:
            self._post(lambda: done(None))
        else:
            self.journal.append(line, lambda error: self._post(lambda: done(error)))

    def _write(self, line: bytes) -> None:
        self._snapshot_last = False
        if self.journal is not None:
            self.journal.append(line, _no_matter)

    def _snapshot(self, n: int, state: State, seats: Sequence[Seat], *, helped: bool) -> bytes:
        return snapshot_line(self._game, self._header, seats, n, state, helped=helped)


def _no_matter(_: object) -> None:
    """Nobody waits for this line."""
