"""How fast the table follows the hand: 8 ms of Python for a frame (quality.md, Speed)."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPointF

from castlegames.desktop.boards.patchwork.board import PatchworkBoard
from castlegames.rules.patchwork import Take
from castlegames.session.session import Session
from tests.desktop.table.conftest import seat_at
from tests.desktop.table.seated import Seated

__all__ = ["seat_at"]

pytestmark = pytest.mark.benchmark


def half_played(session: Session) -> None:
    """Twenty moves in which every patch that can be had is taken."""
    for n in range(20):
        moves = session.state.legal_moves()
        session.play(next((move for move in moves if isinstance(move, Take)), moves[0]))
        while session.head <= n:
            session.pump()


def test_the_ghost_follows_within_a_frame(benchmark: Any, seat_at: Callable[..., Seated]) -> None:
    seated = seat_at(options={"first": 0}, before=half_played)
    board = seated.table.board
    assert isinstance(board, PatchworkBoard)
    free = next(each.patch for each in board.circle.circle if not each.reason)
    seated.press(board.things.circle.patch_centre(free))
    area = board.things.own.cells_rect
    places = [
        area.center()
        + QPointF(math.cos(k / 9) * area.width() / 2, math.sin(k / 7) * area.height() / 2)
        for k in range(200)
    ]

    def sweep() -> None:
        for place in places:
            board.carry(place)

    benchmark(sweep)
    assert benchmark.stats.stats.median / len(places) < 0.008
