"""The line over the board: what is asked, or what moment is looked at."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QLocale, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedLayout,
    QToolButton,
    QWidget,
)

from ..art import icon, icon_before_words, with_air
from ..lists import headed
from ..paper import tip
from ..settings import SettingsStore
from ..style import styled
from ..theme import Theme
from .asked_text import AskedText
from .elided import ElidedLabel
from .score_model import ScoreModel
from .seat_card import SeatMarkLabel
from .wait_line import THICK, WaitLine

HEIGHT = 44
"""The least height; larger letters need more."""
_EDGE = 3
_INSET = 12
_NAME_WIDTH = 220
_LONGEST_SKIP = "Next move (Space) "
_REPLAY_PAUSE = 900
"""Milliseconds a position stays while the match is played again, on top of its animation."""
SPEEDS = (1.0, 2.0, 4.0, 0.5)
"""How fast a match is played again, in the order in which the button offers them."""


class PromptLine(QFrame):
    """The prompt, or the banner of a look back with its replay buttons; both as high.

    Signals:
        wanted(int): the position after this many moves is to be shown; -1 for now.
        skipped: the player does not want to wait for the bots.
        drawer: the side panel is to be opened or shut.
        play_on: a new match is to go on from the position that is looked at.
    """

    wanted = Signal(int)
    play_on = Signal()
    skipped = Signal()
    drawer = Signal()

    def __init__(
        self,
        names: Sequence[str],
        scores: ScoreModel,
        theme: Theme,
        settings: SettingsStore,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        styled(self, "card")
        self._names, self._scores, self._theme = tuple(names), scores, theme
        self._settings = settings
        self._at = self._first = self._last = 0
        self.speed = SPEEDS[0]
        self.wait = WaitLine(theme, self)
        self._playing = QTimer(self)
        self._playing.setSingleShot(True)
        self._playing.timeout.connect(self._play_on)

        now = QWidget(self)
        self.mark = SeatMarkLabel(0, 24, theme, now)
        self.who = styled(QLabel(now), "prompt")
        self.who.setTextFormat(Qt.TextFormat.PlainText)
        self.who.setStyleSheet("font-weight: bold;")
        self.what = AskedText(theme, now)
        self.skip = styled(QPushButton(now), "link")
        self.skip.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.skip.clicked.connect(self.skipped)
        self.chips = QToolButton(now)
        styled(self.chips, "flat")
        self.chips.clicked.connect(self.drawer)
        self.chips.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.chips.setIconSize(with_air(18))
        self.chips.setAccessibleName(self.tr("Seats and moves"))
        row = QHBoxLayout(now)
        row.setContentsMargins(12, 0, 8, 0)
        row.setSpacing(8)
        row.addWidget(self.mark)
        row.addWidget(self.who)
        row.addWidget(self.what, 1)
        row.addWidget(self.skip)
        row.addWidget(self.chips)

        past = QWidget(self)
        self.banner = styled(ElidedLabel("", past), "prompt")
        self.back_to_now = styled(QPushButton(self.tr("Back to now"), past), "outline")
        self.back_to_now.setStyleSheet("padding: 3px 13px;")
        self.back_to_now.clicked.connect(lambda: self._go(-1))
        line = QHBoxLayout(past)
        line.setContentsMargins(12, 0, 6, 0)
        line.setSpacing(2)
        line.addWidget(self.banner, 1)
        self.first = self._tool(
            past, line, self.tr("First position"), lambda: self._go(self._first)
        )
        self.previous = self._tool(past, line, self.tr("Move back"), lambda: self.step(-1))
        self.play = self._tool(past, line, self.tr("Play"), self.toggle_play)
        self.next = self._tool(past, line, self.tr("Move on"), lambda: self.step(1))
        self.last = self._tool(past, line, self.tr("Last position"), lambda: self._go(self._last))
        self.faster = self._tool(past, line, "", self._next_speed)
        line.addSpacing(6)
        self.from_here = styled(QPushButton(self.tr("Play on from here"), past), "link")
        self.from_here.clicked.connect(self.play_on)
        line.addWidget(self.from_here)
        line.addWidget(self.back_to_now)
        self._show_speed()

        self._stack = QStackedLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._stack.addWidget(now)
        self._stack.addWidget(past)
        scores.dataChanged.connect(self._show_chips)
        scores.modelReset.connect(self._show_chips)
        theme.changed.connect(self._draw_icons)
        self._draw_icons()
        self.show_folded(False)
        self.show_skip("")
        self._fit_height()

    def ask(self, seat: int | None, text: str, aside: str, *, urgent: bool = False) -> None:
        """Show what a seat is asked, or a sentence of the match itself; a remark, or a question."""
        self._playing.stop()
        self._stack.setCurrentIndex(0)
        self.mark.setVisible(seat is not None)
        if seat is not None:
            self.mark.show_seat(seat)
        name = "" if seat is None else self._names[seat]
        metrics = self.who.fontMetrics()
        short = metrics.elidedText(name, Qt.TextElideMode.ElideRight, _NAME_WIDTH)
        self.who.setText("" if seat is None else headed(short, "").rstrip())
        self.who.setToolTip(tip(name if short != name else ""))
        self.what.show_text(text, aside, urgent=urgent)
        self.setAccessibleName(headed(name, text) if name else text)

    def wait_for(self, seat: int, move: int, seconds: float) -> None:
        """Let be seen how much of its time a bot has used; 0 seconds: nobody is waited for."""
        if seconds and self._settings.value.motion != "off":
            self.wait.wait_for(seat, move, seconds)
            self.wait.raise_()
        else:
            self.wait.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.wait.setGeometry(_INSET, self.height() - 5, self.width() - 2 * _INSET, THICK)

    def changeEvent(self, event: QEvent) -> None:
        """Letters of another size need another height."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit_height()

    def _fit_height(self) -> None:
        if hasattr(self, "what"):
            self.setFixedHeight(max(HEIGHT, self.what.least_height() + 2 * _EDGE))

    def look_back(self, at: int, first: int, last: int, label: str) -> None:
        """Show which moment is looked at."""
        self._at, self._first, self._last = at, first, last
        self._stack.setCurrentIndex(1)
        self.banner.setText(label)
        for button, possible in (
            (self.first, at > first),
            (self.previous, at > first),
            (self.next, at < last),
            (self.last, at < last),
            (self.play, at < last),
            (self.from_here, at < last),
        ):
            button.setEnabled(possible)
        if at >= last:
            self._playing.stop()
        elif self._playing.isActive():
            self._wait()
        self._draw_icons()

    @property
    def looking_back(self) -> bool:
        """Whether the banner is on show."""
        return self._stack.currentIndex() == 1

    def show_skip(self, text: str) -> None:
        """A word for not waiting any longer, or none."""
        self.skip.setText(text)
        self.skip.setVisible(bool(text))

    def show_folded(self, folded: bool) -> None:
        """Show seats and scores in short because the panel is folded away, or not."""
        self.chips.setVisible(folded)
        self.skip.setFixedWidth(self.skip.fontMetrics().horizontalAdvance(_LONGEST_SKIP) + 18)
        self._show_chips()

    def start_play(self) -> None:
        """Play the match again from here."""
        self._wait()
        self._draw_icons()

    def stop_play(self) -> None:
        """Stop playing the match again."""
        self._playing.stop()
        self._draw_icons()

    @property
    def playing(self) -> bool:
        """Whether the match is played again by itself."""
        return self._playing.isActive()

    def step(self, moves: int) -> None:
        """Look so many moves on, or back with a negative number."""
        self._go(min(max(self._at + moves, self._first), self._last))

    def _go(self, number: int) -> None:
        self._playing.stop()
        self.wanted.emit(number)

    def _next_speed(self) -> None:
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]
        self._show_speed()
        if self._playing.isActive():
            self._wait()

    def _show_speed(self) -> None:
        self.faster.setText(f"{QLocale().toString(self.speed, 'g', 2)}×")
        text = self.tr("Speed of the replay")
        self.faster.setToolTip(text)
        self.faster.setAccessibleName(headed(text, self.faster.text()))

    def toggle_play(self) -> None:
        """Play on from here by itself, or stop that."""
        if self._playing.isActive():
            self.stop_play()
        else:
            self.start_play()

    def _wait(self) -> None:
        pause = _REPLAY_PAUSE + self._settings.value.duration(320)
        self._playing.start(round(pause / self.speed))

    def _play_on(self) -> None:
        if self._at >= self._last:
            self._draw_icons()
            return
        self._wait()
        self.wanted.emit(self._at + 1)

    def _show_chips(self) -> None:
        parts = [
            f"{self._theme.seat(seat).symbol} {score.total}".replace("-", "\N{MINUS SIGN}")
            for seat, score in enumerate(self._scores.scores)
        ]
        self.chips.setText("   ".join(parts))

    def _tool(self, parent: QWidget, row: QHBoxLayout, text: str, call: object) -> QToolButton:
        button = styled(QToolButton(parent), "flat")
        button.setToolTip(text)
        button.setAccessibleName(text)
        button.clicked.connect(lambda: call())  # type: ignore[operator]
        row.addWidget(button)
        return button

    def _draw_icons(self) -> None:
        for button, name in (
            (self.first, "first"),
            (self.previous, "previous"),
            (self.play, "pause" if self._playing.isActive() else "replay"),
            (self.next, "next"),
            (self.last, "last"),
        ):
            button.setIcon(icon(name, self._theme))
        self.chips.setIcon(icon_before_words("drawer", self._theme))
