"""What the cards that a hand keeps tell: whoever can use a dragon or knight mostly does.

The figures are ratios: how much more often a hidden card was a dragon (knight) than a room, as
counted in matches of the learned judge against itself, against what is unseen. The smallest are
raised, for not everybody plays like that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from .world import Builder

_DRAGONS: Final[Mapping[int, tuple[float, ...]]] = {
    2: (2.4, 2.8, 3.2, 3.7, 3.4, 2.1, 0.3, 0.1, 0.1, 0.3),
    3: (2.3, 2.0, 2.2, 2.4, 1.6, 1.1, 0.7, 0.3, 0.15, 0.15),
    4: (1.7, 0.7, 0.4, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1),
}
"""By seats, and by the longest open row that a dragon could have stopped."""

_KNIGHT_NOTHING_BLOCKED: Final = 4.5
_KNIGHT_OPEN_IS_LONGER: Final = 1.0
_KNIGHT_WANTED: Final[Mapping[int, float]] = {2: 0.2, 3: 0.6, 4: 0.6}


def dragon_ratio(builders: Sequence[Builder], seat: int) -> float:
    """How much likelier a card in the seat's hidden hand is a dragon than what is unseen says."""
    longest = max(
        (
            length
            for other, builder in enumerate(builders)
            if other != seat
            for length, _, blocked in builder.rows
            if not blocked
        ),
        default=0,
    )
    return _DRAGONS[len(builders)][longest]


def knight_ratio(builders: Sequence[Builder], seat: int) -> float:
    """The same for knights."""
    longest = {False: 0, True: 0}
    for length, _, blocked in builders[seat].rows:
        longest[blocked] = max(longest[blocked], length)
    if not longest[True]:
        return _KNIGHT_NOTHING_BLOCKED
    if longest[True] < longest[False]:
        return _KNIGHT_OPEN_IS_LONGER
    return _KNIGHT_WANTED[len(builders)]
