import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from castlegames import rules
from castlegames.bots.bot import Level
from castlegames.desktop.boards.words import OptionWords, Words, words
from castlegames.desktop.dialogs import new_match
from castlegames.desktop.dialogs.new_match import NewMatch, NewMatchDialog
from castlegames.desktop.dialogs.option_fields import BadValue, Chevroned, option_field
from castlegames.desktop.dialogs.seat_row import SeatRow
from castlegames.desktop.main_window import MainWindow
from castlegames.desktop.settings import MatchSetup, SeatSetup, SettingsStore
from castlegames.desktop.theme import Theme
from castlegames.rules import Game, Option, Value
from castlegames.session.header import MATCH_OPTIONS

GAME = rules.games()[0]


@pytest.fixture
def dialog(settings: SettingsStore, theme: Theme, qtbot: QtBot) -> NewMatchDialog:
    made = NewMatchDialog(GAME, settings, theme)
    qtbot.addWidget(made)
    return made


def started(dialog: NewMatchDialog, qtbot: QtBot) -> NewMatch:
    with qtbot.waitSignal(dialog.started) as signal:
        dialog.start()
    match = signal.args[0]
    assert isinstance(match, NewMatch)
    return match


def test_the_defaults_are_one_human_against_a_medium_bot(
    dialog: NewMatchDialog, qtbot: QtBot
) -> None:
    match = started(dialog, qtbot)
    assert [seat.bot for seat in match.seats] == [None, *["medium"] * (len(match.seats) - 1)]
    assert match.seats[0].name == "You"
    assert match.seed is None
    assert GAME.start(len(match.seats), 1, {o.name: match.options[o.name] for o in GAME.options})


def test_two_people_at_one_screen_are_two_players(dialog: NewMatchDialog, qtbot: QtBot) -> None:
    qtbot.mouseClick(dialog.rows[1].kind.segment("human"), Qt.MouseButton.LeftButton)
    assert [seat.name for seat in dialog.chosen().seats] == ["Player 1", "Player 2"]
    qtbot.mouseClick(dialog.rows[1].kind.segment("bot"), Qt.MouseButton.LeftButton)
    assert dialog.chosen().seats[0].name == "You"


