"""Whole matches of Castle Crush through the real table: by mouse, by keys, with real falls."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from castlegames.rules.castle_crush import Swing
from castlegames.session.session import Session
from castlegames.session.worker import Worker
from tests.desktop.boards.castle_crush.hands import ByKeys, ByMouse, Hands, board_of, play_out
from tests.desktop.table.seated import Seated

Sit = Callable[..., Seated]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("hands", [ByMouse(), ByKeys()], ids=["mouse", "keys"])
def test_friends_play_a_whole_match(crush: Sit, seats: int, hands: Hands) -> None:
    seated = crush(seats)
    play_out(seated, hands)
    seated.wait(lambda: seated.table.end.isVisible())
    state = seated.session.state
    outcome = state.outcome()
    assert outcome is not None
    names = ("Anna", "Ben", "Chloé", "Dana")
    assert names[outcome.winners[0]] in seated.table.end.title.text()
    assert state.round == 3
    assert [score.total for score in seated.table.scores.scores] == [
        score.total for score in state.scores()
    ]


def test_a_round_with_real_falls_is_resumed_with_the_same_poses(
    crush: Sit, quick_worker: Worker, tmp_path: Path
) -> None:
    seated = crush(2, worker=quick_worker)
    play_out(seated, ByKeys(), moves=5)
    state, path = seated.session.state, seated.session.path
    assert state.phase == "attack"
    assert any(isinstance(played.move, Swing) for played in seated.session.moves)
    shown = board_of(seated).pieces.solids
    copy = tmp_path / "copy.match"
    copy.write_bytes(path.read_bytes())
    again = Session.open(copy, None, None)
    try:
        assert again.state == state
        assert again.state.rest.poses == state.rest.poses
        number = seated.session.head
        seated.table._look_at(number - 1)
        seated.settle()
        assert board_of(seated).pieces.solids != shown
        seated.table._look_at(-1)
        seated.settle()
        assert [s.pose for s in board_of(seated).pieces.solids] == [s.pose for s in shown]
    finally:
        again.close()
