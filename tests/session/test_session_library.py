"""The library knows its matches, and loses none of them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from castlegames.session.library import Library, tame_file_name
from castlegames.session.profile import Profile
from castlegames.session.session import Session
from castlegames.session.summary import DAMAGED, FINISHED, REFUSED, RUNNING
from castlegames.session.trouble import SaveError
from tests.session.play import HUMANS, ObedientWorker, Room, same_position


@pytest.fixture
def library(profile: Path) -> Library:
    return Library(Profile.below(profile))


@pytest.fixture
def shelf(library: Library, room: Room) -> Room:
    """A room whose sessions lie in the library."""
    library.folder.mkdir(parents=True)
    room.folder = library.folder
    return room


def _play(shelf: Room, name: str, moves: int, game_id: str = "patchwork") -> Path:
    session = shelf.new(game_id, name=name)
    shelf.play_random(session, moves)
    session.close()
    return shelf.folder / name


def test_an_empty_or_missing_folder_has_no_matches(library: Library) -> None:
    assert library.matches() == ()
    library.folder.mkdir(parents=True)
    assert library.matches() == ()


def test_running_and_finished_matches_are_told_apart(shelf: Room, library: Library) -> None:
    _play(shelf, "short.match", 3)
    _play(shelf, "long.match", 500)
    by_name = {entry.name: entry.summary for entry in library.matches()}
    assert by_name["short"].status == RUNNING
    assert by_name["short"].moves == 3
    assert by_name["short"].to_move in (0, 1)
    assert by_name["long"].status == FINISHED
    assert by_name["long"].winners
    assert by_name["long"].seats == HUMANS
    assert len(by_name["long"].scores) == 2


def test_the_last_played_comes_first(shelf: Room, library: Library) -> None:
    for number, name in enumerate(["b.match", "c.match", "a.match"]):
        path = _play(shelf, name, 1)
        os.utime(path, (1000 + number, 1000 + number))
    assert [entry.name for entry in library.matches()] == ["a", "c", "b"]


def test_the_index_answers_without_reading_the_files(
    shelf: Room, library: Library, profile: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _play(shelf, "a.match", 5)
    first = library.matches()
    again = Library(Profile.below(profile))
    monkeypatch.setattr(again, "_read", lambda *_, **__: pytest.fail("read again"))
    assert again.matches() == first


@pytest.mark.parametrize(
    "index",
    [
        None,
        b"",
        b"{",
        b"[]",
        b"\xff" * 10,
        b'{"version":2}',
        b'{"version":99,"matches":{}}',
        b'{"version":2,"matches":{"a.match":[1]}}',
        b'{"version":2,"matches":{"a.match":[1,2,{}]}}',
    ],
)
def test_a_wrong_or_missing_index_is_made_anew(
    shelf: Room, library: Library, profile: Path, index: bytes | None
) -> None:
    _play(shelf, "a.match", 5)
    first = library.matches()
    place = profile / "cache" / "matches.json"
    assert json.loads(place.read_bytes())["matches"]["a.match"]
    if index is None:
        shutil.rmtree(profile / "cache")
    else:
        place.write_bytes(index)
    assert Library(Profile.below(profile)).matches() == first


def test_a_match_that_was_played_on_is_read_again(shelf: Room, library: Library) -> None:
    _play(shelf, "a.match", 5)
    library.matches()
    session = shelf.open("a.match")
    shelf.play_random(session, 2, seed=8)
    assert library.matches()[0].summary.moves == 7
    session.close()
    assert library.matches()[0].summary.moves == 7


def test_quick_and_thorough_looks_agree(
    shelf: Room, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, moves in enumerate([0, 1, 20, 500]):
        path = _play(shelf, f"{number}.match", moves)
        if number == 1:
            path.write_bytes(path.read_bytes()[:-20])
        if number == 2:
            path.write_bytes(path.read_bytes().replace(b'"seat":1', b'"seat":0', 1))
    thorough = {entry.name: entry.summary for entry in library.matches()}
    monkeypatch.setattr("castlegames.session.library._REPLAYED", 0)
    shutil.rmtree(library.folder.parent / "cache")
    quick = Library(Profile.below(library.folder.parent))
    assert {entry.name: entry.summary for entry in quick.matches()} == thorough
    assert thorough["2"].status == DAMAGED


def test_what_is_no_match_is_listed_as_refused_or_not_at_all(
    shelf: Room, library: Library, tmp_path: Path
) -> None:
    (shelf.folder / "text.match").write_bytes(b"Dear diary")
    (shelf.folder / "empty.match").write_bytes(b"")
    (shelf.folder / "folder.match").mkdir()
    (shelf.folder / "other.txt").write_bytes(b"")
    os.mkfifo(shelf.folder / "pipe.match")
    secret = tmp_path / "secret"
    secret.write_bytes(b"secret")
    (shelf.folder / "link.match").symlink_to(secret)
    (shelf.folder / "dangling.match").symlink_to(tmp_path / "nowhere")
    found = {entry.name: entry.summary.status for entry in library.matches()}
    assert found == {"text": REFUSED, "empty": DAMAGED}


def test_new_matches_get_names_of_their_own(shelf: Room, library: Library) -> None:
    first = library.new_path("patchwork")
    first.write_bytes(b"")
    second = library.new_path("patchwork")
    assert first != second
    assert first.name.startswith("patchwork 20")
    assert second.name == first.name.replace(".match", " 2.match")


def test_renaming_takes_the_picture_along(shelf: Room, library: Library) -> None:
    path = _play(shelf, "a.match", 2)
    path.with_suffix(".png").write_bytes(b"picture")
    renamed = library.rename(path, "Grandma’s quilt: 2/3?")
    assert renamed.name == "Grandma’s quilt 2 3.match"
    assert not path.exists()
    assert renamed.with_suffix(".png").read_bytes() == b"picture"
    assert library.rename(renamed, "Grandma’s quilt 2 3") == renamed


@pytest.mark.parametrize("name", ["", "   ", "...", "///", "\u202e\u200b"])
def test_a_name_of_nothing_is_refused(shelf: Room, library: Library, name: str) -> None:
    path = _play(shelf, "a.match", 1)
    with pytest.raises(SaveError, match="not written"):
        library.rename(path, name)
    assert path.exists()


def test_a_name_that_is_taken_is_refused(shelf: Room, library: Library) -> None:
    one, two = _play(shelf, "a.match", 1), _play(shelf, "b.match", 2)
    before = two.read_bytes()
    with pytest.raises(SaveError, match="exists"):
        library.rename(one, "b")
    assert two.read_bytes() == before


@pytest.mark.parametrize(
    ("name", "tamed"),
    [
        ("../../etc/passwd", "etc passwd"),
        ("con", "con match"),
        ("a\x00b\nc", "ab c"),
        ("  many   spaces ", "many spaces"),
        ("漢字" * 100, "漢字" * 33),
        ("x" * 500, "x" * 80),
        (".hidden", "hidden"),
    ],
)
def test_file_names_are_tamed(name: str, tamed: str) -> None:
    assert tame_file_name(name) == tamed


def test_an_open_match_is_neither_renamed_nor_deleted(shelf: Room, library: Library) -> None:
    session = shelf.new()
    assert session.path is not None
    with pytest.raises(SaveError, match="locked"):
        library.rename(session.path, "other")
    with pytest.raises(SaveError, match="locked"):
        library.delete(session.path)
    assert session.path.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows locks in another way")
def test_an_open_match_is_safe_where_the_system_does_not_keep_one_programs_handles_apart(
    shelf: Room, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl

    monkeypatch.setattr(fcntl, "flock", lambda *_: None)
    session = shelf.new()
    assert session.path is not None
    for meddle in (
        lambda: library.rename(shelf.folder / "a.match", "other"),
        lambda: library.delete(shelf.folder / "a.match"),
        shelf.open,
    ):
        with pytest.raises(SaveError, match="locked"):
            meddle()
    shelf.play_random(session, 2)
    session.close()
    assert library.rename(session.path, "other").exists()


_OTHER_PROGRAM = """
import sys
from pathlib import Path
from castlegames.session.library import Library
from castlegames.session.profile import Profile
from castlegames.session.session import Session
from castlegames.session.trouble import SaveError
library = Library(Profile.of_this_user())
(entry,) = library.matches()
print(entry.summary.status, entry.summary.moves)
for act in (Session.open, library.delete, lambda path: library.rename(path, "mine")):
    try:
        act(entry.path)
        print("done")
    except SaveError as error:
        print(error.code)
