"""A table of Castle Crush with people and physics that answers at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from castlegames.desktop.boards.castle_crush import views
from castlegames.session.seat import Seat
from tests.desktop.boards.castle_crush.instant import InstantPhysics
from tests.desktop.table.seated import Seated

NAMES = ("Anna", "Ben", "Chloé", "Dana")


@pytest.fixture
def crush(seat_at: Callable[..., Seated]) -> Callable[..., Seated]:
    """Sit down at Castle Crush; steady hands, the first seat is the youngest."""

    def sit(seats: int = 2, worker: object = None, **choices: object) -> Seated:
        return seat_at(
            **{
                "game": "castle_crush",
                "seats": tuple(map(Seat, NAMES[:seats])),
                "options": {"hand": "steady", "age": tuple(range(seats))},
                "worker": worker or InstantPhysics(),
                "size": (880, 520),
                **choices,
            }
        )

    return sit


@pytest.fixture
def lit() -> None:
    """Tests that ask for this show the table in three dimensions."""


@pytest.fixture(autouse=True)
def _drawn(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The drawn view, which is quick everywhere, for all the others."""
    if "lit" not in request.fixturenames:
        monkeypatch.setattr(views, "lit_view", lambda *_: None)
