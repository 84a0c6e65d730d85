"""How long a bot may think is seen while it thinks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from castlegames.desktop.table.wait_line import WaitLine
from castlegames.desktop.theme import Theme
from castlegames.session.seat import Seat
from castlegames.session.worker import Worker
from tests.desktop.table.seated import Seated

Sit = Callable[..., Seated]


def test_the_line_grows_and_begins_anew_with_another_move(theme: Theme, qtbot: QtBot) -> None:
    line = WaitLine(theme, None)
    qtbot.addWidget(line)
    line.wait_for(1, 5, 0.2)
    qtbot.waitUntil(lambda: line.part > 0.1)
    line.wait_for(1, 5, 0.2)
    qtbot.waitUntil(lambda: line.part == 1.0)
    line.wait_for(1, 6, 1000.0)
    assert line.part < 1.0
    line.stop()
    assert line.part == 0.0
    assert line.isHidden()


@pytest.mark.parametrize(
    ("level", "motion", "seen"),
    [("expert", "normal", True), ("expert", "off", False), ("easy", "normal", False)],
)
def test_only_who_thinks_for_long_is_waited_for(
    seat_at: Sit, level: str, motion: str, seen: bool
) -> None:
    worker = Worker(seconds=30.0, seed=1)
    try:
        seated = seat_at(
            seats=(Seat("Anna", level), Seat("Ben")),
            options={"first": 0},
            worker=worker,
            motion=motion,
        )
        seated.wait(lambda: seated.session.thinking == 0 or seated.session.head > 0)
        if level == "expert":
            assert seated.table.prompt.what.text().endswith("up to 3 s")
            assert seated.table.prompt.wait.isVisible() == seen
            seated.session.undo()
            seated.session.pause()
        else:
            assert "up to" not in seated.table.prompt.what.text()
            assert seated.table.prompt.wait.isHidden()
    finally:
        worker.close()
