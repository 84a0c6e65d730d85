"""Every test here runs for every game that is registered, and names none.

A test that asks for ``game`` runs once a game; one that asks for ``game`` and ``seats`` runs once
a game and number of seats; ``match`` is a whole match for these, the golden one if it can still be
played (so that nothing need be simulated), else a random one.
"""

from __future__ import annotations

from contextlib import suppress
from functools import cache

import pytest

from castlegames import rules
from castlegames.rules import Game
from tests.conformance.play import Match, random_match, replayed
from tests.conformance.transcripts import golden_matches, transcript


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    wanted = set(metafunc.fixturenames)
    if {"game", "seats"} <= wanted or "match" in wanted:
        metafunc.fixturenames += [n for n in ("game", "seats") if n not in metafunc.fixturenames]
        metafunc.parametrize(
            ("game", "seats"),
            [
                pytest.param(game, seats, id=f"{game.id}-{seats}")
                for game in rules.games()
                for seats in game.seats
            ],
        )
    elif "game" in wanted:
        metafunc.parametrize("game", [pytest.param(game, id=game.id) for game in rules.games()])


@cache
def _match(game_id: str, seats: int) -> Match:
    game = rules.game(game_id)
    if transcript(game).exists():
        with suppress(ValueError):  # the rules or texts have changed: its own test tells
            for golden in golden_matches(game):
                if golden.seats == seats:
                    return replayed(game, seats, golden.seed, golden.moves)
    return random_match(game, seats, seed=20 + seats)


@pytest.fixture
def match(game: Game, seats: int) -> Match:
    """A whole match."""
    return _match(game.id, seats)
