"""Lists in words are written with the marks of the language in force."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from castlegames.desktop.language import Language
from castlegames.desktop.lists import clauses, either, headed, joined, listed, phrases, sentences
from castlegames.desktop.settings import SettingsStore

DESKTOP = Path(__file__).resolve().parents[2] / "castlegames" / "desktop"
THREE = ("Anna", "Ben", "Cleo")


@pytest.fixture
def chinese(settings: SettingsStore, language: Language) -> Iterator[None]:
    settings.change(language="zh_TW")
    yield
    settings.change(language="en")


def test_english_parts_everything_with_commas(qapp: QCoreApplication) -> None:
    assert listed(THREE) == phrases(THREE) == "Anna, Ben, Cleo"
    assert joined(THREE) == "Anna, Ben and Cleo"
    assert either("543") == "5, 4 or 3"
    assert clauses(THREE) == "Anna; Ben; Cleo"
    assert sentences(THREE) == "Anna. Ben. Cleo"
    assert headed("Anna", "advance") == "Anna: advance"


def test_chinese_parts_things_otherwise_than_phrases(chinese: None) -> None:
    assert listed(THREE) == "Anna、Ben、Cleo"
    assert joined(THREE) == "Anna、Ben 和 Cleo"
    assert either("543") == "5、4 或 3"
    assert phrases(THREE) == "Anna，Ben，Cleo"
    assert clauses(THREE) == "Anna；Ben；Cleo"
    assert headed("Anna", "a") == "Anna：a"


def test_a_list_of_one_or_none_has_no_marks(qapp: QCoreApplication) -> None:
    for put in (listed, phrases, clauses, sentences, joined, either):
        assert put(["Anna"]) == "Anna"
        assert put([]) == ""


def test_braces_in_what_is_listed_stay(qapp: QCoreApplication) -> None:
    assert joined(["{first}", "{last}"]) == "{first} and {last}"
    assert listed(["{next}", "{}"]) == "{next}, {}"


@pytest.mark.parametrize("mark", [",", ";", "."])
def test_no_screen_parts_a_list_in_english_only(mark: str) -> None:
    wrong = [
        f"{path.relative_to(DESKTOP)}:{node.lineno}"
        for path in sorted(DESKTOP.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
        and node.attr == "join"
        and isinstance(node.value, ast.Constant)
        and node.value.value == f"{mark} "
    ]
    assert wrong == []
