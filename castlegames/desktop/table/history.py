"""The log of a session in words, as one seat may read it, and its points over time."""

from __future__ import annotations

from collections.abc import Sequence

from castlegames.session.session import Session

from ..boards.words import Words
from .log_model import LogLine
from .pacing import Step


def log_line(step: Step, viewer: int, words: Words, names: Sequence[str]) -> LogLine:
    """A move in words. What the viewer may not know does not enter it."""
    before, after = step.before.seen_by(viewer), step.after.seen_by(viewer)
    return LogLine(
        number=step.number,
        seat=step.seat,
        name=names[step.seat],
        text=words.move(before, step.move, names),
        delta=words.delta(before, step.move, after),
    )


def steps(session: Session, upto: int | None = None) -> tuple[Step, ...]:
    """The moves of a session from its first position on, up to a number or to now."""
    last = session.head if upto is None else upto
    return tuple(
        Step(
            number=played.n,
            seat=played.seat,
            move=played.move,
            before=session.position(played.n - 1),
            after=session.position(played.n),
        )
        for played in session.moves
        if played.n <= last
    )


def totals(session: Session) -> tuple[tuple[int, ...], ...]:
    """For each seat its points at every position, from the first one on."""
    by_position = [
        [score.total for score in session.position(n).scores()]
        for n in range(session.first, session.head + 1)
    ]
    return tuple(zip(*by_position, strict=True))
