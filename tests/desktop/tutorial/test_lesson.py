"""Where one is in a script: on by reading and by moves, back by undo."""

from __future__ import annotations

import pytest

from castlegames.desktop.tutorial.lesson import Lesson
from castlegames.desktop.tutorial.script import Script, Step, Wish

READ, ASK = Step("read"), Step("ask", Wish("a"))
ASK_AND_TWO = Step("ask", Wish("a"), replies=("b", "c"))
READ_AND_ONE = Step("see", replies=("d",))


def lesson_of(*steps: Step, opening: int = 0) -> Lesson:
    return Lesson(Script("Any", 1, {}, steps, tuple("x" * opening)))


def test_reading_goes_on_without_a_move() -> None:
    lesson = lesson_of(READ, ASK, READ)
    assert lesson.reads
    assert not lesson.asks(0)
    assert lesson.go_on()
    assert lesson.index == 1
    assert lesson.asks(0)


def test_a_move_goes_on_once_everything_was_answered() -> None:
    lesson = lesson_of(ASK_AND_TWO, READ)
    assert lesson.reply(0) is None
    lesson.moved(1)
    assert not lesson.asks(1)
    assert not lesson.follow(1)
    assert lesson.reply(1) == "b"
    assert lesson.reply(2) == "c"
    assert lesson.reply(3) is None
    assert lesson.follow(3)
    assert lesson.over


def test_the_partner_waits_until_a_step_has_been_read() -> None:
    lesson = lesson_of(READ_AND_ONE, ASK)
    assert lesson.reply(0) is None
    assert not lesson.go_on()
    assert lesson.reply(0) == "d"
    assert lesson.follow(1)
    assert lesson.asks(1)


def test_undo_leads_back_to_the_step_that_asked_for_the_move() -> None:
    lesson = lesson_of(READ, ASK_AND_TWO, READ, READ, ASK, READ, opening=4)
    assert lesson.first == 4
    lesson.go_on()
    lesson.follow(7)
    lesson.go_on()
    assert lesson.index == 3
    assert lesson.follow(4)
    assert lesson.index == 1
    assert lesson.reply(5) is None, "what was answered before is not answered again by itself"


def test_redo_leads_on_to_the_step_after_the_move() -> None:
    lesson = lesson_of(READ, ASK_AND_TWO, READ, ASK, READ)
    assert lesson.follow(3)
    assert lesson.index == 2
    lesson.go_on()
    lesson.follow(4)
    assert lesson.follow(3)
    assert lesson.index == 3
    assert lesson.go_back()
    assert lesson.index == 2
    assert lesson.follow(4)
    assert lesson.over


@pytest.mark.parametrize(("head", "possible"), [(0, True), (1, False)])
def test_back_is_possible_only_while_nothing_is_under_way(head: int, possible: bool) -> None:
    lesson = lesson_of(READ, ASK_AND_TWO, READ)
    assert not lesson.can_go_back(0)
    lesson.go_on()
    assert lesson.can_go_back(head) is possible


def test_back_over_a_move_needs_an_undo() -> None:
    lesson = lesson_of(ASK, READ, READ)
    lesson.follow(1)
    lesson.go_on()
    assert lesson.go_back()
    assert not lesson.go_back()
    assert lesson.index == 1
