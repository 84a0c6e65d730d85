"""The new-match dialog: who sits where, the variants, and the seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from attrs import frozen
from PySide6.QtCore import QRegularExpression, Qt, QTimer, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from castlegames.bots.bot import levels
from castlegames.rules import Game, Option, Value
from castlegames.session.header import MATCH_OPTIONS
from castlegames.session.seat import Seat, tame_seats

from ..boards.words import OptionWords, words
from ..paper import button, label, rule
from ..settings import MatchSetup, SeatSetup, SettingsStore
from ..style import styled
from ..theme import Theme
from .dialog import Dialog
from .match_options import match_option_words
from .option_fields import BadValue, OptionField, is_for_experts, option_field
from .seat_row import SeatRow
from .segments import Segments

_COLUMNS = 3


@frozen
class NewMatch:
    """What was set up: everything a new session needs but its file."""

    game_id: str
    seats: tuple[Seat, ...]
    seed: int | None
    options: Mapping[str, Value]


class NewMatchDialog(Dialog):
    """Set up a match of a game; starts as the game was set up last.

    Signals:
        started(NewMatch): the person wants to play this.
    """

    started = Signal(object)

    def __init__(
        self, game: Game, settings: SettingsStore, theme: Theme, parent: QWidget | None = None
    ) -> None:
        self._words = words(game.id)
        super().__init__(self.tr("New match: {game}").format(game=self._words.title()), parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._game, self._settings, self._theme = game, settings, theme
        self.levels = [level.name for level in levels(game.id)]
        self.rows: list[SeatRow] = []
        self.fields: dict[str, OptionField] = {}
        page = styled(QWidget(), "plain")
        sheet = QVBoxLayout(page)
        sheet.setContentsMargins(28, 16, 28, 16)
        sheet.setSpacing(8)
        sheet.addLayout(self._make_head())
        for seat in range(max(game.seats)):
            row = SeatRow(seat, levels(game.id), self._words, theme)
            row.changed.connect(self._refresh)
            self.rows.append(row)
            sheet.addWidget(row)
        self._complaint = label("", "bad", wrap=True)
        self._complaint.setMinimumHeight(self._complaint.fontMetrics().lineSpacing() + 2)
        sheet.addWidget(self._complaint)
        sheet.addWidget(rule())
        sheet.addSpacing(6)
        sheet.addLayout(self._make_fields())
        sheet.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(page)
        self._page, self._scroll = page, scroll
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.addWidget(scroll)
        self._make_buttons()
        self._show_remembered()
        self._fit()
        self.start_button.setFocus()

    # What was chosen

    def chosen(self) -> NewMatch:
        """The match as it is set up now. Raises BadValue."""
        seats = tame_seats([Seat(row.shown_name, row.setup.level) for row in self._shown_rows()])
        options = {name: field.value for name, field in self.fields.items()}
        return NewMatch(self._game.id, seats, self._chosen_seed(), options)

    @property
    def complaint(self) -> str:
        """What is said about the names, or what stands in the way of a start."""
        return self._complaint.text()

    def reset(self) -> None:
        """Back to the defaults: one human against Medium bots."""
        self._show(MatchSetup(self._usual_seats()))
        self.seed.clear()
        self.say("")

    def start(self) -> None:
        """Remember the set-up and play it, or say what is wrong with it."""
        try:
            match = self.chosen()
        except BadValue as error:
            self._complaint.setText(str(error))
            self._more.setChecked(True)
            return
        setups = tuple(row.setup for row in self.rows[: self._count])
        options = {
            name: field.value
            for name, field in self.fields.items()
            if not is_for_experts(field.option)
        }
        self._settings.remember(self._game.id, MatchSetup(setups, options))
        self.accept()
        self.started.emit(match)

    @property
    def _count(self) -> int:
        return self.how_many.value if self.how_many is not None else self._game.seats[0]

    def _shown_rows(self) -> list[SeatRow]:
        return self.rows[: self._count]

    def _chosen_seed(self) -> int | None:
        text = self.seed.text().strip()
        return int(text) if text else None

    # Making it

    def _make_head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(label(self.tr("Seats"), "strong"))
        row.addStretch(1)
        self.how_many: Segments | None = None
        if len(self._game.seats) > 1:
            row.addWidget(label(self.tr("how many"), "soft"))
            self.how_many = Segments(
                [(count, str(count)) for count in self._game.seats], self.tr("How many seats")
            )
            self.how_many.chosen.connect(self._count_chosen)
            row.addWidget(self.how_many)
        return row

    def _make_fields(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(10)
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(14)
        shown: list[QWidget] = []
        hidden: list[QWidget] = []
        options: list[tuple[Option, OptionWords]] = [
            *((option, self._words.option(option)) for option in self._game.options),
            *((option, match_option_words(option)) for option in self._match_options()),
        ]
        for option, texts in options:
            field = option_field(option, texts, self._theme)
            field.changed.connect(self._refresh)
            self.fields[option.name] = field
            late = is_for_experts(option) or option in MATCH_OPTIONS
            (hidden if late else shown).append(field)
        shown.append(self._make_seed())
        _fill(grid, shown)
        column.addLayout(grid)
        self._more = button(self.tr("More options"), "link")
        self._more.setAutoDefault(False)
        self._more.setCheckable(True)
        column.addWidget(self._more, 0, Qt.AlignmentFlag.AlignLeft)
        drawer = QWidget()
        inside = QGridLayout(drawer)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setHorizontalSpacing(24)
        _fill(inside, hidden)
        drawer.hide()
        self._more.toggled.connect(drawer.setVisible)
        self._more.toggled.connect(lambda more: self._show_more(drawer if more else None))
        column.addWidget(drawer)
        return column

    def _show_more(self, drawer: QWidget | None) -> None:
        """Make room for more options, or less, and bring them into sight."""
        self._fit()
        if drawer is not None:
            QTimer.singleShot(0, drawer, lambda: self._scroll.ensureWidgetVisible(drawer, 0, 12))

    def _match_options(self) -> list[Option]:
        """Those of every match, without what means nothing in this game."""
        idle = {"relaxed_undo"} if self._game.perfect_information else set()
        return [option for option in MATCH_OPTIONS if option.name not in idle]

    def _make_seed(self) -> QWidget:
        place = QWidget()
        column = QVBoxLayout(place)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(label(self.tr("Seed"), "strong"))
        self.seed = QLineEdit()
        self.seed.setPlaceholderText(self.tr("empty: random"))
        self.seed.setAccessibleName(self.tr("Seed"))
        self.seed.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]{0,15}"), self))
        column.addWidget(self.seed)
        column.addWidget(
            label(self.tr("A whole number. The same seed gives the same match."), "caption", True)
        )
        column.addStretch(1)
        return place

    def _make_buttons(self) -> None:
        reset = button(self.tr("Reset to defaults"), "link")
        reset.setAutoDefault(False)
        reset.clicked.connect(self.reset)
        self.buttons.addWidget(reset)
        self.buttons.addStretch(1)
        cancel = button(self.tr("Cancel"))
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self.buttons.addWidget(cancel)
        self.start_button = button(self.tr("Start match"), "primary")
        self.start_button.setDefault(True)
        self.start_button.setMinimumWidth(190)
        self.start_button.clicked.connect(self.start)
        self.buttons.addWidget(self.start_button)

    # Showing a set-up

    def _usual_seats(self) -> tuple[SeatSetup, ...]:
        names = self._settings.value.names
        level = "medium" if "medium" in self.levels else self.levels[0]
        first = SeatSetup(names[0] if names else "")
        return (first, *(SeatSetup(level=level) for _ in range(self._game.seats[0] - 1)))

    def _show_remembered(self) -> None:
        kept = self._settings.value.setups.get(self._game.id)
        if kept is None or len(kept.seats) not in self._game.seats:
            self._show(MatchSetup(self._usual_seats()))
            self.say(self.tr("Press Enter to start."))
        else:
            self._show(kept)
            self.say(self.tr("As you set it up last time. Press Enter to start."))

    def _show(self, setup: MatchSetup) -> None:
        if self.how_many is not None:
            self.how_many.choose(len(setup.seats))
        usual = self._settings.value.names
        level = "medium" if "medium" in self.levels else self.levels[0]
        for seat, row in enumerate(self.rows):
            wanted = setup.seats[seat] if seat < len(setup.seats) else SeatSetup(level=level)
            name = usual[seat] if seat < len(usual) else ""
            row.show_setup(wanted, name, self.tr("You") if seat == 0 and not name else "")
        self._count_chosen(self._count)
        for name, field in self.fields.items():
            field.show_value(setup.options.get(name, field.option.default))

    def _count_chosen(self, _: object) -> None:
        for seat, row in enumerate(self.rows):
            row.setVisible(seat < self._count)
        self._refresh()
        self._fit()

    def _refresh(self) -> None:
        rows = self._shown_rows()
        alone = sum(row.human for row in rows) < 2
        for row in rows:
            row.sit_alone(alone)
        names = [row.shown_name for row in rows]
        told_apart = [seat.name for seat in tame_seats([Seat(name) for name in names])]
        complaint = ""
        for row, name, final in zip(rows, names, told_apart, strict=True):
            said = row.complaint()
            typed = bool(row.setup.name)
            if not said and typed and final != name:
                said = self.tr("Two seats are called “{name}”; one will be “{other}”.").format(
                    name=name, other=final
                )
            row.mark_wrong(bool(said))
            complaint = complaint or said
        self._complaint.setText(complaint)
        for field in self.fields.values():
            field.show_names(told_apart)

    def _fit(self) -> None:
        """Be as large as the contents want, but not larger than the window behind."""
        parent = self.parentWidget()
        self._page.adjustSize()
        wanted = self._page.sizeHint()
        frame = self.heading.sizeHint().height() + self.subtitle.sizeHint().height() + 140
        width = max(860, wanted.width() + 20)
        height = wanted.height() + frame + 10
        if parent is not None:
            width = min(width, parent.window().width() - 32)
            height = min(height, parent.window().height() - 32)
        self.resize(width, height)
        if parent is not None and self.isVisible():
            middle = parent.window().geometry().center()
            self.move(middle.x() - self.width() // 2, middle.y() - self.height() // 2)


def _fill(grid: QGridLayout, widgets: Sequence[QWidget]) -> None:
    """Lay widgets out line by line; a field with long texts takes two columns."""
    at = 0
    for widget in widgets:
        wide = 2 if isinstance(widget, OptionField) and widget.long else 1
        if at % _COLUMNS + wide > _COLUMNS:
            at += _COLUMNS - at % _COLUMNS
        grid.addWidget(widget, at // _COLUMNS, at % _COLUMNS, 1, wide)
        at += wide
    for each in range(_COLUMNS):
        grid.setColumnStretch(each, 1)
        grid.setColumnMinimumWidth(each, 180)
