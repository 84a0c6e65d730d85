"""Every sentence can be followed: the tutorials by drag and drop, by clicks, by keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from castlegames.desktop.boards.castell.board import CastellBoard
from castlegames.desktop.boards.castle_crush import views
from castlegames.desktop.main_window import MainWindow
from castlegames.desktop.settings import SettingsStore
from castlegames.rules import Move
from castlegames.rules.castell import ShowTower, SpecialPerform
from castlegames.rules.castell.components import REGIONS
from tests.desktop.boards.castell import hands as castell
from tests.desktop.boards.castle_crush import hands as castle_crush
from tests.desktop.boards.castle_rooms import test_whole_matches as castle_rooms
from tests.desktop.boards.patchwork import test_whole_matches as patchwork
from tests.desktop.table.seated import Seated
from tests.desktop.tutorial.walk import Walk

Sit = Callable[[str], "Sitting"]


class Sitting(Seated):
    """A person at the table of a tutorial, with a person's hands."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.table, self.session = walk.tutorial.table, walk.tutorial.session
        self._buttons = Qt.MouseButton.NoButton

    def follow(self, make: Callable[[Move], None]) -> None:
        """To the end: "Next" where there is only something to read, else by hand."""
        walk = self.walk
        while not walk.tutorial.lesson.over:
            here = walk.index
            if walk.tutorial.lesson.step.wish is None:
                walk.go_on()
            else:
                walk.wait(lambda: walk.board.acting)
                make(walk.wished())
                walk.wait(lambda here=here: walk.index == here + 1)


@pytest.fixture
def sit(
    window: MainWindow,
    settings: SettingsStore,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> Sit:
    """Begins a tutorial with the settings that a person finds."""
    monkeypatch.setattr(views, "lit_view", lambda *_: None)
    settings.change(confirm="final")
    window.resize(1280, 800)
    return lambda game_id: Sitting(Walk(window, game_id, qtbot))


@pytest.mark.parametrize("lay", [patchwork.by_drag, patchwork.by_clicks, patchwork.by_keys])
def test_patchwork(sit: Sit, lay: Callable[[Seated, Move], None]) -> None:
    seated = sit("patchwork")

    def make(move: Move) -> None:
        if str(move) == "advance":
            patchwork.advance_by_mouse(seated)
        else:
            lay(seated, move)

    seated.follow(make)


@pytest.mark.parametrize(
    "lay", [castle_rooms.by_drag, castle_rooms.by_clicks, castle_rooms.by_keys]
)
def test_castle_rooms(sit: Sit, lay: Callable[[Seated, Move], None]) -> None:
    seated = sit("castle_rooms")

    def make(move: Move) -> None:
        if str(move) == "end":
            seated.key(Qt.Key.Key_Return)
        else:
            lay(seated, move)

    seated.follow(make)


@pytest.mark.parametrize("lay", [castell.by_drag, castell.by_clicks, castell.by_keys])
def test_castell(sit: Sit, lay: castell.Lay) -> None:
    seated = sit("castell")
    board = castell.board_of(seated)

    def make(move: Move) -> None:
        if str(move) == "end":
            castle_crush.press(seated, board.primary())
        elif isinstance(move, ShowTower):
            board.open_builder(None)
            castell.build(seated, move.tower, lay)
            castle_crush.press(seated, board.primary())
        else:
            castell.make(seated, move, lay)

    seated.follow(make)


def _tile(board: CastellBoard, tile: int) -> QPointF:
    state = board.state
    assert state is not None
    region = state.player.region
    assert region is not None
    place = board.rows.tile_rect(REGIONS.index(region), state.row(region).index(tile))
    return place.center()


def test_castell_with_the_buttons_that_the_sentences_name(sit: Sit) -> None:
    seated = sit("castell")
    board = castell.board_of(seated)

    def make(move: Move) -> None:
        match str(move).split()[0]:
            case "special":
                assert isinstance(move, SpecialPerform)
                seated.click(_tile(board, move.tile))
                assert board.building
                castle_crush.press(seated, board.builder_desk.can)
                castle_crush.press(seated, board.builder_desk.main)
            case "festival":
                if not board.building:
                    castle_crush.press(seated, board.primary())
                castle_crush.press(seated, board.builder_desk.best)
                castle_crush.press(seated, board.builder_desk.main)
            case _:
                castell.make(seated, move, castell.by_clicks)

    seated.follow(make)


@pytest.mark.parametrize("hands", [castle_crush.ByMouse(), castle_crush.ByKeys()])
def test_castle_crush(sit: Sit, hands: castle_crush.Hands) -> None:
    seated = sit("castle_crush")
    walk = seated.walk
    walk.go_on()
    hands.put(seated, walk.board.builder.next_of("flat_house"), 0.0, 0.0)
    walk.wait(lambda: walk.index == 2)

    def make(move: Move) -> None:
        if str(move).startswith("build"):
            hands.fill(seated)
            hands.let_go(seated)
        else:
            hands.swing(seated, 1)

    seated.follow(make)
