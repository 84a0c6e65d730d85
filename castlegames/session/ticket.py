"""What a session gives for something that takes a while."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from castlegames.rules import Move, Reason, Value

WAITING = "waiting"
DONE = "done"
DROPPED = "dropped"

DROP_REASONS = (
    "busy",
    "looking",
    "bot_to_move",
    "over",
    "nothing",
    "undone",
    "closed",
    "purist",
    "failed",
    "refused",
)
"""Every ``Ticket.why``.

``busy``         another move (a double click), undo or redo is on its way to the disk
``looking``      an earlier position is shown; go back to now, or branch
``bot_to_move``  a bot is to move and not paused
``over``         the match is over
``nothing``      nothing to undo or redo
``undone``       the position changed meanwhile
``closed``       the session was closed
``purist``       hints are off in this match
``failed``       the worker could not do it; a trouble says why
``refused``      a person's physical move had an outcome that the rules refuse: ``refusal`` says why
"""


class Ticket:
    """The fate of one request: ``waiting``, then ``done`` or ``dropped``.

    ``move``     the move as played (with its outcome), or the move a hint proposes
    ``reasons``  what a hint's bot chose by
    ``saved``    True once the line of the move, undo or redo is on disk; False if it is unsaved
    ``why``      the key of ``DROP_REASONS`` after it was dropped, else None
    ``refusal``  the rules' reason after it was refused (``move`` has its outcome), else None
    """

    __slots__ = ("_then", "move", "reasons", "refusal", "saved", "status", "why")

    def __init__(self, move: Move | None = None) -> None:
        self.status = WAITING
        self.move = move
        self.reasons: Mapping[str, Value] = {}
        self.saved = False
        self.why: str | None = None
        self.refusal: Reason | None = None
        self._then: list[Callable[[Ticket], None]] = []

    @property
    def waiting(self) -> bool:
        """Not decided yet; ``Session.pump`` will."""
        return self.status == WAITING

    @property
    def done(self) -> bool:
        """It happened."""
        return self.status == DONE

    @property
    def dropped(self) -> bool:
        """It did not happen; ``why`` tells."""
        return self.status == DROPPED

    def then(self, call: Callable[[Ticket], None]) -> None:
        """Have ``call(ticket)`` run in the session's thread when it is decided, or now if it is."""
        if self.waiting:
            self._then.append(call)
        else:
            call(self)

    def finish(self) -> None:
        """For sessions: it happened."""
        self._decide(DONE)

    def drop(self, why: str) -> Ticket:
        """For sessions: it will not happen. Returns the ticket."""
        self.why = why
        self._decide(DROPPED)
        return self

    def _decide(self, status: str) -> None:
        if not self.waiting:
            return
        self.status = status
        calls, self._then = self._then, []
        for call in calls:
            call(self)
