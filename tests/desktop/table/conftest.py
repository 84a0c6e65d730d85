"""Tables for tests, taken away afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from castlegames.session.worker import Worker
from tests.desktop.table.seated import Seated


@pytest.fixture
def seat_at(qapp: object, tmp_path: Path) -> Iterator[Callable[..., Seated]]:
    """Sit down at a table; the arguments are those of ``Seated``."""
    del qapp
    made: list[Seated] = []

    def make(**choices: object) -> Seated:
        folder = tmp_path / f"table{len(made)}"
        folder.mkdir()
        made.append(Seated(folder, **choices))  # type: ignore[arg-type]
        return made[-1]

    yield make
    for seated in made:
        seated.leave()


@pytest.fixture
def quick_worker() -> Iterator[Worker]:
    """A worker whose bots hardly think, and play the same each time."""
    worker = Worker(nodes=1, seed=5)
    yield worker
    worker.close()
