"""Castle Crush's board: the table of both views, building, aiming, falls, taking blocks."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QGraphicsItem, QWidget

from castlegames.rules import Move, Reason
from castlegames.rules.castle_crush import Build, CastleCrushState, Pass, Return, Swing, Take
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.bodies import Pose
from castlegames.rules.castle_crush.placing import poses as placed_poses
from castlegames.rules.castle_crush.storeys import storeys

from ...table.hand import Held, Verdict
from ...table.spot import Spot
from ..board import BoardContext, Position
from ..scene_board import SceneBoard
from .aim import Aim, first_aim
from .building import Builder
from .drawing import DrawnView, bounds
from .fall_panel import FallPanel
from .falls import Fall, by_piece, fall_of
from .gesture import OrbitFilter, TableGesture
from .layout import Layout, lay_out
from .marks import Gauge, Marks, Plumb, Tag, Way
from .models import BlockTrayModel, PiecesModel, PointsModel, TrayCard, counted
from .order import first_met
from .phases_item import PhasesItem
from .pictures import castle_picture, table_picture
from .scenery import (
    castle_labels,
    fall_tags,
    handed_out,
    piece_text,
    pieces,
    standings_rows,
    storey_tags,
)
from .solids import Solid
from .stage_item import HeldItem, StageItem
from .tray_item import TrayItem
from .viewing import Viewing
from .words import piece_name, translate

_POP = 260
"""Milliseconds for each piece whose points come up."""
_SCORED = 2600
_SLOW = 4
_TAKING = ("deal", "compensate", "distribute")
_UPRIGHT_MALLET = Pose(c.MALLET, 0.0, 0.0, c.BASE_HEIGHT)


class CastleCrushBoard(SceneBoard):
    """The phases of the round, the table with castles and mallet, the tray of blocks."""

    def __init__(self, context: BoardContext, parent: QWidget | None = None) -> None:
        self.tray = BlockTrayModel()
        self.pieces = PiecesModel()
        self.points = PointsModel(context.names)
        self.builder: Builder | None = None
        self.aim: Aim | None = None
        self._layout: Layout | None = None
        self._spots: tuple[Spot, ...] = ()
        self._fall: tuple[Fall, CastleCrushState, Move] | None = None
        self._moment: float | None = None
        self._filming = False
        self._chosen: str | None = None
        self._hint: Move | None = None
        self._show_storeys = False
        self._foot = False
        self._trouble = ""
        self._fallen_before: tuple[int, ...] = ()
        super().__init__(context, parent)
        theme = context.theme
        for model in (self.tray, self.pieces, self.points):
            model.setParent(self)
        self.stage = StageItem(self.pieces, DrawnView(theme), theme)
        self.tray_item = TrayItem(self.tray, theme)
        self.phases = PhasesItem(theme)
        self._held = HeldItem()
        self._held.theme = theme
        for item in (self.stage, self.phases, self.tray_item, self._held):
            self.scene.addItem(item)
        self._held.setVisible(False)
        self.viewing = Viewing(self.stage, context.motion, self._looked)
        gesture = TableGesture(self)
        self.view.drive(gesture)
        self._orbit = OrbitFilter(self, self.view, gesture)
        self.panel = FallPanel(theme, self)
        self.panel.hide()
        self.panel.watched.connect(self.watch_fall)
        self.panel.scrubbed.connect(self._scrub)
        self._make_actions()

    def _make_actions(self) -> None:
        def made(text: str, keys: str, call: Callable[[], None]) -> QAction:
            action = self._action(text, keys, "", call)
            action.setEnabled(True)
            return action

        tr = translate
        self.ready_action = made(tr("CastleCrush", "Ready-made castle"), "C", self._fill)
        self.aside_action = made(tr("CastleCrush", "Lay aside"), "L", self._lay_aside)
        self.storeys_action = made(tr("CastleCrush", "Storeys"), "N", self._toggle_storeys)
        self.look_action = made(tr("CastleCrush", "View"), "V", self._next_look)
        self.foot_action = made(tr("CastleCrush", "Move the foot"), "M", self._toggle_foot)
        self.left_action = made(tr("CastleCrush", "Aim left"), "", lambda: self._turn_aim(5))
        self.right_action = made(tr("CastleCrush", "Aim right"), "", lambda: self._turn_aim(-5))
        self._primary = QAction(self)
        self._primary.triggered.connect(self._do_primary)

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
        return self.acting and state is not None and state.phase in _TAKING

    def show_position(self, position: Position) -> None:
        super().show_position(position)
        state = self.state
        assert state is not None
        self._filming = False
        self._moment = None
        self._hint = None
        self._chosen = None
        self._trouble = ""
        self._fallen_before = ()
        acting = position.acting and state.to_move is not None
        self._follow_draft(state, position, acting)
        keep = acting and self.aim is not None and self._foot
        self.aim = first_aim(state) if acting and state.phase == "attack" else None
        self._foot = keep and self.aim is not None
        self.phases.show_state(state)
        self._fill_tray()
        self._fall = self._fall_of_last(position)
        self.panel.offer(self._fall is not None)
        self.panel.show_part(0.0 if self._fall is None else 1.0)
        scored = _scored_round(position)
        number = scored or state.round
        self.points.show(number, state.points[number - 1])
        self._focus_camera()
        if position.animate and self._fall is not None:
            self._play_last(scored)
        else:
            self._refresh()
        self._sync()
        self.panelChanged.emit()

    def _follow_draft(self, state: CastleCrushState, position: Position, acting: bool) -> None:
        """The castle begun before, if it is still to be built; a new one; or none."""
        if not acting or state.phase != "build":
            if self.builder is not None and self._built(state, self.builder):
                self.builder = None
            self._kept, self.builder = (self.builder or self._kept), None
            return
        kept, self._kept = self.builder or self._kept, None
        self.builder = Builder.follow(kept, state, position.viewer)

    _kept: Builder | None = None
    """A castle begun, while something else is looked at."""

    @staticmethod
    def _built(state: CastleCrushState, builder: Builder) -> bool:
        return bool(state.castles[builder.seat]) or state.round != builder.draft.round

    def _fall_of_last(self, position: Position) -> tuple[Fall, CastleCrushState, Move] | None:
        last = position.last
        if last is None or not isinstance(last.move, Build | Swing):
            return None
        before = last.before
        assert isinstance(before, CastleCrushState)
        return self._fall_from(before, last.seat, last.move)

    def _fall_from(
        self, before: CastleCrushState, seat: int, move: Build | Swing
    ) -> tuple[Fall, CastleCrushState, Move] | None:
        start = by_piece(before.rest)
        if isinstance(move, Build):
            placed = placed_poses(move.placements, seat, before.seats)
            start.update({pose.piece: pose for pose in placed})
        fall = fall_of(move, start)
        return None if fall is None else (fall, before, move)

    # Falls

    def _play_last(self, scored: int | None) -> None:
        """The last fall as it happened, the points piece by piece, the castles scored."""
        assert self._fall is not None
        fall, before, move = self._fall
        names = self.context.names
        self._filming = True

        def pop() -> None:
            if not isinstance(move, Swing):
                self._end_film()
                return
            tags = fall_tags(before, move, names)
            count = len(tags)

            def step(part: float) -> None:
                self.stage.mark(Marks(labels=self._labels(), tags=tags[: int(part * count)]))

            self.context.motion.run(_POP * count + 500, step, show_scores, _LINEAR)

        def show_scores() -> None:
            if scored is None or not isinstance(move, Swing) or move.outcome is None:
                self._end_film()
                return
            after, state = move.outcome.after, self.state
            assert state is not None
            self.pieces.show(pieces(by_piece(after), before))
            self.stage.mark(
                Marks(
                    labels=self._labels(),
                    tags=storey_tags(after),
                    standings=standings_rows(state, names, scored),
                )
            )
            self.context.motion.run(_SCORED, lambda part: None, self._end_film, _LINEAR)

        self._film(fall, before, 1.0, pop)

    def _film(
        self,
        fall: Fall,
        before: CastleCrushState,
        slowness: float,
        done: Callable[[], None],
    ) -> None:
        self._filming = True
        self.stage.mark(Marks(labels=self._labels(before)))

        def step(part: float) -> None:
            self._show_moment(fall, before, part)

        self.context.motion.run(round(fall.seconds * 1000 * slowness), step, done, _LINEAR)

    def _show_moment(self, fall: Fall, before: CastleCrushState, part: float) -> None:
        self.pieces.show(pieces(fall.at(part * fall.seconds), before))
        self.panel.show_part(part)
        self._spots = ()

    def _end_film(self) -> None:
        self._filming = False
        self._refresh()

    def watch_fall(self) -> None:
        """Show the last fall again, slowly if the panel says so."""
        if self._fall is None:
            return
        self.context.motion.finish()
        self._moment = None
        fall, before, _ = self._fall
        slowness = float(_SLOW) if self.panel.slow.isChecked() else 1.0
        self._film(fall, before, slowness, self._end_film)

    def _scrub(self, part: float) -> None:
        """Show a moment of the last fall; at its end the table as it is."""
        if self._fall is None:
            return
        self.context.motion.finish()
        self._moment = part if part < 1.0 else None
        if self._moment is None:
            self._refresh()
            return
        fall, before, _ = self._fall
        self._show_moment(fall, before, part)
        self.stage.mark(Marks(labels=self._labels(before)))

    def show_refused(self, move: Move, reason: Reason) -> None:
        state = self.state
        if state is None or state.to_move is None or not isinstance(move, Build | Swing):
            return
        self._trouble = self.context.words.reason(reason, self.context.names)
        fell = reason.args.get("pieces", ())
        self._fallen_before = tuple(p for p in fell if isinstance(p, int)) if fell else ()  # type: ignore[union-attr]
        self._fall = self._fall_from(state, state.to_move, move)
        self.panel.offer(self._fall is not None)
        if self._fall is None:
            self._refresh()
        else:
            self._film(self._fall[0], state, 2.0, self._end_film)
        self._sync()

    # What stands on the table

    def _refresh(self) -> None:
        """Show the table as it is now, with what is held, aimed at or advised."""
        state = self.state
        if state is None or self._filming or self._moment is not None:
            return
        self._spots = ()
        self.pieces.show(self._solids(state))
        self.stage.mark(self._marks(state))

    def _solids(self, state: CastleCrushState) -> tuple[Solid, ...]:
        if state.phase in _TAKING:
            return pieces(handed_out(state), state)
        poses = by_piece(state.rest)
        looks: dict[int, str] = {}
        extra: list[Solid] = []
        builder = self.builder
        if builder is not None:
            poses.update(builder.poses(self._held_piece))
            looks = dict.fromkeys(self._fallen_before, "fallen")
            ghost = self._ghost()
            if ghost is not None:
                extra.append(ghost)
        if state.phase == "attack":
            poses[c.MALLET] = _UPRIGHT_MALLET if self.aim is None else self.aim.pose
        if isinstance(self._hint, Build) and builder is not None:
            extra += builder.hinted(self._hint, self._held_piece)
        return (*pieces(poses, state, looks), *extra)

    def _labels(self, state: CastleCrushState | None = None) -> tuple:  # type: ignore[type-arg]
        state = state or self.state
        assert state is not None
        return castle_labels(state, self.context.names, state.to_move)

    def _marks(self, state: CastleCrushState) -> Marks:
        position = self.position
        assert position is not None
        tags: tuple[Tag, ...] = ()
        last = position.last
        if self._show_storeys and state.phase not in _TAKING:
            tags = storey_tags(self._rest_now(state))
        elif state.phase == "over":
            tags = storey_tags(state.rest)
        elif last is not None and isinstance(last.move, Swing) and state.phase == "attack":
            before = last.before
            assert isinstance(before, CastleCrushState)
            tags = fall_tags(before, last.move, self.context.names)
        if self._fallen_before and self.builder is not None:
            tags = (*tags, *self.builder.fall_tags(self._fallen_before))
        ways, gauge = self._way(state)
        scored = _scored_round(position)
        return Marks(
            labels=self._labels(),
            tags=tags,
            plumb=self._plumb(),
            ways=ways,
            gauge=gauge,
            standings=standings_rows(state, self.context.names, scored) if scored else (),
        )

    def _rest_now(self, state: CastleCrushState):  # type: ignore[no-untyped-def]
        return state.rest if self.builder is None else self.builder.rest()

    def _way(self, state: CastleCrushState) -> tuple[tuple[Way, ...], Gauge | None]:
        ways: list[Way] = []
        if isinstance(self._hint, Swing):
            hinted = Aim.of(self._hint)
            ways.append(Way(hinted.arc(), hinted.leaning(50.0), "focus"))
        if self.aim is None:
            return tuple(ways), None
        reason = state.why_not(self.aim.swing())
        colour = "accent" if reason is None else "bad"
        ways.append(Way(self.aim.arc(), self.aim.leaning(50.0), colour))
        turn, _ = c.HANDS[state.hand]
        note = translate("CastleCrush", "steady hand")
        if turn:
            note = translate("CastleCrush", "wobble {degrees}°").format(degrees=turn)
        title = translate("CastleCrush", "Aim {degrees}°").format(degrees=f"{self.aim.direction:g}")
        return tuple(ways), Gauge(self.aim.direction, title, note, reason is None)

    # The held piece

    @property
    def _held_piece(self) -> int | None:
        held = self.hand.held
        return held.piece if held is not None and isinstance(held.piece, int) else None

    def _ghost(self) -> Solid | None:
        held, verdict = self.hand.held, self.hand.verdict
        if held is None or verdict is None or self.builder is None or not _is_place(verdict.spot):
            return None
        return self.builder.ghost(held, verdict.spot, verdict.legal)

    def _plumb(self) -> Plumb | None:
        held, verdict = self.hand.held, self.hand.verdict
        if held is None or verdict is None or self.builder is None or not _is_place(verdict.spot):
            return None
        return self.builder.plumb(held, verdict.spot, verdict.legal)

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
            found = [
                Spot(("tray", card.kind), rect, card.text)
                for card, rect in zip(self.tray.cards, self.tray_item.rects(), strict=True)
            ]
            rest = self._rest_now(state) if state.phase not in _TAKING else None
            storey = storeys(rest) if rest is not None else {}
            names = self.context.names
            for solid in self.pieces.solids:
                if solid.key < 0 or solid.key in c.FOUNDATIONS or solid.kind == "base":
                    continue
                rect = self._on_screen(solid)
                if solid.kind == "mallet":
                    text = translate("CastleCrush", "Mallet")
                    if self.aim is not None:
                        text = translate("CastleCrush", "Mallet, aimed at {degrees}°").format(
                            degrees=f"{self.aim.direction:g}"
                        )
                    found.append(Spot("mallet", rect, text))
                else:
                    text = piece_text(solid.key, state, storey, names)
                    found.append(Spot(("piece", solid.key), rect, text))
            found.append(Spot("phases", self._layout.phases, self.phases.text))
            self._spots = tuple(found)
        return self._spots

    def _on_screen(self, solid: Solid) -> QRectF:
        return bounds(solid, self.stage.lens).translated(self.stage.rect.topLeft())

    def _looked(self) -> None:
        """The camera moved: everything is elsewhere on the screen."""
        self._spots = ()
        held, verdict = self.hand.held, self.hand.verdict
        if held is not None and verdict is not None and self.builder is not None:
            self._held.setPos(self.landing(held, verdict.spot))
            self.verdict_mark.show_verdict(
                verdict.legal,
                verdict.reason,
                self._held.sceneBoundingRect(),
                self.scene.sceneRect(),
            )
        self.ring.setVisible(False)

    # The gesture

    def piece_at(self, point: QPointF) -> Hashable | None:
        card = self.tray_item.card_at(point)
        if card is not None:
            return ("kind", card.kind) if card.count else None
        if not self.on_table(point):
            return None
        state = self.state
        if state is None:
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
        placed = {one.piece for one in builder.draft.placements}
        return tuple(solid for solid in self.pieces.solids if solid.key in placed)

    def _ray(self, point: QPointF):  # type: ignore[no-untyped-def]
        inside = point - self.stage.rect.topLeft()
        return self.stage.lens.ray(inside.x(), inside.y())

    def refusal(self, piece: Hashable) -> str:
        if isinstance(piece, tuple):
            card = next((card for card in self.tray.cards if card.kind == piece[1]), None)
            return "" if card is None else card.reason
        return ""

    def turns(self, piece: Hashable) -> int:
        return Builder.turns(piece)

    def flips(self, piece: Hashable) -> bool:
        return piece in c.KINGS

    def lift(self, piece: Hashable, point: QPointF | None) -> bool:
        if self.taking and isinstance(piece, tuple):
            self.context.motion.finish()
            self._take(str(piece[1]))
            return False
        builder = self.builder
        if builder is None:
            return False
        self._moment = None
        self._forget_trouble()
        wanted = piece
        if isinstance(piece, tuple):
            if self.refusal(piece):
                return super().lift(piece, point)
            wanted = builder.next_of(str(piece[1]))
            if wanted is None:
                return False
        if not super().lift(wanted, point):
            return False
        assert isinstance(wanted, int)
        turn, lying = builder.lies(wanted)
        if turn:
            self.hand.turn(turn)
        if lying:
            self.hand.flip()
        if point is None:
            self.aim_by_key(builder.first_spot(wanted, self.hand.held))
        return True

    def judge(self, held: Held, spot: Hashable) -> Verdict:
        assert self.builder is not None
        if spot == "tray":
            return Verdict(spot, legal=True)
        reason = self.builder.why_not(held, spot)
        if reason is None:
            return Verdict(spot, legal=True)
        words = self.context.words.reason(reason, self.context.names)
        return Verdict(spot, legal=False, reason=words)

    def spot_under(self, held: Held, point: QPointF) -> Hashable | None:
        builder = self.builder
        if builder is None:
            return None
        if self._layout is not None and self._layout.tray.contains(point):
            return "tray" if builder.draft.placement(self._held_piece or -1) else None
        if not self.on_table(point):
            return None
        return builder.spot_under(self._ray(point), self._own())

    def targets(self) -> Sequence[Spot]:
        held = self.hand.held
        if held is None or self.builder is None or self._held_piece is None:
            return ()
        return (self.builder.first_spot(self._held_piece, held),)

    def held_item(self, held: Held) -> QGraphicsItem:
        piece = self._held_piece
        if piece is not None:
            self._held.kind = c.kind_name(piece)
            self._held.seat = None if c.is_block(piece) else c.figure_owner(piece)
        self._held.cover(QRectF(-28, -36, 56, 72), shown=True)
        return self._held

    def landing(self, held: Held, spot: Hashable) -> QPointF:
        if self.builder is None or not _is_place(spot):
            self._held.cover(QRectF(-28, -36, 56, 72), shown=True)
            return self._pointer
        solid = self.builder.ghost(held, spot, legal=True)
        rect = self._on_screen(solid)
        self._held.cover(rect.translated(-rect.center()), shown=False)
        return rect.center()

    def put_on(self, held: Held, verdict: Verdict) -> None:
        builder = self.builder
        if builder is None or self._held_piece is None:
            return
        if verdict.spot == "tray":
            self.take_off()
            return
        builder.put(held, verdict.spot)
        self.said.emit(self.context.words.title() if False else builder.last_text())
        self.hand.clear()
        self._drafted()

    def take_off(self) -> None:
        """The held piece goes back into the tray."""
        piece = self._held_piece
        if self.builder is None or piece is None:
            return
        if self.builder.draft.placement(piece) is not None:
            self.builder.take_off(piece)
        self.hand.clear()
        self._drafted()

    def _drafted(self) -> None:
        """The castle is another: tray, table and commands follow."""
        self._forget_trouble()
        self._fill_tray()
        self._refresh()
        self._sync()

    def _forget_trouble(self) -> None:
        self._trouble, self._fallen_before = "", ()

    def held_changed(self) -> None:
        if self.hand.held is None:
            self._held.setVisible(False)
        self._fill_tray()
        self._refresh()
        self._sync()

    def aimed_changed(self) -> None:
        self._refresh()
        self._sync_primary()

    def piece_of_spot(self, key: Hashable) -> Hashable | None:
        if isinstance(key, tuple) and key[0] == "tray":
            card = next((card for card in self.tray.cards if card.kind == key[1]), None)
            return ("kind", key[1]) if card is not None and card.count else None
        if isinstance(key, tuple) and key[0] == "piece" and self.builder is not None:
            return key[1] if self.builder.draft.placement(int(key[1])) is not None else None
        return None

    def piece_by_number(self, number: int) -> Hashable | None:
        if self.aiming or number > len(self.tray.cards):
            return None
        card = self.tray.cards[number - 1]
        return ("kind", card.kind) if card.count else None

    def clicked(self, point: QPointF) -> None:
        del point
        self.verdict_mark.setVisible(False)

    def hover(self, point: QPointF) -> None:
        super().hover(point)
        port = self.view.viewport()
        if self.aiming and self.on_table(point) and self.on_mallet(point):
            port.setCursor(Qt.CursorShape.OpenHandCursor)
        text = ""
        state = self.state
        if state is not None and self.on_table(point) and not self.context.motion.running:
            met = first_met(self._ray(point), self.pieces.solids)
            if met is not None and met[0].key in c.PIECES and state.phase not in _TAKING:
                rest = self._rest_now(state)
                text = piece_text(met[0].key, state, storeys(rest), self.context.names)
        port.setToolTip(text)

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
            self._aim_at(self.aim.at(place[0], place[1]))

    def aim_at(self, point: QPointF) -> None:
        """Turn the aim towards what is seen there."""
        ray = self._ray(point)
        standing = [s for s in self.pieces.solids if s.kind not in ("mallet", "base")]
        met = first_met(ray, standing)
        place = met[1] if met is not None else ray.on_plane(0.0)
        if self.aim is not None and place is not None:
            self._aim_at(self.aim.towards(place[0], place[1]))

    def nudge(self, right: int, away: int, fine: bool) -> None:
        """Move the held piece by a step, to the right or away as the viewer sees it."""
        held, verdict = self.hand.held, self.hand.verdict
        if self.builder is None or held is None:
            return
        if verdict is None or not _is_place(verdict.spot):
            spot = self.builder.first_spot(self._held_piece or 0, held)
        else:
            spot = self.builder.nudged(held, verdict.spot, self.stage.camera, right, away, fine)
        self.aim_by_key(spot)

    def steer(self, right: int, away: int, fine: bool) -> None:
        """Turn the aim, or move the mallet's foot, by a step."""
        if self.aim is None:
            return
        if self._foot:
            self._aim_at(self.aim.stepped(self.stage.camera, right, away, 1.0 if fine else 5.0))
        elif right:
            self._turn_aim(-right * (1 if fine else 5))
        else:
            self._aim_at(self.aim.advanced(away * (1.0 if fine else 5.0)))

    def _turn_aim(self, degrees: float) -> None:
        if self.aim is not None:
            self._aim_at(self.aim.turned(degrees))

    def _aim_at(self, aim: Aim) -> None:
        state = self.state
        if state is None or not self.aiming:
            return
        self.aim = aim
        self._moment = None
        if self._filming:
            self.context.motion.finish()
        self._refresh()
        self._sync()
        reason = state.why_not(aim.swing())
        text = translate("CastleCrush", "Aim {degrees}°").format(degrees=f"{aim.direction:g}")
        if reason is not None:
            text = f"{text}. {self.context.words.reason(reason, self.context.names)}"
        self.said.emit(text)

    def _focus_camera(self) -> None:
        state, position = self.state, self.position
        assert state is not None and position is not None
        self.viewing.focus(position.viewer, state.seats, castle=self.building)

    # Commands

    def controls(self) -> tuple[QAction, ...]:
        look = (self.storeys_action, self.look_action)
        state = self.state
        if state is None or state.phase == "over":
            return look
        if state.phase == "build":
            return (self.ready_action, self.turn_action, self.aside_action, *look)
        if state.phase == "attack":
            return (self.foot_action, self.left_action, self.right_action, *look)
        return look

    def primary(self) -> QAction | None:
        return self._primary

    def prompt(self) -> str:
        piece = self._held_piece
        if piece is not None:
            return translate("CastleCrush", "put down the {piece}").format(
                piece=piece_name(c.kind_name(piece))
            )
        return ""

    def aside(self) -> str:
        state = self.state
        if state is None or not self.acting:
            return ""
        if self._trouble:
            return self._trouble
        if self.hand.held is not None:
            return translate("CastleCrush", "R or wheel turns, arrows move, Enter puts down")
        if self.builder is not None:
            reason = self._reason_to_wait()
            return self.context.words.reason(reason, self.context.names) if reason else ""
        if self.aim is not None:
            reason = state.why_not(self.aim.swing())
            if reason is not None:
                return self.context.words.reason(reason, self.context.names)
            text = translate(
                "CastleCrush", "Swing {n} of {last}. Click or arrows aim, drag goes around"
            )
            n = c.SWINGS[state.seats] - state.swings_left(state.to_move or 0) + 1
            return text.format(n=n, last=c.SWINGS[state.seats])
        return ""

    def _reason_to_wait(self) -> Reason | None:
        """Why the castle cannot be let go yet."""
        state = self.state
        if state is None or self.builder is None:
            return None
        return state.why_not(self.builder.draft.build())

    def _sync(self) -> None:
        self._sync_primary()
        state = self.state
        building, aiming = self.building, self.aiming
        self.ready_action.setEnabled(building and self.hand.held is None)
        many = state is not None and self.builder is not None and self.builder.too_many
        piece = self._held_piece
        self.aside_action.setEnabled(building and many and piece is not None and c.is_block(piece))
        self.foot_action.setEnabled(aiming)
        self.left_action.setEnabled(aiming)
        self.right_action.setEnabled(aiming)
        self.foot_action.setText(
            translate("CastleCrush", "Turn the aim")
            if self._foot
            else translate("CastleCrush", "Move the foot")
        )
        self.promptChanged.emit()
        self.controlsChanged.emit()

    def _sync_primary(self) -> None:
        state = self.state
        verdict = self.hand.verdict
        if self.hand.held is not None:
            self._primary.setText(translate("CastleCrush", "Put down"))
            self._primary.setEnabled(self.acting and verdict is not None and verdict.legal)
            return
        text, enabled = translate("CastleCrush", "Let the mallet fall"), False
        if state is not None and state.phase == "build":
            text = translate("CastleCrush", "Let go")
            enabled = self.building and self._reason_to_wait() is None
        elif state is not None and state.phase in _TAKING:
            text = translate("CastleCrush", "Take")
            if self._chosen is not None:
                text = translate("CastleCrush", "Take the {piece}").format(
                    piece=piece_name(self._chosen)
                )
            enabled = self.taking and self._chosen is not None
        elif state is not None and self.acting and self.aim is None:
            text, enabled = translate("CastleCrush", "Pass"), True
        elif state is not None and self.aim is not None:
            enabled = self.acting and state.why_not(self.aim.swing()) is None
        self._primary.setText(text)
        self._primary.setEnabled(enabled)

    def _do_primary(self) -> None:
        if self.hand.held is not None:
            self.hand.release()
        elif self.builder is not None:
            if self._reason_to_wait() is None:
                self.decide(self.builder.draft.build())
        elif self.taking:
            if self._chosen is not None:
                self.decide(Take(self._chosen))
        elif self.aim is not None:
            self.decide(self.aim.swing())
        elif self.acting:
            self.decide(Pass())

    def _take(self, kind: str) -> None:
        state = self.state
        move = Take(kind)
        reason = None if state is None else state.why_not(move)
        if reason is not None:
            self.said.emit(self.context.words.reason(reason, self.context.names))
        elif self.context.settings.value.confirm == "always" and self._chosen != kind:
            self._chosen = kind
            self._fill_tray()
            self._sync()
        else:
            self.decide(move)

    def _fill(self) -> None:
        if self.builder is not None and self.building:
            self.builder.fill_next()
            self._drafted()

    def _lay_aside(self) -> None:
        piece = self._held_piece
        if self.building and piece is not None and self.aside_action.isEnabled():
            self.decide(Return(c.kind_name(piece)))

    def _toggle_storeys(self) -> None:
        self._show_storeys = not self._show_storeys
        self._refresh()

    def _next_look(self) -> None:
        self.viewing.next_look()

    def _toggle_foot(self) -> None:
        self._foot = not self._foot
        self._sync()

    def step_text(self) -> str:
        return self.builder.step_text() if self.building and self.builder is not None else ""

    def undo_step(self) -> None:
        if self.builder is not None:
            self.hand.clear()
            self.builder.undo()
            self._drafted()

    def show_hint(self, move: Move | None) -> None:
        self._hint = move
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
        note, chosen = "", self._chosen
        seat = state.to_move
        if isinstance(self._hint, Take):
            chosen = self._hint.kind
        if state.phase == "build":
            title = translate("CastleCrush", "Block tray")
            builder = self.builder
            if builder is not None:
                held = self._held_piece
                cards = builder.cards(held, self.context.words, self.context.names)
                chosen = None if held is None else c.kind_name(held)
                note = translate("CastleCrush", "all are used; they stand upright")
                if builder.too_many:
                    note = translate("CastleCrush", "down to {n} may be laid aside").format(
                        n=c.KEEP_BLOCKS
                    )
            else:
                cards = _cards(counted(state.hands[seat or 0]))
                if seat is not None:
                    note = translate("CastleCrush", "{name} builds").format(
                        name=self.context.names[seat]
                    )
        elif state.phase in _TAKING:
            pool = state.supply if state.phase == "deal" else state.middle
            title = translate("CastleCrush", "The middle")
            if state.phase == "deal":
                title = translate("CastleCrush", "The supply")
            note = translate("CastleCrush", "one is taken at a time")
            cards = _cards(counted(pool))
        else:
            title = translate("CastleCrush", "Fallen blocks")
            note = translate("CastleCrush", "dealt out after scoring")
            cards = _cards(counted(state.fallen))
        self.tray.show(cards)
        active = self.building or self.taking
        self.tray_item.show_caption(title, note, seat, active, chosen)

    def seat_note(self, seat: int) -> str:
        state = self.state
        if state is None:
            return ""
        parts = []
        if state.flag == seat:
            parts.append(translate("CastleCrush", "has the flag"))
        if state.phase in ("build", "attack"):
            left, all_ = state.swings_left(seat), c.SWINGS[state.seats]
            swings = "●" * left + "○" * (all_ - left)
            parts.append(translate("CastleCrush", "swings {swings}").format(swings=swings))
        return " · ".join(parts) or " "

    def panel_extra(self) -> QWidget | None:
        return self.panel

    def note_area(self) -> QRect:
        area = self.view.mapFromScene(self.stage.rect).boundingRect()
        return area.adjusted(12, 12, -12, -12)

    def thumbnail(self, size: QSize) -> QImage:
        state = self.state
        if state is None:
            return super().thumbnail(size)
        solids = self._solids(state)
        viewer = self.position.viewer if self.position is not None else 0
        return table_picture(solids, viewer, state.seats, size, self.context.theme)

    def end_pictures(self) -> tuple[tuple[int, QImage], ...]:
        state = self.state
        if state is None:
            return ()
        solids = pieces(by_piece(state.rest), state)
        return tuple(
            (seat, castle_picture(solids, seat, state.seats, self.context.theme))
            for seat in range(state.seats)
        )


def _cards(numbers: Mapping[str, int]) -> list[TrayCard]:
    return [TrayCard(kind, count) for kind, count in numbers.items()]


def _is_place(spot: Hashable) -> bool:
    return isinstance(spot, tuple) and spot[0] == "at"


def _scored_round(position: Position) -> int | None:
    """The round that the last move brought to its score, or None."""
    if not any(event.kind == "scored" for event in position.events):
        return None
    state = position.view
    assert isinstance(state, CastleCrushState)
    return state.round


_LINEAR = QEasingCurve.Type.Linear

BOARD = CastleCrushBoard
