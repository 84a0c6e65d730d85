"""Positions made by hand for tests, and matches played by chance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from castlegames.rules import Move, Value
from castlegames.rules.castle_rooms import GAME, RoomsState, Row
from castlegames.rules.castle_rooms.components import COPIES, PAIRS, cards_for
from castlegames.rules.castle_rooms.held import NOTHING_KNOWN, Held
from castlegames.rules.stream import Stream


def room(pair: str, copy: int = 0) -> int:
    """The card with these edges, read with the helmet up: ``room("UC")``."""
    return PAIRS.index((pair[0], pair[1])) * COPIES + copy


def row(facing: str, *cards: int, dragon: int | None = None, blocker: int | None = None) -> Row:
    """A row of cards; a dragon on it comes from seat ``blocker``."""
    return Row(facing, tuple(cards), dragon, blocker)


def position(
    hand: Sequence[int],
    rows: Sequence[Sequence[Row]] = ((), ()),
    *,
    others: Sequence[Sequence[int]] | None = None,
    discards: Sequence[int] = (),
    held: Sequence[Held] | None = None,
    discarding: bool = False,
    strict_rows: bool = False,
    empty_pile: bool = False,
) -> RoomsState:
    """Seat 0 is to move with this hand; the other hands are empty if not given.

    Cards that are nowhere else lie in the pile, or nowhere with ``empty_pile``.
    """
    seats = len(rows)
    hands = [tuple(sorted(hand)), *map(tuple, others or [()] * (seats - 1))]
    used = {*discards, *(card for cards in hands for card in cards)}
    for own in rows:
        for one in own:
            used |= {*one.cards, one.dragon}
    pile = () if empty_pile else tuple(card for card in cards_for(seats) if card not in used)
    drawn = len(cards_for(seats)) - 2 * seats - len(pile)
    return RoomsState(
        first=(1 - drawn // 2) % seats,
        strict_rows=strict_rows,
        hands=tuple(hands),
        rows=tuple(map(tuple, rows)),
        pile=pile,
        discards=tuple(discards),
        held=tuple(held or [NOTHING_KNOWN] * seats),
        discarding=discarding,
        ended=False,
        stream=Stream(1),
        events=(),
    )


def texts(state: RoomsState) -> set[str]:
    """The legal moves as texts."""
    return set(map(str, state.legal_moves()))


def played(state: RoomsState, *moves: str) -> RoomsState:
    """The state after moves given as texts."""
    for move in moves:
        state = state.play(GAME.read_move(move))
    return state


def chance_match(
    seats: int, seed: int, options: Mapping[str, Value] | None = None
) -> Iterator[tuple[RoomsState, Move | None]]:
    """Every state of a match of random moves with the move made there, None at the end."""
    pick = Random(seed)
    state = GAME.start(seats, seed, options)
    while state.to_move is not None:
        moves = state.legal_moves()
        move = moves[int(pick.random() * len(moves))]
        yield state, move
        state = state.play(move)
    yield state, None
