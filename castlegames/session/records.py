"""What the lines of a match file say.

======== =====================================================================================
kind     besides ``kind`` and ``crc``
======== =====================================================================================
header   the facts of the match (``header.header_json``); the first line
move     n, seat, move (text form), hash (sha256 of the canonical JSON of the state after it)
undo     n: the cursor goes back to after n moves
redo     n: the cursor goes forward to after n moves
snapshot n, state, hash, header, seats, helped, finished, winners, scores; at the cursor
mark     what: ``helped``
seat     seat, and the name and bot it has from now on
======== =====================================================================================

A move at an earlier cursor forgets what was undone. A snapshot of n > 0 right after the header
is where the file's history begins.
"""

from __future__ import annotations

from collections.abc import Sequence

from castlegames.rules import Game, Json, Move, Score, State

from .header import Header, header_json, seat_json
from .lines import digest, write_line
from .seat import Seat

HELPED = "helped"
SNAPSHOT_EVERY = 20
"""Moves."""


def header_line(header: Header) -> bytes:
    """The first line."""
    return write_line({"kind": "header", **header_json(header)})


def move_line(n: int, seat: int, move: Move, after_json: Json) -> bytes:
    """The ``n``-th move."""
    return write_line(
        {"kind": "move", "n": n, "seat": seat, "move": str(move), "hash": digest(after_json)}
    )


def undo_line(n: int) -> bytes:
    """Back to the position after ``n`` moves."""
    return write_line({"kind": "undo", "n": n})


def redo_line(n: int) -> bytes:
    """Forward to the position after ``n`` moves."""
    return write_line({"kind": "redo", "n": n})


def mark_line(what: str) -> bytes:
    """Something about the match as a whole."""
    return write_line({"kind": "mark", "what": what})


def seat_line(number: int, seat: Seat) -> bytes:
    """Who sits there from now on."""
    return write_line({"kind": "seat", "seat": number, **seat_json(seat)})


def snapshot_line(
    game: Game, header: Header, seats: Sequence[Seat], n: int, state: State, *, helped: bool
) -> bytes:
    """All there is to know to go on from here, and what a list of matches shows."""
    data = game.to_json(state)
    return write_line(
        {
            "kind": "snapshot",
            "n": n,
            "state": data,
            "hash": digest(data),
            "header": header_json(header),
            "seats": [seat_json(seat) for seat in seats],
            "helped": helped,
            "finished": state.to_move is None,
            "winners": list(state.winners()),
            "scores": [score_json(score) for score in state.scores()],
        }
    )


def score_json(score: Score) -> Json:
    """A score as plain JSON."""
    return {"total": score.total, "parts": dict(score.parts)}
