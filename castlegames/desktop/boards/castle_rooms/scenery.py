"""The things on the table of Castle Rooms, where they lie, and how they travel."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from castlegames.rules.castle_rooms import Knight
from castlegames.rules.castle_rooms.components import Facing

from ...table.motion import GAME, Motion
from ...theme import Theme
from ..board import LastMove
from .deeds import NEW, OUT, changed_row
from .fan import HandFan
from .hand_item import CardItem, HandPanel, OfferMarks
from .layout import Layout
from .models import HandModel, RowsModel
from .rows_item import RowsItem

_MARKS_Z, _HINT_Z, _FLIGHT_Z = 40.0, 45.0, 300.0


class Scenery:
    """Every item of the scene: ``own`` rows, the opponents' (``foes``), hand, piles and marks."""

    def __init__(
        self, scene: QGraphicsScene, hand: HandModel, rows: Sequence[RowsModel], theme: Theme
    ) -> None:
        self._scene, self._rows, self._theme = scene, rows, theme
        self.layout: Layout | None = None
        self.viewer: int | None = None
        self.own = RowsItem(rows[0], theme, own=True)
        self.foes: tuple[RowsItem, ...] = ()
        self.panel = HandPanel(theme)
        self.marks = OfferMarks(theme)
        self.marks.setZValue(_MARKS_Z)
        self.fan = HandFan(scene, hand, theme)
        self._hint: CardItem | None = None
        for item in (self.own, self.panel, self.marks):
            scene.addItem(item)

    def seat(self, viewer: int) -> None:
        """Be seen from this seat: its rows in the middle, the others' above in turn order."""
        if viewer == self.viewer:
            return
        for item in (self.own, *self.foes):
            item.model.modelReset.disconnect(item.arrange)
            self._scene.removeItem(item)
        seats = len(self._rows)
        self.own = RowsItem(self._rows[viewer], self._theme, own=True)
        self.foes = tuple(
            RowsItem(self._rows[(viewer + k) % seats], self._theme, own=False)
            for k in range(1, seats)
        )
        for item in (self.own, *self.foes):
            self._scene.addItem(item)
        self.viewer = viewer
        if self.layout is not None:
            self.place(self.layout)

    def place(self, layout: Layout) -> None:
        """Put everything into its place."""
        self.layout = layout
        self.own.place(layout.own)
        for item, rect in zip(self.foes, layout.foes, strict=False):
            item.place(rect)
        self.panel.place(layout.hand, layout.pile, layout.discards)
        self.fan.place(layout.hand)

    def rows_of(self, seat: int) -> RowsItem:
        """The panel with the rows of a seat."""
        return next(item for item in (self.own, *self.foes) if item.model is self._rows[seat])

    def rect_of(self, place: Hashable) -> QRectF:
        """Where a card put there lies: behind the last of a row, or on the dragon it chases."""
        if self.layout is None:
            return QRectF()
        if place == OUT:
            return self.layout.discards
        if place == NEW:
            return self.own.new_row()
        assert isinstance(place, tuple)
        _, seat, row = place
        item = self.rows_of(seat)
        blocked = item.model.seat_rows.rows[row].blocked
        return item.last(row) if blocked else item.end(row)

    def place_at(self, point: QPointF, room: bool) -> Hashable | None:
        """The place that a card held at this point is aimed at; ``room``: whether it is a room."""
        if self.layout is None:
            return None
        if self.layout.discards.adjusted(-10, -6, 10, 20).contains(point):
            return None if room else OUT
        for item in (self.own, *self.foes):
            row = item.row_at(point)
            if row is not None:
                return ("row", item.model.seat_rows.seat, row)
        if room:
            fresh = self.own.new_row().adjusted(-24, -12, 24, 12)
            if not self.own.model.seat_rows.rows:
                fresh = self.layout.own
            if fresh.contains(point):
                return NEW
        return None

    # Advice and the last move

    def hint(self, card: int | None, place: Hashable, facing: Facing) -> None:
        """Show a card pale where it should lie, or no card."""
        if self._hint is not None:
            self._scene.removeItem(self._hint)
            self._hint = None
        self.fan.ring(card)
        if card is None:
            return
        rect = self.rect_of(place)
        self._hint = CardItem(card, rect.size(), self._theme, facing)
        self._hint.setOpacity(0.66)
        self._hint.setZValue(_HINT_Z)
        self._hint.setPos(rect.center())
        self._scene.addItem(self._hint)

    def show_last(self, last: LastMove | None) -> None:
        """Outline what the last move put down."""
        for item in (self.own, *self.foes):
            item.mark(None)
        changed = None if last is None else changed_row(last)
        if changed is not None:
            seat, row = changed
            if row < len(self._rows[seat].seat_rows.rows):
                self.rows_of(seat).mark(row)

    # Travel

    def start_of(self, seat: int) -> QPointF | None:
        """Where the card of a seat's move comes from: the hand, or its panel's corner."""
        if self.layout is None or self.viewer is None:
            return None
        if seat == self.viewer:
            return self.layout.hand.center()
        return self.rows_of(seat).boundingRect().topRight() + QPointF(-30, 18)

    def fly(self, last: LastMove, by: Motion) -> None:
        """Let the card of a move fly to its row; it is veiled there until then."""
        changed, start = changed_row(last), self.start_of(last.seat)
        if changed is None or start is None or isinstance(last.move, Knight):
            return
        item = self.rows_of(changed[0])
        row = item.model.seat_rows.rows[changed[1]]
        goal = item.last(changed[1])
        card = row.dragon if row.dragon is not None else row.cards[-1]
        flying = CardItem(card, goal.size(), self._theme, row.facing)
        flying.setZValue(_FLIGHT_Z)
        self._scene.addItem(flying)
        item.veil(changed[1])

        def step(part: float) -> None:
            flying.setPos(start + (goal.center() - start) * part)

        def done() -> None:
            self._scene.removeItem(flying)
            item.veil(None)

        by.run(GAME, step, done)
