"""What finished matches say about the people who played them.

Nothing is stored: everything is worked out from the library's summaries, so that statistics can be
neither lost nor wrong. Matches in which a hint was asked for are kept apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from attrs import frozen

from .library import Entry
from .seat import Seat
from .summary import FINISHED

FIRST_ELO = 1000.0
BOT_ELO: Mapping[str, float] = {"easy": 800.0, "medium": 1100.0, "hard": 1400.0, "expert": 1700.0}
"""What the levels are rated at: chosen by us, the same for every game, so that ratings compare
people with bots and not with each other."""
_STEP = 32.0
_SCALE = 400.0


@frozen
class Opponent:
    """Somebody played against: a bot of a level (``name`` is empty), or a person by name."""

    name: str
    bot: str | None = None


@frozen
class Result:
    """How one person fared in one match. ``share`` is 1 for a win, a fraction of a shared one."""

    name: str
    game: str
    created: str
    opponents: tuple[Opponent, ...]
    score: int
    best_other: int
    share: float
    helped: bool

    @property
    def won(self) -> bool:
        """Won alone or with others."""
        return self.share > 0


@frozen
class Record:
    """Results summed up. ``streak`` counts the wins at the end, ``longest`` the most in a row."""

    played: int
    won: int
    average: float
    best: int
    streak: int
    longest: int


def results(entries: Iterable[Entry]) -> tuple[Result, ...]:
    """A result for each person in each finished match, the oldest match first."""
    finished = [entry.summary for entry in entries if entry.summary.status == FINISHED]
    found: list[Result] = []
    for summary in sorted(finished, key=lambda each: each.created):
        if len(summary.scores) != len(summary.seats):
            continue
        totals = [score.total for score in summary.scores]
        for seat, who in enumerate(summary.seats):
            if who.bot is not None:
                continue
            others = [other for other in range(len(totals)) if other != seat]
            found.append(
                Result(
                    name=who.name,
                    game=summary.game,
                    created=summary.created,
                    opponents=tuple(_opponent(summary.seats[other]) for other in others),
                    score=totals[seat],
                    best_other=max(totals[other] for other in others),
                    share=1 / len(summary.winners) if seat in summary.winners else 0.0,
                    helped=summary.helped,
                )
            )
    return tuple(found)


def record(of: Sequence[Result]) -> Record:
    """The sum of results given in the order of play; all zero for none."""
    runs = [len(list(run)) for won, run in groupby(of, key=lambda each: each.won) if won]
    streak = runs[-1] if of and of[-1].won else 0
    return Record(
        played=len(of),
        won=sum(each.won for each in of),
        average=sum(each.score for each in of) / len(of) if of else 0.0,
        best=max((each.score for each in of), default=0),
        streak=streak,
        longest=max(runs, default=0),
    )


def by_opponent(of: Sequence[Result]) -> dict[Opponent, Record]:
    """A record for each opponent met, in the order they were met first."""
    met = dict.fromkeys(opponent for each in of for opponent in each.opponents)
    return {
        opponent: record([each for each in of if opponent in each.opponents]) for opponent in met
    }


def elo(of: Sequence[Result]) -> tuple[float, ...]:
    """A person's rating after each match without help against rated bots alone, from the first.

    Against several bots the expected share is the mean over them, the real one is won or lost.
    """
    rating = FIRST_ELO
    course: list[float] = []
    for each in of:
        levels = [BOT_ELO.get(opponent.bot or "") for opponent in each.opponents]
        rated = [level for level in levels if level is not None]
        if each.helped or len(rated) != len(levels):
            continue
        expected = sum(1 / (1 + 10 ** ((level - rating) / _SCALE)) for level in rated) / len(rated)
        rating += _STEP * (each.share - expected)
        course.append(rating)
    return tuple(course)


def _opponent(seat: Seat) -> Opponent:
    return Opponent(seat.name) if seat.bot is None else Opponent("", seat.bot)
