"""The other seat of a tutorial: a worker whose bot plays what the script says."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen

from castlegames.rules import Move, State
from castlegames.session.worker import Answer, Worker


@frozen(eq=False)
class _Question:
    number: int
    view: State
    answer: Callable[[Answer], None]


class Partner(Worker):
    """Answers a bot's turn once ``reply(view)`` knows the move; None lets it wait.

    What has to be simulated is handed on to the window's own worker.
    """

    def __init__(self, worker: Worker, reply: Callable[[State], Move | None]) -> None:
        super().__init__()
        self._hands = worker
        self._reply = reply
        self._asked: _Question | None = None
        self._questions = 0

    def choose(
        self,
        game_id: str,
        level: str,
        view: State,
        answer: Callable[[Answer], None],
        *,
        seconds: float | None = None,
    ) -> int:
        """Wait for the script. Returns a negative number: the other worker's are positive."""
        del game_id, level, seconds
        self._questions += 1
        self._asked = _Question(-self._questions, view, answer)
        self.go_on()
        return -self._questions

    def go_on(self) -> None:
        """Play what the script says now, if it is this seat's turn."""
        asked = self._asked
        move = None if asked is None else self._reply(asked.view)
        if asked is not None and move is not None:
            self._asked = None
            asked.answer(Answer(move))

    def resolve(self, state: State, move: Move, answer: Callable[[Answer], None]) -> int:
        """Have a physical move simulated."""
        return self._hands.resolve(state, move, answer)

    def cancel(self, number: int) -> None:
        """Stop waiting, or stop a simulation."""
        if number > 0:
            self._hands.cancel(number)
        elif self._asked is not None and self._asked.number == number:
            self._asked = None
