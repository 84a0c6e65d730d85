"""The things on Patchwork's table, where they lie, and how they travel."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from castlegames.rules.patchwork import PatchworkState

from ...table.motion import GAME, Motion
from ...theme import Theme
from .circle_item import CircleItem
from .layout import Layout
from .models import Laid, PatchCircleModel, QuiltModel, TimeBoardModel
from .preview_item import PreviewItem
from .quilt_item import CaptionItem, LegalMarks, PatchItem, QuiltItem
from .shapes import SPECIAL, Pose, lying
from .time_item import BonusTile, TimeBoardItem, TimeCaption, TokenItem, WayItem

_TOKEN_Z, _HINT_Z, _FLIGHT_Z = 30.0, 200.0, 400.0


class Scenery:
    """Every item of the scene. The viewer's own quilt is ``own``."""

    def __init__(
        self,
        scene: QGraphicsScene,
        own: QuiltModel,
        other: QuiltModel,
        circle: PatchCircleModel,
        time: TimeBoardModel,
        theme: Theme,
    ) -> None:
        self._scene, self._theme = scene, theme
        self.own = QuiltItem(own, theme)
        self.other = QuiltItem(other, theme)
        self.own_caption = CaptionItem(own, theme)
        self.other_caption = CaptionItem(other, theme)
        self.time = TimeBoardItem(time, theme)
        self.time_caption = TimeCaption(time, theme)
        self.way = WayItem(self.time, theme)
        self.circle = CircleItem(circle, theme)
        self.preview = PreviewItem(theme)
        self.marks = LegalMarks(self.own, theme)
        self.tokens = (TokenItem(0, theme), TokenItem(1, theme))
        self._hint: PatchItem | None = None
        for z, item in enumerate(
            (
                self.own,
                self.other,
                self.own_caption,
                self.other_caption,
                self.time_caption,
                self.time,
                self.way,
                self.circle,
                self.preview,
                self.marks,
            )
        ):
            item.setZValue(z)
            scene.addItem(item)
        for token in self.tokens:
            scene.addItem(token)

    def place(self, layout: Layout) -> None:
        """Put everything into its place."""
        self.own.place(layout.own)
        self.other.place(layout.other)
        self.own_caption.place(layout.own_caption, None)
        self.other_caption.place(layout.other_caption, layout.other_facts)
        self.time_caption.place(layout.time_caption)
        self.time.place(layout.time)
        self.circle.place(layout.strip)
        self.preview.place(layout.preview)
        for item in (self.marks, self.way):
            item.prepareGeometryChange()
            item.update()

    def middle(self, quilt: QuiltItem, how: Pose, top: int, left: int) -> QPointF:
        """The middle of a patch that lies on a quilt with its corner at (top, left)."""
        area, side = quilt.cells_rect, quilt.side
        return QPointF(
            area.left() + (left + how.columns / 2) * side, area.top() + (top + how.rows / 2) * side
        )

    def patch(self, how: Pose) -> PatchItem:
        """A patch as large as on the viewer's quilt, not yet on the scene."""
        return PatchItem(how.patch, how.turn, how.flipped, self.own.side, self._theme)

    # Advice

    def hint(self, laid: Laid | None) -> None:
        """Show pale where a patch should lie, or nothing."""
        if self._hint is not None:
            self._scene.removeItem(self._hint)
            self._hint = None
        self.circle.hint(None if laid is None else laid.patch)
        if laid is None:
            return
        how, top, left = lying(laid.patch, laid.cells)
        item = self.patch(how)
        item.setOpacity(0.62)
        item.setZValue(_HINT_Z)
        item.setPos(self.middle(self.own, how, top, left))
        self._scene.addItem(item)
        self._hint = item

    # Travel

    def start_of(self, laid: Laid, space: int) -> tuple[QPointF, float]:
        """Where a patch comes from, and how large its cells are there.

        ``space`` is where its seat's token stands: special patches come from the time board.
        """
        if laid.patch == SPECIAL:
            return self.time.space_rect(space).center(), self.time.step
        return self.circle.patch_centre(laid.patch), self.circle.card_side()

    def fly(self, laid: Laid, quilt: QuiltItem, start: QPointF, side: float, by: Motion) -> None:
        """Let a patch fly to a quilt on which it already lies; it is veiled there until then."""
        how, top, left = lying(laid.patch, laid.cells)
        item = PatchItem(laid.patch, how.turn, how.flipped, quilt.side, self._theme)
        item.setZValue(_FLIGHT_Z)
        self._scene.addItem(item)
        goal = self.middle(quilt, how, top, left)
        small = min(1.0, side / quilt.side) if quilt.side else 1.0
        quilt.veil(laid)

        def step(part: float) -> None:
            item.setPos(start + (goal - start) * part)
            item.setScale(small + (1.0 - small) * part)

        def done() -> None:
            self._scene.removeItem(item)
            quilt.veil(None)

        by.run(GAME, step, done)

    def win_tile(self, quilt: QuiltItem, by: Motion) -> None:
        """Let the 7×7 tile travel from the time board to the quilt that has won it."""
        place = self.time.bonus_rect
        tile = BonusTile(place.width(), place.height())
        tile.setZValue(_FLIGHT_Z + 1)
        self._scene.addItem(tile)
        start, goal = place.center(), quilt.cells_rect.center()

        def step(part: float) -> None:
            tile.setPos(start + (goal - start) * part)
            tile.setScale(1.0 + 0.8 * (1.0 - abs(2 * part - 1)))
            tile.setOpacity(min(1.0, 3 * (1.0 - part)))

        by.run(2 * GAME, step, lambda: self._scene.removeItem(tile))

    def show_tokens(
        self,
        state: PatchworkState,
        way: tuple[int, int, int] | None = None,
        by: Motion | None = None,
    ) -> None:
        """Put the tokens on their spaces; one that has a ``way`` travels along it."""
        for seat, token in enumerate(self.tokens):
            token.resize(self.time.step * 0.36)
            token.setZValue(_TOKEN_Z + (state.on_top == seat))
            goal = self._token_place(state, seat)
            if by is None or way is None or way[0] != seat or way[1] == way[2]:
                token.setPos(goal)
                continue
            points = [self.time.space_rect(n).center() for n in range(way[1], way[2])]
            _travel(token, [*points, goal], by)

    def _token_place(self, state: PatchworkState, seat: int) -> QPointF:
        centre = self.time.space_rect(state.positions[seat]).center()
        if state.positions[0] != state.positions[1]:
            return centre
        shift = self.time.step * 0.17
        return centre + (QPointF(-shift, -shift) if state.on_top == seat else QPointF(shift, shift))


def _travel(token: TokenItem, points: Sequence[QPointF], by: Motion) -> None:
    steps = len(points) - 1

    def step(part: float) -> None:
        at = part * steps
        k = min(int(at), steps - 1)
        token.setPos(points[k] + (points[k + 1] - points[k]) * (at - k))

    by.run(GAME, step)
