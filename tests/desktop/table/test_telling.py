"""What a move did is told when it has been seen happening, not before."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from castlegames.session.seat import Seat
from tests.desktop.table.seated import Seated
from tests.desktop.whole import NAMES, play_moves, whole_match


@pytest.mark.parametrize("back", [1, 9], ids=["the last move", "a move before"])
def test_log_scores_and_end_wait_for_the_motion(seat_at: Callable[..., Seated], back: int) -> None:
    match = whole_match("patchwork", 2)
    number = len(match.steps) - back + 1
    seated = seat_at(
        seats=tuple(map(Seat, NAMES[:2])),
        seed=match.seed,
        options=match.options,
        motion="normal",
        before=lambda session: play_moves(session, match, number - 1),
    )
    table, session = seated.table, seated.session
    scores, asked = table.scores.scores, table.prompt.what.text()
    session.play(match.steps[number - 1].move)
    seated.wait(lambda: table.board.position is not None and table.board.position.number == number)
    assert table.motion.running
    assert len(table.moves.lines) == number - 1
    assert table.scores.scores == scores
    if back == 1:
        assert table.prompt.what.text() == asked
    table.motion.finish()
    assert len(table.moves.lines) == number
    assert table.scores.scores == session.state.scores()
    assert table.prompt.what.text() != ""
    seated.settle()
    assert table.end.isHidden() == (back > 1)


def test_a_look_back_in_the_middle_of_a_motion_tells_the_move_once(
    seat_at: Callable[..., Seated],
) -> None:
    match = whole_match("patchwork", 2)
    seated = seat_at(
        seats=tuple(map(Seat, NAMES[:2])),
        seed=match.seed,
        options=match.options,
        motion="normal",
        before=lambda session: play_moves(session, match, 4),
    )
    table, session = seated.table, seated.session
    session.play(match.steps[4].move)
    seated.wait(lambda: table.motion.running)
    session.show(2)
    assert [line.number for line in table.moves.lines] == [1, 2, 3, 4, 5]
    session.show(None)
    assert [line.number for line in table.moves.lines] == [1, 2, 3, 4, 5]
    assert table.scores.scores == session.state.scores()
