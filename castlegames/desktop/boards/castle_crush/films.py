"""Falls on the screen: played as they happened, seen again, slowly or moment by moment."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen
from PySide6.QtCore import QEasingCurve

from castlegames.rules.castle_crush import Build, CastleCrushState, Swing
from castlegames.rules.castle_crush.placing import poses as placed_poses

from ...table.motion import Motion
from ..board import Position
from .fall_panel import FallPanel
from .falls import Fall, by_piece, fall_of
from .marks import Label, Marks
from .models import PiecesModel
from .scenery import castle_labels, fall_tags, pieces, standings_rows, storey_tags
from .stage_item import StageItem

_LINEAR = QEasingCurve.Type.Linear
_POP = 260
"""Milliseconds for each piece whose points come up."""
_POPPED = 500
_SCORED = 2600
"""Milliseconds for the castles as they were scored."""
_SLOWLY = 4.0
_REFUSED = 2.0
"""How much slower than in truth a fall is seen again, and a castle that does not stand."""


@frozen
class Showing:
    """A fall that can be shown: the motion, the position before it, the move that caused it."""

    fall: Fall
    before: CastleCrushState
    move: Build | Swing

    @classmethod
    def of(cls, before: CastleCrushState, move: Build | Swing) -> Showing | None:
        """What a resolved move recorded; None if nothing moved."""
        start = by_piece(before.rest)
        if isinstance(move, Build) and before.to_move is not None:
            placed = placed_poses(move.placements, before.to_move, before.seats)
            start.update({pose.piece: pose for pose in placed})
        fall = fall_of(move, start)
        return None if fall is None else cls(fall, before, move)


def shown_by(position: Position) -> Showing | None:
    """The fall of the last move, if it was one."""
    last = position.last
    if last is None or not isinstance(last.move, Build | Swing):
        return None
    assert isinstance(last.before, CastleCrushState)
    return Showing.of(last.before, last.move)


def scored_round(position: Position) -> int | None:
    """The round that the last move brought to its score, or None."""
    if not any(event.kind == "scored" for event in position.events):
        return None
    assert isinstance(position.view, CastleCrushState)
    return position.view.round


class Films:
    """Shows falls on the stage. While ``busy`` nobody else may show anything there.

    ``rest`` is called when a film is over and the table is to be shown as it is.
    """

    def __init__(
        self,
        motion: Motion,
        stage: StageItem,
        model: PiecesModel,
        panel: FallPanel,
        names: tuple[str, ...],
        rest: Callable[[], None],
    ) -> None:
        self._motion, self._stage, self._model = motion, stage, model
        self._panel, self._names, self._rest = panel, names, rest
        self._showing: Showing | None = None
        self._running = False
        self._moment: float | None = None
        panel.watched.connect(self.watch)
        panel.scrubbed.connect(self.show_part)

    @property
    def busy(self) -> bool:
        """Whether a film runs, or a moment of it is looked at."""
        return self._running or self._moment is not None

    def offer(self, showing: Showing | None) -> None:
        """This is the fall to be seen from now on, or there is none."""
        self._showing = showing
        self._running, self._moment = False, None
        self._panel.offer(showing is not None)
        self._panel.show_part(0.0 if showing is None else 1.0)

    def stop(self) -> None:
        """Let the table be as it is."""
        if self._running:
            self._motion.finish()
        if self._moment is not None:
            self._moment = None
            self._panel.show_part(1.0)

    def play(self, state: CastleCrushState, scored: int | None) -> None:
        """The last fall as it happened, its points piece by piece, the castles as scored."""
        showing = self._showing
        if showing is None:
            return
        move = showing.move
        if isinstance(move, Swing):
            self._run(showing, 1.0, lambda: self._pop(showing.before, move, state, scored))
        else:
            self._run(showing, 1.0, self._end)

    def watch(self) -> None:
        """The last fall again."""
        if self._showing is None:
            return
        self.stop()
        slowness = _SLOWLY if self._panel.slow.isChecked() else 1.0
        self._run(self._showing, slowness, self._end)

    def refuse(self, showing: Showing) -> None:
        """A castle that does not stand, slowly."""
        self.offer(showing)
        self._run(showing, _REFUSED, self._end)

    def show_part(self, part: float) -> None:
        """A moment of the last fall, from 0 to 1; at its end the table as it is."""
        showing = self._showing
        if showing is None:
            return
        self._motion.finish()
        if part >= 1.0:
            self._moment = None
            self._rest()
            return
        self._moment = part
        self._show(showing, part)
        self._stage.mark(Marks(labels=self._labels(showing.before)))

    def _run(self, showing: Showing, slowness: float, done: Callable[[], None]) -> None:
        self._running, self._moment = True, None
        self._stage.mark(Marks(labels=self._labels(showing.before)))
        milliseconds = round(showing.fall.seconds * 1000 * slowness)
        self._motion.run(milliseconds, lambda part: self._show(showing, part), done, _LINEAR)

    def _show(self, showing: Showing, part: float) -> None:
        fall = showing.fall
        self._model.show(pieces(fall.at(part * fall.seconds), showing.before))
        self._panel.show_part(part)

    def _pop(
        self, before: CastleCrushState, move: Swing, state: CastleCrushState, scored: int | None
    ) -> None:
        tags = fall_tags(before, move, self._names)
        labels = self._labels(before)

        def step(part: float) -> None:
            self._stage.mark(Marks(labels=labels, tags=tags[: int(part * len(tags))]))

        def done() -> None:
            if scored is None:
                self._end()
            else:
                self._score(before, move, state, scored)

        self._motion.run(_POP * len(tags) + _POPPED, step, done, _LINEAR)

    def _score(
        self, before: CastleCrushState, move: Swing, state: CastleCrushState, number: int
    ) -> None:
        assert move.outcome is not None
        after = move.outcome.after
        self._model.show(pieces(by_piece(after), before))
        self._stage.mark(
            Marks(
                labels=castle_labels(before, self._names, None, after),
                tags=storey_tags(after),
                standings=standings_rows(state, self._names, number),
            )
        )
        self._motion.run(_SCORED, _wait, self._end, _LINEAR)

    def _end(self) -> None:
        self._running = False
        self._rest()

    def _labels(self, state: CastleCrushState) -> tuple[Label, ...]:
        return castle_labels(state, self._names, state.to_move)


def _wait(part: float) -> None:
    del part
