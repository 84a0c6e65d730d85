"""The half of Castle Crush's board that builds: pieces from the tray to the foundation and back."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QWidget

from castlegames.rules.castle_crush import CastleCrushState
from castlegames.rules.castle_crush import components as c

from ...table.hand import Held, Verdict
from ...table.spot import Spot
from ..board import BoardContext
from ..scene_board import SceneBoard
from .building import Builder
from .camera import Ray
from .films import Films
from .layout import Layout
from .marks import Plumb
from .models import BlockTrayModel, PiecesModel
from .places import on_screen
from .solids import Solid
from .stage_item import HeldItem, StageItem

_IN_HAND = QRectF(-28, -36, 56, 72)
"""The picture of a held piece that is over no place of the table."""


class BuildingBoard(SceneBoard):
    """Answers the gesture while a castle is built.

    The whole board makes ``stage``, ``films`` and the models, and shows what has changed.
    """

    tray: BlockTrayModel
    pieces: PiecesModel
    stage: StageItem
    films: Films

    def __init__(self, context: BoardContext, parent: QWidget | None = None) -> None:
        self.builder: Builder | None = None
        self.trouble = ""
        self.fallen_before: tuple[int, ...] = ()
        """The pieces that did not stay when the castle was let go."""
        self._layout: Layout | None = None
        self._spots: tuple[Spot, ...] = ()
        super().__init__(context, parent)
        self._in_hand = HeldItem(context.theme)
        self.scene.addItem(self._in_hand)

    def castle_changed(self) -> None:
        """The castle is another: tray, table and commands follow."""
        raise NotImplementedError

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
        card = next((card for card in self.tray.cards if card.kind == kind), None)
        return "" if card is None else card.refusal

    def turns(self, piece: Hashable) -> int:
        return Builder.turns(piece)

    def flips(self, piece: Hashable) -> bool:
        return piece in c.KINGS

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
        rect = on_screen(self.builder.ghost(held, spot, legal=True), self.stage)
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
        self.castle_changed()

    def take_off(self) -> None:
        """The held piece goes back into the tray."""
        piece = self.held_piece
        if self.builder is not None and piece is not None:
            if self.builder.draft.placement(piece) is not None:
                self.builder.take_off(piece)
            self.hand.clear()
            self.castle_changed()

    def _forget_trouble(self) -> None:
        self.trouble, self.fallen_before = "", ()

    def on_table(self, point: QPointF) -> bool:
        """Whether a point of the scene is in the picture of the table."""
        return self.stage.rect.contains(point)

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

    def fill(self) -> None:
        """Put down the next of the ready-made castles."""
        if self.builder is not None and self.building:
            self.films.stop()
            self.builder.fill_next()
            self.castle_changed()

    def step_text(self) -> str:
        return self.builder.step_text() if self.building and self.builder is not None else ""

    def undo_step(self) -> None:
        if self.builder is not None:
            self.films.stop()
            self.hand.clear()
            self.builder.undo()
            self.castle_changed()


def _is_place(spot: Hashable) -> bool:
    return isinstance(spot, tuple) and spot[0] == "at"
