"""The table: the one place through which a match reaches the screen, and a player's wish the match.

State flows down: session → pacing → board, models, prompt. Wishes flow up: board or command →
session. Nothing is shown as done before the session has said so.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from castlegames.rules import IllegalMove, Move, State
from castlegames.session.session import Session
from castlegames.session.ticket import Ticket
from castlegames.session.trouble import Trouble

from ..actions import Actions
from ..lists import headed, sentences
from ..names import addressed
from ..settings import SettingsStore
from ..sound import PUT, TURN, WIN
from ..theme import Theme
from .advice import Advice
from .asking import Asking
from .commands import Commands
from .ending import end_facts
from .frame import TableFrame
from .history import log_line, steps
from .pacing import Pacing, Step
from .report import match_report
from .troubles import Troubles
from .watch import Watch


class Table(TableFrame):
    """A match on the screen.

    Commands of the action layer are methods of their names. ``close_match`` ends the table's part;
    the session itself is closed by whoever opened it.

    Signals:
        left: the players want to go back to the lobby.
        again(bool): they want another match, True for the same deal.
        branched: a new match is to go on from the position that is looked at.
    """

    left = Signal()
    again = Signal(bool)
    branched = Signal()

    def __init__(
        self,
        session: Session,
        theme: Theme,
        settings: SettingsStore,
        actions: Actions,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(session, theme, settings, actions, parent)
        self._shown = session.head
        self._ticket: Ticket | None = None
        self._untold: Step | None = None
        """The move that is seen happening, and not yet told of."""
        self._closed = False
        self._advice = Advice(
            session, self.board, self.hint_note, self._words, self._names, self._speak
        )
        self.pacing = Pacing(settings, self.motion, self._show_step, self._settled, self)
        self.motion.finished.connect(self._tell)
        self._asking = Asking(session, self.board, self.prompt, self.eyes, self._words, self._names)
        self._commands = Commands(session, actions, self._words, self._names)
        self._troubles = Troubles(
            session, self.trouble_note, self._names, self._speak, self._seat_taken
        )
        self._connect()
        self._watch = Watch(self)
        session.observers.append(self._watch)
        actions.serve(self, of_table=True)
        for trouble in session.troubles:
            self.show_trouble(trouble)
        self._apply_pace()
        self._go_to(session.view_at if session.view_at is not None else session.head)

    def _connect(self) -> None:
        board_, prompt, end = self.board, self.prompt, self.end
        board_.moveChosen.connect(self._play)
        board_.promptChanged.connect(self._show_prompt)
        board_.controlsChanged.connect(self._show_controls)
        board_.panelChanged.connect(self._show_additions)
        board_.said.connect(self._speak)
        board_.heard.connect(self.sounds.play)
        prompt.wanted.connect(self._look_at)
        prompt.skipped.connect(self.skip)
        prompt.play_on.connect(self.play_on)
        prompt.drawer.connect(self._folding.toggle)
        self.panel.lookedAt.connect(self._look_at)
        self.curtain.opened.connect(self._curtain_opened)
        end.rematch.connect(self.rematch)
        end.same_deal.connect(self.restart)
        end.replay.connect(self.replay)
        end.export.connect(self._actions.export.trigger)
        end.looked.connect(self._look_at)
        end.lobby.connect(self.left)
        self._settings.changed.connect(self._apply_pace)

    # Commands

    def undo(self) -> None:
        """Take back a step on the board, or the last human decision."""
        if self.curtain.down:
            return
        if self.board.touchable and self.board.step_text():
            self.board.undo_step()
            return
        self._await(self.session.undo())

    def redo(self) -> None:
        """Play again what was taken back."""
        if not self.curtain.down:
            self._await(self.session.redo())

    def hint(self) -> None:
        """Ask for the best move, draw it and say why."""
        if not self.curtain.down:
            self._advice.ask()

    def replay(self) -> None:
        """Look at the match from the start, move by move."""
        if self.curtain.down or self.session.head == self.session.first:
            return
        self._look_at(self.session.first)
        self.prompt.start_play()

    def play_on(self) -> None:
        """Ask for a new match that goes on from the position that is looked at."""
        if self.session.view_at is not None and not self.curtain.down:
            self.branched.emit()

    def restart(self) -> None:
        """Ask for a new match with the same deal."""
        self.again.emit(True)

    def rematch(self) -> None:
        """Ask for a new match with another deal."""
        self.again.emit(False)

    def skip(self) -> None:
        """Do not wait for the bots: show what they did; in step mode let the next one move."""
        if self.curtain.down:
            return
        self.pacing.skip()
        if self.session.paused and self._bot_to_move():
            self.session.step()

    def close_match(self) -> None:
        """Stop watching the session and give the commands back. Twice is once."""
        if self._closed:
            return
        self._closed = True
        self.prompt.stop_play()
        self._advice.clear()
        self.pacing.drop()
        if self._watch in self.session.observers:
            self.session.observers.remove(self._watch)
        self._settings.changed.disconnect(self._apply_pace)
        self._actions.release(self)

    def report(self) -> str:
        """The match in words, as whoever looks at it may know it; nothing under the curtain."""
        viewer = self.eyes.viewer
        if viewer is None or self.curtain.down:
            return ""
        names = tuple(seat.name for seat in self.session.seats)
        return match_report(self.session, self._words, names, viewer)

    # What the session tells

    def move_made(self, before: State, move: Move, after: State) -> None:
        """A move was played; it is shown when its turn comes."""
        seat = before.to_move
        if seat is None:
            return
        self._ticket = None
        step = Step(self.session.head, seat, move, before, after)
        self._advice.clear()
        self.pacing.add(step, unhurried=seat not in self.eyes.humans)
        self._sync_commands()

    def cursor_moved(self, n: int) -> None:
        """Undo, redo or a look back: another position is to be shown.

        It is shown as it is; only a look at the next move lets that move be seen happening.
        """
        self._advice.clear()
        onwards = self.session.view_at is not None and n == self._shown + 1
        self._go_to(n, animate=onwards)

    def thinking_changed(self, seat: int | None) -> None:
        """A bot began to think, or none does."""
        del seat
        self._show_turn()

    def show_trouble(self, trouble: Trouble) -> None:
        """Say what is wrong, and offer what can be done about it."""
        self._troubles.show(trouble)
        if not self._closed:
            self._show_turn()

    # Showing positions

    def _go_to(self, n: int, animate: bool = False) -> None:
        """Show the position after ``n`` moves through the right eyes."""
        self.pacing.drop()
        self._shown = n
        looking = self.session.view_at is not None
        if (not looking or self.eyes.viewer is None) and not self._look(self.session.state):
            return
        self._rebuild_log()
        self._show_now(animate=animate)
        self._show_end_if_over()

    def _look(self, state: State) -> bool:
        """Take the eyes of whoever is to look; False if a curtain came down first."""
        seat = self.eyes.curtain_for(state)
        if seat is not None:
            self.pacing.hold(True)
            self._advice.clear()
            self.curtain.cover(seat, self._names[seat])
            self._lock()
            self._in_front = self.curtain
            self._sync_commands()
            return False
        if self.eyes.follow(state) and not self.session.game.perfect_information:
            self._rebuild_log()
        return True

    def _curtain_opened(self, seat: int) -> None:
        self.eyes.viewer = seat
        self._lock()
        self.pacing.hold(False)
        self._rebuild_log()
        self._show_now(animate=False)
        self._focus_board()

    def _show_step(self, step: Step) -> None:
        viewer = self.eyes.viewer
        if viewer is None:
            return
        self._tell()
        self._shown, self._untold = step.number, step
        self._show_now(animate=True)
        self.sounds.play(PUT)
        if not self.motion.running:
            self._tell()

    def _tell(self) -> None:
        """Say in scores, log and words what a move did, once it has been seen happening."""
        step, self._untold = self._untold, None
        viewer, position = self.eyes.viewer, self.board.position
        if step is None or viewer is None or position is None or self._closed:
            return
        line = log_line(step, viewer, self._words, self._names)
        self.moves.show((*self.moves.lines, line))
        self.moves.mark(step.number)
        self.panel.log.reveal(step.number)
        self.scores.show(position.view.scores())
        self._show_prompt()
        said = headed(self._names[step.seat], line.text)
        self._speak(sentences((said, self._happened(step))))

    def _happened(self, step: Step) -> str:
        events = self.eyes.seen(step.after).events
        return " ".join(addressed(self._words.event(event, self._names)) for event in events)

    def _settled(self) -> None:
        """What happened has been seen: let the next person sit down, or end the match."""
        self._tell()
        if self.session.view_at is not None:
            return
        before, state = self.eyes.viewer, self.session.state
        position = self.board.position
        if not self._look(state):
            return
        if before != self.eyes.viewer or self.board.acting != self._may_act(state):
            self._show_now(animate=False)
        last = None if position is None else position.last
        if last is not None and last.seat != self.eyes.viewer and self.board.acting:
            self.sounds.play(TURN)
        if state.to_move is None and self.end.isHidden():
            self.sounds.play(WIN)
        self._show_end_if_over()

    def _show_now(self, animate: bool) -> None:
        """Give board, models, prompt and commands the position that is on show."""
        number = self._shown
        acting = self._may_act(self.session.position(number))
        position = self.eyes.position(number, acting=acting, animate=animate)
        if self._untold is None:
            self.scores.show(position.view.scores())
        self.board.show_position(position)
        self.moves.mark(number)
        self.panel.log.reveal(number)
        self._show_prompt()
        self._show_controls()
        self._show_additions()
        self._show_turn()

    def _may_act(self, state: State) -> bool:
        session = self.session
        return (
            session.view_at is None
            and self._shown == session.head
            and not self.pacing.waiting
            and not self.curtain.down
            and (self._ticket is None or not self._ticket.waiting)
            and state.to_move is not None
            and state.to_move in self.eyes.humans
            and state.to_move == self.eyes.viewer
        )

    def _rebuild_log(self) -> None:
        viewer = self.eyes.viewer
        self._untold = None
        if viewer is None:
            return
        upto = self._shown if self.session.view_at is None else None
        self.moves.show(
            [log_line(step, viewer, self._words, self._names) for step in steps(self.session, upto)]
        )

    # Wishes of the players

    def _play(self, move: Move) -> None:
        self.motion.finish()
        try:
            ticket = self.session.play(move)
        except IllegalMove as refused:
            self.trouble_note.show_text(self._words.reason(refused.reason, self._names))
            self._show_now(animate=False)
            return
        self._await(ticket)

    def _await(self, ticket: Ticket) -> None:
        self._ticket = ticket
        ticket.then(self._answered)
        self._sync_commands()

    def _answered(self, ticket: Ticket) -> None:
        if self._closed:
            return
        if ticket is self._ticket:
            self._ticket = None
        if ticket.dropped and self.pacing.empty and not self.curtain.down:
            self._show_now(animate=False)
            if ticket.refusal is not None and ticket.move is not None:
                self.board.show_refused(ticket.move, ticket.refusal)
                self._speak(self._words.reason(ticket.refusal, self._names))
        elif self.pacing.empty and not self.curtain.down and not self.board.acting:
            QTimer.singleShot(0, self, self._settle_late)
        self._sync_commands()

    def _settle_late(self) -> None:
        if not self._closed and self.pacing.empty and not self.curtain.down:
            self._settled()

    def _look_at(self, number: int) -> None:
        """Look at a position; a negative number, or the last one of a running match, means now."""
        if self.curtain.down:
            return
        session = self.session
        self._hide_end()
        over = session.state.to_move is None
        wanted = min(max(number, session.first), session.head)
        now = number < 0 or (wanted == session.head and not over)
        if now and session.view_at is None:
            self._go_to(session.head)
        else:
            session.show(None if now else wanted)
        if not now:
            self._folding.shut()

    def _step(self, moves: int) -> None:
        """Look a move back or on from what is shown."""
        at = self.session.view_at
        if at is None:
            at = self.session.head
        if self.session.first <= at + moves <= self.session.head:
            self.prompt.stop_play()
            self._look_at(at + moves)

    def _seat_taken(self) -> None:
        self.eyes.viewer = None
        self._go_to(self.session.head)

    def _bot_to_move(self) -> bool:
        to_move = self.session.state.to_move
        return to_move is not None and to_move not in self.eyes.humans

    def _apply_pace(self) -> None:
        stepping = self._settings.value.pace == "step"
        if stepping and not self.session.paused:
            self.session.pause()
        elif not stepping and self.session.paused and self.trouble_note.isHidden():
            self.session.resume()
        self._show_turn()

    # Words and commands around the board

    def _show_prompt(self) -> None:
        over = self.board.position is not None and self.board.position.view.to_move is None
        if self._untold is None or not over:
            self._asking.show()

    def _show_turn(self) -> None:
        position = self.board.position
        to_move = position.view.to_move if position is not None else None
        thinking = self.session.thinking if to_move == self.session.thinking else None
        self.panel.show_turn(to_move, thinking)
        self._asking.show_skip(self.pacing.waiting)
        self._show_prompt()
        self._sync_commands()

    def _show_controls(self) -> None:
        self.bar.show_commands(self.board.controls(), self.board.primary())
        self._sync_commands()

    def _show_additions(self) -> None:
        notes = [self.board.seat_note(seat) for seat in range(len(self._names))]
        self.panel.show_additions(notes, self.board.panel_extra(), self.board.panel_page())

    def _sync_commands(self) -> None:
        if self._closed:
            return
        viewer = None if self.curtain.down else self.eyes.viewer
        step = self.board.step_text() if self.board.touchable else ""
        self._commands.show(viewer, step, self._advice.possible)

    # The end

    def _show_end_if_over(self) -> None:
        state = self.session.state
        outcome = state.outcome()
        over = outcome is not None and self.session.view_at is None
        if not over or outcome is None:
            self._hide_end()
            return
        self.end.show_end(
            end_facts(self.session, outcome, self._words, self._names), self.board.end_pictures()
        )
        self.end.setGeometry(self.rect())
        self.end.show()
        self.end.raise_()
        self._lock()
        self._in_front = self.end.to_rematch
        self.setFocus()
        self._speak(f"{self.end.title.text()}. {self.end.why.text()}")

    # The window around it

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not self.curtain.down:
            if self.prompt.looking_back:
                self.prompt.toggle_play()
            else:
                self.skip()
            event.accept()
        elif event.key() == Qt.Key.Key_PageUp:
            self._step(-1)
        elif event.key() == Qt.Key.Key_PageDown:
            self._step(1)
        elif event.key() == Qt.Key.Key_Escape and self.prompt.looking_back:
            self._look_at(-1)
            event.accept()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()
        self._sync_commands()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "pacing"):
            self._show_turn()
