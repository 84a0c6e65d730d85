"""The places on the table by name, for keys and screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from castlegames.rules.castell import CastellState
from castlegames.rules.castell.components import PERFORMANCES

from ...table.spot import Spot
from .terms import points, tile_name, translate

if TYPE_CHECKING:
    from .board import CastellBoard


def table_spots(board: CastellBoard, state: CastellState, viewer: int) -> list[Spot]:
    """Every place on the table that the keyboard cursor reaches, in reading order."""
    found: list[Spot] = []
    sheet = board.festival
    if sheet.isVisible():
        found.append(Spot(("sheet",), sheet.rect, sheet.spoken()))
    found += [
        Spot(
            ("festival", place),
            board.calendar.festival_rect(place),
            board.calendar_model.text(place),
        )
        for place in range(len(board.calendar_model.festivals))
    ]
    if not sheet.isVisible():
        found += _map_spots(board, state, viewer)
    found += [
        Spot(("skill", spot), board.wheel.tile_rect(spot), board.wheel_model.text(spot))
        for spot in range(len(board.wheel_model.spots))
    ]
    for place, row in enumerate(board.rows_model.rows):
        found += [
            Spot(
                ("tile", row.region, tile),
                board.rows.tile_rect(place, nth),
                tile_text(row.region, tile),
            )
            for nth, tile in enumerate(row.tiles)
        ]
    found.append(
        Spot(
            ("builder",),
            board.people_strip.builder_rect(),
            translate("Castell", "Tower builder"),
        )
    )
    found.append(Spot(("people",), board.people_strip.rect, board.hand_model.whole_text()))
    found.append(Spot(("skills",), board.skill_strip.rect, board.seats_model.text(viewer)))
    return found


def tile_text(region: str, tile: int) -> str:
    """A performance as it is read out."""
    text = translate("Castell", "Performance {tile} in {region}: {points}")
    return text.format(
        tile=tile_name(tile), region=region, points=points(PERFORMANCES[tile].points)
    )


def _map_spots(board: CastellBoard, state: CastellState, viewer: int) -> list[Spot]:
    found = [
        Spot(
            ("region", region.name),
            board.figures.region_rect(region.name),
            board.region_model.text(place),
        )
        for place, region in enumerate(board.region_model.regions)
    ]
    region = state.players[viewer].region
    for figure in board.figures.figures:
        if figure.size and figure.key[1] == region:
            name = translate("Castell", "casteller of size {size} in {region}").format(
                size=figure.size, region=region
            )
            found.append(Spot(figure.key, board.figures.figure_rect(figure), name))
    pawn = board.figures.pawn(viewer)
    if pawn is not None:
        found.append(
            Spot(("pawn",), board.figures.figure_rect(pawn), translate("Castell", "your pawn"))
        )
    return found
