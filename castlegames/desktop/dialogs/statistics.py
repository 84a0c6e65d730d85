"""What the finished matches say: played, won, points, against whom, and how it went over time."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from castlegames import rules
from castlegames.session.library import Entry
from castlegames.session.statistics import (
    Opponent,
    Record,
    Result,
    by_opponent,
    elo,
    record,
    results,
)

from ..boards.words import level_name, words
from ..chart import Line, LineChart, number
from ..names import shown
from ..paper import button, label, rule, sheet_of_paper
from ..style import styled
from ..table.elided import ElidedLabel
from ..theme import Theme
from .dialog import Dialog
from .option_fields import Chevroned
from .segments import Segments

_MOST_OPPONENTS = 8


class StatisticsDialog(Dialog):
    """One person's results in one game or in all; matches with hints are looked at apart."""

    def __init__(
        self, entries: Iterable[Entry], theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent=parent, title=self.tr("Statistics"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._theme = theme
        self._results = results(entries)
        self._pages = QStackedWidget()
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.addWidget(self._pages)
        self._pages.addWidget(self._make_empty())
        self._pages.addWidget(self._make_page())
        close = button(self.tr("Close"), "primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        self.buttons.addStretch(1)
        self.buttons.addWidget(close)
        self.ensurePolished()
        width, height = max(900, self._page.minimumSizeHint().width() + 40), 700
        if parent is not None:
            width = min(width, parent.window().width() - 32)
            height = min(height, parent.window().height() - 32)
        self.resize(width, height)
        self.refresh()
        close.setFocus()

    def refresh(self) -> None:
        """Show the results that were asked for."""
        self._pages.setCurrentIndex(1 if self._results else 0)
        shown = self.chosen()
        self._show_record(record(shown))
        self._show_opponents(by_opponent(shown))
        points = tuple(float(each.score) for each in shown)
        others = tuple(float(each.best_other) for each in shown)
        seat = self._theme.seat
        self.points.show_lines(
            (
                Line(self.tr("Points"), seat(0).colour, 0, points),
                Line(self.tr("Best other"), seat(1).colour, 1, others),
            )
            if len(shown) > 1
            else (),
            self.tr("matches"),
        )
        self._points_box.setVisible(len(shown) > 1 and len({each.game for each in shown}) == 1)
        course = tuple(float(round(rating)) for rating in elo(shown))
        self.rating.show_lines(
            (Line(self.tr("Elo"), seat(2).colour, 2, course),), self.tr("matches")
        )
        self._rating_box.setVisible(len(course) > 1)
        self._none.setVisible(not shown)

    def chosen(self) -> tuple[Result, ...]:
        """The results of the chosen person, game and kind, the oldest first."""
        helped = self.helped.value
        name, game = self._people[max(0, self.person.currentIndex())], self.game.value
        return tuple(
            each
            for each in self._results
            if each.name == name and each.helped == helped and game in ("", each.game)
        )

    # Making it

    def _make_empty(self) -> QWidget:
        text = label(
            self.tr("Nothing to count yet. Play a match to its end, and it appears here."),
            "prompt",
            wrap=True,
        )
        text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return text

    def _make_page(self) -> QWidget:
        page = styled(QWidget(), "plain")
        column = QVBoxLayout(page)
        column.setContentsMargins(28, 18, 28, 18)
        column.setSpacing(14)
        column.addLayout(self._make_choices())
        self._none = label(self.tr("There is no such match."), "soft")
        column.addWidget(self._none)
        self._tiles = QHBoxLayout()
        self._tiles.setSpacing(10)
        column.addLayout(self._tiles)
        column.addWidget(label(self.tr("Against"), "strong"))
        self._table = QGridLayout()
        self._table.setHorizontalSpacing(24)
        self._table.setVerticalSpacing(6)
        column.addLayout(self._table)
        self.points, self.rating = LineChart(self._theme), LineChart(self._theme)
        charts = QHBoxLayout()
        charts.setSpacing(16)
        self._points_box = _boxed(self.tr("Points over time"), self.points)
        self._rating_box = _boxed(self.tr("Rating against the bots"), self.rating)
        charts.addWidget(self._points_box, 1)
        charts.addWidget(self._rating_box, 1)
        column.addLayout(charts, 1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(page)
        self._page = page
        return scroll

    def _make_choices(self) -> QVBoxLayout:
        counts: dict[str, int] = {}
        for each in self._results:
            counts[each.name] = counts.get(each.name, 0) + 1
        self._people = sorted(counts, key=lambda name: (-counts[name], name)) or [""]
        self.person = Chevroned(self._theme, self.tr("Whose matches"))
        self.person.addItems(self._people)
        self.person.activated.connect(lambda _: self.refresh())
        played = {each.game for each in self._results}
        games = [each.id for each in rules.games() if each.id in played]
        games += sorted(played - set(games))
        self.game = Segments(
            (("", self.tr("All games")), *((game, words(game).title()) for game in games)),
            self.tr("Which game"),
        )
        self.game.chosen.connect(lambda _: self.refresh())
        self.helped = Segments(
            ((False, self.tr("Without hints")), (True, self.tr("With hints"))), self.tr("Hints")
        )
        self.helped.chosen.connect(lambda _: self.refresh())
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.person)
        row.addStretch(1)
        row.addWidget(self.helped)
        rows = QVBoxLayout()
        rows.setSpacing(8)
        rows.addLayout(row)
        rows.addWidget(self.game, 0, Qt.AlignmentFlag.AlignLeft)
        return rows

    # Showing results

    def _show_record(self, of: Record) -> None:
        _clear(self._tiles)
        share = f"{of.won / of.played:.0%}" if of.played else "–"
        tiles = [
            (self.tr("played"), str(of.played)),
            (self.tr("won"), f"{of.won} · {share}"),
            (self.tr("in a row now"), str(of.streak)),
            (self.tr("most in a row"), str(of.longest)),
        ]
        if of.played and self._of_one_game():
            tiles[2:2] = [
                (self.tr("average"), number(round(of.average, 1))),
                (self.tr("best"), number(of.best)),
            ]
        for text, value in tiles:
            self._tiles.addWidget(_tile(text, value))

    def _show_opponents(self, met: dict[Opponent, Record]) -> None:
        _clear(self._table)
        heads = [self.tr("played"), self.tr("won"), self.tr("most in a row")]
        one_game = self._of_one_game()
        if one_game:
            heads[2:2] = [self.tr("average"), self.tr("best")]
        for column, text in enumerate(heads, 1):
            self._table.addWidget(label(text, "caption"), 0, column, _RIGHT)
        self._table.setColumnStretch(0, 1)
        most = sorted(met.items(), key=lambda item: -item[1].played)[:_MOST_OPPONENTS]
        for row, (who, of) in enumerate(most, 1):
            self._table.addWidget(ElidedLabel(self._called(who)), row, 0)
            values = [str(of.played), str(of.won), str(of.longest)]
            if one_game:
                values[2:2] = [number(round(of.average, 1)), number(of.best)]
            for column, value in enumerate(values, 1):
                self._table.addWidget(label(value), row, column, _RIGHT)

    def _of_one_game(self) -> bool:
        """Whether points can be compared: all results shown are of the same game."""
        return bool(self.game.value) or len({each.game for each in self.chosen()}) == 1

    def _called(self, who: Opponent) -> str:
        if who.bot is None:
            return shown(who.name)
        return self.tr("Bot ({level})").format(level=level_name(who.bot))


_RIGHT = Qt.AlignmentFlag.AlignRight


def _tile(text: str, value: str) -> QWidget:
    tile = sheet_of_paper()
    tile.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    tile.setAccessibleName(f"{value} {text}")
    column = QVBoxLayout(tile)
    column.setContentsMargins(14, 10, 14, 10)
    column.setSpacing(2)
    column.addWidget(label(value, "heading"))
    column.addWidget(label(text, "caption"))
    return tile


def _boxed(title: str, chart: LineChart) -> QWidget:
    box = QWidget()
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(label(title, "strong"))
    column.addWidget(rule())
    chart.setAccessibleName(title)
    chart.setMinimumHeight(190)
    column.addWidget(chart, 1)
    return box


def _clear(layout: QHBoxLayout | QGridLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if isinstance(widget, QWidget):
            widget.hide()
            widget.deleteLater()
