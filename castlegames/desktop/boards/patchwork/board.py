"""Patchwork's board: asks the rules, swaps the models, and answers the gesture."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QAction, QCursor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QWidget

from castlegames.rules import Move
from castlegames.rules.patchwork import Advance, PatchworkState, Place, Take
from castlegames.rules.patchwork.moves import ADVANCE
from castlegames.rules.patchwork.quilt import CELLS, SIDE, cell_name

from ...lists import listed, sentences
from ...table.hand import Held, Verdict
from ...table.spot import Spot
from ..board import BoardContext, Position
from ..scene_board import SceneBoard
from .facts import Facts
from .layout import Layout, lay_out
from .models import (
    CirclePatch,
    PatchCircleModel,
    QuiltModel,
    TimeBoard,
    TimeBoardModel,
    patch_text,
    quilt_of,
    quilt_text,
)
from .placing import by_patch, corners, laid_by, last_way, reachable
from .quilt_item import PatchItem, QuiltItem
from .scenery import Scenery
from .shapes import SPECIAL, Pose, corner, covered, lying, middle, pose, poses
from .words import WORDS, translate


class PatchworkBoard(SceneBoard):
    """Both quilts (the viewer's large), the time board between them, the circle below."""

    def __init__(self, context: BoardContext, parent: QWidget | None = None) -> None:
        theme = context.theme
        self.own = QuiltModel()
        self.other = QuiltModel()
        self.circle = PatchCircleModel()
        self.time = TimeBoardModel()
        self._layout: Layout | None = None
        self._hinted: Move | None = None
        self._legal: dict[int, dict[tuple[int, ...], Move]] = {}
        self._spots: tuple[Spot, ...] = ()
        self._items: dict[tuple[Pose, float], PatchItem] = {}
        super().__init__(context, parent)
        for model in (self.own, self.other, self.circle, self.time):
            model.setParent(self)
        self.things = Scenery(self.scene, self.own, self.other, self.circle, self.time, theme)
        self._facts = Facts(self.things.preview, self.things.way, context.names)
        self._primary = QAction(self)
        self._primary.triggered.connect(self._do_primary)
        self._primary.hovered.connect(self._show_advance)

    # Positions

    @property
    def state(self) -> PatchworkState | None:
        """The position on show."""
        view = None if self.position is None else self.position.view
        return view if isinstance(view, PatchworkState) else None

    def show_position(self, position: Position) -> None:
        by_hand = self._decided and position.last is not None
        before = self.state
        super().show_position(position)
        state = self.state
        assert state is not None
        things = self.things
        things.hint(None)
        self._hinted = None
        viewer = position.viewer
        self._legal = by_patch(state.legal_moves()) if position.acting else {}
        laid = None if position.last is None else laid_by(position.last.move)
        flight = None
        if laid and before and position.last and position.animate and not by_hand:
            flight = things.start_of(laid, before.positions[position.last.seat])
        self.own.show(quilt_of(state, viewer))
        self.other.show(quilt_of(state, 1 - viewer))
        self.circle.show(
            tuple(
                CirclePatch(patch, row < 3, self._reason_for(state, patch))
                for row, patch in enumerate(state.circle)
            )
        )
        self.time.show(
            TimeBoard(
                positions=state.positions,
                on_top=state.on_top,
                specials=state.specials,
                bonus_free=state.bonus is None,
                last=last_way(position.last, state),
            )
        )
        names = self.context.names
        things.own_caption.show_name(self._quilt_name(viewer))
        things.other_caption.show_name(names[1 - viewer])
        mine = position.last is not None and position.last.seat == viewer
        things.own.mark(laid if mine else None)
        things.other.mark(None if mine else laid)
        things.circle.show_state(None, position.acting and not state.special_due)
        self._spots = ()
        motion = self.context.motion
        things.show_tokens(state, self.time.board.last, motion if position.animate else None)
        if laid is not None and flight is not None:
            things.fly(laid, things.own if mine else things.other, *flight, motion)
        if position.animate and any(event.kind == "bonus" for event in position.events):
            things.win_tile(things.own if mine else things.other, motion)
        self._show_facts()
        if position.acting and state.special_due:
            self._hold_special()
        self._sync_primary()
        self.controlsChanged.emit()
        self.promptChanged.emit()

    def _quilt_name(self, seat: int) -> str:
        if self.context.humans == frozenset({seat}):
            return translate("Patchwork", "Your quilt")
        return self.context.names[seat]

    def _reason_for(self, state: PatchworkState, patch: int) -> str:
        """Why the viewer may not take a patch, apart from where it would lie."""
        if self.position is None or not self.position.acting:
            return ""
        if self._legal.get(patch):
            return ""
        first = poses(patch)[0]
        reason = state.why_not(Take(patch, covered(first, 0, 0)))
        if reason is None or reason.code == "overlap":
            return WORDS.no_room()
        return self.context.words.reason(reason, self.context.names)

    # Places

    def arrange(self, size: QSizeF) -> None:
        self._layout = lay_out(size)
        self.things.place(self._layout)
        self._items.clear()
        self._spots = ()
        state = self.state
        if state is not None:
            self.things.show_tokens(state)
        held = self.hand.held
        if held is not None:
            self._held_changed()
            self._aimed()
        here = self.spot(self.standing)
        if here is not None:
            self.ring.enclose(here.rect)

    def spots(self) -> Sequence[Spot]:
        if not self._spots and self._layout is not None and self.state is not None:
            self._spots = (
                *self._circle_spots(),
                *(
                    Spot(("cell", cell), self.things.own.cell_rect(cell), self.own.cell_text(cell))
                    for cell in range(CELLS)
                ),
                Spot("time", self._layout.time, self._time_text()),
                *(
                    Spot(
                        ("other", cell),
                        self.things.other.cell_rect(cell),
                        self.other.cell_text(cell),
                    )
                    for cell in range(CELLS)
                ),
            )
        return self._spots

    def _circle_spots(self) -> list[Spot]:
        spots = []
        for row, each in enumerate(self.circle.circle):
            rect = self.things.circle.rect_of(row)
            if rect is not None:
                text = sentences(filter(None, (patch_text(each.patch), each.reason)))
                spots.append(Spot(("patch", each.patch), rect, text))
        names = (translate("Patchwork", "earlier patches"), translate("Patchwork", "more patches"))
        for number, (rect, step) in enumerate(self.things.circle.arrows()):
            if step:
                spots.append(Spot(("scroll", step), rect, names[number]))
        return spots

    def _time_text(self) -> str:
        state = self.state
        assert state is not None
        parts = [
            translate("Patchwork", "{name} on {space}").format(
                name=name, space=state.positions[seat]
            )
            for seat, name in enumerate(self.context.names)
        ]
        quilts = [
            quilt_text(model.quilt, self.context.names[model.quilt.seat])
            for model in (self.own, self.other)
        ]
        text = translate("Patchwork", "Time board: {places}").format(places=listed(parts))
        return sentences([text, *quilts])

    # The gesture

    def piece_at(self, point: QPointF) -> Hashable | None:
        return self.things.circle.patch_at(point)

    def refusal(self, piece: Hashable) -> str:
        each = next((each for each in self.circle.circle if each.patch == piece), None)
        return "" if each is None else each.reason

    def turns(self, piece: Hashable) -> int:
        return 1 if piece == SPECIAL else 4

    def flips(self, piece: Hashable) -> bool:
        return piece != SPECIAL

    def judge(self, held: Held, spot: Hashable) -> Verdict:
        state = self.state
        assert state is not None
        move = self._move(held, spot)
        reason = state.why_not(move)
        if reason is None:
            return Verdict(spot, legal=True, move=move)
        words = self.context.words.reason(reason, self.context.names)
        return Verdict(spot, legal=False, reason=words)

    def _move(self, held: Held, spot: Hashable) -> Move:
        cell = _cell(spot)
        if held.piece == SPECIAL:
            return Place(cell)
        how = _pose(held)
        return Take(how.patch, covered(how, *corner(how, cell)))

    def spot_under(self, held: Held, point: QPointF) -> Hashable | None:
        area, side = self.things.own.cells_rect, self.things.own.side
        if not area.adjusted(-side, -side, side, side).contains(point):
            return None
        how = _pose(held)
        top = round((point.y() - area.top()) / side - how.rows / 2)
        left = round((point.x() - area.left()) / side - how.columns / 2)
        top = min(max(top, 0), SIDE - how.rows)
        left = min(max(left, 0), SIDE - how.columns)
        return ("cell", middle(how, top, left))

    def targets(self) -> Sequence[Spot]:
        held = self.hand.held
        if held is None:
            return ()
        how = _pose(held)
        legal = self._legal.get(how.patch, {})
        good: list[Spot] = []
        found: list[Spot] = []
        for cell, top, left in corners(how):
            text = translate("Patchwork", "corner on {cell}")
            name = self.own.cell_text(cell)
            if len(how.cells) > 1:
                name = text.format(cell=cell_name(top * SIDE + left))
            spot = Spot(("cell", cell), self.things.own.cell_rect(cell), name)
            found.append(spot)
            if covered(how, top, left) in legal:
                good.append(spot)
        if good:
            found.remove(good[0])
            found.insert(0, good[0])
        return found

    def held_item(self, held: Held) -> QGraphicsItem:
        how = _pose(held)
        key = (how, self.things.own.side)
        item = self._items.get(key)
        if item is None:
            item = self._items[key] = self.things.patch(how)
            self.scene.addItem(item)
        return item

    def landing(self, held: Held, spot: Hashable) -> QPointF:
        how = _pose(held)
        return self.things.middle(self.things.own, how, *corner(how, _cell(spot)))

    def piece_of_spot(self, key: Hashable) -> Hashable | None:
        if isinstance(key, tuple) and key[0] == "patch":
            return key[1]
        return None

    def piece_by_number(self, number: int) -> Hashable | None:
        circle = self.circle.circle[:3]
        return circle[number - 1].patch if number <= len(circle) else None

    def activate(self) -> None:
        key = self.standing
        if isinstance(key, tuple) and key[0] == "scroll" and self.ring.isVisible():
            self._scroll(key[1])
            return
        super().activate()

    def clicked(self, point: QPointF) -> None:
        self.verdict_mark.setVisible(False)
        for rect, step in self.things.circle.arrows():
            if rect.contains(point):
                self._scroll(step)

    def scrolled(self, point: QPointF, notches: int) -> bool:
        if self._layout is None or not self._layout.strip.contains(point):
            return False
        self._scroll(notches)
        return True

    def _scroll(self, patches: int) -> None:
        self.things.circle.leaf(patches)
        self._spots = ()
        self.ring.setVisible(self.spot(self.standing) is not None and self.ring.isVisible())

    def hover(self, point: QPointF) -> None:
        super().hover(point)
        piece = self.things.circle.patch_at(point)
        self.things.circle.hover(piece if self.acting else None)
        if self.hand.held is None:
            self._show_facts(piece if isinstance(piece, int) else None)

    def move_cursor(self, spot: Spot) -> None:
        super().move_cursor(spot)
        piece = self.piece_of_spot(spot.key)
        self._show_facts(piece if isinstance(piece, int) else None)

    def held_changed(self) -> None:
        held = self.hand.held
        patch = held.piece if held is not None and isinstance(held.piece, int) else None
        state = self.state
        free = self.acting and state is not None and not state.special_due
        self.things.circle.show_state(patch, free)
        cells: tuple[int, ...] = ()
        if held is not None:
            how = _pose(held)
            cells = reachable(how, self._legal.get(how.patch, {}))
        self.things.marks.show_cells(cells)
        self._show_facts(patch)
        self._sync_primary()

    def aimed_changed(self) -> None:
        held = self.hand.held
        if held is not None:
            self._show_facts(held.piece if isinstance(held.piece, int) else None)
        self._sync_primary()

    def _hold_special(self) -> None:
        self.hand.pick_up(SPECIAL, fixed=True)
        pointer = self.view.viewport().mapFromGlobal(QCursor.pos())
        point = self.view.mapToScene(pointer)
        held = self.hand.held
        if held is not None and self.spot_under(held, point) is not None:
            self.carry(point)
            return
        targets = self.targets()
        if targets:
            self.aim_by_key(targets[0])

    # What would happen, what has happened

    def _show_facts(self, patch: int | None = None) -> None:
        """The preview of the held or hovered patch; without one, what happened last."""
        state, position = self.state, self.position
        if state is None or position is None:
            return
        verdict = self.hand.verdict
        if patch is None or state.to_move is None or not self.context.projections:
            self._facts.of_last_move(position)
        else:
            self._facts.of_patch(state, patch, None if verdict is None else verdict.move)

    def _show_advance(self) -> None:
        state = self.state
        free = self.hand.held is None and self.acting and self.context.projections
        if state is not None and free and not state.special_due:
            self._facts.of_advance(state)

    def note_area(self) -> QRect:
        if self._layout is None:
            return super().note_area()
        return self.view.mapFromScene(self._layout.preview).boundingRect()

    def show_hint(self, move: Move | None) -> None:
        self._hinted = move
        state = self.state
        if state is None or state.to_move is None or not isinstance(move, Advance | Take | Place):
            self.things.hint(None)
            self._facts.way(None)
            return
        self.things.hint(laid_by(move))
        self._facts.way(state.preview(move))

    def hint_step(self) -> str:
        if not self.acting or not isinstance(self._hinted, Take):
            return ""
        return translate("Patchwork", "Hold it there")

    def take_hint(self) -> None:
        move = self._hinted
        self.show_hint(None)
        if isinstance(move, Take) and self.lift(move.patch, None):
            how, top, left = lying(move.patch, move.cells)
            self.hand.pick_up(move.patch, how.turn, how.flipped)
            self.hand.aim(("cell", middle(how, top, left)))
            self.hand.rest()
        self.setFocus()

    # Commands

    def controls(self) -> tuple[QAction, ...]:
        return (self.turn_action, self.flip_action, self.put_back_action)

    def primary(self) -> QAction | None:
        return self._primary

    def prompt(self) -> str:
        held = self.hand.held
        if held is None:
            return ""
        return WORDS.holding(None if held.piece == SPECIAL else int(held.piece))  # type: ignore[call-overload]

    def _sync_primary(self) -> None:
        state = self.state
        verdict = self.hand.verdict
        if self.hand.held is not None:
            self._primary.setText(translate("Patchwork", "Place here"))
            self._primary.setEnabled(self.acting and verdict is not None and verdict.legal)
            return
        free = self.acting and state is not None and not state.special_due
        text = translate("Patchwork", "Advance")
        if state is not None and free and self.context.projections:
            preview = state.preview(ADVANCE)
            text = translate("Patchwork", "Advance {spaces}: +{buttons}").format(
                spaces=preview.end - preview.start, buttons=preview.earned + preview.income
            )
        self._primary.setText(text)
        self._primary.setEnabled(free)

    def _do_primary(self) -> None:
        if self.hand.held is None:
            self.decide(ADVANCE)
            return
        verdict = self.hand.verdict
        if verdict is not None and verdict.legal:
            self.decide(verdict.move)

    def end_pictures(self) -> tuple[tuple[int, QImage], ...]:
        return tuple(
            (model.quilt.seat, self._quilt_picture(model))
            for model in sorted((self.own, self.other), key=lambda each: each.quilt.seat)
        )

    def _quilt_picture(self, model: QuiltModel) -> QImage:
        side = 420
        item = QuiltItem(model, self.context.theme)
        item.place(QRectF(4, 4, side - 8, side - 10))
        image = QImage(QSize(side, side), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        item.paint(painter, None, None)  # type: ignore[arg-type]
        painter.end()
        return image


def _pose(held: Held) -> Pose:
    assert isinstance(held.piece, int)
    return pose(held.piece, held.turn, held.flipped)


def _cell(spot: Hashable) -> int:
    assert isinstance(spot, tuple)
    return int(spot[1])


BOARD = PatchworkBoard
