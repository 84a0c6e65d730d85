"""A board drawn as a graphics scene: gesture, ghost, keyboard cursor, names, zoom.

A subclass fills ``self.scene`` once in its constructor, puts everything in its place in
``arrange(size)`` (the scene is as large as the view, so texts keep their size), swaps its models
in ``show_position`` and answers the questions below. Items listen to models, never to states, and
cache themselves in device coordinates; moving the mouse moves items and rebuilds nothing.

The questions about a piece (``piece_at``, ``refusal``, ``turns``, ``flips``, ``judge``,
``spot_under``, ``targets``, ``held_item``, ``landing``) are asked for mouse and keys alike.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QAction, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QVBoxLayout, QWidget

from castlegames.rules import Move

from ..sound import PICK, REFUSED
from ..table.accessible import install_board_names
from ..table.gesture import Gesture
from ..table.hand import Hand, Held, Verdict
from ..table.marks import FocusRing, VerdictMark
from ..table.spot import Spot
from ..table.view import BoardView
from .board import Board, BoardContext, Position

_HELD_Z = 500.0


class SceneBoard(Board):
    """The half of a board that all drawn boards share."""

    def __init__(self, context: BoardContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.scene = QGraphicsScene(self)
        self.scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.view = BoardView(self.scene, self, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.setFocusProxy(self.view)
        self.hand = Hand(self.judge, self.turns, self.flips, self)
        self.hand.changed.connect(self._held_changed)
        self.hand.aimed.connect(self._aimed)
        self.hand.put_down.connect(self._put_down)
        self.hand.refused.connect(self._refused)
        self.standing: Hashable | None = None
        self.ring = FocusRing(context.theme)
        self.verdict_mark = VerdictMark(context.theme)
        self.scene.addItem(self.ring)
        self.scene.addItem(self.verdict_mark)
        self._held_item: QGraphicsItem | None = None
        self._pointer = QPointF()
        self._by_key = False
        self._decided = False
        self.asked: Move | None = None
        """The move that is to be confirmed, where nothing lies on a spot for it."""
        self.turn_action = self._action(self.tr("Turn"), "R", "turn", lambda: self.hand.turn(1))
        self.flip_action = self._action(self.tr("Flip"), "F", "flip", self.hand.flip)
        self.put_back_action = self._action(self.tr("Put back"), "Esc", "", self.put_back)
        self.view.drive(Gesture(self))
        install_board_names()
        context.theme.changed.connect(self.repaint_all)

    # What a subclass answers

    def arrange(self, size: QSizeF) -> None:
        """Put every item into its place on a scene of this size."""
        raise NotImplementedError

    def least_size(self) -> QSizeF:
        """The smallest scene that everything has room in."""
        return QSizeF(1, 1)

    def spots(self) -> Sequence[Spot]:
        """Every place that the keyboard cursor reaches while nothing is held, in reading order."""
        raise NotImplementedError

    def piece_at(self, point: QPointF) -> Hashable | None:
        """The key of the piece at this point, whether it may be taken or not."""
        raise NotImplementedError

    def refusal(self, piece: Hashable) -> str:
        """Why this piece may not be picked up now, in words; nothing if it may."""
        raise NotImplementedError

    def turns(self, piece: Hashable) -> int:
        """In how many steps the piece goes once around; 1 if it cannot be turned."""
        del piece
        return 1

    def flips(self, piece: Hashable) -> bool:
        """Whether the piece can be turned over."""
        del piece
        return False

    def judge(self, held: Held, spot: Hashable) -> Verdict:
        """What putting the piece down there would mean. Asked once for each new spot."""
        raise NotImplementedError

    def spot_under(self, held: Held, point: QPointF) -> Hashable | None:
        """The spot that a piece held at this point is aimed at, or None."""
        raise NotImplementedError

    def targets(self) -> Sequence[Spot]:
        """The spots the arrow keys move the held piece to, the best one to begin with first."""
        raise NotImplementedError

    def held_item(self, held: Held) -> QGraphicsItem:
        """The item that shows the piece as it lies in the hand; its origin is its middle."""
        raise NotImplementedError

    def landing(self, held: Held, spot: Hashable) -> QPointF:
        """Where the item's origin is while the piece is aimed at this spot."""
        raise NotImplementedError

    def piece_of_spot(self, key: Hashable) -> Hashable | None:
        """The piece that Enter picks up on this spot, or None."""
        del key
        return None

    def piece_by_number(self, number: int) -> Hashable | None:
        """The piece that a figure key picks up, or None."""
        del number
        return None

    def put_on(self, held: Held, verdict: Verdict) -> None:
        """A step of the board's own: the piece was put down where that is not a move yet."""

    def held_changed(self) -> None:
        """Another piece is held, or it lies otherwise: show where it may go."""

    def asked_changed(self) -> None:
        """Another move is to be confirmed, or none."""

    def aimed_changed(self) -> None:
        """The held piece is aimed at another spot, or rests: show what would happen."""

    def clicked(self, point: QPointF) -> None:
        """The empty-handed player clicked where no piece lies."""

    def consulted(self, point: QPointF) -> None:
        """A click while nothing may be taken: what lies there may be looked into."""
        del point

    def scrolled(self, point: QPointF, notches: int) -> bool:
        """The wheel was turned with an empty hand, downwards if positive; False if to no end."""
        del point, notches
        return False

    def hover(self, point: QPointF) -> None:
        """The pointer moves over the board and holds nothing that follows it."""
        wanted = Qt.CursorShape.ArrowCursor
        if self.touchable:
            piece = self.piece_at(point)
            if piece is not None and not self.refusal(piece):
                wanted = Qt.CursorShape.OpenHandCursor
        if self.view.viewport().cursor().shape() != wanted:
            self.view.viewport().setCursor(wanted)

    def repaint_all(self) -> None:
        """The theme is another: draw everything anew."""
        for item in self.scene.items():
            item.update()

    # What the table asks

    @property
    def acting(self) -> bool:
        return super().acting and not self._decided

    def keeps_held(self, position: Position) -> bool:
        """Whether what is held stays in the hand when this position is shown."""
        del position
        return False

    def show_position(self, position: Position) -> None:
        kept = self.keeps_held(position)
        super().show_position(position)
        self._decided = False
        self.asked = None
        if not kept:
            self.hand.clear()
            self.verdict_mark.setVisible(False)
        self._sync_actions()

    def put_back(self) -> bool:
        """Put back what is held, or think again about what is to be confirmed."""
        if self.asked is not None:
            self.ask_about(None)
            return True
        return self.hand.put_back()

    def thumbnail(self, size: QSize) -> QImage:
        whole = self.scene.sceneRect()
        part = min(size.width() / max(1.0, whole.width()), size.height() / max(1.0, whole.height()))
        image = QImage(
            max(1, round(whole.width() * part)),
            max(1, round(whole.height() * part)),
            QImage.Format.Format_ARGB32_Premultiplied,
        )
        image.fill(self.context.theme.colour("table"))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.scene.render(painter, QRectF(), whole)
        painter.end()
        return image

    def zoom_in(self) -> None:
        self.view.zoom_by(1)

    def zoom_out(self) -> None:
        self.view.zoom_by(-1)

    def zoom_reset(self) -> None:
        self.view.zoom_to(1.0)

    def decide(self, move: object) -> None:
        """Send a move to the table; no gesture starts until it has been answered."""
        if self.acting:
            self._decided = True
            self.moveChosen.emit(move)
            self.promptChanged.emit()

    def confirm(self, move: Move) -> None:
        """Decide for a move; the first time only ask whether it is meant, where that is wished."""
        if move == self.asked or not self._asks_first(move):
            self.decide(move)
        elif self.acting:
            self.ask_about(move)
            self.said.emit(self.question())

    def question(self) -> str:
        if self._decided or (self.asked is None and not self.hand.resting):
            return ""
        if self.asked is None:
            return self.tr("It lies. Enter places it for good.")
        return self.tr("Sure? Once more does it, Esc does not.")

    def ask_about(self, move: Move | None) -> None:
        """This move is to be confirmed from now on, or none."""
        if move == self.asked:
            return
        self.asked = move
        self._sync_actions()
        self.asked_changed()
        self.promptChanged.emit()
        self.controlsChanged.emit()

    # What the gesture asks

    def lift(self, piece: Hashable, point: QPointF | None) -> bool:
        """Pick a piece up by mouse (at a point) or by key; False with words if it may not be."""
        self.context.motion.finish()
        if not self.touchable:
            return False
        reason = self.refusal(piece)
        if reason:
            area = self._piece_rect(piece, point)
            self.verdict_mark.show_verdict(False, reason, area, self.scene.sceneRect())
            self.said.emit(reason)
            self.heard.emit(REFUSED)
            return False
        self.heard.emit(PICK)
        self.verdict_mark.setVisible(False)
        self._by_key = point is None
        self.view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        if point is not None:
            self._pointer = point
            self.ring.setVisible(False)
        self.hand.pick_up(piece)
        if point is None:
            targets = self.targets()
            if targets:
                self.aim_by_key(targets[0])
        return True

    def carry(self, point: QPointF) -> None:
        """The held piece follows the pointer."""
        held = self.hand.held
        if held is None:
            return
        self._by_key = False
        self._pointer = point
        spot = self.spot_under(held, point)
        self.hand.aim(spot)
        if spot is None and self._held_item is not None:
            self._held_item.setPos(point)

    def aim_by_key(self, spot: Spot) -> None:
        """The held piece is moved by arrow keys."""
        self._by_key = True
        self.hand.aim(spot.key)
        verdict = self.hand.verdict
        if verdict is not None:
            where = spot.name
            self.said.emit(where if verdict.legal else f"{where}. {verdict.reason}")

    def move_cursor(self, spot: Spot) -> None:
        """The keyboard cursor stands on another spot."""
        self.standing = spot.key
        self.verdict_mark.setVisible(False)
        self.ring.enclose(spot.rect)
        self.ring.setVisible(True)
        self.said.emit(spot.name)

    def activate(self) -> None:
        """Enter with an empty hand: pick up what the cursor stands on, else the primary command."""
        piece = None
        if self.standing is not None and self.ring.isVisible():
            piece = self.piece_of_spot(self.standing)
        if piece is not None:
            if self.touchable:
                self.lift(piece, None)
            return
        primary = self.primary()
        if primary is not None and primary.isEnabled():
            primary.trigger()

    def focus_changed(self, focused: bool, by_key: bool = False) -> None:
        """Show the cursor only while keys come here; who comes by Tab finds it at once."""
        if by_key and self.spot(self.standing) is None and self.spots():
            self.standing = self.spots()[0].key
        here = self.spot(self.standing)
        if here is not None:
            self.ring.enclose(here.rect)
        self.ring.setVisible(focused and here is not None and self.hand.held is None)

    def spot(self, key: Hashable | None) -> Spot | None:
        """The spot with this key."""
        if key is None:
            return None
        return next((spot for spot in self.spots() if spot.key == key), None)

    # The hand's signals

    def _held_changed(self) -> None:
        if self._held_item is not None:
            self._held_item.setVisible(False)
            self._held_item = None
        held = self.hand.held
        self.ask_about(None)
        if held is None:
            self.verdict_mark.setVisible(False)
            self.view.viewport().unsetCursor()
        else:
            self.ring.setVisible(False)
            item = self.held_item(held)
            if item.scene() is None:
                self.scene.addItem(item)
            item.setZValue(_HELD_Z)
            item.setPos(self._pointer)
            item.setVisible(True)
            self._held_item = item
        self._sync_actions()
        self.held_changed()
        self.promptChanged.emit()
        self.controlsChanged.emit()

    def _aimed(self) -> None:
        held, verdict = self.hand.held, self.hand.verdict
        if held is not None and not self._by_key and verdict is None:
            spot = self.spot_under(held, self._pointer)
            if spot is not None and self.hand.spot != spot:
                self.hand.aim(spot)
                return
        item = self._held_item
        if held is None or item is None or verdict is None:
            self.verdict_mark.setVisible(False)
            if item is not None:
                item.setPos(self._pointer)
        else:
            item.setPos(self.landing(held, verdict.spot))
        self.aimed_changed()
        if item is not None and verdict is not None:
            self.verdict_mark.show_verdict(
                verdict.legal, verdict.reason, item.sceneBoundingRect(), self.scene.sceneRect()
            )
        self.promptChanged.emit()
        self.controlsChanged.emit()

    def _put_down(self, held: Held, verdict: Verdict) -> None:
        if verdict.move is None:
            self.put_on(held, verdict)
        elif self._asks_first(verdict.move) and not self.hand.resting:
            self.hand.rest()
            self.said.emit(self.question())
        else:
            self.decide(verdict.move)

    def _refused(self, reason: str) -> None:
        self.said.emit(reason)
        self.heard.emit(REFUSED)

    def _asks_first(self, move: Move) -> bool:
        wish = self.context.settings.value.confirm
        final = wish == "final" and not self.context.free_undo and self.is_final(move)
        return wish == "always" or final

    def _piece_rect(self, piece: Hashable, point: QPointF | None) -> QRectF:
        here = next((spot for spot in self.spots() if self.piece_of_spot(spot.key) == piece), None)
        if here is not None:
            return here.rect
        return QRectF(point or QPointF(), QSizeF(1, 1))

    def _sync_actions(self) -> None:
        held = self.hand.held
        free = self.touchable
        self.turn_action.setEnabled(free and held is not None and self.turns(held.piece) > 1)
        self.flip_action.setEnabled(free and held is not None and self.flips(held.piece))
        back = self.asked is not None or (held is not None and not held.fixed)
        self.put_back_action.setEnabled(free and back)

    def _action(self, text: str, keys: str, icon_name: str, call: object) -> QAction:
        action = QAction(text, self)
        action.setShortcut(keys)
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.setData(icon_name)
        action.setEnabled(False)
        action.triggered.connect(lambda: call())  # type: ignore[operator]
        self.addAction(action)
        return action
