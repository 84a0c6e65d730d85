"""The end of a match: who won and why, every part of every score, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ..art import icon_before_words, paint_seat, with_air
from ..chart import Line, LineChart, Mark
from ..lists import headed, phrases
from ..paper import SeatLabel, tip
from ..style import mixed, on_accent, styled
from ..theme import Theme
from .elided import ElidedLabel
from .pictures import Pictures
from .score_model import ScoreModel

_FEW_PARTS = 4
"""With more parts of a score the rows of the table stand closer."""
_BETWEEN = 44
"""Margins and gaps of the sheet, from its top to its foot."""


@frozen
class EndFacts:
    """What the end of a match tells beside the scores.

    ``why`` is the sentence of the outcome, ``facts`` short lines (moves, help), ``footer`` the
    seed and the like. ``totals`` holds for each seat its points after each move, ``turn`` marks
    the move that turned the match.
    """

    title: str
    why: str
    winners: tuple[int, ...]
    facts: tuple[str, ...] = ()
    footer: str = ""
    totals: tuple[tuple[int, ...], ...] = ()
    first: int = 0
    turn: Mark | None = None


class Rosette(QWidget):
    """A prize ribbon in the winner's colour."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._seats: tuple[int, ...] = ()
        self.setFixedSize(72, 80)
        theme.changed.connect(self.update)

    def show_seats(self, seats: Sequence[int]) -> None:
        """Whose prize it is; several on a shared win."""
        self._seats = tuple(seats)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if not self._seats:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(self._theme.seat(self._seats[0]).colour)
        painter.setPen(QPen(self._theme.colour("ink"), 1.5))
        painter.setBrush(self._theme.colour("accent"))
        for left in (18, 38):
            painter.drawPolygon(
                [
                    QPointF(left, 44),
                    QPointF(left + 16, 44),
                    QPointF(left + 16, 78),
                    QPointF(left + 8, 70),
                    QPointF(left, 78),
                ]
            )
        painter.setBrush(QColor("#E3C878"))
        centre = QPointF(36, 34)
        painter.save()
        painter.translate(centre)
        for _ in range(12):
            painter.drawEllipse(QPointF(0, -25), 7, 7)
            painter.rotate(30)
        painter.restore()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(centre, 26, 26)
        painter.setPen(QPen(colour.darker(140), 1))
        painter.setBrush(QColor("#FBF7EF"))
        painter.drawEllipse(centre, 21, 21)
        side = 36 if len(self._seats) == 1 else 18
        for number, seat in enumerate(self._seats):
            x = centre.x() + (number - (len(self._seats) - 1) / 2) * side - side / 2
            paint_seat(painter, QRectF(x, centre.y() - side / 2, side, side), seat, self._theme)


class TotalLabel(QLabel):
    """A total; a winner's stands in a frame of its colour."""

    def __init__(self, text: str, colour: str | None, theme: Theme) -> None:
        super().__init__(text)
        styled(self, "heading")
        self._colour, self._theme = colour, theme
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setContentsMargins(12, 6, 12, 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._colour is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self._colour), 2))
            painter.setBrush(QColor(mixed(self._theme.palette.paper, self._colour, 0.14)))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
            painter.end()
        super().paintEvent(event)


