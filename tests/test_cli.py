"""The commands that work without a window, and what the window says when there is no screen."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import types
from pathlib import Path

import pytest

import castlegames
from castlegames import cli, rules
from castlegames.session.library import Library, check_file
from castlegames.session.profile import Profile
from castlegames.session.seat import Seat
from castlegames.session.session import Session


@pytest.fixture
def match(tmp_path: Path) -> Path:
    """A match of five moves."""
    path = tmp_path / "a.match"
    session = Session.new("patchwork", [Seat("Ada"), Seat("Bo")], 7, None, path)
    for turn in range(5):
        legal = session.state.legal_moves()
        ticket = session.play(legal[(3 * turn) % len(legal)])
        while ticket.waiting:
            session.pump()
    session.close()
    return path


def _castlegames(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    plain = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    return subprocess.run(
        [sys.executable, "-m", "castlegames", *arguments],
        capture_output=True,
        text=True,
        env={**plain, **environment},
        timeout=60,
        check=False,
    )


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"castlegames {castlegames.__version__}\n"


def test_a_replay_names_every_move_and_who_made_it(
    match: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["replay", str(match)]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith("patchwork, Ada – Bo, seed 7")
    assert len([line for line in out if line.lstrip()[:1].isdigit()]) == 5
    assert out[-1].endswith("is to move")


def test_a_replay_as_json_can_be_played_again(
    match: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["replay", "--json", str(match)]) == 0
    replay = json.loads(capsys.readouterr().out)
    game = rules.game("patchwork")
    state = game.start(2, replay["header"]["seed"], replay["header"]["options"])
    assert replay["positions"][0] == {"n": 0, "state": game.to_json(state)}
    for position in replay["positions"][1:]:
        assert position["seat"] == state.to_move
        state = state.play(game.read_move(position["move"]))
        assert game.from_json(position["state"]) == state
    assert replay["to_move"] == state.to_move
    assert [score["total"] for score in replay["scores"]] == [s.total for s in state.scores()]


def test_a_replay_of_a_damaged_match_shows_what_is_left(
    match: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match.write_bytes(match.read_bytes().replace(b'"n":4', b'"n":5', 1))
    before = match.read_bytes()
    assert cli.main(["replay", str(match)]) == 1
    captured = capsys.readouterr()
    assert "   3. " in captured.out
    assert "   4. " not in captured.out
    assert "3 moves can be kept" in captured.err
    assert match.read_bytes() == before


def test_verify_gives_a_reason_for_each_bad_file(
    match: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damaged, foreign, empty = (tmp_path / name for name in ("damaged", "foreign", "empty"))
    damaged.write_bytes(match.read_bytes().replace(b'"n":4', b'"n":5', 1))
    foreign.write_bytes(b"Dear diary")
    empty.write_bytes(b"")
    missing = tmp_path / "missing"
    assert cli.main(["verify", *map(str, (match, damaged, foreign, empty, missing))]) == 1
    reasons = [line.removeprefix(str(tmp_path)) for line in capsys.readouterr().out.splitlines()]
    assert reasons == [
        "/a.match: sound, patchwork, 5 moves, running",
        "/damaged: damaged in line 6; 3 moves can be kept",
        "/foreign: it is not a match",
        "/empty: there is nothing in it",
        "/missing: there is no such file",
    ]


@pytest.mark.parametrize("cut", [1, 30, 400])
def test_verify_and_the_library_tell_of_a_last_line_that_was_cut_off(
    match: Path, profile: Path, capsys: pytest.CaptureFixture[str], cut: int
) -> None:
    library = Library(Profile.below(profile))
    library.folder.mkdir(parents=True)
    torn = library.folder / "torn.match"
    torn.write_bytes(match.read_bytes()[:-cut])
    left = len(torn.read_bytes().rpartition(b"\n")[2]) if cut > 1 else 0
    assert cli.main(["verify", str(torn)]) == 0
    told = f"; its last line was cut off, {left} bytes are dropped" if left else ""
    assert capsys.readouterr().out == f"{torn}: sound, patchwork, 5 moves, running{told}\n"
    (entry,) = library.matches()
    assert entry.summary == check_file(torn) == library.check(torn)
    assert entry.summary.dropped == left
    assert Library(Profile.below(profile)).matches() == (entry,)


def test_verify_is_content_with_sound_files(match: Path) -> None:
    assert cli.main(["verify", str(match), str(match)]) == 0


def test_a_path_plays_no_tricks_with_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["verify", str(tmp_path / "a\x1b[2J\nb")]) == 1
    assert "a\\x1b[2J\\x0ab: there is no such file" in capsys.readouterr().out


def test_paths_follow_the_profile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CASTLEGAMES_PROFILE", "elsewhere")
    for arguments in (
        ["paths", "--profile", str(tmp_path / "p")],
        ["--profile", str(tmp_path / "p"), "paths"],
        [f"--profile={tmp_path / 'p'}", "paths"],
    ):
        assert cli.main(arguments) == 0
        lines = dict(line.split(None, 1) for line in capsys.readouterr().out.splitlines())
        assert lines["matches"] == str(tmp_path / "p" / "matches")
        assert list(lines) == ["matches", "config", "state", "cache"]
    assert not (tmp_path / "p").exists(), "naming paths makes no folders"


@pytest.mark.parametrize("arguments", [["--wings"], ["replay"], ["verify"], ["--profile"]])
def test_arguments_that_mean_nothing_are_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(arguments)
    assert ended.value.code == 2
    assert "usage: castlegames" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["bogus", "nowhere.match", "no/where", "a\x1b[2J", "a\0b", "é漢"])
def test_what_is_neither_a_command_nor_a_file_is_named(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([name]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    (sentence,) = captured.err.splitlines()
    assert sentence.isprintable()
    assert "neither a command nor a file" in sentence
    assert name[0] in sentence


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    out = capsys.readouterr().out
    for command in ("arena", "replay", "verify", "paths", "--profile", "--version"):
        assert command in out


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
@pytest.mark.parametrize(
    "environment",
    [
        {},
        {"QT_QPA_PLATFORM": "xcb"},
        {"DISPLAY": ":4711"},
        {"WAYLAND_DISPLAY": "wayland-4711", "XDG_RUNTIME_DIR": "/nowhere"},
    ],
    ids=["none", "xcb", "dead display", "dead wayland"],
)
def test_without_a_screen_one_sentence_says_what_works(environment: dict[str, str]) -> None:
    ended = _castlegames(**environment)
    assert ended.returncode == 1
    assert ended.stdout == ""
    (sentence,) = ended.stderr.splitlines()
    assert sentence.startswith("Castlegames needs a screen for its window: ")
    for command in ("arena", "replay", "verify", "paths"):
        assert command in sentence


def test_a_missing_library_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(name: str, *rest: object) -> object:
        if name == "castlegames.desktop.app":
            raise ImportError("libEGL.so.1: cannot open shared object file")
        return real(name, *rest)

    real = __import__
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr("builtins.__import__", broken)
    assert cli.main([]) == 1
    err = capsys.readouterr().err
    assert "libEGL.so.1" in err
    assert "verify" in err


def test_an_import_that_fails_for_another_reason_is_not_hidden(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(name: str, *rest: object) -> object:
        if name == "castlegames.desktop.app":
            raise ImportError("cannot import name 'Widnow'")
        return real(name, *rest)

    real = __import__
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr("builtins.__import__", broken)
    with pytest.raises(ImportError, match="Widnow"):
        cli.main([])


def test_a_match_on_the_command_line_goes_to_the_window(
    match: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told: list[list[str]] = []
    desktop = types.ModuleType("castlegames.desktop.app")
    desktop.main = lambda argv: told.append(list(argv)) or 0  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "castlegames.desktop.app", desktop)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setenv("CASTLEGAMES_PROFILE", "elsewhere")
    assert cli.main([str(match)]) == 0
    assert cli.main(["--profile", str(tmp_path)]) == 0
    assert told == [[str(match)], []]
    monkeypatch.setattr(sys, "argv", ["castlegames-window", str(match)])
    assert cli.window() == 0
    assert told[-1] == [str(match)]
    monkeypatch.setattr(sys, "argv", ["castlegames-window", "gone.match"])
    assert cli.window() == 0
    assert told[-1] == ["gone.match"], "without a terminal the window tells"


def test_commands_load_neither_qt_nor_numpy(match: Path) -> None:
    program = (
        "import sys\n"
        "from castlegames import cli\n"
        "code = cli.main(['verify', sys.argv[1]]) or cli.main(['replay', sys.argv[1]])\n"
        "bad = [n for n in sys.modules if n.startswith(('PySide6', 'numpy', 'mujoco'))]\n"
        "sys.exit(code or (str(bad) if bad else 0))\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", program, str(match)], capture_output=True, text=True, check=False
    )
    assert ended.stderr == ""
    assert ended.returncode == 0


def test_a_reader_that_has_enough_ends_the_command_quietly(match: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "castlegames", "replay", "--json", str(match)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as replay:
        assert replay.stdout is not None
        assert replay.stderr is not None
        replay.stdout.close()
        assert replay.stderr.read() == b""
    assert replay.returncode == 0


_AT_HOME = """
import sys
from castlegames import cli
from castlegames.session.library import Library
from castlegames.session.profile import Profile
from castlegames.session.seat import Seat
from castlegames.session.session import Session
profile = Profile.of_this_user()
assert profile.prepare() == ()
library = Library(profile)
session = Session.new("patchwork", [Seat("A"), Seat("B")], 7, None, library.new_path("patchwork"))
ticket = session.play(session.state.legal_moves()[0])
while ticket.waiting:
    session.pump()
assert ticket.saved
session.close()
(entry,) = library.matches()
library.import_file(entry.path)
sys.exit(cli.main(["verify", *(str(each.path) for each in library.matches())]))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="homes are told in another way")
@pytest.mark.parametrize(
    "name", ["with spaces", 'it\'s "quoted"', "家 é ß 🏰", "-dash", "%s $HOME"]
)
def test_a_home_may_have_any_name(tmp_path: Path, name: str) -> None:
    (tmp_path / name).mkdir()
    environment = {k: v for k, v in os.environ.items() if k != "CASTLEGAMES_PROFILE"}
    ended = subprocess.run(
        [sys.executable, "-c", _AT_HOME],
        env={**environment, "HOME": str(tmp_path / name)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.stderr == ""
    assert ended.returncode == 0
    lines = ended.stdout.splitlines()
    assert len(lines) == 2
    assert all(line.startswith(str(tmp_path / name)) for line in lines)
    assert all(line.endswith(": sound, patchwork, 1 moves, running") for line in lines)


def test_the_program_runs_as_a_module() -> None:
    ended = _castlegames("--version")
    assert ended.stdout == f"castlegames {castlegames.__version__}\n"
    assert ended.returncode == 0
