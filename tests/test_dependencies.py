"""What may be loaded by what, and the faults of our dependencies that must not come back."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import castlegames
from castlegames import rules

PACKAGE = Path(castlegames.__file__).parent


def run_python(code: str, *arguments: str) -> str:
    """What a fresh Python prints; fails with its errors when it does not end well."""
    child = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", code, *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert child.returncode == 0, f"exit {child.returncode}\n{child.stdout}{child.stderr}"
    return child.stdout


def loaded_by(code: str) -> set[str]:
    """Top-level names of the modules that are loaded after running some code."""
    printing = "\nimport sys; print(*{name.partition('.')[0] for name in sys.modules})"
    return set(run_python(code + printing).split())


def test_the_rules_load_only_the_standard_library_and_attrs() -> None:
    code = "from castlegames import rules\n[game.start(game.seats[0], 1) for game in rules.games()]"
    loaded = loaded_by(code) - loaded_by("import attr")
    assert loaded - sys.stdlib_module_names == {"castlegames", "attrs"}


def test_bots_load_no_qt() -> None:
    code = (
        "from castlegames import bots, rules\n"
        "[bots.bot(game.id, level.name)"
        " for game in rules.games() for level in bots.levels(game.id)]"
    )
    loaded = loaded_by(code)
    assert not loaded & {"PySide6", "shiboken6", "mujoco", "platformdirs"}


def named_in(source: str) -> set[str]:
    """The words of all imports and short strings in a module."""
    words: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Constant(value=str(text)) if " " not in text:
                words.update(text.split("."))
            case ast.alias(name=name):
                words.update(name.split("."))
            case ast.ImportFrom(module=str(name)):
                words.update(name.split("."))
    return words


def test_only_its_own_modules_know_a_game_by_name() -> None:
    ids = [game.id for game in rules.games()]
    strangers = []
    for path in sorted(PACKAGE.rglob("*.py")):
        module = path.relative_to(PACKAGE).with_suffix("")
        if module.as_posix() == "rules/__init__":  # the list of games
            continue
        named = named_in(path.read_text(encoding="utf-8"))
        for game_id in ids:
            if game_id in module.parts or (module.parts[0], game_id) == ("physics", "castle_crush"):
                continue
            if game_id in named:
                strangers.append(f"{module} names {game_id}")
    assert strangers == []


@pytest.mark.parametrize("call", ["void", "signal"])
def test_pyside_keeps_count_of_none(call: str) -> None:
    """PySide6 6.12.0 lost one reference to None a call and aborted after some 6,000."""
    code = """
import sys
from PySide6.QtCore import QObject, Signal

class Switch(QObject):
    flipped = Signal(bool)

switch, heard = Switch(), []
switch.flipped.connect(heard.append)
before = sys.getrefcount(None)
for n in range(50_000):
    if sys.argv[1] == "void":
        switch.setObjectName("a")
    else:
        switch.flipped.emit(n % 2 == 0)
        heard.clear()
print(before - sys.getrefcount(None))
"""
    assert int(run_python(code, call)) < 100
