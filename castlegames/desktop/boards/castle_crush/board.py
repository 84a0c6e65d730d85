"""Castle Crush's board: asks the rules, swaps the models, and answers the gesture."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QAction, QImage, QKeyEvent
from PySide6.QtWidgets import QWidget

from castlegames.rules import Move, Reason
from castlegames.rules.castle_crush import (
    Build,
    CastleCrushState,
    Pass,
    Rest,
    Return,
    Swing,
    Take,
)
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.bodies import Pose
from castlegames.rules.castle_crush.storeys import storeys

from ...paper import tip
from ...table.spot import Spot
from ..board import BoardContext, Position
from .aim import Aim
from .aiming_board import AimingBoard
from .building import Builder
from .commands import TAKING, Commands
from .fall_panel import FallPanel
from .falls import by_piece
from .films import Films, Showing, scored_round, shown_by
from .gesture import OrbitFilter, TableGesture
from .layout import lay_out
from .models import BlockTrayModel, PiecesModel, PointsModel
from .order import first_met
from .overlay import marks_of, tray_of
from .phases_item import PhasesItem
from .pictures import castle_pictures, table_picture
from .places import table_spots
from .scenery import handed_out, piece_text, pieces
from .sheet import in_words
from .solids import Solid
from .stage_item import StageItem
from .tray_item import TrayItem
from .viewing import Viewing
from .views import ChosenView
from .words import piece_name, swings_text, translate

_NOTE, _LEAST_NOTE = 0.27, 250
"""How wide a note is, of the table and in pixels: in the corner, where no castle stands."""
_UPRIGHT_MALLET = Pose(c.MALLET, 0.0, 0.0, c.BASE_HEIGHT)


class CastleCrushBoard(AimingBoard):
    """The phases of the round, the table with castles and mallet, the tray of blocks."""

    def __init__(self, context: BoardContext, parent: QWidget | None = None) -> None:
        self.tray = BlockTrayModel()
        self.pieces = PiecesModel()
        self.points = PointsModel(context.names)
        self._begun: Builder | None = None
        """A castle begun, while something else is looked at."""
        self.hinted: Move | None = None
        self.shows_storeys = False
        self.standings_seen = False
        """Whether the standings after a round have been put away."""
        super().__init__(context, parent)
        theme = context.theme
        for model in (self.tray, self.pieces, self.points):
            model.setParent(self)
        self.table_view = ChosenView(theme, self._repaint_table)
        self.destroyed.connect(self.table_view.close)
        self.stage = StageItem(self.pieces, self.table_view, theme)
        self.tray_item = TrayItem(self.tray, theme)
        self.phases = PhasesItem(theme)
        for item in (self.stage, self.phases, self.tray_item):
            self.scene.addItem(item)
        self.viewing = Viewing(self.stage, context.motion, self._looked)
        gesture = TableGesture(self)
        self.view.drive(gesture)
        self._orbit = OrbitFilter(self, self.view, gesture)
        self.panel = FallPanel(theme, self)
        self.panel.hide()
        self.films = Films(
            context.motion, self.stage, self.pieces, self.panel, context.names, self._refresh
        )
        self.commands = Commands(self, self._made)

    def _made(self, text: str, keys: str, call: Callable[[], None]) -> QAction:
        action = self._action(text, keys, "", call)
        action.setEnabled(True)
        return action

    def _repaint_table(self) -> None:
        self.stage.update()

    # Positions

    @property
    def taking(self) -> bool:
        """Whether the person at the screen is to take a block."""
        state = self.state
        return self.acting and state is not None and state.phase in TAKING

    @property
    def working(self) -> bool:
        """Whether a castle or the mallet was let go and is simulated."""
        state = self.state
        return self._decided and state is not None and state.phase in ("build", "attack")

    def show_position(self, position: Position) -> None:
        before = self.position
        super().show_position(position)
        state = self.state
        assert state is not None
        self.hinted = None
        if before is None or before.number != position.number:
            self.standings_seen = False
        self._forget_trouble()
        self._follow_castle(state, position)
        self.mallet.follow(state, position.acting)
        self.phases.show_state(state)
        scored = scored_round(position)
        number = scored or state.round
        self.points.show(number, state.points[number - 1])
        self._fill_tray()
        showing = shown_by(position)
        self.films.offer(showing)
        self.viewing.focus(position.viewer, state.seats, castle=self.building)
        if position.animate and showing is not None:
            self.films.play(state, scored)
        self._refresh()
        self._sync()
        self.panelChanged.emit()

    def _follow_castle(self, state: CastleCrushState, position: Position) -> None:
        """The castle begun before, if it is still to be built; a new one; or none."""
        begun, self.builder = self.builder or self._begun, None
        if position.acting and state.phase == "build":
            self.builder = Builder.follow(begun, state, position.viewer)
            begun = None
        self._begun = begun

    def show_refused(self, move: Move, reason: Reason) -> None:
        state = self.state
        if state is None or not isinstance(move, Build | Swing):
            return
        self.trouble = self.context.words.reason(reason, self.context.names)
        fell = reason.args.get("pieces")
        self.fallen_before = (
            tuple(piece for piece in fell if isinstance(piece, int))
            if isinstance(fell, tuple)
            else ()
        )
        showing = Showing.of(state, move)
        if showing is not None:
            self.films.refuse(showing)
        self._refresh()
        self._sync()

    # What stands on the table

    def _refresh(self) -> None:
        """Show the table as it is now, with what is held, aimed at or advised."""
        state = self.state
        self._spots = ()
        if state is not None and not self.films.busy:
            self.pieces.show(self._solids(state))
            self.stage.mark(marks_of(self, state))

    def _solids(self, state: CastleCrushState) -> tuple[Solid, ...]:
        if state.phase in TAKING:
            return pieces(handed_out(state), state)
        poses = by_piece(state.rest)
        looks: dict[int, str] = {}
        extra: list[Solid] = []
        builder = self.builder
        if builder is not None:
            poses.update(builder.poses(self.held_piece))
            looks = dict.fromkeys(self.fallen_before, "fallen")
            if isinstance(self.hinted, Build):
                extra += builder.hinted(self.hinted, self.held_piece)
            aimed = self._aimed_at()
            if aimed is not None:
                extra.append(builder.ghost(*aimed))
        if state.phase == "attack":
            poses[c.MALLET] = _UPRIGHT_MALLET if self.aim is None else self.aim.pose
        return (*pieces(poses, state, looks), *extra)

    def rest_now(self, state: CastleCrushState) -> Rest:
        """The table at rest, with the castle that is being built as it would stand."""
        return state.rest if self.builder is None else self.builder.rest()

    # Places

    def arrange(self, size: QSizeF) -> None:
        self._layout = lay_out(size)
        self.phases.place(self._layout.phases)
        self.stage.place(self._layout.table)
        self.tray_item.place(self._layout.tray)
        self._spots = ()
        self.viewing.resized()
        here = self.spot(self.standing)
        if here is not None:
            self.ring.enclose(here.rect)

    def spots(self) -> Sequence[Spot]:
        state = self.state
        if not self._spots and self._layout is not None and state is not None:
            cards = zip(self.tray.cards, self.tray_item.rects(), strict=True)
            self._spots = (
                *(Spot(("tray", card.kind), rect, card.text) for card, rect in cards),
                *table_spots(
                    self.pieces.solids,
                    self.stage,
                    state,
                    self.rest_now(state),
                    self.aim,
                    self.context.names,
                ),
                Spot("phases", self._layout.phases, self.phases.text),
            )
        return self._spots

    # The gesture

    def piece_at(self, point: QPointF) -> Hashable | None:
        card = self.tray_item.card_at(point)
        if card is not None:
            free = self.hand.held is None and (self.building or self.taking)
            return ("kind", card.kind) if card.count or free else None
        state = self.state
        if state is None or not self.on_table(point) or self.stage.shows_standings_at(point):
            return None
        if self.builder is not None:
            met = first_met(self._ray(point), self._own())
            return None if met is None else met[0].key
        if self.taking:
            pool = state.supply if state.phase == "deal" else state.middle
            met = first_met(self._ray(point), self.pieces.solids)
            if met is not None and met[0].key in pool:
                return ("kind", met[0].kind)
        return None

    def lift(self, piece: Hashable, point: QPointF | None) -> bool:
        self.films.stop()
        if self.taking and isinstance(piece, tuple) and not self.refusal(piece):
            self.confirm(Take(str(piece[1])))
            return False
        builder = self.builder
        if builder is None:
            return super().lift(piece, point) if self.taking else False
        wanted = piece
        if isinstance(piece, tuple) and not self.refusal(piece):
            wanted = builder.next_of(str(piece[1]))
        self._forget_trouble()
        if wanted is None or not super().lift(wanted, point):
            return False
        assert isinstance(wanted, int)
        turn, lying = builder.lies(wanted)
        if turn:
            self.hand.turn(turn)
        if lying:
            self.hand.flip()
        return True

    def castle_changed(self) -> None:
        self._forget_trouble()
        self.ask_about(None)
        self._fill_tray()
        self._refresh()
        self._sync()

    def held_changed(self) -> None:
        self._fill_tray()
        self._refresh()
        self._sync()

    def aimed_changed(self) -> None:
        self._refresh()
        self.commands.sync_primary()

    def mallet_moved(self) -> None:
        self._refresh()
        self._sync()

    def piece_of_spot(self, key: Hashable) -> Hashable | None:
        if not isinstance(key, tuple):
            return None
        if key[0] == "tray":
            card = next((card for card in self.tray.cards if card.kind == key[1]), None)
            return ("kind", key[1]) if card is not None and card.count else None
        builder = self.builder
        if builder is not None and builder.draft.placement(int(key[1])) is not None:
            return int(key[1])
        return None

    def piece_by_number(self, number: int) -> Hashable | None:
        if number > len(self.tray.cards) or not (self.building or self.taking):
            return None
        return ("kind", self.tray.cards[number - 1].kind)

    def clicked(self, point: QPointF) -> None:
        self.verdict_mark.setVisible(False)
        if self.stage.shows_standings_at(point):
            self.put_standings_away()

    def put_standings_away(self) -> bool:
        """Take the standings of the round off the table; False if they are not there."""
        if not self.stage.marks.standings:
            return False
        self.films.stop()
        self.standings_seen = True
        self._refresh()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts away what lies over the table."""
        if event.key() != Qt.Key.Key_Escape or not self.put_standings_away():
            super().keyPressEvent(event)

    def hover(self, point: QPointF) -> None:
        super().hover(point)
        port = self.view.viewport()
        here = self.on_table(point) and not self.context.motion.running
        text = ""
        if self.stage.shows_standings_at(point):
            port.setCursor(Qt.CursorShape.PointingHandCursor)
            text = in_words(self.stage.marks.standings)
            here = False
        if here and self.aiming and self.on_mallet(point):
            port.setCursor(Qt.CursorShape.OpenHandCursor)
        state = self.state
        if here and state is not None and state.phase not in TAKING:
            met = first_met(self._ray(point), self.pieces.solids)
            if met is not None and met[0].key in c.PIECES:
                storey = storeys(self.rest_now(state))
                text = piece_text(met[0].key, state, storey, self.context.names)
        port.setToolTip(tip(text))

    # Table and camera

    def orbit(self, around: float, up: float) -> None:
        """Go around the table by degrees."""
        self.viewing.orbit(around, up)

    def zoom_table(self, notches: float) -> None:
        """Come nearer to the table, or go away from it."""
        self.viewing.zoom(1.12**notches)

    # Commands

    def controls(self) -> tuple[QAction, ...]:
        return self.commands.offered()

    def primary(self) -> QAction | None:
        return self.commands.primary

    def prompt(self) -> str:
        piece = self.held_piece
        if piece is None:
            return ""
        text = translate("CastleCrush", "put down the {piece}")
        return text.format(piece=piece_name(c.kind_name(piece)))

    def aside(self) -> str:
        return self.commands.aside_text()

    def _sync(self) -> None:
        self.commands.sync()
        self.promptChanged.emit()
        self.controlsChanged.emit()

    def do_primary(self) -> None:
        """Put down what is held, let castle or mallet go, take, or pass."""
        self.films.stop()
        if self.hand.held is not None:
            self.hand.release()
        elif self.builder is not None:
            if self.commands.reason_to_wait() is None:
                self.confirm(self.builder.draft.build())
        elif self.aim is not None:
            if self.commands.reason_to_wait() is None:
                self.confirm(self.aim.swing())
        elif self.asked is not None:
            self.confirm(self.asked)
        elif self.acting and not self.taking:
            self.decide(Pass())

    def _piece_rect(self, piece: Hashable, point: QPointF | None) -> QRectF:
        card = self.tray_item.rect_of(str(piece[1])) if isinstance(piece, tuple) else None
        return card or super()._piece_rect(piece, point)

    @property
    def chosen(self) -> str | None:
        """The kind of block that is to be confirmed."""
        return self.asked.kind if isinstance(self.asked, Take) else None

    def asked_changed(self) -> None:
        self._fill_tray()
        self.commands.sync()

    def command(self, key: int) -> bool:
        """Do the command that has this key, where shortcuts do not reach; False if none may."""
        return self.commands.trigger(key)

    def lay_aside(self) -> None:
        """Return a block of the kind that is held."""
        piece = self.held_piece
        if self.commands.aside.isEnabled() and piece is not None:
            self.decide(Return(c.kind_name(piece)))

    def toggle_storeys(self) -> None:
        """Show the storey numbers, or hide them."""
        self.shows_storeys = not self.shows_storeys
        self._refresh()

    def next_look(self) -> None:
        """Look from the front, the side or the top."""
        self.viewing.next_look()

    def toggle_foot(self) -> None:
        """Let the arrows move the mallet's foot, or turn the aim."""
        self.mallet.moves_foot = not self.mallet.moves_foot
        self._sync()

    def show_hint(self, move: Move | None) -> None:
        self.hinted = move
        self._fill_tray()
        self._refresh()

    def hint_step(self) -> str:
        match self.hinted:
            case Build() if self.building:
                return translate("CastleCrush", "Put it up")
            case Swing() if self.aiming:
                return translate("CastleCrush", "Aim like that")
        return ""

    def take_hint(self) -> None:
        hinted, self.hinted = self.hinted, None
        self.films.stop()
        self.hand.clear()
        if isinstance(hinted, Build) and self.builder is not None:
            self.builder.fill(hinted)
            self.castle_changed()
        elif isinstance(hinted, Swing):
            self.mallet.set(Aim.of(hinted))
        self.setFocus()

    def zoom_in(self) -> None:
        self.viewing.zoom(1.2)

    def zoom_out(self) -> None:
        self.viewing.zoom(1 / 1.2)

    def zoom_reset(self) -> None:
        self.viewing.home()

    # Tray, panel, pictures

    def _fill_tray(self) -> None:
        state = self.state
        if state is None:
            return
        tray = tray_of(self, state)
        self.tray.show(tray.cards)
        active = self.building or self.taking
        self.tray_item.show_caption(tray.title, tray.note, state.to_move, active, tray.chosen)

    def seat_note(self, seat: int) -> str:
        state = self.state
        return "" if state is None else swings_text(state, seat)

    def panel_extra(self) -> QWidget | None:
        return self.panel

    def note_area(self) -> QRect:
        area = self.view.mapFromScene(self.stage.rect).boundingRect().adjusted(12, 12, -12, -12)
        width = min(max(round(area.width() * _NOTE), _LEAST_NOTE), area.width())
        return QRect(area.right() + 1 - width, area.top(), width, area.height())

    def thumbnail(self, size: QSize) -> QImage:
        state, position = self.state, self.position
        if state is None or position is None:
            return super().thumbnail(size)
        solids = self._solids(state)
        return table_picture(solids, position.viewer, state.seats, size, self.context.theme)

    def end_pictures(self) -> tuple[tuple[int, QImage], ...]:
        state = self.state
        if state is None:
            return ()
        solids = pieces(by_piece(state.rest), state)
        return castle_pictures(solids, state.seats, self.context.theme)


BOARD = CastleCrushBoard
