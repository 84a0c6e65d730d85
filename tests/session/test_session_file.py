"""Who may write a match's file, and what becomes of it when others meddle."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from castlegames.session.disk import Disk
from castlegames.session.library import Library
from castlegames.session.lines import read_line, write_line
from castlegames.session.profile import Profile
from castlegames.session.trouble import SAVE_ERRORS, TROUBLES, SaveError
from tests.session.play import Notes, Room, register, same_position
from tests.session.tally import STRICTER_TALLY


def test_two_sessions_never_write_one_file(room: Room) -> None:
    session = room.new()
    with pytest.raises(SaveError) as refused:
        room.open()
    assert refused.value.code == "locked"
    room.play_random(session, 2)
    session.close()
    assert room.open().head == 2


def test_another_program_cannot_open_a_match_that_is_open_here(room: Room) -> None:
    session = room.new("patchwork")
    program = (
        "import sys\n"
        "from pathlib import Path\n"
        "from castlegames.session.session import Session\n"
        "from castlegames.session.trouble import SaveError\n"
        "try: Session.open(Path(sys.argv[1])).close(); print('opened')\n"
        "except SaveError as error: print(error.code)\n"
    )

    def other() -> str:
        command = [sys.executable, "-c", program, str(session.path)]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()

    assert other() == "locked"
    session.close()
    assert other() == "opened"


def test_a_closed_file_is_free_though_a_process_being_started_has_a_copy_of_it(
    tmp_path: Path,
) -> None:
    path = tmp_path / "a.match"
    path.touch()
    disk = Disk()
    first = disk.open(path, write=True)
    disk.lock(first)
    copy = os.dup(first)
    disk.close(first)
    second = disk.open(path, write=True)
    disk.lock(second)
    disk.close(second)
    os.close(copy)


def test_a_match_moved_elsewhere_lets_its_old_file_go(room: Room) -> None:
    session = room.new()
    session.save_at(room.folder / "b.match")
    assert room.open("a.match").head == 0
    with pytest.raises(SaveError, match="locked"):
        room.open("b.match")


class _ReadOnly(Disk):
    def open(self, path: Path, *, write: bool) -> int:
        if write:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return super().open(path, write=False)


def test_a_match_that_may_only_be_read_is_played_and_not_saved(room: Room) -> None:
    session = room.new()
    room.play_random(session, 3)
    session.close()
    before = (room.folder / "a.match").read_bytes()
    room.disk = _ReadOnly()
    again = room.open()
    assert again.unsaved is not None
    assert again.unsaved.code == "read_only"
    ticket = room.play(again, str(again.state.legal_moves()[0]))
    assert not ticket.saved
    assert again.unsaved.code == "read_only"
    again.save_at(room.folder / "b.match")
    assert again.unsaved is None
    again.close()
    assert (room.folder / "a.match").read_bytes() == before
    room.disk = Disk()
    assert room.open("b.match").head == 4


def test_a_damaged_match_that_may_only_be_read_is_left_as_it_is(room: Room) -> None:
    session = room.new()
    room.play_random(session, 3)
    session.close()
    path = room.folder / "a.match"
    spoilt = path.read_bytes().replace(b'"n":2', b'"n":7', 1)
    path.write_bytes(spoilt)
    room.disk = _ReadOnly()
    again = room.open()
    assert again.head == 1
    assert again.troubles[0].args["copy"] is None
    again.close()
    assert path.read_bytes() == spoilt
    assert [each.name for each in room.folder.iterdir()] == ["a.match"]


def test_a_file_that_vanished_is_written_anew(room: Room) -> None:
    session = room.new()
    room.play_random(session, 2)
    (room.folder / "a.match").unlink()
    room.play_random(session, 1)
    session.close()
    assert same_position(room.open(), session)


def test_a_folder_that_vanished_and_came_back_has_the_whole_match(room: Room) -> None:
    folder = room.folder / "stick"
    folder.mkdir()
    session = room.new(name="stick/a.match")
    room.play_random(session, 2)
    folder.rename(room.folder / "gone")
    room.play_random(session, 1)
    assert session.unsaved is not None
    folder.mkdir()
    room.play_random(session, 1)
    assert session.unsaved is None
    session.close()
    assert same_position(room.open("stick/a.match"), session)


def test_a_file_swapped_while_the_match_is_open_is_moved_aside(room: Room) -> None:
    session = room.new()
    notes = Notes()
    session.observers.append(notes)
    room.play_random(session, 2)
    stranger = room.folder / "stranger"
    stranger.write_bytes(b"a letter")
    stranger.replace(room.folder / "a.match")
    room.play_random(session, 1)
    assert ("trouble", "swapped") in notes.heard
    session.close()
    assert (room.folder / "a.match.swapped").read_bytes() == b"a letter"
    assert same_position(room.open(), session)


@pytest.mark.parametrize("name", ['it\'s "quoted" é 漢字 🏰.match', " lead and trail .match"])
def test_a_match_lies_anywhere(room: Room, name: str) -> None:
    session = room.new(name=name)
    room.play_random(session, 2)
    session.close()
    assert same_position(room.open(name), session)


def test_a_clock_that_goes_backwards_costs_nothing(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = room.new("patchwork")
    created = session.header.created
    room.play_random(session, 3)
    long_ago = 1_000_000.0
    monkeypatch.setattr(time, "time", lambda: long_ago)
    os.utime(room.folder / "a.match", (long_ago, long_ago))
    room.play_random(session, 2)
    session.close()
    again = room.open()
    assert same_position(again, session)
    assert again.header.created == created
    again.close()
    profile = Profile.below(room.folder / "profile")
    profile.matches.mkdir(parents=True)
    (room.folder / "a.match").rename(profile.matches / "a.match")
    assert Library(profile).matches()[0].summary.moves == 5
    os.utime(profile.matches / "a.match", (2 * long_ago, long_ago / 2))
    assert Library(profile).matches()[0].summary.moves == 5


def test_files_that_are_not_there_or_no_files_are_refused(room: Room) -> None:
    (room.folder / "folder.match").mkdir()
    os.mkfifo(room.folder / "pipe.match")
    for name, code in [
        ("nowhere.match", "missing"),
        ("folder.match", "foreign"),
        ("pipe.match", "foreign"),
        ("a\0b.match", "unreadable"),
        ("x" * 300 + ".match", "unreadable"),
    ]:
        with pytest.raises(SaveError) as refused:
            room.open(name)
        assert refused.value.code == code, name
        assert code in SAVE_ERRORS


def test_a_link_to_a_match_is_the_match(room: Room) -> None:
    session = room.new("patchwork")
    session.close()
    (room.folder / "link.match").symlink_to(room.folder / "a.match")
    linked = room.open("link.match")
    with pytest.raises(SaveError, match="locked"):
        room.open("a.match")
    room.play_random(linked, 2)
    linked.close()
    path = room.folder / "a.match"
    path.write_bytes(path.read_bytes()[:-9])
    torn = room.open("link.match")
    room.play_random(torn, 1)
    torn.close()
    assert (room.folder / "link.match").is_symlink()
    assert room.open("a.match").head == 3


def test_a_ring_of_links_is_refused(room: Room) -> None:
    (room.folder / "a.match").symlink_to(room.folder / "b.match")
    (room.folder / "b.match").symlink_to(room.folder / "a.match")
    with pytest.raises(SaveError, match="unreadable"):
        room.open("a.match")


def test_a_newer_file_is_not_touched_and_its_version_named(room: Room) -> None:
    session = room.new()
    session.close()
    path = room.folder / "a.match"
    first, _, rest = path.read_bytes().partition(b"\n")
    record = read_line(first)
    del record["crc"]
    newer = write_line({**record, "schema": 2, "app": "9.1"}) + rest
    path.write_bytes(newer)
    with pytest.raises(SaveError) as refused:
        room.open()
    assert refused.value.code == "newer"
    assert refused.value.args_by_name["app"] == "9.1"
    assert path.read_bytes() == newer


def _stricter(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch.setattr, STRICTER_TALLY)


def test_after_a_change_of_rules_play_goes_on_from_the_last_snapshot(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = room.new(options={"relaxed_undo": True})
    room.play_random(session, 24)
    if session.state.follow_up:
        room.play(session, "mark 0")
    head, state = session.head, session.state
    assert state.to_move is not None
    session.close()
    _stricter(monkeypatch)
    again = room.open()
    assert [trouble.code for trouble in again.troubles] == ["older_rules"]
    assert (again.first, again.head, again.state) == (head, head, state)
    room.play_random(again, 1)
    room.undo(again)
    again.close()
    last = room.open()
    assert (last.first, last.head) == (head, head)
    assert last.can_redo is not None
    assert not last.troubles, "it was told once"


def test_moves_after_the_snapshot_that_the_new_rules_refuse_are_left_behind(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = room.new()
    room.play_random(session, 23)
    content = (room.folder / "a.match").read_bytes()
    session.close()
    (room.folder / "a.match").write_bytes(content)
    _stricter(monkeypatch)
    again = room.open()
    assert (again.first, again.head) == (20, 20)
    assert again.troubles[0].args["rest"] == 3
    room.play_random(again, 2, seed=5)
    again.close()
    last = room.open()
    assert last.first == 20
    assert same_position(last, again)
    assert not last.troubles


def test_a_branch_of_a_match_with_older_rules_begins_at_its_snapshot(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = room.new()
    room.play_random(session, 21)
    session.close()
    _stricter(monkeypatch)
    again = room.open()
    room.play_random(again, 2, seed=5)
    branch = again.branch(room.folder / "b.match")
    room.sessions.append(branch)
    room.play_random(branch, 1, seed=6)
    branch.close()
    opened = room.open("b.match")
    assert same_position(opened, branch)
    assert opened.first == again.first
    assert not opened.troubles


def test_every_error_in_code_is_documented() -> None:
    folder = Path(sys.modules["castlegames.session.session"].__file__ or "").parent
    text = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    for code in SAVE_ERRORS:
        assert text.count(f'"{code}"') >= 2, code
    for code in TROUBLES:
        assert text.count(f'"{code}"') >= 2, code
