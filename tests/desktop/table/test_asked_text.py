"""The line over the board says its whole sentence, and nothing moves when it says another."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication

from castlegames import rules
from castlegames.desktop.boards.lettering import sized
from castlegames.desktop.table.asked_text import lines_for
from castlegames.rules import Game
from castlegames.session.seat import Seat
from tests.desktop.table.seated import Seated
from tests.desktop.whole import play_moves, whole_match

NARROW = (1024, 648)
LONG = "play until you hold two cards or fewer, or find a room where the stairs of your corridor go"


def said(text: str, aside: str, width: float, qapp: QApplication) -> list[str]:
    return [line.text for line in lines_for(qapp.font(), text, aside, width)]


def width_of(font: QFont, text: str, factor: float) -> float:
    return QFontMetricsF(sized(font, factor)).horizontalAdvance(text)


def test_the_remark_stands_behind_a_sentence_that_leaves_room(qapp: QApplication) -> None:
    first, second = lines_for(qapp.font(), "take a patch", "Move 3", 800)
    assert (first.row, second.row) == (0, 0)
    assert second.left > width_of(qapp.font(), "take a patch", first.factor)


def test_the_remark_goes_under_a_sentence_that_leaves_none(qapp: QApplication) -> None:
    width = width_of(qapp.font(), LONG, 1.15) + 10
    first, second = lines_for(qapp.font(), LONG, "Move 3", width)
    assert (first.text, first.row) == (LONG, 0)
    assert (second.text, second.row) == ("Move 3", 1)


def test_a_sentence_too_long_for_a_row_is_read_in_two(qapp: QApplication) -> None:
    width = width_of(qapp.font(), LONG, 0.9) * 0.6
    assert " ".join(said(LONG, "Move 3", width, qapp)) == LONG


def test_what_two_rows_cannot_hold_ends_in_dots(qapp: QApplication) -> None:
    found = lines_for(qapp.font(), LONG, "", 160)
    assert found[-1].text.endswith("…")
    assert all(width_of(qapp.font(), line.text, line.factor) <= 160 for line in found)


def test_one_endless_word_is_broken_too(qapp: QApplication) -> None:
    first, second = lines_for(qapp.font(), "x" * 500, "", 200)
    assert first.text
    assert second.text.endswith("…")


@pytest.mark.parametrize("game", rules.games(), ids=lambda game: game.id)
def test_at_a_narrow_table_everything_asked_is_read_whole(
    seat_at: Callable[..., Seated], game: Game
) -> None:
    match = whole_match(game.id, game.seats[-1])
    seats = tuple(Seat(name) for name in ("Anna", "Ben", "Cleo", "Dan")[: match.seats])
    moves = len(match.steps) // 2
    seated = seat_at(
        game=game.id,
        seats=seats,
        seed=match.seed,
        options=match.options,
        curtain=False,
        size=NARROW,
        before=lambda session: play_moves(session, match, moves),
    )
    prompt = seated.table.prompt
    height = prompt.height()
    for step in match.steps[moves : moves + 8]:
        lines = prompt.what.rows()
        assert prompt.what.text() == lines[0].text
        assert not any("…" in line.text for line in lines)
        assert prompt.height() == height
        head = seated.session.head
        seated.session.play(step.move)
        seated.wait(lambda head=head: seated.session.head > head)
        seated.table.skip()
        seated.to_act()
