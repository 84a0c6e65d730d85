"""Names may hold anything that can be seen: they are shown as they are, and never as HTML."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsView, QLabel, QWidget

from castlegames import rules
from castlegames.rules import Game
from castlegames.session.seat import Seat
from castlegames.session.session import Session
from castlegames.session.trouble import Trouble
from tests.desktop.table.seated import Seated
from tests.session.play import playable

NAMES = ("<b>Ada</b>", "<img src=x.png>Bo")
SEATS = tuple(map(Seat, NAMES))


@pytest.fixture(params=rules.games(), ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game:
    return request.param


def rich(text: str) -> bool:
    """Whether a name stands there as Qt would take it for HTML."""
    return any(name in text for name in NAMES)


def hidden_html(root: QWidget) -> list[str]:
    """Labels and tool tips below a widget that would show HTML instead of text."""
    found = []
    for widget in [root, *root.findChildren(QWidget)]:
        if rich(widget.toolTip()):
            found.append(f"tool tip of {type(widget).__name__}: {widget.toolTip()}")
        plain = isinstance(widget, QLabel) and widget.textFormat() == Qt.TextFormat.PlainText
        if isinstance(widget, QLabel) and not plain and rich(widget.text()):
            found.append(f"label: {widget.text()}")
        if isinstance(widget, QGraphicsView) and widget.scene() is not None:
            found += [
                f"tool tip on the board: {item.toolTip()}"
                for item in widget.scene().items()
                if rich(item.toolTip())
            ]
    return found


def _play(session: Session, moves: int) -> None:
    for turn in range(moves):
        if session.state.to_move is None:
            return
        ticket = session.play(playable(session.game, session.state, 3 * turn))
        while ticket.waiting:
            session.pump()


@pytest.mark.parametrize("moves", [5, 500])
def test_names_at_a_table_are_text(seat_at: Callable[..., Seated], game: Game, moves: int) -> None:
    seated = seat_at(
        game=game.id, seats=SEATS, curtain=False, before=lambda session: _play(session, moves)
    )
    seated.settle()
    assert hidden_html(seated.table) == []


@pytest.mark.parametrize("code", ["bot_failed", "bot_illegal", "not_saved", "damaged", "swapped"])
def test_names_and_paths_in_a_trouble_are_text(seat_at: Callable[..., Seated], code: str) -> None:
    seated = seat_at(seats=SEATS, curtain=False)
    evil = NAMES[1]
    args = dict.fromkeys(("path", "error", "detail", "copy", "move", "level", "line", "kept"), evil)
    for observer in tuple(seated.session.observers):
        observer.trouble(Trouble(code, {**args, "seat": 0}))
    seated.settle()
    assert hidden_html(seated.table) == []
