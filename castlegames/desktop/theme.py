"""Colours of the craftsman's table, light and dark, and the marks of the seats."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication


@frozen
class Palette:
    """Colours by what they are for, as ``#RRGGBB``."""

    table: str
    paper: str
    paper_edge: str
    ink: str
    ink_soft: str
    wood: str
    wood_dark: str
    accent: str
    good: str
    bad: str
    focus: str


LIGHT = Palette(
    table="#E9DFCE",
    paper="#FBF7EF",
    paper_edge="#D8CBB4",
    ink="#2E2A26",
    ink_soft="#6F665C",
    wood="#C89B6B",
    wood_dark="#8B5E3C",
    accent="#B4472E",
    good="#2F7D5B",
    bad="#A8323A",
    focus="#1F6FB2",
)
DARK = Palette(
    table="#2B2622",
    paper="#3A342E",
    paper_edge="#544A40",
    ink="#F2EBDD",
    ink_soft="#B9AD9C",
    wood="#8A6644",
    wood_dark="#5C4029",
    accent="#E07A5F",
    good="#6CC39A",
    bad="#E8838A",
    focus="#7FB8E6",
)


@frozen
class SeatMark:
    """What marks a seat everywhere: a colour and, since colours are not for all, a symbol."""

    colour: str
    symbol: str


SEAT_MARKS = (
    SeatMark("#0072B2", "●"),
    SeatMark("#D55E00", "▲"),
    SeatMark("#009E73", "■"),
    SeatMark("#9C4F96", "◆"),
)


class Theme(QObject):
    """The palette in force. Made once by the application and handed to whoever paints.

    Signals:
        changed: the palette, or a mark, is another now.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wish = "system"
        self.palette = LIGHT
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._refresh)
        self._refresh()

    @property
    def dark(self) -> bool:
        """Whether light text stands on dark ground."""
        return self.palette is DARK

    def follow(self, wish: str) -> None:
        """Use ``light``, ``dark`` or what the ``system`` says."""
        self._wish = wish
        self._refresh()

    def colour(self, token: str) -> QColor:
        """The colour for a token of ``Palette``."""
        return QColor(getattr(self.palette, token))

    def seat(self, seat: int) -> SeatMark:
        """Colour and symbol of a seat."""
        return SEAT_MARKS[seat]

    def _refresh(self) -> None:
        scheme = QGuiApplication.styleHints().colorScheme()
        dark = self._wish == "dark" or (self._wish == "system" and scheme == Qt.ColorScheme.Dark)
        wanted = DARK if dark else LIGHT
        if wanted is not self.palette:
            self.palette = wanted
            self.changed.emit()
