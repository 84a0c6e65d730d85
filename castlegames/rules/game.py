"""What every game answers: the interface between rules, bots, sessions and boards.

States and moves are frozen values. Rules give keys and arguments, never sentences; the words are
the desktop's.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self

from attrs import field, frozen

from .stream import Stream

Value = int | float | str | bool | None | tuple["Value", ...]
"""What arguments of reasons, events and outcomes are made of."""

Json = Any
"""Plain JSON: dict, list, str, int, float, bool, None."""

NO_ARGS: Mapping[str, Value] = {}

NEEDS_OUTCOME = "needs_outcome"
"""The reason code of a physical move that is still an intent."""


@frozen
class Reason:
    """Why a move is not legal: a key, and the numbers and names its sentence needs."""

    code: str
    args: Mapping[str, Value] = field(factory=dict, hash=False)


class IllegalMove(ValueError):
    """A move that the rules refuse; ``reason`` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code)
        self.reason = reason


@frozen
class Event:
    """Something the last move caused, in order: income, a bonus, a prize, a fall.

    ``seat`` is whom it concerns, or None for all.
    """

    kind: str
    seat: int | None = None
    args: Mapping[str, Value] = field(factory=dict, hash=False)


@frozen
class Score:
    """Points of one seat; the parts add up to the total."""

    total: int
    parts: Mapping[str, int] = field(factory=dict, hash=False)


@frozen
class Outcome:
    """How a match ended: who won (several on a shared win), and what decided it.

    ``decided_by`` is a key such as ``points`` or the tie-break that was needed.
    """

    winners: tuple[int, ...]
    decided_by: str
    args: Mapping[str, Value] = field(factory=dict, hash=False)


@frozen
class Option:
    """A choice made before a match.

    ``kind`` is one of:

    ``choice``  one of ``choices``
    ``flag``    True or False
    ``seat``    a seat, or None for a random one
    ``order``   a sequence of ``choices`` in an order, or None for a random one
    """

    name: str
    kind: str
    default: Value
    choices: tuple[Value, ...] = ()


class Move(ABC):
    """A decision as data; ``str`` gives its text form, which the game's ``read_move`` reads."""

    __slots__ = ()

    @abstractmethod
    def __str__(self) -> str: ...


class State(ABC):
    """A position of one game. Every method is pure."""

    __slots__ = ()

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many seats play."""

    @property
    @abstractmethod
    def to_move(self) -> int | None:
        """The seat that is to decide, counted from 0; None when the game is over."""

    @property
    def follow_up(self) -> bool:
        """Whether the seat to move still finishes its last decision; undo takes both back."""
        return False

    @property
    @abstractmethod
    def events(self) -> tuple[Event, ...]:
        """What the last move caused, in order."""

    @property
    @abstractmethod
    def reveals(self) -> int:
        """How many draws, reveals and physical outcomes lie behind; undo stops where it changes."""

    @abstractmethod
    def legal_moves(self) -> Sequence[Move]:
        """The choices, each of them legal; never empty while the game runs, empty afterwards."""

    @abstractmethod
    def why_not(self, move: Move) -> Reason | None:
        """None if the move is legal here, otherwise why not."""

    @abstractmethod
    def play(self, move: Move) -> Self:
        """The state after the move.

        Raises IllegalMove if ``why_not`` has a reason.
        """

    @abstractmethod
    def scores(self) -> tuple[Score, ...]:
        """The score of each seat as it stands now."""

    def winners(self) -> tuple[int, ...]:
        """The seats that won: () while the game runs, several on a shared win."""
        outcome = self.outcome()
        return outcome.winners if outcome else ()

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it runs."""

    @abstractmethod
    def seen_by(self, seat: int) -> Self:
        """The state with everything hidden that the seat may not know, the random stream always."""

    @abstractmethod
    def sample(self, stream: Stream) -> Self:
        """A full state that could be behind this hidden one, with a fresh stream."""


class Game(ABC):
    """One game: its facts, and the way into a match."""

    id: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]
    rules_version: ClassVar[int]
    perfect_information: ClassVar[bool]

    reason_codes: ClassVar[tuple[str, ...]]
    """Every ``Reason.code`` that ``why_not`` can give."""
    event_kinds: ClassVar[tuple[str, ...]]
    """Every ``Event.kind`` that a state can hold."""
    score_parts: ClassVar[tuple[str, ...]]
    """The keys of ``Score.parts``, in the order to show them."""
    outcome_keys: ClassVar[tuple[str, ...]]
    """Every ``Outcome.decided_by``."""

    @abstractmethod
    def start(self, seats: int, seed: int, options: Mapping[str, Value] | None = None) -> State:
        """The set-up for a number of seats, a seed from 0 on and options by name.

        Options left out take their defaults. Raises ValueError for a number of seats, a seed, an
        option or a choice that the game does not have.
        """

    @abstractmethod
    def read_move(self, text: str) -> Move:
        """The move with this text form. Raises ValueError if it is none."""

    @abstractmethod
    def to_json(self, state: State) -> Json:
        """The state as plain JSON, exact."""

    @abstractmethod
    def from_json(self, data: Json) -> State:
        """The state that ``to_json`` wrote. Raises ValueError for anything else."""

    def chosen(
        self, seats: int, seed: int, options: Mapping[str, Value] | None
    ) -> dict[str, Value]:
        """Every option with its value, after checking seats, seed, names and values.

        Sequences become tuples. Raises ValueError as ``start`` says.
        """
        if type(seats) is not int or seats not in self.seats:
            raise ValueError(f"{self.id} is not for {seats} seats")
        if type(seed) is not int or seed < 0:
            raise ValueError("a seed is a whole number from 0 on")
        given: dict[str, Any] = dict(options or {})
        result: dict[str, Value] = {}
        for option in self.options:
            value = given.pop(option.name, option.default)
            if isinstance(value, list):
                value = tuple(value)
            if not _allowed(option, value, seats):
                raise ValueError(f"option {option.name} cannot be {value!r}")
            result[option.name] = value
        if given:
            raise ValueError(f"{self.id} has no option {', '.join(map(str, given))}")
        return result


def _allowed(option: Option, value: Value, seats: int) -> bool:
    match option.kind:
        case "flag":
            return type(value) is bool
        case "seat":
            return value is None or (type(value) is int and 0 <= value < seats)
        case "order":
            if value is None:
                return True
            wanted = option.choices or tuple(range(seats))
            return (
                isinstance(value, tuple)
                and all(type(item) is type(wanted[0]) for item in value)
                and sorted(value, key=repr) == sorted(wanted, key=repr)
            )
        case _:
            return any(type(value) is type(choice) and value == choice for choice in option.choices)
