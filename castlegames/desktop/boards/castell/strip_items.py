"""At the foot of the table: one's own castellers and the tray, one's own skill tracks."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from castlegames.rules.castell.components import SKILLS, TOP_RANK

from ...style import mixed
from ...theme import Theme
from .models import HandModel, SeatsModel
from .people import height_of, paint_casteller, width_of
from .sheet_item import CENTRE, LEFT, SheetItem
from .symbols import paint_skill
from .terms import skill_name, translate

_SMALLEST = 44.0
"""Below this height of size 10 only one of each size is drawn, with their number."""


class PeopleStrip(SheetItem):
    """Castellers by size, big first; those in the tray wait in a dashed frame."""

    def __init__(self, model: HandModel, theme: Theme) -> None:
        super().__init__(theme)
        self.model = model
        self._lit = False
        model.modelReset.connect(self.refresh)

    def light(self, lit: bool) -> None:
        """Show that a casteller may be dropped here."""
        if lit != self._lit:
            self._lit = lit
            self.update()

    @property
    def tallest(self) -> float:
        """Height of size 10 here: all stand side by side if they can still be told apart."""
        most = min(self.rect.height() - 22, 96.0)
        needed = sum(width_of(size, 1.0) for size in self.model.sizes)
        return max(min(most, self._room() / needed), _SMALLEST) if needed else most

    def _start(self) -> float:
        return self.rect.left() + self._title_width() + 2

    def _room(self) -> float:
        return self.tray_rect().left() - 10 - self._start()

    def _title_width(self) -> float:
        return min(max(self.rect.width() * 0.2, 112.0), 160.0)

    def builder_rect(self) -> QRectF:
        """The button that opens the tower builder."""
        return QRectF(self.rect.left() + 9, self.rect.bottom() - 36, self._title_width() - 14, 28)

    def tray_rect(self) -> QRectF:
        """Where castellers wait that are picked but not recruited yet."""
        width = max(76.0, 0.9 * (self.rect.height() - 22))
        return QRectF(
            self.rect.right() - width - 8, self.rect.top() + 8, width, self.rect.height() - 16
        )

    def drop_point(self) -> QPointF:
        """Where the feet of a casteller come down that is dropped here."""
        tray = self.tray_rect()
        width = tray.width() / 4
        side = width if self.model.tray else -width
        return QPointF(tray.center().x() + side, tray.bottom() - 5)

    def draw(self, painter: QPainter) -> None:
        palette, rect = self.theme.palette, self.rect
        if self._lit:
            painter.setPen(QPen(self.theme.colour("good"), 2.4))
            painter.setBrush(QColor(mixed(palette.paper, palette.good, 0.1)))
            painter.drawRoundedRect(rect, 11, 11)
        sizes = self.model.sizes
        left = QRectF(rect.left() + 12, rect.top() + 5, self._title_width() - 14, 18)
        self.write(painter, left, translate("Castell", "Your castellers"), size=0.93, bold=True)
        count = translate("Castell", "{n}, by size").format(n=len(sizes))
        self.write(painter, left.translated(0, 17), count, size=0.84, token="ink_soft")
        button = self.builder_rect()
        painter.setPen(QPen(self.theme.colour("wood_dark"), 1.3))
        painter.setBrush(QColor(mixed(palette.paper, palette.wood, 0.22)))
        painter.drawRoundedRect(button, 7, 7)
        self.write(
            painter,
            button.adjusted(6, 0, -6, 0),
            translate("Castell", "Tower builder"),
            size=0.88,
            bold=True,
            align=CENTRE,
        )
        ground = rect.bottom() - 13
        start, room = self._start(), self._room()
        painter.setPen(QPen(self.theme.colour("wood"), 3))
        painter.drawLine(QPointF(start, ground + 1.5), QPointF(start + room, ground + 1.5))
        if sum(width_of(size, self.tallest) for size in sizes) <= room + 1:
            self._draw_each(painter, start, ground, sizes)
        else:
            self._draw_groups(painter, start, ground, room)
        self._draw_tray(painter)

    def _draw_each(
        self, painter: QPainter, left: float, ground: float, sizes: tuple[int, ...]
    ) -> None:
        for nth, size in enumerate(sizes):
            width = width_of(size, self.tallest)
            paint_casteller(painter, QPointF(left + width / 2, ground), size, self.tallest, nth)
            left += width

    def _draw_groups(self, painter: QPainter, left: float, ground: float, room: float) -> None:
        """One of each size with how many there are, where not all have room."""
        step = min(room / max(1, len(self.model.groups)), 74.0)
        tallest = min(self.rect.height() - 22, 96.0, 0.6 * step / width_of(10, 1.0))
        for nth, group in enumerate(self.model.groups):
            x = left + step * nth
            feet = QPointF(x + step * 0.32, ground)
            paint_casteller(painter, feet, group.size, tallest, nth)
            count = QRectF(x + step * 0.36, ground - 15, step * 0.62, 15)
            self.write(
                painter,
                count,
                f"×{group.count}",
                size=0.86,
                bold=True,
                align=int(Qt.AlignmentFlag.AlignRight),
            )

    def _draw_tray(self, painter: QPainter) -> None:
        tray = self.tray_rect()
        pen = QPen(self.theme.colour("good" if self._lit else "paper_edge"), 1.6)
        pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(tray, 8, 8)
        if not self.model.tray:
            note = translate("Castell", "recruits")
            self.write(
                painter, tray.adjusted(3, 3, -3, -3), note, size=0.8, token="ink_soft", align=CENTRE
            )
        for nth, size in enumerate(self.model.tray):
            x = tray.center().x() + tray.width() / 4 * (1 if nth else -1)
            paint_casteller(
                painter,
                QPointF(x, tray.bottom() - 5),
                size,
                min(self.tallest, tray.height() - 8),
                nth,
            )

    def height_here(self, size: int) -> float:
        """How tall a casteller is here."""
        return height_of(size, self.tallest)


class SkillStrip(SheetItem):
    """The five skill tracks of the seat at the screen, with what else it has."""

    def __init__(self, model: SeatsModel, theme: Theme) -> None:
        super().__init__(theme)
        self.model = model
        self.seat = 0
        self._lit: str | None = None
        model.modelReset.connect(self.refresh)

    def show_seat(self, seat: int) -> None:
        """Show another seat's tracks."""
        if seat != self.seat:
            self.seat = seat
            self.update()

    def light(self, skill: str | None) -> None:
        """Show that the tile of this skill may be dropped here."""
        if skill != self._lit:
            self._lit = skill
            self.update()

    def track_rect(self, skill: str) -> QRectF:
        """The track of a skill; for the Special tile the whole strip."""
        if skill not in SKILLS:
            return self.rect.adjusted(6, 24, -6, -6)
        width = (self.rect.width() - 12) / len(SKILLS)
        left = self.rect.left() + 6 + SKILLS.index(skill) * width
        return QRectF(left + 1, self.rect.top() + 24, width - 2, self.rect.height() - 30)

    def draw(self, painter: QPainter) -> None:
        if self.seat >= len(self.model.seats):
            return
        row = self.model.seats[self.seat]
        colour = QColor(self.theme.seat(self.seat).colour)
        title = QRectF(self.rect.left() + 12, self.rect.top() + 4, self.rect.width() - 24, 18)
        half = title.width() / 2
        heading = title.adjusted(0, 0, -half, 0)
        self.write(painter, heading, translate("Castell", "Your skills"), size=0.93, bold=True)
        note = translate("Castell", "special tokens: {n}").format(n=row.tokens)
        self.write(
            painter,
            title.adjusted(half, 0, 0, 0),
            note,
            size=0.82,
            token="ink_soft",
            align=int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter),
        )
        if self._lit is not None:
            palette = self.theme.palette
            painter.setPen(QPen(self.theme.colour("good"), 2.2))
            painter.setBrush(QColor(mixed(palette.paper, palette.good, 0.16)))
            painter.drawRoundedRect(self.track_rect(self._lit), 7, 7)
        for skill, rank in zip(SKILLS, row.ranks, strict=True):
            track = self.track_rect(skill)
            faint = rank == 0
            ink = self.theme.colour("ink_soft" if faint else "ink")
            middle = track.center().x()
            third = track.height() / 3
            paint_skill(painter, skill, QPointF(middle - 8, track.top() + third * 0.5), 14, ink)
            number = QRectF(middle + 3, track.top(), 20, third)
            self.write(
                painter,
                number,
                str(rank),
                bold=True,
                align=LEFT,
                token="ink_soft" if faint else "ink",
            )
            name = QRectF(track.left() + 1, track.top() + third, track.width() - 2, third)
            self.write(
                painter,
                name,
                skill_name(skill),
                size=0.8,
                align=CENTRE,
                token="ink_soft" if faint else "ink",
            )
            pips = QRectF(
                track.left() + 5,
                track.bottom() - third * 0.72,
                track.width() - 10,
                min(third * 0.5, 9.0),
            )
            paint_pips(painter, pips, rank, colour, self.theme)


def paint_pips(painter: QPainter, rect: QRectF, rank: int, colour: QColor, theme: Theme) -> None:
    """A track of five pips, so many of them filled."""
    width = rect.width() / TOP_RANK
    for pip in range(TOP_RANK):
        box = QRectF(rect.left() + pip * width + 0.8, rect.top(), width - 1.6, rect.height())
        filled = pip < rank
        painter.setPen(QPen(colour.darker(120) if filled else theme.colour("paper_edge"), 1.1))
        painter.setBrush(colour if filled else theme.colour("paper"))
        painter.drawRoundedRect(box, min(3.0, width / 4), min(3.0, rect.height() / 2.5))
