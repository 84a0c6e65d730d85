"""The sheet with the standings of a scored round: whole, or brief where it would hide a castle."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter, QPen

from castlegames.rules.castle_crush.bodies import Vector

from ...art import paint_seat
from ...lists import headed, listed
from ...style import mixed
from ...theme import Theme
from ..lettering import sized
from .camera import Lens

Rows = Sequence[tuple[str, ...]]
"""A title; heads; for each seat its name, its points part by part, those of round and match."""

_CASTLE = tuple(25.0 * step for step in range(7))
"""Heights at which a castle may stand in the way, in millimetres."""
_CROSS = 24.0
"""The room of the cross that says that the sheet can be put away."""
_EDGE = 12.0
_NAME, _BRIEF_NAME = 150.0, 90.0
_MARK, _BETWEEN = 36.0, 18.0


@frozen
class Sheet:
    """Rows of a table on paper, and where they lie in the picture."""

    box: QRectF
    rows: Rows
    longest_name: float

    def paint(self, painter: QPainter, theme: Theme) -> None:
        """A title, a row for each seat, and the cross."""
        font, box, height = QGuiApplication.font(), self.box, _row_height()
        bold, widths = sized(font, bold=True), _column_widths(self.rows, self.longest_name)
        (title,), heads, *lines = self.rows
        columns = len(heads)
        palette = theme.palette
        paint_paper(painter, box, theme)
        painter.setPen(QPen(QColor(palette.ink_soft), 1.8))
        middle_of = QPointF(box.right() - 18, box.top() + 8 + height / 2)
        for way in (QPointF(4, 4), QPointF(4, -4)):
            painter.drawLine(middle_of - way, middle_of + way)
        y = box.top() + 8
        middle, right = Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignRight
        painter.setPen(QColor(palette.ink))
        painter.setFont(bold)
        painter.drawText(QRectF(box.left() + 14, y, box.width(), height), int(middle), title)
        for n, row in enumerate((heads, *lines)):
            y += height
            if n:
                mark = QRectF(box.left() + 12, y + height / 2 - 9, 18, 18)
                paint_seat(painter, mark, n - 1, theme)
            x = box.left() + _MARK
            for k, cell in enumerate(row):
                painter.setFont(bold if n and k in (0, columns - 1) else sized(font, 0.88))
                painter.setPen(QColor(palette.ink if n else palette.ink_soft))
                place = QRectF(x, y, widths[k] - 10, height)
                cut = painter.fontMetrics().elidedText(
                    cell, Qt.TextElideMode.ElideRight, int(place.width()) + 1
                )
                painter.drawText(place, int(middle | right if k else middle), cut)
                x += widths[k]


def standings_sheet(
    rect: QRectF, lens: Lens, rows: Rows, castles: Iterable[Iterable[Vector]]
) -> Sheet:
    """The sheet in the upper corner of a picture where it hides least of the castles.

    ``castles`` are the corners of what they stand on. Where the whole sheet would hide some of
    them, it tells only of round and match.
    """
    seen = [lens.see((x, y, z + up)) for castle in castles for x, y, z in castle for up in _CASTLE]
    points = [QPointF(each.x, each.y) for each in seen if each is not None]

    def hidden(sheet: Sheet) -> int:
        return sum(map(sheet.box.contains, points))

    whole, brief = (
        min(_in_corners(rect, these, longest), key=hidden)
        for these, longest in ((rows, _NAME), (_brief(rows), _BRIEF_NAME))
    )
    return whole if not hidden(whole) else brief


def in_words(rows: Rows) -> str:
    """All of it, a line a seat: "Anna: blocks 7, king 5, …"."""
    _, heads, *lines = rows
    return "\n".join(
        headed(name, listed(f"{head} {cell}" for head, cell in zip(heads[1:], cells, strict=True)))
        for name, *cells in lines
    )


def _brief(rows: Rows) -> Rows:
    """Names with the last two columns."""
    title, *table = rows
    return (title, *((row[0], *row[-2:]) for row in table))


def _in_corners(rect: QRectF, rows: Rows, longest: float) -> tuple[Sheet, Sheet]:
    """The sheet in the upper left corner, and in the upper right one."""
    (title,), _, *lines = rows
    needed = _width(sized(QGuiApplication.font(), bold=True), title) + 30 + _CROSS
    width = max(sum(_column_widths(rows, longest)) + _MARK + 10, needed)
    left = QRectF(_EDGE, _EDGE, width, _row_height() * (len(lines) + 2) + 18)
    right = left.translated(max(0.0, rect.width() - width - 2 * _EDGE), 0)
    return (Sheet(left, rows, longest), Sheet(right, rows, longest))


def _row_height() -> float:
    return QFontMetricsF(sized(QGuiApplication.font())).height() + 6


def _column_widths(rows: Rows, longest: float) -> list[float]:
    bold = sized(QGuiApplication.font(), bold=True)
    _, heads, *lines = rows
    widths = [max(_width(bold, row[n]) for row in (heads, *lines)) for n in range(len(heads))]
    return [min(widths[0], longest) + _BETWEEN, *(width + _BETWEEN for width in widths[1:])]


def paint_paper(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """A sheet of paper that lies on the table."""
    palette = theme.palette
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(mixed(palette.paper_edge, palette.ink, 0.2)))
    painter.drawRoundedRect(box.translated(0, 2), 10, 10)
    painter.setPen(QPen(QColor(palette.paper_edge), 1.2))
    painter.setBrush(QColor(palette.paper))
    painter.drawRoundedRect(box, 10, 10)


def _width(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)
