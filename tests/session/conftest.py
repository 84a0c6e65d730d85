"""Sessions over the tests' small game, and workers that answer when told to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from castlegames import rules
from castlegames.session.worker import Worker
from tests.session.play import Room, register
from tests.session.tally import TALLY


@pytest.fixture(autouse=True)
def _tally(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small game can be found as if it were one of the program's."""
    register(monkeypatch.setattr, TALLY)


@pytest.fixture(params=["tally", *(game.id for game in rules.games())])
def game(request: pytest.FixtureRequest) -> rules.Game:
    """The small game, and each of the program's."""
    return rules.game(request.param)


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    """A place where sessions are opened and all closed at the end."""
    room = Room(tmp_path)
    yield room
    room.leave()


@pytest.fixture
def make_worker() -> Iterator[Callable[..., Worker]]:
    """Workers whose bots play the same each time; they are closed at the end of the test.

    What a bot of the small game happens to toss cannot be simulated, so chance may not choose it.
    """
    made: list[Worker] = []

    def make(**choices: object) -> Worker:
        made.append(Worker(**{"seed": 3, **choices}))  # type: ignore[arg-type]
        return made[-1]

    yield make
    for worker in made:
        worker.close()
