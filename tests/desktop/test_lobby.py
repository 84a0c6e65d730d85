from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from castlegames import rules
from castlegames.desktop.dialogs.new_match import NewMatchDialog
from castlegames.desktop.help_pages import help_page, page_ids
from castlegames.desktop.language import Language
from castlegames.desktop.lobby.continue_card import ContinueCard, Waiting, when
from castlegames.desktop.lobby.lobby import Lobby
from castlegames.desktop.main_window import MainWindow
from castlegames.desktop.resources import resource
from castlegames.desktop.settings import LANGUAGES, SettingsStore
from castlegames.desktop.theme import Theme
from castlegames.session.profile import Profile
from castlegames.session.seat import Seat
from castlegames.session.session import Session


def dialog_of(window: MainWindow) -> NewMatchDialog:
    found = window.findChildren(NewMatchDialog)
    assert found
    return found[-1]


def test_play_and_enter_start_a_match_against_a_medium_bot(
    window: MainWindow, qtbot: QtBot
) -> None:
    qtbot.waitExposed(window)
    focused = window.lobby_page.focusWidget()
    assert focused is window.lobby_page.cards[0].play_button
    qtbot.keyClick(focused, Qt.Key.Key_Return)
    dialog = dialog_of(window)
    qtbot.keyClick(dialog.start_button, Qt.Key.Key_Return)
    session = window.table_session()
    assert session is not None
    assert session.game.id == rules.games()[0].id
    assert [seat.bot for seat in session.seats] == [None, "medium"]
    assert session.path is not None
    assert session.path.exists()


def test_every_game_has_a_card_and_those_to_come_say_so(theme: Theme, qtbot: QtBot) -> None:
    lobby = Lobby(theme)
    qtbot.addWidget(lobby)
    ids = [card.box.game_id for card in lobby.cards]
    assert ids[: len(rules.games())] == [game.id for game in rules.games()]
    assert set(ids) == {*page_ids(), *(game.id for game in rules.games())}
    for card in lobby.cards:
        assert card.play_button.isEnabled() == card.box.ready
        assert (card.play_button.text() == "Play") == card.box.ready
        assert card.box.title in card.play_button.accessibleName()
        assert card.learn_button.isEnabled()


def test_every_game_has_a_page_of_rules_and_a_picture_for_its_card() -> None:
    for game_id in {*page_ids(), *(game.id for game in rules.games())}:
        page = help_page(game_id)
        assert page is not None
        assert page.blurb
        assert page.minutes
        assert page.age > 0
        assert resource(f"art/{game_id}.svg").is_file()


def test_learn_offers_the_rules(window: MainWindow, qtbot: QtBot) -> None:
    card = window.lobby_page.cards[0]
    qtbot.mouseClick(card.learn_button, Qt.MouseButton.LeftButton)
    assert card.ways_to_learn.isVisible()
    card.ways_to_learn.actions()[-1].trigger()
    card.ways_to_learn.close()
    titles = [top.windowTitle() for top in QApplication.topLevelWidgets() if top.isVisible()]
    assert f"Rules: {card.box.title}" in titles


def test_a_match_that_was_left_waits_with_its_picture(
    open_window: Callable[[], MainWindow], profile: Path, qtbot: QtBot
) -> None:
    path = Profile.below(profile).matches / "evening.match"
    path.parent.mkdir(parents=True)
    Session.new(rules.games()[0].id, (Seat("Anna"), Seat("Ben")), 7, {}, path).close()
    picture = QPixmap(40, 30)
    picture.fill(Qt.GlobalColor.darkGreen)
    picture.save(str(path.with_suffix(".png")))
    window = open_window()
    (card,) = window.lobby_page.waiting_cards
    assert card.match.names == ("Anna", "Ben")
    assert card.match.picture == path.with_suffix(".png")
    qtbot.mouseClick(card.button, Qt.MouseButton.LeftButton)
    session = window.table_session()
    assert session is not None
    assert session.path == path


