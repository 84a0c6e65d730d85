"""A golden match of every game, move by move, as text a person can read.

Each file holds a match with the fewest seats and one with the most. The moves are read from it
and played again; what each of them changed must be the same to the letter.
``pytest tests/conformance --write-golden`` plays new matches and writes them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from castlegames.rules import Game, Move, Score, State
from tests.conformance.play import canonical, random_match

SEED = 7
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


def test_the_transcript_plays_again_to_the_letter(game: Game, write_golden: bool) -> None:
    path = Path(__file__).parent / "transcripts" / f"{game.id}.txt"
    if write_golden:
        path.parent.mkdir(exist_ok=True)
        matches = (
            random_match(game, seats, SEED) for seats in sorted({game.seats[0], game.seats[-1]})
        )
        lines = chain.from_iterable(
            told(game, match.seats, SEED, (step.move for step in match.steps)) for match in matches
        )
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert path.exists(), f"{game.id} has no golden transcript: run with --write-golden"
    golden = path.read_text(encoding="utf-8").splitlines()
    heads = [n for n, line in enumerate(golden) if line.startswith("== ")]
    assert heads[0] == 0
    for first, last in zip(heads, [*heads[1:], len(golden)], strict=True):
        lines = golden[first:last]
        head = _MATCH.fullmatch(lines[0])
        assert head, lines[0]
        moves = [game.read_move(found[4]) for line in lines if (found := _MOVE.fullmatch(line))]
        assert moves
        assert list(told(game, int(head[1]), int(head[2]), moves)) == lines
        assert lines[-1].startswith("-- won by")
