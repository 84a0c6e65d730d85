"""The circle of patches as a strip: the three that may be taken in front, the others behind."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from castlegames.rules.patchwork.components import IN_REACH, PATCHES

from ...art import pixmap
from ...style import mixed
from ...theme import Theme
from ..lettering import fitted, sized
from .cloth import outline, paint_button, paint_patch
from .models import CirclePatch, PatchCircleModel
from .quilt_item import DIM
from .shapes import pose
from .words import translate

PAD = 11.0
_SLOT = 62.0
_ARROW = 28.0
_FADED = 0.42
_FOOT, _NAME, _NAMED = 24.0, 18.0, 96.0
"""Of a card: the height of prices and of a name, and how high it is at least to bear a name."""


def shape_room(card: QRectF) -> QRectF:
    """Where the shape of a patch lies on its card: over its prices, and its name if it has one."""
    named = _NAME + 2 if card.height() > _NAMED else 0.0
    return card.adjusted(8, 8, -8, -_FOOT - 7 - named)


class CircleItem(QGraphicsObject):
    """Shows a circle model; ``held`` is the patch whose place stays empty while it is in a hand."""

    def __init__(self, model: PatchCircleModel, theme: Theme) -> None:
        super().__init__()
        self._model, self._theme = model, theme
        self._rect = QRectF()
        self._first = 0
        self._held: int | None = None
        self._hovered: int | None = None
        self._hinted: int | None = None
        self._acting = False
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        model.modelReset.connect(self._renewed)

    def place(self, rect: QRectF) -> None:
        """Lie here."""
        self.prepareGeometryChange()
        self._rect = rect
        self._scroll_to(self._first)
        self.update()

    def show_state(self, held: int | None, acting: bool) -> None:
        """Which patch is in the hand, and whether patches may be taken now."""
        if (held, acting) != (self._held, self._acting):
            self._held, self._acting = held, acting
            self.update()

    def hover(self, patch: int | None) -> None:
        """Lift the card below the pointer a little."""
        if patch != self._hovered:
            self._hovered = patch
            self.update()

    def hint(self, patch: int | None) -> None:
        """Frame the card that a hint takes, or none."""
        if patch != self._hinted:
            self._hinted = patch
            self.update()

    # Where things are

    def card_rect(self, row: int) -> QRectF:
        """The card of one of the patches in front."""
        height = self._rect.height() - 2 * PAD
        width = min(max(height * 1.04, 122.0), self._rect.width() * 0.138)
        left = self._rect.left() + PAD + row * (width + 9)
        return QRectF(left, self._rect.top() + PAD, width, height)

    @property
    def rest_rect(self) -> QRectF:
        """The room of the patches behind."""
        left = self.card_rect(IN_REACH - 1).right() + 20
        area = self._rect.adjusted(0, PAD, 0, -PAD)
        return QRectF(left, area.top(), area.right() - left - _ARROW - 14, area.height())

    @property
    def rest_shown(self) -> range:
        """The rows of the patches behind that can be seen."""
        last = min(self._first + self._room(), len(self._model.circle) - IN_REACH)
        return range(IN_REACH + self._first, IN_REACH + max(self._first, last))

    def rect_of(self, row: int) -> QRectF | None:
        """Where a patch of the circle is shown, or None while it is out of sight."""
        if row < IN_REACH:
            return self.card_rect(row)
        if row not in self.rest_shown:
            return None
        rest = self.rest_rect
        return QRectF(
            rest.left() + (row - IN_REACH - self._first) * self._slot(),
            rest.top(),
            self._slot(),
            rest.height(),
        )

    def patch_at(self, point: QPointF) -> int | None:
        """The patch shown at a point of the scene."""
        for row, each in enumerate(self._model.circle):
            rect = self.rect_of(row)
            if rect is not None and rect.contains(point):
                return each.patch
        return None

    def row_of(self, patch: int) -> int | None:
        """The row of a patch in the circle."""
        rows = (row for row, each in enumerate(self._model.circle) if each.patch == patch)
        return next(rows, None)

    def patch_centre(self, patch: int) -> QPointF:
        """The middle of a patch as it is shown, or of the strip's end."""
        row = self.row_of(patch)
        rect = None if row is None else self.rect_of(row)
        if rect is None:
            return QPointF(self._rect.right() - 60, self._rect.center().y())
        return shape_room(rect).center()

    def card_side(self) -> float:
        """The side of a cell of the patches in front."""
        return max(9.0, min(18.0, self.card_rect(0).height() * 0.135))

    def arrows(self) -> tuple[tuple[QRectF, int], ...]:
        """The buttons that scroll the strip: where, and by how many patches; 0 when at the end."""
        x = self._rect.right() - _ARROW - 8
        middle = self._rect.center().y()
        room = self._room()
        behind = len(self._model.circle) - IN_REACH
        back = -room if self._first > 0 else 0
        on = room if self._first + room < behind else 0
        return (
            (QRectF(x, middle - _ARROW - 3, _ARROW, _ARROW), back),
            (QRectF(x, middle + 3, _ARROW, _ARROW), on),
        )

    def leaf(self, patches: int) -> None:
        """Show other patches of those behind."""
        self._scroll_to(self._first + patches)

    def _scroll_to(self, first: int) -> None:
        behind = max(0, len(self._model.circle) - IN_REACH)
        wanted = min(max(0, first), max(0, behind - self._room()))
        if wanted != self._first:
            self._first = wanted
            self.update()

    def _room(self) -> int:
        return max(1, int(self.rest_rect.width() // _SLOT))

    def _slot(self) -> float:
        return max(_SLOT, self.rest_rect.width() / self._room())

    def _renewed(self) -> None:
        self._scroll_to(0)
        self._hovered = None
        self.update()

    # Painting

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-1, -1, 1, 1)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option
        palette = self._theme.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        share = 0.26 if not self._theme.dark else 0.16
        painter.setBrush(QColor(mixed(palette.table, palette.wood, share)))
        painter.drawRoundedRect(self._rect, 12, 12)
        ratio = widget.devicePixelRatioF() if widget is not None else 1.0
        circle = self._model.circle
        for row, each in enumerate(circle[:IN_REACH]):
            self._paint_card(painter, self.card_rect(row), each, ratio)
        if len(circle) > IN_REACH:
            rest = self.rest_rect
            pen = QPen(QColor(palette.ink_soft), 1.5)
            pen.setDashPattern([1.5, 3])
            painter.setPen(pen)
            painter.drawLine(
                QPointF(rest.left() - 9, rest.top() + 4),
                QPointF(rest.left() - 9, rest.bottom() - 4),
            )
        for row in self.rest_shown:
            rect = self.rect_of(row)
            if rect is not None:
                self._paint_behind(painter, rect, circle[row], ratio)
        for rect, step in self.arrows():
            if len(circle) - IN_REACH > self._room():
                self._paint_arrow(painter, rect, step, ratio)

    def _paint_card(self, painter: QPainter, rect: QRectF, each: CirclePatch, ratio: float) -> None:
        palette = self._theme.palette
        held = each.patch == self._held
        free = self._acting and not each.reason
        lifted = free and not held and each.patch == self._hovered
        if lifted:
            rect = rect.translated(0, -3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 50 if lifted else 32))
        painter.drawRoundedRect(rect.translated(0, 3 if lifted else 2), 8, 8)
        edge = QPen(QColor(palette.paper_edge), 1.2)
        if held:
            edge = QPen(QColor(palette.accent), 3)
        elif each.patch == self._hinted:
            edge = QPen(QColor(palette.good), 3)
        elif lifted:
            edge = QPen(QColor(palette.wood_dark), 1.6)
        painter.setPen(edge)
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(rect, 8, 8)
        side = self.card_side()
        how = pose(each.patch)
        room = shape_room(rect)
        side = min(side, room.width() / how.columns, room.height() / how.rows)
        painter.save()
        painter.translate(room.center() - QPointF(how.columns, how.rows) * side / 2)
        if not free and not held:
            painter.setOpacity(_FADED + 0.2)
        if held:
            pen = QPen(QColor(palette.ink_soft), 1.3)
            pen.setDashPattern([3, 2.5])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(outline(how.cells, side, side * 0.05, side * 0.14))
        else:
            dim = DIM if self._theme.dark else 0.0
            paint_patch(painter, how, side, ink=QColor("#2E2A26"), dim=dim)
        painter.restore()
        painter.save()
        self._paint_prices(painter, rect, each, ratio, held)
        painter.restore()

    def _paint_prices(
        self, painter: QPainter, rect: QRectF, each: CirclePatch, ratio: float, held: bool
    ) -> None:
        palette = self._theme.palette
        patch = PATCHES[each.patch]
        base = QFont(painter.font())
        small = sized(base, 0.85)
        line = QRectF(rect.left() + 5, rect.bottom() - _FOOT - 3, rect.width() - 10, _FOOT)
        if rect.height() > _NAMED:
            text = translate("Patchwork", "patch {n}").format(n=patch.id)
            if held:
                text = translate("Patchwork", "in your hand")
            painter.setPen(QColor(palette.accent if held else palette.ink_soft))
            name = QRectF(rect.left(), line.top() - _NAME - 2, rect.width(), _NAME)
            painter.setFont(fitted(small, text, rect.width() - 8))
            painter.drawText(name, int(Qt.AlignmentFlag.AlignCenter), text)
        painter.setPen(QPen(QColor(palette.paper_edge), 1))
        painter.drawLine(line.topLeft(), line.topRight())
        painter.setFont(sized(base, bold=True))
        third = line.width() / 3
        y = line.center().y() + 1
        self._figure(painter, line.left(), y, third, str(patch.cost), "button", palette.ink, ratio)
        self._figure(
            painter, line.left() + third, y, third, str(patch.time), "time", palette.ink, ratio
        )
        colour = palette.good if patch.income else palette.ink_soft
        self._figure(
            painter, line.left() + 2 * third, y, third, f"+{patch.income}", "button", colour, ratio
        )

    def _figure(
        self,
        painter: QPainter,
        x: float,
        y: float,
        width: float,
        text: str,
        sign: str,
        colour: str,
        ratio: float,
    ) -> None:
        radius = 7.0 if width >= 36 else 5.5
        room = 2 * radius + 3
        painter.save()
        painter.setFont(fitted(painter.font(), text, width - room - 2))
        metrics = QFontMetricsF(painter.font())
        total = room + metrics.horizontalAdvance(text)
        left = x + max(0.0, (width - total) / 2)
        self._sign(painter, QPointF(left + radius, y), sign, radius, ratio)
        painter.setPen(QColor(colour))
        painter.drawText(
            QRectF(left + room, y - 12, width, 24), int(Qt.AlignmentFlag.AlignVCenter), text
        )
        painter.restore()

    def _sign(
        self, painter: QPainter, centre: QPointF, sign: str, radius: float, ratio: float
    ) -> None:
        if sign == "button":
            paint_button(painter, centre, radius)
            return
        side = round(radius * 2.1)
        picture = pixmap(
            "icons/hourglass.svg",
            QSize(side, side),
            self._theme.palette,
            ratio,
            self._theme.palette.wood_dark if not self._theme.dark else self._theme.palette.ink_soft,
        )
        painter.drawPixmap(centre - QPointF(side / 2, side / 2), picture)

    def _paint_behind(
        self, painter: QPainter, rect: QRectF, each: CirclePatch, ratio: float
    ) -> None:
        palette = self._theme.palette
        patch = PATCHES[each.patch]
        how = pose(each.patch)
        upright = how if how.columns <= 3 or how.rows > 3 else pose(each.patch, 1)
        side = min(self.card_side() * 0.76, (rect.width() - 10) / upright.columns)
        side = min(side, rect.height() * 0.56 / upright.rows)
        middle = QPointF(rect.center().x(), rect.top() + rect.height() * 0.31)
        painter.save()
        painter.translate(middle - QPointF(upright.columns, upright.rows) * side / 2)
        dim = DIM if self._theme.dark else 0.0
        paint_patch(painter, upright, side, ink=QColor("#2E2A26"), dim=dim)
        painter.restore()
        painter.save()
        painter.setFont(fitted(sized(painter.font(), 0.85, bold=True), "10", 18))
        left = rect.center().x() - 15
        for line, (sign, text) in enumerate((("button", patch.cost), ("time", patch.time))):
            y = rect.bottom() - 26 + line * 18
            self._sign(painter, QPointF(left + 6, y), sign, 6.0, ratio)
            painter.setPen(QColor(palette.ink))
            painter.drawText(
                QRectF(left + 16, y - 10, 40, 20), int(Qt.AlignmentFlag.AlignVCenter), str(text)
            )
        painter.restore()

    def _paint_arrow(self, painter: QPainter, rect: QRectF, step: int, ratio: float) -> None:
        palette = self._theme.palette
        painter.save()
        painter.setOpacity(1.0 if step else 0.4)
        painter.setPen(QPen(QColor(palette.paper_edge), 1))
        painter.setBrush(QColor(palette.paper))
        painter.drawEllipse(rect)
        upper = rect.center().y() < self._rect.center().y()
        name = "previous" if upper else "next"
        picture = pixmap(f"icons/{name}.svg", QSize(16, 16), palette, ratio)
        painter.drawPixmap(rect.center() - QPointF(8, 8), picture)
        painter.restore()
