"""Labels, buttons, rules and pictures as they lie on a sheet of paper."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from . import art
from .style import field_ground, on_accent, styled
from .theme import Theme


def label(text: str = "", role: str = "", wrap: bool = False) -> QLabel:
    """A label in plain text, never rich: names and files may hold anything."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    return styled(made, role) if role else made


def tip(text: str) -> str:
    """What to set as a tool tip that shows this text; Qt takes what looks like HTML for HTML."""
    return escape(text) if "<" in text else text


def button(text: str, role: str = "") -> QPushButton:
    """A push button that answers to Enter when it has the focus."""
    made = QPushButton(text)
    made.setAutoDefault(True)
    return styled(made, role) if role else made


def rule() -> QFrame:
    """A thin line across the paper."""
    return styled(QFrame(), "rule")


def sheet_of_paper(role: str = "card") -> QFrame:
    """A sheet of paper with round corners."""
    return styled(QFrame(), role)


class IconLabel(QLabel):
    """A small icon that follows the theme; ``token`` names its colour."""

    def __init__(self, name: str, theme: Theme, side: int = 20, token: str = "ink_soft") -> None:
        super().__init__()
        self._name, self._theme, self._side, self._token = name, theme, side, token
        self.setFixedSize(side, side)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        palette = self._theme.palette
        drawn = art.pixmap(
            f"icons/{self._name}.svg",
            QSize(self._side, self._side),
            palette,
            self.devicePixelRatioF(),
            getattr(palette, self._token),
        )
        QPainter(self).drawPixmap(0, 0, drawn)


class SeatLabel(QLabel):
    """The mark of a seat."""

    def __init__(self, seat: int, theme: Theme, side: int = 24) -> None:
        super().__init__()
        self._seat, self._theme = seat, theme
        self.setFixedSize(side, side)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        art.paint_seat(painter, QRectF(self.rect()), self._seat, self._theme)


class CheckBox(QCheckBox):
    """A check box whose box is seen on any paper; a tick of ours when it is on."""

    def __init__(self, text: str, theme: Theme) -> None:
        super().__init__(text)
        self._theme = theme
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        element = QStyle.SubElement.SE_CheckBoxIndicator
        box = QRectF(self.style().subElementRect(element, option, self))
        palette = self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(palette.ink_soft), 1.3))
        painter.setBrush(QColor(palette.accent if self.isChecked() else field_ground(palette)))
        painter.drawRoundedRect(box.adjusted(0.7, 0.7, -0.7, -0.7), 4, 4)
        if self.isChecked():
            side = round(box.width()) - 3
            drawn = art.pixmap(
                "icons/tick.svg",
                QSize(side, side),
                palette,
                self.devicePixelRatioF(),
                on_accent(palette),
            )
            painter.drawPixmap(box.center() - QPointF(side / 2, side / 2), drawn)


class Picture(QWidget):
    """A picture that fills its place, cut to it, with round corners and a thin ink line."""

    def __init__(self, theme: Theme, radius: int = 8, outlined: bool = True) -> None:
        super().__init__()
        self._theme, self._radius, self._outlined = theme, radius, outlined
        self._name: str | None = None
        self._pixmap: QPixmap | None = None
        self._faded = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.update)

    def show_art(self, name: str, faded: bool = False) -> None:
        """Show our own art, such as ``art/patchwork.svg``."""
        self._name, self._pixmap, self._faded = name, None, faded
        self.update()

    def show_pixmap(self, pixmap: QPixmap) -> None:
        """Show a photograph of a board."""
        self._pixmap = pixmap
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        inside = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
        shape = QPainterPath()
        shape.addRoundedRect(inside, self._radius, self._radius)
        painter.setClipPath(shape)
        palette = self._theme.palette
        painter.fillRect(self.rect(), QColor(palette.wood))
        drawn = self._drawn()
        if drawn is not None and not drawn.isNull():
            size = drawn.deviceIndependentSize()
            factor = self._factor(size.width(), size.height()) if self._pixmap else 1.0
            place = QRectF(0, 0, size.width() * factor, size.height() * factor)
            place.moveCenter(QRectF(self.rect()).center())
            painter.drawPixmap(place, drawn, QRectF(drawn.rect()))
        if self._faded:
            veil = QColor(palette.paper)
            veil.setAlphaF(0.45)
            painter.fillRect(self.rect(), veil)
        elif self._theme.dark and self._pixmap is None:
            painter.fillRect(self.rect(), QColor(0, 0, 0, 46))
        painter.setClipping(False)
        line = palette.ink if self._outlined and not self._theme.dark else palette.paper_edge
        painter.setPen(QPen(QColor(line), 1.5))
        painter.drawPath(shape)

    def _factor(self, width: float, height: float) -> float:
        """How much larger to draw what is so large, so that the place is filled."""
        return max(self.width() / width, self.height() / height)

    def _drawn(self) -> QPixmap | None:
        if self._pixmap is not None or self._name is None:
            return self._pixmap
        whole = art.ART_SIZE
        middle = art.ART_MIDDLE
        fitting = min(self.width() / middle.width(), self.height() / middle.height())
        scale = max(fitting, self._factor(whole.width(), whole.height()))
        size = QSize(round(whole.width() * scale), round(whole.height() * scale))
        return art.pixmap(self._name, size, self._theme.palette, self.devicePixelRatioF())
