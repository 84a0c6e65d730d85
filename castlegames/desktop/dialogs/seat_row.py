"""A seat in the new-match dialog: its mark, its name, human or bot, and the bot's level."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from castlegames.bots.bot import Level
from castlegames.session.seat import LONGEST_NAME, tame_name

from ..boards.words import Words, level_name
from ..paper import SeatLabel, label, tip
from ..settings import SeatSetup
from ..style import mixed, styled
from ..theme import Theme
from .segments import Segments

_PASTED = 1000
_WAIT = 2.0
"""Seconds from which on it is said how long a bot may think."""


class LevelLine(QLabel):
    """What the chosen bot does; as high as the longest of the texts it may hold."""

    def __init__(self, texts: Sequence[str]) -> None:
        super().__init__()
        styled(self, "caption")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self._texts = tuple(texts)

    def heightForWidth(self, width: int) -> int:
        room, wrapped = QRect(0, 0, width, 1000), Qt.TextFlag.TextWordWrap
        metrics = self.fontMetrics()
        return max(metrics.boundingRect(room, wrapped, text).height() for text in self._texts)


class SeatRow(QWidget):
    """One seat.

    Signals:
        changed: another name, another kind, or another level.
    """

    changed = Signal()

    def __init__(self, seat: int, levels: Sequence[Level], words: Words, theme: Theme) -> None:
        super().__init__()
        self.seat = seat
        self._theme, self._words = theme, words
        self._levels = [level.name for level in levels]
        self._seconds = {level.name: level.seconds for level in levels}
        self._usual_human = self.tr("Player {n}").format(n=seat + 1)
        self._among_bots = ""
        self._alone = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 14, 8)
        row.setSpacing(12)
        row.addWidget(SeatLabel(seat, theme, 28))
        self.name = QLineEdit()
        self.name.setMaxLength(_PASTED)
        self.name.setAccessibleName(self.tr("Name of seat {n}").format(n=seat + 1))
        self.name.setMinimumWidth(150)
        self.name.textChanged.connect(self.changed)
        row.addWidget(self.name, 2)
        self.kind = Segments(
            (("human", self.tr("Human")), ("bot", self.tr("Bot"))),
            self.tr("Seat {n}").format(n=seat + 1),
        )
        self.kind.chosen.connect(self._kind_chosen)
        row.addWidget(self.kind)
        self.level = Segments(
            [(level, level_name(level)) for level in self._levels],
            self.tr("Level of seat {n}").format(n=seat + 1),
        )
        for level in self._levels:
            self.level.segment(level).setToolTip(tip(self._told(level)))
        self.level.chosen.connect(self._level_chosen)
        self._line = LevelLine([self._told(level) for level in self._levels])
        bot = QWidget()
        column = QVBoxLayout(bot)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addWidget(self.level)
        column.addWidget(self._line)
        self._about = QStackedWidget()
        self._about.addWidget(label(self.tr("Plays on this screen."), "caption", wrap=True))
        self._about.addWidget(bot)
        self._about.setMinimumWidth(max(320, self.level.sizeHint().width()))
        row.addWidget(self._about, 3)
        theme.changed.connect(self.update)
        self.show_setup(SeatSetup())

    def show_setup(self, setup: SeatSetup, usual_name: str = "", among_bots: str = "") -> None:
        """Show a seat as it was set up.

        ``usual_name`` is a human's name when none is typed; ``among_bots`` is what the only human
        is called.
        """
        if usual_name:
            self._usual_human = usual_name
        self._among_bots = among_bots
        self.name.setText(setup.name)
        level = setup.level if setup.level in self._levels else None
        if setup.level is not None and level is None:
            level = "medium" if "medium" in self._levels else self._levels[0]
        self.kind.choose("human" if level is None else "bot")
        self.level.choose(level)
        self._refresh()

    @property
    def human(self) -> bool:
        """Whether a person sits here."""
        return self.kind.value == "human"

    def sit_alone(self, alone: bool) -> None:
        """Say whether nobody else at the table is a person."""
        if alone != self._alone:
            self._alone = alone
            self._refresh()

    @property
    def setup(self) -> SeatSetup:
        """The seat as it is set up now; an empty name stands for the usual one."""
        level = self.level.value if self.kind.value == "bot" else None
        return SeatSetup(tame_name(self.name.text()), level)

    @property
    def about(self) -> str:
        """The line on what the chosen bot does."""
        return self._line.text()

    @property
    def shown_name(self) -> str:
        """The name that the seat will have."""
        return self.setup.name or self.name.placeholderText()

    def complaint(self) -> str:
        """What to say about the typed name, if anything."""
        typed = self.name.text()
        if typed and not tame_name(typed):
            return self.tr("There is nothing to see in that name; it will be “{name}”.").format(
                name=self.name.placeholderText()
            )
        if len(" ".join(typed.split())) > LONGEST_NAME:
            return self.tr("Long names are cut after {n} characters: “{name}”.").format(
                n=LONGEST_NAME, name=tame_name(typed)
            )
        return ""

    def mark_wrong(self, wrong: bool) -> None:
        """Outline the name as one that will be changed."""
        if self.name.property("wrong") != wrong:
            self.name.setProperty("wrong", wrong)
            self.name.style().unpolish(self.name)
            self.name.style().polish(self.name)

    def _kind_chosen(self, _: object) -> None:
        if self.kind.value == "bot" and self.level.value == self._levels[0]:
            self.level.choose("medium")
        self._refresh()
        self.changed.emit()

    def _level_chosen(self, _: object) -> None:
        self._refresh()
        self.changed.emit()

    def _refresh(self) -> None:
        bot = self.kind.value == "bot"
        level = self.level.value
        self._about.setCurrentIndex(1 if bot else 0)
        self._line.setText(self._told(level) if bot else "")
        usual = (self._alone and self._among_bots) or self._usual_human
        if bot:
            usual = self.tr("Bot ({level})").format(level=level_name(level))
        self.name.setPlaceholderText(usual)

    def _told(self, level: str) -> str:
        """What a bot does, and how long one has to wait for it if it takes its time."""
        line, seconds = self._words.level(level), self._seconds[level]
        if seconds < _WAIT:
            return line
        text = self.tr("{what} It may think for {n} s.")
        return text.format(what=line, n=round(seconds))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        palette = self._theme.palette
        colour = self._theme.seat(self.seat).colour
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(palette.paper_edge), 1))
        painter.setBrush(QColor(mixed(palette.paper, colour, 0.09)))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        painter.setPen(QPen(QColor(colour), 0))
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(QRectF(0.5, 6, 4, self.height() - 12), 2, 2)
