"""Fonts for texts that have to fit into a place on a board."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontMetricsF

LEAST = 11
"""No text is drawn smaller than this many pixels."""
_USUAL = 14


def pixels(font: QFont) -> int:
    """The size of a font in pixels."""
    return font.pixelSize() if font.pixelSize() > 0 else _USUAL


def sized(font: QFont, factor: float = 1.0, bold: bool = False) -> QFont:
    """The font, smaller or larger by a factor, bold or not."""
    made = QFont(font)
    made.setPixelSize(max(LEAST, round(pixels(font) * factor)))
    made.setBold(bold)
    return made


def fitted(font: QFont, text: str, width: float) -> QFont:
    """The font, made smaller as far as needed (and allowed) for a text to fit into a width."""
    needed = QFontMetricsF(font).horizontalAdvance(text)
    if needed <= width or needed <= 0:
        return font
    made = QFont(font)
    made.setPixelSize(max(LEAST, int(pixels(font) * width / needed)))
    return made
