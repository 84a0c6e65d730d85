"""The commands: the window, and what works without one.

Nothing here loads Qt before the window is asked for; the worker process imports this module too.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from castlegames import __version__

if TYPE_CHECKING:
    from castlegames.session.loader import Loaded
    from castlegames.session.trouble import SaveError

WITHOUT_WINDOW = "castlegames arena, replay, verify and paths"
NO_SCREEN = "Castlegames needs a screen for its window: {reason}. Without one these work: {names}."
NO_COMMAND = (
    "There is neither a command nor a file “{name}”; castlegames --help tells what there is."
)
NO_LIBRARY = (
    "Castlegames cannot open its window, a library that Qt needs is missing: {reason}. "
    "Without it these work: {names}."
)

_WINDOWLESS = ("offscreen", "minimal", "minimalegl", "vnc", "eglfs", "linuxfb")
"""Qt platforms that need neither X nor Wayland."""


def main(argv: Sequence[str] | None = None, *, terminal: bool = True) -> int:
    """Run a command; the exit code. No arguments, or a match file: the window.

    With a terminal what is neither a command nor a file is refused there; without one the window
    says so.
    """
    arguments = list(sys.argv[1:] if argv is None else argv)
    profile, rest = _take_profile(arguments)
    if profile is not None:
        os.environ["CASTLEGAMES_PROFILE"] = profile
    command = _COMMANDS.get(rest[0]) if rest else None
    try:
        if command is not None:
            code = command(rest[1:])
            sys.stdout.flush()
            return code
        return _window(rest, terminal=terminal)
    except BrokenPipeError:
        # Whoever read our output has enough of it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def window() -> int:
    """The window, for starters without a terminal."""
    return main(terminal=False)


def _take_profile(arguments: list[str]) -> tuple[str | None, list[str]]:
    """What ``--profile`` names, wherever it stands, and the other arguments."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False, prog="castlegames")
    parser.add_argument("--profile", metavar="DIR")
    found, rest = parser.parse_known_args(arguments)
    profile: str | None = found.profile
    return profile, rest


# The window


def _window(arguments: list[str], *, terminal: bool) -> int:
    parser = argparse.ArgumentParser(
        prog="castlegames",
        description="Four tabletop games on one desktop. Without arguments: the window.",
        epilog="commands: arena (bots against each other), replay FILE (a match move by move), "
        "verify FILE... (are matches sound?), paths (where things are kept)",
        allow_abbrev=False,
    )
    parser.add_argument("match", metavar="FILE.match", nargs="?", help="a match to go on with")
    parser.add_argument("--version", action="version", version=f"castlegames {__version__}")
    parser.add_argument(
        "--profile", metavar="DIR", help="keep matches, settings and logs below this folder"
    )
    match: str | None = parser.parse_args(arguments).match
    if terminal and match is not None and not _is_there(match):
        return _refuse(NO_COMMAND.format(name=_printable(Path(match))), 2)
    reason = _why_no_screen()
    if reason is not None:
        return _refuse(NO_SCREEN.format(reason=reason, names=WITHOUT_WINDOW))
    reason = _missing_library()
    if reason is not None:
        return _refuse(NO_LIBRARY.format(reason=reason, names=WITHOUT_WINDOW))
    try:
        from castlegames.desktop.app import main as desktop
    except ImportError as error:
        if not _is_qts_fault(error):
            raise
        return _refuse(NO_LIBRARY.format(reason=error, names=WITHOUT_WINDOW))
    return desktop([] if match is None else [match])


def _is_there(name: str) -> bool:
    try:
        return os.path.lexists(name)
    except ValueError:
        return False


def _refuse(sentence: str, code: int = 1) -> int:
    print(sentence, file=sys.stderr)
    return code


def _why_no_screen() -> str | None:
    """Why Qt would abort for want of a screen, or None if it will not."""
    platform = os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0]
    if not sys.platform.startswith("linux") or platform in _WINDOWLESS:
        return None
    display, wayland = os.environ.get("DISPLAY", ""), os.environ.get("WAYLAND_DISPLAY", "")
    if not display and not wayland:
        return "neither DISPLAY nor WAYLAND_DISPLAY is set"
    if wayland and _answers(str(Path(os.environ.get("XDG_RUNTIME_DIR", "/"), wayland))):
        return None
    host, _, number = display.partition(":")
    number = number.partition(".")[0]
    if not number.isdigit() or host not in ("", "unix"):
        return None if display else f"nothing answers on WAYLAND_DISPLAY {wayland}"
    place = f"/tmp/.X11-unix/X{number}"
    if _answers(place) or _answers("\0" + place):
        return None
    return f"nothing answers on DISPLAY {display}"


def _answers(place: str) -> bool:
    with suppress(OSError, ValueError), socket.socket(socket.AF_UNIX) as probe:
        probe.settimeout(2)
        probe.connect(place)
        return True
    return False


def _missing_library() -> str | None:
    """The library that Qt would abort for, where it says so too late: xcb's cursors."""
    on_x = os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY")
    platform = os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0]
    if not sys.platform.startswith("linux") or not on_x or platform not in ("", "xcb"):
        return None
    try:
        ctypes.CDLL("libxcb-cursor.so.0")
    except OSError:
        return "libxcb-cursor.so.0 (install libxcb-cursor0)"
    return None


def _is_qts_fault(error: ImportError) -> bool:
    name = error.name or ""
    return name.startswith(("PySide6", "shiboken6")) or ".so" in str(error)


