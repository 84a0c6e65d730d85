from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from castlegames import rules
from castlegames.desktop.boards.words import words
from castlegames.desktop.dialogs.statistics import StatisticsDialog
from castlegames.desktop.main_window import MainWindow
from castlegames.desktop.theme import Theme
from castlegames.rules import Score
from castlegames.session.library import Entry
from castlegames.session.seat import Seat
from castlegames.session.summary import FINISHED, RUNNING, Summary

GAME = rules.games()[0].id


def entry(
    day: int, mine: int, other: Seat, theirs: int, *, helped: bool = False, status: str = FINISHED
) -> Entry:
    summary = Summary(
        status=status,
        game=GAME,
        seats=(Seat("Anna"), other),
        created=f"2026-01-{day:02}T12:00:00Z",
        scores=(Score(mine), Score(theirs)),
        winners=(0,) if mine > theirs else (1,),
        helped=helped,
    )
    return Entry(Path(f"{day}.match"), float(day), 100, summary)


MEDIUM, HARD, BEN = Seat("Bot", "medium"), Seat("Bot", "hard"), Seat("Ben")
ENTRIES = (
    entry(1, 10, MEDIUM, 5),
    entry(2, 12, MEDIUM, 20),
    entry(3, 30, HARD, 20),
    entry(4, 22, BEN, 20),
    entry(5, 50, HARD, 1, helped=True),
    entry(6, 99, HARD, 0, status=RUNNING),
)


@pytest.fixture
def dialog(theme: Theme, qtbot: QtBot) -> StatisticsDialog:
    made = StatisticsDialog(ENTRIES, theme)
    qtbot.addWidget(made)
    made.show()
    return made


def texts(dialog: StatisticsDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]


def test_finished_matches_without_hints_are_counted(dialog: StatisticsDialog) -> None:
    shown = texts(dialog)
    assert "3 · 75%" in shown
    assert "18.5" in shown
    assert "Bot (Medium)" in shown
    assert "Bot (Hard)" in shown
    assert "Ben" in shown


def test_every_opponent_has_average_best_and_streak(dialog: StatisticsDialog) -> None:
    shown = texts(dialog)
    heads = ["played", "won", "average", "best", "most in a row"]
    assert heads in [shown[place : place + 5] for place in range(len(shown))]
    medium = shown.index("Bot (Medium)")
    assert shown[medium + 1 : medium + 6] == ["2", "1", "11", "12", "1"]


def test_points_of_different_games_are_not_added_up(theme: Theme, qtbot: QtBot) -> None:
    other = rules.games()[1].id
    mixed = Entry(Path("9.match"), 9.0, 100, evolve(ENTRIES[0].summary, game=other))
    made = StatisticsDialog((*ENTRIES, mixed), theme)
    qtbot.addWidget(made)
    made.show()
    assert "average" not in texts(made)
    assert not made.points.isVisible()
    made.game.choose(other)
    made.game.chosen.emit(other)
    qtbot.waitUntil(lambda: "average" in texts(made))


def test_matches_with_hints_are_counted_apart(dialog: StatisticsDialog, qtbot: QtBot) -> None:
    dialog.helped.choose(True)
    dialog.helped.chosen.emit(True)
    assert [each.score for each in dialog.chosen()] == [50]
    qtbot.waitUntil(lambda: "1 · 100%" in texts(dialog))


def test_everybody_who_played_can_be_chosen(dialog: StatisticsDialog, qtbot: QtBot) -> None:
    people = [dialog.person.itemText(row) for row in range(dialog.person.count())]
    assert people == ["Anna", "Ben"]
    dialog.person.setCurrentIndex(1)
    dialog.refresh()
    assert [each.score for each in dialog.chosen()] == [20]
    qtbot.waitUntil(lambda: "0 · 0%" in texts(dialog))


def test_points_and_rating_are_drawn_over_time(dialog: StatisticsDialog) -> None:
    assert dialog.points.isVisible()
    assert "22" in dialog.points.accessibleDescription()
    assert dialog.rating.isVisible()
    assert "Elo" in dialog.rating.accessibleDescription()


def test_without_a_finished_match_there_is_a_word_of_comfort(theme: Theme, qtbot: QtBot) -> None:
    made = StatisticsDialog((ENTRIES[-1],), theme)
    qtbot.addWidget(made)
    made.show()
    assert any("Play a match" in text for text in texts(made))


def test_the_menu_opens_them(window: MainWindow) -> None:
    window.commands.statistics.trigger()
    (found,) = window.findChildren(StatisticsDialog)
    assert found.isVisible()


def test_the_games_stand_in_the_order_of_the_lobby(theme: Theme, qtbot: QtBot) -> None:
    games = [game.id for game in rules.games()]
    played = [
        evolve(each, summary=evolve(each.summary, game=game))
        for each, game in zip(ENTRIES, reversed(games), strict=False)
    ]
    dialog = StatisticsDialog(played, theme)
    qtbot.addWidget(dialog)
    assert [button.text() for button in dialog.game.findChildren(QPushButton)][1:] == [
        words(game).title() for game in games
    ]
