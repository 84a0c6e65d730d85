"""The one panel at the side of the table: seats on top, what the board adds, the log.

Where all together has no room what is over the log scrolls; the log keeps its place.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from ..style import styled
from ..theme import Theme
from .elided import ElidedLabel
from .log_model import MoveLogModel
from .log_view import LogView
from .score_model import ScoreModel
from .seat_card import SeatCard

_MANY = 4
"""With so many seats the cards are compact."""
_LEAST_UPPER = 120
"""Height of what stands over the log, in pixels, at least."""


class UpperPart(QScrollArea):
    """What stands over the log: as high as it needs, or scrolled where that is too much."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content = content
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setWidget(content)
        self.viewport().setAutoFillBackground(False)
        content.setAutoFillBackground(False)
        content.installEventFilter(self)

    def sizeHint(self) -> QSize:
        hint = self._content.sizeHint()
        if self._content.hasHeightForWidth():
            hint.setHeight(self._content.heightForWidth(self.width()))
        return hint

    def minimumSizeHint(self) -> QSize:
        return QSize(0, _LEAST_UPPER)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._content and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class SidePanel(QFrame):
    """Seats, additions of the board, moves. Beside the board, or a drawer over it.

    Signals:
        lookedAt(int): the position after this move is to be shown.
    """

    lookedAt = Signal(int)

    def __init__(
        self,
        names: Sequence[str],
        scores: ScoreModel,
        log: MoveLogModel,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        styled(self, "panel")
        self.cards = tuple(
            SeatCard(seat, name, scores, theme, self, compact=len(names) >= _MANY)
            for seat, name in enumerate(names)
        )
        self.log = LogView(log, theme, self)
        self.log.wanted.connect(self.lookedAt)
        self._extra: QWidget | None = None
        self._page: QWidget | None = None
        self._empty = styled(QLabel(self.tr("No move yet."), self), "caption")

        upper = QWidget(self)
        layout = QVBoxLayout(upper)
        layout.setContentsMargins(10, 10, 10, 4)
        layout.setSpacing(8 if len(names) < _MANY else 6)
        for card in self.cards:
            layout.addWidget(card)
        self._extra_place = QVBoxLayout()
        layout.addLayout(self._extra_place)
        usual = QWidget(self)
        column = QVBoxLayout(usual)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(UpperPart(upper, usual))
        lower = QVBoxLayout()
        lower.setContentsMargins(10, 6, 10, 10)
        lower.setSpacing(6)
        column.addLayout(lower, 1)
        head = QHBoxLayout()
        head.setContentsMargins(2, 0, 6, 0)
        head.addWidget(styled(QLabel(self.tr("Moves"), usual), "strong"))
        head.addSpacing(12)
        tip = styled(ElidedLabel(self.tr("click one to look back"), usual), "caption")
        tip.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(tip, 1)
        lower.addLayout(head)
        self._empty.setContentsMargins(2, 0, 2, 0)
        lower.addWidget(self._empty)
        lower.addWidget(self.log, 1)
        log.rowsInserted.connect(self._show_empty)
        log.rowsRemoved.connect(self._show_empty)
        log.modelReset.connect(self._show_empty)
        self._log_model = log

        self._stack = QStackedLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._stack.addWidget(usual)

    def show_turn(self, seat: int | None, thinking: int | None) -> None:
        """Whose turn it is, and whose bot thinks."""
        for number, card in enumerate(self.cards):
            card.show_turn(number == seat, number == thinking)

    def show_additions(
        self, notes: Sequence[str], extra: QWidget | None, page: QWidget | None
    ) -> None:
        """What the board adds: remarks on seats, a widget, a page that takes the whole panel."""
        longest = max(notes, key=len, default="")
        for card, note in zip(self.cards, notes, strict=True):
            card.show_note(note, longest)
        if extra is not self._extra:
            if self._extra is not None:
                self._extra_place.removeWidget(self._extra)
                self._extra.hide()
            self._extra = extra
            if extra is not None:
                self._extra_place.addWidget(extra)
                extra.show()
        if page is not self._page:
            if self._page is not None:
                self._stack.removeWidget(self._page)
            self._page = page
            if page is not None:
                self._stack.addWidget(page)
                self._stack.setCurrentWidget(page)
            else:
                self._stack.setCurrentIndex(0)

    def _show_empty(self) -> None:
        self._empty.setVisible(self._log_model.rowCount() == 0)
