"""Where everything lies on the table of Castle Rooms, for any size of it."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF

from .card_art import SHAPE

GAP = 12.0
HEADER = 28.0
_PADDING = 10.0
_MIDDLE, _SPREAD = 0.47, 0.44
"""Where the fan of the hand has its middle and how wide it is at most, of the table's width."""
_NOTE = 222.0
"""The least width of a note beside the fan."""
_BETWEEN = 16.0
"""Between columns of rows."""
_APART = 4.0
_READABLE = 27.0
"""Below this height cards may lie over each other, so that they can be larger."""
_OVERLAP = 0.65
_SMALLEST = 12.0


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
    note = max(width * (1 - _MIDDLE - _SPREAD / 2) - 16, _NOTE)
    pile_height = min(hand_height - 46, 112.0)
    pile = QRectF(_PADDING + 4, hand.top() + 8, pile_height / SHAPE, pile_height)
    return Layout(
        foes=tuple(QRectF(k * (panel + GAP), 0, panel, foe_height) for k in range(foes)),
        own=own,
        hand=hand,
        pile=pile,
        discards=pile.translated(pile.width() + 22, 0),
        note=QRectF(hand.right() - 8 - note, hand.top() + 8, note, hand.height() - 16),
    )


def fan(hand: QRectF, count: int) -> tuple[tuple[QPointF, float], ...]:
    """Middle and turn (degrees) of each of ``count`` cards in the hand."""
    width = card_in_hand(hand).width()
    step = min(width * 0.82, (hand.width() * _SPREAD - width) / max(1, count - 1))
    middle = QPointF(hand.left() + hand.width() * _MIDDLE, hand.center().y() - 3)
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

    One below the other if that costs little, else short rows share a line. ``label`` is the width
    left free before each row, ``largest`` the height of the largest card. Cards that would be
    very small lie over each other instead.
    """
    if not lengths:
        return ()
    height, lines = _fit(area, lengths, label, largest, 1.0)
    shown = 1.0
    if height < _READABLE:
        shown = _OVERLAP
        height, lines = _fit(area, lengths, label, largest, shown)
    width = height / SHAPE
    gap = min((area.height() - len(lines) * height) / len(lines), 12.0)
    places = []
    for down, line in enumerate(lines):
        left, top = area.left(), area.top() + down * (height + gap)
        for length in line:
            whole = label + _width(length, width, shown)
            rect = QRectF(left, top, whole, height)
            places.append(RowPlace(rect, QRectF(left + label, top, width, height), width * shown))
            left += whole + _BETWEEN
    return tuple(places)


def _width(length: int, width: float, shown: float) -> float:
    """How wide a row is when each card but the last shows this much of itself."""
    return width * (1 + (length - 1) * shown)


def _fit(
    area: QRectF, lengths: Sequence[int], label: float, largest: float, shown: float
) -> tuple[float, list[list[int]]]:
    """The largest height of cards at which the rows fit, and the lengths line by line."""
    single = [[length] for length in lengths]
    across = (area.width() - label) / _width(max(lengths), 1.0, shown) * SHAPE
    alone = min(area.height() / len(lengths) - _APART, across, largest)
    height = min(across, largest)
    while height > max(alone, _SMALLEST):
        lines = _lines(area.width(), lengths, label, height / SHAPE, shown)
        if len(lines) * (height + _APART) <= area.height():
            break
        height -= 1.0
    else:
        return max(alone, 1.0), single
    return (alone, single) if alone > 0.85 * height else (height, lines)


def _lines(
    across: float, lengths: Sequence[int], label: float, width: float, shown: float
) -> list[list[int]]:
    """The lengths in lines, each as full as it may be."""
    lines: list[list[int]] = []
    room = 0.0
    for length in lengths:
        whole = label + _width(length, width, shown)
        if lines and whole <= room:
            lines[-1].append(length)
        else:
            lines.append([length])
            room = across
        room -= whole + _BETWEEN
    return lines
