"""Opening and closing matches leaves nothing open; long runs stay flat."""

from __future__ import annotations

import os
import queue
import sys
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from castlegames import rules
from castlegames.session.seat import Seat
from castlegames.session.session import Session
from castlegames.session.trouble import SaveError
from castlegames.session.worker import Answer, Worker
from tests.session.play import BOTS, HUMANS, Room, follows_golden

linux = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


def _handles() -> int:
    return len(os.listdir("/proc/self/fd"))


def _megabytes(pid: int | None) -> float:
    pages = Path(f"/proc/{pid or os.getpid()}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6


@linux
def test_100_openings_leave_no_file_and_no_thread_open(room: Room) -> None:
    room.new().close()
    (room.folder / "bad.match").write_bytes(b"bad")
    session = Session.open(room.folder / "a.match")
    handles, threads = _handles(), threading.active_count()
    for _ in range(100):
        with pytest.raises(SaveError):
            Session.open(room.folder / "a.match")
        with pytest.raises(SaveError):
            Session.open(room.folder / "bad.match")
        with pytest.raises(SaveError):
            Session.new("tally", HUMANS, 1, None, room.folder / "bad.match")
    session.close()
    for turn in range(100):
        again = Session.open(room.folder / "a.match")
        if turn % 10 == 0:
            again.play(again.state.legal_moves()[0])
        again.close()
    assert _handles() <= handles
    assert threading.active_count() <= threads


@linux
def test_workers_leave_no_handle_open(make_worker: Callable[..., Worker]) -> None:
    answers: queue.Queue[Answer] = queue.Queue()
    handles = 0
    for turn in range(6):
        worker = make_worker(nodes=1)
        worker.choose("tally", "random", rules.game("tally").start(2, 1).seen_by(0), answers.put)
        assert answers.get(timeout=60).move is not None
        worker.close()
        if turn == 0:
            handles = _handles()
    assert _handles() <= handles


RARE = 50
"""A game with physical moves is played once in so many matches: it takes a minute."""


def _next_game(match: int) -> rules.Game:
    """Each game in turn, and those that simulate now and then."""
    quick = [game for game in rules.games() if not follows_golden(game.id)]
    slow = [game for game in rules.games() if follows_golden(game.id)]
    if slow and match % RARE == RARE - 1:
        return slow[match // RARE % len(slow)]
    return quick[match % len(quick)]


@linux
@pytest.mark.soak
@pytest.mark.timeout(3 * 3600)
def test_memory_is_flat_over_1000_bot_matches(
    room: Room, make_worker: Callable[..., Worker], capsys: pytest.CaptureFixture[str]
) -> None:
    worker = make_worker(nodes=1, seed=1)
    matches = int(os.environ.get("CASTLEGAMES_SOAK_MATCHES", "1000"))
    played: Counter[str] = Counter()
    first: tuple[float, float, int] | None = None
    for match in range(matches):
        game = _next_game(match)
        seats = (*BOTS, *[Seat(f"Bot {n}", "random") for n in range(2, min(game.seats))])
        session = room.new(game.id, seats, seed=match, worker=worker)
        room.wait(session, lambda s=session: s.head >= 10)  # type: ignore[misc]
        session.close()
        session = room.open(worker=worker)
        room.wait(session, lambda s=session: s.state.to_move is None)  # type: ignore[misc]
        session.close()
        assert not session.troubles
        played[game.id] += 1
        room.sessions.clear()
        (room.folder / "a.match").unlink()
        if match == matches // 10:
            first = (_megabytes(None), _megabytes(worker.pid), _handles())
    assert first is not None
    last = (_megabytes(None), _megabytes(worker.pid), _handles())
    with capsys.disabled():
        print(
            f"\n{dict(played)}: program {first[0]:.1f} → {last[0]:.1f} MB, "
            f"worker {first[1]:.1f} → {last[1]:.1f} MB, handles {first[2]} → {last[2]}"
        )
    assert last[0] < first[0] + 20
    assert last[1] < first[1] + 20
    assert last[2] <= first[2]
