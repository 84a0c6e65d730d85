"""Golden transcripts: matches of a game as text a person can read, and back."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from attrs import frozen

from castlegames.rules import Game, Move, Score, State
from tests.conformance.play import canonical

_MATCH = re.compile(r"== (\d+) seats, seed (\d+), rules version (\d+)")
_MOVE = re.compile(r"(\d+)\. seat (\d+), (\d+) choices: (.*)")


def told(game: Game, seats: int, seed: int, moves: Iterable[Move]) -> Iterator[str]:
    """The lines of a match."""
    state = game.start(seats, seed)
    yield f"== {seats} seats, seed {seed}, rules version {game.rules_version}"
    yield from _changes({}, game.to_json(state))
    for number, move in enumerate(moves, start=1):
        choices = len(state.legal_moves())
        yield f"{number}. seat {state.to_move}, {choices} choices: {move}"
        after = state.play(move)
        yield from _changes(game.to_json(state), game.to_json(after))
        yield "   scores " + " | ".join(map(_score, after.scores()))
        state = after
    yield _end(state)


def _changes(before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    for key, value in after.items():
        if key not in before or canonical(before[key]) != canonical(value):
            yield f"   {key} {canonical(value)}"


def _score(score: Score) -> str:
    parts = ", ".join(f"{part} {points}" for part, points in score.parts.items())
    return f"{score.total} ({parts})"


def _end(state: State) -> str:
    outcome = state.outcome()
    if outcome is None:
        return f"-- seat {state.to_move} to move"
    args = json.dumps(dict(outcome.args), sort_keys=True)
    return f"-- won by {outcome.winners}, decided by {outcome.decided_by} {args}"


@frozen
class Golden:
    """A match in a transcript: its lines, and what they tell."""

    seats: int
    seed: int
    moves: tuple[Move, ...]
    lines: tuple[str, ...]


def transcript(game: Game) -> Path:
    """The file with the game's golden matches."""
    return Path(__file__).parent / "transcripts" / f"{game.id}.txt"


def golden_matches(game: Game) -> Iterator[Golden]:
    """The matches in a game's transcript. Raises ValueError for a text that is none."""
    lines = transcript(game).read_text(encoding="utf-8").splitlines()
    heads = [n for n, line in enumerate(lines) if line.startswith("== ")]
    for first, last in zip(heads, [*heads[1:], len(lines)], strict=True):
        part = tuple(lines[first:last])
        head = _MATCH.fullmatch(part[0])
        if head is None:
            raise ValueError(part[0])
        moves = tuple(game.read_move(found[4]) for line in part if (found := _MOVE.fullmatch(line)))
        yield Golden(int(head[1]), int(head[2]), moves, part)
