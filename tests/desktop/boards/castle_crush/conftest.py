"""A table of Castle Crush with people and physics that answers at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

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
