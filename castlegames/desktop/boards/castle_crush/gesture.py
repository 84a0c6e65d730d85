"""The gesture on a table in perspective: orbit, aim, foot of the mallet, steps of millimetres."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QGraphicsView

from ...table.gesture import Gesture, GestureHost, is_for_a_command

_WAYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}
_QUARTER = 6
"""Steps of turning that make a quarter."""
_DEGREES = 0.35
"""Degrees of orbit for each pixel."""


class Turntable(GestureHost, Protocol):
    """What this gesture asks of the board, besides what every gesture does."""

    @property
    def aiming(self) -> bool: ...
    def on_table(self, point: QPointF) -> bool: ...
    def on_mallet(self, point: QPointF) -> bool: ...
    def orbit(self, around: float, up: float) -> None: ...
    def zoom_table(self, notches: float) -> None: ...
    def drag_foot(self, point: QPointF) -> None: ...
    def aim_at(self, point: QPointF) -> None: ...
    def nudge(self, right: int, away: int, fine: bool) -> None: ...
    def steer(self, right: int, away: int, fine: bool) -> None: ...
    def take_off(self) -> None: ...
    def command(self, key: int) -> bool: ...


class TableGesture(Gesture):
    """Mouse and keys on the table, on top of the gesture that all boards share."""

    def __init__(self, host: Turntable) -> None:
        super().__init__(host)
        self._table = host
        self._start: QPointF | None = None
        self._last = QPointF()
        self._foot = False
        self._moved = False

    def press(self, point: QPointF) -> None:
        table = self._table
        busy = table.hand.held is not None and table.acting
        free = not busy and table.on_table(point)
        if free and (table.aiming or table.piece_at(point) is None or not table.acting):
            self._start = self._last = point
            self._moved = False
            self._foot = table.aiming and table.on_mallet(point)
            return
        super().press(point)

    def move(self, point: QPointF) -> None:
        if self._start is None:
            super().move(point)
            return
        way = point - self._start
        if way.manhattanLength() >= QApplication.startDragDistance():
            self._moved = True
        if not self._moved:
            return
        if self._foot:
            self._table.drag_foot(point)
        else:
            step = point - self._last
            self._table.orbit(-step.x() * _DEGREES, step.y() * _DEGREES)
        self._last = point

    def release(self, point: QPointF) -> None:
        if self._start is None:
            super().release(point)
            return
        self._start = None
        if not self._moved and not self._foot and self._table.aiming:
            self._table.aim_at(point)
        elif not self._moved:
            self._table.clicked(point)

    def wheel(self, event: QWheelEvent, point: QPointF) -> bool:
        held = self._table.hand.held is not None and self._table.acting
        if not held and self._table.on_table(point):
            self._table.zoom_table(event.angleDelta().y() / 120)
            return True
        return super().wheel(event, point)

    def key(self, event: QKeyEvent) -> bool:
        table = self._table
        key = event.key()
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if is_for_a_command(event):
            return False
        held = table.hand.held is not None and table.acting
        if key in _WAYS and (held or table.aiming):
            right, away = _WAYS[Qt.Key(key)]
            (table.nudge if held else table.steer)(right, away, shift)
        elif held and key == Qt.Key.Key_R:
            table.hand.turn(-_QUARTER if shift else _QUARTER)
        elif held and key in (Qt.Key.Key_Comma, Qt.Key.Key_Less):
            table.hand.turn(-1)
        elif held and key in (Qt.Key.Key_Period, Qt.Key.Key_Greater):
            table.hand.turn(1)
        elif held and key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            table.take_off()
        elif key in (Qt.Key.Key_BracketLeft, Qt.Key.Key_BracketRight):
            table.orbit(-15.0 if key == Qt.Key.Key_BracketLeft else 15.0, 0.0)
        else:
            return table.command(key) or super().key(event)
        return True


class OrbitFilter(QObject):
    """The second and third button go around the table; Ctrl and wheel zoom, whatever is held.

    A click of the second button still puts back what is held.
    """

    def __init__(self, table: Turntable, view: QGraphicsView, cancel: Gesture) -> None:
        super().__init__(view)
        self._table, self._cancel = table, cancel
        self._last: QPointF | None = None
        self._moved = False
        self._port = view.viewport()
        self._port.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.MouseButtonPress if isinstance(event, QMouseEvent):
                if event.button() in (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
                    self._last, self._moved = event.position(), False
                    return True
            case QEvent.Type.MouseMove if isinstance(event, QMouseEvent):
                if self._last is not None:
                    step = event.position() - self._last
                    if self._moved or step.manhattanLength() > 3:
                        self._moved = True
                        self._last = event.position()
                        self._table.orbit(-step.x() * _DEGREES, step.y() * _DEGREES)
                    return True
            case QEvent.Type.MouseButtonRelease if isinstance(event, QMouseEvent):
                if self._last is not None and event.button() != Qt.MouseButton.LeftButton:
                    self._last = None
                    if not self._moved and event.button() == Qt.MouseButton.RightButton:
                        self._cancel.cancel()
                    return True
            case QEvent.Type.Wheel if isinstance(event, QWheelEvent):
                if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                    self._table.zoom_table(event.angleDelta().y() / 120)
                    return True
        return False
