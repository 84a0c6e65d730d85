"""The strip over the table: what a step says, how far one is, and the ways on, back and out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from ..paper import IconLabel, button, label
from ..style import styled
from ..theme import Theme


class TutorialBar(QFrame):
    """As high as its longest sentence needs, so that nothing below it ever moves.

    Signals:
        wanted_on: the step has been read.
        wanted_back: the step before, please.
        left: enough of this tutorial.
        play: a real match, please.
        rules: the rules, please.
    """

    wanted_on = Signal()
    wanted_back = Signal()
    left = Signal()
    play = Signal()
    rules = Signal()

    def __init__(self, sentences: Sequence[str], theme: Theme, parent: QWidget | None = None):
        super().__init__(parent)
        styled(self, "card")
        self._sentences = tuple(sentences)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 8, 5)
        row.setSpacing(10)
        self.count = label("", "caption")
        self.count.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.text = label("", wrap=True)
        place = QVBoxLayout()
        place.setSpacing(0)
        place.addStretch(1)
        place.addWidget(IconLabel("hint", theme, 24, "accent"), 0, Qt.AlignmentFlag.AlignHCenter)
        place.addWidget(self.count)
        place.addStretch(1)
        row.addLayout(place)
        row.addWidget(self.text, 1)
        self.leave = button(self.tr("Leave"), "link")
        self.leave.setToolTip(self.tr("Leave the tutorial (Esc)"))
        self.back = button(self.tr("Back"), "flat")
        self.next = button(self.tr("Next"), "primary")
        self.read = button(self.tr("Rules"))
        self.match = button(self.tr("Play a match"), "primary")
        for each, signal in (
            (self.leave, self.left),
            (self.back, self.wanted_back),
            (self.next, self.wanted_on),
            (self.read, self.rules),
            (self.match, self.play),
        ):
            each.clicked.connect(signal)
        self._ways = QStackedLayout()
        for buttons in ((self.leave, self.back, self.next), (self.read, self.match)):
            page = QWidget()
            line = QHBoxLayout(page)
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(6)
            line.addStretch(1)
            for each in buttons:
                line.addWidget(each)
            self._ways.addWidget(page)
        row.addLayout(self._ways)

    def show_step(self, number: int) -> None:
        """Show the sentence with this number, counted from 0."""
        self.count.setText(self.tr("{n} of {last}").format(n=number + 1, last=len(self._sentences)))
        self.text.setText(self._sentences[number])
        self.setAccessibleName(f"{self.count.text()}. {self.text.text()}")
        self._ways.setCurrentIndex(int(self._last(number)))

    def _last(self, number: int) -> bool:
        return number == len(self._sentences) - 1

    def show_ways(self, on: bool, back: bool) -> None:
        """Say which ways are open: on by reading, and back."""
        self.next.setEnabled(on)
        self.back.setEnabled(back)

    def take_focus(self) -> None:
        """Put the keyboard on what goes on from here."""
        (self.match if self._ways.currentIndex() else self.next).setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "text"):
            self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(480, super().minimumSizeHint().height())

    def _fit(self) -> None:
        """Give the words the room that the longest sentence needs at this width."""
        shown, width = self.text.text(), self.text.width()
        self.text.setMinimumHeight(0)
        heights = []
        for sentence in self._sentences:
            self.text.setText(sentence)
            heights.append(self.text.heightForWidth(width))
        self.text.setText(shown)
        self.text.setMinimumHeight(max(heights, default=0))
