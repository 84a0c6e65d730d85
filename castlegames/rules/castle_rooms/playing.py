"""What each move does (castle_rooms.md, A turn)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from attrs import evolve

from ..game import Event, IllegalMove, Move, Reason
from .cards import DRAGON, KNIGHT, is_dragon
from .components import CARDS_DRAWN, WINNING_LENGTH, Facing
from .legality import dragon_has_target, knight_has_target, lowest, why_not
from .moves import Discard, Dragon, EndTurn, Extend, Knight, Start
from .rows import Row

if TYPE_CHECKING:
    from .state import RoomsState

EVENT_KINDS = (
    "drew",
    "last_turn",
    "extended",
    "started",
    "dragon",
    "knight",
    "discarded",
    "ten_rooms",
    "end",
)

T = TypeVar("T")


def play(state: RoomsState, move: Move) -> RoomsState:
    """The state after a legal move; events tell what it caused."""
    reason = why_not(state, move)
    if reason is not None:
        raise IllegalMove(reason)
    match move:
        case Extend(row, card):
            return _extend(state, row, card)
        case Start(card, facing):
            return _start(state, card, facing)
        case Dragon(player, row):
            return _dragon(state, player, row)
        case Knight(row):
            return _knight(state, row)
        case Discard(card):
            return _discard(state, card)
        case EndTurn():
            return _end_turn(state)
    raise TypeError(f"not a move of Castle Rooms: {move!r}")


def draw(state: RoomsState) -> RoomsState:
    """The state in which the next turn has begun: its seat has drawn. Events are replaced.

    The pile must not be empty. The cards drawn count the turns, so this passes the turn on.
    """
    seat = (state.first + state.turns) % state.seats
    drawn, pile = state.pile[:CARDS_DRAWN], state.pile[CARDS_DRAWN:]
    hand = tuple(sorted(state.hands[seat] + drawn))
    events = [Event("drew", seat, {"count": len(drawn), "cards": tuple(sorted(drawn))})]
    if not pile:
        events.append(Event("last_turn", seat))
    return evolve(
        state,
        hands=_with(state.hands, seat, hand),
        pile=pile,
        discarding=False,
        events=tuple(events),
    )


def _extend(state: RoomsState, row: int, card: int) -> RoomsState:
    seat = state.mover
    longer = state.rows[seat][row].extended(card)
    rooms = len(longer.cards)
    events = [Event("extended", seat, {"row": row, "card": card, "rooms": rooms})]
    if rooms >= WINNING_LENGTH:
        events.append(Event("ten_rooms", seat, {"row": row}))
        events.append(Event("end"))
    return evolve(
        state,
        hands=_with(state.hands, seat, _without(state.hands[seat], card)),
        rows=_with(state.rows, seat, _with(state.rows[seat], row, longer)),
        events=tuple(events),
    )


def _start(state: RoomsState, card: int, facing: Facing) -> RoomsState:
    seat = state.mover
    rows = state.rows[seat]
    return evolve(
        state,
        hands=_with(state.hands, seat, _without(state.hands[seat], card)),
        rows=_with(state.rows, seat, (*rows, Row(facing, (card,)))),
        events=(Event("started", seat, {"row": len(rows), "card": card, "facing": facing}),),
    )


def _dragon(state: RoomsState, player: int, row: int) -> RoomsState:
    seat = state.mover
    dragon = _lowest(state, DRAGON)
    blocked = state.rows[player][row].blocked_by(dragon, seat)
    args = {"player": player, "row": row, "card": dragon, "rooms": len(blocked)}
    return evolve(
        state,
        hands=_with(state.hands, seat, _without(state.hands[seat], dragon)),
        rows=_with(state.rows, player, _with(state.rows[player], row, blocked)),
        held=_with(state.held, seat, state.held[seat].less_dragon()),
        events=(Event("dragon", seat, args),),
    )


def _knight(state: RoomsState, row: int) -> RoomsState:
    seat = state.mover
    knight = _lowest(state, KNIGHT)
    blocked = state.rows[seat][row]
    if blocked.dragon is None:
        raise ValueError("there is no dragon on this row")
    return evolve(
        state,
        hands=_with(state.hands, seat, _without(state.hands[seat], knight)),
        rows=_with(state.rows, seat, _with(state.rows[seat], row, blocked.freed())),
        discards=(*state.discards, blocked.dragon, knight),
        held=_with(state.held, seat, state.held[seat].less_knight()),
        events=(Event("knight", seat, {"row": row, "card": knight, "dragon": blocked.dragon}),),
    )


def _discard(state: RoomsState, card: int) -> RoomsState:
    seat = state.mover
    held = state.held[seat]
    if not state.discarding:
        held = held.with_useless(
            dragons=not dragon_has_target(state), knights=not knight_has_target(state)
        )
    return evolve(
        state,
        hands=_with(state.hands, seat, _without(state.hands[seat], card)),
        discards=(*state.discards, card),
        held=_with(state.held, seat, held.less_dragon() if is_dragon(card) else held.less_knight()),
        discarding=True,
        events=(Event("discarded", seat, {"card": card}),),
    )


def _end_turn(state: RoomsState) -> RoomsState:
    if not state.pile:
        return evolve(state, ended=True, discarding=False, events=(Event("end"),))
    if state.viewer is not None:
        raise IllegalMove(Reason("hidden_cards"))
    return draw(state)


def _lowest(state: RoomsState, kind: str) -> int:
    card = lowest(state.hand, kind)
    if card is None:
        raise ValueError(f"no {kind} in hand")
    return card


def _with(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    index = hand.index(card)
    return hand[:index] + hand[index + 1 :]
