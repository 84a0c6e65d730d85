"""Patchwork's board: puts quilts, time board, circle and preview together and asks the rules."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QAction, QCursor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QWidget

from castlegames.rules import Move
from castlegames.rules.patchwork import Advance, PatchworkState, Place, Take
from castlegames.rules.patchwork.moves import ADVANCE
from castlegames.rules.patchwork.quilt import CELLS, SIDE, cell_name

from ...table.hand import Held, Verdict
from ...table.motion import GAME
from ...table.spot import Spot
from ..board import BoardContext, LastMove, Position
from ..scene_board import SceneBoard
from .circle_item import CircleItem
from .layout import Layout, lay_out
from .models import (
    CirclePatch,
    Laid,
    PatchCircleModel,
    QuiltModel,
    TimeBoard,
    TimeBoardModel,
    patch_text,
    quilt_of,
    quilt_text,
)
from .preview_item import PreviewItem
from .quilt_item import CaptionItem, LegalMarks, PatchItem, QuiltItem
from .shapes import SPECIAL, Pose, corner, covered, lying, middle, pose, poses
from .time_item import TimeBoardItem, TimeCaption, TokenItem, Way, WayItem
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
        self._legal: dict[int, dict[tuple[int, ...], Move]] = {}
        self._spots: tuple[Spot, ...] = ()
        self._items: dict[tuple[int, int, bool, float], PatchItem] = {}
        super().__init__(context, parent)
        for model in (self.own, self.other, self.circle, self.time):
            model.setParent(self)
        self.own_item = QuiltItem(self.own, theme)
        self.other_item = QuiltItem(self.other, theme)
        self.own_caption = CaptionItem(self.own, theme)
        self.other_caption = CaptionItem(self.other, theme)
        self.time_item = TimeBoardItem(self.time, theme)
        self.time_caption = TimeCaption(self.time, theme)
        self.way_item = WayItem(self.time_item, theme)
        self.tokens = (TokenItem(0, theme), TokenItem(1, theme))
        self.circle_item = CircleItem(self.circle, theme)
        self.preview_item = PreviewItem(theme)
        self.marks = LegalMarks(self.own_item, theme)
        self._hint_item: PatchItem | None = None
        for z, item in enumerate(
            (
                self.own_item,
                self.other_item,
                self.own_caption,
                self.other_caption,
                self.time_caption,
                self.time_item,
                self.way_item,
                self.circle_item,
                self.preview_item,
                self.marks,
            )
        ):
            item.setZValue(z)
            self.scene.addItem(item)
        for token in self.tokens:
            token.setZValue(30)
            self.scene.addItem(token)
        self._primary = QAction(self)
        self._primary.triggered.connect(self._do_primary)

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
        self._take_hint_away()
        viewer = position.viewer
        self._legal = _by_patch(state.legal_moves()) if position.acting else {}
        flight = self._flight_start(position, before) if position.animate and not by_hand else None
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
                last=_last_way(position.last, state),
            )
        )
        names = self.context.names
        self.own_caption.show_name(self._quilt_name(viewer))
        self.other_caption.show_name(names[1 - viewer])
        self._mark_last(position)
        self.circle_item.show_state(None, position.acting and not state.special_due)
        self._spots = ()
        self._show_tokens(position.last if position.animate else None, state)
        if flight is not None:
            self._fly(*flight)
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

    def _mark_last(self, position: Position) -> None:
        laid = None if position.last is None else _laid_by(position.last.move)
        mine = position.last is not None and position.last.seat == position.viewer
        self.own_item.mark(laid if mine else None)
        self.other_item.mark(None if mine else laid)
        self.own_item.veil(None)
        self.other_item.veil(None)

    def _flight_start(
        self, position: Position, before: PatchworkState | None
    ) -> tuple[int, Laid, QPointF, float] | None:
        """Where a patch that has just been laid comes from, read before the models change."""
        last = position.last
        laid = None if last is None else _laid_by(last.move)
        if last is None or laid is None or before is None or self._layout is None:
            return None
        if laid.patch == SPECIAL:
            mark = before.positions[last.seat]
            return last.seat, laid, self.time_item.space_rect(mark).center(), self.time_item.step
        centre = self.circle_item.patch_centre(laid.patch)
        return last.seat, laid, centre, self.circle_item.card_side()

    def _fly(self, seat: int, laid: Laid, start: QPointF, side: float) -> None:
        motion = self.context.motion
        viewer = self.position.viewer if self.position else 0
        quilt = self.own_item if seat == viewer else self.other_item
        how, top, left = lying(laid.patch, laid.cells)
        item = PatchItem(laid.patch, how.turn, how.flipped, quilt.side, self.context.theme)
        item.setZValue(400)
        self.scene.addItem(item)
        goal = self._patch_middle(quilt, laid.patch, how.turn, how.flipped, top, left)
        small = min(1.0, side / quilt.side) if quilt.side else 1.0
        quilt.veil(laid)

        def step(part: float) -> None:
            item.setPos(start + (goal - start) * part)
            item.setScale(small + (1.0 - small) * part)

        def done() -> None:
            self.scene.removeItem(item)
            quilt.veil(None)

        motion.run(GAME, step, done)

    def _show_tokens(self, last: LastMove | None, state: PatchworkState) -> None:
        if self._layout is None:
            return
        for seat, token in enumerate(self.tokens):
            token.resize(self.time_item.step * 0.36)
            token.setZValue(31 if state.on_top == seat else 30)
            goal = self._token_place(state, seat)
            way = self.time.board.last
            if last is not None and way is not None and way[0] == seat and way[1] != way[2]:
                points = [self.time_item.space_rect(n).center() for n in range(way[1], way[2] + 1)]
                points[-1] = goal
                self._travel(token, points)
            else:
                token.setPos(goal)

    def _travel(self, token: TokenItem, points: Sequence[QPointF]) -> None:
        steps = len(points) - 1

        def step(part: float) -> None:
            at = part * steps
            k = min(int(at), steps - 1)
            token.setPos(points[k] + (points[k + 1] - points[k]) * (at - k))

        self.context.motion.run(GAME, step)

    def _token_place(self, state: PatchworkState, seat: int) -> QPointF:
        centre = self.time_item.space_rect(state.positions[seat]).center()
        if state.positions[0] != state.positions[1]:
            return centre
        shift = self.time_item.step * 0.17
        return centre + (QPointF(-shift, -shift) if state.on_top == seat else QPointF(shift, shift))

    # Places

    def arrange(self, size: QSizeF) -> None:
        self._layout = layout = lay_out(size)
        self.own_item.place(layout.own)
        self.other_item.place(layout.other)
        self.own_caption.place(layout.own_caption, None)
        self.other_caption.place(layout.other_caption, layout.other_facts)
        self.time_caption.place(layout.time_caption)
        self.time_item.place(layout.time)
        self.circle_item.place(layout.strip)
        self.preview_item.place(layout.preview)
        for item in (self.marks, self.way_item):
            item.prepareGeometryChange()
            item.update()
        self._items.clear()
        self._spots = ()
        state = self.state
        if state is not None:
            self._show_tokens(None, state)
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
                    Spot(("cell", cell), self.own_item.cell_rect(cell), self.own.cell_text(cell))
                    for cell in range(CELLS)
                ),
                Spot("time", self._layout.time, self._time_text()),
                *(
                    Spot(
                        ("other", cell), self.other_item.cell_rect(cell), self.other.cell_text(cell)
                    )
                    for cell in range(CELLS)
                ),
            )
        return self._spots

    def _circle_spots(self) -> list[Spot]:
        spots = []
        for row, each in enumerate(self.circle.circle):
            rect = self.circle_item.rect_of(row)
            if rect is not None:
                text = patch_text(each.patch) + (f". {each.reason}" if each.reason else "")
                spots.append(Spot(("patch", each.patch), rect, text))
        names = (translate("Patchwork", "earlier patches"), translate("Patchwork", "more patches"))
        for number, (rect, step) in enumerate(self.circle_item.arrows()):
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
        text = translate("Patchwork", "Time board: {places}").format(places=", ".join(parts))
        return ". ".join([text, *quilts])

    # The gesture

    def piece_at(self, point: QPointF) -> Hashable | None:
        return self.circle_item.patch_at(point)

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
        cell = spot[1]  # type: ignore[index]
        if held.piece == SPECIAL:
            return Place(cell)
        how = _pose(held)
        return Take(how.patch, covered(how, *corner(how, cell)))

    def spot_under(self, held: Held, point: QPointF) -> Hashable | None:
        area, side = self.own_item.cells_rect, self.own_item.side
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
        cells = {
            middle(how, top, left): (top, left)
            for top in range(SIDE - how.rows + 1)
            for left in range(SIDE - how.columns + 1)
        }
        found = [
            Spot(
                ("cell", cell),
                self.own_item.cell_rect(cell),
                self.own.cell_text(cell) if len(how.cells) == 1 else _corner_text(*place),
            )
            for cell, place in cells.items()
        ]
        legal = self._legal.get(how.patch, {})
        good = [s for s in found if covered(how, *cells[s.key[1]]) in legal]  # type: ignore[index]
        if good:
            found.remove(good[0])
            found.insert(0, good[0])
        return found

    def held_item(self, held: Held) -> QGraphicsItem:
        how = _pose(held)
        key = (how.patch, how.turn, how.flipped, self.own_item.side)
        item = self._items.get(key)
        if item is None:
            item = self._items[key] = PatchItem(*key, self.context.theme)
            self.scene.addItem(item)
        return item

    def landing(self, held: Held, spot: Hashable) -> QPointF:
        how = _pose(held)
        top, left = corner(how, spot[1])  # type: ignore[index]
        return self._patch_middle(self.own_item, how.patch, how.turn, how.flipped, top, left)

    def _patch_middle(
        self, quilt: QuiltItem, patch: int, turn: int, flipped: bool, top: int, left: int
    ) -> QPointF:
        how = pose(patch, turn, flipped)
        area, side = quilt.cells_rect, quilt.side
        return QPointF(
            area.left() + (left + how.columns / 2) * side, area.top() + (top + how.rows / 2) * side
        )

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
        for rect, step in self.circle_item.arrows():
            if rect.contains(point):
                self._scroll(step)

    def _scroll(self, patches: int) -> None:
        self.circle_item.leaf(patches)
        self._spots = ()
        self.ring.setVisible(self.spot(self.standing) is not None and self.ring.isVisible())

    def hover(self, point: QPointF) -> None:
        super().hover(point)
        piece = self.circle_item.patch_at(point)
        self.circle_item.hover(piece if self.acting else None)
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
        self.circle_item.show_state(patch, free)
        self.marks.show_cells(self._reachable(held))
        if held is None:
            self.way_item.show_way(None)
            self._show_facts()
        else:
            self._show_facts(patch)
        self._sync_primary()

    def aimed_changed(self) -> None:
        held = self.hand.held
        if held is not None:
            self._show_facts(held.piece if isinstance(held.piece, int) else None)
        self._sync_primary()

    def _reachable(self, held: Held | None) -> tuple[int, ...]:
        if held is None:
            return ()
        how = _pose(held)
        legal = self._legal.get(how.patch, {})
        found: set[int] = set()
        for top in range(SIDE - how.rows + 1):
            for left in range(SIDE - how.columns + 1):
                cells = covered(how, top, left)
                if cells in legal:
                    found.update(cells)
        return tuple(sorted(found))

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
        state = self.state
        if state is None:
            return
        if patch is None or state.to_move is None or not self.context.projections:
            self.way_item.show_way(None)
            self._show_last_events()
            return
        verdict = self.hand.verdict
        move = verdict.move if verdict is not None else None
        if isinstance(move, Take | Place):
            preview = state.preview(move)
            title = translate("Patchwork", "If you place it here")
        elif patch == SPECIAL:
            self._show_last_events()
            return
        else:
            preview = state.preview_patch(patch)
            title = translate("Patchwork", "If you take patch {n}").format(n=patch)
        facts = WORDS.preview(state, preview, self.context.names)
        self.preview_item.show_facts(title, facts)
        self.way_item.show_way(
            Way(preview.seat, preview.start, preview.end, preview.marks, preview.special)
        )

    def _show_last_events(self) -> None:
        position = self.position
        if position is None:
            return
        if position.last is None:
            self.preview_item.show_lines(
                translate("Patchwork", "How it goes"),
                (
                    translate("Patchwork", "Drag one of the three patches in front to your quilt,"),
                    translate("Patchwork", "or advance and earn a button for each space."),
                ),
            )
            return
        names = self.context.names
        events = [
            self.context.words.event(event, names)
            for event in position.events
            if event.kind not in ("placed", "token", "passed") and event.args.get("buttons") != 0
        ]
        title = translate("Patchwork", "Last move: {name}").format(name=names[position.last.seat])
        self.preview_item.show_lines(title, events)

    def note_area(self) -> QRect:
        if self._layout is None:
            return super().note_area()
        return self.view.mapFromScene(self._layout.preview).boundingRect()

    def show_hint(self, move: Move | None) -> None:
        self._take_hint_away()
        state = self.state
        if move is None or state is None or state.to_move is None:
            return
        laid = _laid_by(move)
        if laid is not None:
            how, top, left = lying(laid.patch, laid.cells)
            item = PatchItem(
                laid.patch, how.turn, how.flipped, self.own_item.side, self.context.theme
            )
            item.setOpacity(0.62)
            item.setZValue(200)
            item.setPos(
                self._patch_middle(self.own_item, laid.patch, how.turn, how.flipped, top, left)
            )
            self.scene.addItem(item)
            self._hint_item = item
            self.circle_item.hint(laid.patch)
        assert isinstance(move, Advance | Take | Place)
        preview = state.preview(move)
        self.way_item.show_way(
            Way(preview.seat, preview.start, preview.end, preview.marks, preview.special)
        )

    def _take_hint_away(self) -> None:
        if self._hint_item is not None:
            self.scene.removeItem(self._hint_item)
            self._hint_item = None
        self.circle_item.hint(None)
        self.way_item.show_way(None)

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
            text = translate("Patchwork", "Advance {spaces}, earn {buttons}").format(
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
    return pose(int(held.piece), held.turn, held.flipped)  # type: ignore[call-overload]


def _corner_text(top: int, left: int) -> str:
    return translate("Patchwork", "corner on {cell}").format(cell=cell_name(top * SIDE + left))


def _by_patch(moves: Sequence[Move]) -> dict[int, dict[tuple[int, ...], Move]]:
    found: dict[int, dict[tuple[int, ...], Move]] = {}
    for move in moves:
        laid = _laid_by(move)
        if laid is not None:
            found.setdefault(laid.patch, {})[laid.cells] = move
    return found


def _laid_by(move: Move) -> Laid | None:
    match move:
        case Take(patch=patch, cells=cells):
            return Laid(patch, cells)
        case Place(cell=cell):
            return Laid(SPECIAL, (cell,))
    return None


def _last_way(last: LastMove | None, state: PatchworkState) -> tuple[int, int, int] | None:
    if last is None:
        return None
    assert isinstance(last.before, PatchworkState)
    return last.seat, last.before.positions[last.seat], state.positions[last.seat]


BOARD = PatchworkBoard
