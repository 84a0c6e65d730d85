"""States as plain JSON, exact both ways; what is read is checked wholly."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import NoReturn, TypeVar

from ..game import Event, Json, Value
from ..stream import Stream
from . import hiding
from .cards import is_dragon, is_knight
from .components import (
    CARDS_DEALT,
    CARDS_DRAWN,
    FACINGS,
    HAND_LIMIT,
    ROOM_CARDS,
    SEATS,
    WINNING_LENGTH,
    cards_for,
)
from .held import Held
from .rows import Row
from .state import RoomsState

T = TypeVar("T")

_FIELDS = frozenset(
    {
        "first",
        "strict_rows",
        "hands",
        "rows",
        "pile",
        "discards",
        "held",
        "discarding",
        "ended",
        "stream",
        "events",
        "viewer",
    }
)
_EVENT_ARGS: Mapping[str, tuple[str, ...]] = {
    "drew": ("count",),
    "last_turn": (),
    "extended": ("row", "card", "rooms"),
    "started": ("row", "card", "facing"),
    "dragon": ("player", "row", "card", "rooms"),
    "knight": ("row", "card", "dragon"),
    "discarded": ("card",),
    "ten_rooms": ("row",),
    "end": (),
}
_MOST_EVENTS = 4


def to_json(state: RoomsState) -> Json:
    """The state as plain JSON."""
    stream = state.stream
    return {
        "first": state.first,
        "strict_rows": state.strict_rows,
        "hands": [list(hand) for hand in state.hands],
        "rows": [
            [
                {
                    "facing": row.facing,
                    "cards": list(row.cards),
                    "dragon": row.dragon,
                    "blocker": row.blocker,
                }
                for row in rows
            ]
            for rows in state.rows
        ],
        "pile": list(state.pile),
        "discards": list(state.discards),
        "held": [[held.dragons, held.knights, held.either] for held in state.held],
        "discarding": state.discarding,
        "ended": state.ended,
        "stream": None if stream is None else {"seed": stream.seed, "draws": stream.draws},
        "events": [
            {
                "kind": event.kind,
                "seat": event.seat,
                "args": {
                    name: list(value) if isinstance(value, tuple) else value
                    for name, value in event.args.items()
                },
            }
            for event in state.events
        ],
        "viewer": state.viewer,
    }


def from_json(data: Json) -> RoomsState:
    """The state that ``to_json`` wrote. Raises ValueError for anything else."""
    fields = _mapping(data, _FIELDS)
    hands = _list(fields["hands"], _cards, SEATS[-1])
    seats = len(hands)
    if seats not in SEATS:
        _refuse("a number of seats that cannot play")
    viewer = fields["viewer"]
    state = RoomsState(
        first=_number(fields["first"], seats),
        strict_rows=_flag(fields["strict_rows"]),
        hands=hands,
        rows=_list(fields["rows"], lambda rows: _list(rows, _row, len(ROOM_CARDS)), seats),
        pile=_cards(fields["pile"]),
        discards=_cards(fields["discards"]),
        held=_list(fields["held"], _held, seats),
        discarding=_flag(fields["discarding"]),
        ended=_flag(fields["ended"]),
        stream=None if fields["stream"] is None else _stream(fields["stream"]),
        events=_list(fields["events"], lambda event: _event(event, seats), _MOST_EVENTS),
        viewer=None if viewer is None else _number(viewer, seats),
    )
    if not len(state.rows) == len(state.held) == seats:
        _refuse("as many rows and hands as seats are needed")
    _check_cards(state)
    _check_rows(state)
    _check_turn(state)
    _check_held(state)
    return state


def _refuse(why: str) -> NoReturn:
    raise ValueError(f"not a state of Castle Rooms: {why}")


def _mapping(data: Json, names: frozenset[str]) -> Mapping[str, Json]:
    if not isinstance(data, dict) or data.keys() != names:
        _refuse(f"an object with {', '.join(sorted(names))} is needed")
    return data


def _list(data: Json, read: Callable[[Json], T], most: int) -> tuple[T, ...]:
    if not isinstance(data, list | tuple) or len(data) > most:
        _refuse(f"a list of at most {most} is needed")
    return tuple(read(item) for item in data)


def _number(data: Json, below: int) -> int:
    if type(data) is not int or not 0 <= data < below:
        _refuse(f"a whole number below {below} is needed")
    return data


def _flag(data: Json) -> bool:
    if type(data) is not bool:
        _refuse("true or false is needed")
    return data


def _card(data: Json) -> int:
    if type(data) is int and data == hiding.HIDDEN:
        return hiding.HIDDEN
    return _number(data, 64)


def _cards(data: Json) -> tuple[int, ...]:
    return _list(data, _card, 64)


def _row(data: Json) -> Row:
    fields = _mapping(data, frozenset({"facing", "cards", "dragon", "blocker"}))
    facing = fields["facing"]
    if not isinstance(facing, str) or facing not in FACINGS:
        _refuse("a facing is needed")
    dragon, blocker = fields["dragon"], fields["blocker"]
    if (dragon is None) != (blocker is None):
        _refuse("a dragon goes with the seat that put it there")
    return Row(
        facing=facing,
        cards=_list(fields["cards"], lambda card: _number(card, len(ROOM_CARDS)), WINNING_LENGTH),
        dragon=None if dragon is None else _number(dragon, 64),
        blocker=None if blocker is None else _number(blocker, SEATS[-1]),
    )


def _held(data: Json) -> Held:
    counts = _list(data, lambda count: _number(count, 5), 3)
    if len(counts) != 3:
        _refuse("three counts are needed")
    return Held(*counts)


def _stream(data: Json) -> Stream:
    fields = _mapping(data, frozenset({"seed", "draws"}))
    seed = fields["seed"]
    if type(seed) is not int or seed < 0:
        _refuse("a seed is needed")
    return Stream(seed, _number(fields["draws"], 10_000))


def _event(data: Json, seats: int) -> Event:
    fields = _mapping(data, frozenset({"kind", "seat", "args"}))
    kind, seat, args = fields["kind"], fields["seat"], fields["args"]
    if not isinstance(kind, str) or kind not in _EVENT_ARGS or not isinstance(args, dict):
        _refuse("an unknown event")
    wanted = set(_EVENT_ARGS[kind])
    if kind == "drew" and "cards" in args:
        wanted.add("cards")
    if args.keys() != wanted or (seat is None) != (kind == "end"):
        _refuse("an event with other arguments")
    read: dict[str, Value] = {name: _event_value(name, value) for name, value in args.items()}
    return Event(kind, None if seat is None else _number(seat, seats), read)


def _event_value(name: str, data: Json) -> Value:
    match name:
        case "cards":
            return _list(data, lambda card: _number(card, 64), CARDS_DRAWN)
        case "facing":
            if not isinstance(data, str) or data not in FACINGS:
                _refuse("a facing is needed")
            return data
        case "player":
            return _number(data, SEATS[-1])
        case _:
            return _number(data, 64)


def _check_cards(state: RoomsState) -> None:
    """Each card once; those that the viewer may not know are hidden, and only those."""
    cards = cards_for(state.seats)
    hidden = list(state.pile)
    for seat, hand in enumerate(state.hands):
        if seat != state.viewer:
            hidden += hand
    own: tuple[int, ...] = ()
    if state.viewer is None:
        unseen = list(hidden)
    else:
        if any(card != hiding.HIDDEN for card in hidden):
            _refuse("a card that the viewer may not know")
        unseen = list(hiding.unseen(state, state.viewer))
        own = state.hands[state.viewer]
    if len(unseen) != len(hidden):
        _refuse("a card too many or too few")
    table = [*own, *state.discards]
    for rows in state.rows:
        for row in rows:
            table += row.cards
            if row.dragon is not None:
                table.append(row.dragon)
    if tuple(sorted(table + unseen)) != cards:
        _refuse("each card is needed once")
    if any(hand != tuple(sorted(hand)) for hand in state.hands):
        _refuse("a hand that is not in order")
    if any(card in ROOM_CARDS for card in state.discards):
        _refuse("a room that was discarded")
    if (state.stream is None) != (state.viewer is not None):
        _refuse("a stream is hidden from viewers, and only from them")


def _check_rows(state: RoomsState) -> None:
    """Rooms meet edge to edge, rows face to and fro, dragons come from others."""
    for seat, rows in enumerate(state.rows):
        for before, row in zip((None, *rows), rows, strict=False):
            if not row.cards or (before is not None and before.facing == row.facing):
                _refuse("rows must hold rooms and face the other way in turn")
            read = row.edges
            if any(left[1] != right[0] for left, right in pairwise(read)):
                _refuse("rooms that do not meet")
            if row.dragon is not None and (
                not is_dragon(row.dragon)
                or row.blocker == seat
                or row.blocker is None
                or row.blocker >= state.seats
            ):
                _refuse("a row that is blocked by something else than an opponent's dragon")


def _check_turn(state: RoomsState) -> None:
    """Hands have their size, and the game is over only when it may be."""
    drawn = len(cards_for(state.seats)) - state.seats * CARDS_DEALT - len(state.pile)
    if drawn < CARDS_DRAWN or drawn % CARDS_DRAWN:
        _refuse("a pile that no turn leaves")
    for seat, hand in enumerate(state.hands):
        limit = HAND_LIMIT if seat != state.mover or state.ended else HAND_LIMIT + CARDS_DRAWN
        if len(hand) > limit:
            _refuse("a hand with too many cards")
    winning = [
        seat
        for seat, rows in enumerate(state.rows)
        for row in rows
        if len(row.cards) >= WINNING_LENGTH
    ]
    if winning not in ([], [state.mover]):
        _refuse("a row of ten that did not end the game")
    if state.ended and (state.pile or winning):
        _refuse("an end that cannot be")
    if state.discarding and (state.ended or not state.discards):
        _refuse("a discard that was not made")


def _check_held(state: RoomsState) -> None:
    """What is known of each hand is true, or may be."""
    for seat, (held, hand) in enumerate(zip(state.held, state.hands, strict=True)):
        if max(held.dragons + held.knights, held.either) > len(hand):
            _refuse("more is known of a hand than it holds")
        if state.viewer not in (None, seat):
            continue
        dragons, knights = sum(map(is_dragon, hand)), sum(map(is_knight, hand))
        if held.dragons > dragons or held.knights > knights or held.either > dragons + knights:
            _refuse("something untrue is known of a hand")
    if state.viewer is not None and not hiding.possible(state):
        _refuse("no deal agrees with what is known")
