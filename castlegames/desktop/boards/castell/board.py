"""The board of Castell: asks the rules, swaps the models, and lets its two desks answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRect, QSizeF, Qt
from PySide6.QtGui import QAction, QImage, QKeyEvent
from PySide6.QtWidgets import QGraphicsItem, QWidget

from castlegames.rules import IllegalMove, Move
from castlegames.rules.castell import (
    CastellState,
    ShowTower,
    SpecialPerform,
    SpecialTravel,
    Travel,
)

from ...paper import tip
from ...table.hand import Held, Verdict
from ...table.motion import GAME
from ...table.spot import Spot
from ..board import BoardContext, LastMove, Position
from .builder_desk import BuilderDesk
from .builder_page import BuilderPage, Facts
from .desk import Desk
from .earned import pictures_of
from .flights import Flight, flights_of
from .goals import GoalKey
from .layout import LEAST, Layout, lay_out
from .models import Group, ShownTower
from .pointing import advised_by, changed_by
from .results import Result, result_of
from .scenery import SceneryBoard
from .seat_widget import SeatWidget
from .showing import show_models
from .table_desk import TableDesk
from .terms import translate

_FLIGHT_Z = 300.0

_SKY = 64.0
"""The height over a tower where a note may lie."""


class CastellBoard(SceneryBoard):
    """Calendar, map, wheel, performances, castellers and skills; the tower builder over them."""

    def __init__(self, context: BoardContext, parent: QWidget | None = None) -> None:
        self.uses: Mapping[str, int] = {}
        self.results: list[Result] = []
        self._layout: Layout | None = None
        self._building = False
        self._tip = ""
        super().__init__(context, parent)
        self.page = BuilderPage(
            self.goals_model,
            self.tower_model,
            self._facts,
            context.theme,
            context.projections,
            self,
        )
        self.page.hide()
        seats = len(context.names)
        self._seat_widgets = tuple(
            SeatWidget(seat, seats, self.seats_model, context.theme, self) for seat in range(seats)
        )
        self.table_desk = TableDesk(self)
        self.builder_desk = BuilderDesk(self)
        self._rename()
        self._show_mode()

    def _rename(self) -> None:
        self.table_desk.rename()
        self.builder_desk.rename()

    # Modes

    @property
    def state(self) -> CastellState | None:
        """The position on show."""
        view = None if self.position is None else self.position.view
        return view if isinstance(view, CastellState) else None

    @property
    def building(self) -> bool:
        """Whether the tower builder is open."""
        return self._building

    @property
    def touchable(self) -> bool:
        """A tower may be planned whoever is to move: everybody's castellers lie open."""
        return self.acting or (self._building and not self._decided)

    @property
    def desk(self) -> Desk:
        """The mode that answers now."""
        return self.builder_desk if self._building else self.table_desk

    def open_builder(self, goal: GoalKey | None) -> None:
        """Open the tower builder, for a festival of the calendar or a tile if one is given.

        It opens at any time, to plan; a move is made from it only by who is asked for one.
        """
        if not self.ready or self._decided:
            return
        self.hand.clear()
        self.table_desk.tray = ()
        self._building = True
        self.standing = None
        self._show_mode()
        self.builder_desk.begin(goal)
        self.standing = next(
            (spot.key for spot in self.spots() if spot.key[0] == "size"),  # type: ignore[index]
            None,
        )
        self.step_made()
        self.panelChanged.emit()
        self.said.emit(translate("Castell", "Tower builder"))

    def close_builder(self) -> None:
        """Back to the table; the tower is kept for the next time."""
        self.hand.clear()
        self._building = False
        self.standing = ("builder",)
        self._show_mode()
        self.step_made()
        self.panelChanged.emit()

    def _show_mode(self) -> None:
        building = self._building
        for item in self._table_items:
            item.setVisible(not building)
        for item in self._builder_items:
            item.setVisible(building)
        self.last_marks.setVisible(not building)
        self.hint_marks.setVisible(not building)
        self.ring.setVisible(False)
        for desk in (self.table_desk, self.builder_desk):
            for action in (*desk.all_commands(),):
                if action in self.actions():
                    self.removeAction(action)
        for action in self.desk.all_commands():
            self.addAction(action)
        if self.state is not None:
            self._show_sheet()

    def step_made(self) -> None:
        """Something changed on the board itself: show it, and what may be done now."""
        if not self._building:
            self._show_hand()
            self.table_desk.held_changed(self.hand.held)
            self.table_desk.sync()
        self.focus_changed(self.view.hasFocus())
        self.promptChanged.emit()
        self.controlsChanged.emit()

    def stand_at(self, key: Hashable | None) -> None:
        """Bring the keyboard cursor to a spot."""
        spot = self.spot(key)
        if spot is not None:
            self.view.setFocus()
            self.move_cursor(spot)

    # Positions

    def show_position(self, position: Position) -> None:
        before = None if self.state is None else self.state
        old = self.position
        same = old is not None and (old.number, old.viewer) == (position.number, position.viewer)
        stays = self._keeps_building(position)
        if not same:
            self.table_desk.reset()
        super().show_position(position)
        state = self.state
        assert state is not None
        if not same:
            self.show_hint(None)
        elsewhere = old is None or old.number != position.number
        self._note_result(position, elsewhere)
        show_models(self, state, position.viewer, position.acting)
        self._show_hand()
        if self._building and not stays:
            self._building = False
            self.standing = None
        self._show_mode()
        if self._building:
            self.builder_desk.adopt()
        self._show_last(position.last)
        self.step_made()
        if before is not None and position.animate:
            self._animate(before, state, position.last)
        self.panelChanged.emit()

    def _keeps_building(self, position: Position) -> bool:
        """Whether the builder stays open: until its player has moved, or steps back or away."""
        old, view = self.position, position.view
        if not self._building or old is None or old.viewer != position.viewer:
            return False
        assert isinstance(view, CastellState)
        asked = position.acting and view.festival is not None
        planning = position.number > old.number and not old.acting and not view.ended
        return asked or planning or position.number == old.number

    def keeps_held(self, position: Position) -> bool:
        """What is held while a tower is planned: the moves of others do not touch it."""
        old, view = self.position, position.view
        if old is None or old.acting or not self._keeps_building(position):
            return False
        assert isinstance(view, CastellState)
        assert isinstance(old.view, CastellState)
        return old.view.players[old.viewer].hand == view.players[position.viewer].hand

    def _show_hand(self) -> None:
        state = self.state
        if state is None or self.position is None:
            return
        owned = Counter(state.players[self.position.viewer].hand)
        self.hand_model.show(
            [Group(size, owned[size]) for size in sorted(owned, reverse=True)],
            self.table_desk.tray_sizes(),
        )

    # Festivals

    def _note_result(self, position: Position, elsewhere: bool) -> None:
        """Remember how a festival ended that has just been held."""
        found = result_of(position)
        if found is not None:
            self.results.append(found)
        elif elsewhere and not position.animate:
            self.results.clear()

    def next_result(self) -> None:
        """The result on show has been seen."""
        if self.results:
            self.results.pop(0)
            self._show_sheet()
            self.step_made()

    def _show_sheet(self) -> None:
        """The festival that has been held, or the one under way; else none."""
        state = self.state
        assert state is not None
        shows = True
        if self.results:
            result = self.results[0]
            self.festival_model.show(result.region, result.tokens, True, result.towers)
        elif state.festival is not None:
            self.festival_model.show(
                state.festival.region,
                state.festival.tokens,
                False,
                [ShownTower(found.seat, found.tower, found.points) for found in state.standings()],
            )
        else:
            shows = False
        self.festival.setVisible(shows and not self._building)

    # Motion

    def _animate(self, before: CastellState, after: CastellState, last: LastMove | None) -> None:
        if after.round == before.round + 1:
            self.context.motion.run(2 * GAME, lambda part: self.wheel.show_lag(1.0 - part))
        others = last is not None and last.seat != self._viewer()
        if last is None or not others or self._building or self.festival.isVisible():
            return
        pawn = self.figures.pawn(last.seat)
        if pawn is None:
            return
        hidden = frozenset({pawn.key}) if isinstance(last.move, Travel | SpecialTravel) else None
        if hidden is not None:
            self.figures.show_absent(hidden)
        for flight in flights_of(self, before, last, self.figures.figure_rect(pawn).center()):
            self._fly(flight)

    def _fly(self, flight: Flight) -> None:
        """Let something slide over the table; then everybody is where he is."""
        item = flight.item
        item.setZValue(_FLIGHT_Z)
        item.setVisible(True)
        item.setPos(flight.start)
        self.scene.addItem(item)

        def step(part: float) -> None:
            item.setPos(flight.start + (flight.end - flight.start) * part)

        def done() -> None:
            self.scene.removeItem(item)
            self.table_desk.held_changed(self.hand.held)

        self.context.motion.run(GAME, step, done)

    def _viewer(self) -> int:
        return -1 if self.position is None else self.position.viewer

    def _show_last(self, last: LastMove | None) -> None:
        """Ring what the last move of another seat changed."""
        seen = last is not None and self._layout is not None and last.seat != self._viewer()
        self.last_marks.ring(changed_by(self, last) if last is not None and seen else ())

    # Places

    def least_size(self) -> QSizeF:
        return LEAST

    def arrange(self, size: QSizeF) -> None:
        self._layout = lay_out(size)
        self.place_items(self._layout)
        if self.hand.held is not None:
            self._held_changed()
            self._aimed()
        elif self._building and self.state is not None:
            self.builder_desk.sync()
        here = self.spot(self.standing)
        if here is not None:
            self.ring.enclose(here.rect)

    @property
    def ready(self) -> bool:
        """Whether there is a position and a place for it."""
        return self.state is not None and self._layout is not None

    def spots(self) -> Sequence[Spot]:
        return self.desk.spots() if self.ready else ()

    def piece_at(self, point: QPointF) -> Hashable | None:
        return self.desk.piece_at(point) if self.ready else None

    def refusal(self, piece: Hashable) -> str:
        return self.desk.refusal(piece)

    def judge(self, held: Held, spot: Hashable) -> Verdict:
        return self.desk.judge(held, spot)

    def spot_under(self, held: Held, point: QPointF) -> Hashable | None:
        return self.desk.spot_under(held, point) if self.ready else None

    def targets(self) -> Sequence[Spot]:
        held = self.hand.held
        return () if held is None or not self.ready else self.desk.targets(held)

    def held_item(self, held: Held) -> QGraphicsItem:
        self.desk.show_held(held)
        return self.held

    def landing(self, held: Held, spot: Hashable) -> QPointF:
        return self.desk.landing(held, spot)

    def piece_of_spot(self, key: Hashable) -> Hashable | None:
        return self.desk.piece_of_spot(key)

    def piece_by_number(self, number: int) -> Hashable | None:
        return self.desk.piece_by_number(number)

    def put_on(self, held: Held, verdict: Verdict) -> None:
        self.desk.put_on(held, verdict)

    def held_changed(self) -> None:
        if self.ready:
            self.desk.held_changed(self.hand.held)
            self.table_desk.sync()

    def aimed_changed(self) -> None:
        if self.ready:
            self.desk.aimed_changed(self.hand.held, self.hand.verdict)
            self.table_desk.sync()

    def _aimed(self) -> None:
        """A tower that would not stand yet may be built all the same: say why it would not."""
        super()._aimed()
        verdict = self.hand.verdict
        if self._building and verdict is not None and verdict.legal and verdict.reason:
            self.verdict_mark.show_verdict(
                False, verdict.reason, self.held.sceneBoundingRect(), self.scene.sceneRect()
            )

    def clicked(self, point: QPointF) -> None:
        self.desk.open_at(self.desk.key_at(point))

    def consulted(self, point: QPointF) -> None:
        if self.ready:
            self.clicked(point)

    def activate(self) -> None:
        standing = self.standing if self.ring.isVisible() else None
        if standing is not None and self.ready and self.desk.open_at(standing):
            return
        super().activate()

    def hover(self, point: QPointF) -> None:
        super().hover(point)
        if not self.ready:
            return
        if self.hand.held is None and self.desk.key_at(point) is not None:
            self.view.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        text = self.desk.tip_at(point)
        if text != self._tip:
            self._tip = text
            for item in self._named_items:
                item.setToolTip(tip(text))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes what lies over the table."""
        if event.key() == Qt.Key.Key_Escape and self._building:
            self.close_builder()
        elif event.key() == Qt.Key.Key_Escape and self.results:
            self.next_result()
        else:
            super().keyPressEvent(event)

    # Advice

    def show_hint(self, move: Move | None) -> None:
        state = self.state
        if move is None or state is None or self._layout is None:
            self.hint_marks.ring(())
        else:
            if isinstance(move, ShowTower | SpecialPerform):
                self.open_builder(("tile", move.tile) if isinstance(move, SpecialPerform) else None)
                self.builder_desk.suggest(move.tower)
            self.point_at(move)

    def point_at(self, move: Move) -> None:
        if self.state is not None and self._layout is not None:
            self.hint_marks.ring(advised_by(self, self.state, move))

    def note_area(self) -> QRect:
        if self._layout is None:
            return super().note_area()
        # over one's skills, which the card of the seat shows as well, and up from there
        place = self._layout.rows.united(self._layout.skills).adjusted(2, 8, -2, -2)
        if self._building:  # over the heads: a tower grows from the ground
            place = self._layout.tower.adjusted(8, 8, -8, -8)
            place.setHeight(_SKY)
        return self.view.mapFromScene(place).boundingRect()

    # Words, panel and commands

    def prompt(self) -> str:
        return self.desk.prompt() if self.state is not None else ""

    def aside(self) -> str:
        return self.desk.aside() if self.state is not None else ""

    def step_text(self) -> str:
        return self.desk.step_text() if self.state is not None else ""

    def undo_step(self) -> None:
        self.desk.undo_step()

    def controls(self) -> tuple[QAction, ...]:
        return self.desk.controls() if self.state is not None else ()

    def primary(self) -> QAction | None:
        return self.desk.primary() if self.state is not None else None

    def seat_widget(self, seat: int) -> QWidget | None:
        return self._seat_widgets[seat]

    def panel_page(self) -> QWidget | None:
        return self.page if self._building else None

    def end_pictures(self) -> tuple[tuple[int, QImage], ...]:
        state = self.state
        if state is None:
            return ()
        return tuple(enumerate(pictures_of(state.players, self.context.theme)))

    def _facts(self) -> Facts:
        state = self.state
        assert state is not None
        viewer = self._viewer()
        player = state.players[viewer]
        note = translate("Castell", "Special tokens left: {n}").format(n=player.tokens)
        colour = self.context.theme.seat(viewer).colour
        return Facts(player.ranks, self.uses, player.best, note, colour)

    def is_final(self, move: Move) -> bool:
        """Only what ends a round before a refill cannot be taken back."""
        state = self.state
        if state is None:
            return False
        try:
            return state.play(move).reveals != state.reveals
        except IllegalMove:
            return True
        except ValueError:  # the regions are filled up again
            return True


BOARD = CastellBoard
