"""A match as plain text: who played, how it ended, every part of every score, every move."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from castlegames.rules import State
from castlegames.session.session import Session

from ..boards.words import Words
from ..lists import listed
from ..names import addressed
from .history import log_line, steps
from .score_model import number

translate = QCoreApplication.translate

Rows = Sequence[Sequence[str]]


def match_report(session: Session, words: Words, names: Sequence[str], viewer: int) -> str:
    """The match up to now as the seat ``viewer`` may know it; all of it once it is over.

    Each move stands there in words and in the notation of match files.
    """
    state = session.state
    outcome = state.outcome()
    view = state if outcome is not None else state.seen_by(viewer)
    begun = QDateTime.fromString(session.header.created, Qt.DateFormat.ISODate).toLocalTime()
    head = [
        words.title(),
        listed(names),
        translate("Report", "Begun {date}").format(
            date=QLocale().toString(begun, QLocale.FormatType.ShortFormat)
        ),
        translate("Report", "Seed {seed}").format(seed=session.header.seed),
        addressed(words.outcome(outcome, names))
        if outcome is not None
        else translate("Report", "Not over yet."),
    ]
    if session.helped:
        head.append(translate("Report", "Helped by hints"))
    moves = [
        (f"{step.number}", names[step.seat], line.text, line.delta, str(step.move).split(" | ")[0])
        for step in steps(session)
        for line in (log_line(step, viewer, words, names),)
    ]
    parts = _score_rows(view, words, names, session.game.score_parts)
    return "\n".join(
        [*head, "", *_table(parts), "", translate("Report", "Moves"), *_table(moves), ""]
    )


def _score_rows(
    view: State, words: Words, names: Sequence[str], parts: Sequence[str]
) -> list[tuple[str, ...]]:
    scores = view.scores()
    return [
        (translate("Report", "Score"), *names),
        *(
            (words.part(part), *(number(score.parts.get(part, 0)) for score in scores))
            for part in parts
        ),
        (translate("Report", "Total"), *(number(score.total) for score in scores)),
    ]


def _table(rows: Rows) -> list[str]:
    """Rows whose columns stand below each other."""
    widths = [max(map(_width, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            text + " " * (width - _width(text)) for text, width in zip(row, widths, strict=True)
        ).rstrip()
        for row in rows
    ]


def _width(text: str) -> int:
    """How many columns a text takes in a font of even width: Chinese characters take two."""
    return sum(2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text)
