"""Places that a move is about: the last one, or one that is advised."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from castlegames.rules import Move
from castlegames.rules.castell import (
    CastellState,
    Recruit,
    ShowTower,
    SpecialPerform,
    SpecialRecruit,
    SpecialTravel,
    Train,
    Travel,
)
from castlegames.rules.castell.components import REGIONS

from ..board import LastMove

if TYPE_CHECKING:
    from .board import CastellBoard


def changed_by(board: CastellBoard, last: LastMove) -> list[QRectF]:
    """What the last move changed."""
    before, move = last.before, last.move
    assert isinstance(before, CastellState)
    pawn = board.figures.pawn(last.seat)
    match move:
        case Travel() | SpecialTravel() | Recruit() | SpecialRecruit() if pawn is not None:
            return [board.figures.figure_rect(pawn)]
        case Train(skill=skill):
            return _tile_of(board, before, last.seat, skill)
        case SpecialPerform():
            region = before.players[last.seat].region
            return [board.rows.row_rect(REGIONS.index(region))] if region is not None else []
    return []


def _tile_of(board: CastellBoard, state: CastellState, seat: int, skill: str) -> list[QRectF]:
    spots = [spot for spot in state.trainable_spots(seat) if state.spots[spot] == skill]
    return [board.wheel.tile_rect(spot) for spot in spots[:1]]


def advised_by(board: CastellBoard, state: CastellState, move: Move) -> list[QRectF]:
    """Where the hands go that make this move."""
    player = state.player
    match move:
        case Travel(region=region) | SpecialTravel(region=region):
            return [board.figures.region_rect(region)]
        case Recruit() | SpecialRecruit() if player.region is not None:
            wanted = list(move.sizes if isinstance(move, Recruit) else (move.size,))
            rects = []
            for figure in board.figures.figures:
                if figure.key[1] == player.region and figure.size in wanted:
                    wanted.remove(figure.size)
                    rects.append(board.figures.figure_rect(figure))
            return rects
        case Train(skill=skill):
            return _tile_of(board, state, state.mover, skill)
        case SpecialPerform(tile=tile) if player.region is not None:
            row = REGIONS.index(player.region)
            return [board.rows.tile_rect(row, state.row(player.region).index(tile))]
        case ShowTower():
            return [board.people_strip.builder_rect()]
    return []
