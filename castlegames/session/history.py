"""The positions of a match, a cursor in them, and how far one undo or redo goes."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from castlegames.rules import Move, State

from .seat import Seat


@frozen
class Played:
    """A move of the match: the ``n``-th, counted from 1, and who played it."""

    n: int
    seat: int
    move: Move


@frozen
class Step:
    """What one undo or redo would do.

    ``played`` is the decision to name in the menu, made in the state ``before``; the cursor goes
    to the position after ``to`` moves.
    """

    played: Played
    before: State
    to: int


class History:
    """Positions ``first`` to ``last``; those after ``head`` are undone and may be redone."""

    def __init__(self, first: int, state: State) -> None:
        self.first = first
        self.head = first
        self._states: list[State] = [state]
        self._played: list[Played] = []

    @property
    def last(self) -> int:
        """The number of moves, the undone ones included."""
        return self.first + len(self._played)

    @property
    def state(self) -> State:
        """The position at the cursor."""
        return self.at(self.head)

    @property
    def played(self) -> tuple[Played, ...]:
        """The moves up to the cursor."""
        return tuple(self._played[: self.head - self.first])

    def at(self, n: int) -> State:
        """The position after ``n`` moves. Raises ValueError if there is none."""
        if not self.first <= n <= self.last:
            raise ValueError(f"there is no position {n}")
        return self._states[n - self.first]

    def move(self, n: int) -> Played:
        """The ``n``-th move, counted from 1."""
        if not self.first < n <= self.last:
            raise ValueError(f"there is no move {n}")
        return self._played[n - self.first - 1]

    def add(self, move: Move, after: State) -> Played:
        """Play a move at the cursor; what was undone is forgotten."""
        seat = self.state.to_move
        if seat is None:
            raise ValueError("nobody is to move")
        kept = self.head - self.first
        del self._states[kept + 1 :], self._played[kept:]
        played = Played(self.head + 1, seat, move)
        self._states.append(after)
        self._played.append(played)
        self.head += 1
        return played

    def until(self, n: int) -> History:
        """The same moves up to the ``n``-th, as a history of its own."""
        history = History(self.first, self.at(self.first))
        for number in range(self.first + 1, n + 1):
            history.add(self.move(number).move, self.at(number))
        return history

    def go(self, n: int) -> None:
        """Put the cursor after ``n`` moves. Raises ValueError if there is no such position."""
        self.at(n)
        self.head = n


def undo_step(history: History, seats: Sequence[Seat], *, free: bool) -> Step | None:
    """What an undo takes back: the last human decision with its forced follow-ups.

    Bots' moves after it go with it. Unless ``free`` (perfect information or relaxed undo) nothing
    is taken back across what was revealed or another human's move. In a match of bots alone one
    bot's decision is taken back.
    """
    now = history.state.reveals
    humans: set[int] = set()
    for n in range(history.head - 1, history.first - 1, -1):
        before = history.at(n)
        played = history.move(n + 1)
        if not free:
            if before.reveals != now:
                return None
            if seats[played.seat].bot is None:
                humans.add(played.seat)
            if len(humans) > 1:
                return None
        if _decides(before, seats):
            return Step(played, before, n)
    return None


def redo_step(history: History, seats: Sequence[Seat]) -> Step | None:
    """What a redo plays again: one undone step, up to the next human decision or the end."""
    if history.head == history.last:
        return None
    n = history.head + 1
    while n < history.last and not _decides(history.at(n), seats):
        n += 1
    return Step(history.move(history.head + 1), history.state, n)


def _decides(state: State, seats: Sequence[Seat]) -> bool:
    """Whether a decision begins here that undo counts as one."""
    if state.to_move is None or state.follow_up:
        return False
    return seats[state.to_move].bot is None or all(seat.bot is not None for seat in seats)
