"""A running match: its moves, its cursor, its bots and its file."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import frozen

from castlegames.rules import Game, Move, State, Value

from .header import Header
from .observer import Observer
from .seat import Seat
from .ticket import Ticket
from .trouble import Trouble

if TYPE_CHECKING:
    from .worker import Worker


@frozen
class Played:
    """A move of the match: the ``n``-th, counted from 1, and who played it."""

    n: int
    seat: int
    move: Move


@frozen
class Step:
    """What one undo or redo would do: from ``Played`` (the decision named in the menu), made in
    the state ``before``, to the position after ``to`` moves."""

    played: Played
    before: State
    to: int


class Session:
    """A match that is open. It belongs to one thread; ``wake`` is called from others.

    ``worker`` thinks for bots, hints and physics (None: no bot moves by itself, and anybody may
    move for it). ``wake()`` is called from other threads whenever ``pump`` has something to do.
    """

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
    ) -> Session:
        """A new match in a new file at ``path`` (None: never saved, for trials).

        ``options`` holds the game's and the match's (``MATCH_OPTIONS``) by name. A seed of None is
        replaced by a random one, which the file records. If the file cannot be written the match
        runs anyway and ``unsaved`` says why. Raises ValueError for seats, seed or options that do
        not exist (NamelessSeat for an empty name), KeyError for a game that does not exist, and
        SaveError ``exists`` if there is a file.
        """
        raise NotImplementedError

    @classmethod
    def open(
        cls,
        path: Path,
        worker: Worker | None = None,
        wake: Callable[[], None] | None = None,
    ) -> Session:
        """The match in this file, where it was left. A bot to move is asked at the next ``pump``.

        ``troubles`` tells what had to be repaired. Raises SaveError only.
        """
        raise NotImplementedError

    # What there is

    game: Game
    header: Header
    path: Path | None
    """The match's file."""
    seats: tuple[Seat, ...]
    """As they are now: ``change_seat`` may have replaced the header's."""
    options: Mapping[str, Value]
    """The game's and the match's options, by name."""
    observers: list[Observer]
    revision: int
    """Grows with every change of ``head``."""
    troubles: tuple[Trouble, ...]
    """What had to be repaired when the match was opened."""
    helped: bool
    """A hint was given in this match."""
    unsaved: Trouble | None
    """Why the last moves are not on disk (``not_saved``, ``read_only``), or None."""
    thinking: int | None
    """The seat whose bot thinks now."""
    paused: bool
    """Bots move only by ``step``."""

    @property
    def state(self) -> State:
        """The position that is played on: after ``head`` moves."""
        raise NotImplementedError

    @property
    def head(self) -> int:
        """How many moves lie behind ``state``."""
        raise NotImplementedError

    @property
    def first(self) -> int:
        """The earliest position there is: 0, or where an older version's match goes on from."""
        raise NotImplementedError

    @property
    def view_at(self) -> int | None:
        """The position that is looked at by ``show``, or None: now."""
        raise NotImplementedError

    @property
    def shown(self) -> State:
        """The state to show: at ``view_at``, or ``state``."""
        raise NotImplementedError

    @property
    def moves(self) -> tuple[Played, ...]:
        """The moves from ``first`` up to ``head``, in order."""
        raise NotImplementedError

    def position(self, n: int) -> State:
        """The state after ``n`` moves, from ``first`` to ``head``. Raises ValueError outside."""
        raise NotImplementedError

    # Playing

    def play(self, move: Move) -> Ticket:
        """Play a move for the seat to move.

        Raises IllegalMove at once if the rules refuse it. Physical moves may be intents. The
        ticket is done when the move is on disk and the state has changed (in ``pump``).
        """
        raise NotImplementedError

    def pump(self) -> None:
        """Apply what writer and worker finished, and call the observers. Never blocks."""
        raise NotImplementedError

    def close(self) -> None:
        """Stop the bot, write a snapshot, wait for the disk, let the file go. Twice is once."""
        raise NotImplementedError

    # Undo, redo, look

    @property
    def can_undo(self) -> Step | None:
        """What undo would take back, or None."""
        raise NotImplementedError

    @property
    def can_redo(self) -> Step | None:
        """What redo would play again, or None."""
        raise NotImplementedError

    def undo(self) -> Ticket:
        """Take back one human decision with its forced follow-ups; against bots back to the last
        own decision. A bot that thinks is stopped."""
        raise NotImplementedError

    def redo(self) -> Ticket:
        """Play one undone step again."""
        raise NotImplementedError

    def show(self, n: int | None) -> None:
        """Look at the position after ``n`` moves (None: back to now). Raises ValueError outside
        ``first`` to ``head``."""
        raise NotImplementedError

    def branch(self, path: Path | None) -> Session:
        """A new match in a new file that goes on from the position shown. Raises SaveError
        ``exists``."""
        raise NotImplementedError

    # Bots and hints

    def pause(self) -> None:
        """Let no bot move by itself; one that thinks is stopped."""
        raise NotImplementedError

    def resume(self) -> None:
        """Let bots move again."""
        raise NotImplementedError

    def step(self) -> None:
        """While paused: let the bot to move make one move. Elsewhere nothing happens."""
        raise NotImplementedError

    def change_seat(self, seat: int, bot: str | None) -> None:
        """Give a seat to a bot of another level, or to a human (None); the file records it."""
        raise NotImplementedError

    def hint(self, seconds: float = 2.0) -> Ticket:
        """Ask the strongest bot what it would play for the human to move: the ticket's ``move``
        and ``reasons``. Marks the match as helped."""
        raise NotImplementedError

    # The file

    def save_at(self, path: Path) -> None:
        """Go on in a new file at ``path`` with everything so far (the banner's "another place").
        Raises SaveError ``exists`` or ``not_written``."""
        raise NotImplementedError
