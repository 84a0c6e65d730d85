"""How likely a row comes to ten rooms within some turns if nobody interferes.

The seat plays the row as well as can be; every card it draws is of each kind of room, or none,
with the same chance. Solving that takes a while, so the tables come from ``learned.npz``.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

import numpy as np

from castlegames.rules.castle_rooms.components import CARDS_DRAWN, HAND_LIMIT, WINNING_LENGTH

from .chains import ENDS, ROOM_KINDS, Rooms, chains
from .prospects import BLANK, HANDS, Floats, lots

TURNS: Final = 5

Outcomes = tuple[np.ndarray, np.ndarray, np.ndarray]
"""Rooms laid, new end and number of the hand kept, for each way to play a turn."""


def solved() -> Floats:
    """The chances for 1 to ``TURNS`` turns; shape (TURNS, lengths 0 to 10, ENDS, hands).

    Length 0 stands for no row: no chance.
    """
    lengths = np.arange(WINNING_LENGTH + 1)
    within = np.zeros((TURNS + 1, len(lengths), ENDS, len(HANDS)), np.float32)
    within[0, WINNING_LENGTH] = 1
    for turns in range(1, TURNS + 1):
        for end in range(ENDS):
            best = {
                lot: _best(within[turns - 1], lengths, end, lot)
                for lot in lots(HAND_LIMIT + CARDS_DRAWN)
            }
            for number, hand in enumerate(lots(HAND_LIMIT)):
                within[turns, :, end, number] = sum(
                    _chance(drawn) * best[tuple(sorted((*hand, *drawn)))]
                    for drawn in lots(CARDS_DRAWN)
                )
    within[:, 0] = 0
    return within[1:]


def for_hidden_hands(within: Floats) -> Floats:
    """The mean over all hands of 0, 1 and 2 cards; shape (TURNS, lengths, ENDS, 3)."""
    numbers = {lot: number for number, lot in enumerate(lots(HAND_LIMIT))}
    means = [
        sum(
            _chance(hand) * within[..., numbers[tuple(sorted((*hand, *_blanks(size))))]]
            for hand in lots(size)
        )
        for size in range(HAND_LIMIT + 1)
    ]
    return np.stack(means, axis=-1).astype(np.float32)


def _blanks(size: int) -> tuple[int, ...]:
    return (BLANK,) * (HAND_LIMIT - size)


def _chance(lot: tuple[int, ...]) -> float:
    orders = 2 if len(set(lot)) == 2 else 1
    return float(orders * (1 / (ROOM_KINDS + 1)) ** len(lot))


def _best(before: Floats, lengths: np.ndarray, end: int, lot: tuple[int, ...]) -> Floats:
    """For each length of the row the best that a turn with these cards can lead to."""
    added, ends, hands = _outcomes(end, tuple(kind for kind in lot if kind != BLANK))
    after = np.minimum(lengths[:, None] + added, WINNING_LENGTH)
    best: Floats = before[after, ends, hands].max(axis=1)
    return best


@cache
def _outcomes(end: int, rooms: Rooms) -> Outcomes:
    found = {
        (count, last, HANDS[kept])
        for count, last, left in chains(end, rooms)
        for kept in combinations(left, min(HAND_LIMIT, len(left)))
    }
    added, ends, hands = zip(*sorted(found), strict=True)
    return np.array(added), np.array(ends), np.array(hands)
