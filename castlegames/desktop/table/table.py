"""The table: the one place through which a match reaches the screen, and a player's wish the match.

State flows down: session → pacing → board, models, prompt. Wishes flow up: board or command →
session. Nothing is shown as done before the session has said so.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QImage, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from castlegames.rules import Event, IllegalMove, Move, State
from castlegames.session.observer import Observer
from castlegames.session.session import Session
from castlegames.session.session import Step as Undoable
from castlegames.session.ticket import Ticket
from castlegames.session.trouble import Trouble

from ..actions import Actions
from ..boards import board
from ..boards.board import Board, BoardContext, LastMove, Position
from ..boards.words import words
from ..settings import SettingsStore
from ..style import styled
from ..theme import Theme
from ..trouble_words import trouble_text
from .accessible import announce
from .action_bar import ActionBar
from .curtain import Curtain
from .end_of_match import EndFacts, EndOfMatch
from .history import log_line, seen, steps, totals
from .log_model import MoveLogModel
from .motion import Motion
from .notice import Choice, Notice
from .pacing import Pacing, Step
from .panel import SidePanel
from .prompt_line import PromptLine
from .score_model import ScoreModel, number
from .viewer import Company

FOLD_BELOW = 1100
"""Narrower than this, the side panel folds away into a drawer."""
_PANEL_SHARE = 0.22
_PANEL_WIDTHS = (250, 400)
_MARGIN = 14
_LEAST = QSize(860, 480)
_BOT_TROUBLES = ("bot_failed", "bot_illegal", "worker_died", "worker_hung")


class _Watch(Observer):
    """Hands what a session tells to its table."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def moved(self, before: State, move: Move, after: State, events: tuple[Event, ...]) -> None:
        del events
        self._table.move_made(before, move, after)

    def cursor(self, n: int) -> None:
        self._table.cursor_moved(n)

    def thinking(self, seat: int | None) -> None:
        self._table.thinking_changed(seat)

    def trouble(self, trouble: Trouble) -> None:
        self._table.show_trouble(trouble)


