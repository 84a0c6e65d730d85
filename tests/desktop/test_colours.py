"""The sets of colours, looked at through the eyes they are made for."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from castlegames.desktop import art
from castlegames.desktop.settings import COLOURS
from castlegames.desktop.theme import DARK, LIGHT, Theme, luminance, seat_marks

# What reaches an eye without one kind of cones, in linear light (Machado and others 2009).
EYES = {
    "standard": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.9505, 1.0, 1.089)
CLEARLY = 25.0
"""A distance in CIE L*a*b* that nobody overlooks; 2.3 can just be seen."""


def times(matrix: tuple, vector: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def seen(colour: str, eye: str) -> tuple[float, float, float]:
    """A colour in L*a*b* as an eye sees it."""
    parts = QColor(colour).getRgbF()[:3]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    caught = [min(1.0, max(0.0, part)) for part in times(EYES[eye], linear)]
    x, y, z = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
        for part in (a / b for a, b in zip(times(XYZ, caught), WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: str, other: str, eye: str) -> float:
    pairs = zip(seen(one, eye), seen(other, eye), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("colours", COLOURS)
def test_every_two_seats_differ_clearly_to_the_eyes_of_their_set(colours: str, dark: bool) -> None:
    marks = seat_marks(colours, dark)
    for one, other in combinations(marks, 2):
        assert distance(one.colour, other.colour, colours) >= CLEARLY


def test_the_usual_colours_would_not_do_for_all_eyes() -> None:
    marks = seat_marks("standard")
    nearest = min(
        distance(one.colour, other.colour, "protan") for one, other in combinations(marks, 2)
    )
    assert nearest < CLEARLY


@pytest.mark.parametrize("wish", ["light", "dark"])
@pytest.mark.parametrize("colours", [each for each in COLOURS if each != "standard"])
def test_legal_and_illegal_differ_clearly_to_the_eyes_of_their_set(
    theme: Theme, colours: str, wish: str
) -> None:
    theme.follow(wish, colours)
    palette = theme.palette
    assert distance(palette.good, palette.bad, colours) >= CLEARLY
    assert distance(palette.good, palette.focus, colours) >= CLEARLY
    for colour in (palette.good, palette.bad, palette.focus):
        assert contrast(colour, palette.paper) >= 3


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("colours", COLOURS)
def test_seats_stand_out_from_the_paper_and_symbols_from_the_seats(
    colours: str, dark: bool
) -> None:
    paper = (DARK if dark else LIGHT).paper
    for mark in seat_marks(colours, dark):
        assert contrast(mark.colour, paper) >= 2.2
        assert contrast(mark.colour, mark.on_colour) >= 2.9


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_other_colours_are_drawn_at_once(theme: Theme, qapp: QApplication) -> None:
    changes = []
    theme.changed.connect(lambda: changes.append(theme.palette))
    before = art.seat_pixmap(0, 32, theme).toImage()
    theme.follow("light", "deutan")
    assert len(changes) == 1
    assert art.seat_pixmap(0, 32, theme).toImage() != before
    theme.follow("dark")
    assert theme.dark
    assert theme.seat(0) == seat_marks("deutan", dark=True)[0]
    theme.follow("light", "standard")
    assert theme.palette is LIGHT
