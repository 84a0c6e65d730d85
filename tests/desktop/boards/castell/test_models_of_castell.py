"""Castell's models: Qt's promises, and how things are read out."""

from __future__ import annotations

import pytest

from castlegames.desktop.boards.castell.models import (
    CalendarModel,
    FestivalModel,
    FestivalRow,
    Goal,
    GoalsModel,
    Group,
    HandModel,
    LevelRow,
    PerformanceRow,
    Region,
    RegionModel,
    RowsModel,
    SeatRow,
    SeatsModel,
    ShownTower,
    SnapshotModel,
    TowerModel,
    WheelModel,
    WheelSpot,
)

NAMES = ("Anna", "Ben")


def filled() -> tuple[SnapshotModel, ...]:
    regions = RegionModel(NAMES)
    regions.show([Region("Valls", (9, 4), (1,)), Region("Lleida")], (0,))
    calendar = CalendarModel()
    calendar.show([FestivalRow(3, "Valls", (4,), "coming")], 2, None)
    wheel = WheelModel()
    wheel.show([WheelSpot("mix", "Valls", offered=True), WheelSpot("base", None)], 1, True)
    rows = RowsModel(NAMES)
    rows.swap([PerformanceRow("Valls", (3, 16), (3,), (1, 0)), PerformanceRow("Lleida")])
    hand = HandModel()
    hand.show([Group(9, 2), Group(4, 3, 1)], (7,))
    seats = SeatsModel()
    seats.swap([SeatRow((2, 0, 1, 0, 0), 1, 9, 5), SeatRow()])
    tower = TowerModel()
    tower.show([LevelRow((9, 9), ()), LevelRow((7, 6), ("balance", "mix"))], "")
    goals = GoalsModel()
    goals.swap([Goal(("tile", 3), "1-1-1", chosen=True, met=True, gain=5)])
    festival = FestivalModel(NAMES)
    festival.show("Valls", (4,), True, [ShownTower(1, ((9, 9), (7,)), 6, "medal")])
    return regions, calendar, wheel, rows, hand, seats, tower, goals, festival


@pytest.mark.parametrize("place", range(9))
def test_models_keep_the_promises_of_qt(qtmodeltester: object, place: int) -> None:
    qtmodeltester.check(filled()[place])  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("place", "row", "text"),
    [
        (0, 0, "Valls: castellers 9 and 4, pawns of Ben"),
        (0, 1, "Lleida: no castellers"),
        (1, 0, "Round 3: festival in Valls, size 4 wanted"),
        (2, 0, "Mix tile at Valls, offered to you"),
        (2, 1, "Base tile at All Regions"),
        (3, 0, "Performances in Valls: 1-1-1 and Balance, tokens of Ben and Anna"),
        (3, 1, "Performances in Lleida: none"),
        (4, 0, "size 9: 2"),
        (4, 1, "size 4: 2 of 3 free"),
        (
            5,
            0,
            "Balance 2, Base 0, Mix 1, Strength 0, Width 0; 1 token, 9 people, best tower 5",
        ),
        (6, 0, "level 1: 9 and 9"),
        (6, 1, "level 2: 7 and 6, uses Balance and Mix"),
        (7, 0, "1-1-1, chosen: this tower does it, 5 points"),
        (8, 0, "Ben: 2 levels, 6 points"),
    ],
)
def test_everything_is_read_out(place: int, row: int, text: str) -> None:
    model = filled()[place]
    assert model.text(row) == text
    assert model.data(model.index(row)) == text


def test_the_same_again_resets_no_model() -> None:
    model = HandModel()
    resets: list[bool] = []
    model.modelReset.connect(lambda: resets.append(True))
    model.show([Group(9, 2)])
    model.show([Group(9, 2)])
    assert len(resets) == 1
    model.show([Group(9, 2)], (4,))
    assert len(resets) == 2
    assert model.tray == (4,)
    assert model.sizes == (9, 9)
