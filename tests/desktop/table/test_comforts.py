"""The comforts of a table in every game, naming none: replay, branches, ends, exports, hints."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from castlegames import rules
from castlegames.desktop.app import Look
from castlegames.desktop.dialogs.question import Question
from castlegames.desktop.main_window import LEAST, MainWindow
from castlegames.desktop.settings import SettingsStore
from castlegames.desktop.table.end_of_match import TotalLabel
from castlegames.desktop.table.table import Table
from castlegames.rules import Game
from castlegames.session.session import Session
from castlegames.session.worker import Worker
from tests.desktop.table.seated import Seated
from tests.desktop.test_reach import name_of, reached_by_tab
from tests.desktop.whole import NAMES, keep_match, play_moves, whole_match

Sit = Callable[..., Seated]


@pytest.fixture(params=rules.games(), ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


@pytest.fixture
def finished(game: Game, tmp_path: Path) -> Path:
    """The file of a whole match: one person against bots."""
    return keep_match(tmp_path / "finished.match", whole_match(game.id, game.seats[0]))


def table_of(window: MainWindow) -> Table:
    table = window.pages.currentWidget()
    assert isinstance(table, Table)
    return table


def opened(window: MainWindow, path: Path) -> Table:
    window.open_from_elsewhere(path)
    return table_of(window)


def session_of(window: MainWindow) -> Session:
    session = window.table_session()
    assert session is not None
    return session


# The end


def test_the_end_tells_who_won_why_every_part_and_the_course(
    window: MainWindow, finished: Path, game: Game
) -> None:
    end = opened(window, finished).end
    session = session_of(window)
    assert end.isVisible()
    winners = session.state.winners()
    assert all(session.seats[seat].name in end.title.text() for seat in winners)
    assert end.why.text()
    shown = [label.text() for label in end.findChildren(type(end.title))]
    for score in session.state.scores():
        for value in (score.total, *score.parts.values()):
            assert str(value).replace("-", "−") in shown
    told = end.chart.accessibleDescription()
    assert all(seat.name in told for seat in session.seats)


def test_the_result_is_exported_as_a_picture(
    window: MainWindow, finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    end = opened(window, finished).end
    target = tmp_path / "result"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), "Picture (*.png)"))
    window.commands.export.trigger()
    image = QImage(str(target.with_suffix(".png")))
    assert image.size() == end.sheet.size() * 2
    ribbon = end.rosette.mapTo(end.sheet, end.rosette.rect().center()) * 2
    assert image.pixelColor(ribbon) != image.pixelColor(1, 1)


def test_the_match_is_exported_as_text(
    window: MainWindow, finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(window, finished)
    session = session_of(window)
    target = tmp_path / "result.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    window.commands.export.trigger()
    lines = target.read_text(encoding="utf-8").splitlines()
    text = "\n".join(lines)
    assert str(session.header.seed) in text
    assert all(name.name in text for name in session.seats)
    totals = [str(score.total).replace("-", "−") for score in session.state.scores()]
    assert ["Total", *totals] in [line.split() for line in lines]
    moves = lines[lines.index("Moves") + 1 :]
    assert len(moves) == session.head
    for line, played in zip(moves, session.moves, strict=True):
        assert line.startswith(str(played.n))
        assert line.endswith(str(played.move).split(" | ")[0])


def test_an_export_that_cannot_be_written_is_told(
    window: MainWindow, finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from castlegames.desktop.dialogs.notice import Notice

    opened(window, finished)
    target = tmp_path / "no" / "result.png"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    window.commands.export.trigger()
    (notice,) = window.findChildren(Notice)
    assert "could not be written" in notice.heading.text()
    notice.close()


def test_a_click_on_the_chart_looks_at_that_move(
    window: MainWindow, finished: Path, qtbot: QtBot
) -> None:
    table = opened(window, finished)
    middle = session_of(window).head // 2
    table.end.chart.chosen.emit(middle)
    assert session_of(window).view_at == middle
    assert not table.end.isVisible()
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert table.end.isVisible()


def test_hints_are_told_at_the_end(window: MainWindow, game: Game, tmp_path: Path) -> None:
    match = whole_match(game.id, game.seats[0])
    helped = opened(window, keep_match(tmp_path / "helped.match", match, helped=True)).end
    assert "helped by hints" in helped.facts.text()
    alone = opened(window, keep_match(tmp_path / "alone.match", match)).end
    assert "no hints used" in alone.facts.text()


# Replay


def test_the_replay_bar_goes_anywhere(window: MainWindow, finished: Path) -> None:
    table = opened(window, finished)
    session, prompt = session_of(window), table.prompt
    table.replay()
    assert prompt.playing
    for button, at in (
        (prompt.last, session.head),
        (prompt.previous, session.head - 1),
        (prompt.first, 0),
        (prompt.next, 1),
    ):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert session.view_at == at
        assert table.board.position is not None
        assert table.board.position.view == session.position(at)
        assert not table.board.acting
        assert not prompt.playing
    assert prompt.banner.text() == f"Move 1 of {session.head}"


def test_a_replay_runs_to_the_end_by_itself_at_any_speed(
    window: MainWindow, finished: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from castlegames.desktop.table import prompt_line

    monkeypatch.setattr(prompt_line, "_REPLAY_PAUSE", 4)
    table = opened(window, finished)
    session = session_of(window)
    table.replay()
    speeds = []
    for _ in prompt_line.SPEEDS:
        speeds.append(table.prompt.speed)
        QTest.mouseClick(table.prompt.faster, Qt.MouseButton.LeftButton)
    assert speeds == list(prompt_line.SPEEDS)
    assert table.prompt.speed == speeds[0]
    table._look_at(session.head - 3)
    table.prompt.start_play()
    qtbot.waitUntil(lambda: session.view_at == session.head)
    assert not table.prompt.playing


def test_page_keys_look_back_and_on(window: MainWindow, finished: Path) -> None:
    table = opened(window, finished)
    session = session_of(window)
    QTest.keyClick(table, Qt.Key.Key_PageUp)
    assert session.view_at == session.head - 1
    QTest.keyClick(table, Qt.Key.Key_PageUp)
    assert session.view_at == session.head - 2
    QTest.keyClick(table, Qt.Key.Key_PageDown)
    assert session.view_at == session.head - 1


# Play on from here, the same deal, a rematch


def test_playing_on_from_a_move_asks_and_keeps_the_old_match(
    window: MainWindow, game: Game, tmp_path: Path, qtbot: QtBot
) -> None:
    match = whole_match(game.id, game.seats[0])
    at = next(n for n, step in enumerate(match.steps) if n > 2 and step.before.to_move == 0)
    table = opened(window, keep_match(tmp_path / "old.match", match, bots=False))
    old = session_of(window)
    path, before = old.path, old.head
    assert path is not None
    assert not window.commands.play_on.isEnabled()
    table._look_at(at)
    for answer in ("no", "yes"):
        window.commands.play_on.trigger()
        (question,) = window.findChildren(Question)
        assert str(at) in question.heading.text()
        assert session_of(window) is old
        getattr(question, answer).click()
        qtbot.waitUntil(lambda: not window.findChildren(Question))
    new = session_of(window)
    assert new is not old
    assert old.closed
    assert new.path not in (None, path)
    assert new.head == at
    assert new.state == match.steps[at].before
    assert new.seats == old.seats
    assert new.helped == (not game.perfect_information)
    again = Session.open(path)
    assert again.head == before
    assert again.state.outcome() == match.steps[-1].after.outcome()
    again.close()


def test_nobody_sees_more_by_playing_on(window: MainWindow, game: Game, tmp_path: Path) -> None:
    """People at one screen: the curtain is down before the first view of the new match."""
    match = whole_match(game.id, game.seats[0])
    table = opened(window, keep_match(tmp_path / "old.match", match, bots=False))
    table._look_at(3)
    window._branch(session_of(window))
    new = table_of(window)
    assert new is not table
    assert new.curtain.down == new.eyes.secrets_on_screen
    if new.curtain.down:
        assert new.board.position is None
        assert new.report() == ""
        assert new.picture() is None
        QTest.keyClick(new.curtain, Qt.Key.Key_Return)
    position = new.board.position
    assert position is not None
    assert position.view == match.steps[3].before.seen_by(position.viewer)
    assert position.viewer == match.steps[3].before.to_move


def test_the_same_deal_and_a_rematch_keep_seats_and_options(
    window: MainWindow, finished: Path
) -> None:
    opened(window, finished)
    first = session_of(window)
    start = first.position(0)
    window.commands.restart.trigger()
    same = session_of(window)
    assert same.position(0) == start
    window.commands.rematch.trigger()
    other = session_of(window)
    assert other.header.seed != first.header.seed
    for session in (same, other):
        assert session.seats == first.seats
        assert session.options == first.options
        assert session.path != first.path


# Undo


def test_undo_does_the_obvious_thing_at_the_first_move_and_at_the_end(
    seat_at: Sit, game: Game
) -> None:
    match = whole_match(game.id, game.seats[0])
    people = tuple_of_people(match.seats)
    seated = seat_at(game=game.id, seats=people, seed=match.seed, curtain=False)
    assert not seated.actions.undo.isEnabled()
    seated.table.undo()
    assert seated.session.head == 0
    relaxed = {} if game.perfect_information else {"relaxed_undo": True}
    over = seat_at(
        game=game.id,
        seats=people,
        seed=match.seed,
        curtain=False,
        options=relaxed,
        before=lambda session: play_moves(session, match),
    )
    assert over.table.end.isVisible()
    assert over.actions.undo.isEnabled()
    over.actions.undo.trigger()
    over.wait(lambda: over.session.head < len(match.steps))
    assert not over.table.end.isVisible()
    assert over.table.board.acting
    while over.actions.redo.isEnabled():
        head = over.session.head
        over.actions.redo.trigger()
        over.wait(lambda head=head: over.session.head > head)
    assert over.table.end.isVisible()


def tuple_of_people(seats: int) -> tuple:
    from castlegames.session.seat import Seat

    return tuple(Seat(name) for name in NAMES[:seats])


# Hints


def test_a_hint_is_told_in_one_sentence_and_marks_the_match(
    seat_at: Sit, game: Game, quick_worker: Worker
) -> None:
    people = tuple_of_people(game.seats[0])
    seated = seat_at(game=game.id, seats=people, worker=quick_worker, curtain=False)
    seated.actions.hint.trigger()
    seated.wait(lambda: seated.session.helped)
    seated.wait(lambda: "Looking" not in seated.table.hint_note.text.text())
    assert seated.table.hint_note.text.text().endswith(".")


def test_advice_is_drawn_on_the_board_and_taken_away(seat_at: Sit, game: Game) -> None:
    seated = seat_at(game=game.id, seats=tuple_of_people(game.seats[0]), curtain=False)
    board = seated.table.board
    bare = board.grab().toImage()
    moves = {type(move): move for move in seated.session.state.legal_moves()}.values()
    drawn = []
    for move in moves:
        board.show_hint(move)
        drawn.append(board.grab().toImage() != bare)
    assert any(drawn)
    board.show_hint(None)
    assert board.grab().toImage() == bare


def test_a_purist_match_has_no_hints(seat_at: Sit, game: Game, quick_worker: Worker) -> None:
    seated = seat_at(
        game=game.id,
        seats=tuple_of_people(game.seats[0]),
        worker=quick_worker,
        curtain=False,
        options={"purist": True},
    )
    assert not seated.actions.hint.isEnabled()
    seated.table.hint()
    ticket = seated.session.hint()
    assert ticket.dropped
    assert not seated.session.helped
    assert not seated.table.board.context.projections


# Keys


def test_no_key_moves_for_another_seat(seat_at: Sit, game: Game) -> None:
    """While a bot is to move nothing that is pressed picks up, places or plays."""
    match = whole_match(game.id, game.seats[0])
    at = next(n for n, step in enumerate(match.steps) if step.before.to_move == 1)
    from castlegames.session.seat import Seat

    seats = (Seat("Anna"), *(Seat(name, "easy") for name in NAMES[1 : match.seats]))
    seated = seat_at(
        game=game.id,
        seats=seats,
        seed=match.seed,
        before=lambda session: play_moves(session, match, at),
    )
    board = seated.table.board
    assert not board.acting
    keys = [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_R, Qt.Key.Key_F, Qt.Key.Key_1]
    for key in [*keys, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Escape]:
        QTest.keyClick(board.focusWidget() or board, key)
    seated.settle()
    assert seated.session.head == at
    assert not board.acting
    primary = board.primary()
    assert primary is None or not primary.isEnabled()


def test_tab_reaches_every_button_of_the_end_and_of_the_replay(
    window: MainWindow, finished: Path, qtbot: QtBot
) -> None:
    table = opened(window, finished)
    qtbot.waitExposed(window)
    end = table.end
    reached = reached_by_tab(window, qtbot)
    ends = {end.to_lobby, end.to_export, end.to_replay, end.to_same, end.to_rematch, end.chart}
    assert ends <= reached
    table._look_at(2)
    bar = table.prompt
    reached = reached_by_tab(window, qtbot)
    steps = {bar.first, bar.previous, bar.play, bar.next, bar.last, bar.faster}
    assert {*steps, bar.from_here, bar.back_to_now} <= reached
    assert all(name_of(button) for button in (*steps, *ends))


@pytest.mark.parametrize("game", rules.games(), ids=lambda game: game.id)
@pytest.mark.parametrize(
    ("letters", "size"),
    [(1.3, QSize(1024, 700)), (1.0, LEAST)],
    ids=["large letters", "smallest window"],
)
def test_the_scores_at_the_end_are_read_whole(
    look: Look,
    window: MainWindow,
    settings: SettingsStore,
    qtbot: QtBot,
    tmp_path: Path,
    game: Game,
    letters: float,
    size: QSize,
) -> None:
    del look
    settings.change(text_size=letters)
    match = whole_match(game.id, game.seats[-1])
    window.resize(size)
    end = opened(window, keep_match(tmp_path / "a.match", match)).end
    totals = end.findChildren(TotalLabel)
    assert len(totals) == game.seats[-1]
    qtbot.waitUntil(
        lambda: all(total.height() >= total.fontMetrics().height() for total in totals),
        timeout=3000,
    )
