"""Labels that shorten their texts instead of asking for room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QStyleOption, QWidget

from ..boards.lettering import LEAST, pixels, sized
from ..paper import tip


class ElidedLabel(QLabel):
    """Shows as much of its text as fits, and all of it in its tool tip."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)

    def setText(self, text: str) -> None:
        """Show another text; the layout stays as it is."""
        super().setText(text)
        self.setToolTip(tip(text))

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(self.fontMetrics().horizontalAdvance(self.text()) + 2, hint.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        option = QStyleOption()
        option.initFrom(self)
        metrics = self.fontMetrics()
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        self.style().drawItemText(
            painter,
            self.contentsRect(),
            int(self.alignment()),
            option.palette,
            self.isEnabled(),
            text,
            self.foregroundRole(),
        )


_MOST_ROWS = 3


class PartsLabel(ElidedLabel):
    """Parts of something in rows, broken between parts alone.

    How many rows there are depends on the width and on what is ``reserved``, never on the text of
    the moment.
    """

    BETWEEN = "  ·  "
    """What stands between two parts of the text."""

    def __init__(self, rows: int, parent: QWidget | None = None) -> None:
        self._rows = rows
        self._reserved = ""
        super().__init__("", parent)

    def reserve(self, text: str) -> None:
        """Have as many rows as this text needs, up to three."""
        self._reserved = text
        self._fit_rows()

    def _fit_rows(self) -> None:
        if not self._reserved:
            return
        least = QFontMetrics(sized(self.font(), LEAST / pixels(self.font())))
        parts = self._reserved.split(self.BETWEEN)
        rows = min(_MOST_ROWS, len(_in_rows(parts, least, self.width(), self.BETWEEN)))
        if rows != self._rows:
            self._rows = rows
            QTimer.singleShot(0, self, self.updateGeometry)  # a layout at work would forget it

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_rows()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._rows * self.fontMetrics().height())

    def lines(self) -> tuple[str, ...]:
        """What is written now, row by row."""
        return self._written()[0]

    def _written(self) -> tuple[tuple[str, ...], float]:
        """The rows, and by which factor the letters are smaller: as little as is needed."""
        usual = pixels(self.font())
        for size in range(usual, LEAST - 1, -1):
            metrics = QFontMetrics(sized(self.font(), size / usual))
            rows = _in_rows(self.text().split(self.BETWEEN), metrics, self.width(), self.BETWEEN)
            if len(rows) <= self._rows:
                return tuple(rows), size / usual
        last = self.BETWEEN.join(rows[self._rows - 1 :])
        cut = metrics.elidedText(last, Qt.TextElideMode.ElideRight, self.width())
        return (*rows[: self._rows - 1], cut), size / usual

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        option = QStyleOption()
        option.initFrom(self)
        rows, factor = self._written()
        painter.setFont(sized(self.font(), factor))
        height = self.height() // self._rows
        for row, text in enumerate(rows):
            self.style().drawItemText(
                painter,
                QRect(0, row * height, self.width(), height),
                int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter),
                option.palette,
                self.isEnabled(),
                text,
                self.foregroundRole(),
            )


def _in_rows(parts: Sequence[str], metrics: QFontMetrics, width: int, between: str) -> list[str]:
    rows: list[str] = []
    for part in parts:
        longer = f"{rows[-1]}{between}{part}" if rows else part
        if rows and metrics.horizontalAdvance(longer) <= width:
            rows[-1] = longer
        else:
            rows.append(part)
    return rows
