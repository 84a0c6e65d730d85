"""The view of a board's scene: its size is the scene's size, and it can be zoomed."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Protocol

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from .gesture import Gesture
from .spot import Spot

_STEP = 1.2
_LARGEST = 4.0
_BY_KEY = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class Arranger(Protocol):
    """Who lays out the scene for a size and hears of the keyboard's coming and going."""

    standing: Hashable | None

    def arrange(self, size: QSizeF) -> None: ...
    def least_size(self) -> QSizeF: ...
    def focus_changed(self, focused: bool, by_key: bool = False) -> None: ...
    def spots(self) -> Sequence[Spot]: ...


class BoardView(QGraphicsView):
    """Shows the whole scene at zoom 1, laid out for just this size; Ctrl and wheel zoom.

    Where there is less room than the board needs it is drawn smaller.
    """

    def __init__(self, scene: QGraphicsScene, arranger: Arranger, parent: QWidget) -> None:
        super().__init__(scene, parent)
        self._arranger = arranger
        self._gesture: Gesture | None = None
        self._zoom = 1.0
        self._panning: QPoint | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setStyleSheet("QGraphicsView { background: transparent; }")
        self._scrollable(False)

    def drive(self, gesture: Gesture) -> None:
        """Let a gesture have mouse, wheel and keys."""
        self._gesture = gesture

    @property
    def zoom(self) -> float:
        """How much larger than the whole board it is shown."""
        return self._zoom

    def zoom_by(self, steps: int) -> None:
        """Zoom in by steps, or out with a negative number; never smaller than the whole board."""
        self.zoom_to(self._zoom * _STEP**steps)

    def zoom_to(self, zoom: float) -> None:
        """Show the board this much larger than whole."""
        zoom = min(max(zoom, 1.0), _LARGEST)
        if zoom < 1.02:
            zoom = 1.0
        self.scale(zoom / self._zoom, zoom / self._zoom)
        self._zoom = zoom
        self._scrollable(zoom > 1.0)

    def named_spots(self) -> Sequence[Spot]:
        """What can be reached on the board now, for screen readers."""
        return self._arranger.spots()

    def current_spot(self) -> Hashable | None:
        """Where the keyboard cursor stands."""
        return self._arranger.standing

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = QSizeF(self.contentsRect().size())
        if size.isEmpty():
            return
        least = self._arranger.least_size()
        part = min(1.0, size.width() / least.width(), size.height() / least.height())
        self.resetTransform()
        self.scale(part * self._zoom, part * self._zoom)
        self.setSceneRect(QRectF(QPointF(), size / part))
        self._arranger.arrange(size / part)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        button = event.button()
        if button == Qt.MouseButton.MiddleButton:
            self._panning = event.position().toPoint()
        elif self._gesture is not None:
            if button == Qt.MouseButton.LeftButton:
                self._gesture.press(self._point(event))
            elif button == Qt.MouseButton.RightButton:
                self._gesture.cancel()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self._panning is not None:
            here = event.position().toPoint()
            way = here - self._panning
            self._panning = here
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - way.x())
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() - way.y())
        elif self._gesture is not None:
            self._gesture.move(self._point(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.MiddleButton:
            self._panning = None
        elif event.button() == Qt.MouseButton.LeftButton and self._gesture is not None:
            self._gesture.release(self._point(event))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        elif self._gesture is not None and self._gesture.wheel(
            event, self.mapToScene(event.position().toPoint())
        ):
            event.accept()
        elif self._zoom > 1.0:
            super().wheelEvent(event)
        else:
            event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._gesture is not None and self._gesture.key(event):
            event.accept()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._arranger.focus_changed(True, event.reason() in _BY_KEY)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._arranger.focus_changed(False)

    def _point(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    def _scrollable(self, wanted: bool) -> None:
        bars = Qt.ScrollBarPolicy
        policy = bars.ScrollBarAsNeeded if wanted else bars.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(policy)
        self.setVerticalScrollBarPolicy(policy)
