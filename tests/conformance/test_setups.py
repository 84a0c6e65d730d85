"""The same seed gives the same set-up, for ever: fingerprints for seeds 0 to 99.

``pytest tests/conformance --write-golden`` writes them anew, which is right only when
``rules_version`` grows.
"""

from __future__ import annotations

import json
from pathlib import Path

from castlegames.rules import Game
from tests.conformance.play import digest

SEEDS = range(100)


def test_set_ups_are_the_golden_ones(game: Game, write_golden: bool) -> None:
    path = Path(__file__).parent / "setups" / f"{game.id}.json"
    now = {
        "rules_version": game.rules_version,
        "seats": {
            str(seats): [digest(game.to_json(game.start(seats, seed))) for seed in SEEDS]
            for seats in game.seats
        },
    }
    if write_golden:
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps(now, indent=1) + "\n", encoding="utf-8")
    assert path.exists(), f"{game.id} has no golden set-ups: run with --write-golden"
    assert json.loads(path.read_text(encoding="utf-8")) == now


def test_set_ups_of_different_seeds_differ(game: Game, seats: int) -> None:
    found = {digest(game.to_json(game.start(seats, seed))) for seed in SEEDS}
    assert len(found) > len(SEEDS) // 2
