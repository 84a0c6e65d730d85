"""Castle Crush's board: asks the rules, swaps the models, and answers the gesture."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QGraphicsItem, QWidget

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
from ...table.hand import Held, Verdict
from ...table.spot import Spot
from ..board import BoardContext, Position
from ..scene_board import SceneBoard
from .aim import Aim, first_aim
from .building import Builder
from .camera import Ray
from .commands import TAKING, Commands
from .drawing import bounds
from .fall_panel import FallPanel
from .falls import by_piece
from .films import Films, Showing, scored_round, shown_by
from .gesture import OrbitFilter, TableGesture
from .layout import Layout, lay_out
from .marks import Plumb
from .models import BlockTrayModel, PiecesModel, PointsModel
from .order import first_met
from .overlay import marks_of, tray_of
from .phases_item import PhasesItem
from .pictures import castle_picture, table_picture
from .scenery import handed_out, piece_text, pieces
from .solids import Solid
from .stage_item import HeldItem, StageItem
from .tray_item import TrayItem
from .viewing import Viewing
from .views import ChosenView
from .words import piece_name, swings_text, translate

_UPRIGHT_MALLET = Pose(c.MALLET, 0.0, 0.0, c.BASE_HEIGHT)
_IN_HAND = QRectF(-28, -36, 56, 72)


class CastleCrushBoard(SceneBoard):
    """The phases of the round, the table with castles and mallet, the tray of blocks."""

    def __init__(self, context: BoardContext, parent: QWidget | None = None) -> None:
        self.tray = BlockTrayModel()
        self.pieces = PiecesModel()
        self.points = PointsModel(context.names)
        self.builder: Builder | None = None
        self._begun: Builder | None = None
        """A castle begun, while something else is looked at."""
        self.aim: Aim | None = None
        self.moves_foot = False
        self.chosen: str | None = None
        self.hinted: Move | None = None
        self.shows_storeys = False
        self.trouble = ""
        self.fallen_before: tuple[int, ...] = ()
        """The pieces that did not stay when the castle was let go."""
        self._layout: Layout | None = None
        self._spots: tuple[Spot, ...] = ()
        super().__init__(context, parent)
        theme = context.theme
        for model in (self.tray, self.pieces, self.points):
            model.setParent(self)
        self.table_view = ChosenView(theme, self._repaint_table)
        self.destroyed.connect(self.table_view.close)
        self.stage = StageItem(self.pieces, self.table_view, theme)
        self.tray_item = TrayItem(self.tray, theme)
        self.phases = PhasesItem(theme)
        self._in_hand = HeldItem(theme)
        for item in (self.stage, self.phases, self.tray_item, self._in_hand):
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
    def state(self) -> CastleCrushState | None:
        """The position on show."""
        view = None if self.position is None else self.position.view
        return view if isinstance(view, CastleCrushState) else None

    @property
    def building(self) -> bool:
        """Whether the person at the screen is to build."""
        return self.acting and self.builder is not None

    @property
    def aiming(self) -> bool:
        """Whether the person at the screen is to let the mallet fall."""
        return self.acting and self.aim is not None

    @property
    def taking(self) -> bool:
        """Whether the person at the screen is to take a block."""
        state = self.state
        return self.acting and state is not None and state.phase in TAKING

    def show_position(self, position: Position) -> None:
        super().show_position(position)
        state = self.state
        assert state is not None
        self.hinted = self.chosen = None
        self._forget_trouble()
        self._follow_castle(state, position)
        self.aim = first_aim(state) if position.acting and state.phase == "attack" else None
        self.moves_foot = self.moves_foot and self.aim is not None
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

    @property
    def held_piece(self) -> int | None:
        """The piece in the hand."""
        held = self.hand.held
        return held.piece if held is not None and isinstance(held.piece, int) else None

    def _aimed_at(self) -> tuple[Held, Hashable, bool] | None:
        """What is held over a place of the table, and whether it may be put there."""
        held, verdict = self.hand.held, self.hand.verdict
        if held is None or verdict is None or not _is_place(verdict.spot):
            return None
        return (held, verdict.spot, verdict.legal)

    def plumb(self) -> Plumb | None:
        """Plumb line and shadow of the held piece."""
        aimed = self._aimed_at()
        return None if aimed is None or self.builder is None else self.builder.plumb(*aimed)

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
                *self._table_spots(state),
                Spot("phases", self._layout.phases, self.phases.text),
            )
        return self._spots

    def _table_spots(self, state: CastleCrushState) -> list[Spot]:
        storey = {} if state.phase in TAKING else storeys(self.rest_now(state))
        found = []
        for solid in self.pieces.solids:
            if solid.kind == "mallet":
                text = translate("CastleCrush", "Mallet")
                if self.aim is not None:
                    text = translate("CastleCrush", "Mallet: {aim}").format(aim=self.aim.text)
                found.append(Spot("mallet", self._on_screen(solid), text))
            elif solid.key in c.PIECES:
                text = piece_text(solid.key, state, storey, self.context.names)
                found.append(Spot(("piece", solid.key), self._on_screen(solid), text))
        return found

    def _on_screen(self, solid: Solid) -> QRectF:
        return bounds(solid, self.stage.lens).translated(self.stage.rect.topLeft())

    def _looked(self) -> None:
        """The camera moved: everything is elsewhere on the screen."""
        self._spots = ()
        self.ring.setVisible(False)
        aimed = self._aimed_at()
        verdict = self.hand.verdict
        if aimed is not None and verdict is not None:
            self._in_hand.setPos(self.landing(aimed[0], aimed[1]))
            area = self._in_hand.sceneBoundingRect()
            self.verdict_mark.show_verdict(
                verdict.legal, verdict.reason, area, self.scene.sceneRect()
            )

    # The gesture

    def piece_at(self, point: QPointF) -> Hashable | None:
        card = self.tray_item.card_at(point)
        if card is not None:
            return ("kind", card.kind) if card.count else None
        state = self.state
        if state is None or not self.on_table(point):
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

    def _own(self) -> tuple[Solid, ...]:
        """The pieces that the builder has put down, without the held one."""
        builder = self.builder
        if builder is None:
            return ()
        placed = {one.piece for one in builder.draft.placements} - {self.held_piece}
        return tuple(solid for solid in self.pieces.solids if solid.key in placed)

    def _ray(self, point: QPointF) -> Ray:
        inside = point - self.stage.rect.topLeft()
        return self.stage.lens.ray(inside.x(), inside.y())

    def refusal(self, piece: Hashable) -> str:
        kind = piece[1] if isinstance(piece, tuple) else None
        return next((card.reason for card in self.tray.cards if card.kind == kind), "")

    def turns(self, piece: Hashable) -> int:
        return Builder.turns(piece)

    def flips(self, piece: Hashable) -> bool:
        return piece in c.KINGS

    def lift(self, piece: Hashable, point: QPointF | None) -> bool:
        self.films.stop()
        if self.taking and isinstance(piece, tuple):
            self._take(str(piece[1]))
            return False
        builder = self.builder
        if builder is None:
            return False
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

    def judge(self, held: Held, spot: Hashable) -> Verdict:
        assert self.builder is not None
        if not _is_place(spot):
            return Verdict(spot, legal=True)
        reason = self.builder.why_not(held, spot)
        if reason is None:
            return Verdict(spot, legal=True)
        words = self.context.words.reason(reason, self.context.names)
        return Verdict(spot, legal=False, reason=words)

    def spot_under(self, held: Held, point: QPointF) -> Hashable | None:
        builder = self.builder
        if builder is None or self.held_piece is None:
            return None
        if self._layout is not None and self._layout.tray.contains(point):
            return "tray" if builder.draft.placement(self.held_piece) else None
        if not self.on_table(point):
            return None
        return builder.spot_under(self._ray(point), self._own())

    def targets(self) -> Sequence[Spot]:
        held = self.hand.held
        if held is None or self.builder is None or self.held_piece is None:
            return ()
        return (self.builder.first_spot(self.held_piece, held),)

    def held_item(self, held: Held) -> QGraphicsItem:
        piece = self.held_piece
        if piece is not None:
            self._in_hand.hold(
                c.kind_name(piece), None if c.is_block(piece) else c.figure_owner(piece)
            )
        self._in_hand.cover(_IN_HAND, shown=True)
        return self._in_hand

    def landing(self, held: Held, spot: Hashable) -> QPointF:
        if self.builder is None or not _is_place(spot):
            self._in_hand.cover(_IN_HAND, shown=True)
            return self._pointer
        rect = self._on_screen(self.builder.ghost(held, spot, legal=True))
        self._in_hand.cover(rect.translated(-rect.center()), shown=False)
        return rect.center()

    def put_on(self, held: Held, verdict: Verdict) -> None:
        if self.builder is None:
            return
        if not _is_place(verdict.spot):
            self.take_off()
            return
        self.builder.put(held, verdict.spot)
        self.said.emit(self.builder.last_text())
        self.hand.clear()
        self._castle_changed()

    def take_off(self) -> None:
        """The held piece goes back into the tray."""
        piece = self.held_piece
        if self.builder is not None and piece is not None:
            if self.builder.draft.placement(piece) is not None:
                self.builder.take_off(piece)
            self.hand.clear()
            self._castle_changed()

    def _castle_changed(self) -> None:
        """The castle is another: tray, table and commands follow."""
        self._forget_trouble()
        self._fill_tray()
        self._refresh()
        self._sync()

    def _forget_trouble(self) -> None:
        self.trouble, self.fallen_before = "", ()

    def held_changed(self) -> None:
        self._fill_tray()
        self._refresh()
        self._sync()

    def aimed_changed(self) -> None:
        self._refresh()
        self.commands.sync_primary()

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
        card = self.tray.cards[number - 1]
        return ("kind", card.kind) if card.count else None

    def clicked(self, point: QPointF) -> None:
        del point
        self.verdict_mark.setVisible(False)

    def hover(self, point: QPointF) -> None:
        super().hover(point)
        port = self.view.viewport()
        here = self.on_table(point) and not self.context.motion.running
        if here and self.aiming and self.on_mallet(point):
            port.setCursor(Qt.CursorShape.OpenHandCursor)
        state = self.state
        text = ""
        if here and state is not None and state.phase not in TAKING:
            met = first_met(self._ray(point), self.pieces.solids)
            if met is not None and met[0].key in c.PIECES:
                storey = storeys(self.rest_now(state))
                text = piece_text(met[0].key, state, storey, self.context.names)
        port.setToolTip(tip(text))

    # Table, camera, aim

    def on_table(self, point: QPointF) -> bool:
        """Whether a point of the scene is in the picture of the table."""
        return self.stage.rect.contains(point)

    def on_mallet(self, point: QPointF) -> bool:
        """Whether mallet or hammer base are seen there."""
        met = first_met(self._ray(point), self.pieces.solids)
        return met is not None and met[0].kind in ("mallet", "base")

    def orbit(self, around: float, up: float) -> None:
        """Go around the table by degrees."""
        self.viewing.orbit(around, up)

    def zoom_table(self, notches: float) -> None:
        """Come nearer to the table, or go away from it."""
        self.viewing.zoom(1.12**notches)

    def drag_foot(self, point: QPointF) -> None:
        """Put the foot of the mallet under the pointer, as far as the base allows."""
        place = self._ray(point).on_plane(c.BASE_HEIGHT)
        if self.aim is not None and place is not None:
            self._aim(self.aim.at(place[0], place[1]))

    def aim_at(self, point: QPointF) -> None:
        """Turn the aim towards what is seen there."""
        ray = self._ray(point)
        standing = [s for s in self.pieces.solids if s.kind not in ("mallet", "base")]
        met = first_met(ray, standing)
        place = met[1] if met is not None else ray.on_plane(0.0)
        if self.aim is not None and place is not None:
            self._aim(self.aim.towards(place[0], place[1]))

    def nudge(self, right: int, away: int, fine: bool) -> None:
        """Move the held piece by a step, to the right or away as the viewer sees it."""
        held, aimed = self.hand.held, self._aimed_at()
        if self.builder is None or held is None or self.held_piece is None:
            return
        if aimed is None:
            self.aim_by_key(self.builder.first_spot(self.held_piece, held))
            return
        camera = self.stage.camera
        self.aim_by_key(self.builder.nudged(held, aimed[1], camera, right, away, fine))

    def steer(self, right: int, away: int, fine: bool) -> None:
        """Turn the aim, or move the mallet's foot, by a step."""
        if self.aim is None:
            return
        step = 1.0 if fine else 5.0
        if self.moves_foot:
            self._aim(self.aim.stepped(self.stage.camera, right, away, step))
        elif right:
            self._aim(self.aim.turned(-right * step))
        else:
            self._aim(self.aim.advanced(away * step))

    def turn_aim(self, degrees: float) -> None:
        """Turn the aim, counter-clockwise seen from above."""
        if self.aim is not None:
            self._aim(self.aim.turned(degrees))

    def _aim(self, aim: Aim) -> None:
        state = self.state
        if state is None or not self.aiming:
            return
        self.films.stop()
        self.aim = aim
        self._refresh()
        self._sync()
        reason = state.why_not(aim.swing())
        words = "" if reason is None else self.context.words.reason(reason, self.context.names)
        self.said.emit(f"{aim.text}. {words}".strip())

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
                self.decide(self.builder.draft.build())
        elif self.aim is not None:
            if self.commands.reason_to_wait() is None:
                self.decide(self.aim.swing())
        elif self.chosen is not None:
            self.decide(Take(self.chosen))
        elif self.acting and not self.taking:
            self.decide(Pass())

    def _take(self, kind: str) -> None:
        state = self.state
        reason = None if state is None else state.why_not(Take(kind))
        if reason is not None:
            self.said.emit(self.context.words.reason(reason, self.context.names))
        elif self.context.settings.value.confirm == "always" and self.chosen != kind:
            self.chosen = kind
            self._fill_tray()
            self._sync()
        else:
            self.decide(Take(kind))

    def command(self, key: int) -> bool:
        """Do the command that has this key, where shortcuts do not reach; False if none may."""
        return self.commands.trigger(key)

    def fill(self) -> None:
        """Put down the next of the ready-made castles."""
        if self.builder is not None and self.building:
            self.films.stop()
            self.builder.fill_next()
            self._castle_changed()

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
        self.moves_foot = not self.moves_foot
        self._sync()

    def step_text(self) -> str:
        return self.builder.step_text() if self.building and self.builder is not None else ""

    def undo_step(self) -> None:
        if self.builder is not None:
            self.films.stop()
            self.hand.clear()
            self.builder.undo()
            self._castle_changed()

    def show_hint(self, move: Move | None) -> None:
        self.hinted = move
        self._fill_tray()
        self._refresh()

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
        area = self.view.mapFromScene(self.stage.rect).boundingRect()
        return area.adjusted(12, 12, -12, -12)

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
        return tuple(
            (seat, castle_picture(solids, seat, state.seats, self.context.theme))
            for seat in range(state.seats)
        )


def _is_place(spot: Hashable) -> bool:
    return isinstance(spot, tuple) and spot[0] == "at"


BOARD = CastleCrushBoard