def test_more_options_come_into_sight(
    settings: SettingsStore, theme: Theme, window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(1024, 600)
    dialog = NewMatchDialog(rules.game("castell"), settings, theme, window)
    dialog.open()
    bar = dialog._scroll.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    dialog._more.click()
    field = dialog.fields[MATCH_OPTIONS[0].name]
    qtbot.waitUntil(lambda: not field.visibleRegion().isEmpty())
    assert bar.value() > 0
    dialog.close()


def test_the_last_set_up_is_there_the_next_time(
    dialog: NewMatchDialog, settings: SettingsStore, theme: Theme, qtbot: QtBot
) -> None:
    dialog.rows[0].name.setText("Anna")
    dialog.rows[1].show_setup(SeatSetup("Zoë", None))
    dialog.seed.setText("7")
    assert started(dialog, qtbot).seed == 7
    again = NewMatchDialog(GAME, settings, theme)
    qtbot.addWidget(again)
    match = again.chosen()
    assert [(seat.name, seat.bot) for seat in match.seats[:2]] == [("Anna", None), ("Zoë", None)]
    assert match.seed is None
    again.reset()
    assert [seat.bot for seat in again.chosen().seats[:2]] == [None, "medium"]
    assert again.chosen().seats[0].name == "You"


def test_a_name_of_500_characters_is_cut_and_said(dialog: NewMatchDialog) -> None:
    dialog.rows[0].name.setText("x" * 500)
    assert "40" in dialog.complaint
    assert dialog.chosen().seats[0].name == "x" * 40


def test_an_empty_name_is_the_usual_one(dialog: NewMatchDialog) -> None:
    dialog.rows[0].name.setText("")
    assert dialog.complaint == ""
    assert dialog.chosen().seats[0].name == "You"


def test_a_name_that_nobody_can_see_is_the_usual_one_and_said(dialog: NewMatchDialog) -> None:
    dialog.rows[0].name.setText(" \u200b\u202e ")
    assert "You" in dialog.complaint
    assert dialog.chosen().seats[0].name == "You"


def test_two_equal_names_are_told_apart_and_said(dialog: NewMatchDialog) -> None:
    dialog.rows[0].name.setText("Anna")
    dialog.rows[1].name.setText("anna")
    assert "anna 2" in dialog.complaint
    assert [seat.name for seat in dialog.chosen().seats[:2]] == ["Anna", "anna 2"]


def test_each_level_has_a_line_about_what_it_does(dialog: NewMatchDialog) -> None:
    lines = set()
    row = dialog.rows[1]
    for level in dialog.levels:
        row.show_setup(SeatSetup("", level))
        assert row.setup.level == level
        lines.add(row.about)
        assert row.level.segment(level).toolTip() == row.about
    assert "" not in lines
    assert len(lines) == len(dialog.levels)


def test_who_may_think_for_long_says_so(theme: Theme, qtbot: QtBot) -> None:
    levels = (Level("easy", 0.1), Level("expert", 15.0))
    row = SeatRow(1, levels, words(GAME.id), theme)
    qtbot.addWidget(row)
    row.show_setup(SeatSetup("", "easy"))
    assert row.about == words(GAME.id).level("easy")
    row.show_setup(SeatSetup("", "expert"))
    assert row.about == words(GAME.id).level("expert") + " It may think for 15 s."


def test_a_remembered_level_or_option_that_is_gone_becomes_a_default(
    settings: SettingsStore, theme: Theme, qtbot: QtBot
) -> None:
    seats = (SeatSetup("Anna"), *(SeatSetup(level="grandmaster"),) * (GAME.seats[0] - 1))
    options: dict[str, Value] = {option.name: "nonsense" for option in GAME.options}
    settings.remember(GAME.id, MatchSetup(seats, {**options, "gone": 3}))
    dialog = NewMatchDialog(GAME, settings, theme)
    qtbot.addWidget(dialog)
    match = dialog.chosen()
    assert match.seats[1].bot == "medium"
    assert "gone" not in match.options
    for option in GAME.options:
        if option.kind != "order":
            assert match.options[option.name] == option.default


def test_a_set_up_for_a_number_of_seats_that_is_gone_is_not_used(
    settings: SettingsStore, theme: Theme, qtbot: QtBot
) -> None:
    settings.remember(GAME.id, MatchSetup((SeatSetup("Anna"),) * 7))
    dialog = NewMatchDialog(GAME, settings, theme)
    qtbot.addWidget(dialog)
    assert len(dialog.chosen().seats) == GAME.seats[0]


def test_the_seed_takes_digits_only(dialog: NewMatchDialog, qtbot: QtBot) -> None:
    qtbot.keyClicks(dialog.seed, "12a-3")
    assert dialog.chosen().seed == 123


WORDS = OptionWords("Order", "", {"x": "X", "y": "Y", "z": "Z", "w": "W"})


def test_an_order_is_empty_for_random_or_names_each_once(theme: Theme, qtbot: QtBot) -> None:
    field = option_field(Option("circle", "order", None, (3, 1, 2)), WORDS, theme)
    qtbot.addWidget(field)
    assert field.value is None
    field.show_value((2, 3, 1))
    assert field.value == (2, 3, 1)
    for wrong in ((2, 3), (2, 3, 3), (2, 3, 9)):
        field.show_value(wrong)
        with pytest.raises(BadValue, match="Order"):
            _ = field.value


@pytest.mark.parametrize(
    "option",
    [
        Option("few", "choice", "x", ("x", "y")),
        Option("many", "choice", "x", ("x", "y", "z", "w")),
        Option("flag", "flag", True),
        Option("seat", "seat", None),
        Option("age", "order", None),
    ],
    ids=lambda option: option.name,
)
def test_every_kind_of_option_has_a_field_that_keeps_its_value(
    option: Option, theme: Theme, qtbot: QtBot
) -> None:
    field = option_field(option, WORDS, theme)
    qtbot.addWidget(field)
    field.show_names(("Anna", "Ben", "Cat"))
    assert field.value == option.default
    values: dict[str, tuple[Value, ...]] = {
        "choice": option.choices,
        "flag": (True, False),
        "seat": (0, 2, None),
        "order": ((2, 0, 1), None),
    }
    for value in values[option.kind]:
        field.show_value(value)
        assert field.value == value
    field.show_value("nonsense")
    assert field.value in (option.default, *values[option.kind])


class ThreeOrFour(Game):
    """A game with several numbers of seats; only its facts are asked for."""

    id = "three_or_four"
    seats = range(3, 5)
    options = (Option("age", "order", None), Option("far", "flag", False))
    rules_version = 1
    perfect_information = False

    def start(self, *_: object, **__: object) -> rules.State:
        raise NotImplementedError

    def read_move(self, text: str) -> rules.Move:
        raise NotImplementedError

    def to_json(self, state: rules.State) -> rules.Json:
        raise NotImplementedError

    def from_json(self, data: rules.Json) -> rules.State:
        raise NotImplementedError


def test_a_game_for_several_numbers_of_seats_asks_how_many(
    settings: SettingsStore, theme: Theme, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Plain:
        def title(self) -> str:
            return "Three or four"

        def level(self, level: str) -> str:
            return level

        def option(self, option: Option) -> OptionWords:
            return OptionWords(option.name, "help")

    plain: Words = Plain()  # type: ignore[assignment]
    monkeypatch.setattr(new_match, "words", lambda _: plain)
    monkeypatch.setattr(new_match, "levels", lambda _: (Level("easy", 1), Level("medium", 1)))
    dialog = NewMatchDialog(ThreeOrFour(), settings, theme)
    qtbot.addWidget(dialog)
    assert len(dialog.chosen().seats) == 3
    assert dialog.how_many is not None
    qtbot.mouseClick(dialog.how_many.segment(4), Qt.MouseButton.LeftButton)
    match = dialog.chosen()
    assert [seat.name for seat in match.seats] == [
        "You",
        "Bot (Medium)",
        "Bot (Medium) 2",
        "Bot (Medium) 3",
    ]
    assert match.options == {"age": None, "far": False, "relaxed_undo": False, "purist": False}


def test_a_long_choice_is_told_in_full(theme: Theme, qtbot: QtBot) -> None:
    combo = Chevroned(theme, "Choice")
    qtbot.addWidget(combo)
    combo.addItem("a choice whose words are much longer than the box is wide")
    combo.resize(120, 40)
    combo.show()
    combo.grab()
    assert combo.toolTip() == combo.currentText()
    combo.resize(900, 40)
    combo.grab()
    assert combo.toolTip() == ""
