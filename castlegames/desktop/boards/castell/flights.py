"""What slides over the table when somebody else has moved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF

from castlegames.rules.castell import (
    CastellState,
    Recruit,
    SpecialRecruit,
    SpecialTravel,
    Train,
    Travel,
)

from ..board import LastMove
from .geography import DOCK, PAWNS, STANDS
from .held_item import HeldItem

if TYPE_CHECKING:
    from .board import CastellBoard


@frozen
class Flight:
    """An item on its way from one point of the scene to another."""

    item: HeldItem
    start: QPointF
    end: QPointF


def flights_of(
    board: CastellBoard, before: CastellState, last: LastMove, pawn: QPointF
) -> list[Flight]:
    """The pawn that travels, the castellers that come to it, the tile that it trains."""
    region = before.players[last.seat].region
    item = HeldItem(board.context.theme)
    match last.move:
        case Travel() | SpecialTravel():
            item.be_pawn(last.seat, board.figures.pawn_height)
            start = board.land.at(DOCK if region is None else PAWNS[region])
            return [Flight(item, start - QPointF(0, board.figures.pawn_height / 2), pawn)]
        case Recruit(sizes=sizes) if region is not None:
            item.be_people(sizes, board.figures.tallest)
        case SpecialRecruit(size=size) if region is not None:
            item.be_people((size,), board.figures.tallest)
        case Train(skill=skill):
            spots = before.trainable_spots(last.seat)
            spot = next(spot for spot in spots if before.spots[spot] == skill)
            sector = before.sectors[spot]
            rect = board.wheel.tile_rect(spot)
            item.be_skill(skill, board.wheel_model.sector_name(sector), sector, rect)
            return [Flight(item, rect.center(), pawn)]
        case _:
            return []
    stand = board.land.at(STANDS[region])
    return [Flight(item, stand - QPointF(0, board.figures.tallest / 2), pawn)]
