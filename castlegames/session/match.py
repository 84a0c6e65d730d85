"""What can be seen of a match: its facts, its positions, a cursor in them, where one looks."""

from __future__ import annotations

from collections.abc import Mapping

from castlegames.rules import State, Value

from .history import Played, Step, redo_step, undo_step
from .loader import Loaded
from .seat import Seat


class Match:
    """A match as it stands. ``Session`` is one that can be played."""

    def __init__(self, loaded: Loaded) -> None:
        self.game = loaded.game
        self.header = loaded.header
        self.seats: tuple[Seat, ...] = loaded.seats
        """As they are now: ``change_seat`` may have replaced the header's."""
        self.helped = loaded.helped
        """A hint was given in this match."""
        self._history = loaded.history
        self._view_at: int | None = None

    @property
    def options(self) -> Mapping[str, Value]:
        """The game's and the match's options, by name."""
        return {**self.header.options, **self.header.match_options}

    @property
    def state(self) -> State:
        """The position that is played on: after ``head`` moves."""
        return self._history.state

    @property
    def head(self) -> int:
        """How many moves lie behind ``state``."""
        return self._history.head

    @property
    def first(self) -> int:
        """The earliest position there is: 0, or where an older version's match goes on from."""
        return self._history.first

    @property
    def view_at(self) -> int | None:
        """The position that is looked at by ``show``, or None: now."""
        return self._view_at

    @property
    def shown(self) -> State:
        """The state to show: at ``view_at``, or ``state``."""
        return self.state if self._view_at is None else self._history.at(self._view_at)

    @property
    def moves(self) -> tuple[Played, ...]:
        """The moves from ``first`` up to ``head``, in order."""
        return self._history.played

    def position(self, n: int) -> State:
        """The state after ``n`` moves, from ``first`` to ``head``. Raises ValueError outside."""
        if n > self.head:
            raise ValueError(f"there is no position {n}")
        return self._history.at(n)

    @property
    def can_undo(self) -> Step | None:
        """What undo would take back, or None."""
        free = self.game.perfect_information or self.header.match_options["relaxed_undo"] is True
        return undo_step(self._history, self.seats, free=free)

    @property
    def can_redo(self) -> Step | None:
        """What redo would play again, or None."""
        return redo_step(self._history, self.seats)
