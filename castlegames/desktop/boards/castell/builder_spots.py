"""The places in the tower builder: by name for keys and screen readers, and under the pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from ...table.spot import Spot
from . import draft
from .terms import translate

if TYPE_CHECKING:
    from .board import CastellBoard

_NEAR = 9.0
"""How near to a line between levels a new level is meant."""


def builder_spots(board: CastellBoard) -> list[Spot]:
    """Every place in the builder that the keyboard cursor reaches, in reading order."""
    found = [
        Spot(("goal", place), board.goals.goal_rect(place), board.goals_model.text(place))
        for place in range(len(board.goals_model.goals))
    ]
    found += [
        Spot(
            ("size", group.size),
            board.shelf.size_rect(group.size),
            board.shelf_model.text(place),
        )
        for place, group in enumerate(board.shelf_model.groups)
    ]
    for climber in board.tower.stack.climbers:
        text = translate("Castell", "level {n}: casteller of size {size}")
        found.append(
            Spot(
                ("placed", climber.level, climber.place),
                climber.rect,
                text.format(n=climber.level + 1, size=climber.size),
            )
        )
    found += [
        Spot(("card", level), board.levels.card_rect(level), board.tower_model.text(level))
        for level in range(len(board.tower_model.levels))
    ]
    return found


def spot_under(board: CastellBoard, kind: str, point: QPointF) -> draft.Spot | None:
    """Where a piece of a kind (as in ``draft``) held at a point is to go."""
    if board.shelf.rect.contains(point):
        return None if kind == "size" else ("shelf", 0)
    whole = kind == "card"
    if board.levels.rect.contains(point):
        return _spot_by_cards(board, point, whole)
    if not board.tower.rect.contains(point):
        return None
    lines = board.tower.stack.lines
    last = len(lines) - 1
    near = min(range(len(lines)), key=lambda gap: abs(lines[gap] - point.y()))
    if whole or last == 0:
        return ("gap", near)
    if point.y() < lines[last] + _NEAR:
        return ("gap", last)
    if point.y() > lines[0] + _NEAR:
        return ("gap", 0)
    if 0 < near < last and abs(lines[near] - point.y()) < _NEAR:
        return ("gap", near)
    return ("level", next(level for level in range(last) if lines[level + 1] <= point.y()))


def _spot_by_cards(board: CastellBoard, point: QPointF, whole: bool) -> draft.Spot | None:
    levels, count = board.levels, len(board.tower_model.levels)
    if whole:
        middles = [levels.gap_rect(gap).center().y() for gap in range(count + 1)]
        return ("gap", min(range(count + 1), key=lambda gap: abs(middles[gap] - point.y())))
    level = levels.level_at(point)
    return None if level is None else ("level", level)


def rect_of(board: CastellBoard, spot: draft.Spot) -> QRectF:
    """Where a spot is."""
    kind, number = spot
    if kind == "level":
        return board.tower.stack.level_rect(number)
    if kind == "gap":
        return board.tower.stack.gap_rect(number)
    return board.shelf.rect


def name_of(board: CastellBoard, spot: draft.Spot) -> str:
    """A spot as it is read out."""
    kind, number = spot
    if kind == "level":
        return board.tower_model.text(number)
    if kind == "shelf":
        return translate("Castell", "out of the tower")
    if number == len(board.tower_model.levels):
        return translate("Castell", "on top, as level {n}").format(n=number + 1)
    return translate("Castell", "below level {n}").format(n=number + 1)
