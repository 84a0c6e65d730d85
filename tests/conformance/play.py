"""Matches of any game, played at random and written down."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from attrs import frozen

from castlegames.rules import Draws, Game, IllegalMove, Move, Option, State, Stream, Value
from castlegames.rules.game import NEEDS_OUTCOME

MOST_MOVES = 5000
"""A match of more moves than this does not end."""


@frozen
class Step:
    """One move of a match: the state before, the move as it was played, the state after.

    ``simulated``: its outcome came from physics, just now.
    """

    before: State
    move: Move
    after: State
    simulated: bool = False


@frozen
class Match:
    """A match from its set-up to its end."""

    game: Game
    seats: int
    seed: int
    options: Mapping[str, Value]
    start: State
    steps: tuple[Step, ...]

    @property
    def states(self) -> tuple[State, ...]:
        """The set-up and the state after each move."""
        return (self.start, *(step.after for step in self.steps))

    def some_states(self, most: int) -> tuple[State, ...]:
        """At most so many of the states, evenly spread, the first and the last among them."""
        states = self.states
        last = len(states) - 1
        places = sorted({round(n * last / (most - 1)) for n in range(most)})
        return tuple(states[place] for place in places)


def resolved(state: State, move: Move) -> Move:
    """The move with what physics makes of it; most moves need none and come back as they are."""
    if after(state, move) is not None:
        return move
    from castlegames.physics import resolve

    found: Move = resolve(state, move)
    return found


def after(state: State, move: Move) -> State | None:
    """The state after a legal move; None for a physical one, whose outcome is not known yet."""
    try:
        return state.play(move)
    except IllegalMove as error:
        if error.reason.code == NEEDS_OUTCOME:
            return None
        raise


def steps(start: State, draws: Draws) -> Iterator[Step]:
    """Play on at random to the end.

    Half of the choices are among all moves, half first among the kinds of moves, so that rare
    kinds come up.
    """
    state = start
    for _ in range(MOST_MOVES):
        if state.to_move is None:
            return
        listed = list(state.legal_moves())
        if draws.below(2):
            kinds = sorted({type(move).__name__ for move in listed})
            kind = draws.choice(kinds)
            listed = [move for move in listed if type(move).__name__ == kind]
        chosen = draws.choice(listed)
        move = resolved(state, chosen)
        step = Step(state, move, state.play(move), simulated=move is not chosen)
        yield step
        state = step.after
    raise AssertionError(f"no end after {MOST_MOVES} moves")


def random_match(
    game: Game, seats: int, seed: int, options: Mapping[str, Value] | None = None
) -> Match:
    """A match played at random to its end; the same for the same arguments."""
    options = dict(options or {})
    start = game.start(seats, seed, options)
    return Match(game, seats, seed, options, start, tuple(steps(start, Stream(seed).open())))


def replayed(game: Game, seats: int, seed: int, moves: Iterable[Move]) -> Match:
    """The match with these moves. Raises IllegalMove."""
    start = state = game.start(seats, seed)
    made = []
    for move in moves:
        step = Step(state, move, state.play(move))
        made.append(step)
        state = step.after
    return Match(game, seats, seed, {}, start, tuple(made))


def random_options(game: Game, seats: int, draws: Draws) -> dict[str, Value]:
    """A value for each option."""
    return {option.name: _random_value(option, seats, draws) for option in game.options}


def _random_value(option: Option, seats: int, draws: Draws) -> Value:
    match option.kind:
        case "flag":
            return bool(draws.below(2))
        case "seat":
            return draws.choice([None, *range(seats)])
        case "order":
            return draws.choice([None, tuple(draws.shuffled(option.choices or range(seats)))])
        case _:
            return draws.choice(option.choices)


def canonical(data: Any) -> str:
    """The one way to write plain JSON. Raises ValueError for NaN and infinities."""
    return json.dumps(
        data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    )


def digest(data: Any) -> str:
    """A short fingerprint of plain JSON."""
    return hashlib.sha256(canonical(data).encode()).hexdigest()[:16]


def is_plain(data: Any) -> bool:
    """True if the data is made of JSON's own types and nothing derived from them."""
    if type(data) is dict:
        return all(type(key) is str and is_plain(value) for key, value in data.items())
    if type(data) is list:
        return all(map(is_plain, data))
    return data is None or type(data) in (str, int, float, bool)