# What works without a window


def _arena(arguments: list[str]) -> int:
    from castlegames.bots.arena import main as arena

    return arena(arguments)


def _replay(arguments: list[str]) -> int:
    from castlegames.session.disk import DISK
    from castlegames.session.library import read_match
    from castlegames.session.loader import load
    from castlegames.session.trouble import SaveError

    parser = _parser("replay", "Print a match move by move.")
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--json", action="store_true", help="print every position as JSON")
    options = parser.parse_args(arguments)
    path = Path(options.file)
    try:
        loaded = load(read_match(DISK, path), str(path))
    except SaveError as error:
        return _refuse(f"{_printable(path)}: {_why(error)}")
    if options.json:
        print(json.dumps(_as_json(loaded), ensure_ascii=True))
    else:
        _print_match(loaded)
    if loaded.damage is not None:
        kept = loaded.history.head
        return _refuse(f"{_printable(path)}: {_damage(loaded.damage.line, kept)}")
    return 0


def _as_json(loaded: Loaded) -> dict[str, object]:
    from castlegames.session.header import header_json

    game, history = loaded.game, loaded.history
    positions: list[dict[str, object]] = [
        {"n": history.first, "state": game.to_json(history.at(history.first))}
    ]
    positions += [
        {
            "n": played.n,
            "seat": played.seat,
            "name": loaded.seats[played.seat].name,
            "move": str(played.move),
            "state": game.to_json(history.at(played.n)),
        }
        for played in history.played
    ]
    scores = [{"total": s.total, "parts": dict(s.parts)} for s in history.state.scores()]
    return {
        "header": header_json(loaded.header),
        "positions": positions,
        "to_move": history.state.to_move,
        "winners": list(history.state.winners()),
        "scores": scores,
    }


def _print_match(loaded: Loaded) -> None:
    header, history = loaded.header, loaded.history
    names = [seat.name for seat in loaded.seats]
    print(f"{header.game}, {' – '.join(names)}, seed {header.seed}, begun {header.created}")
    for played in history.played:
        print(f"{played.n:4}. {names[played.seat]}: {played.move}")
    state = history.state
    for name, score in zip(names, state.scores(), strict=True):
        parts = ", ".join(f"{part} {value}" for part, value in score.parts.items())
        print(f"{name}: {score.total} ({parts})")
    outcome = state.outcome()
    if outcome is not None:
        winners = ", ".join(names[seat] for seat in outcome.winners)
        print(f"won by {winners} ({outcome.decided_by})")
    elif state.to_move is not None:
        print(f"{names[state.to_move]} is to move")


def _verify(arguments: list[str]) -> int:
    from castlegames.session.library import check_file
    from castlegames.session.summary import FINISHED, RUNNING

    parser = _parser(
        "verify",
        "Check match files. The exit code is 1 if one of them is bad. A last line that was cut off "
        "in writing is told and is no damage: a move is acknowledged only once its line is whole.",
    )
    parser.add_argument("files", metavar="FILE", nargs="+")
    bad = 0
    for name in parser.parse_args(arguments).files:
        path = Path(name)
        summary = check_file(path)
        shown = _printable(path)
        if summary.status in (RUNNING, FINISHED):
            said = f"sound, {summary.game}, {summary.moves} moves, {summary.status}"
            if summary.rest:
                said += f"; the rules have changed, {summary.rest} moves after them are left behind"
        elif summary.error:
            bad += 1
            said = _reason(summary.error, summary.app)
        else:
            bad += 1
            said = _damage(summary.line, summary.moves)
        if summary.dropped:
            said += f"; its last line was cut off, {summary.dropped} bytes are dropped"
        print(f"{shown}: {said}")
    return 1 if bad else 0


def _paths(arguments: list[str]) -> int:
    from castlegames.session.profile import Profile

    _parser("paths", "Print where things are kept.").parse_args(arguments)
    profile = Profile.of_this_user()
    for name in ("matches", "config", "state", "cache"):
        print(f"{name:8} {_printable(getattr(profile, name))}")
    return 0


def _parser(command: str, description: str) -> argparse.ArgumentParser:
    return argparse.ArgumentParser(
        prog=f"castlegames {command}", description=description, allow_abbrev=False
    )


def _damage(line: int, kept: int) -> str:
    return f"damaged in line {line}; {kept} moves can be kept"


def _why(error: SaveError) -> str:
    return _reason(error.code, str(error.args_by_name.get("app", "")))


def _reason(code: str, app: str) -> str:
    reasons = {
        "missing": "there is no such file",
        "unreadable": "it cannot be read",
        "empty": "there is nothing in it",
        "foreign": "it is not a match",
        "too_big": "it is larger than any match",
        "newer": f"it needs version {app} of Castlegames",
        "unknown_game": "this version does not have its game",
        "older_rules": "its rules have changed and it has no snapshot to go on from",
        "damaged": "damaged; nothing of it can be kept",
        "locked": "it is open in another program",
    }
    return reasons.get(code, code)


def _printable(path: Path) -> str:
    """A path that cannot play tricks with a terminal."""
    text = os.fsencode(path).decode("utf-8", "backslashreplace")
    return "".join(char if char.isprintable() else f"\\x{ord(char):02x}" for char in text)


_COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "arena": _arena,
    "replay": _replay,
    "verify": _verify,
    "paths": _paths,
}


if __name__ == "__main__":
    raise SystemExit(main())
