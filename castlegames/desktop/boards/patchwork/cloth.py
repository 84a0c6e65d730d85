"""How the patches look: eight muted fabrics in four prints, stitches, buttons with four holes."""

from __future__ import annotations

import math
from functools import cache, lru_cache

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from castlegames.rules.patchwork.components import PATCHES

from .shapes import SPECIAL, Pose

FABRICS = {
    "indigo": "#4C5F9C",
    "madder": "#AE5144",
    "ochre": "#C6A045",
    "moss": "#70864F",
    "slate": "#75838F",
    "rose": "#CF929A",
    "plum": "#785080",
    "teal": "#428481",
}
PRINTS = ("plain", "dots", "stripes", "checks")
_LEATHER = "#A9814F"
"""The special patches."""

Cells = tuple[tuple[int, int], ...]


@frozen
class Cloth:
    """What a patch is cut from. ``across`` turns the print by a quarter."""

    colour: str
    print: str
    across: bool = False


@cache
def cloth(patch: int) -> Cloth:
    """The cloth of a patch. No two of the 33 are the same, so no two neighbours can be."""
    if patch == SPECIAL:
        return Cloth(_LEATHER, "plain")
    colours = tuple(FABRICS.values())
    if patch == len(colours) * len(PRINTS):
        return Cloth(colours[4], "stripes", across=True)
    return Cloth(colours[patch * 3 % 8], PRINTS[(patch + patch // 8) % 4])


@cache
def button_cells(patch: int) -> tuple[int, ...]:
    """Which cells of the patch's table carry its buttons: those nearest its middle."""
    if patch == SPECIAL:
        return ()
    rows = PATCHES[patch].rows
    cells = [(y, x) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"]
    y0 = sum(y for y, _ in cells) / len(cells)
    x0 = sum(x for _, x in cells) / len(cells)
    order = sorted(
        range(len(cells)), key=lambda k: (math.hypot(cells[k][0] - y0, cells[k][1] - x0), k)
    )
    return tuple(sorted(order[: PATCHES[patch].income]))


@lru_cache(maxsize=1024)
def outline(cells: Cells, side: float, inset: float, radius: float) -> QPainterPath:
    """The edge of a patch of square cells, drawn in by ``inset``, with round corners."""
    path = QPainterPath()
    for loop in _loops(frozenset(cells)):
        _add_loop(path, loop, side, inset, radius)
    return path


def paint_patch(
    painter: QPainter, lying: Pose, side: float, *, ink: QColor, dim: float = 0.0
) -> None:
    """Draw a patch with its corner at the origin. ``dim`` takes light away for a dark theme."""
    stuff = cloth(lying.patch)
    colour = _dimmed(QColor(stuff.colour), dim)
    edge = outline(lying.cells, side, side * 0.03, side * 0.14)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(edge)
    if stuff.print != "plain":
        painter.setClipPath(edge, Qt.ClipOperation.IntersectClip)
        _paint_print(painter, lying, side, stuff, colour)
        painter.restore()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    light = QColor(colour.lighter(118))
    painter.setPen(QPen(light, max(0.8, side * 0.03)))
    painter.drawPath(outline(lying.cells, side, side * 0.065, side * 0.11))
    if side >= 15:
        stitches = QColor("#FBF7EF")
        stitches.setAlphaF(0.6)
        pen = QPen(stitches, max(0.9, side * 0.03))
        pen.setDashPattern([3.2, 2.6])
        painter.setPen(pen)
        painter.drawPath(outline(lying.cells, side, side * 0.14, side * 0.08))
    painter.setPen(QPen(ink, max(1.0, side * 0.035)))
    painter.drawPath(edge)
    for k in button_cells(lying.patch):
        row, column = lying.cells[k]
        paint_button(painter, QPointF(column + 0.5, row + 0.5) * side, side * 0.235)
    painter.restore()


def paint_button(painter: QPainter, centre: QPointF, radius: float) -> None:
    """A round button with a rim and four holes."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    wood = QColor("#8B5E3C")
    painter.setPen(QPen(wood, max(0.8, radius * 0.13)))
    painter.setBrush(QColor("#F1E4C8"))
    painter.drawEllipse(centre, radius, radius)
    if radius >= 4.5:
        rim = QColor(wood)
        rim.setAlphaF(0.45)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(rim, max(0.6, radius * 0.09)))
        painter.drawEllipse(centre, radius * 0.68, radius * 0.68)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(wood)
    step, hole = radius * 0.26, max(0.6, radius * 0.12)
    for dx in (-step, step):
        for dy in (-step, step):
            painter.drawEllipse(centre + QPointF(dx, dy), hole, hole)
    painter.restore()


def _paint_print(painter: QPainter, lying: Pose, side: float, stuff: Cloth, colour: QColor) -> None:
    across = stuff.across != bool(lying.turn % 2)
    tint = QColor("#FFFFFF")
    tint.setAlphaF(0.2)
    shade = QColor(colour.darker(128))
    shade.setAlphaF(0.55)
    painter.setPen(Qt.PenStyle.NoPen)
    width, height = lying.columns * side, lying.rows * side
    match stuff.print:
        case "stripes":
            painter.setBrush(tint)
            step = side / 3
            length = width if across else height
            place = step * 0.4
            while place < length:
                stripe = (
                    QRectF(place, 0, step * 0.3, height)
                    if across
                    else QRectF(0, place, width, step * 0.3)
                )
                painter.drawRect(stripe)
                place += step
        case "checks":
            painter.setBrush(tint)
            half = side / 2
            for row in range(lying.rows * 2):
                for column in range(row % 2, lying.columns * 2, 2):
                    painter.drawRect(QRectF(column * half, row * half, half, half))
            painter.setBrush(shade)
            painter.setOpacity(0.35)
            for row in range(lying.rows * 2):
                for column in range((row + 1) % 2, lying.columns * 2, 2):
                    painter.drawRect(QRectF(column * half, row * half, half, half))
            painter.setOpacity(1.0)
        case "dots":
            painter.setBrush(tint)
            half = side / 2
            for row in range(lying.rows * 2 + 1):
                for column in range(lying.columns * 2 + 1):
                    shift = half / 2 if row % 2 else 0
                    centre = QPointF(column * half + shift, row * half + half / 2)
                    painter.drawEllipse(centre, side * 0.085, side * 0.085)


def _dimmed(colour: QColor, dim: float) -> QColor:
    return QColor.fromHsvF(
        max(0.0, colour.hsvHueF()), colour.hsvSaturationF(), colour.valueF() * (1.0 - dim)
    )


_Loop = tuple[tuple[int, int], ...]


@cache
def _loops(cells: frozenset[tuple[int, int]]) -> tuple[_Loop, ...]:
    """The corners of the edge as (x, y), the cloth on the right hand of whoever walks along it."""
    after: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for row, column in cells:
        for dy, dx, start, end in (
            (-1, 0, (column, row), (column + 1, row)),
            (0, 1, (column + 1, row), (column + 1, row + 1)),
            (1, 0, (column + 1, row + 1), (column, row + 1)),
            (0, -1, (column, row + 1), (column, row)),
        ):
            if (row + dy, column + dx) not in cells:
                after.setdefault(start, []).append(end)
    loops = []
    while after:
        start = min(after)
        walk = [start]
        here = start
        way = (0, 0)
        while True:
            ends = after[here]
            chosen = min(
                ends, key=lambda end: _sharpness(way, (end[0] - here[0], end[1] - here[1]))
            )
            ends.remove(chosen)
            if not ends:
                del after[here]
            way = (chosen[0] - here[0], chosen[1] - here[1])
            here = chosen
            if here == start:
                break
            walk.append(here)
        loops.append(_corners(walk))
    return tuple(loops)


def _sharpness(way: tuple[int, int], step: tuple[int, int]) -> int:
    """Right turns first, so that cells that only touch at a corner keep edges of their own."""
    return -(way[0] * step[1] - way[1] * step[0])


def _corners(walk: list[tuple[int, int]]) -> _Loop:
    count = len(walk)
    return tuple(
        walk[k]
        for k in range(count)
        if (walk[k][0] - walk[k - 1][0], walk[k][1] - walk[k - 1][1])
        != (walk[(k + 1) % count][0] - walk[k][0], walk[(k + 1) % count][1] - walk[k][1])
    )


def _add_loop(path: QPainterPath, loop: _Loop, side: float, inset: float, radius: float) -> None:
    count = len(loop)
    points = []
    ways = []
    for k in range(count):
        x, y = loop[k]
        nx, ny = loop[(k + 1) % count]
        length = abs(nx - x) + abs(ny - y)
        ways.append(((nx - x) / length, (ny - y) / length))
    for k in range(count):
        before, behind = ways[k - 1], ways[k]
        # The cloth lies on the right hand: (dx, dy) turned clockwise is (-dy, dx).
        dx = -before[1] - behind[1]
        dy = before[0] + behind[0]
        x, y = loop[k]
        points.append(QPointF(x * side + dx * inset, y * side + dy * inset))
    for k in range(count):
        before, behind = ways[k - 1], ways[k]
        here = points[k]
        start = here - QPointF(*before) * radius
        end = here + QPointF(*behind) * radius
        if k == 0:
            path.moveTo(start)
        else:
            path.lineTo(start)
        path.quadTo(here, end)
    path.closeSubpath()
