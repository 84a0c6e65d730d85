"""Whole matches for the window's tests, of any game, without simulating what was simulated once."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from pathlib import Path

from castlegames import rules
from castlegames.rules import Value
from castlegames.session.seat import Seat
from castlegames.session.session import Session
from tests.conformance.play import Match, random_match, replayed
from tests.conformance.transcripts import golden_matches, transcript

NAMES = ("Anna", "Ben", "Cleo", "Dan")


@cache
def whole_match(game_id: str, seats: int) -> Match:
    """A match to its end: the golden one if it can still be played, else a random one."""
    game = rules.game(game_id)
    if transcript(game).exists():
        with suppress(ValueError):
            for golden in golden_matches(game):
                if golden.seats == seats:
                    return replayed(game, seats, golden.seed, golden.moves)
    return random_match(game, seats, seed=20 + seats)


def keep_match(
    path: Path,
    match: Match,
    moves: int | None = None,
    *,
    bots: bool = True,
    helped: bool = False,
    **options: Value,
) -> Path:
    """A file with the first moves of a match, or all; one person against bots, or people alone."""
    seats = tuple(
        Seat(name, "easy" if bots and seat else None)
        for seat, name in enumerate(NAMES[: match.seats])
    )
    session = Session.new(match.game.id, seats, match.seed, {**match.options, **options}, path)
    if helped:
        session._hint_given()
    play_moves(session, match, moves)
    session.close()
    return path


def play_moves(session: Session, match: Match, moves: int | None = None) -> None:
    """Play the first moves of a match in a session that no bot plays in."""
    for step in match.steps[: moves if moves is not None else len(match.steps)]:
        head = session.head
        session.play(step.move)
        while session.head == head:
            session.pump()
