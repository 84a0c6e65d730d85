"""Where everything lies on the table of Castle Rooms, for any size of it."""

from __future__ import annotations

import math
from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF

from .card_art import SHAPE

GAP = 12.0
HEADER = 28.0
_PADDING = 10.0
_BETWEEN = 16.0
"""Between columns of rows."""
_LEAST_CARD = 20.0
"""Height of the smallest card."""


@frozen
class Layout:
    """Rectangles in the scene: a panel for each opponent, one's own rows, the hand, the piles."""

    foes: tuple[QRectF, ...]
    own: QRectF
    hand: QRectF
    pile: QRectF
    discards: QRectF
    note: QRectF


@frozen
class RowPlace:
    """Where a row lies: the whole line, its first card, and how far the next is from it."""

    line: QRectF
    first: QRectF
    step: float

    def card(self, index: int) -> QRectF:
        """The place of a card in the row, counted from 0; the one after the last too."""
        return self.first.translated(self.step * index, 0)


def lay_out(size: QSizeF, foes: int) -> Layout:
    """Opponents above, one's own rows in the middle, the hand below."""
    width, height = max(size.width(), 560.0), max(size.height(), 380.0)
    hand_height = min(max(height * 0.27, 122.0), 210.0)
    foe_height = (height - hand_height - 2 * GAP) * 0.43
    panel = (width - GAP * (foes - 1)) / foes
    own = QRectF(0, foe_height + GAP, width, height - foe_height - hand_height - 2 * GAP)
    hand = QRectF(0, height - hand_height, width, hand_height)
    pile_height = min(hand_height - 46, 112.0)
    pile = QRectF(_PADDING + 4, hand.top() + 8, pile_height / SHAPE, pile_height)
    return Layout(
        foes=tuple(QRectF(k * (panel + GAP), 0, panel, foe_height) for k in range(foes)),
        own=own,
        hand=hand,
        pile=pile,
        discards=pile.translated(pile.width() + 22, 0),
        note=QRectF(hand.right() - 230, hand.top() + 8, 222, hand.height() - 16),
    )


def fan(hand: QRectF, count: int) -> tuple[tuple[QPointF, float], ...]:
    """Middle and turn (degrees) of each of ``count`` cards in the hand."""
    width = card_in_hand(hand).width()
    step = min(width * 0.82, (hand.width() * 0.5 - width) / max(1, count - 1))
    middle = QPointF(hand.left() + hand.width() * 0.5, hand.center().y() - 3)
    places = []
    for k in range(count):
        off = k - (count - 1) / 2
        places.append((middle + QPointF(off * step, 3.2 * off * off), off * 5.0))
    return tuple(places)


def card_in_hand(hand: QRectF) -> QSizeF:
    """How large a card in the hand is."""
    height = min(hand.height() - 30, 168.0)
    return QSizeF(height / SHAPE, height)


def place_rows(
    area: QRectF, lengths: Sequence[int], label: float, largest: float
) -> tuple[RowPlace, ...]:
    """A place for each row of ``lengths`` cards, as large as all of them fit into the area.

    ``label`` is the width left free before each row, ``largest`` the height of the largest card.
    """
    if not lengths:
        return ()
    best: tuple[float, int] = (0.0, 1)
    for columns in (1, 2, 3):
        lines = math.ceil(len(lengths) / columns)
        across = area.width() / columns - label - (_BETWEEN if columns > 1 else 0)
        height = min(area.height() / lines - 6, across / max(lengths) * SHAPE, largest)
        if height > best[0] * 1.05:
            best = (height, columns)
    height, columns = max(best[0], _LEAST_CARD), best[1]
    lines = math.ceil(len(lengths) / columns)
    width = height / SHAPE
    gap = min(max(6.0, (area.height() - lines * height) / (lines + 1)), 12.0)
    column = area.width() / columns
    places = []
    for index, length in enumerate(lengths):
        across, down = divmod(index, lines)
        left, top = area.left() + across * column, area.top() + down * (height + gap)
        line = QRectF(left, top, column - (_BETWEEN if columns > 1 else 0), height)
        step = min(width, (line.width() - label - width) / max(1, length - 1))
        places.append(RowPlace(line, QRectF(left + label, top, width, height), step))
    return tuple(places)
