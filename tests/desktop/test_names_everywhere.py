"""Names that may not be taken for anything else, on every screen that shows them.

Markup, characters that cannot be seen, letters from right to left, mnemonics, endless names.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QTextLayout
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from castlegames import rules
from castlegames.desktop.dialogs.about_match import AboutMatch
from castlegames.desktop.dialogs.matches import MatchesDialog
from castlegames.desktop.dialogs.statistics import StatisticsDialog
from castlegames.desktop.main_window import MainWindow
from castlegames.desktop.names import shown
from castlegames.desktop.open_match import write_picture
from castlegames.desktop.table.action_bar import CommandButton
from castlegames.desktop.table.table import Table
from castlegames.rules import Game
from castlegames.session.profile import Profile
from castlegames.session.seat import Seat, tame_name
from castlegames.session.session import Session
from tests.desktop.whole import play_moves, whole_match

NAMES = (
    "<b>Ada</b><img src=x>",
    "\u05d3\u05d5\u05d3 \u202e\u200b12",
    "W" * 500,
    "A&B\N{ZERO WIDTH JOINER} & Co",
)
SIZE = (1024, 700)
_UNSEEN = {"Cc", "Cf", "Cs", "Zl", "Zp"}
_ISOLATES = "\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}"


@pytest.fixture(params=rules.games(), ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game:
    return request.param


def kept_match(folder: Path, game: Game, *, whole: bool) -> Path:
    """A match of people with such names, in the middle or at its end."""
    match = whole_match(game.id, game.seats[-1])
    path = folder / f"{game.id}.match"
    seats = tuple(Seat(name) for name in NAMES[: match.seats])
    session = Session.new(game.id, seats, match.seed, match.options, path)
    play_moves(session, match, None if whole else len(match.steps) // 2)
    session.close()
    return path


def texts(root: QWidget) -> Iterator[tuple[str, str, bool]]:
    """Where a text stands, the text, and whether Qt might take it for markup."""
    for widget in (root, *root.findChildren(QWidget)):
        where = type(widget).__name__
        yield f"tool tip of {where}", widget.toolTip(), True
        yield f"name of {where}", widget.accessibleName(), False
        if isinstance(widget, QLabel):
            plain = widget.textFormat() == Qt.TextFormat.PlainText
            yield f"label {where}", widget.text(), not plain
        if isinstance(widget, QAbstractButton):
            yield f"button {where}", widget.text(), False
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            model = widget.model()
            for row in range(model.rowCount()):
                index = model.index(row, 0)
                yield f"row of {where}", str(index.data() or ""), False
                told = index.data(Qt.ItemDataRole.ToolTipRole)
                yield f"tool tip in {where}", str(told or ""), True
    for action in root.findChildren(QAction):
        yield "tool tip of a command", action.text(), False


def faults(root: QWidget) -> list[str]:
    """What would be shown as markup, or holds what cannot be seen."""
    found = []
    for where, text, rich in texts(root):
        unseen = {c for c in text if unicodedata.category(c) in _UNSEEN} - set(_ISOLATES + "\n")
        if unseen or (rich and ("<b>" in text or "<img" in text)):
            found.append(f"{where}: {text!r}")
    return found


def table_of(window: MainWindow, path: Path) -> Table:
    window.open_match(path)
    table = window.pages.currentWidget()
    assert isinstance(table, Table)
    return table


@pytest.fixture
def folder(profile: Path) -> Path:
    where = Profile.below(profile)
    where.prepare()
    return where.matches


def test_a_match_that_runs(folder: Path, open_window: Callable[[], MainWindow], game: Game) -> None:
    path = kept_match(folder, game, whole=False)
    window = open_window()
    window.resize(*SIZE)
    table = table_of(window, path)
    for _ in range(2):
        QApplication.processEvents()
        assert faults(window) == []
        assert (window.width(), window.height()) == SIZE
        assert window.minimumSizeHint().width() <= SIZE[0]
        assert not any(name in window.windowTitle() for name in NAMES)
        if not table.curtain.down:
            table.curtain.cover(0, table._names[0])
    assert tame_name(NAMES[0]) in table.curtain.title.text()


def test_a_match_that_is_over_and_its_exports(
    folder: Path, open_window: Callable[[], MainWindow], game: Game, tmp_path: Path
) -> None:
    window = open_window()
    window.resize(*SIZE)
    table = table_of(window, kept_match(folder, game, whole=True))
    assert table.end.isVisible()
    assert faults(window) == []
    assert (window.width(), window.height()) == SIZE
    report = table.report()
    for name in NAMES[: game.seats[-1]]:
        assert tame_name(name) in report
    assert not {c for c in report if unicodedata.category(c) in _UNSEEN} - {"\n"}
    picture = table.picture()
    assert picture is not None
    write_picture(tmp_path / "end.png", picture)
    assert (tmp_path / "end.png").read_bytes().startswith(b"\x89PNG")


def test_lobby_library_statistics_and_facts(
    folder: Path, open_window: Callable[[], MainWindow], game: Game, qtbot: QtBot
) -> None:
    over = kept_match(folder, game, whole=True)
    over.rename(over.with_name("over <b>.match"))
    path = kept_match(folder, game, whole=False)
    window = open_window()
    window.resize(*SIZE)
    assert window.lobby_page.waiting_cards
    assert faults(window) == []
    window._show_recent()
    window.matches()
    window.statistics()
    table_of(window, path)
    window.commands.about_match.trigger()
    for kind in (MatchesDialog, StatisticsDialog, AboutMatch):
        (dialog,) = window.findChildren(kind)
        assert faults(dialog) == []
        dialog.close()
    qtbot.wait(1)


def test_a_name_from_right_to_left_leaves_the_sentence_as_it_is() -> None:
    name = tame_name(NAMES[1])
    assert shown(name) == f"{_ISOLATES[0]}{name}{_ISOLATES[1]}"
    assert shown("Anna") == "Anna"
    sentence = QTextLayout(f"{shown(name)} wins, 37 to 24")
    sentence.beginLayout()
    line = sentence.createLine()
    sentence.endLayout()
    ends = line.cursorToX(len(sentence.text()))
    starts = line.cursorToX(0)
    assert (ends[0] if isinstance(ends, tuple) else ends) > (
        starts[0] if isinstance(starts, tuple) else starts
    )


def test_a_name_with_a_mnemonic_in_it_is_read_whole_on_a_button(
    open_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    window = open_window()
    action = QAction("&Undo dragon on A&&B's row", window)
    button = CommandButton(action, window._theme, parent=window)
    qtbot.addWidget(button)
    assert button.accessibleName() == "Undo dragon on A&B's row"
    assert button.shortcut().isEmpty()
    assert button.toolTip() == "Undo dragon on A&B's row"
