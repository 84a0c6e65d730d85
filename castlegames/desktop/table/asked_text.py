"""What is asked, with a remark behind it: whole sentences in one line, or in two."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ..boards.lettering import sized
from ..paper import tip
from ..theme import Theme

_ASKED, _ASIDE, _UNDER = 1.15, 1.0, 0.87
_SMALLER = (1.15, 1.0, 0.9)
"""How large the sentence may be, as factors on the size of body text, the best first."""
_GAP = 16
_TOUCHING = 1
_LEFT = (
    int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    | int(Qt.TextFlag.TextSingleLine)
    | int(Qt.TextFlag.TextDontClip)
)


@frozen
class Line:
    """A piece of a line: the text, its font's factor, where it begins, and whether it is soft."""

    text: str
    factor: float
    left: float = 0.0
    row: int = 0
    soft: bool = False


def lines_for(font: QFont, text: str, aside: str, width: float) -> tuple[Line, ...]:
    """How a sentence and its remark are written into a width, in at most two rows.

    The remark stands behind the sentence while both have room, else under it; a sentence of two
    rows goes before the remark. What has no room even then ends in dots.
    """

    def room(factor: float) -> QFontMetricsF:
        return QFontMetricsF(sized(font, factor))

    long = room(_ASKED).horizontalAdvance(text)
    behind = long + _GAP
    if not aside and long <= width:
        return (Line(text, _ASKED),)
    if aside and behind + room(_ASIDE).horizontalAdvance(aside) <= width:
        return (Line(text, _ASKED), Line(aside, _ASIDE, behind, soft=True))
    for factor in _SMALLER:
        if room(factor).horizontalAdvance(text) <= width:
            under = _cut(room(_UNDER), aside, width)
            return (Line(text, factor), Line(under, _UNDER, row=1, soft=True))
    first, rest = _broken(room(_SMALLER[-1]), text, width)
    return (
        Line(first, _SMALLER[-1]),
        Line(_cut(room(_SMALLER[-1]), rest, width), _SMALLER[-1], row=1),
    )


def _cut(metrics: QFontMetricsF, text: str, width: float) -> str:
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)


def _broken(metrics: QFontMetricsF, text: str, width: float) -> tuple[str, str]:
    """The most words that fit into a row, and the rest; letters where a word alone is too long."""
    end = len(text)
    while end > 1 and metrics.horizontalAdvance(text[:end]) > width:
        end -= 1
    space = text.rfind(" ", 1, end + 1)
    if space > 0:
        end = space
    return text[:end], text[end:].lstrip()


class AskedText(QWidget):
    """Always as high as two rows, whatever it says; all of it is in the tool tip."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._text = self._aside = ""
        self._urgent = False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.update)

    def show_text(self, text: str, aside: str, *, urgent: bool = False) -> None:
        """Show what is asked, and a remark; an urgent one waits for an answer."""
        if (text, aside, urgent) == (self._text, self._aside, self._urgent):
            return
        self._text, self._aside, self._urgent = text, aside, urgent
        self.setToolTip(tip("\n".join(filter(None, (text, aside)))))
        self.update()

    def text(self) -> str:
        """What is asked."""
        return self._text

    def aside(self) -> str:
        """The remark."""
        return self._aside

    def rows(self) -> tuple[Line, ...]:
        """What is written where now."""
        return lines_for(self.font(), self._text, self._aside, self.width())

    def least_height(self) -> int:
        """The height of two rows."""
        large, small = (
            QFontMetricsF(sized(self.font(), factor)).height() for factor in (_ASKED, _UNDER)
        )
        return round(large + small) - 2 * _TOUCHING

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.least_height())

    def changeEvent(self, event: QEvent) -> None:
        """Letters of another size need another height."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        rows = self.rows()
        tall = {0: 0.0, 1: 0.0}
        for line in rows:
            metrics = QFontMetricsF(sized(self.font(), line.factor))
            tall[line.row] = max(tall[line.row], metrics.height() - _TOUCHING)
        top = (self.height() - sum(tall.values())) / 2
        for line in rows:
            painter.setFont(sized(self.font(), line.factor))
            soft = "accent" if self._urgent else "ink_soft"
            painter.setPen(self._theme.colour(soft if line.soft else "ink"))
            above = top + (tall[0] if line.row else 0.0)
            place = QRectF(line.left, above, self.width() - line.left + 2, tall[line.row])
            painter.drawText(place, _LEFT, line.text)
