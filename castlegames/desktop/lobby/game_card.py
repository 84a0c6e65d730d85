"""A game's card in the lobby: picture, what it is about, the facts of its box, Play and Learn."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout

from ..paper import IconLabel, Picture, button, label
from ..resources import resource
from ..style import styled
from ..theme import Theme

_TALLEST = 1.5
"""Height of the picture over the width of the card, at most."""


@frozen
class Box:
    """What the lobby knows of a game. One that is not ``ready`` says that it is coming."""

    game_id: str
    title: str
    blurb: str
    players: str
    minutes: str
    age: int
    ready: bool
    tutorial: bool = False


class GameCard(QFrame):
    """One game.

    Signals:
        play(str): set up a match of the game with this id.
        learn(str): show its rules.
        teach(str): begin its tutorial.
    """

    play = Signal(str)
    learn = Signal(str)
    teach = Signal(str)

    def __init__(self, box: Box, theme: Theme) -> None:
        super().__init__()
        styled(self, "card")
        self.box = box
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(box.title)
        sheet = QVBoxLayout(self)
        sheet.setContentsMargins(9, 9, 9, 12)
        sheet.setSpacing(0)
        self._picture = Picture(theme, radius=6)
        self._picture.setMinimumSize(140, 112)
        self._picture.show_art(art_of(box.game_id), faded=not box.ready)
        sheet.addWidget(self._picture, 1)
        words = QVBoxLayout()
        words.setContentsMargins(8, 12, 8, 0)
        words.setSpacing(6)
        words.addWidget(label(box.title, "heading"))
        self.blurb = label(box.blurb, "soft", wrap=True)
        self.blurb.setMinimumHeight(2 * self.blurb.fontMetrics().lineSpacing())
        words.addWidget(self.blurb)
        words.addLayout(self._facts(theme))
        words.addSpacing(6)
        words.addLayout(self._buttons())
        sheet.addLayout(words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._picture.setMaximumHeight(round(self.width() * _TALLEST))

    def _facts(self, theme: Theme) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        minutes = self.tr("{n} min").format(n=self.box.minutes) if self.box.minutes else ""
        facts = (
            ("players", self.box.players, self.tr("players")),
            ("clock", minutes, self.tr("time")),
        )
        for icon, text, what in facts:
            if not text:
                continue
            row.addWidget(IconLabel(icon, theme, 18))
            fact = label(text)
            fact.setToolTip(what)
            fact.setAccessibleName(f"{text} {what}")
            row.addWidget(fact)
            row.addSpacing(3)
        row.addStretch(1)
        age = label(self.tr("{age}+").format(age=self.box.age) if self.box.age else "")
        age.setToolTip(self.tr("age"))
        row.addWidget(age)
        return row

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(10)
        title = self.box.title
        if self.box.ready:
            self.play_button = button(self.tr("Play"), "outline")
            self.play_button.setAccessibleName(self.tr("Play {game}").format(game=title))
        else:
            self.play_button = button(self.tr("Coming"), "outline")
            self.play_button.setEnabled(False)
            self.play_button.setAccessibleName(self.tr("{game} is coming").format(game=title))
        self.play_button.clicked.connect(lambda: self.play.emit(self.box.game_id))
        self.learn_button = button(self.tr("Learn"))
        self.learn_button.setAccessibleName(self.tr("Learn {game}").format(game=title))
        self.learn_button.clicked.connect(self._offer_ways_to_learn)
        self.ways_to_learn = QMenu(self)
        tutorial = self.ways_to_learn.addAction(self.tr("Tutorial: play the first moves"))
        tutorial.triggered.connect(lambda: self.teach.emit(self.box.game_id))
        rules = self.ways_to_learn.addAction(self.tr("Rules"))
        rules.triggered.connect(lambda: self.learn.emit(self.box.game_id))
        row.addWidget(self.play_button, 2)
        row.addWidget(self.learn_button, 1)
        return row

    def _offer_ways_to_learn(self) -> None:
        """Ask whether to read or to try; a game without a tutorial can only be read about."""
        if not self.box.tutorial:
            self.learn.emit(self.box.game_id)
            return
        corner = QPoint(0, self.learn_button.height() + 2)
        self.ways_to_learn.setActiveAction(self.ways_to_learn.actions()[0])
        self.ways_to_learn.popup(self.learn_button.mapToGlobal(corner))


def art_of(game_id: str) -> str:
    """The name of a game's picture; a plain box for one that has none."""
    name = f"art/{game_id}.svg"
    try:
        resource(name)
    except FileNotFoundError:
        return "art/box.svg"
    return name
