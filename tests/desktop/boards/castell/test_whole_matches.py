"""Whole matches of Castell through the real table: drag and drop, clicks, keys, bots."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from castlegames.bots.bot import Budget
from castlegames.bots.castell.players import OneMove
from castlegames.rules import Move, Stream
from castlegames.rules.castell import (
    CastellState,
    EndTurn,
    Recruit,
    ShowTower,
    SpecialPerform,
    Train,
    Travel,
)
from tests.desktop.boards.castell.hands import Lay, by_clicks, by_drag, by_keys, play_out, state_of
from tests.desktop.table.seated import Seated

Sit = Callable[..., Seated]


def wish(state: CastellState) -> Move:
    """What the test plays: whatever grows, towers first, a road every other round."""
    moves = state.legal_moves()
    order = (ShowTower, SpecialPerform, Train, Recruit, Travel)
    for kind in order:
        if kind is Travel and state.round % 2 == 0 and state.player.region is not None:
            continue
        found = next((move for move in moves if isinstance(move, kind)), None)
        if found is not None:
            return found
    return EndTurn() if EndTurn() in moves else moves[0]


def clever(state: CastellState) -> Move:
    """What a bot without a plan would play."""
    bot = OneMove(whim=0.5)
    return bot.choose(state.seen_by(state.mover), Budget(nodes=60), Stream(state.round)).move


@pytest.mark.parametrize(
    "lay", [by_drag, by_clicks, by_keys], ids=["drag and drop", "clicks", "keys"]
)
def test_two_friends_play_a_whole_match(seat_at: Sit, lay: Lay) -> None:
    seated = seat_at(game="castell", seed=12, options={"first": 0}, size=(1100, 680))
    played = play_out(seated, wish, lay)
    seated.wait(lambda: seated.table.end.isVisible())
    assert {type(move) for move in played} >= {Travel, Recruit, Train, EndTurn, SpecialPerform}
    names = ("Anna", "Ben")
    assert any(names[seat] in seated.table.end.title.text() for seat in state_of(seated).winners())
