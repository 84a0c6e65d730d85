"""Promise 3: saving never makes a save worse, whichever file call fails and however."""

from __future__ import annotations

import errno
import os
from itertools import count
from pathlib import Path

import pytest

from castlegames.rules import Game
from castlegames.session import journal
from castlegames.session.disk import DISK, Disk, write_whole
from castlegames.session.library import Library, read_match
from castlegames.session.loader import load
from castlegames.session.profile import Profile
from castlegames.session.session import Session
from castlegames.session.trouble import SaveError
from tests.session.faults import FaultyDisk
from tests.session.play import Notes, Room, playable

CODES = (errno.ENOSPC, errno.EACCES, errno.EIO)
CODE_NAMES = [errno.errorcode[code] for code in CODES]


@pytest.fixture(autouse=True)
def _quick_retries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "RETRY_SECONDS", 0.01)


def _moves_on_disk(path: Path) -> list[str]:
    return [str(each.move) for each in load(read_match(DISK, path)).history.played]


def _play_script(session: Session, room: Room, path: Path) -> None:
    """Some moves and an undo; after each acknowledged move the file must have it."""
    for turn in range(6):
        ticket = session.play(playable(session.game, session.state, turn % 2))
        room.wait(session, lambda ticket=ticket: not ticket.waiting)  # type: ignore[misc]
        assert ticket.done
        if ticket.saved:
            assert _moves_on_disk(path) == [str(each.move) for each in session.moves]
        if turn == 3:
            room.undo(session)


@pytest.mark.parametrize("code", CODES, ids=CODE_NAMES)
def test_one_failing_call_in_a_match_costs_nothing(tmp_path: Path, game: Game, code: int) -> None:
    for nth in count():
        folder = tmp_path / str(nth)
        folder.mkdir()
        disk = FaultyDisk(nth, code)
        room = Room(folder, disk)
        session = room.new(game.id)
        path = folder / "a.match"
        _play_script(session, room, path)
        session.close()
        assert [str(each.move) for each in session.moves] == _moves_on_disk(path), disk.calls
        assert [each.name for each in folder.iterdir()] == ["a.match"], disk.calls
        if not disk.struck:
            break
    assert nth > 15


@pytest.mark.parametrize("code", CODES, ids=CODE_NAMES)
def test_a_disk_that_fails_for_good_keeps_what_was_acknowledged(
    tmp_path: Path, game: Game, code: int
) -> None:
    for nth in count():
        folder = tmp_path / str(nth)
        folder.mkdir()
        disk = FaultyDisk(nth, code, for_good=True)
        room = Room(folder, disk)
        session = room.new(game.id)
        path = folder / "a.match"
        _play_script(session, room, path)
        session.pump()
        if disk.struck and nth < 12:
            assert session.unsaved is not None
        session.close()
        played = [str(each.move) for each in session.moves]
        assert len(played) >= 4, "the match went on"
        if path.exists():
            assert load(path.read_bytes()).damage is None, disk.calls
        if not disk.struck:
            break


def test_the_players_are_told_when_saving_stops_and_when_it_works_again(room: Room) -> None:
    disk = FaultyDisk()
    room.disk = disk
    session = room.new()
    notes = Notes()
    session.observers.append(notes)
    disk.nth, disk.code, disk.for_good = len(disk.calls), errno.ENOSPC, True
    ticket = room.play(session, str(session.state.legal_moves()[0]))
    assert not ticket.saved
    assert session.unsaved is not None
    assert session.unsaved.code == "not_saved"
    assert os.strerror(errno.ENOSPC) in str(session.unsaved.args["error"])
    disk.for_good = False
    room.wait(session, lambda: session.unsaved is None)
    assert [each for each in notes.heard if each[0] == "saved"] == [
        ("saved", "not_saved"),
        ("saved", None),
    ]
    assert _moves_on_disk(room.folder / "a.match") == [str(session.moves[0].move)]


def test_a_match_that_cannot_be_saved_goes_on_in_another_place(room: Room) -> None:
    disk = FaultyDisk()
    room.disk = disk
    session = room.new()
    disk.nth, disk.code, disk.for_good = len(disk.calls), errno.EIO, True
    room.play_random(session, 2)
    with pytest.raises(SaveError, match="not written"):
        session.save_at(room.folder / "b.match")
    disk.for_good = False
    session.save_at(room.folder / "b.match")
    assert session.unsaved is None
    room.play_random(session, 2)
    session.close()
    assert len(_moves_on_disk(room.folder / "b.match")) == 4


@pytest.mark.parametrize("code", CODES, ids=CODE_NAMES)
def test_repairing_a_damaged_match_never_loses_the_damaged_file(tmp_path: Path, code: int) -> None:
    room = Room(tmp_path)
    session = room.new("patchwork")
    room.play_random(session, 6)
    session.close()
    lines = (tmp_path / "a.match").read_bytes().split(b"\n")
    lines[4] = lines[4][:-9] + b"0" + lines[4][-8:]
    damaged = b"\n".join(lines)
    for nth in count():
        folder = tmp_path / str(nth)
        folder.mkdir()
        path = folder / "a.match"
        path.write_bytes(damaged)
        disk = FaultyDisk(nth, code)
        room = Room(folder, disk)
        try:
            again = room.open()
        except SaveError:
            assert path.read_bytes() == damaged, disk.calls
            continue
        assert again.troubles[0].args["kept"] == 2
        room.play_random(again, 2)
        again.close()
        kept = [each.read_bytes() for each in folder.iterdir()]
        assert damaged in kept, disk.calls
        if disk.calls and not disk.struck:
            break
    assert nth > 10


@pytest.mark.parametrize("code", CODES, ids=CODE_NAMES)
def test_a_file_is_replaced_whole_or_not_at_all(tmp_path: Path, code: int) -> None:
    for nth in count():
        path = tmp_path / f"{nth}.txt"
        path.write_bytes(b"old")
        disk = FaultyDisk(nth, code)
        try:
            write_whole(disk, path, b"new and longer")
        except OSError:
            assert path.read_bytes() in (b"old", b"new and longer"), disk.calls
        if not disk.struck:
            break
    assert path.read_bytes() == b"new and longer"


@pytest.mark.parametrize("code", CODES, ids=CODE_NAMES)
def test_library_work_that_fails_leaves_every_match_where_it_was(tmp_path: Path, code: int) -> None:
    room = Room(tmp_path)
    session = room.new("patchwork", name="from elsewhere.match")
    room.play_random(session, 4)
    session.close()
    data = (tmp_path / "from elsewhere.match").read_bytes()
    for nth in count():
        disk: Disk = FaultyDisk(nth, code)
        assert isinstance(disk, FaultyDisk)
        library = Library(Profile.below(tmp_path / f"profile {nth}"), disk=disk)
        here = library.folder / "from elsewhere.match"
        steps = 0
        try:
            here = library.import_file(tmp_path / "from elsewhere.match")
            library.matches()
            here = library.rename(here, "mine")
            deleted = library.delete(here)
            here = deleted.kept_at
            here = library.restore(deleted)
            library.export(here, tmp_path / f"export {nth}.match")
            steps = 6
        except SaveError:
            pass
        assert (tmp_path / "from elsewhere.match").read_bytes() == data
        found = [each for each in library.folder.rglob("*.match") if not each.name.startswith(".")]
        assert [each.read_bytes() for each in found] in ([data], []), disk.calls
        if found:
            assert here.exists(), disk.calls
        if not disk.struck:
            assert steps == 6
            break
