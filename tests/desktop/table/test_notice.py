"""A note lies where the board has a place for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from castlegames import rules
from castlegames.rules import Game
from castlegames.session.seat import Seat
from tests.desktop.table.seated import Seated
from tests.desktop.whole import NAMES


@pytest.mark.parametrize("size", [(1024, 648), (1280, 748)], ids=["1024x700", "1280x800"])
@pytest.mark.parametrize("game", rules.games(), ids=lambda game: game.id)
def test_a_hint_stays_within_the_place_that_the_board_has_for_it(
    seat_at: Callable[..., Seated], game: Game, size: tuple[int, int]
) -> None:
    seated = seat_at(
        game=game.id,
        seats=tuple(Seat(name) for name in NAMES[: game.seats[0]]),
        curtain=False,
        size=size,
    )
    table = seated.table
    table.hint_note.show_text("Take patch 12: covers 4 cells for 2 buttons and 3 spaces.")
    place = table.board.note_area().translated(table.board.pos())
    note = table.hint_note.geometry()
    assert place.left() <= note.left()
    assert note.right() <= place.right()
    assert note.bottom() <= place.bottom()
