"""Whole matches of Castell through the real table: drag and drop, clicks, keys, bots."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from castlegames.rules import Move
from castlegames.rules.castell import (
    CastellState,
    EndTurn,
    PassFestival,
    Recruit,
    ShowTower,
    SpecialPerform,
    SpecialRecruit,
    SpecialTravel,
    Train,
    Travel,
)
from castlegames.session.seat import Seat
from castlegames.session.worker import Worker
from tests.desktop.boards.castell.hands import (
    Lay,
    board_of,
    by_clicks,
    by_drag,
    by_keys,
    play_out,
    state_of,
)
from tests.desktop.table.seated import Seated

Sit = Callable[..., Seated]


def wish(state: CastellState) -> Move:
    """What the test plays: towers first, then whatever grows, a road every other round."""
    moves = state.legal_moves()
    order = [ShowTower, SpecialPerform, Train, Recruit]
    if state.round % 2 or state.player.region is None:
        order.append(Travel)
    if state.turn.owes_special or state.player.tokens > 3:
        order += [SpecialRecruit, SpecialTravel]
    for kind in order:
        found = [move for move in moves if isinstance(move, kind)]
        if found:
            return found[state.round % len(found)] if kind is Travel else found[0]
    return EndTurn() if EndTurn() in moves else moves[0]


def test_two_friends_play_a_whole_match_by_drag_and_drop(seat_at: Sit) -> None:
    seated = seat_at(game="castell", seed=12, options={"first": 0}, size=(1100, 680))
    played = play_out(seated, wish, by_drag)
    seated.wait(lambda: seated.table.end.isVisible())
    kinds = {type(move) for move in played}
    assert kinds >= {Travel, Recruit, Train, EndTurn, SpecialRecruit}
    assert kinds & {ShowTower, SpecialPerform}
    names = ("Anna", "Ben")
    assert any(names[seat] in seated.table.end.title.text() for seat in state_of(seated).winners())
    assert len(board_of(seated).end_pictures()) == 2


@pytest.mark.parametrize(
    ("bots", "lay"), [(2, by_clicks), (3, by_keys)], ids=["3 seats, clicks", "4 seats, keys"]
)
def test_a_person_among_bots_plays_a_whole_match(
    seat_at: Sit, quick_worker: Worker, bots: int, lay: Lay
) -> None:
    seated = seat_at(
        game="castell",
        seats=(Seat("Anna"), *(Seat(f"Bot {n}", "easy") for n in range(bots))),
        seed=3,
        options={"first": 1},
        worker=quick_worker,
        size=(1024, 656),
    )
    played = play_out(seated, wish, lay)
    seated.wait(lambda: seated.table.end.isVisible())
    assert not any(isinstance(move, PassFestival) for move in played)
    assert len(seated.table.moves.lines) == seated.session.head
