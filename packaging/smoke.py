"""Tries the program that is named: its version, its window, matches of bots in that window.

Needs a screen and xdotool; ``packaging/smoke`` provides them. Ends with 1 and a sentence when
something is not as it should be.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from castlegames import __version__, rules
from castlegames.bots import levels
from castlegames.session.library import check_file
from castlegames.session.seat import Seat
from castlegames.session.session import Session
from castlegames.session.summary import FINISHED

WINDOW_SECONDS = 60.0
MATCH_SECONDS = 900.0


_NO_SOUND = re.compile("Couldn't (load|resolve) .+ (library|symbols)|PulseAudioService: ")
"""What Qt says on a machine without sound or video decoding, where the program is merely silent."""


class Trouble(Exception):
    """What is not as it should be."""


class Program:
    """The program under trial, with a profile of its own, started from an empty folder."""

    def __init__(self, path: str, folder: Path) -> None:
        self._path = path
        self._profile = folder / "profile"
        self._away = folder / "elsewhere"
        self._away.mkdir()
        unwanted = ("PYTHON", "CASTLEGAMES", "QT_", "VIRTUAL_ENV")
        self._env = {
            name: value for name, value in os.environ.items() if not name.startswith(unwanted)
        }
        self._env.update(
            CASTLEGAMES_PROFILE=str(self._profile), HOME=str(self._away), LIBGL_ALWAYS_SOFTWARE="1"
        )
        settings = self._profile / "config" / "settings.json"
        settings.parent.mkdir(parents=True)
        settings.write_text(json.dumps({"motion": "off", "pace": "quick"}))

    def told(self, *arguments: str) -> str:
        """What a command prints."""
        done = subprocess.run(
            [self._path, *arguments],
            cwd=self._away,
            env=self._env,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=MATCH_SECONDS,
            check=False,
        )
        if done.returncode != 0 or done.stderr:
            raise Trouble(f"{arguments} ended with {done.returncode}: {done.stderr[-2000:]}")
        return done.stdout

    def window(self, *arguments: str, until: Callable[[], bool]) -> float:
        """Open the window, wait for something, close it. The seconds until it was up."""
        begun = time.perf_counter()
        with tempfile.TemporaryFile("w+") as said:
            program = subprocess.Popen(
                [self._path, *arguments], cwd=self._away, env=self._env, stderr=said
            )
            try:
                _wait(
                    lambda: _is_up(program) or _over(program), WINDOW_SECONDS, "no window came up"
                )
                took = time.perf_counter() - begun
                _wait(lambda: until() or _over(program), MATCH_SECONDS, "the match did not end")
                children = _children(program.pid)
                program.send_signal(signal.SIGTERM)
                code = program.wait(30)
            finally:
                if program.poll() is None:
                    program.kill()
                    program.wait()
            said.seek(0)
            words = "".join(line for line in said if not _NO_SOUND.search(line)).strip()
        if code != 0 or words:
            raise Trouble(f"the window ended with {code}: {words[-2000:]}")
        _wait(lambda: not any(map(_is_alive, children)), 10, "the helper outlives the window")
        return took

    def play(self, game: rules.Game) -> int:
        """Let two bots play a match of a game in the window, to its end. How many moves."""
        path = self._profile / "matches" / f"{game.id}.match"
        path.parent.mkdir(exist_ok=True)
        seats = tuple(Seat(name, "easy") for name in ("Anna", "Ben", "Cleo", "Dan"))
        Session.new(game.id, seats[: game.seats[0]], 5, None, path).close()
        finished = Finished(path)
        self.window(str(path), until=finished)
        summary = check_file(path)
        if summary.status != FINISHED:
            raise Trouble(f"{game.id}: the match is {summary.status} after {summary.moves} moves")
        if "finished" not in self.told("verify", str(path)):
            raise Trouble(f"{game.id}: the program does not call its own match finished")
        return summary.moves


class Finished:
    """Whether the match in a file is over; looks when the file has grown, and not all the time."""

    def __init__(self, path: Path) -> None:
        self._path, self._seen, self._next = path, 0, 0.0

    def __call__(self) -> bool:
        now = time.monotonic()
        if now < self._next:
            return False
        self._next = now + 2.0
        size = self._path.stat().st_size
        if size == self._seen:
            return False
        self._seen = size
        return check_file(self._path).status == FINISHED


def _wait(happened: Callable[[], bool], seconds: float, otherwise: str) -> None:
    deadline = time.monotonic() + seconds
    while not happened():
        if time.monotonic() > deadline:
            raise Trouble(otherwise)
        time.sleep(0.02)


def _is_up(program: subprocess.Popen[bytes]) -> bool:
    # The class is what the desktop file's StartupWMClass names.
    wanted = ["--pid", str(program.pid), "--class", "^castlegames$"]
    search = ["xdotool", "search", "--all", "--onlyvisible", *wanted]
    return subprocess.run(search, capture_output=True, check=False).stdout != b""


def _over(program: subprocess.Popen[bytes]) -> bool:
    return program.poll() is not None


def _children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in found.read_text().split()] if found.exists() else []


def _is_alive(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


def main(path: str) -> int:
    """Try the program at ``path``; the exit code."""
    with tempfile.TemporaryDirectory(prefix="castlegames-smoke-") as folder:
        program = Program(path, Path(folder))
        try:
            version = program.told("--version").strip()
            if version != f"castlegames {__version__}":
                raise Trouble(f"it calls itself {version}, not {__version__}")
            print(f"{version}: {path}", flush=True)
            starts = [program.window(until=lambda: True) for _ in range(4)]
            for game in rules.games():
                strongest = levels(game.id)[-1].name
                arena = ["arena", game.id, strongest, "easy", "--games", "2", "--budget", "0.05"]
                played = json.loads(program.told(*arena, "--json"))["games"]
                moves = program.play(game)
                print(f"{game.id}: {moves} moves in the window, {played} in the arena", flush=True)
        except Trouble as trouble:
            print(f"{path}: {trouble}", file=sys.stderr)
            return 1
    print(f"window up after {starts[0]:.2f} s, then {min(starts[1:]):.2f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1]))
