"""What physics reports about a Build or a Swing, and its one-line JSON text.

The text is an object with ``hit``, and where they differ from nothing ``after``, ``frozen``,
``released`` and ``track``. A rest is ``{"poses": [[piece, x, y, z, qw, qx, qy, qz], ...],
"on_table": [piece, ...], "rests_on": [[upper, lower], ...]}``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from math import isfinite

from attrs import field, frozen

from castlegames.rules.game import Json

from .bodies import Pose

MOST_TRACK = 500_000
"""Longest packed track that is read, in characters."""

_TRACK = re.compile("[A-Za-z0-9+/]*={0,2}")


def _in_order(poses: Iterable[Pose]) -> tuple[Pose, ...]:
    return tuple(poses)


def _whole_in_order(pieces: Iterable[int]) -> tuple[int, ...]:
    return tuple(pieces)


def _pairs_in_order(pairs: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    return tuple((upper, lower) for upper, lower in pairs)


@frozen
class Rest:
    """The table at rest: every piece's pose, and who touches what.

    ``on_table`` are the pieces that touch the table or the hammer base, in order; ``rests_on``
    pairs a piece with a piece or foundation that carries it, in order.
    """

    poses: tuple[Pose, ...] = field(default=(), converter=_in_order)
    on_table: tuple[int, ...] = field(default=(), converter=_whole_in_order)
    rests_on: tuple[tuple[int, int], ...] = field(default=(), converter=_pairs_in_order)

    @property
    def pieces(self) -> tuple[int, ...]:
        """The pieces, in the order of their poses."""
        return tuple(pose.piece for pose in self.poses)

    def pose(self, piece: int) -> Pose:
        """The pose of a piece. Raises KeyError if it is not there."""
        for pose in self.poses:
            if pose.piece == piece:
                return pose
        raise KeyError(piece)

    def without(self, gone: frozenset[int]) -> Rest:
        """The same rest without some pieces."""
        return Rest(
            tuple(pose for pose in self.poses if pose.piece not in gone),
            tuple(piece for piece in self.on_table if piece not in gone),
            tuple(pair for pair in self.rests_on if not gone.intersection(pair)),
        )

    def with_castle(self, castle: Rest) -> Rest:
        """Both together, in order."""
        return Rest(
            tuple(sorted((*self.poses, *castle.poses), key=lambda pose: pose.piece)),
            tuple(sorted((*self.on_table, *castle.on_table))),
            tuple(sorted((*self.rests_on, *castle.rests_on))),
        )


@frozen
class Release:
    """Where the mallet's foot stood and which way it fell, after the hand's wobble."""

    x: float = field(converter=float)
    y: float = field(converter=float)
    direction: float = field(converter=float)


@frozen
class Outcome:
    """What physics reports about a Build or a Swing.

    ``released`` is None for a Build. ``hit`` is the rest after the fall (or after the castle was
    let go), ``after`` the rest when fallen pieces were taken off (the same for a Build);
    ``frozen`` says that it did not come to rest in time. ``track`` is the motion for display
    (``track.py``) and no part of equality.
    """

    released: Release | None
    hit: Rest
    after: Rest
    frozen: bool = False
    track: str = field(default="", eq=False)


def rest_data(rest: Rest) -> Json:
    """A rest as plain JSON."""
    return {
        "poses": [[pose.piece, *map(_shortest, pose.numbers)] for pose in rest.poses],
        "on_table": list(rest.on_table),
        "rests_on": [list(pair) for pair in rest.rests_on],
    }


def read_rest(data: Json) -> Rest:
    """The rest that ``rest_data`` wrote. Raises ValueError for anything else."""
    poses, on_table, rests_on = fields(data, "poses", "on_table", "rests_on")
    return Rest(
        tuple(map(_read_pose, items(poses))),
        whole_numbers(on_table),
        tuple(map(_read_pair, items(rests_on))),
    )


def may_be_track(text: object) -> bool:
    """Whether this can be the text of a track: base64, and not too long."""
    return isinstance(text, str) and len(text) <= MOST_TRACK and bool(_TRACK.fullmatch(text))


def outcome_data(outcome: Outcome) -> Json:
    """An outcome as plain JSON."""
    data: dict[str, Json] = {"hit": rest_data(outcome.hit)}
    if outcome.after != outcome.hit:
        data["after"] = rest_data(outcome.after)
    if outcome.frozen:
        data["frozen"] = True
    if outcome.released is not None:
        released = outcome.released
        data["released"] = [_shortest(v) for v in (released.x, released.y, released.direction)]
    if outcome.track:
        data["track"] = outcome.track
    return data


def outcome_text(outcome: Outcome) -> str:
    """An outcome as one line."""
    return json.dumps(outcome_data(outcome), separators=(",", ":"), sort_keys=True)


def read_outcome(text: str) -> Outcome:
    """The outcome with this text. Raises ValueError if it is none."""
    try:
        data = json.loads(text, object_pairs_hook=_once, parse_constant=_not_finite)
    except RecursionError:
        raise ValueError("an outcome is not nested so deeply") from None
    if not isinstance(data, dict) or not {"hit"} <= set(data) <= {
        "hit",
        "after",
        "frozen",
        "released",
        "track",
    }:
        raise ValueError("not an outcome")
    frozen_, track = data.get("frozen", False), data.get("track", "")
    if type(frozen_) is not bool or not may_be_track(track):
        raise ValueError("not an outcome")
    hit = read_rest(data["hit"])
    released = None
    if "released" in data:
        x, y, direction = map(real, items(data["released"], 3))
        released = Release(x, y, direction)
    after = read_rest(data["after"]) if "after" in data else hit
    return Outcome(released, hit, after, frozen_, track)


def _shortest(value: float) -> float | int:
    return int(value) if isfinite(value) and value == int(value) else value


def _once(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    result = dict(pairs)
    if len(result) != len(pairs):
        raise ValueError("a key is doubled")
    return result


def _not_finite(name: str) -> float:
    raise ValueError(f"{name} is no number of an outcome")


def fields(data: Json, *names: str) -> list[Json]:
    """The values of an object that has exactly these keys."""
    if not isinstance(data, dict) or set(data) != set(names):
        raise ValueError(f"expected an object with {', '.join(names)}")
    return [data[name] for name in names]


def items(data: Json, length: int | None = None) -> list[Json]:
    """A list, of a certain length if one is given."""
    if not isinstance(data, list) or (length is not None and len(data) != length):
        raise ValueError("expected a list")
    if len(data) > 10_000:
        raise ValueError("a list is too long")
    return data


def whole(data: Json) -> int:
    """A whole number."""
    if type(data) is not int or abs(data) > 2**62:
        raise ValueError("expected a whole number")
    return data


def real(data: Json) -> float:
    """A finite number."""
    if type(data) not in (int, float) or abs(data) > 1e9 or not isfinite(data):
        raise ValueError("expected a finite number")
    return float(data)


def whole_numbers(data: Json) -> tuple[int, ...]:
    """A list of whole numbers."""
    return tuple(map(whole, items(data)))


def _read_pose(data: Json) -> Pose:
    piece, *numbers = items(data, 8)
    return Pose(whole(piece), *map(real, numbers))


def _read_pair(data: Json) -> tuple[int, int]:
    upper, lower = map(whole, items(data, 2))
    return (upper, lower)
