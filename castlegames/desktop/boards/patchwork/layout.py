"""Where everything lies on Patchwork's table, for any size of it."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QRectF, QSizeF

GAP = 14.0
HEADER = 30.0
"""Height of a quilt's caption."""
_STRIP = (104.0, 148.0)
_PREVIEW = (96.0, 122.0)


@frozen
class Layout:
    """Rectangles in the scene. Quilts include their frames, captions lie over or under them."""

    own_caption: QRectF
    own: QRectF
    other_caption: QRectF
    other: QRectF
    other_facts: QRectF
    time_caption: QRectF
    time: QRectF
    preview: QRectF
    strip: QRectF


def lay_out(size: QSizeF) -> Layout:
    """Own quilt large at the left, time board and the other quilt beside it, the circle below."""
    width, height = max(size.width(), 640.0), max(size.height(), 380.0)
    strip_height = min(max(height * 0.235, _STRIP[0]), _STRIP[1])
    strip = QRectF(0, height - strip_height, width, strip_height)
    above = strip.top() - GAP
    side = min(above - HEADER, width * 0.46)
    own = QRectF(0, HEADER + (above - HEADER - side) / 2, side, side)
    own_caption = QRectF(0, own.top() - HEADER, side, HEADER)

    left = own.right() + GAP + 4
    room = width - left
    preview_height = min(max(above * 0.24, _PREVIEW[0]), _PREVIEW[1])
    top = own_caption.top()
    time_top = top + HEADER
    facts = 28.0
    time_room = own.bottom() - time_top - preview_height - GAP
    other_side = min(room * 0.37, time_room - facts + 10)
    time_width = room - other_side - GAP
    time_height = min(time_room, time_width * 7 / 8)
    time_width = min(time_width, time_height * 8 / 7)
    spare = room - time_width - GAP - other_side
    other_side = min(other_side + spare, time_room - facts + 10)
    spare = room - time_width - GAP - other_side
    time = QRectF(left + spare * 0.3, time_top, time_width, time_height)
    other = QRectF(width - other_side, time_top, other_side, other_side)
    return Layout(
        own_caption=own_caption,
        own=own,
        other_caption=QRectF(other.left(), top, other_side, HEADER),
        other=other,
        other_facts=QRectF(other.left(), other.bottom() + 4, other_side, facts),
        time_caption=QRectF(time.left(), top, time_width, HEADER),
        time=time,
        preview=QRectF(left, own.bottom() - preview_height, room, preview_height),
        strip=strip,
    )


def inner(quilt: QRectF) -> QRectF:
    """The cells of a quilt inside its frame."""
    frame = max(5.0, quilt.width() * 0.024)
    return quilt.adjusted(frame, frame, -frame, -frame)
