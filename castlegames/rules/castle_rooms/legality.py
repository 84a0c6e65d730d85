"""Which moves are legal, and why the others are not (castle_rooms.md, A turn)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game import Move, Reason
from .cards import DRAGON, KNIGHT, edges, is_dragon, is_knight, is_room, turned
from .components import DISCARD_FROM, FACINGS, HAND_LIMIT, ROOM_CARDS, ROOMS_BEFORE_DRAGON
from .moves import Discard, Dragon, EndTurn, Extend, Knight, Start
from .rows import Row

if TYPE_CHECKING:
    from .state import RoomsState

# ``hidden_cards`` comes from ``play`` on a view only: the next seat's draw cannot be seen.
REASON_CODES = (
    "match_over",
    "not_your_turn",
    "not_a_move_here",
    "not_in_hand",
    "not_a_room",
    "no_such_row",
    "row_blocked",
    "wrong_edge",
    "wrong_way_up",
    "no_such_facing",
    "wrong_facing",
    "could_extend",
    "no_dragon",
    "no_such_player",
    "own_row",
    "empty_row",
    "already_blocked",
    "no_knight",
    "nothing_to_chase",
    "discard_room",
    "discard_too_few",
    "discard_enough",
    "discard_usable",
    "discard_lowest",
    "too_many_cards",
    "hidden_cards",
)


def legal_moves(state: RoomsState) -> tuple[Move, ...]:
    """Every legal move: extensions, new rows, dragons, knights, discards, the end of the turn."""
    mover = state.mover
    if state.viewer not in (None, mover) or state.outcome():
        return ()
    hand = state.hands[mover]
    own = state.rows[mover]
    rooms = [card for card in hand if card in ROOM_CARDS]
    moves: list[Move] = [
        Extend(index, card)
        for index, row in enumerate(own)
        if row.dragon is None
        for card in rooms
        if row.fits(card)
    ]
    if not (state.strict_rows and moves):
        required = state.next_facing(mover)
        facings = FACINGS if required is None else (required,)
        moves += [Start(card, facing) for card in rooms for facing in facings]
    usable: list[Move] = []
    if any(map(is_dragon, hand)):
        usable += [
            Dragon(seat, index)
            for seat in range(state.seats)
            if seat != mover
            for index, row in enumerate(state.rows[seat])
            if _dragon_may_lie(row)
        ]
    if any(map(is_knight, hand)):
        usable += [Knight(index) for index, row in enumerate(own) if row.blocked]
    moves += usable
    if not usable and _may_discard(state):
        moves += [Discard(card) for card in lowest_of_each(hand)]
    if len(hand) <= HAND_LIMIT:
        moves.append(EndTurn())
    return tuple(moves)


def why_not(state: RoomsState, move: Move) -> Reason | None:
    """None if the move is legal, otherwise the first reason against it."""
    if state.outcome():
        return Reason("match_over")
    if state.viewer not in (None, state.mover):
        return Reason("not_your_turn", {"player": state.mover})
    match move:
        case Extend():
            return _why_not_extend(state, move)
        case Start():
            return _why_not_start(state, move)
        case Dragon():
            return _why_not_dragon(state, move)
        case Knight():
            return _why_not_knight(state, move)
        case Discard():
            return _why_not_discard(state, move)
        case EndTurn():
            return _why_not_end(state)
        case _:
            return Reason("not_a_move_here")


def lowest(hand: tuple[int, ...], kind: str) -> int | None:
    """The dragon or knight that a move takes from the hand: the one with the lowest number."""
    is_kind = is_dragon if kind == DRAGON else is_knight
    return min(filter(is_kind, hand), default=None)


def lowest_of_each(hand: tuple[int, ...]) -> tuple[int, ...]:
    """The lowest dragon and the lowest knight of the hand, of those that it holds."""
    found = (lowest(hand, DRAGON), lowest(hand, KNIGHT))
    return tuple(card for card in found if card is not None)


def usable_kind(state: RoomsState) -> str | None:
    """A kind among the mover's dragons and knights that can be used now, or None."""
    hand = state.hand
    if lowest(hand, DRAGON) is not None and dragon_has_target(state):
        return DRAGON
    if lowest(hand, KNIGHT) is not None and knight_has_target(state):
        return KNIGHT
    return None


def dragon_has_target(state: RoomsState) -> bool:
    """Whether an opponent of the mover has a row on which a dragon may lie."""
    return any(
        _dragon_may_lie(row)
        for seat, rows in enumerate(state.rows)
        if seat != state.mover
        for row in rows
    )


