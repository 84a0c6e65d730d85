"""What is in the hand: a casteller, a pawn, a skill tile, a whole level. And marks for a hint."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from ...theme import Theme
from .people import height_of, paint_casteller, paint_pawn, width_of
from .symbols import region_colour
from .wheel_item import paint_skill_tile


class HeldItem(QGraphicsObject):
    """One thing that follows the pointer; its origin is its middle."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._sizes: tuple[int, ...] = ()
        self._tallest = 0.0
        self._seat = -1
        self._skill = ""
        self._sector: tuple[str, str | None] = ("", None)
        self._box = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setVisible(False)

    def be_people(self, sizes: Sequence[int], tallest: float) -> None:
        """Show castellers side by side."""
        self._be(sizes=tuple(sizes), tallest=tallest)
        width = sum(width_of(size, tallest) for size in sizes)
        height = max(height_of(size, tallest) for size in sizes)
        self._box = QRectF(-width / 2, -height / 2, width, height)

    def be_pawn(self, seat: int, height: float) -> None:
        """Show a pawn."""
        self._be(seat=seat)
        self._box = QRectF(-height * 0.35, -height / 2, height * 0.7, height)

    def be_skill(self, skill: str, sector: str, region: str | None, size: QRectF) -> None:
        """Show a skill tile of this size."""
        self._be(skill=skill, sector=(sector, region))
        self._box = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())

    def _be(
        self,
        sizes: tuple[int, ...] = (),
        tallest: float = 0.0,
        seat: int = -1,
        skill: str = "",
        sector: tuple[str, str | None] = ("", None),
    ) -> None:
        self.prepareGeometryChange()
        self._sizes, self._tallest, self._seat = sizes, tallest, seat
        self._skill, self._sector = skill, sector
        self.update()

    @property
    def box(self) -> QRectF:
        """What is shown, around the origin."""
        return self._box

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-5, -5, 5, 5)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._seat >= 0:
            paint_pawn(
                painter, QPointF(0, self._box.bottom()), self._box.height(), self._seat, self._theme
            )
        elif self._skill:
            name, region = self._sector
            paint_skill_tile(
                painter,
                self._box,
                self._skill,
                name,
                region_colour(region, self._theme),
                self._theme,
                offered=True,
            )
        else:
            left = self._box.left()
            for nth, size in enumerate(self._sizes):
                width = width_of(size, self._tallest)
                feet = QPointF(left + width / 2, self._box.bottom())
                paint_casteller(painter, feet, size, self._tallest, nth)
                left += width


class MarksItem(QGraphicsItem):
    """Dashed rings: advice, or where the last move happened."""

    def __init__(self, theme: Theme, token: str) -> None:
        super().__init__()
        self._theme, self._token = theme, token
        self._rects: tuple[QRectF, ...] = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def rects(self) -> tuple[QRectF, ...]:
        """What is ringed."""
        return self._rects

    def ring(self, rects: Sequence[QRectF]) -> None:
        """Ring these places of the scene, and no others."""
        if tuple(rects) != self._rects:
            self.prepareGeometryChange()
            self._rects = tuple(rects)
            self.update()

    def boundingRect(self) -> QRectF:
        whole = QRectF()
        for rect in self._rects:
            whole = whole.united(rect)
        return whole.adjusted(-8, -8, 8, 8)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.colour(self._token), 2.6, Qt.PenStyle.DashLine))
        for rect in self._rects:
            painter.drawRoundedRect(rect.adjusted(-4, -4, 4, 4), 8, 8)
