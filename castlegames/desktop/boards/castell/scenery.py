"""What lies on Castell's table and in the tower builder: the models, the items, their places."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsItem, QWidget

from ..board import BoardContext
from ..scene_board import SceneBoard
from .builder_items import GoalsItem, LevelsItem, ShelfItem, TowerItem
from .calendar_item import CalendarItem
from .festival_item import FestivalItem
from .held_item import HeldItem, MarksItem
from .layout import Layout
from .map_item import LightsItem, MapItem, PeopleItem
from .models import (
    CalendarModel,
    FestivalModel,
    GoalsModel,
    HandModel,
    RegionModel,
    RowsModel,
    SeatsModel,
    TowerModel,
    WheelModel,
)
from .rows_item import RowsItem
from .strip_items import PeopleStrip, SkillStrip
from .wheel_item import WheelItem

_LIGHTS_Z, _FIGURES_Z, _MARKS_Z, _SHEET_Z, _BUILDER_Z = 2.0, 4.0, 10.0, 20.0, 40.0


class SceneryBoard(SceneBoard):
    """Makes models and items and puts them into their places; who acts on them is the board."""

    def __init__(self, context: BoardContext, parent: QWidget | None = None) -> None:
        names = context.names
        self.region_model = RegionModel(names)
        self.calendar_model = CalendarModel()
        self.wheel_model = WheelModel()
        self.rows_model = RowsModel(names)
        self.hand_model, self.shelf_model = HandModel(), HandModel()
        self.seats_model = SeatsModel()
        self.tower_model = TowerModel()
        self.goals_model = GoalsModel()
        self.festival_model = FestivalModel(names)
        super().__init__(context, parent)
        for model in (
            self.region_model,
            self.calendar_model,
            self.wheel_model,
            self.rows_model,
            self.hand_model,
            self.shelf_model,
            self.seats_model,
            self.tower_model,
            self.goals_model,
            self.festival_model,
        ):
            model.setParent(self)
        self._make_items(context)

    def _make_items(self, context: BoardContext) -> None:
        theme = context.theme
        self.land = MapItem(theme)
        self.lights = LightsItem(self.land, theme)
        self.figures = PeopleItem(self.region_model, self.land, theme)
        self.calendar = CalendarItem(self.calendar_model, theme)
        self.wheel = WheelItem(self.wheel_model, theme)
        self.rows = RowsItem(self.rows_model, theme)
        self.people_strip = PeopleStrip(self.hand_model, theme)
        self.skill_strip = SkillStrip(self.seats_model, theme)
        self.festival = FestivalItem(self.festival_model, theme)
        self.goals = GoalsItem(self.goals_model, theme)
        self.goals.shows_gain = context.projections
        self.shelf = ShelfItem(self.shelf_model, theme)
        self.tower = TowerItem(self.tower_model, theme)
        self.levels = LevelsItem(self.tower_model, theme)
        self.held = HeldItem(theme)
        self.hint_marks = MarksItem(theme, "accent")
        self.last_marks = MarksItem(theme, "ink_soft")
        self._table_items: tuple[QGraphicsItem, ...] = (
            self.land,
            self.lights,
            self.figures,
            self.calendar,
            self.wheel,
            self.rows,
            self.people_strip,
            self.skill_strip,
        )
        self._named_items = (
            self.land,
            self.figures,
            self.lights,
            self.calendar,
            self.wheel,
            self.rows,
            self.skill_strip,
            self.goals,
            self.levels,
        )
        self._builder_items: tuple[QGraphicsItem, ...] = (
            self.goals,
            self.shelf,
            self.tower,
            self.levels,
        )
        for item in (*self._table_items, self.festival, *self._builder_items, self.held):
            self.scene.addItem(item)
        for marks in (self.hint_marks, self.last_marks):
            marks.setZValue(_MARKS_Z)
            self.scene.addItem(marks)
        self.lights.setZValue(_LIGHTS_Z)
        self.figures.setZValue(_FIGURES_Z)
        self.festival.setZValue(_SHEET_Z)
        for item in self._builder_items:
            item.setZValue(_BUILDER_Z)

    def place_items(self, found: Layout) -> None:
        """Put every item into its place."""
        self.land.place(found.map)
        self.lights.arrange()
        self.figures.arrange()
        self.calendar.place(found.calendar)
        self.wheel.place(found.wheel)
        self.rows.place(found.rows)
        self.people_strip.place(found.people)
        self.skill_strip.place(found.skills)
        self.festival.place(found.map)
        self.goals.place(found.goals)
        self.shelf.place(found.shelf)
        self.tower.place(found.tower)
        self.levels.place(found.levels)
        self.last_marks.ring(())
        self.hint_marks.ring(())
