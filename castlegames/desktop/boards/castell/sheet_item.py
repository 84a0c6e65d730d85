"""A sheet of paper on the table: the ground of everything that is drawn here."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from ...theme import Theme
from ..lettering import fitted, sized

LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
CENTRE = int(Qt.AlignmentFlag.AlignCenter)


class SheetItem(QGraphicsObject):
    """A cached item on a rectangle of the scene; a subclass paints on it in ``draw``."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.rect = QRectF()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def place(self, rect: QRectF) -> None:
        """Lie here."""
        if rect != self.rect:
            self.prepareGeometryChange()
            self.rect = rect
            self.arrange()
            self.update()

    def arrange(self) -> None:
        """The rectangle, or what is shown on it, is another: measure anew."""

    def refresh(self) -> None:
        """The model is another: measure and paint anew."""
        self.arrange()
        self.update()

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-3, -3, 4, 5)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        if self.rect.isEmpty():
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paper(painter)
        self.draw(painter)

    def paper(self, painter: QPainter) -> None:
        """The sheet itself, with its shadow."""
        edge = self.theme.colour("paper_edge")
        shade = edge.darker(112)
        shade.setAlphaF(0.35)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        painter.drawRoundedRect(self.rect.translated(0.5, 2), 11, 11)
        painter.setPen(QPen(edge, 1.2))
        painter.setBrush(self.theme.colour("paper"))
        painter.drawRoundedRect(self.rect, 11, 11)

    def draw(self, painter: QPainter) -> None:
        """What stands on the sheet."""
        raise NotImplementedError

    def write(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        *,
        size: float = 1.0,
        bold: bool = False,
        token: str = "ink",
        align: int = LEFT,
    ) -> None:
        """One line of text in a colour of the theme."""
        write(painter, rect, text, self.theme.colour(token), size=size, bold=bold, align=align)


def write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    ink: QColor,
    *,
    size: float = 1.0,
    bold: bool = False,
    align: int = LEFT,
) -> None:
    """One line of text, smaller where it would not fit, cut where it cannot be smaller."""
    base = QFont(painter.font())
    painter.setFont(fitted(sized(base, size, bold), text, rect.width()))
    painter.setPen(ink)
    cut = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(rect.width()) + 2)
    painter.drawText(rect, align | int(Qt.TextFlag.TextSingleLine), cut)
    painter.setFont(base)
