"""What the tower builder is made of: goals, shelf, the tower itself, its levels judged."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from castlegames.rules.castell.components import SIZES

from ...lists import joined
from ...style import mixed
from ...table.marks import paint_cross, paint_tick
from ...theme import Theme
from ..lettering import sized
from .models import Goal, GoalsModel, HandModel, TowerModel
from .people import paint_casteller, sash, width_of
from .sheet_item import CENTRE, LEFT, RIGHT, SheetItem, write
from .stack import Stack, paint_stack, shirt_of, stacked
from .symbols import paint_size_token, paint_skill, paint_tile, region_colour
from .terms import points, skill_name, translate

_LARGEST = 128.0


class GoalsItem(SheetItem):
    """What the tower may be for, side by side; the chosen one is framed."""

    def __init__(self, model: GoalsModel, theme: Theme) -> None:
        super().__init__(theme)
        self.model = model
        self.shows_gain = True
        model.modelReset.connect(self.refresh)

    def goal_rect(self, place: int) -> QRectF:
        """The card of a goal."""
        count = max(1, len(self.model.goals))
        width = min((self.rect.width() - 12 + 6) / count - 6, 260.0)
        return QRectF(
            self.rect.left() + 6 + place * (width + 6),
            self.rect.top() + 5,
            width,
            self.rect.height() - 10,
        )

    def goal_at(self, point: QPointF) -> int | None:
        """The goal at a point."""
        return next(
            (n for n in range(len(self.model.goals)) if self.goal_rect(n).contains(point)), None
        )

    def draw(self, painter: QPainter) -> None:
        for place, goal in enumerate(self.model.goals):
            self._draw_goal(painter, self.goal_rect(place), goal)
        if not self.model.goals:
            text = translate("Castell", "Build what you like: nothing is asked for now.")
            self.write(painter, self.rect.adjusted(14, 0, -14, 0), text, token="ink_soft")

    def _draw_goal(self, painter: QPainter, rect: QRectF, goal: Goal) -> None:
        palette = self.theme.palette
        ground = mixed(palette.paper, palette.good if goal.met else palette.table, 0.16)
        edge = self.theme.colour("accent" if goal.chosen else "good" if goal.met else "paper_edge")
        painter.setPen(QPen(edge, 2.4 if goal.chosen else 1.3))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(rect, 8, 8)
        left, half = rect.left() + 8, rect.height() / 2
        kind, number = goal.key
        if kind == "tile":
            tile = QRectF(left, rect.center().y() - 13, 76, 26)
            paint_tile(painter, tile, number, self.theme.colour("ink_soft"))
            left = tile.right() + 8
        else:
            radius = 9.0
            for size in goal.tokens:
                paint_size_token(painter, QPointF(left + radius, rect.center().y()), radius, size)
                left += 2 * radius + 3
            left += 5
        right = rect.right() - 8
        if goal.met or goal.reason:
            middle = QPointF(right - 9, rect.center().y())
            if goal.met:
                paint_tick(painter, middle, 9, self.theme.colour("good"))
            else:
                paint_cross(painter, middle, 7, self.theme.colour("ink_soft"))
            right -= 24
        title = QRectF(left, rect.top() + 3, right - left, half - 1)
        self.write(painter, title, goal.title, size=0.9, bold=True)
        below = QRectF(left, rect.top() + half, right - left, half - 4)
        note = goal.note
        if goal.met and self.shows_gain:
            note = f"+{goal.gain} · {goal.note}" if kind == "tile" else points(goal.gain)
        self.write(painter, below, note, size=0.8, token="ink_soft")


class ShelfItem(SheetItem):
    """One's own castellers by size; who stands in the tower is pale."""

    def __init__(self, model: HandModel, theme: Theme) -> None:
        super().__init__(theme)
        self.model = model
        self._lit = False
        self._wanted: frozenset[int] = frozenset()
        model.modelReset.connect(self.refresh)

    def light(self, lit: bool) -> None:
        """Show that somebody may come back here."""
        if lit != self._lit:
            self._lit = lit
            self.update()

    def want(self, sizes: frozenset[int]) -> None:
        """Frame the sizes that could stand on top."""
        if sizes != self._wanted:
            self._wanted = sizes
            self.update()

    def _header(self) -> float:
        return 26.0

    def size_rect(self, size: int) -> QRectF:
        """The board of a size."""
        height = (self.rect.height() - self._header() - 6) / len(SIZES)
        top = self.rect.top() + self._header() + (SIZES[-1] - size) * height
        return QRectF(self.rect.left() + 5, top, self.rect.width() - 10, height - 1)

    @property
    def tallest(self) -> float:
        """Height of size 10 here."""
        return min(self.size_rect(SIZES[0]).height() - 4, 62.0)

    def size_at(self, point: QPointF) -> int | None:
        """The size whose board is at a point."""
        return next((size for size in SIZES if self.size_rect(size).contains(point)), None)

    def draw(self, painter: QPainter) -> None:
        if self._lit:
            painter.setPen(QPen(self.theme.colour("good"), 2.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.rect, 11, 11)
        header = QRectF(self.rect.left() + 12, self.rect.top() + 4, self.rect.width() - 24, 20)
        self.write(painter, header, translate("Castell", "Your castellers"), size=0.93, bold=True)
        self.write(
            painter, header, translate("Castell", "free"), size=0.84, token="ink_soft", align=RIGHT
        )
        counts = {group.size: group for group in self.model.groups}
        for size in SIZES:
            rect = self.size_rect(size)
            if size in self._wanted:
                painter.setPen(QPen(self.theme.colour("good"), 1.5))
                painter.setBrush(
                    QColor(mixed(self.theme.palette.paper, self.theme.palette.good, 0.1))
                )
                painter.drawRoundedRect(rect.adjusted(0, 0, 0, -1), 7, 7)
            group = counts.get(size)
            self._draw_size(
                painter, rect, size, group.count if group else 0, group.used if group else 0
            )

    def _draw_size(self, painter: QPainter, rect: QRectF, size: int, count: int, used: int) -> None:
        middle = rect.center().y()
        disc = QPointF(rect.left() + 15, middle)
        painter.setPen(QPen(QColor("#2E2A26"), 1.1))
        painter.setBrush(sash(size))
        painter.drawEllipse(disc, 11, 11)
        light = QColor("#FFFDF6") if size > 5 else QColor("#2E2A26")
        write(
            painter,
            QRectF(disc.x() - 12, middle - 11, 24, 22),
            str(size),
            light,
            size=0.86,
            bold=True,
            align=CENTRE,
        )
        left, right = rect.left() + 32, rect.right() - 26
        ground = rect.bottom() - 3
        painter.setPen(QPen(self.theme.colour("wood"), 2.4))
        painter.drawLine(QPointF(left, ground + 1), QPointF(right, ground + 1))
        width = width_of(size, self.tallest) + 3
        step = min(width, (right - left - width) / max(1, count - 1)) if count > 1 else width
        for nth in range(count):
            painter.setOpacity(0.28 if nth < used else 1.0)
            feet = QPointF(left + width / 2 + nth * step, ground)
            paint_casteller(painter, feet, size, self.tallest, nth)
        painter.setOpacity(1.0)
        free = count - used
        self.write(
            painter,
            QRectF(right, rect.top(), 22, rect.height()),
            str(free),
            bold=free > 0,
            token="ink" if free else "ink_soft",
            align=RIGHT,
        )


@frozen
class Slot:
    """A place in the tower where what is held may go; good if the tower stands then."""

    rect: QRectF
    good: bool
    on_top: bool = False


class TowerItem(SheetItem):
    """The tower as people on shoulders, before a town hall."""

    def __init__(self, model: TowerModel, theme: Theme) -> None:
        super().__init__(theme)
        self.model = model
        self.seat = 0
        self.stack: Stack = stacked((), QRectF(0, 0, 100, 100), _LARGEST)
        self._slots: tuple[Slot, ...] = ()
        self._note = ""
        model.modelReset.connect(self.refresh)

    def arrange(self) -> None:
        area = self.rect.adjusted(14, 12, -14, -34)
        if area.isEmpty():
            return
        self.stack = stacked(self.model.tower, area, _LARGEST)

    def show_seat(self, seat: int) -> None:
        """Dress everybody in the colour of this seat."""
        self.seat = seat
        self.update()

    def show_slots(self, slots: Sequence[Slot], note: str = "") -> None:
        """Mark the places where what is held may go; ``note`` stands beside the top."""
        if (tuple(slots), note) != (self._slots, self._note):
            self._slots, self._note = tuple(slots), note
            self.update()

    def draw(self, painter: QPainter) -> None:
        self._draw_town(painter)
        paint_stack(painter, self.stack, shirt_of(self.theme.seat(self.seat).colour))
        for slot in self._slots:
            colour = self.theme.colour("good" if slot.good else "ink_soft")
            painter.setPen(QPen(colour, 2.2, Qt.PenStyle.DashLine))
            fill = QColor(colour)
            fill.setAlphaF(0.1)
            painter.setBrush(fill)
            painter.drawRoundedRect(slot.rect, 7, 7)
            if slot.on_top:
                middle = slot.rect.center()
                painter.setPen(QPen(colour, 2.4))
                painter.drawLine(middle + QPointF(-8, 0), middle + QPointF(8, 0))
                painter.drawLine(middle + QPointF(0, -8), middle + QPointF(0, 8))
        if self._note:
            slot_rect = self.stack.gap_rect(self.stack.levels)
            left = slot_rect.right() + 8
            room = QRectF(left, slot_rect.top(), self.rect.right() - left - 6, 20)
            self.write(painter, room, self._note, size=0.86, bold=True, token="good")
        if not self.model.levels:
            text = translate("Castell", "Drag people here: the biggest at the bottom.")
            self.write(
                painter, self.rect.adjusted(20, 0, -20, -40), text, token="ink_soft", align=CENTRE
            )

    def _draw_town(self, painter: QPainter) -> None:
        palette = self.theme.palette
        inner = self.rect.adjusted(5, 5, -5, -5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(mixed(palette.paper, palette.wood, 0.16)))
        painter.drawRoundedRect(inner, 8, 8)
        wall = QColor(mixed(palette.paper, palette.wood, 0.25))
        hole = QColor(mixed(palette.paper, palette.wood, 0.36))
        ground = inner.bottom() - 28
        house = QRectF(
            inner.left() + inner.width() * 0.08,
            inner.top() + inner.height() * 0.32,
            inner.width() * 0.84,
            ground - inner.top() - inner.height() * 0.32,
        )
        painter.setBrush(wall)
        painter.drawRect(house)
        painter.setBrush(hole)
        painter.drawRect(QRectF(house.left() - 8, house.top() - 9, house.width() + 16, 12))
        for column in range(4):
            x = house.left() + house.width() * (0.06 + column * 0.25)
            for row in range(2):
                window = QRectF(
                    x,
                    house.top() + house.height() * (0.12 + row * 0.33),
                    house.width() * 0.1,
                    house.height() * 0.2,
                )
                painter.drawRect(window)
        painter.setBrush(QColor(mixed(palette.paper, palette.wood, 0.5)))
        painter.drawRect(QRectF(inner.left(), ground, inner.width(), inner.bottom() - ground - 3))


class LevelsItem(SheetItem):
    """The levels as cards from the bottom up: who, which skill, and what is missing."""

    def __init__(self, model: TowerModel, theme: Theme) -> None:
        super().__init__(theme)
        self.model = model
        self._footer = ""
        self._lit_gaps: tuple[int, ...] = ()
        self._held: int | None = None
        model.modelReset.connect(self.refresh)

    def show_footer(self, text: str) -> None:
        """A remark at the foot: what the tower brings."""
        if text != self._footer:
            self._footer = text
            self.update()

    def show_gaps(self, gaps: Sequence[int], held: int | None) -> None:
        """Mark where a held level may go."""
        if (tuple(gaps), held) != (self._lit_gaps, self._held):
            self._lit_gaps, self._held = tuple(gaps), held
            self.update()

    def _body(self) -> QRectF:
        return self.rect.adjusted(7, 44, -7, -34 if self._footer else -7)

    def card_rect(self, level: int) -> QRectF:
        """The card of a level."""
        body = self._body()
        height = min(body.height() / max(4, len(self.model.levels)), 86.0)
        return QRectF(
            body.left(), body.bottom() - (level + 1) * height + 3, body.width(), height - 6
        )

    def gap_rect(self, gap: int) -> QRectF:
        """The gap below the card of this number."""
        body = self._body()
        height = min(body.height() / max(4, len(self.model.levels)), 86.0)
        return QRectF(body.left(), body.bottom() - gap * height - 5, body.width(), 10)

    def level_at(self, point: QPointF) -> int | None:
        """The level whose card is at a point."""
        return next(
            (n for n in range(len(self.model.levels)) if self.card_rect(n).contains(point)), None
        )

    def draw(self, painter: QPainter) -> None:
        header = QRectF(self.rect.left() + 12, self.rect.top() + 6, self.rect.width() - 24, 20)
        self.write(painter, header, translate("Castell", "Levels"), size=0.93, bold=True)
        if self.model.levels:
            self._draw_verdict(painter, header)
        else:
            text = translate(
                "Castell",
                "Each level stands here with the skills that it uses, and with what is missing.",
            )
            painter.setFont(sized(painter.font(), 0.88))
            painter.setPen(self.theme.colour("ink_soft"))
            flags = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
            painter.drawText(header.translated(0, 26).adjusted(0, 0, 0, 80), flags, text)
        for level in range(len(self.model.levels)):
            self._draw_card(painter, level)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.colour("good"))
        for gap in self._lit_gaps:
            painter.drawRoundedRect(self.gap_rect(gap).adjusted(6, 3, -6, -3), 2, 2)
        if self._footer:
            foot = QRectF(
                self.rect.left() + 12, self.rect.bottom() - 30, self.rect.width() - 24, 22
            )
            self.write(painter, foot, self._footer, size=0.95, bold=True)

    def _draw_verdict(self, painter: QPainter, header: QRectF) -> None:
        below = header.translated(0, 18)
        if self.model.legal:
            text = translate("Castell", "the tower stands")
            paint_tick(
                painter, QPointF(below.left() + 8, below.center().y()), 8, self.theme.colour("good")
            )
            self.write(
                painter, below.adjusted(22, 0, 0, 0), text, size=0.88, bold=True, token="good"
            )
        else:
            paint_cross(
                painter, QPointF(below.left() + 8, below.center().y()), 8, self.theme.colour("bad")
            )
            self.write(
                painter,
                below.adjusted(22, 0, 0, 0),
                self.model.reason,
                size=0.88,
                bold=True,
                token="bad",
            )

    def _draw_card(self, painter: QPainter, level: int) -> None:
        row, rect = self.model.levels[level], self.card_rect(level)
        if level == self._held:
            painter.setOpacity(0.4)
        bad = self.theme.colour("bad")
        painter.setPen(QPen(bad if row.reason else self.theme.colour("paper_edge"), 1.3))
        painter.setBrush(QColor(mixed(self.theme.palette.paper, self.theme.palette.table, 0.2)))
        painter.drawRoundedRect(rect, 8, 8)
        lines = 2 if rect.height() < 62 else 3
        line = min((rect.height() - 6) / lines, 24.0)
        top = QRectF(rect.left() + 30, rect.top() + 3, rect.width() - 38, line)
        mark = QPointF(rect.left() + 16, top.center().y())
        if row.reason:
            paint_cross(painter, mark, 7.5, bad)
        else:
            paint_tick(painter, mark, 7.5, self.theme.colour("good"))
        name = translate("Castell", "Level {n}").format(n=level + 1)
        self.write(painter, top, name, size=0.9, bold=True)
        who = joined(
            translate("Castell", "{n} of size {size}").format(n=row.sizes.count(size), size=size)
            for size in sorted(set(row.sizes), reverse=True)
        )
        width = painter.fontMetrics().horizontalAdvance(name) + 10
        self.write(
            painter, top.adjusted(width, 0, 0, 0), who, size=0.84, token="ink_soft", align=RIGHT
        )
        second = top.translated(0, line)
        if row.reason:
            self.write(painter, second.adjusted(-18, 0, 4, 0), row.reason, size=0.84, token="bad")
        elif row.uses:
            self._draw_uses(painter, second.adjusted(-20, 0, 0, 0), row.uses)
        else:
            text = translate("Castell", "no skill needed")
            self.write(painter, second.adjusted(-18, 0, 0, 0), text, size=0.84, token="ink_soft")
        painter.setOpacity(1.0)

    def _draw_uses(self, painter: QPainter, line: QRectF, uses: Sequence[str]) -> None:
        x = line.left()
        palette = self.theme.palette
        metrics = QFontMetricsF(sized(painter.font(), 0.82))
        full = sum(metrics.horizontalAdvance(skill_name(skill)) + 36 for skill in uses)
        for skill in uses:
            text = skill_name(skill) if full <= line.width() else ""
            width = metrics.horizontalAdvance(text) + (30 if text else 24)
            pill = QRectF(x, line.top() + 1, width, min(line.height() - 2, 22))
            painter.setPen(QPen(self.theme.colour("wood"), 1.1))
            painter.setBrush(QColor(mixed(palette.paper, palette.wood, 0.2)))
            painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
            paint_skill(
                painter,
                skill,
                QPointF(pill.left() + 13, pill.center().y()),
                12,
                self.theme.colour("ink"),
            )
            if text:
                self.write(painter, pill.adjusted(23, 0, -4, 0), text, size=0.82, align=LEFT)
            x += width + 6


def region_chip(painter: QPainter, rect: QRectF, region: str, theme: Theme) -> None:
    """A small square in the colour of a region."""
    painter.setPen(QPen(QColor(46, 42, 38, 130), 0.9))
    painter.setBrush(region_colour(region, theme))
    painter.drawRoundedRect(rect, 3, 3)
