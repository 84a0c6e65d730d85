"""From mouse and keys to the hand: dragging, click and click, and arrows as equals.

The mouse is held by the scene's view itself while a button is down. Qt's own drag and drop is not
used: while it runs neither keys nor the wheel arrive, so that nothing could be turned.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from .hand import Hand
from .spot import Spot, next_spot

_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_NOTCH = 120
"""What a wheel reports for one notch."""


class GestureHost(Protocol):
    """What a gesture asks of the board it works on."""

    hand: Hand
    standing: Hashable | None

    @property
    def acting(self) -> bool: ...
    @property
    def touchable(self) -> bool: ...
    def piece_at(self, point: QPointF) -> Hashable | None: ...
    def lift(self, piece: Hashable, point: QPointF | None) -> bool: ...
    def carry(self, point: QPointF) -> None: ...
    def hover(self, point: QPointF) -> None: ...
    def clicked(self, point: QPointF) -> None: ...
    def consulted(self, point: QPointF) -> None: ...
    def scrolled(self, point: QPointF, notches: int) -> bool: ...
    def spots(self) -> Sequence[Spot]: ...
    def targets(self) -> Sequence[Spot]: ...
    def move_cursor(self, spot: Spot) -> None: ...
    def aim_by_key(self, spot: Spot) -> None: ...
    def activate(self) -> None: ...
    def put_back(self) -> bool: ...
    def piece_by_number(self, number: int) -> Hashable | None: ...


class Gesture:
    """Drives the hand of a board."""

    def __init__(self, host: GestureHost) -> None:
        self._host = host
        self._pressed: QPointF | None = None
        self._lifted = False
        self._dragged = False
        self._wheel = 0

    def press(self, point: QPointF) -> None:
        """The first button went down."""
        host = self._host
        self._dragged = False
        self._lifted = False
        if not host.touchable:
            host.consulted(point)
            return
        if host.hand.held is not None:
            self._pressed = point
            if not host.hand.resting:
                host.carry(point)
            return
        piece = host.piece_at(point)
        if piece is None:
            host.clicked(point)
        elif host.lift(piece, point):
            self._pressed = point
            self._lifted = True

    def move(self, point: QPointF) -> None:
        """The pointer moved, with or without a button down."""
        host = self._host
        if host.hand.held is None or not host.touchable:
            host.hover(point)
            return
        if self._pressed is not None:
            way = point - self._pressed
            if way.manhattanLength() >= QApplication.startDragDistance():
                self._dragged = True
        if host.hand.resting and (self._pressed is None or not self._dragged):
            return
        host.carry(point)

    def release(self, point: QPointF) -> None:
        """The first button went up."""
        host = self._host
        pressed, self._pressed = self._pressed, None
        if pressed is None or host.hand.held is None or not host.touchable:
            return
        if self._lifted and not self._dragged:
            return
        if host.hand.verdict is not None:
            host.hand.release()
            return
        other = host.piece_at(point)
        if not self._dragged and other is not None and other != host.hand.held.piece:
            host.lift(other, point)
        else:
            host.hand.put_back()

    def cancel(self) -> None:
        """The second button: put back."""
        self._pressed = None
        if self._host.touchable:
            self._host.hand.put_back()

    def wheel(self, event: QWheelEvent, point: QPointF) -> bool:
        """Turn the held piece, a step for each notch; with an empty hand the board may scroll.

        False if it means nothing here.
        """
        host = self._host
        held = host.hand.held is not None and host.touchable
        self._wheel += event.angleDelta().y() or event.angleDelta().x()
        notches = int(self._wheel / _NOTCH)
        self._wheel -= notches * _NOTCH
        if held:
            for _ in range(abs(notches)):
                host.hand.turn(-1 if notches > 0 else 1)
            return True
        return notches != 0 and host.scrolled(point, -notches)

    def key(self, event: QKeyEvent) -> bool:
        """Handle a key; False if it means nothing here."""
        host = self._host
        key = event.key()
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if is_for_a_command(event):
            return False
        if key in _ARROWS:
            self._arrow(key)
            return True
        if key in _ENTER:
            self._enter()
            return True
        if not host.touchable:
            return False
        held = host.hand.held is not None
        if key == Qt.Key.Key_R and held:
            host.hand.turn(-1 if shift else 1)
        elif key == Qt.Key.Key_F and held:
            host.hand.flip()
        elif key == Qt.Key.Key_Escape:
            return host.put_back() or held
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            piece = host.piece_by_number(key - Qt.Key.Key_0)
            if piece is None:
                return False
            host.lift(piece, None)
        else:
            return False
        return True

    def _arrow(self, key: int) -> None:
        host = self._host
        if host.hand.held is not None and host.touchable:
            targets = host.targets()
            here = _find(targets, host.hand.spot)
            if here is None:
                found: Spot | None = targets[0] if targets else None
            else:
                found = next_spot(targets, here.rect, key)
            if found is not None:
                host.aim_by_key(found)
            return
        spots = host.spots()
        here = _find(spots, host.standing)
        if here is None:
            found = spots[0] if spots else None
        else:
            found = next_spot(spots, QRectF(here.rect), key)
        if found is not None:
            host.move_cursor(found)

    def _enter(self) -> None:
        host = self._host
        if host.hand.held is None:
            host.activate()
        elif host.touchable:
            host.hand.release()


def is_for_a_command(event: QKeyEvent) -> bool:
    """Whether a key is pressed together with one that makes it a command's."""
    modifier = Qt.KeyboardModifier
    return bool(
        event.modifiers()
        & (modifier.ControlModifier | modifier.AltModifier | modifier.MetaModifier)
    )


def _find(spots: Sequence[Spot], key: Hashable | None) -> Spot | None:
    return next((spot for spot in spots if key is not None and spot.key == key), None)
