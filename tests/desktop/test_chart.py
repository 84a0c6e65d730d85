"""The chart shows values with round ticks and lets a place be chosen by mouse and keys."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt

from castlegames.desktop.chart import Line, LineChart, Mark, number, spread, ticks
from castlegames.desktop.theme import Theme


@pytest.mark.parametrize(
    ("low", "high", "first", "last"),
    [(-157, 40, -200, 50), (0, 10, 0, 10), (3, 3, 3, 4), (-0.5, 0.5, -1, 1), (0, 97, 0, 100)],
)
def test_ticks_are_round_and_enclose_every_value(low, high, first, last):
    marks = ticks(low, high)
    assert (marks[0], marks[-1]) == (first, last)
    assert len({b - a for a, b in pairwise(marks)}) == 1


def test_numbers_carry_a_real_minus():
    assert number(-12) == "−12"
    assert number(-2.26) == "−2.3"
    assert number(1234) == "1234"


def test_numbers_are_written_as_the_language_does():
    before = QLocale()
    QLocale.setDefault(QLocale("pl"))
    try:
        assert number(2.26) == "2,3"
    finally:
        QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("wanted", "placed"),
    [
        ((10, 40, 80), [10, 40, 80]),
        ((10, 12, 80), [10, 30, 80]),
        ((86, 87, 88), [40, 60, 80]),
        ((-5, 40, 95), [0, 40, 80]),
        ((70, 70, 70, 70, 70, 70), [0, 20, 40, 60, 80, 100]),
        ((), []),
    ],
)
def test_labels_stand_apart_and_between_the_edges(wanted, placed):
    """Between 0 and 100, 20 high each: below lies the word for what is counted."""
    assert spread(wanted, 20, 0, 100) == placed


@pytest.fixture
def chart(qtbot):
    made = LineChart(Theme())
    qtbot.addWidget(made)
    made.resize(600, 300)
    made.show_lines(
        [Line("Anna", "#0072B2", 0, (0.0, 5.0, 9.0)), Line("Bot", "#D55E00", 1, (0.0, 2.0, 12.0))],
        "moves",
    )
    made.show()
    return made


def test_a_click_at_the_right_end_chooses_the_last_place(chart, qtbot):
    with qtbot.waitSignal(chart.chosen) as chosen:
        qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(580, 100))
    assert chosen.args == [2]


def test_the_arrow_keys_move_over_the_places_and_enter_chooses(chart, qtbot):
    qtbot.keyClick(chart, Qt.Key.Key_Home)
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    with qtbot.waitSignal(chart.chosen) as chosen:
        qtbot.keyClick(chart, Qt.Key.Key_Return)
    assert chosen.args == [1]


def test_the_last_values_are_told_to_screen_readers(chart):
    assert chart.accessibleDescription() == "Anna: 9; Bot: 12"


def test_an_empty_chart_paints_and_chooses_nothing(qtbot):
    made = LineChart(Theme())
    qtbot.addWidget(made)
    made.show()
    made.grab()
    qtbot.keyClick(made, Qt.Key.Key_Return)
    assert made.here is None


def test_a_marked_place_is_told_and_seen_until_another_is_pointed_at(chart, qtbot):
    bare = chart.grab().toImage()
    chart.show_lines(chart._lines, "moves", Mark(1, ("Move 1, Anna: a very fine move",)))
    marked = chart.grab().toImage()
    assert marked != bare
    assert "a very fine move" in chart.accessibleDescription()
    qtbot.keyClick(chart, Qt.Key.Key_Home)
    assert chart.here == 0
    assert chart.grab().toImage() != marked


STEPS = (0.0,) * 40 + (6.0,) * 20
RISING = tuple(float(n) for n in range(60))


@pytest.mark.parametrize(
    ("lines", "place"),
    [((STEPS,), 40), ((RISING,), 30), ((RISING, RISING[::-1]), 29), ((RISING, STEPS), 59)],
    ids=["step", "rising", "crossing", "both"],
)
@pytest.mark.parametrize("size", [(280, 170), (600, 300)], ids=["small", "large"])
def test_the_note_of_a_mark_lies_over_no_line(qtbot, lines, place, size):
    made = LineChart(Theme())
    qtbot.addWidget(made)
    made.resize(*size)
    mark = Mark(place, ("Move 40, Anna: a very fine move", "Anna takes the lead for good"))
    made.show_lines(
        [Line("Anna", "#0072B2", seat, values) for seat, values in enumerate(lines)], "moves", mark
    )
    plot, box = made.plot(), made.note_box(mark)
    assert made.rect().contains(box.toAlignedRect())
    for values in lines:
        for n in range(len(values) - 1):
            a, b = made.point(plot, n, values[n]), made.point(plot, n + 1, values[n + 1])
            for k in range(11):
                assert not box.contains(a + (b - a) * k / 10)


def test_where_the_lines_leave_no_room_the_note_stands_over_them(qtbot):
    made = LineChart(Theme())
    qtbot.addWidget(made)
    made.resize(280, 170)
    waves = tuple(float(n % 2) for n in range(60))
    made.show_lines([Line("Anna", "#0072B2", 0, waves)], "moves")
    free = made.plot().top()
    mark = Mark(30, ("Move 30, Anna: a very fine move",))
    made.show_lines([Line("Anna", "#0072B2", 0, waves)], "moves", mark)
    assert made.plot().top() >= made.note_box(mark).bottom() > free


def test_a_low_chart_keeps_its_lines_and_has_the_note_in_its_tool_tip(qtbot):
    made = LineChart(Theme())
    qtbot.addWidget(made)
    made.resize(280, 110)
    waves = tuple(float(n % 2) for n in range(60))
    mark = Mark(30, ("Move 30, Anna: a very fine move", "Anna takes the lead for good"))
    made.show_lines([Line("Anna", "#0072B2", 0, waves)], "moves", mark)
    made.grab()
    assert made.note_box(mark) is None
    assert made.plot().height() > 50
    assert mark.rows[0] in made.toolTip()
    made.resize(280, 300)
    made.grab()
    assert made.note_box(mark) is not None
    assert made.toolTip() == ""
