"""Bots think in a process of their own, and whatever happens to it the match goes on."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from castlegames.rules import Game
from castlegames.session.seat import Seat
from castlegames.session.worker import Answer, Worker
from tests.session.play import (
    AGAINST_A_BOT,
    BOTS,
    Notes,
    ObedientWorker,
    Room,
    playable,
    texts,
)
from tests.session.tally import TALLY, Lay, Mark

MakeWorker = Callable[..., Worker]
ODD = "tests.session.odd_bots:find"


@pytest.fixture
def answers() -> queue.Queue[Answer]:
    return queue.Queue()


def _odd(make_worker: MakeWorker, **choices: Any) -> Worker:
    return make_worker(find_bot=ODD, **{"seconds": 0.3, "patience": 1.0, "seed": 5, **choices})


def _against(level: str) -> tuple[Seat, Seat]:
    return (Seat("Ada"), Seat("Odd", level))


def test_no_process_runs_before_it_is_needed(make_worker: MakeWorker) -> None:
    worker = make_worker()
    assert worker.pid is None
    worker.close()


def test_bots_play_a_whole_match(room: Room, make_worker: MakeWorker) -> None:
    worker = make_worker(nodes=1, seed=1)
    session = room.new("patchwork", BOTS, worker=worker)
    room.wait(session, lambda: session.state.to_move is None)
    session.close()
    assert room.open().state.outcome() is not None


def test_the_same_seed_makes_bots_play_the_same(room: Room, make_worker: MakeWorker) -> None:
    played = []
    for name in ("a.match", "b.match"):
        session = room.new("tally", BOTS, name=name, worker=make_worker(nodes=1, seed=3))
        notes = Notes()
        session.observers.append(notes)
        room.wait(session, lambda session=session: session.head == 4)  # type: ignore[misc]
        session.close()
        played.append(texts(session)[:4])
    assert played[0] == played[1]


def test_a_bot_sees_no_more_than_its_seat(
    make_worker: MakeWorker, answers: queue.Queue[Answer]
) -> None:
    worker = _odd(make_worker)
    state = TALLY.start(2, 7)
    worker.choose("tally", "tells", state.seen_by(0), answers.put)
    answer = answers.get(timeout=60)
    assert answer.reasons["seen"] == str((state.hands[0], (-1, -1, -1)))


def test_a_session_sends_the_view_and_nothing_else(room: Room) -> None:
    worker = ObedientWorker()
    session = room.new(seats=AGAINST_A_BOT, worker=worker)
    room.play(session, str(session.state.legal_moves()[0]), "mark 0")
    assert worker.asked[-1][2] == session.state.seen_by(1)
    session.change_seat(1, None)
    session.hint()
    assert worker.asked[-1][2] == session.state.seen_by(1)


def test_a_worker_that_dies_once_is_not_even_noticed(
    room: Room, make_worker: MakeWorker, tmp_path: Path
) -> None:
    session = room.new("tally", _against(f"dies once {tmp_path}/x"), worker=_odd(make_worker))
    notes = Notes()
    session.observers.append(notes)
    room.play(session, str(session.state.legal_moves()[0]), "mark 0")
    room.wait(session, lambda: session.head >= 3)
    assert not [each for each in notes.heard if each[0] == "trouble"]


@pytest.mark.parametrize(
    ("level", "trouble"),
    [
        ("dies", "worker_died"),
        ("hangs", "worker_hung"),
        ("raises", "bot_failed"),
        ("babbles", "bot_failed"),
        ("cheats", "bot_illegal"),
        ("no such level", "bot_failed"),
    ],
)
def test_a_bot_that_fails_twice_pauses_the_match_and_nothing_is_lost(
    room: Room, make_worker: MakeWorker, level: str, trouble: str
) -> None:
    session = room.new("tally", _against(level), worker=_odd(make_worker))
    notes = Notes()
    session.observers.append(notes)
    room.play(session, str(session.state.legal_moves()[0]), "mark 0")
    room.wait(session, lambda: session.paused)
    assert notes.heard[-2:] == [("thinking", None), ("trouble", trouble)]
    assert session.head == 2
    moved_for_it = session.play(session.state.legal_moves()[0])
    room.wait(session, lambda: moved_for_it.done)
    session.change_seat(1, "random")
    session.resume()
    room.wait(session, lambda: session.head >= 4)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the data of a process")
def test_a_bot_that_eats_memory_is_stopped_by_its_process(
    room: Room, make_worker: MakeWorker
) -> None:
    session = room.new(
        "tally", _against("greedy"), worker=_odd(make_worker, seconds=20, memory=300 << 20)
    )
    notes = Notes()
    session.observers.append(notes)
    room.play(session, str(session.state.legal_moves()[0]), "mark 0")
    room.wait(session, lambda: session.paused)
    assert notes.heard[-1] == ("trouble", "bot_failed")


def test_a_bot_that_answers_illegally_once_gets_a_second_chance(room: Room) -> None:
    worker = ObedientWorker()
    session = room.new(seats=AGAINST_A_BOT, worker=worker)
    room.play(session, str(session.state.legal_moves()[0]), "mark 0")
    worker.answer(Lay(99))
    session.pump()
    assert worker.restarts == 1
    assert not session.paused
    assert session.thinking == 1
    worker.answer(session.state.legal_moves()[0])
    room.wait(session, lambda: session.head == 3)


def test_what_a_bot_did_wrong_is_logged(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    worker = ObedientWorker()
    session = room.new(seats=AGAINST_A_BOT, worker=worker)
    room.play(session, str(session.state.legal_moves()[0]), "mark 0")
    worker.answer(Lay(99))
    session.pump()
    assert "bot_illegal in tally" in caplog.text
    assert "lay 99" in caplog.text


def test_one_who_cannot_take_an_answer_spoils_it_for_nobody_else(
    make_worker: MakeWorker, answers: queue.Queue[Answer], caplog: pytest.LogCaptureFixture
) -> None:
    worker = _odd(make_worker)
    view = TALLY.start(2, 7).seen_by(0)

    def gone(_: Answer) -> None:
        raise RuntimeError("the window is gone")

    worker.choose("tally", "random", view, gone)
    worker.choose("tally", "random", view, answers.put)
    assert answers.get(timeout=60).move is not None
    assert "the window is gone" in caplog.text


def test_a_killed_process_is_started_again(
    make_worker: MakeWorker, answers: queue.Queue[Answer]
) -> None:
    worker = _odd(make_worker, seconds=30)
    view = TALLY.start(2, 7).seen_by(0)
    worker.choose("tally", "busy", view, answers.put)
    deadline = time.monotonic() + 30
    while worker.pid is None and time.monotonic() < deadline:
        time.sleep(0.02)
    assert worker.pid is not None
    first = worker.pid
    os.kill(first, signal.SIGKILL)
    while worker.pid in (None, first) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert worker.pid not in (None, first)
    assert answers.empty()


def test_a_stopped_bot_frees_the_worker_for_the_next(
    make_worker: MakeWorker, answers: queue.Queue[Answer]
) -> None:
    worker = _odd(make_worker, seconds=60)
    view = TALLY.start(2, 7).seen_by(0)
    never: queue.Queue[Answer] = queue.Queue()
    number = worker.choose("tally", "busy", view, never.put)
    worker.choose("tally", "tells", view, answers.put)
    worker.cancel(number)
    assert answers.get(timeout=60).move is not None
    assert never.empty()


def test_a_bot_that_does_not_hear_a_stop_is_ended(
    make_worker: MakeWorker, answers: queue.Queue[Answer]
) -> None:
    worker = _odd(make_worker, seconds=60)
    view = TALLY.start(2, 7).seen_by(0)
    number = worker.choose("tally", "deaf", view, answers.put)
    worker.choose("tally", "tells", view, answers.put)
    time.sleep(0.5)
    worker.cancel(number)
    answer = answers.get(timeout=60)
    assert answer.reasons["pid"] == worker.pid


@pytest.mark.parametrize("level", ["deaf", "busy", "hangs"])
def test_closing_ends_the_process_whatever_it_does(make_worker: MakeWorker, level: str) -> None:
    worker = _odd(make_worker, seconds=60)
    worker.choose("tally", level, TALLY.start(2, 7).seen_by(0), print)
    deadline = time.monotonic() + 30
    while worker.pid is None and time.monotonic() < deadline:
        time.sleep(0.02)
    pid = worker.pid
    assert pid is not None
    worker.close()
    assert not Path(f"/proc/{pid}").exists()


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")
@pytest.mark.parametrize("level", ["deaf", "hangs"])
def test_a_busy_worker_does_not_outlive_a_killed_program(level: str) -> None:
    program = (
        "import sys, time\n"
        "from castlegames.session.worker import Worker\n"
        "from tests.session.tally import TALLY\n"
        "worker = Worker(find_bot='tests.session.odd_bots:find', seconds=600)\n"
        f"worker.choose('tally', '{level}', TALLY.start(2, 7).seen_by(0), print)\n"
        "while worker.pid is None: time.sleep(0.02)\n"
        "time.sleep(1)\n"
        "print(worker.pid, flush=True)\n"
        "time.sleep(600)\n"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as it:
        assert it.stdout is not None
        pid = int(it.stdout.readline())
        assert _runs(pid)
        it.kill()
    deadline = time.monotonic() + 20
    while _runs(pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not _runs(pid)


def _runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_program_that_forgets_to_close_its_worker_still_ends() -> None:
    program = (
        "import queue\n"
        "from castlegames.session.worker import Worker\n"
        "from tests.session.tally import TALLY\n"
        "answers = queue.Queue()\n"
        "worker = Worker(find_bot='tests.session.odd_bots:find', seconds=1)\n"
        "worker.choose('tally', 'random', TALLY.start(2, 7).seen_by(0), answers.put)\n"
        "print(answers.get().move)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.strip() in ("draw", "toss") or done.stdout.startswith("lay ")


def test_a_match_is_loaded_on_a_bots_turn(room: Room, make_worker: MakeWorker, game: Game) -> None:
    session = room.new(game.id, AGAINST_A_BOT)
    while session.state.to_move != 1:
        room.play(session, str(playable(game, session.state, 0)))
    head = session.head
    session.close()
    again = room.open(worker=make_worker(nodes=1))
    notes = Notes()
    again.observers.append(notes)
    room.wait(again, lambda: again.head > head)
    assert notes.heard[0] == ("thinking", 1)


def test_closing_while_a_bot_thinks_loses_nothing(room: Room, make_worker: MakeWorker) -> None:
    session = room.new("tally", _against("busy"), worker=_odd(make_worker, seconds=60))
    room.play(session, str(session.state.legal_moves()[0]), "mark 0")
    assert session.thinking == 1
    before = time.monotonic()
    session.close()
    assert time.monotonic() - before < 30
    assert room.open().head == 2


def test_pause_step_and_resume(room: Room) -> None:
    worker = ObedientWorker()
    session = room.new(seats=BOTS, worker=worker)
    session.pump()
    session.pause()
    assert session.thinking is None
    assert worker.cancelled == [1]
    session.step()
    assert session.thinking == 0
    worker.answer(session.state.legal_moves()[0])
    room.wait(session, lambda: session.head == 1)
    assert session.thinking is None
    session.resume()
    assert session.thinking == 0


def test_while_a_bot_is_to_move_nobody_moves_for_it(room: Room) -> None:
    session = room.new(seats=BOTS, worker=ObedientWorker())
    session.pump()
    move = session.state.legal_moves()[0]
    assert session.play(move).why == "bot_to_move"
    session.pause()
    ticket = session.play(move)
    room.wait(session, lambda: ticket.done)


def test_moving_for_a_bot_that_takes_a_step_stops_it(room: Room) -> None:
    worker = ObedientWorker()
    session = room.new(seats=BOTS, worker=worker)
    session.pause()
    session.pump()
    session.step()
    late = session.state.legal_moves()[1]
    ticket = session.play(session.state.legal_moves()[0])
    assert session.thinking is None
    worker.answer(late)
    room.wait(session, lambda: ticket.done)
    session.pump()
    assert session.head == 1


def test_a_hint_is_a_move_with_reasons_and_marks_the_match(room: Room) -> None:
    worker = ObedientWorker()
    session = room.new(worker=worker)
    ticket = session.hint(0.5)
    assert worker.asked[-1][1] == "strongest"
    move = session.state.legal_moves()[1]
    worker.answer(move)
    session.pump()
    assert ticket.done
    assert (ticket.move, ticket.reasons) == (move, {"why": 1})
    assert session.helped
    assert session.head == 0
    session.close()
    assert room.open().helped


def test_a_hint_for_a_position_that_is_gone_is_dropped(room: Room) -> None:
    worker = ObedientWorker()
    session = room.new(worker=worker)
    ticket = session.hint()
    room.play(session, str(session.state.legal_moves()[0]))
    assert ticket.why == "undone"
    worker.answer(Mark(1))
    session.pump()
    assert not session.helped


def test_there_are_no_hints_for_purists_bots_and_matches_that_are_over(room: Room) -> None:
    worker = ObedientWorker()
    assert room.new(options={"purist": True}, worker=worker).hint().why == "purist"
    bots = room.new(seats=BOTS, name="b.match", worker=worker)
    assert bots.hint().why == "bot_to_move"
    over = room.new(name="c.match", worker=worker)
    room.play_random(over, 100)
    assert over.hint().why == "over"
    assert room.new(name="d.match").hint().why == "failed"


def test_a_failed_hint_is_told(room: Room) -> None:
    worker = ObedientWorker()
    session = room.new(worker=worker)
    notes = Notes()
    session.observers.append(notes)
    ticket = session.hint()
    worker.answer(None, "worker_hung")
    session.pump()
    assert ticket.why == "failed"
    assert notes.heard == [("trouble", "worker_hung")]
    assert not session.helped


def test_the_entry_modules_of_the_worker_load_no_qt_and_no_physics() -> None:
    program = (
        "import sys, castlegames.cli, castlegames.__main__, castlegames.session.thinker\n"
        "import castlegames.session.session, castlegames.session.library\n"
        "bad = [m for m in sys.modules if m.startswith(('PySide6', 'mujoco', 'numpy'))]\n"
        "sys.exit(str(bad) if bad else 0)\n"
    )
    subprocess.run([sys.executable, "-c", program], timeout=60, check=True)