def test_at_most_two_matches_wait_in_the_lobby_and_names_are_never_markup(
    theme: Theme, qtbot: QtBot
) -> None:
    lobby = Lobby(theme)
    qtbot.addWidget(lobby)
    match = Waiting(
        path=Path("x.match"),
        game_id="unknown",
        game_title="<b>Game</b>",
        names=("<img src=x>" * 4, "W" * 40),
        humans=frozenset({0}),
        to_move=0,
        moves=3,
        left=datetime.now(UTC),
    )
    lobby.show_waiting((match, match, match))
    assert len(lobby.waiting_cards) == 2
    texts = [
        label.text()
        for label in lobby.waiting_cards[0].findChildren(type(lobby._continue_heading))
        if label.textFormat() == Qt.TextFormat.PlainText
    ]
    assert "<b>Game</b>" in texts
    assert "Your turn" in texts
    lobby.show_waiting(())
    assert lobby.waiting_cards == []


def test_a_moment_is_told_as_people_say_it(qtbot: QtBot) -> None:
    del qtbot
    now = datetime.now(UTC)
    noon = now.astimezone().replace(hour=12, minute=0)
    assert when(noon).startswith("today")
    assert when(noon - timedelta(days=1)).startswith("yesterday")
    assert "today" not in when(noon - timedelta(days=3))
    assert when(noon - timedelta(days=400)) != when(noon - timedelta(days=401))


def test_the_cards_stand_in_two_rows_in_a_narrow_window(theme: Theme, qtbot: QtBot) -> None:
    lobby = Lobby(theme)
    qtbot.addWidget(lobby)
    lobby.resize(1024, 700)
    lobby.show()
    tops = {card.y() for card in lobby.cards}
    assert len(tops) == 1
    assert lobby.widget().minimumSizeHint().width() <= lobby.viewport().width()
    lobby.resize(700, 700)
    qtbot.waitUntil(lambda: len({card.y() for card in lobby.cards}) == 2)


@pytest.mark.parametrize("name", LANGUAGES[1:])
def test_the_cards_are_equally_wide_whatever_is_written_on_them(
    window: MainWindow, settings: SettingsStore, language: Language, qtbot: QtBot, name: str
) -> None:
    settings.change(language=name)
    qtbot.wait(20)
    lobby = window.lobby_page
    for width, columns in ((1024, 4), (1280, 4), (900, 2)):
        window.resize(width, 700)
        qtbot.wait(20)
        row = lobby.cards[:columns]
        widths = [card.width() for card in row]
        assert max(widths) - min(widths) <= 1, width
        assert len({card.y() for card in row}) == 1


def test_the_titles_of_the_games_stand_level(window: MainWindow, qtbot: QtBot) -> None:
    lobby = window.lobby_page
    lobby.cards[1].blurb.setText("Join rooms whose stairs meet. " * 4)
    window.resize(1030, 700)
    qtbot.wait(20)
    assert len({card.blurb.mapTo(lobby, QPoint()).y() for card in lobby.cards}) == 1


def test_the_words_of_a_continue_card_go_before_its_picture(theme: Theme, qtbot: QtBot) -> None:
    names = ("Anna Maria", "Benjamin", "Cleopatra", "Daniel")
    match = Waiting(Path("x"), "unknown", "Game", names, frozenset({0, 1}), 1, 0, datetime.now(UTC))
    card = ContinueCard(match, theme)
    qtbot.addWidget(card)
    widths = []
    for width in (700, 460):
        card.resize(width, 120)
        card.show()
        qtbot.wait(20)
        widths.append(card.picture.width())
        for line in card.lines:
            assert line.width() >= line.sizeHint().width() - 2
    assert widths[0] > widths[1]


def test_a_continue_card_names_who_is_to_move(theme: Theme, qtbot: QtBot) -> None:
    match = Waiting(
        Path("x"), "unknown", "Game", ("Anna", "Ben"), frozenset({0, 1}), 1, 0, datetime.now(UTC)
    )
    card = ContinueCard(match, theme)
    qtbot.addWidget(card)
    assert "Anna against Ben" in card.button.accessibleName()
    assert card._turn() == "Ben to move"
