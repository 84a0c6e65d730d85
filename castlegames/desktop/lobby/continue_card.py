"""A match that waits: a picture of its board, who plays, who is to move, and when it was left."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from ..lists import headed, listed, phrases
from ..paper import Picture, SeatLabel, button, label
from ..style import styled
from ..table.elided import ElidedLabel
from ..theme import Theme
from .game_card import art_of

PICTURE = QSize(140, 96)
_AROUND = 48
"""Margins and gaps of a card, across."""


@frozen
class Waiting:
    """A match that is not over. ``to_move`` is a seat; ``humans`` are the seats of people."""

    path: Path
    game_id: str
    game_title: str
    names: tuple[str, ...]
    humans: frozenset[int]
    to_move: int | None
    moves: int
    left: datetime
    picture: Path | None = None


class ContinueCard(QFrame):
    """One such match.

    Signals:
        go_on(Path): open the match at this path.
    """

    go_on = Signal(object)

    def __init__(self, match: Waiting, theme: Theme) -> None:
        super().__init__()
        styled(self, "card")
        self.match = match
        self.setAccessibleName(headed(match.game_title, self._who()))
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 10, 12, 10)
        row.setSpacing(12)
        self.picture = picture = Picture(theme, radius=8, outlined=False)
        picture.setFixedSize(PICTURE)
        shot = QPixmap(str(match.picture)) if match.picture else QPixmap()
        if shot.isNull():
            picture.show_art(art_of(match.game_id))
        else:
            picture.show_pixmap(shot)
        row.addWidget(picture)
        words = QVBoxLayout()
        words.setSpacing(3)
        words.addStretch(1)
        words.addWidget(label(match.game_title, "strong"))
        who = styled(ElidedLabel(self._who()), "soft")
        words.addWidget(who)
        turn = QHBoxLayout()
        turn.setSpacing(7)
        if match.to_move is not None:
            turn.addWidget(SeatLabel(match.to_move, theme, 20))
        to_move = styled(ElidedLabel(self._turn()), "strong")
        turn.addWidget(to_move, 1)
        words.addLayout(turn)
        moment = styled(ElidedLabel(self._when()), "caption")
        words.addWidget(moment)
        self.lines = (who, to_move, moment)
        words.addStretch(1)
        row.addLayout(words, 1)
        self.button = button(self.tr("Continue"))
        self.button.setAccessibleName(
            self.tr("Continue {game}, {who}").format(game=match.game_title, who=self._who())
        )
        self.button.clicked.connect(lambda: self.go_on.emit(match.path))
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._fit_picture)  # a layout is not changed while it lays out

    def _fit_picture(self) -> None:
        """The words are read whole before the picture is seen whole."""
        who, to_move, moment = (line.sizeHint().width() for line in self.lines)
        words = max(who, to_move + 27, moment)
        taken = words + self.button.sizeHint().width() + _AROUND
        self.picture.setFixedWidth(
            min(max(self.width() - taken, PICTURE.width() // 3), PICTURE.width())
        )

    def _who(self) -> str:
        names = [name if len(name) < 20 else f"{name[:18]}…" for name in self.match.names]
        if len(names) == 2:
            return self.tr("{first} against {second}").format(first=names[0], second=names[1])
        return listed(names)

    def _turn(self) -> str:
        seat = self.match.to_move
        if seat is None:
            return ""
        if self.match.humans == {seat}:
            return self.tr("Your turn")
        return self.tr("{name} to move").format(name=self.match.names[seat])

    def _when(self) -> str:
        return self.tr("Move {n} · {when}").format(
            n=self.match.moves + 1, when=when(self.match.left)
        )


def when(moment: datetime) -> str:
    """A moment in local time as people say it: a time today, yesterday, a weekday, a date."""
    local = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    locale = QLocale()
    clock = locale.toString(local.time(), QLocale.FormatType.ShortFormat)
    days = local.date().daysTo(QDate.currentDate())
    if days == 0:
        return QCoreApplication.translate("When", "today, {time}").format(time=clock)
    if days == 1:
        return QCoreApplication.translate("When", "yesterday, {time}").format(time=clock)
    if 1 < days < 7:
        return phrases((locale.dayName(local.date().dayOfWeek()), clock))
    return locale.toString(local.date(), QLocale.FormatType.ShortFormat)
