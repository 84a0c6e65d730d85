"""What a session tells those who watch it."""

from __future__ import annotations

from castlegames.rules import Event, Move, State

from .trouble import Trouble


class Observer:
    """Override what you care about; all calls come in the session's own thread.

    States are whole: whoever shows one asks it for ``seen_by`` first.
    """

    def moved(self, before: State, move: Move, after: State, events: tuple[Event, ...]) -> None:
        """A move was played, by a human or a bot; it is on disk unless ``saved`` told an error."""

    def cursor(self, n: int) -> None:
        """Undo, redo or ``show``: the position after ``n`` moves is to be shown, without
        animation. Undo and redo have also changed ``head``, ``moves`` and ``revision``."""

    def thinking(self, seat: int | None) -> None:
        """The bot of this seat was asked, or None: no bot thinks now."""

    def saved(self, error: Trouble | None) -> None:
        """Writing began to fail (``not_saved``, ``read_only``), or None: all is on disk again."""

    def trouble(self, trouble: Trouble) -> None:
        """Something that the players should know and may have to decide about."""