class EndOfMatch(QWidget):
    """Lies over the table when a match has ended.

    Signals:
        rematch: the same people and bots, another deal.
        same_deal: the same people and bots, the same deal.
        replay: look at the match from the start.
        export: copy the result out as a picture or as text.
        looked(int): look at the position after this move.
        lobby: leave the table.
    """

    rematch = Signal()
    same_deal = Signal()
    replay = Signal()
    export = Signal()
    looked = Signal(int)
    lobby = Signal()

    def __init__(
        self, names: Sequence[str], scores: ScoreModel, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        styled(self, "table")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._names, self._scores, self._theme = tuple(names), scores, theme
        self._facts: EndFacts | None = None
        self._has_pictures = False
        self.sheet = styled(QWidget(self), "table")

        self._head = head = styled(QFrame(self.sheet), "card")
        self.rosette = Rosette(theme, head)
        self.title = styled(QLabel(head), "title")
        self.title.setWordWrap(True)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.why = styled(QLabel(head), "soft")
        self.why.setWordWrap(True)
        self.why.setTextFormat(Qt.TextFormat.PlainText)
        self.facts = styled(QLabel(head), "caption")
        self.facts.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        words = QVBoxLayout()
        words.addStretch(1)
        words.addWidget(self.title)
        words.addWidget(self.why)
        words.addStretch(1)
        row = QHBoxLayout(head)
        row.setContentsMargins(22, 14, 22, 14)
        row.setSpacing(18)
        row.addWidget(self.rosette)
        row.addLayout(words, 1)
        row.addWidget(self.facts)

        self._table = styled(QFrame(self.sheet), "card")
        self._grid = QGridLayout(self._table)
        self._grid.setHorizontalSpacing(16)
        self._frame = styled(QFrame(self.sheet), "card")
        self.pictures = Pictures(theme, self._frame)
        inside = QVBoxLayout(self._frame)
        inside.setContentsMargins(20, 12, 20, 14)
        inside.addWidget(self.pictures)
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        for side in (self._left, self._right):
            side.setSpacing(12)
        self._left.addWidget(self._table)

        self._over_time = over_time = styled(QFrame(self.sheet), "card")
        self.chart = LineChart(theme, over_time)
        self.chart.setAccessibleName(self.tr("Points over time"))
        self.chart.chosen.connect(self._look_at)
        column = QVBoxLayout(over_time)
        column.setContentsMargins(20, 16, 20, 12)
        top = QHBoxLayout()
        top.addWidget(styled(QLabel(self.tr("Points over time"), over_time), "heading"))
        tip = ElidedLabel(self.tr("Click a move to see the table as it was"), over_time)
        tip.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        top.addWidget(styled(tip, "caption"), 1)
        column.addLayout(top)
        column.addWidget(self.chart, 1)

        middle = QHBoxLayout()
        middle.setSpacing(12)
        middle.addLayout(self._left, 5)
        middle.addLayout(self._right, 7)
        page = QVBoxLayout(self.sheet)
        page.setContentsMargins(16, 14, 16, 0)
        page.setSpacing(12)
        page.addWidget(head)
        page.addLayout(middle, 1)

        self.to_lobby = self._button(self.tr("Lobby"), "back", self.lobby)
        self.footer = styled(ElidedLabel("", self), "caption")
        self.to_export = self._button(self.tr("Export…"), "export", self.export)
        self.to_replay = self._button(self.tr("Replay"), "replay", self.replay)
        self.to_same = self._button(self.tr("Same deal again"), "again", self.same_deal)
        self.to_rematch = styled(self._button(self.tr("Rematch"), "", self.rematch), "primary")
        self.to_rematch.setDefault(True)
        bottom = QHBoxLayout()
        bottom.setContentsMargins(16, 0, 16, 14)
        bottom.setSpacing(12)
        bottom.addWidget(self.to_lobby)
        bottom.addWidget(self.footer, 1)
        for button in (self.to_export, self.to_replay, self.to_same, self.to_rematch):
            bottom.addWidget(button)

        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        layout.addWidget(self.sheet, 1)
        layout.addLayout(bottom)
        theme.changed.connect(self._dress)
        self._draw_icons()

    def show_end(self, facts: EndFacts, pictures: Sequence[tuple[int, QImage]] = ()) -> None:
        """Show the result; the scores come from the model."""
        self.rosette.show_seats(facts.winners)
        self.title.setText(facts.title)
        self.why.setText(facts.why)
        self.facts.setText("\n".join(facts.facts))
        self.footer.setText(facts.footer)
        self._facts = facts
        self._show_scores(facts.winners)
        self._show_pictures(pictures)
        self._show_course(facts)
        QTimer.singleShot(0, self, self._fit_left)
        self.to_rematch.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._fit_left)  # a layout is not changed while it lays out

    def _fit_left(self) -> None:
        """In a low window the scores have the left side for themselves."""
        below = self._over_time if self.pictures.wide else self._frame
        least = self._table.minimumSizeHint().height() + below.minimumSizeHint().height()
        room = self.sheet.height() - self._head.height() - _BETWEEN
        shown = room >= least and (below is self._over_time or self._has_pictures)
        below.setVisible(shown)
        policy = QSizePolicy.Policy.Maximum if shown else QSizePolicy.Policy.Preferred
        self._table.setSizePolicy(QSizePolicy.Policy.Preferred, policy)

    def picture(self) -> QImage:
        """The result without the buttons, at twice its size on the screen."""
        image = QImage(self.sheet.size() * 2, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(2)
        image.fill(self._theme.colour("table"))
        self.sheet.render(image)
        return image

    def _look_at(self, place: int) -> None:
        if self._facts is not None:
            self.looked.emit(self._facts.first + place)

    def _show_course(self, facts: EndFacts) -> None:
        self.chart.show_lines(
            [
                Line(name, self._theme.seat(seat).colour, seat, values)
                for seat, (name, values) in enumerate(zip(self._names, facts.totals, strict=False))
            ],
            self.tr("moves"),
            facts.turn,
        )

    def _show_scores(self, winners: Sequence[int]) -> None:
        _clear(self._grid)
        model = self._scores
        grid = self._grid
        grid.setColumnStretch(0, 1)
        grid.addWidget(styled(QLabel(self.tr("Score")), "heading"), 0, 0)
        for seat in range(model.columnCount()):
            who = QWidget()
            row = QHBoxLayout(who)
            row.setContentsMargins(0, 0, 0, 0)
            row.addStretch(1)
            row.addWidget(SeatLabel(seat, self._theme, 22))
            name = styled(QLabel(), "strong")
            name.setTextFormat(Qt.TextFormat.PlainText)
            text = self._names[seat]
            name.setText(name.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, 110))
            name.setToolTip(tip(text))
            row.addWidget(name)
            grid.addWidget(who, 0, seat + 1)
        last = model.rowCount() - 1
        close = last > _FEW_PARTS
        grid.setVerticalSpacing(2 if close else 8)
        grid.setContentsMargins(*((20, 10, 20, 8) if close else (20, 16, 20, 16)))
        line = 1
        for part in range(model.rowCount()):
            grid.addWidget(styled(QFrame(), "rule"), line, 0, 1, model.columnCount() + 1)
            label = QLabel(model.headerData(part, Qt.Orientation.Vertical))
            styled(label, "heading" if part == last else "")
            grid.addWidget(label, line + 1, 0)
            for seat in range(model.columnCount()):
                text = model.index(part, seat).data()
                if part == last:
                    colour = self._theme.seat(seat).colour if seat in winners else None
                    value: QLabel = TotalLabel(text, colour, self._theme)
                else:
                    value = QLabel(text)
                    value.setContentsMargins(0, 0 if close else 3, 12, 0 if close else 3)
                    value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                value.setAccessibleName(headed(phrases((self._names[seat], label.text())), text))
                place = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                grid.addWidget(value, line + 1, seat + 1, place)
            line += 2

    def _show_pictures(self, pictures: Sequence[tuple[int, QImage]]) -> None:
        """The larger place is for the chart, or for wide pictures."""
        self.pictures.show_pictures(pictures, self._names)
        wide = self.pictures.wide
        self._has_pictures = bool(pictures)
        self._over_time.show()
        self._frame.setVisible(self._has_pictures)
        sides = (self._left, self._right)
        for widget, side in (
            (self._over_time, sides[0 if wide else 1]),
            (self._frame, sides[1 if wide else 0]),
        ):
            for each in sides:
                each.removeWidget(widget)
            side.addWidget(widget, 1)

    def _button(self, text: str, icon_name: str, signal: object) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(True)
        button.setProperty("icon_name", icon_name)
        button.setIconSize(with_air(18))
        button.clicked.connect(lambda: signal.emit())  # type: ignore[attr-defined]
        return button

    def _dress(self) -> None:
        self._draw_icons()
        if self._facts is not None:
            self._show_scores(self._facts.winners)
            self._show_course(self._facts)

    def _draw_icons(self) -> None:
        for button in (self.to_lobby, self.to_export, self.to_replay, self.to_same):
            button.setIcon(icon_before_words(button.property("icon_name"), self._theme))
        white = on_accent(self._theme.palette)
        self.to_rematch.setIcon(icon_before_words("rematch", self._theme, white))


def _clear(layout: QGridLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
