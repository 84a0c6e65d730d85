"""What README and CONTRIBUTING point at is there."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from castlegames import rules

ROOT = Path(__file__).parents[1]
_PATH = re.compile(r"`((?:packaging|tests|docs|castlegames|resources|\.ci)/[\w./-]*)`")


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md"])
def test_every_file_that_a_document_names_exists(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    named = {path for path in _PATH.findall(text) if "chess" not in path}
    assert named
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []


def test_each_of_the_seven_promises_names_its_test() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d) \| [^|]+ \| ((?:`tests/[^`]+`(?:, )?)+) \|$", text, re.MULTILINE)
    assert [number for number, _ in rows] == list("1234567")


def test_decisions_are_numbered_without_gaps() -> None:
    names = sorted(path.name for path in (ROOT / "docs/decisions").glob("*.md"))
    assert [int(name[:4]) for name in names] == list(range(1, len(names) + 1))
    for name in names:
        page = (ROOT / "docs/decisions" / name).read_text(encoding="utf-8")
        assert page.startswith(f"# {int(name[:4])}. ")
        assert "\nStatus: " in page
        assert len(page.splitlines()) < 80


def test_every_dependency_is_named_by_a_decision_or_the_licence_table() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pages = "".join(path.read_text("utf-8") for path in (ROOT / "docs/decisions").glob("*.md"))
    names = [re.split(r"[<>=]", needed)[0] for needed in project["dependencies"]]
    assert [name for name in names if name not in pages] == []


def test_the_readme_names_every_game_that_can_be_played() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert all(game.id.replace("_", " ").title() in text for game in rules.games())