library.tidy(older_than=-10)
copy = library.import_file(entry.path)
Session.open(copy).close()
print(copy.name)
"""


def test_two_programs_on_one_profile_do_each_other_no_harm(shelf: Room, library: Library) -> None:
    session = shelf.new("patchwork")
    shelf.play_random(session, 3)
    command = [sys.executable, "-c", _OTHER_PROGRAM]
    other = subprocess.run(command, capture_output=True, text=True, check=True)
    assert other.stdout.splitlines() == [
        "running 3",
        "locked",
        "locked",
        "locked",
        "a 2.match",
    ]
    shelf.play_random(session, 2)
    assert session.unsaved is None
    found = {entry.name: entry.summary.moves for entry in library.matches()}
    assert found == {"a": 5, "a 2": 3}
    session.close()
    assert same_position(shelf.open(), session)


def test_a_deleted_match_comes_back(shelf: Room, library: Library) -> None:
    path = _play(shelf, "a.match", 4)
    before = path.read_bytes()
    deleted = library.delete(path)
    assert library.matches() == ()
    assert library.restore(deleted) == path
    assert path.read_bytes() == before


def test_a_deleted_match_comes_back_under_another_name_if_need_be(
    shelf: Room, library: Library
) -> None:
    path = _play(shelf, "a.match", 4)
    deleted = library.delete(path)
    other = _play(shelf, "a.match", 1)
    back = library.restore(deleted)
    assert back.name == "a 2.match"
    assert other.exists()
    assert sorted(entry.summary.moves for entry in library.matches()) == [1, 4]


def test_two_deleted_matches_of_one_name_are_both_kept(shelf: Room, library: Library) -> None:
    deleted = [library.delete(_play(shelf, "a.match", moves)) for moves in (1, 2)]
    for each in deleted:
        library.restore(each)
    assert sorted(entry.summary.moves for entry in library.matches()) == [1, 2]


def test_the_bin_is_emptied_of_what_lies_long_in_it(shelf: Room, library: Library) -> None:
    deleted = library.delete(_play(shelf, "a.match", 1))
    kept = _play(shelf, "b.match", 1)
    half_written = library.folder / ".a.match.new"
    half_written.write_bytes(b"half")
    library.tidy()
    assert deleted.kept_at.exists()
    assert half_written.exists()
    library.tidy(older_than=-10)
    assert not deleted.kept_at.exists()
    assert not half_written.exists()
    assert kept.exists()


def test_a_copy_goes_out_and_comes_in(shelf: Room, library: Library, tmp_path: Path) -> None:
    path = _play(shelf, "a.match", 9)
    out = tmp_path / 'Zoë\'s "copy" ü 漢字.match'
    library.export(path, out)
    came_in = library.import_file(out)
    assert library.owns(came_in)
    assert not library.owns(out)
    one, other = shelf.open("a.match"), shelf.open(came_in.name)
    assert same_position(one, other)


@pytest.mark.parametrize("data", [b"", b"x", b'{"format":"castlegames-match","schema":9}\n'])
def test_nothing_bad_comes_in(library: Library, tmp_path: Path, data: bytes) -> None:
    bad = tmp_path / "bad.match"
    bad.write_bytes(data)
    with pytest.raises(SaveError):
        library.import_file(bad)
    assert library.matches() == ()


def test_a_folder_that_cannot_be_written_is_told_and_not_fatal(tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.write_bytes(b"")
    profile = Profile.below(blocked)
    assert [trouble.code for trouble in profile.prepare()] == ["profile_unwritable"] * 4
    library = Library(profile)
    assert library.matches() == ()
    session = Session.new("tally", HUMANS, 1, None, library.new_path("tally"))
    assert session.unsaved is not None
    ticket = session.play(session.state.legal_moves()[0])
    while ticket.waiting:
        session.pump()
    assert ticket.done
    assert not ticket.saved
    session.save_at(tmp_path / "elsewhere.match")
    session.close()
    assert Session.open(tmp_path / "elsewhere.match").head == 1


def test_a_profile_is_below_one_folder(profile: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Profile.of_this_user() == Profile.below(profile)
    assert Profile.of_this_user("/somewhere").matches == Path("/somewhere/matches")
    monkeypatch.delenv("CASTLEGAMES_PROFILE")
    monkeypatch.setenv("XDG_DATA_HOME", str(profile / "data"))
    assert Profile.of_this_user().matches == profile / "data" / "castlegames" / "matches"
    assert Profile.below(profile).prepare() == ()
    assert sorted(each.name for each in profile.iterdir()) == [
        "cache",
        "config",
        "matches",
        "state",
    ]


def test_a_helped_match_is_marked_in_the_list(shelf: Room, library: Library) -> None:
    worker = ObedientWorker()
    session = shelf.new(worker=worker)
    session.hint()
    worker.answer(session.state.legal_moves()[0])
    session.pump()
    session.close()
    assert library.matches()[0].summary.helped
