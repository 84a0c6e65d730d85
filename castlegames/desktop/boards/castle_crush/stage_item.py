"""The table in the scene: a picture of the pieces by one of the views, and the marks over it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ...theme import Theme
from .camera import Camera, Lens
from .marks import Marks, paint_marks, sheet_of
from .models import PiecesModel
from .solids import Solid
from .tray_item import paint_kind


class TableView(Protocol):
    """A way to show solids: drawn, or lit in three dimensions."""

    def paint(
        self, painter: QPainter, rect: QRectF, solids: Sequence[Solid], camera: Camera
    ) -> None: ...


class StageItem(QGraphicsItem):
    """Shows the pieces model as its camera sees it, and the marks."""

    def __init__(self, model: PiecesModel, view: TableView, theme: Theme) -> None:
        super().__init__()
        self._model, self._theme = model, theme
        self.view: TableView = view
        self.camera = Camera()
        self.marks = Marks()
        self._rect = QRectF()
        for signal in (model.dataChanged, model.rowsInserted, model.rowsRemoved):
            signal.connect(self._changed)

    def _changed(self) -> None:
        self.update()

    @property
    def rect(self) -> QRectF:
        """Where the table is shown in the scene."""
        return self._rect

    def place(self, rect: QRectF) -> None:
        """Lie here."""
        self.prepareGeometryChange()
        self._rect = rect
        self.update()

    def look(self, camera: Camera) -> None:
        """Show the table as another camera sees it."""
        if camera != self.camera:
            self.camera = camera
            self.update()

    def mark(self, marks: Marks) -> None:
        """Show other marks."""
        if marks != self.marks:
            self.marks = marks
            self.update()

    def shows_standings_at(self, point: QPointF) -> bool:
        """Whether the sheet with the standings lies there."""
        if not self.marks.standings:
            return False
        box = sheet_of(self._rect, self.lens, self.marks).box
        return box.translated(self._rect.topLeft()).contains(point)

    @property
    def lens(self) -> Lens:
        """The camera with the size of the picture."""
        return Lens.of(self.camera, self._rect.width(), self._rect.height())

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        frame = self._rect.adjusted(0.75, 0.75, -0.75, -0.75)
        path = QPainterPath()
        path.addRoundedRect(frame, 12, 12)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(path)
        self.view.paint(painter, self._rect, self._model.solids, self.camera)
        paint_marks(painter, self._rect, self.lens, self.marks, self._theme)
        painter.restore()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._theme.palette.paper_edge), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)


class HeldItem(QGraphicsItem):
    """Stands for the held piece in the scene: its picture off the table, only its place on it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rect = QRectF(-20, -20, 40, 40)
        self._kind = ""
        self._seat: int | None = None
        self._shown = True
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def hold(self, kind: str, seat: int | None) -> None:
        """Stand for a piece of this kind."""
        self._kind, self._seat = kind, seat
        self.update()

    def cover(self, rect: QRectF, shown: bool) -> None:
        """Cover a rectangle around the origin; ``shown``: with the picture of the piece."""
        self.prepareGeometryChange()
        self._rect, self._shown = rect, shown
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        if self._shown and self._kind:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_kind(painter, self._rect, self._kind, self._seat, self._theme)
