"""A tutorial on the screen: a match that no file keeps, its table, and the bar that leads on."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from castlegames import rules
from castlegames.rules import Event, Move, State
from castlegames.session.observer import Observer
from castlegames.session.seat import Seat
from castlegames.session.session import Session
from castlegames.session.worker import Worker

from ..actions import Actions
from ..boards.words import words
from ..settings import SettingsStore
from ..style import styled
from ..table.folding import MARGIN
from ..theme import Theme
from ..wake import Wake
from .bar import TutorialBar
from .lesson import Lesson
from .partner import Partner
from .script import Reply, Script, script
from .table import GuidedTable

translate = QCoreApplication.translate

_LEVEL = "easy"
"""The partner's seat is a bot's, so that no curtain comes and Undo takes its moves back too."""


class _Ear(Observer):
    """Lets the lesson know of every move before the partner is asked for the next one."""

    def __init__(self, tutorial: Tutorial) -> None:
        self._tutorial = tutorial

    def moved(self, before: State, move: Move, after: State, events: tuple[Event, ...]) -> None:
        del before, move, after, events
        self._tutorial.move_made()


class Tutorial(QWidget):
    """The page. It is the guide of its table.

    Signals:
        left: the person wants to go.
        play(str): a real match of this game is wanted.
        rules(str): the rules of this game are wanted.
    """

    left = Signal()
    play = Signal(str)
    rules = Signal(str)

    def __init__(
        self,
        game_id: str,
        worker: Worker,
        theme: Theme,
        settings: SettingsStore,
        actions: Actions,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        styled(self, "table")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme, self._settings, self._actions = theme, settings, actions
        self._script: Script = script(game_id)
        self.lesson = Lesson(self._script)
        self._names = (translate("NewMatchDialog", "You"), translate("Tutorial", "Partner"))
        self._wake = Wake(self)
        self._partner = Partner(worker, self._reply)
        self.session = Session.new(
            game_id,
            (Seat(self._names[0]), Seat(self._names[1], _LEVEL)),
            self._script.seed,
            {"relaxed_undo": True, **self._script.options},
            None,
            self._partner,
            self._wake,
        )
        self._closed = False
        self._begun = ""
        """What Undo would take back on the board itself when the step came on."""
        _play_opening(self.session, self._script.opening)
        self.session.observers.append(_Ear(self))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 8, 0, 0)
        self._column.setSpacing(0)
        self._lay()
        self._wake.serve(self.session)

    def _lay(self) -> None:
        self.bar = TutorialBar(self._sentences(), self._theme)
        self.table = GuidedTable(self, self.session, self._theme, self._settings, self._actions)
        self._strip = QWidget()
        aside = QVBoxLayout(self._strip)
        aside.setContentsMargins(MARGIN, 0, MARGIN, 0)
        aside.addWidget(self.bar)
        self._column.addWidget(self._strip)
        self._column.addWidget(self.table, 1)
        self.bar.wanted_on.connect(self.go_on)
        self.bar.wanted_back.connect(self.go_back)
        self.bar.left.connect(self.left)
        self.bar.play.connect(lambda: self.play.emit(self.session.game.id))
        self.bar.rules.connect(lambda: self.rules.emit(self.session.game.id))
        self.table.shown.connect(self._follow)
        self.table.board.controlsChanged.connect(self._look_at_board)
        self._say_step()

    def _sentences(self) -> list[str]:
        partner = self._names[1]
        return [
            translate(self._script.context, step.text).format(partner=partner)
            for step in self._script.steps
        ]

    def lay_anew(self) -> None:
        """Lay everything out again, at the same step: in another language."""
        self._clear()
        self._lay()

    def _clear(self) -> None:
        self.table.close_match()
        for part in (self._strip, self.table):
            self._column.removeWidget(part)
            part.hide()
            part.deleteLater()

    def close_tutorial(self) -> None:
        """The end of the match; nothing of it is kept. Twice is once."""
        if self._closed:
            return
        self._closed = True
        self._clear()
        self._wake.stop()
        self.session.close()
        self._wake.deleteLater()
        self.hide()
        self.deleteLater()

    # Going on and back

    def go_on(self) -> None:
        """The step has been read: the next one, after the partner's moves if there are any."""
        if not self.bar.next.isEnabled():
            return
        if self.lesson.go_on():
            self._show_step()
        else:
            self.bar.show_ways(on=False, back=False)
            self._partner.go_on()

    def go_back(self) -> None:
        """The step before, with the moves since then taken back."""
        if not self.session.busy and self.lesson.go_back():
            self._show_step()
        elif self.can_undo():
            self.session.undo()

    def move_made(self) -> None:
        """The session has another move."""
        self.lesson.moved(self.session.head)

    def _reply(self, view: State) -> Move | None:
        reply: Reply | None = self.lesson.reply(self.session.head)
        if reply is None or self._closed:
            return None
        return self.session.game.read_move(reply) if isinstance(reply, str) else reply(view)

    def _follow(self) -> None:
        """A position is on show: the step that belongs to it, if everything rests."""
        if self._closed or self.session.view_at is not None or not self.table.pacing.empty:
            return
        if self.lesson.follow(self.session.head):
            self._show_step()
        self._partner.go_on()
        self._draw_wish()
        self._show_ways()

    def _look_at_board(self) -> None:
        if self.lesson.step.on_board and self._own_step():
            QTimer.singleShot(0, self, self._board_did_it)

    def _board_did_it(self) -> None:
        if not self._closed and self.lesson.step.on_board and self._own_step():
            self.lesson.go_on()
            self._show_step()

    def _own_step(self) -> bool:
        """Whether the board has made a step of its own since this step of the script is on."""
        return self._board_step() not in ("", self._begun)

    def _board_step(self) -> str:
        return self.table.board.step_text() if self.table.board.acting else ""

    # Showing

    def _show_step(self) -> None:
        self.table.hint_note.clear()
        self._say_step()
        self.table.refresh()
        self._begun = self._board_step()
        self._show_ways()
        self.setFocus()

    def _say_step(self) -> None:
        self.bar.show_step(self.lesson.index)
        self._show_ways()
        self.table.say(self.bar.accessibleName())

    def _show_ways(self) -> None:
        head = self.session.head
        rests = self.session.view_at is None and self.table.pacing.empty
        done = self.lesson.reads or (self.lesson.step.on_board and bool(self._begun))
        self.bar.show_ways(
            on=rests and done and not self.lesson.over,
            back=rests and self.lesson.can_go_back(head),
        )

    def _draw_wish(self) -> None:
        wish = self._wished()
        if wish is not None:
            self.table.board.point_at(wish)

    def _wished(self) -> Move | None:
        """The move that is asked for now, if it is one and the board waits for it."""
        wish = self.lesson.step.wish
        if wish is None or not self.table.board.acting:
            return None
        return wish.move(self.session.game, self.session.state)

    def setFocus(self, *reason: Qt.FocusReason) -> None:
        """Give the keyboard to what goes on: the board, or "Next"."""
        if self.lesson.reads:
            self.bar.take_focus()
        else:
            self.table.setFocus(*reason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            event.accept()
        else:
            super().keyPressEvent(event)

    # What the table asks its guide

    def asks(self) -> bool:
        return self.lesson.asks(self.session.head)

    def reads(self) -> bool:
        return self.lesson.reads

    def can_undo(self) -> bool:
        step = self.session.can_undo
        return step is not None and step.to >= self.lesson.first

    def refusal(self, move: Move) -> str:
        step = self.lesson.step
        if step.wish is not None and step.wish.grants(move):
            return ""
        if self.lesson.reads:
            return translate("Tutorial", "Please read this first: Next leads on.")
        if step.wish is None:
            return translate(
                "Tutorial", "You may do that in a match. Here, first: {sentence}"
            ).format(sentence=self.bar.text.text())
        told = self._in_words(step.wish.move(self.session.game, self.session.state))
        return translate(
            "Tutorial", "You may do that in a match. Here, please try this first: {move}."
        ).format(move=told)

    def advise(self) -> None:
        """Draw the move that is asked for, and say it."""
        wish = self._wished()
        text = self.bar.text.text()
        if wish is not None:
            self.table.board.show_hint(wish)
            move = self._in_words(wish)
            text = move[:1].upper() + move[1:] + "."
        self.table.hint_note.show_text(text)
        self.table.say(text)

    def _in_words(self, move: Move) -> str:
        session = self.session
        return words(session.game.id).move(session.state.seen_by(0), move, self._names)


def _play_opening(session: Session, moves: tuple[str, ...]) -> None:
    """Make the moves that came before the tutorial. Without a file nothing has to be waited for."""
    if not moves:
        return
    session.pause()
    for text in moves:
        session.play(rules.game(session.game.id).read_move(text))
        session.pump()
    session.resume()
