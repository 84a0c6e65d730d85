"""The panel while a tower is built: what it scores, which skills it uses, what else it could do."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from castlegames.rules.castell.components import SKILLS

from ...style import mixed
from ...table.marks import paint_cross, paint_tick
from ...theme import Theme
from ..lettering import pixels, sized
from .models import Goal, GoalsModel, TowerModel
from .sheet_item import LEFT, RIGHT, write
from .symbols import paint_size_token, paint_skill, paint_tile
from .terms import points, skill_name, translate


@frozen
class Facts:
    """What the page says besides its models: ranks, uses, the best tower so far, a remark."""

    ranks: tuple[int, ...]
    uses: Mapping[str, int]
    best: int
    note: str
    colour: str


class BuilderPage(QWidget):
    """Drawn from the goals and the tower."""

    def __init__(
        self,
        goals: GoalsModel,
        tower: TowerModel,
        facts: Callable[[], Facts],
        theme: Theme,
        projections: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._goals, self._tower, self._facts, self._theme = goals, tower, facts, theme
        self._projections = projections
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        for model in (goals, tower):
            model.modelReset.connect(self._changed)
        theme.changed.connect(self.update)

    def _changed(self) -> None:
        goal = self._goals.chosen
        self.setAccessibleName(translate("Castell", "Tower builder"))
        self.setAccessibleDescription("" if goal is None else f"{goal.title}. {goal.reason}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.font())
        facts = self._facts()
        line = round(pixels(self.font()) * 1.5)
        y = 14.0
        goal = self._goals.chosen
        if goal is not None:
            y = self._paint_goal(painter, goal, facts, y, line)
        y = self._paint_skills(painter, facts, y, line)
        others = [other for other in self._goals.goals if not other.chosen]
        if others:
            y = self._heading(painter, translate("Castell", "It could also be for"), y, line)
        for other in others:
            if y + 2 * line > self.height():
                break
            y = self._paint_other(painter, other, y, line)
        if facts.note:
            foot = QRectF(16, self.height() - line - 8, self.width() - 32, line)
            if foot.top() > y:
                self._write(painter, foot, facts.note, 0.84, "ink_soft")

    def _write(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        size: float,
        token: str = "ink",
        *,
        bold: bool = False,
        align: int = LEFT,
    ) -> None:
        ink = self._theme.colour(token)
        write(painter, rect, text, ink, size=size, bold=bold, align=align)

    def _heading(self, painter: QPainter, text: str, y: float, line: float) -> float:
        self._write(painter, QRectF(16, y, self.width() - 32, line), text, 0.95, bold=True)
        painter.setPen(QPen(self._theme.colour("paper_edge"), 1.2))
        painter.drawLine(QPointF(16, y + line + 1), QPointF(self.width() - 16, y + line + 1))
        return y + line + 7

    def _wrapped(
        self, painter: QPainter, text: str, y: float, left: float, token: str, bold: bool = False
    ) -> float:
        """A text in as many lines as it needs; where it ends."""
        painter.setFont(sized(self.font(), 0.88, bold))
        painter.setPen(self._theme.colour(token))
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
        room = QRectF(left, y, self.width() - 28 - left, 200)
        taken = painter.boundingRect(room, flags, text)
        painter.drawText(room, flags, text)
        painter.setFont(self.font())
        return taken.bottom()

    def _paint_goal(
        self, painter: QPainter, goal: Goal, facts: Facts, y: float, line: float
    ) -> float:
        palette = self._theme.palette
        festival = goal.key[0] == "festival"
        title = (
            translate("Castell", "Festival") if festival else translate("Castell", "Performance")
        )
        self._write(painter, QRectF(16, y, self.width() - 32, line), title, 0.95, bold=True)
        y += line + 2
        lines = 6.2 if festival and self._projections else 4.0
        lines += 0.9 if goal.reason and not goal.met else 0.0
        box = QRectF(10, y, self.width() - 20, line * lines + 30)
        ground = palette.good if goal.met else palette.table
        painter.setPen(QPen(self._theme.colour("good" if goal.met else "paper_edge"), 2))
        painter.setBrush(QColor(mixed(palette.paper, ground, 0.14)))
        painter.drawRoundedRect(box, 9, 9)
        left, width = box.left() + 14, box.width() - 28
        y = box.top() + 8
        self._write(painter, QRectF(left, y, width, line * 1.2), goal.title, 1.2, bold=True)
        y += line * 1.25
        x = left + 10
        for size in goal.tokens:
            paint_size_token(painter, QPointF(x, y + line / 2), 10, size)
            x += 25
        if not festival:
            tile = QRectF(left, y - 1, 82, 27)
            paint_tile(painter, tile, goal.key[1], self._theme.colour("ink_soft"))
            x = tile.right() + 8
        self._write(
            painter,
            QRectF(x, y, box.right() - 14 - x, line),
            goal.note,
            0.86,
            "ink_soft",
            align=RIGHT,
        )
        y += line * 1.35
        middle = QPointF(left + 9, y + line / 2)
        if goal.met:
            text = (
                translate("Castell", "It qualifies")
                if festival
                else translate("Castell", "This tower does it")
            )
            paint_tick(painter, middle, 9, self._theme.colour("good"))
            self._write(
                painter, QRectF(left + 24, y, width - 24, line), text, 0.95, "good", bold=True
            )
        elif goal.reason:
            paint_cross(painter, middle, 9, self._theme.colour("bad"))
            self._wrapped(painter, goal.reason, y + 2, left + 24, "bad", bold=True)
        else:
            text = translate("Castell", "No tower yet.")
            self._write(painter, QRectF(left, y, width, line), text, 0.9, "ink_soft")
        if festival and self._projections:
            self._paint_points(painter, goal, facts, box, line)
        return box.bottom() + 16

    def _paint_points(
        self, painter: QPainter, goal: Goal, facts: Facts, box: QRectF, line: float
    ) -> None:
        tower = self._tower.tower
        levels = len(tower)
        matching = sum(size in goal.tokens for level in tower for size in level)
        left, width = box.left() + 14, box.width() - 28
        y = box.bottom() - line * 3.1 - 4
        for text, count in (
            (translate("Castell", "levels"), levels),
            (translate("Castell", "castellers of a wanted size"), matching),
        ):
            rect = QRectF(left, y, width, line)
            self._write(painter, rect.adjusted(0, 0, -30, 0), text, 0.88)
            self._write(painter, rect, str(count), 0.95, bold=True, align=RIGHT)
            y += line * 0.95
        rect = QRectF(left, y, width, line * 1.2)
        text = translate("Castell", "Tower points (best so far: {n})").format(n=facts.best)
        self._write(painter, rect.adjusted(0, 0, -44, 0), text, 0.95, bold=True)
        self._write(painter, rect, str(goal.gain), 1.4, bold=True, align=RIGHT)

    def _paint_skills(self, painter: QPainter, facts: Facts, y: float, line: float) -> float:
        y = self._heading(painter, translate("Castell", "Skills used in this tower"), y, line)
        colour = QColor(facts.colour)
        for skill, rank in zip(SKILLS, facts.ranks, strict=True):
            used = facts.uses.get(skill, 0)
            lacking = used > rank
            token = "bad" if lacking else "ink" if rank else "ink_soft"
            ink = self._theme.colour(token)
            paint_skill(painter, skill, QPointF(26, y + line / 2), 14, ink)
            self._write(painter, QRectF(42, y, 82, line), skill_name(skill), 0.9, token)
            for pip in range(max(rank, used)):
                box = QRectF(130 + pip * 20, y + line / 2 - 5.5, 17, 11)
                over = pip >= rank
                edge = self._theme.colour("bad") if over else colour
                painter.setPen(
                    QPen(edge, 1.4, Qt.PenStyle.DashLine if over else Qt.PenStyle.SolidLine)
                )
                painter.setBrush(colour if pip < used and not over else self._theme.colour("paper"))
                painter.drawRoundedRect(box, 3, 3)
            text = translate("Castell", "{used} of {rank}").format(used=used, rank=rank)
            self._write(
                painter, QRectF(self.width() - 86, y, 70, line), text, 0.86, token, align=RIGHT
            )
            y += line * 1.02
        return y + 12

    def _paint_other(self, painter: QPainter, goal: Goal, y: float, line: float) -> float:
        middle = QPointF(26, y + line / 2)
        if goal.met:
            paint_tick(painter, middle, 8, self._theme.colour("good"))
        elif goal.reason:
            paint_cross(painter, middle, 8, self._theme.colour("ink_soft"))
        self._write(painter, QRectF(42, y, self.width() - 58, line), goal.title, 0.9, bold=True)
        text = goal.reason
        if goal.met:
            text = points(goal.gain) if self._projections or goal.key[0] == "tile" else ""
        y = self._wrapped(
            painter, text or goal.note, y + line, 42, "good" if goal.met else "ink_soft"
        )
        return y + 8
