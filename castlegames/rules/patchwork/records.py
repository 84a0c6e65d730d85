"""States as plain JSON, and back; what comes in is checked to the last number."""

from __future__ import annotations

from attrs import frozen

from castlegames.rules.game import Event, Json

from .components import (
    INCOME_MARKS,
    LAST_SPACE,
    PATCHES,
    SEATS,
    SPECIAL_MARKS,
    START_BUTTONS,
)
from .moves import PLACES, Place, Take, coverings, read_move, takes
from .quilt import FULL, has_bonus_square
from .state import EVENT_KINDS, PatchworkState

_KEYS = {
    "track",
    "circle",
    "laid",
    "buttons",
    "positions",
    "on_top",
    "special_due",
    "bonus",
    "events",
}
_MOST_EVENTS = 16
_MOST_IN_EVENT = 1000
"""No number in an event is as large as this."""


def to_json(state: PatchworkState) -> Json:
    """The state as plain JSON. What follows from the patches laid is left out."""
    return {
        "track": state.track,
        "circle": list(state.circle),
        "laid": [[str(piece) for piece in pieces] for pieces in state.laid],
        "buttons": list(state.buttons),
        "positions": list(state.positions),
        "on_top": state.on_top,
        "special_due": state.special_due,
        "bonus": state.bonus,
        "events": [[event.kind, event.seat, dict(event.args)] for event in state.events],
    }


def from_json(data: Json) -> PatchworkState:
    """The state that ``to_json`` wrote.

    Raises ValueError for anything else, a position that no match can reach included as far as
    numbers and patches tell.
    """
    _require(isinstance(data, dict) and set(data) == _KEYS, "keys")
    track = data["track"]
    _require(isinstance(track, str) and track in SPECIAL_MARKS, "track")
    circle = _numbers(data["circle"], len(PATCHES) - 1)
    _require(isinstance(data["laid"], list) and len(data["laid"]) == SEATS, "laid")
    first, second = (_sew(pieces) for pieces in data["laid"])
    _require(
        sorted((*circle, *first.patches, *second.patches)) == list(range(len(PATCHES))), "patches"
    )
    buttons = _pair(data["buttons"], _MOST_IN_EVENT)
    positions = _pair(data["positions"], LAST_SPACE)
    on_top = _seat(data["on_top"])
    _require((on_top is None) == (positions[0] != positions[1]), "on_top")
    bonus = _seat(data["bonus"])
    _require(type(data["special_due"]) is bool, "special_due")
    state = PatchworkState(
        track=track,
        circle=circle,
        laid=(first.pieces, second.pieces),
        quilts=(first.quilt, second.quilt),
        buttons=buttons,
        incomes=(first.income, second.income),
        positions=positions,
        on_top=on_top,
        special_due=data["special_due"],
        bonus=bonus,
        events=_events(data["events"]),
    )
    _check_specials(state)
    _check_bonus(state)
    for seat, sewn in enumerate((first, second)):
        _check_purse(sewn, buttons[seat], positions[seat])
    return state


@frozen
class _Sewn:
    """A quilt with what lies on it, and what it cost."""

    pieces: tuple[Take | Place, ...]
    quilt: int
    income: int
    cost: int
    time: int
    last_time: int

    @property
    def patches(self) -> tuple[int, ...]:
        return tuple(piece.patch for piece in self.pieces if isinstance(piece, Take))


def _sew(pieces: Json) -> _Sewn:
    _require(isinstance(pieces, list) and len(pieces) <= len(PATCHES) + 5, "laid")
    quilt = income = cost = time = last_time = 0
    laid: list[Take | Place] = []
    for text in pieces:
        _require(isinstance(text, str), "laid")
        piece = read_move(text)
        if isinstance(piece, Take):
            covered = coverings(piece.patch).get(piece.cells)
            _require(covered is not None, "shape")
            assert covered is not None
            patch = PATCHES[piece.patch]
            income += patch.income
            cost += patch.cost
            time += patch.time
            last_time = patch.time
            laid.append(takes(patch.id)[covered])
        else:
            _require(isinstance(piece, Place), "laid")
            assert isinstance(piece, Place)
            covered = 1 << piece.cell
            laid.append(PLACES[piece.cell])
        _require(not covered & quilt, "overlap")
        quilt |= covered
    return _Sewn(tuple(laid), quilt, income, cost, time, last_time)


def _check_specials(state: PatchworkState) -> None:
    """Each special patch is on its mark, on a quilt or due; a full quilt may have lost some."""
    passed = len(SPECIAL_MARKS[state.track]) - len(state.specials)
    placed = sum(isinstance(piece, Place) for pieces in state.laid for piece in pieces)
    held = placed + state.special_due
    _require(held <= passed and (held == passed or FULL in state.quilts), "specials")
    if state.special_due:
        seat = state.to_move
        _require(seat is not None and state.quilts[seat] != FULL, "special_due")
        last_mark = SPECIAL_MARKS[state.track][passed - 1]
        _require(min(state.positions) < last_mark, "special_due")


def _check_bonus(state: PatchworkState) -> None:
    """The bonus tile lies with a quilt that earned it, or no quilt has."""
    if state.bonus is None:
        _require(not any(map(has_bonus_square, state.quilts)), "bonus")
    else:
        _require(has_bonus_square(state.quilts[state.bonus]), "bonus")


def _check_purse(sewn: _Sewn, buttons: int, position: int) -> None:
    """Time and buttons add up.

    Every space was walked for a patch or for a button; only the patch that ends on the last space
    may have more time than was left.
    """
    spare = sewn.last_time - 1 if position == LAST_SPACE and sewn.last_time else 0
    fewest = max(0, position - sewn.time)
    most = position - sewn.time + spare
    _require(fewest <= most, "positions")
    before_income = START_BUTTONS - sewn.cost
    income = sewn.income * sum(mark <= position for mark in INCOME_MARKS)
    _require(before_income + fewest <= buttons <= before_income + most + income, "buttons")


def _events(data: Json) -> tuple[Event, ...]:
    _require(isinstance(data, list) and len(data) <= _MOST_EVENTS, "events")
    events = []
    for entry in data:
        _require(isinstance(entry, list) and len(entry) == 3, "events")
        kind, seat, args = entry
        _require(isinstance(kind, str) and kind in EVENT_KINDS, "events")
        names = EVENT_KINDS[kind]
        _require(isinstance(args, dict) and tuple(sorted(args)) == tuple(sorted(names)), "events")
        for name in names:
            _whole(args[name], _MOST_IN_EVENT)
        events.append(Event(kind, _seat(seat), {name: args[name] for name in names}))
    return tuple(events)


def _seat(value: Json) -> int | None:
    return None if value is None else _whole(value, SEATS - 1)


def _pair(value: Json, most: int) -> tuple[int, int]:
    numbers = _numbers(value, most)
    _require(len(numbers) == SEATS, "pair")
    return numbers[0], numbers[1]


def _numbers(value: Json, most: int) -> tuple[int, ...]:
    _require(isinstance(value, list) and len(value) <= len(PATCHES), "numbers")
    return tuple(_whole(number, most) for number in value)


def _whole(value: Json, most: int) -> int:
    _require(type(value) is int and 0 <= value <= most, "number")
    number: int = value
    return number


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise ValueError(f"not a state of Patchwork: {what}")