def knight_has_target(state: RoomsState) -> bool:
    """Whether the mover has a blocked row."""
    return any(row.blocked for row in state.rows[state.mover])


def _dragon_may_lie(row: Row) -> bool:
    return row.dragon is None and len(row.cards) >= ROOMS_BEFORE_DRAGON


def _may_discard(state: RoomsState) -> bool:
    hand = state.hand
    useless = sum(not is_room(card) for card in hand)
    return len(hand) > HAND_LIMIT and (
        useless >= DISCARD_FROM or (state.discarding and useless > 0)
    )


def _is_index(value: object, length: int) -> bool:
    return type(value) is int and 0 <= value < length


def _why_not_room(state: RoomsState, card: int) -> Reason | None:
    if type(card) is not int or card not in state.hand:
        return Reason("not_in_hand", {"card": card})
    if not is_room(card):
        return Reason("not_a_room", {"card": card})
    return None


def _why_not_extend(state: RoomsState, move: Extend) -> Reason | None:
    if reason := _why_not_room(state, move.card):
        return reason
    own = state.rows[state.mover]
    if not _is_index(move.row, len(own)):
        return Reason("no_such_row", {"player": state.mover, "row": move.row})
    row = own[move.row]
    if row.blocked:
        return Reason("row_blocked", {"row": move.row})
    if row.fits(move.card):
        return None
    pair = edges(move.card, row.facing)
    args = {"row": move.row, "needs": row.open_edge, "has": pair[0], "facing": row.facing}
    if turned(pair)[0] == row.open_edge:
        return Reason("wrong_way_up", args)
    return Reason("wrong_edge", args)


def _why_not_start(state: RoomsState, move: Start) -> Reason | None:
    if reason := _why_not_room(state, move.card):
        return reason
    if move.facing not in FACINGS:
        return Reason("no_such_facing", {"facing": str(move.facing)})
    required = state.next_facing(state.mover)
    if required is not None and move.facing != required:
        return Reason("wrong_facing", {"needs": required})
    if state.strict_rows:
        for index, row in enumerate(state.rows[state.mover]):
            for card in state.hand:
                if is_room(card) and not row.blocked and row.fits(card):
                    return Reason("could_extend", {"row": index, "card": card})
    return None


def _why_not_dragon(state: RoomsState, move: Dragon) -> Reason | None:
    if lowest(state.hand, DRAGON) is None:
        return Reason("no_dragon")
    if not _is_index(move.player, state.seats):
        return Reason("no_such_player", {"player": move.player})
    if move.player == state.mover:
        return Reason("own_row")
    rows = state.rows[move.player]
    if not _is_index(move.row, len(rows)):
        return Reason("empty_row", {"player": move.player, "row": move.row})
    if rows[move.row].blocked:
        return Reason("already_blocked", {"player": move.player, "row": move.row})
    if len(rows[move.row]) < ROOMS_BEFORE_DRAGON:
        return Reason("empty_row", {"player": move.player, "row": move.row})
    return None


def _why_not_knight(state: RoomsState, move: Knight) -> Reason | None:
    if lowest(state.hand, KNIGHT) is None:
        return Reason("no_knight")
    own = state.rows[state.mover]
    if not _is_index(move.row, len(own)):
        return Reason("no_such_row", {"player": state.mover, "row": move.row})
    if not own[move.row].blocked:
        return Reason("nothing_to_chase", {"row": move.row})
    return None


def _why_not_discard(state: RoomsState, move: Discard) -> Reason | None:
    hand = state.hand
    if type(move.card) is not int or move.card not in hand:
        return Reason("not_in_hand", {"card": move.card})
    if is_room(move.card):
        return Reason("discard_room", {"card": move.card})
    if len(hand) <= HAND_LIMIT:
        return Reason("discard_enough", {"cards": len(hand), "limit": HAND_LIMIT})
    if not _may_discard(state):
        useless = sum(not is_room(card) for card in hand)
        return Reason("discard_too_few", {"cards": useless, "needs": DISCARD_FROM})
    if kind := usable_kind(state):
        return Reason("discard_usable", {"kind": kind})
    if move.card not in lowest_of_each(hand):
        return Reason("discard_lowest", {"card": min(c for c in lowest_of_each(hand))})
    return None


def _why_not_end(state: RoomsState) -> Reason | None:
    cards = len(state.hand)
    if cards > HAND_LIMIT:
        return Reason(
            "too_many_cards", {"cards": cards, "limit": HAND_LIMIT, "over": cards - HAND_LIMIT}
        )
    return None
