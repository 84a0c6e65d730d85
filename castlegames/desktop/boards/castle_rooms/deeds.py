"""What putting a card down means: from a card and a place to a move, and back.

A place is ``("row", seat, row)``, ``NEW`` (a new row of one's own) or ``OUT`` (the discards).
"""

from __future__ import annotations

from collections.abc import Hashable

from castlegames.rules import Move
from castlegames.rules.castle_rooms import (
    Discard,
    Dragon,
    Extend,
    Knight,
    RoomsState,
    Start,
)
from castlegames.rules.castle_rooms.cards import is_dragon, is_knight, is_room
from castlegames.rules.castle_rooms.components import DRAGON_CARDS, KNIGHT_CARDS, Facing

from ..board import LastMove
from .words import translate

NEW, OUT = "new", "out"


def deed(state: RoomsState, card: int, place: Hashable, facing: Facing) -> tuple[Move | None, str]:
    """The move that putting the card there would be, legal or not; or why it can never be one.

    ``facing`` is how the card lies if it begins a row.
    """
    if place == OUT:
        return Discard(_lowest(state, card)), ""
    if place == NEW:
        return Start(card, facing), ""
    assert isinstance(place, tuple)
    _, seat, row = place
    if is_dragon(card):
        return Dragon(seat, row), ""
    own = seat == state.mover
    if is_knight(card):
        if own:
            return Knight(row), ""
        return None, translate("CastleRooms", "Knights free rows of your own.")
    if own:
        return Extend(row, card), ""
    return None, translate("CastleRooms", "Rooms go into rows of your own.")


def useless(state: RoomsState, card: int) -> str:
    """Why a dragon or a knight cannot be played at all now; nothing if it can, or for a room."""
    if is_room(card) or any(_plays(move, card) for move in state.legal_moves()):
        return ""
    if is_dragon(card):
        return translate("CastleRooms", "No row of an opponent can be blocked now.")
    return translate("CastleRooms", "No row of yours is blocked by a dragon.")


def changed_row(last: LastMove) -> tuple[int, int] | None:
    """The seat and row that a move changed, or None."""
    before, move = last.before, last.move
    assert isinstance(before, RoomsState)
    match move:
        case Extend(row=row) | Knight(row=row):
            return last.seat, row
        case Start():
            return last.seat, len(before.rows[last.seat])
        case Dragon(player=player, row=row):
            return player, row
    return None


def advice(state: RoomsState, move: Move) -> tuple[int | None, Hashable]:
    """The card that a move plays, and its place; (None, None) for the end of a turn."""
    me = state.mover
    match move:
        case Extend(row=row, card=card):
            return card, ("row", me, row)
        case Start(card=card):
            return card, NEW
        case Dragon(player=player, row=row):
            return min(filter(is_dragon, state.hand)), ("row", player, row)
        case Knight(row=row):
            return min(filter(is_knight, state.hand)), ("row", me, row)
        case Discard(card=card):
            return card, OUT
    return None, None


def _lowest(state: RoomsState, card: int) -> int:
    """The card of the same sort that a discard takes."""
    sort = DRAGON_CARDS if is_dragon(card) else KNIGHT_CARDS if is_knight(card) else (card,)
    return min(held for held in state.hand if held in sort)


def _plays(move: Move, card: int) -> bool:
    match move:
        case Dragon():
            return is_dragon(card)
        case Knight():
            return is_knight(card)
        case Discard(card=thrown):
            return is_dragon(thrown) == is_dragon(card)
    return False
