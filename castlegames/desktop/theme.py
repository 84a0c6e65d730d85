"""Colours of the craftsman's table, light and dark, and the marks of the seats.

Three more sets of colours are for eyes that do not tell red from green (``protan``, ``deutan``) or
blue from green (``tritan``). A test looks at them through such eyes. No colour stands alone in any
set: seats have symbols, what is legal a tick, what is not a cross and words.
"""

from __future__ import annotations

from attrs import evolve, frozen
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

    @property
    def dark(self) -> bool:
        """Whether light text stands on dark ground."""
        return QColor(self.paper).lightness() < QColor(self.ink).lightness()


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


_BLUE_AND_ORANGE = {
    LIGHT: evolve(LIGHT, good="#1F5FA8", bad="#A34E00", focus=LIGHT.ink),
    DARK: evolve(DARK, good="#8AC2F2", bad="#F2A65E", focus=DARK.ink),
}
_INK_AS_FOCUS = {each: evolve(each, focus=each.ink) for each in (LIGHT, DARK)}
_PALETTES = {
    "protan": _BLUE_AND_ORANGE,
    "deutan": _BLUE_AND_ORANGE,
    "tritan": _INK_AS_FOCUS,
}


@frozen
class SeatMark:
    """What marks a seat everywhere: a colour and, since colours are not for all, a symbol."""

    colour: str
    symbol: str

    @property
    def on_colour(self) -> str:
        """The colour of a symbol or a number on the seat's colour."""
        return "#FFFFFF" if luminance(self.colour) < 0.3 else "#1E1A16"


def luminance(colour: str) -> float:
    """How much light a colour gives, from 0 to 1, as the web's guidelines reckon it."""
    parsed = QColor(colour)
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (parsed.redF(), parsed.greenF(), parsed.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


_SYMBOLS = ("●", "▲", "■", "◆")
_ON_LIGHT = {
    "standard": ("#0072B2", "#D55E00", "#009E73", "#9C4F96"),
    "protan": ("#4FA3D9", "#8A4326", "#12A83A", "#8A22D6"),
    "deutan": ("#0046C8", "#D98200", "#175A25", "#B48FDB"),
    "tritan": ("#2A3FC4", "#6B4703", "#1FA83A", "#E0357A"),
}
_ON_DARK = {
    "standard": _ON_LIGHT["standard"],
    "protan": ("#6FBDF0", "#B5704A", "#3FCB5C", "#A96BF0"),
    "deutan": ("#4C7DF5", "#EFA030", "#3E8F4E", "#D6BCF5"),
    "tritan": ("#6E84F7", "#A8803A", "#45C95C", "#F2679B"),
}


def seat_marks(colours: str, dark: bool = False) -> tuple[SeatMark, ...]:
    """The marks of four seats in a set of colours, on light or on dark paper."""
    chosen = (_ON_DARK if dark else _ON_LIGHT)[colours]
    return tuple(SeatMark(*mark) for mark in zip(chosen, _SYMBOLS, strict=True))


SEAT_MARKS = seat_marks("standard")


class Theme(QObject):
    """The palette in force. Made once by the application and handed to whoever paints.

    Signals:
        changed: the palette, or a mark, is another now.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wish = "system"
        self._colours = "standard"
        self._marks = SEAT_MARKS
        self.palette = LIGHT
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._refresh)
        self._refresh()

    @property
    def dark(self) -> bool:
        """Whether light text stands on dark ground."""
        return self.palette.dark

    def follow(self, wish: str, colours: str | None = None) -> None:
        """Use ``light``, ``dark`` or what the ``system`` says, in a set of colours.

        The sets are ``standard``, ``protan``, ``deutan`` and ``tritan``; None keeps the one there
        is.
        """
        self._wish = wish
        self._colours = colours or self._colours
        self._refresh()

    def colour(self, token: str) -> QColor:
        """The colour for a token of ``Palette``."""
        return QColor(getattr(self.palette, token))

    def seat(self, seat: int) -> SeatMark:
        """Colour and symbol of a seat."""
        return self._marks[seat]

    def _refresh(self) -> None:
        scheme = QGuiApplication.styleHints().colorScheme()
        dark = self._wish == "dark" or (self._wish == "system" and scheme == Qt.ColorScheme.Dark)
        usual = DARK if dark else LIGHT
        palette = _PALETTES.get(self._colours, {}).get(usual, usual)
        marks = seat_marks(self._colours, dark)
        if palette != self.palette or marks != self._marks:
            self.palette, self._marks = palette, marks
            self.changed.emit()
