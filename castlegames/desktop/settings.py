"""What a player has chosen, and the file that keeps it."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from attrs import asdict, evolve, field, fields, frozen
from PySide6.QtCore import QObject, Signal

from castlegames.rules import Value
from castlegames.session.disk import DISK, Disk, free_name, read_whole, write_whole

THEMES = ("system", "light", "dark")
MOTIONS = ("off", "quick", "normal", "slow")
CONFIRMS = ("always", "final", "never")
COLOURS = ("standard", "deutan", "protan", "tritan")
PACES = ("quick", "calm", "step")
TEXT_SIZES = (0.85, 1.0, 1.15, 1.3, 1.5)
LANGUAGES = ("system", "en", "vi", "pl", "zh_TW")

_MOTION_FACTORS = {"off": 0.0, "quick": 0.5, "normal": 1.0, "slow": 2.0}
_PACE_SECONDS = {"quick": 0.3, "calm": 0.9, "step": 0.3}
_MAX_BYTES = 1_000_000


def _one_of(*choices: Any) -> Callable[[Any, Any, Any], None]:
    def check(_: Any, attribute: Any, value: Any) -> None:
        if not any(type(value) is type(choice) and value == choice for choice in choices):
            raise ValueError(f"{attribute.name} cannot be {value!r}")

    return check


def _between(low: float, high: float) -> Callable[[Any, Any, Any], None]:
    def check(_: Any, attribute: Any, value: Any) -> None:
        if type(value) not in (int, float) or not low <= value <= high or math.isnan(value):
            raise ValueError(f"{attribute.name} cannot be {value!r}")

    return check


def _text(_: Any, attribute: Any, value: Any) -> None:
    if not isinstance(value, str) or len(value) > 100:
        raise ValueError(f"{attribute.name} cannot be {value!r}")


@frozen
class SeatSetup:
    """A seat before a match: its name ("" for the usual one) and a bot's level, None a human."""

    name: str = field(default="", validator=_text)
    level: str | None = None


@frozen
class MatchSetup:
    """What was set up for a game last time: the seats in order, and options by name."""

    seats: tuple[SeatSetup, ...]
    options: Mapping[str, Value] = field(factory=dict, hash=False)


@frozen
class Settings:
    """Every choice that is not part of a match.

    motion: speed of animations.
    pace: how bots show their moves; ``step`` waits for a key before each.
    confirm: when a placement is asked again: ``final`` means what cannot be undone.
    volume: 0 (off) to 1. text_size: a factor. names: what the seats are called by default.
    setups: the last set-up by game.
    """

    theme: str = field(default="system", validator=_one_of(*THEMES))
    language: str = field(default="system", validator=_one_of(*LANGUAGES))
    text_size: float = field(default=1.0, validator=_one_of(*TEXT_SIZES))
    colours: str = field(default="standard", validator=_one_of(*COLOURS))
    motion: str = field(default="normal", validator=_one_of(*MOTIONS))
    pace: str = field(default="calm", validator=_one_of(*PACES))
    confirm: str = field(default="final", validator=_one_of(*CONFIRMS))
    volume: float = field(default=0.6, validator=_between(0, 1))
    curtain: bool = field(default=True, validator=_one_of(True, False))
    names: tuple[str, ...] = ()
    setups: Mapping[str, MatchSetup] = field(factory=dict, hash=False)

    def duration(self, milliseconds: int) -> int:
        """How long an animation of this usual length takes here; 0 when motion is off."""
        return round(milliseconds * _MOTION_FACTORS.get(self.motion, 1.0))

    @property
    def bot_seconds(self) -> float:
        """The least time a bot's turn stays visible before its move is shown."""
        return _PACE_SECONDS[self.pace]


def to_json(settings: Settings) -> dict[str, Any]:
    """The settings as plain JSON."""
    return asdict(settings)


def from_json(data: Any) -> Settings:
    """The settings that ``to_json`` wrote; what is unknown is left out.

    Raises ValueError for anything else.
    """
    if not isinstance(data, dict):
        raise ValueError("settings are not an object")
    known = {name: data[name] for name in (each.name for each in fields(Settings)) if name in data}
    if "names" in known:
        known["names"] = _names(known["names"])
    if "setups" in known:
        if not isinstance(known["setups"], dict):
            raise ValueError("setups are not an object")
        known["setups"] = {game: _setup(value) for game, value in known["setups"].items()}
    return Settings(**known)


def _names(data: Any) -> tuple[str, ...]:
    if not isinstance(data, list) or not all(isinstance(name, str) for name in data):
        raise ValueError("names are not a list of texts")
    return tuple(name[:100] for name in data[:8])


def _setup(data: Any) -> MatchSetup:
    if not isinstance(data, dict) or not isinstance(data.get("seats"), list):
        raise ValueError("a set-up has no seats")
    seats = []
    for seat in data["seats"][:8]:
        if not isinstance(seat, dict):
            raise ValueError("a seat is not an object")
        level = seat.get("level")
        if level is not None and not isinstance(level, str):
            raise ValueError("a level is not a text")
        seats.append(SeatSetup(name=seat.get("name", ""), level=level))
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise ValueError("options are not an object")
    return MatchSetup(tuple(seats), {name: _value(value) for name, value in options.items()})


def _value(data: Any) -> Value:
    if isinstance(data, list):
        return tuple(_value(item) for item in data)
    if data is None or isinstance(data, bool | int | float | str):
        return data
    raise ValueError("an option has no plain value")


class SettingsStore(QObject):
    """The settings in force, kept in a file.

    Signals:
        changed: ``value`` is another now.
        failed(str): the file could not be written; the sentence says why. The choice holds for
            as long as the program runs.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, path: Path, parent: QObject | None = None, *, disk: Disk = DISK) -> None:
        super().__init__(parent)
        self._path, self._disk = path, disk
        self._stuck: OSError | None = None
        self.damaged: Path | None = None
        """Where a file that could not be read was set aside."""
        self.value = self._load()

    def change(self, **choices: Any) -> None:
        """Set some choices by name, keep them, and tell everybody.

        Raises ValueError for a choice that does not exist.
        """
        changed = evolve(self.value, **choices)
        if changed == self.value:
            return
        self.value = changed
        try:
            self._keep(json.dumps(to_json(changed), ensure_ascii=False, indent=1))
        except OSError as error:
            self.failed.emit(error.strerror or str(error))
        self.changed.emit()

    def remember(self, game_id: str, setup: MatchSetup) -> None:
        """Keep the set-up of a game for the next time."""
        self.change(setups={**self.value.setups, game_id: setup})

    def _keep(self, text: str) -> None:
        if self._stuck is not None:
            raise self._stuck
        self._path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self._disk, self._path, text.encode())

    def _load(self) -> Settings:
        try:
            return from_json(json.loads(read_whole(self._disk, self._path, _MAX_BYTES)))
        except FileNotFoundError:
            return Settings()
        except (OSError, ValueError, TypeError, RecursionError):
            self._set_aside()
            return Settings()

    def _set_aside(self) -> None:
        """Move a file that cannot be read away; if even that fails it is never overwritten."""
        aside = free_name(self._disk, self._path, ".damaged")
        try:
            self._disk.replace(self._path, aside)
            self.damaged = aside
        except FileNotFoundError:
            pass
        except OSError as error:
            self._stuck = error
