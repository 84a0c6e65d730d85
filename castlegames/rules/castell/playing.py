"""What the moves of a turn do (castell.md, A round)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from attrs import evolve

from ..game import Event, IllegalMove, Move, Reason
from . import festivals, rounds
from .components import PERFORMANCES, REGIONS, SKILLS, SPECIAL
from .legality import why_not
from .moves import (
    PassFestival,
    Recruit,
    ShowTower,
    SpecialPerform,
    SpecialRecruit,
    SpecialTravel,
    Train,
    Travel,
)
from .players import Player
from .towers import Tower
from .turn import Turn

if TYPE_CHECKING:
    from .state import CastellState

T = TypeVar("T")
Rows = tuple[tuple[int, ...], ...]

EVENT_KINDS = (
    "entered",
    "travelled",
    "recruited",
    "trained",
    "special_due",
    "tile_taken",
    "token_placed",
    *festivals.EVENT_KINDS,
    *rounds.EVENT_KINDS,
)


def play(state: CastellState, move: Move) -> CastellState:
    """The state after the move. Raises IllegalMove with the reason if it is not legal."""
    reason = why_not(state, move)
    if reason is not None:
        raise IllegalMove(reason)
    turn, events = state.turn, list[Event]()
    match move:
        case Travel():
            return _travel(state, evolve(turn, travelled=True), move.region)
        case Recruit():
            return _recruit(state, evolve(turn, recruited=True), move.sizes)
        case Train():
            return _train(state, evolve(turn, trained=True), move.skill)
        case SpecialRecruit() | SpecialTravel() | SpecialPerform():
            return _special(state, move)
        case ShowTower():
            return _go_on(festivals.show(state, move.tower, events), events)
        case PassFestival():
            return _go_on(festivals.pass_by(state, events), events)
        case _:
            return _end_turn(state, events)


def _travel(state: CastellState, turn: Turn, region: str) -> CastellState:
    player = state.player
    kind = "entered" if player.region is None else "travelled"
    event = Event(kind, turn.seat, {"region": region})
    return _after(state, turn, evolve(player, region=region), event)


def _recruit(state: CastellState, turn: Turn, sizes: tuple[int, ...]) -> CastellState:
    player = state.player
    place = _place(player)
    waiting = list(state.regions[place])
    for size in sizes:
        waiting.remove(size)
    event = Event("recruited", turn.seat, {"sizes": sizes, "region": REGIONS[place]})
    hand = tuple(sorted((*player.hand, *sizes), reverse=True))
    regions = _replaced(state.regions, place, tuple(waiting))
    return _after(state, turn, evolve(player, hand=hand), event, regions=regions)


def _train(state: CastellState, turn: Turn, skill: str) -> CastellState:
    player = state.player
    if skill == SPECIAL:
        turn = evolve(turn, owes_special=True)
        return _after(state, turn, player, Event("special_due", turn.seat))
    place = SKILLS.index(skill)
    rank = player.ranks[place] + 1
    event = Event("trained", turn.seat, {"skill": skill, "rank": rank})
    return _after(state, turn, evolve(player, ranks=_replaced(player.ranks, place, rank)), event)


def _special(
    state: CastellState, move: SpecialRecruit | SpecialTravel | SpecialPerform
) -> CastellState:
    """A special action, free or for a token that then goes to the row of the pawn's region."""
    free = state.turn.owes_special
    turn = evolve(state.turn, owes_special=False) if free else evolve(state.turn, acted=True)
    match move:
        case SpecialRecruit():
            state = _recruit(state, turn, (move.size,))
        case SpecialTravel():
            state = _travel(state, turn, move.region)
        case SpecialPerform():
            state = _perform(state, turn, move.tile, move.tower)
    return state if free else _place_token(state)


def _perform(state: CastellState, turn: Turn, tile: int, tower: Tower) -> CastellState:
    """Take the tile and the tokens of its row into the region's column."""
    player = state.player
    place = _place(player)
    tokens = state.row_tokens[place]
    column = player.columns[place]
    column = evolve(column, tiles=(*column.tiles, tile), tokens=column.tokens + tokens)
    event = Event(
        "tile_taken",
        turn.seat,
        {
            "tile": tile,
            "region": REGIONS[place],
            "points": PERFORMANCES[tile].points,
            "tokens": tokens,
            "tower": tower,
        },
    )
    left = tuple(other for other in state.rows[place] if other != tile)
    return _after(
        state,
        turn,
        evolve(player, columns=_replaced(player.columns, place, column)),
        event,
        rows=_replaced(state.rows, place, left),
        row_tokens=_replaced(state.row_tokens, place, ()),
    )


def _place_token(state: CastellState) -> CastellState:
    """Put the token that paid for a special action into the row of the pawn's region."""
    turn, player = state.turn, state.player
    place = _place(player)
    event = Event("token_placed", turn.seat, {"region": REGIONS[place]})
    player = evolve(player, tokens=player.tokens - 1)
    tokens = _replaced(state.row_tokens, place, (*state.row_tokens[place], turn.seat))
    return _after(state, turn, player, *state.events, event, row_tokens=tokens)


def _end_turn(state: CastellState, events: list[Event]) -> CastellState:
    """The next seat's turn, or after the last one the festivals."""
    seat = (state.turn.seat + 1) % state.seats
    if seat != state.first:
        return evolve(state, turn=Turn(seat), events=())
    return _go_on(festivals.hold_all(state, events), events)


def _go_on(state: CastellState, events: list[Event]) -> CastellState:
    """A festival's question, or the end of the round."""
    if state.asking is not None:
        return evolve(state, events=tuple(events))
    return rounds.close(state, events)


def _place(player: Player) -> int:
    """The region of the pawn as a place in board order."""
    if player.region is None:
        raise IllegalMove(Reason("not_entered"))
    return REGIONS.index(player.region)


def _after(
    state: CastellState,
    turn: Turn,
    player: Player,
    *events: Event,
    regions: Rows | None = None,
    rows: Rows | None = None,
    row_tokens: Rows | None = None,
) -> CastellState:
    """The state with another turn, mover's board and events, and what else is given."""
    return evolve(
        state,
        turn=turn,
        players=_replaced(state.players, turn.seat, player),
        events=events,
        regions=state.regions if regions is None else regions,
        rows=state.rows if rows is None else rows,
        row_tokens=state.row_tokens if row_tokens is None else row_tokens,
    )


def _replaced(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])
