"""A golden match of every game for each number of seats, move by move.

The moves are read from the transcript and played again; what each of them changed must be the same
to the letter. ``pytest tests/conformance --write-golden`` plays new matches and writes them.
"""

from __future__ import annotations

from itertools import chain

from castlegames.rules import Game
from tests.conformance.play import random_match
from tests.conformance.transcripts import golden_matches, told, transcript

SEED = 7


def test_the_transcript_plays_again_to_the_letter(game: Game, write_golden: bool) -> None:
    path = transcript(game)
    if write_golden:
        path.parent.mkdir(exist_ok=True)
        matches = [random_match(game, seats, SEED) for seats in game.seats]
        lines = chain.from_iterable(
            told(game, match.seats, SEED, (step.move for step in match.steps)) for match in matches
        )
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert path.exists(), f"{game.id} has no golden transcript: run with --write-golden"
    golden = list(golden_matches(game))
    assert [match.seats for match in golden] == list(game.seats)
    for match in golden:
        assert tuple(told(game, match.seats, match.seed, match.moves)) == match.lines
        assert match.lines[-1].startswith("-- won by")