class Table(QWidget):
    """A match on the screen.

    Commands of the action layer are methods of their names. ``close_match`` ends the table's part;
    the session itself is closed by whoever opened it.

    Signals:
        left: the players want to go back to the lobby.
        again(bool): they want another match, True for the same deal.
    """

    left = Signal()
    again = Signal(bool)

    def __init__(
        self,
        session: Session,
        theme: Theme,
        settings: SettingsStore,
        actions: Actions,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        styled(self, "table")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.session = session
        self._theme, self._settings, self._actions = theme, settings, actions
        self._words = words(session.game.id)
        self._names = tuple(seat.name for seat in session.seats)
        self._viewer: int | None = None
        self._shown = session.head
        self._ticket: Ticket | None = None
        self._closed = False
        self._ended = False
        self._drawer_open = False

        self.motion = Motion(settings, self)
        self.scores = ScoreModel(self._words, session.game.score_parts, self._names, self)
        self.moves = MoveLogModel(self)
        self.board: Board = board(session.game.id)(
            BoardContext(
                game=session.game,
                words=self._words,
                names=self._names,
                humans=self._humans(),
                theme=theme,
                settings=settings,
                motion=self.motion,
                projections=not session.options.get("purist", False),
            ),
            self,
        )
        self.prompt = PromptLine(self._names, self.scores, theme, settings, self)
        self.bar = ActionBar(actions.undo, actions.redo, actions.hint, theme, self)
        self.panel = SidePanel(self._names, self.scores, self.moves, theme, self)
        self.hint_note = Notice(theme, self.board)
        self.trouble_note = Notice(theme, self.board, warning=True)
        self.end = EndOfMatch(self._names, self.scores, theme, self)
        self.end.hide()
        self.curtain = Curtain(theme, self)
        self.pacing = Pacing(settings, self.motion, self._show_step, self._settled, self)
        self._lay_out()
        self._connect()
        self._watch = _Watch(self)
        session.observers.append(self._watch)
        actions.serve(self, of_table=True)
        for trouble in session.troubles:
            self.show_trouble(trouble)
        self._apply_pace()
        self._go_to(session.view_at if session.view_at is not None else session.head)

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(10)
        left.addWidget(self.prompt)
        left.addWidget(self.board, 1)
        left.addWidget(self.bar)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(_MARGIN, 12, _MARGIN, 12)
        self._row.setSpacing(_MARGIN)
        self._row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._row.addLayout(left, 1)
        self._row.addWidget(self.panel)

    def _connect(self) -> None:
        board_, prompt, end = self.board, self.prompt, self.end
        board_.moveChosen.connect(self._play)
        board_.promptChanged.connect(self._show_prompt)
        board_.controlsChanged.connect(self._show_controls)
        board_.panelChanged.connect(self._show_additions)
        board_.said.connect(self._speak)
        prompt.wanted.connect(self._look_at)
        prompt.skipped.connect(self.skip)
        prompt.drawer.connect(self._toggle_drawer)
        self.panel.lookedAt.connect(self._look_at)
        self.curtain.opened.connect(self._curtain_opened)
        end.rematch.connect(self.rematch)
        end.same_deal.connect(self.restart)
        end.replay.connect(self.replay)
        end.looked.connect(self._look_at)
        end.lobby.connect(self.left)
        self._settings.changed.connect(self._apply_pace)

    # Commands

    def undo(self) -> None:
        """Take back a step on the board, or the last human decision."""
        if self.curtain.down:
            return
        if self.board.acting and self.board.step_text():
            self.board.undo_step()
            return
        self._await(self.session.undo())

    def redo(self) -> None:
        """Play again what was taken back."""
        if not self.curtain.down:
            self._await(self.session.redo())

    def hint(self) -> None:
        """Ask for the best move, draw it and say why."""
        if not self._may_hint():
            return
        self.hint_note.show_text(self.tr("Looking for a good move…"))
        number = self.session.head
        self.session.hint().then(lambda ticket: self._show_hint(ticket, number))

    def replay(self) -> None:
        """Look at the match from the start, move by move."""
        if self.curtain.down or self.session.head == self.session.first:
            return
        self._look_at(self.session.first)
        self.prompt.start_play()

    def restart(self) -> None:
        """Ask for a new match with the same deal."""
        self.again.emit(True)

    def rematch(self) -> None:
        """Ask for a new match with another deal."""
        self.again.emit(False)

    def zoom_in(self) -> None:
        """Show the board larger."""
        self.board.zoom_in()

    def zoom_out(self) -> None:
        """Show the board smaller."""
        self.board.zoom_out()

    def zoom_reset(self) -> None:
        """Show the whole board."""
        self.board.zoom_reset()

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
        self.pacing.drop()
        if self._watch in self.session.observers:
            self.session.observers.remove(self._watch)
        self._settings.changed.disconnect(self._apply_pace)
        self._actions.release(self)

    def thumbnail(self, size: QSize) -> QImage | None:
        """A small picture of the board, or None when it would show somebody's hand."""
        several = len(self._humans()) > 1
        if several and not self.session.game.perfect_information and not self._ended:
            return None
        return self.board.thumbnail(size)

    # What the session tells

    def move_made(self, before: State, move: Move, after: State) -> None:
        """A move was played; it is shown when its turn comes."""
        seat = before.to_move
        if seat is None:
            return
        step = Step(self.session.head, seat, move, before, after)
        self.hint_note.clear()
        self.pacing.add(step, unhurried=seat not in self._humans())
        self._sync_commands()

    def cursor_moved(self, n: int) -> None:
        """Undo, redo or a look back: another position is to be shown, without animation."""
        self.hint_note.clear()
        self._go_to(n)

    def thinking_changed(self, seat: int | None) -> None:
        """A bot began to think, or none does."""
        del seat
        self._show_turn()

    def show_trouble(self, trouble: Trouble) -> None:
        """Say what is wrong, and offer what can be done about it."""
        text = trouble_text(trouble, self._names)
        choices: list[Choice] = []
        if trouble.code in _BOT_TROUBLES:
            choices.append((self.tr("Let it try again"), self.session.resume))
            seat = trouble.args.get("seat")
            if isinstance(seat, int):
                choices.append((self.tr("Take its seat"), lambda: self._take_seat(seat)))
        self.trouble_note.show_text(f"{text.what} {text.advice}".strip(), choices)
        self._speak(text.what)
        if not self._closed:
            self._show_turn()

    # Showing positions

    def _humans(self) -> frozenset[int]:
        return frozenset(n for n, seat in enumerate(self.session.seats) if seat.bot is None)

    def _company(self) -> Company:
        return Company(
            humans=self._humans(),
            open_table=self.session.game.perfect_information,
            curtain=self._settings.value.curtain,
        )

    def _go_to(self, n: int) -> None:
        """Show the position after ``n`` moves as it is, through the right eyes."""
        self.pacing.drop()
        self._shown = n
        state = self.session.position(n)
        looking = self.session.view_at is not None
        if not looking and not self._through_right_eyes(state):
            return
        if looking and self._viewer is None and not self._through_right_eyes(self.session.state):
            return
        self._rebuild_log()
        self._show_now(animate=False)
        self._show_end_if_over()

    def _through_right_eyes(self, state: State) -> bool:
        """Take the eyes of whoever is to look; False if a curtain came down first."""
        company = self._company()
        if state.to_move is None:
            if self._viewer is None:
                self._viewer = company.viewer(None, None)
            return True
        wanted = company.viewer(self._viewer, state.to_move)
        if company.needs_curtain(self._viewer, wanted):
            self.pacing.hold(True)
            self.hint_note.clear()
            self.curtain.cover(wanted, self._names[wanted])
            self._sync_commands()
            return False
        if wanted != self._viewer:
            self._viewer = wanted
            if not company.open_table:
                self._rebuild_log()
        return True

    def _curtain_opened(self, seat: int) -> None:
        self._viewer = seat
        self.pacing.hold(False)
        self._rebuild_log()
        self._show_now(animate=False)
        self.board.setFocus()

    def _show_step(self, step: Step) -> None:
        if self._viewer is None and not self._through_right_eyes(step.before):
            return
        viewer = self._eyes()
        self._shown = step.number
        line = log_line(step, viewer, self._words, self._names)
        self.moves.show((*self.moves.lines, line))
        self._show_now(animate=True)
        self._speak(f"{self._names[step.seat]}: {line.text}. " + self._happened(step, viewer))

    def _happened(self, step: Step, viewer: int) -> str:
        events = seen(step.after, viewer).events
        return " ".join(self._words.event(event, self._names) for event in events)

    def _settled(self) -> None:
        """What happened has been seen: let the next person sit down, or end the match."""
        if self.session.view_at is not None:
            return
        before = self._viewer
        if not self._through_right_eyes(self.session.state):
            return
        if before != self._viewer or not self.board.acting:
            self._show_now(animate=False)
        self._show_end_if_over()

    def _show_now(self, animate: bool) -> None:
        """Give board, models, prompt and commands the position that is on show."""
        viewer = self._eyes()
        number = self._shown
        state = self.session.position(number)
        view = seen(state, viewer)
        last = None
        if number > self.session.first:
            played = self.session.moves[number - self.session.first - 1]
            before = self.session.position(number - 1)
            last = LastMove(played.seat, played.move, before.seen_by(viewer))
        self.scores.show(view.scores())
        self.board.show_position(
            Position(
                view=view,
                viewer=viewer,
                number=number,
                last=last,
                events=view.events if last else (),
                acting=self._may_act(state),
                animate=animate,
            )
        )
        self.moves.mark(number)
        self.panel.log.reveal(number)
        self._show_prompt()
        self._show_controls()
        self._show_additions()
        self._show_turn()

    def _eyes(self) -> int:
        if self._viewer is None:
            self._viewer = self._company().viewer(None, self.session.state.to_move)
        return self._viewer

    def _may_act(self, state: State) -> bool:
        session = self.session
        return (
            session.view_at is None
            and self._shown == session.head
            and not self.pacing.waiting
            and not self.curtain.down
            and (self._ticket is None or not self._ticket.waiting)
            and state.to_move is not None
            and state.to_move in self._humans()
            and state.to_move == self._viewer
        )

    def _rebuild_log(self) -> None:
        viewer = self._eyes()
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
        self.end.hide()
        over = session.state.to_move is None
        wanted = min(max(number, session.first), session.head)
        now = number < 0 or (wanted == session.head and not over)
        if now and session.view_at is None:
            self._go_to(session.head)
        else:
            session.show(None if now else wanted)
        if self._drawer_open and not now:
            self._toggle_drawer()

    def _take_seat(self, seat: int) -> None:
        self.session.change_seat(seat, None)
        self.session.resume()
        self._viewer = None if len(self._humans()) > 1 else seat
        self._go_to(self.session.head)

    def _show_hint(self, ticket: Ticket, number: int) -> None:
        if self._closed:
            return
        self.hint_note.clear()
        position = self.board.position
        if ticket.move is None or not ticket.done or position is None:
            if ticket.dropped and ticket.why not in ("undone", "closed"):
                self.hint_note.show_text(self.tr("There is no hint now."))
            return
        if number != self._shown or not self.board.acting:
            return
        self.board.show_hint(ticket.move)
        move = self._words.move(position.view, ticket.move, self._names)
        why = self._words.hint(position.view, ticket.move, ticket.reasons)
        text = self.tr("{move}: {why}").format(move=move[:1].upper() + move[1:], why=why)
        self.hint_note.show_text(text)
        self._speak(text)

    def _may_hint(self) -> bool:
        return (
            self.board.acting
            and not self.session.options.get("purist", False)
            and not self.curtain.down
        )

    def _bot_to_move(self) -> bool:
        to_move = self.session.state.to_move
        return to_move is not None and to_move not in self._humans()

    def _apply_pace(self) -> None:
        stepping = self._settings.value.pace == "step"
        if stepping and not self.session.paused:
            self.session.pause()
        elif not stepping and self.session.paused and self.trouble_note.isHidden():
            self.session.resume()
        self._show_turn()

    # Words and commands around the board

    def _show_prompt(self) -> None:
        position = self.board.position
        if position is None or self.curtain.down:
            self.prompt.ask(None, "", "")
            return
        session = self.session
        if session.view_at is not None:
            label = self.tr("Move {n} of {last}").format(n=self._shown, last=session.head)
            self.prompt.look_back(self._shown, session.first, session.head, label)
            return
        view = position.view
        if view.to_move is None:
            outcome = view.outcome()
            text = self._words.outcome(outcome, self._names) if outcome else ""
            self.prompt.ask(None, text, "")
            return
        if view.to_move in self._humans():
            text = self.board.prompt() if position.acting else ""
            text = text or self._words.prompt(view, self._names)
        elif session.thinking is None:
            text = self.tr("is to move")
        else:
            text = self.tr("is thinking")
        aside = self.board.aside() or self.tr("Move {n}").format(n=self._shown + 1)
        self.prompt.ask(view.to_move, text, aside)

    def _show_turn(self) -> None:
        position = self.board.position
        to_move = position.view.to_move if position is not None else None
        thinking = self.session.thinking if to_move == self.session.thinking else None
        self.panel.show_turn(to_move, thinking)
        skip = ""
        if self.pacing.waiting:
            skip = self.tr("Skip (Space)")
        elif self.session.paused and self._bot_to_move():
            skip = self.tr("Next move (Space)")
        self.prompt.show_skip(skip)
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
        session, actions = self.session, self._actions
        free = not self.curtain.down
        self._name_step(actions.undo, session.can_undo, self.tr("Undo"), self.tr("Undo {move}"))
        self._name_step(actions.redo, session.can_redo, self.tr("Redo"), self.tr("Redo {move}"))
        own = self.board.step_text() if self.board.acting else ""
        if own:
            actions.undo.setText(self.tr("Undo {move}").format(move=own))
            actions.undo.setEnabled(free)
        actions.hint.setEnabled(self._may_hint())
        actions.replay.setEnabled(free and session.head > session.first)

    def _name_step(self, action: QAction, step: Undoable | None, bare: str, named: str) -> None:
        action.setEnabled(step is not None and not self.curtain.down)
        if step is None or self.curtain.down:
            action.setText(bare)
            return
        before = step.before.seen_by(self._eyes())
        move = self._words.move(before, step.played.move, self._names)
        action.setText(named.format(move=move))

    def _speak(self, sentence: str) -> None:
        announce(self.board, sentence)

    # The end

    def _show_end_if_over(self) -> None:
        state = self.session.state
        outcome = state.outcome()
        over = outcome is not None and self.session.view_at is None
        self._ended = outcome is not None
        if not over or outcome is None:
            self.end.hide()
            return
        session = self.session
        facts = [self.tr("{n} moves").format(n=session.head)]
        facts.append(self.tr("helped by hints") if session.helped else self.tr("no hints used"))
        self.end.show_end(
            EndFacts(
                title=self._title(outcome.winners),
                why=self._words.outcome(outcome, self._names),
                winners=outcome.winners,
                facts=tuple(facts),
                footer=self.tr("Seed {seed}").format(seed=session.header.seed),
                totals=totals(session),
                first=session.first,
            ),
            self.board.end_pictures(),
        )
        self.end.setGeometry(self.rect())
        self.end.show()
        self.end.raise_()
        self._speak(f"{self.end.title.text()}. {self.end.why.text()}")

    def _title(self, winners: tuple[int, ...]) -> str:
        names = [self._names[seat] for seat in winners]
        if len(names) == 1:
            points = [score.total for score in self.session.state.scores()]
            best = points.pop(winners[0])
            text = self.tr("{name} wins, {points} to {others}")
            others = ", ".join(number(each) for each in sorted(points, reverse=True))
            return text.format(name=names[0], points=number(best), others=others)
        return self.tr("{names} share the win").format(names=", ".join(names))

    # The window around it

    def minimumSizeHint(self) -> QSize:
        return _LEAST

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not self.curtain.down:
            self.skip()
            event.accept()
        elif event.key() == Qt.Key.Key_Escape and self.prompt.looking_back:
            self._look_at(-1)
            event.accept()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.curtain.down:
            self.curtain.setFocus()
        elif not self.end.isVisible():
            self.board.setFocus()
        self._sync_commands()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold(self.width() < FOLD_BELOW)
        if self.curtain.down:
            self.curtain.setGeometry(self.rect())
        self.end.setGeometry(self.rect())
        QTimer.singleShot(0, self, self._place_notes)

    def _place_notes(self) -> None:
        for note in (self.hint_note, self.trouble_note):
            if note.isVisible():
                note.place()

    def _fold(self, folded: bool) -> None:
        low, high = _PANEL_WIDTHS
        width = min(max(round(self.width() * _PANEL_SHARE), low), high)
        self.prompt.show_folded(folded)
        if not folded:
            self._drawer_open = False
            if self._row.indexOf(self.panel) < 0:
                self._row.addWidget(self.panel)
            self.panel.setFixedWidth(width)
            self.panel.show()
            return
        if self._row.indexOf(self.panel) >= 0:
            self._row.removeWidget(self.panel)
        self.panel.setFixedWidth(low + 40)
        self.panel.setVisible(self._drawer_open)
        self._place_drawer()

    def _toggle_drawer(self) -> None:
        self._drawer_open = not self._drawer_open
        self.panel.setVisible(self._drawer_open)
        self._place_drawer()

    def _place_drawer(self) -> None:
        if not self._drawer_open:
            return
        top = self.prompt.geometry().bottom() + 8
        width = self.panel.width()
        self.panel.setGeometry(
            self.width() - width - _MARGIN, top, width, self.height() - top - _MARGIN
        )
        self.panel.raise_()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "pacing"):
            self._show_turn()
