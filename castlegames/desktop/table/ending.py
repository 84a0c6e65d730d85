"""How a match ended, in words and numbers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from castlegames.rules import Outcome
from castlegames.session.session import Session

from ..boards.words import Words
from ..chart import Mark
from ..lists import joined, listed
from ..names import addressed
from .course import turning_point
from .end_of_match import EndFacts
from .history import totals
from .score_model import number, signed

translate = QCoreApplication.translate


def end_facts(session: Session, outcome: Outcome, words: Words, names: Sequence[str]) -> EndFacts:
    """What the end screen of a finished match tells."""
    helped = (
        translate("EndOfMatch", "helped by hints")
        if session.helped
        else translate("EndOfMatch", "no hints used")
    )
    course = totals(session)
    return EndFacts(
        title=_title(session, outcome.winners, names),
        why=addressed(words.outcome(outcome, names)),
        winners=outcome.winners,
        facts=(translate("EndOfMatch", "{n} moves").format(n=session.head), helped),
        footer=translate("EndOfMatch", "Seed {seed}").format(seed=session.header.seed),
        totals=course,
        first=session.first,
        turn=_turn(session, course, outcome.winners, words, names),
    )


def _turn(
    session: Session,
    course: tuple[tuple[int, ...], ...],
    winners: Sequence[int],
    words: Words,
    names: Sequence[str],
) -> Mark | None:
    """The largest swing towards the winner, for the chart."""
    found = turning_point(course, winners)
    if found is None:
        return None
    played = session.moves[found.place - 1]
    move = words.move(session.position(played.n - 1), played.move, names)
    text = translate("EndOfMatch", "Move {n}, {name}: {move}")
    swing = (
        translate("EndOfMatch", "{name} takes the lead for good")
        if found.for_good
        else translate("EndOfMatch", "The largest swing: {points} for {name}")
    )
    return Mark(
        found.place,
        (
            text.format(n=played.n, name=names[played.seat], move=move),
            addressed(swing.format(points=signed(found.gain), name=names[winners[0]])),
        ),
    )


def _title(session: Session, winners: Sequence[int], names: Sequence[str]) -> str:
    if len(winners) > 1:
        text = translate("EndOfMatch", "{names} share the win")
        return text.format(names=joined(names[seat] for seat in winners))
    points = [score.total for score in session.state.scores()]
    best = number(points.pop(winners[0]))
    others = listed(number(each) for each in sorted(points, reverse=True))
    name = names[winners[0]]
    if name == translate("NewMatchDialog", "You"):
        text = translate("EndOfMatch", "You win, {points} to {others}")
    else:
        text = translate("EndOfMatch", "{name} wins, {points} to {others}")
    return text.format(name=name, points=best, others=others)
