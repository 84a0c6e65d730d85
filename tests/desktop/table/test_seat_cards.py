"""Seats at the side of the table: read whole at 1280×800, and at 1024×700 in the drawer."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from castlegames import rules
from castlegames.desktop.boards.words import words
from castlegames.desktop.table.elided import PartsLabel
from castlegames.desktop.table.score_model import ScoreModel
from castlegames.desktop.table.seat_card import SeatCard
from castlegames.desktop.theme import Theme
from castlegames.rules import Game
from castlegames.session.seat import Seat
from tests.desktop.table.seated import Seated
from tests.desktop.whole import NAMES, play_moves, whole_match

LOG_LINES = 3
"""So many moves are seen beside the seats at least."""


@pytest.mark.parametrize("size", [(1024, 648), (1280, 748)], ids=["1024x700", "1280x800"])
@pytest.mark.parametrize("game", rules.games(), ids=lambda game: game.id)
def test_with_all_seats_taken_scores_and_moves_are_read(
    seat_at: Callable[..., Seated], game: Game, size: tuple[int, int]
) -> None:
    match = whole_match(game.id, game.seats[-1])
    seated = seat_at(
        game=game.id,
        seats=tuple(Seat(name) for name in NAMES[: match.seats]),
        seed=match.seed,
        options=match.options,
        curtain=False,
        size=size,
        before=lambda session: play_moves(session, match, len(match.steps) - 1),
    )
    table = seated.table
    if table.prompt.chips.isVisible():
        QTest.mouseClick(table.prompt.chips, Qt.MouseButton.LeftButton)
        seated.settle()
    for card in table.panel.cards:
        assert card.parts.text() == card.parts.BETWEEN.join(card.parts.lines()), "in dots"
        assert card.geometry().bottom() < table.panel.height()
    log = table.panel.log
    assert log.height() >= LOG_LINES * log.sizeHintForRow(0)
    assert log.mapTo(table.panel, log.rect().bottomLeft()).y() < table.panel.height()
    for card in table.panel.cards:
        assert card.mapTo(table.panel, card.rect().bottomLeft()).y() < table.panel.height()


def test_parts_are_broken_between_parts_and_made_smaller_before_they_end_in_dots(
    qapp: QApplication,
) -> None:
    del qapp
    parts = ["Best tower 10", "Regions 3", "Prizes 6", "Size tokens 6"]
    label = PartsLabel(2)
    font = label.font()
    font.setPixelSize(13)
    label.setFont(font)
    label.setText(PartsLabel.BETWEEN.join(parts))
    height = label.minimumSizeHint().height()
    whole = label.fontMetrics().horizontalAdvance(label.text())
    label.resize(whole + 2, height)
    assert label.lines() == (label.text(),)
    label.resize(round(whole * 0.6), height)
    assert len(label.lines()) == 2
    assert label.text() == PartsLabel.BETWEEN.join(label.lines())
    label.resize(round(whole * 0.25), height)
    assert label.lines()[-1].endswith("…")
    assert label.toolTip() == label.text()
    assert label.minimumSizeHint().height() == height


def test_the_rows_of_the_parts_follow_what_is_reserved_and_not_the_text(
    qtbot: QtBot,
) -> None:
    label = PartsLabel(1)
    qtbot.addWidget(label)
    font = label.font()
    font.setPixelSize(13)
    label.setFont(font)
    label.reserve(PartsLabel.BETWEEN.join(["Best tower 88", "Regions 88", "Size tokens 88"]))
    label.resize(label.fontMetrics().horizontalAdvance("Best tower 88  ·  Regions 88") + 4, 20)
    label.show()
    height = label.minimumSizeHint().height()
    assert height == 2 * label.fontMetrics().height()
    label.setText("Regions 3")
    assert label.minimumSizeHint().height() == height
    assert label.lines() == ("Regions 3",)


def _full(seat_at: Callable[..., Seated], size: tuple[int, int]) -> Seated:
    """A table of this size with as many people as a game has seats for."""
    game = max(rules.games(), key=lambda each: each.seats[-1])
    seats = tuple(Seat(name) for name in NAMES[: game.seats[-1]])
    return seat_at(game=game.id, seats=seats, curtain=False, size=size)


def test_the_drawer_opens_with_cards_as_high_as_they_need(seat_at: Callable[..., Seated]) -> None:
    seated = _full(seat_at, (1024, 648))
    QTest.mouseClick(seated.table.prompt.chips, Qt.MouseButton.LeftButton)
    cards = seated.table.panel.cards

    def settled() -> bool:
        return len({card.height() for card in cards}) == 1 and all(
            card.height() == card.sizeHint().height()
            and card.parts.height() == card.parts.minimumSizeHint().height()
            for card in cards
        )

    seated.wait(settled, seconds=5)


def test_a_panel_without_room_for_all_scrolls_and_cuts_nothing(
    seat_at: Callable[..., Seated],
) -> None:
    seated = _full(seat_at, (1200, 480))
    panel = seated.table.panel
    for card in panel.cards:
        assert card.height() >= card.minimumSizeHint().height()
    assert panel.log.height() >= panel.log.minimumSizeHint().height()
    assert panel.log.mapTo(panel, panel.log.rect().bottomLeft()).y() < panel.height()


def _at_the_start(names: tuple[str, ...]) -> ScoreModel:
    """The scores of the first game before its first move."""
    game = rules.games()[0]
    scores = ScoreModel(words(game.id), game.score_parts, names)
    scores.show(game.start(game.seats[0], 1).scores())
    return scores


def test_a_card_says_the_boards_remark_behind_the_parts(theme: Theme, qtbot: QtBot) -> None:
    scores = _at_the_start(("Anna", "Ben"))
    card = SeatCard(0, "Anna", scores, theme)
    qtbot.addWidget(card)
    card.show_note("has the flag")
    assert card.parts.text() == PartsLabel.BETWEEN.join((scores.parts_text(0), "has the flag"))
    card.show_note("")
    assert card.parts.text() == scores.parts_text(0)


@pytest.mark.parametrize("width", [230, 258, 400])
def test_the_word_on_whose_turn_it_is_has_the_same_place_on_every_card(
    theme: Theme, qtbot: QtBot, width: int
) -> None:
    names = ("Bot (Expert) 2", "You")
    scores = _at_the_start(names)
    places = []
    for seat, name in enumerate(names):
        card = SeatCard(seat, name, scores, theme)
        qtbot.addWidget(card)
        card.resize(width, 90)
        card.show()
        card.show_turn(True, False)
        places.append([bool(badge.text()) for badge in card._badges])
    assert places[0] == places[1]


@pytest.mark.parametrize("width", [180, 230, 258, 400])
def test_nothing_moves_in_the_cards_when_another_seat_is_to_move(
    theme: Theme, qtbot: QtBot, width: int
) -> None:
    names = ("Bot (Expert)", "Anna")
    scores = _at_the_start(names)
    panel = QWidget()
    qtbot.addWidget(panel)
    cards = [SeatCard(seat, name, scores, theme, panel) for seat, name in enumerate(names)]
    column = QVBoxLayout(panel)
    column.setContentsMargins(0, 0, 0, 0)
    for card in cards:
        column.addWidget(card)
    column.addStretch(1)
    panel.resize(width, 600)
    panel.show()
    qtbot.wait(20)  # the rows of the parts settle when the cards have their width

    def places() -> list[QRect]:
        for _ in range(3):
            QApplication.processEvents()
        return [card.geometry() for card in cards] + [card.parts.geometry() for card in cards]

    before = places()
    for thinking in (False, True):
        cards[0].show_turn(True, thinking)
        assert places() == before
