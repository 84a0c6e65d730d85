"""States as plain JSON and back; what comes back is checked as if it were hostile."""

from __future__ import annotations

from castlegames.rules.game import Event, Json, Value
from castlegames.rules.stream import Stream

from . import components as c
from .moves import Rest
from .outcomes import fields, items, read_rest, rest_data, whole, whole_numbers
from .scoring import PARTS, Points
from .sense import rest_fault
from .state import PHASES, CastleCrushState
from .turns import EVENT_ARGS

_MOST = 1_000_000
_MOST_EVENTS = 200
_FOR_ALL = ("frozen", "round")
_KINDS = frozenset(map(c.kind_name, c.PIECES))
_ZONES = ("fallen", "returned", "middle", "supply", "paid")
_FIELDS = (
    *("seats", "hand", "age", "stream", "round", "phase", "step", "to_move", "flag"),
    *("hands", "castles", "rest", *_ZONES, "points", "events", "reveals"),
)


def to_json(state: CastleCrushState) -> Json:
    """The state as plain JSON, exact."""
    stream = state.stream
    return {
        "seats": state.seats,
        "hand": state.hand,
        "age": list(state.age),
        "stream": None if stream is None else [stream.seed, stream.draws],
        "round": state.round,
        "phase": state.phase,
        "step": state.step,
        "to_move": state.to_move,
        "flag": state.flag,
        "hands": [list(blocks) for blocks in state.hands],
        "castles": [list(pieces) for pieces in state.castles],
        "rest": rest_data(state.rest),
        **{zone: list(getattr(state, zone)) for zone in _ZONES},
        "points": [
            [[getattr(points, part) for part in PARTS] for points in each] for each in state.points
        ],
        "events": [[event.kind, event.seat, dict(event.args)] for event in state.events],
        "reveals": state.reveals,
    }


def from_json(data: Json) -> CastleCrushState:
    """The state that ``to_json`` wrote. Raises ValueError for anything else."""
    try:
        return _checked(_read(data))
    except RecursionError:
        raise ValueError("a state is not nested so deeply") from None


def _need(true: bool, what: str) -> None:
    if not true:
        raise ValueError(f"not a state of Castle Crush: {what}")


def _small(data: Json) -> int:
    number = whole(data)
    _need(0 <= number <= _MOST, "number")
    return number


def _read(data: Json) -> CastleCrushState:
    found = dict(zip(_FIELDS, fields(data, *_FIELDS), strict=True))
    seats = _small(found["seats"])
    _need(seats in c.SWINGS, "seats")
    for name, choices in (("hand", tuple(c.HANDS)), ("phase", PHASES)):
        _need(isinstance(found[name], str) and found[name] in choices, name)
    stream = None
    if found["stream"] is not None:
        seed, draws = items(found["stream"], 2)
        _need(type(seed) is int and seed >= 0, "stream")
        stream = Stream(seed, _small(draws))
    to_move = None if found["to_move"] is None else _small(found["to_move"])
    return CastleCrushState(
        seats=seats,
        hand=found["hand"],
        age=whole_numbers(found["age"]),
        stream=stream,
        round=_small(found["round"]),
        phase=found["phase"],
        step=_small(found["step"]),
        to_move=to_move,
        flag=_small(found["flag"]),
        hands=tuple(map(whole_numbers, items(found["hands"], seats))),
        castles=tuple(map(whole_numbers, items(found["castles"], seats))),
        rest=read_rest(found["rest"]),
        points=tuple(
            tuple(Points(*map(_small, items(one, len(PARTS)))) for one in items(each, seats))
            for each in items(found["points"])
        ),
        events=_read_events(found["events"], seats),
        reveals=_small(found["reveals"]),
        **{zone: whole_numbers(found[zone]) for zone in _ZONES},
    )


def _read_events(data: Json, seats: int) -> tuple[Event, ...]:
    _need(len(items(data)) <= _MOST_EVENTS, "events")
    return tuple(_read_event(each, seats) for each in data)


def _read_event(data: Json, seats: int) -> Event:
    kind, seat, args = items(data, 3)
    _need(isinstance(kind, str) and kind in EVENT_ARGS, "event")
    _need((seat is None) == (kind in _FOR_ALL), "event")
    _need(seat is None or _small(seat) < seats, "event")
    values = fields(args, *EVENT_ARGS[kind])
    read = {
        name: _event_value(name, value)
        for name, value in zip(EVENT_ARGS[kind], values, strict=True)
    }
    if "piece" in read:
        piece = _small(read["piece"])
        _need(piece in c.PIECES and read["kind"] == c.kind_name(piece), "event")
    return Event(kind, seat, read)


