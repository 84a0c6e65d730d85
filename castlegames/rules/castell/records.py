"""States as plain JSON, exact both ways; ``possible`` says whether what is read can be."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TypeVar

from ..game import Event, Json, Value
from ..stream import Stream
from .components import (
    CALENDAR,
    IN_REGION,
    OF_EACH_SIZE,
    PERFORMANCES,
    PERFORMANCES_IN_ROW,
    PRIZE_POINTS,
    REGIONS,
    ROUNDS,
    SEATS,
    SIZES,
    SKILLS,
    SPECIAL,
    SPECIAL_TOKENS,
    TOKENS_AT,
    TOP_RANK,
    WHEELS,
)
from .festival_calendar import Festival
from .players import Column, Player
from .possible import check, refuse
from .state import CastellState
from .towers import Tower
from .turn import Asking, Turn

T = TypeVar("T")

_CASTELLERS = OF_EACH_SIZE * len(SIZES)
_MOST_DRAWS = 10_000
_MOST_EVENTS = 60
_MOST_POINTS = 2 * _CASTELLERS

_EVENT_ARGS: Mapping[str, tuple[str, ...]] = {
    "entered": ("region",),
    "travelled": ("region",),
    "recruited": ("sizes", "region"),
    "trained": ("skill", "rank"),
    "special_due": (),
    "tile_taken": ("tile", "region", "points", "tokens", "tower"),
    "token_placed": ("region",),
    "festival": ("region", "tokens"),
    "cannot_build": ("region",),
    "showed": ("region", "points", "tower"),
    "marker": ("points", "before"),
    "passed": ("region",),
    "prize": ("region", "prize", "points"),
    "size_token": ("region", "size"),
    "size_discarded": ("region", "size"),
    "round": ("round",),
    "refill": ("region", "sizes"),
    "wheel": ("turns",),
    "first": (),
    "end": (),
}
_FOR_ALL = frozenset({"festival", "size_discarded", "round", "refill", "wheel", "end"})


def to_json(state: CastellState) -> Json:
    """The state as plain JSON."""
    turn, asking, stream = state.turn, state.asking, state.stream
    return {
        "wheel": state.wheel,
        "spots": list(state.spots),
        "calendar": [
            {
                "round": festival.round,
                "region": festival.region,
                "tokens": list(festival.tokens),
            }
            for festival in state.calendar
        ],
        "round": state.round,
        "first": state.first,
        "bag": list(state.bag),
        "regions": _lists(state.regions),
        "rows": _lists(state.rows),
        "row_tokens": _lists(state.row_tokens),
        "players": [_player_json(player) for player in state.players],
        "turn": {
            "seat": turn.seat,
            "travelled": turn.travelled,
            "recruited": turn.recruited,
            "trained": turn.trained,
            "acted": turn.acted,
            "owes_special": turn.owes_special,
        },
        "asking": None
        if asking is None
        else {
            "place": asking.place,
            "seat": asking.seat,
            "shown": [{"seat": seat, "tower": _lists(tower)} for seat, tower in asking.shown],
        },
        "ended": state.ended,
        "stream": None if stream is None else {"seed": stream.seed, "draws": stream.draws},
        "events": [
            {
                "kind": event.kind,
                "seat": event.seat,
                "args": {name: _plain(value) for name, value in event.args.items()},
            }
            for event in state.events
        ],
        "viewer": state.viewer,
    }


def from_json(data: Json) -> CastellState:
    """The state that ``to_json`` wrote. Raises ValueError for anything else."""
    fields = _mapping(data, _STATE_FIELDS)
    players = _list(fields["players"], _player, SEATS[-1])
    seats = len(players)
    if seats not in SEATS:
        refuse("a number of seats that cannot play")
    viewer, stream, asking = fields["viewer"], fields["stream"], fields["asking"]
    state = CastellState(
        wheel=_one_of(fields["wheel"], WHEELS),
        spots=_list(
            fields["spots"], lambda tile: _one_of(tile, (*SKILLS, SPECIAL)), len(REGIONS) + 1
        ),
        calendar=_list(fields["calendar"], _festival, len(CALENDAR)),
        round=_number(fields["round"], 1, ROUNDS),
        first=_number(fields["first"], 0, seats - 1),
        bag=_list(fields["bag"], _size, _CASTELLERS),
        regions=_by_region(fields["regions"], _size, IN_REGION[seats]),
        rows=_by_region(fields["rows"], _tile, PERFORMANCES_IN_ROW),
        row_tokens=_by_region(
            fields["row_tokens"], lambda seat: _number(seat, 0, seats - 1), seats * SPECIAL_TOKENS
        ),
        players=players,
        turn=_turn(fields["turn"], seats),
        asking=None if asking is None else _asking(asking, seats),
        ended=_flag(fields["ended"]),
        stream=None if stream is None else _stream(stream),
        events=_list(fields["events"], lambda event: _event(event, seats), _MOST_EVENTS),
        viewer=None if viewer is None else _number(viewer, 0, seats - 1),
    )
    check(state)
    return state


_STATE_FIELDS = frozenset(
    {
        "wheel",
        "spots",
        "calendar",
        "round",
        "first",
        "bag",
        "regions",
        "rows",
        "row_tokens",
        "players",
        "turn",
        "asking",
        "ended",
        "stream",
        "events",
        "viewer",
    }
)


def _lists(items: tuple[tuple[int, ...], ...]) -> list[list[int]]:
    return [list(item) for item in items]


def _plain(value: Value) -> Json:
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def _player_json(player: Player) -> Json:
    return {
        "hand": list(player.hand),
        "region": player.region,
        "ranks": list(player.ranks),
        "tokens": player.tokens,
        "best": player.best,
        "columns": [
            {
                "tiles": list(column.tiles),
                "tokens": list(column.tokens),
                "prizes": list(column.prizes),
                "sizes": list(column.sizes),
            }
            for column in player.columns
        ],
    }


def _mapping(data: Json, names: Collection[str]) -> Mapping[str, Json]:
    if not isinstance(data, dict) or data.keys() != set(names):
        refuse(f"an object with {', '.join(sorted(names))} is needed")
    return data


def _list(data: Json, read: Callable[[Json], T], most: int) -> tuple[T, ...]:
    if not isinstance(data, list | tuple) or len(data) > most:
        refuse(f"a list of at most {most} is needed")
    return tuple(read(item) for item in data)


def _by_region(data: Json, read: Callable[[Json], T], most: int) -> tuple[tuple[T, ...], ...]:
    found = _list(data, lambda items: _list(items, read, most), len(REGIONS))
    if len(found) != len(REGIONS):
        refuse("an entry for each region is needed")
    return found


def _number(data: Json, least: int, most: int) -> int:
    if type(data) is not int or not least <= data <= most:
        refuse(f"a whole number from {least} to {most} is needed")
    return data


def _size(data: Json) -> int:
    return _number(data, SIZES[0], SIZES[-1])


def _tile(data: Json) -> int:
    return _number(data, 0, len(PERFORMANCES) - 1)


def _flag(data: Json) -> bool:
    if type(data) is not bool:
        refuse("true or false is needed")
    return data


def _one_of(data: Json, names: Collection[str]) -> str:
    if not isinstance(data, str) or data not in names:
        refuse(f"one of {', '.join(names)} is needed")
    return data


def _festival(data: Json) -> Festival:
    fields = _mapping(data, ("round", "region", "tokens"))
    return Festival(
        round=_number(fields["round"], 1, ROUNDS),
        region=_one_of(fields["region"], REGIONS),
        tokens=_list(fields["tokens"], _size, max(TOKENS_AT.values())),
    )


def _column(data: Json) -> Column:
    fields = _mapping(data, ("tiles", "tokens", "prizes", "sizes"))
    return Column(
        tiles=_list(fields["tiles"], _tile, PERFORMANCES_IN_ROW),
        tokens=_list(
            fields["tokens"], lambda seat: _number(seat, 0, SEATS[-1] - 1), SPECIAL_TOKENS * 4
        ),
        prizes=_list(fields["prizes"], lambda prize: _one_of(prize, PRIZE_POINTS), ROUNDS),
        sizes=_list(fields["sizes"], _size, ROUNDS),
    )


def _player(data: Json) -> Player:
    fields = _mapping(data, ("hand", "region", "ranks", "tokens", "best", "columns"))
    region = fields["region"]
    columns = _list(fields["columns"], _column, len(REGIONS))
    ranks = _list(fields["ranks"], lambda rank: _number(rank, 0, TOP_RANK), len(SKILLS))
    if len(columns) != len(REGIONS) or len(ranks) != len(SKILLS):
        refuse("a column for each region and a rank for each skill are needed")
    return Player(
        hand=_list(fields["hand"], _size, _CASTELLERS),
        region=None if region is None else _one_of(region, REGIONS),
        ranks=ranks,
        tokens=_number(fields["tokens"], 0, SPECIAL_TOKENS),
        best=_number(fields["best"], 0, _MOST_POINTS),
        columns=columns,
    )


def _turn(data: Json, seats: int) -> Turn:
    flags = ("travelled", "recruited", "trained", "acted", "owes_special")
    fields = _mapping(data, ("seat", *flags))
    return Turn(_number(fields["seat"], 0, seats - 1), *(_flag(fields[name]) for name in flags))


def _tower(data: Json) -> Tower:
    return _list(data, lambda level: _list(level, _size, _CASTELLERS), _CASTELLERS)


def _asking(data: Json, seats: int) -> Asking:
    fields = _mapping(data, ("place", "seat", "shown"))

    def shown(item: Json) -> tuple[int, Tower]:
        one = _mapping(item, ("seat", "tower"))
        return _number(one["seat"], 0, seats - 1), _tower(one["tower"])

    return Asking(
        place=_number(fields["place"], 0, len(CALENDAR) - 1),
        seat=_number(fields["seat"], 0, seats - 1),
        shown=_list(fields["shown"], shown, seats),
    )


def _stream(data: Json) -> Stream:
    fields = _mapping(data, ("seed", "draws"))
    seed = fields["seed"]
    if type(seed) is not int or seed < 0:
        refuse("a seed is needed")
    return Stream(seed, _number(fields["draws"], 0, _MOST_DRAWS))


def _event(data: Json, seats: int) -> Event:
    fields = _mapping(data, ("kind", "seat", "args"))
    kind, seat = fields["kind"], fields["seat"]
    if not isinstance(kind, str) or kind not in _EVENT_ARGS:
        refuse("an unknown event")
    if (seat is None) != (kind in _FOR_ALL):
        refuse("an event for another seat")
    args = _mapping(fields["args"], _EVENT_ARGS[kind])
    read = {name: _event_value(name, value, seats) for name, value in args.items()}
    return Event(kind, None if seat is None else _number(seat, 0, seats - 1), read)


def _event_value(name: str, data: Json, seats: int) -> Value:
    match name:
        case "region":
            return _one_of(data, REGIONS)
        case "skill":
            return _one_of(data, SKILLS)
        case "prize":
            return _one_of(data, PRIZE_POINTS)
        case "tower":
            return _tower(data)
        case "sizes":
            return _list(data, _size, _CASTELLERS)
        case "tokens":
            return _list(data, lambda item: _number(item, 0, SIZES[-1]), seats * SPECIAL_TOKENS)
        case _:
            return _number(data, 0, _MOST_POINTS)
