"""The facts of a match that never change, and its options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from attrs import frozen

import castlegames
from castlegames import rules
from castlegames.rules import Game, Json, Option, Value

from .seat import LONGEST_NAME, NamelessSeat, Seat, tame_name, tame_seats
from .trouble import SaveError

FORMAT = "castlegames-match"
SCHEMA = 1
"""The version of the file format that this program writes. Schema 1: the first."""

LARGEST_SEED = 2**63 - 1

MATCH_OPTIONS: tuple[Option, ...] = (
    Option("relaxed_undo", "flag", False),
    Option("purist", "flag", False),
)
"""Options of every match, beside the game's own.

``relaxed_undo``  undo also across what was drawn or revealed and other people's moves
``purist``        no hints and no previews of points in this match
"""


@frozen
class Header:
    """What a match file begins with."""

    game: str
    seats: tuple[Seat, ...]
    seed: int
    options: Mapping[str, Value]
    """The game's options, each with its value."""
    match_options: Mapping[str, Value]
    """``MATCH_OPTIONS``, each with its value."""
    created: str
    """When, in ISO 8601 and UTC, to the second."""
    rules_version: int
    app: str
    """The version of the program that wrote the file."""
    schema: int = SCHEMA


def new_header(
    game: Game, seats: Sequence[Seat], seed: int, options: Mapping[str, Value] | None
) -> Header:
    """The header of a match that begins now; ``options`` holds the game's and the match's.

    Raises ValueError for seats, a seed, an option or a value that do not exist.
    """
    tamed = tame_seats(seats)
    given: dict[str, Any] = dict(options or {})
    match_options: dict[str, Value] = {}
    for option in MATCH_OPTIONS:
        value = given.pop(option.name, option.default)
        if type(value) is not bool:
            raise ValueError(f"option {option.name} cannot be {value!r}")
        match_options[option.name] = value
    if type(seed) is int and seed > LARGEST_SEED:
        raise ValueError("a seed is at most 2**63 - 1")
    return Header(
        game=game.id,
        seats=tamed,
        seed=seed,
        options=game.chosen(len(tamed), seed, given),
        match_options=match_options,
        created=now(),
        rules_version=game.rules_version,
        app=castlegames.__version__,
    )


def now() -> str:
    """The time now, as headers tell it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def header_json(header: Header) -> dict[str, Json]:
    """The header as plain JSON."""
    return {
        "format": FORMAT,
        "schema": header.schema,
        "rules_version": header.rules_version,
        "app": header.app,
        "game": header.game,
        "options": {name: _plain(value) for name, value in header.options.items()},
        "match_options": dict(header.match_options),
        "seed": header.seed,
        "seats": [seat_json(seat) for seat in header.seats],
        "created": header.created,
    }


def seat_json(seat: Seat) -> dict[str, Json]:
    """A seat as plain JSON."""
    return {"name": seat.name, "bot": seat.bot}


def read_seat(data: Json) -> Seat:
    """The seat that ``seat_json`` wrote. Raises ValueError for anything else."""
    _require(isinstance(data, dict) and set(data) == {"name", "bot"}, "seat")
    name, bot = data["name"], data["bot"]
    _require(isinstance(name, str) and len(name) <= LONGEST_NAME, "name")
    _require(bot is None or (isinstance(bot, str) and 0 < len(bot) <= 40), "bot")
    return Seat(name, bot)


def read_header(data: Json, path: str = "") -> Header:
    """The header that ``header_json`` wrote, in this version of the program or an older one.

    Raises SaveError ``newer`` or ``unknown_game``, ValueError for anything else that is wrong.
    """
    _require(isinstance(data, dict) and data.get("format") == FORMAT, "format")
    schema = data.get("schema")
    _require(type(schema) is int and schema >= 1, "schema")
    app = data.get("app")
    _require(isinstance(app, str), "app")
    app = tame_name(app)
    if schema > SCHEMA:
        raise SaveError("newer", path=path, app=app, schema=schema)
    _require(isinstance(data.get("seats"), list) and len(data["seats"]) <= 16, "seats")
    try:
        seats = tame_seats([read_seat(seat) for seat in data["seats"]])
    except NamelessSeat as error:
        raise ValueError("not a header: name") from error
    rules_version = data.get("rules_version")
    _require(type(rules_version) is int and 0 <= rules_version < 10**6, "rules_version")
    created = data.get("created")
    _require(isinstance(created, str) and len(created) <= 40, "created")
    datetime.fromisoformat(created)
    match_options = data.get("match_options")
    _require(isinstance(match_options, dict), "match_options")
    known = {
        option.name: match_options.get(option.name, option.default) for option in MATCH_OPTIONS
    }
    _require(all(type(value) is bool for value in known.values()), "match_options")
    seed = data.get("seed")
    _require(type(seed) is int and 0 <= seed <= LARGEST_SEED, "seed")
    options = data.get("options")
    _require(isinstance(options, dict), "options")
    game_id = data.get("game")
    _require(isinstance(game_id, str) and len(game_id) <= 40, "game")
    try:
        game = rules.game(game_id)
    except KeyError as error:
        raise SaveError("unknown_game", path=path, game=tame_name(game_id), app=app) from error
    return Header(
        game=game_id,
        seats=seats,
        seed=seed,
        options=game.chosen(len(seats), seed, {name: _value(v) for name, v in options.items()}),
        match_options=known,
        created=created,
        rules_version=rules_version,
        app=app,
        schema=schema,
    )


def _plain(value: Value) -> Json:
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def _value(data: Json) -> Value:
    if isinstance(data, list):
        return tuple(_value(item) for item in data)
    _require(data is None or isinstance(data, bool | int | float | str), "options")
    value: Value = data
    return value


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise ValueError(f"not a header: {what}")
