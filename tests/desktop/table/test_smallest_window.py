"""In the smallest window everything of a board is still seen and reached."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF

from castlegames import rules
from castlegames.desktop.main_window import LEAST
from castlegames.rules import Game
from castlegames.session.seat import Seat
from tests.desktop.table.seated import Seated
from tests.desktop.whole import NAMES, play_moves, whole_match

_BAR = 52
"""The height of the window's own bar."""


@pytest.mark.parametrize("game", rules.games(), ids=lambda game: game.id)
def test_no_place_of_a_board_lies_outside_what_is_seen(
    seat_at: Callable[..., Seated], game: Game
) -> None:
    match = whole_match(game.id, game.seats[-1])
    seated = seat_at(
        game=game.id,
        seats=tuple(Seat(name) for name in NAMES[: match.seats]),
        seed=match.seed,
        options=match.options,
        curtain=False,
        size=(LEAST.width(), LEAST.height() - _BAR),
        before=lambda session: play_moves(session, match, len(match.steps) // 2),
    )
    view = seated.table.board.view
    seen = QRectF(view.viewport().rect()).adjusted(-1, -1, 1, 1)
    spots = seated.table.board.spots()
    assert spots
    for spot in spots:
        middle = view.mapFromScene(spot.rect.center())
        assert seen.contains(middle), spot.name


def test_a_board_in_a_small_window_is_drawn_smaller_and_zooms_as_usual(
    seat_at: Callable[..., Seated],
) -> None:
    game = rules.games()[0]
    seated = seat_at(game=game.id, seats=tuple(Seat(name) for name in NAMES[: game.seats[0]]))
    view = seated.table.board.view
    whole = view.transform().m11()
    seated.table.zoom_in()
    assert view.transform().m11() == pytest.approx(whole * view.zoom)
    seated.table.resize(900, 600)
    seated.settle()
    larger = view.transform().m11()
    seated.table.zoom_reset()
    assert view.transform().m11() == pytest.approx(larger / 1.2)
