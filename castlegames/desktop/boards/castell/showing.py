"""From a position to the models of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from castlegames.rules.castell import CastellState
from castlegames.rules.castell.components import ALL_REGIONS, REFILL_ROUNDS, REGIONS

from .map_item import bag_note
from .models import FestivalRow, PerformanceRow, Region, SeatRow, WheelSpot

if TYPE_CHECKING:
    from .board import CastellBoard


def show_models(board: CastellBoard, state: CastellState, viewer: int, acting: bool) -> None:
    """Let the models of the table hold a position as a seat sees it."""
    own = state.players[viewer]
    pawns = [player.region for player in state.players]
    board.region_model.show(
        [
            Region(
                region,
                state.castellers_in(region),
                tuple(seat for seat, at in enumerate(pawns) if at == region),
                here=region == own.region,
            )
            for region in REGIONS
        ],
        tuple(seat for seat, at in enumerate(pawns) if at is None),
    )
    board.calendar_model.show(
        [
            FestivalRow(
                festival.round,
                festival.region,
                festival.tokens,
                _when(place, festival.round, state),
            )
            for place, festival in enumerate(state.calendar)
        ],
        state.round,
        None if state.asking is None else state.asking.place,
    )
    offered = state.trainable_spots(viewer)
    board.wheel_model.show(
        [
            WheelSpot(skill, region, offered=spot in offered)
            for spot, (skill, region) in enumerate(zip(state.spots, state.sectors, strict=True))
        ],
        state.round - 1,
        state.wheel == ALL_REGIONS,
    )
    able = state.performable(viewer) if board.context.projections and acting else {}
    board.rows_model.swap(
        [
            PerformanceRow(
                region,
                state.row(region),
                tuple(tile for tile in state.row(region) if tile in able),
                state.tokens_in(region),
                here=region == own.region,
            )
            for region in REGIONS
        ]
    )
    board.seats_model.swap(
        [
            SeatRow(
                player.ranks,
                player.tokens,
                len(player.hand),
                player.best,
                len(player.earned_in),
                first=seat == state.first,
            )
            for seat, player in enumerate(state.players)
        ]
    )
    board.skill_strip.show_seat(viewer)
    board.tower.show_seat(viewer)
    board.land.show_note(bag_note(len(state.bag), state.round, REFILL_ROUNDS))


def _when(place: int, round_: int, state: CastellState) -> str:
    """Whether a festival is past, comes after this round, or later."""
    over = state.asking is not None and place < state.asking.place
    if state.ended or round_ < state.round or over:
        return "past"
    return "now" if round_ == state.round else "coming"
