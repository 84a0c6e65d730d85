"""The matches that wait, as the lobby shows them."""

from __future__ import annotations

from datetime import UTC, datetime

from castlegames.session.library import Entry, Library
from castlegames.session.summary import RUNNING

from ..boards.words import words
from ..names import shown
from .continue_card import Waiting


def waiting_matches(library: Library) -> tuple[Waiting, ...]:
    """The matches of the library that are not over, the last one left first."""
    return tuple(_waiting(entry) for entry in library.matches() if entry.summary.status == RUNNING)


def _waiting(entry: Entry) -> Waiting:
    summary = entry.summary
    return Waiting(
        path=entry.path,
        game_id=summary.game,
        game_title=words(summary.game).title(),
        names=tuple(shown(seat.name) for seat in summary.seats),
        humans=frozenset(n for n, seat in enumerate(summary.seats) if seat.bot is None),
        to_move=summary.to_move,
        moves=summary.moves,
        left=datetime.fromtimestamp(entry.changed, UTC),
        picture=entry.picture if entry.picture.is_file() else None,
    )
