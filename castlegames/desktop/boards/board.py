"""What every game's board answers, and what it may lean on.

To write the board of a game, make a package ``boards/<game_id>/`` with

``words.py``   a ``Words`` subclass and its instance ``WORDS``: every sentence of the game.
``models.py``  Qt models over frozen snapshots of a view (``SnapshotModel`` in ``snapshot.py``
               for lists); scenes listen to these alone.
``board.py``   a ``Board`` subclass, named ``BOARD`` at the end. Most games want ``SceneBoard``
               (``scene_board.py``), which brings view, zoom, the one gesture (drag, click and
               click, keys), ghost, keyboard cursor and names for screen readers; a board with a
               window of its own (a 3D scene) takes ``Board`` and puts its widget into itself.

The state flows one way. The table calls ``show_position`` with what the seat at the screen may
know, the board swaps its models, the items repaint. When a person has decided, the board emits
``moveChosen``; it never calls the session and shows nothing as done before the next
``show_position``. While the board is not ``touchable`` no gesture starts.

The action bar shows, in this order: Undo, Redo, Hint, the board's ``controls()``, its
``primary()``. A control whose moment has not come is disabled, not removed, so that nothing moves.
A board with steps of its own before a move is made (a tower, a castle) says by ``step_text`` what
Undo would take back and does it in ``undo_step``.

The panel shows a card a seat with the score, ``seat_note(seat)`` and ``seat_widget(seat)``, then
``panel_extra()``, then the log. ``panel_page()`` takes the whole panel for as long as it is not
None.
"""

from __future__ import annotations

from attrs import field, frozen
from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QWidget

from castlegames.rules import Event, Game, IllegalMove, Move, Reason, State

from ..settings import SettingsStore
from ..table.motion import Motion
from ..theme import Theme
from .words import Words


@frozen
class BoardContext:
    """What a board may lean on. ``names`` are the seats' names, ``humans`` the seats of people.

    ``projections`` is False in a match without projected points, ``free_undo`` True in one where
    undo takes back everything.
    """

    game: Game
    words: Words
    names: tuple[str, ...]
    humans: frozenset[int]
    theme: Theme
    settings: SettingsStore
    motion: Motion
    projections: bool = True
    free_undo: bool = False


@frozen
class LastMove:
    """A move that was made: by whom, and from which position as the viewer saw it."""

    seat: int
    move: Move
    before: State


@frozen
class Position:
    """What a board is to show.

    ``view`` is what the seat ``viewer`` may know (everything once the match is over), after
    ``number`` moves. ``last`` is the move that led here, ``events`` what it caused as the viewer
    may know it. ``acting`` is True when the viewer is asked for a move. ``animate`` is True when
    the last move has just been made and should be seen happening.
    """

    view: State
    viewer: int
    number: int = 0
    last: LastMove | None = None
    events: tuple[Event, ...] = field(default=())
    acting: bool = False
    animate: bool = False


class Board(QWidget):
    """A game on the table, seen from one seat.

    Signals:
        moveChosen: the person at the screen decided for this ``Move``.
        promptChanged: ``prompt`` or ``aside`` answers something else now.
        controlsChanged: other ``controls``, another ``primary``, or another ``step_text``.
        panelChanged: another ``panel_page``, ``panel_extra`` or ``seat_note``.
        said: a sentence for screen readers.
        heard: one of ``sound.SOUNDS`` is to be heard: something was picked up or refused.
    """

    moveChosen = Signal(object)
    promptChanged = Signal()
    controlsChanged = Signal()
    panelChanged = Signal()
    said = Signal(str)
    heard = Signal(str)

    def __init__(self, context: BoardContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.position: Position | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_position(self, position: Position) -> None:
        """Show this position; drop whatever was held or begun. Call this first when overriding."""
        self.position = position

    @property
    def acting(self) -> bool:
        """Whether the person at the screen is asked for a move."""
        return self.position is not None and self.position.acting

    @property
    def touchable(self) -> bool:
        """Whether pieces may be taken: for the move that is asked for, or to plan another."""
        return self.acting

    def prompt(self) -> str:
        """What is asked right now in the middle of a gesture, instead of ``Words.prompt``."""
        return ""

    def aside(self) -> str:
        """A short remark behind the prompt."""
        return ""

    def question(self) -> str:
        """What is to be confirmed, behind the prompt and before any remark; or nothing."""
        return ""

    def controls(self) -> tuple[QAction, ...]:
        """The board's own commands for the action bar, always the same in a mode of the board."""
        return ()

    def primary(self) -> QAction | None:
        """The one command that matters most now."""
        return None

    def step_text(self) -> str:
        """What Undo would take back on the board itself, or nothing: "add 3"."""
        return ""

    def undo_step(self) -> None:
        """Take back the step that ``step_text`` names."""

    def put_back(self) -> bool:
        """Put back what is held, leaving no trace; False if nothing is or it cannot be."""
        return False

    def show_refused(self, move: Move, reason: Reason) -> None:
        """Show why a resolved move was refused: what would have fallen. Nothing has happened."""

    def show_hint(self, move: Move | None) -> None:
        """Draw a move on the board as advice, or take the advice away."""

    def hint_step(self) -> str:
        """What ``take_hint`` would do with the advice on show, or nothing: "Put it up"."""
        return ""

    def take_hint(self) -> None:
        """Begin what is advised, as far as it needs no decision: a castle, an aim."""

    def point_at(self, move: Move) -> None:
        """Draw a move on the board as a wish; nothing of it is done."""
        self.show_hint(move)

    def seat_note(self, seat: int) -> str:
        """A line on the seat's card under its score."""
        del seat
        return ""

    def seat_widget(self, seat: int) -> QWidget | None:
        """A widget at the foot of the seat's card, always the same one."""
        del seat
        return None

    def panel_extra(self) -> QWidget | None:
        """A widget between the seats and the log."""
        return None

    def panel_page(self) -> QWidget | None:
        """A widget that takes the whole panel while the board is in a mode of its own."""
        return None

    def is_final(self, move: Move) -> bool:
        """Whether undo could not take this move back, as far as the view can tell."""
        if self.position is None or self.context.game.perfect_information:
            return False
        view = self.position.view
        try:
            return view.play(move).reveals != view.reveals
        except IllegalMove:
            return True

    def thumbnail(self, size: QSize) -> QImage:
        """A small picture of the board, of this many device pixels at most."""
        picture = self.grab().toImage()
        return picture.scaled(
            size,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )

    def end_pictures(self) -> tuple[tuple[int, QImage], ...]:
        """A picture a seat for the end of the match, or none."""
        return ()

    def note_area(self) -> QRect:
        """Where a note (a hint's sentence, a trouble) may lie on the board without harm."""
        return self.rect().adjusted(12, 12, -12, -12)

    def finish_motion(self) -> None:
        """Bring every animation to its end at once."""
        self.context.motion.finish()

    def zoom_in(self) -> None:
        """Show the board larger."""

    def zoom_out(self) -> None:
        """Show the board smaller."""

    def zoom_reset(self) -> None:
        """Show the whole board."""
