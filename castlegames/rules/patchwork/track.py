"""The time board: which marks a token passes on its way (patchwork.md, A turn)."""

from __future__ import annotations

from .components import INCOME_MARKS, LAST_SPACE, SPECIAL_MARKS


def _passed(marks: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    spaces = range(LAST_SPACE + 1)
    return tuple(
        tuple(tuple(mark for mark in marks if start < mark <= end) for end in spaces)
        for start in spaces
    )


_INCOME = _passed(INCOME_MARKS)


def income_marks(start: int, end: int) -> tuple[int, ...]:
    """The income marks that a token reaches or passes on its way, in order."""
    return _INCOME[start][end]


def specials_left(track: str, furthest: int) -> tuple[int, ...]:
    """The marks whose special patch still lies there when the first token stands on a space."""
    return tuple(mark for mark in SPECIAL_MARKS[track] if mark > furthest)


def special_mark(track: str, furthest: int, end: int) -> int | None:
    """The mark whose special patch a token takes that reaches ``end``.

    ``furthest`` is the space of the token in front before the move: what lies behind it is taken.
    """
    for mark in SPECIAL_MARKS[track]:
        if furthest < mark <= end:
            return mark
    return None