def _event_value(name: str, data: Json) -> Value:
    if name == "counts":
        _need(type(data) is bool, "event")
        counts: bool = data
        return counts
    if name == "kind":
        _need(isinstance(data, str) and data in _KINDS, "event")
        kind: str = data
        return kind
    return _small(data)


def _checked(state: CastleCrushState) -> CastleCrushState:
    seats = range(state.seats)
    _need(sorted(state.age) == list(seats), "age")
    _need(state.flag in seats, "flag")
    _need(1 <= state.round <= c.ROUNDS, "round")
    _need(len(state.points) == state.round, "points")
    _check_pieces(state)
    _check_turn(state)
    return state


def _check_pieces(state: CastleCrushState) -> None:
    figures = [piece for castle in state.castles for piece in castle if not c.is_block(piece)]
    for seat, castle in enumerate(state.castles):
        mine = (c.king(seat), c.general(seat))
        _need(all(c.is_block(piece) or piece in mine for piece in castle), "castles")
    blocks = [block for hand in state.hands for block in hand]
    blocks += [piece for castle in state.castles for piece in castle if c.is_block(piece)]
    for zone in (state.fallen, state.returned, state.middle, state.supply):
        blocks += zone
    _need(sorted(blocks) == list(c.BLOCKS), "blocks")
    _need(len(set(figures)) == len(figures), "figures")
    pieces = [piece for castle in state.castles for piece in castle]
    _need(rest_fault(state.rest, pieces, state.seats) is None, "rest")
    _need(set(state.paid) <= set(c.PIECES) and len(set(state.paid)) == len(state.paid), "paid")
    groups = (*state.hands, *state.castles, state.fallen, state.returned, state.middle)
    _need(all(list(group) == sorted(group) for group in (*groups, state.supply)), "order")


def _check_turn(state: CastleCrushState) -> None:
    phase, step, order = state.phase, state.step, state.order()
    _check_zones(state)
    if phase == "over":
        _need(state.to_move is None and state.round == c.ROUNDS, "end")
        _need(step == c.SWINGS[state.seats] * state.seats, "step")
        _need(not any(state.hands), "hands")
        return
    _need(state.to_move in range(state.seats), "to_move")
    seat = state.to_move or 0
    if phase in ("deal", "build", "attack"):
        turns = {
            "deal": c.CHOSEN_BLOCKS[state.seats],
            "build": 1,
            "attack": c.SWINGS[state.seats],
        }
        _need(step < turns[phase] * state.seats, "step")
        _need(seat == order[step % state.seats], "to_move")
    if phase == "deal":
        _need(state.round == 1, "round")
    if phase in ("compensate", "distribute"):
        _need(bool(state.middle), "middle")
        _need(state.round < c.ROUNDS and step < len(c.BLOCKS), "step")
    if phase == "compensate":
        _need(len(state.hands[seat]) < c.COMPENSATED_TO, "compensation")
    if phase == "distribute":
        _need(all(len(hand) >= c.COMPENSATED_TO for hand in state.hands), "compensation")
        _need(seat == order[step % state.seats], "to_move")
    if phase in ("deal", "compensate", "distribute"):
        _need(state.rest == Rest(), "rest")
        _need(not any(state.castles), "castles")
    built = order[:step] if phase == "build" else order if phase == "attack" else ()
    _need(not any(state.hands[one] for one in built), "hands")
    if phase == "build":
        _need(not any(state.castles[one] for one in order[step:]), "castles")


def _check_zones(state: CastleCrushState) -> None:
    """Blocks lie only where the phase can have put them."""
    phase = state.phase
    sharing = phase in ("compensate", "distribute")
    supply = 0
    if state.round == 1 and not sharing:
        chosen = state.seats * c.CHOSEN_BLOCKS[state.seats]
        each = c.DEALT_OF_EACH_KIND[state.seats] * len(c.KINDS)
        taken = state.step if phase == "deal" else chosen
        supply = len(c.BLOCKS) - state.seats * each - taken
    _need(len(state.supply) == supply, "supply")
    _need(sharing or not state.middle, "middle")
    if phase in ("deal", "build") or sharing:
        _need(not state.fallen and not state.paid, "fallen")
    if phase == "deal" or sharing:
        _need(not state.returned, "returned")
