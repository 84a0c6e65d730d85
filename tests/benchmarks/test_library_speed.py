"""How fast the list of all matches is up."""

from __future__ import annotations

import shutil
import time
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture

from castlegames import rules
from castlegames.desktop.dialogs.matches import MatchesDialog
from castlegames.desktop.theme import Theme
from castlegames.session.library import Library
from castlegames.session.profile import Profile
from tests.desktop.whole import keep_match, whole_match


@pytest.fixture
def full(tmp_path: Path) -> Profile:
    """A profile with 2,000 matches that are in the index."""
    profile = Profile.below(tmp_path / "profile")
    profile.prepare()
    game = rules.games()[0]
    one = keep_match(tmp_path / "a.match", whole_match(game.id, game.seats[0]), 30)
    for number in range(2000):
        shutil.copy(one, profile.matches / f"match {number}.match")
    Library(profile).matches()
    return profile


@pytest.mark.benchmark(timer=time.process_time)
def test_2000_matches_are_on_the_screen_in_300_milliseconds(
    benchmark: BenchmarkFixture, full: Profile, qapp: QApplication
) -> None:
    """From a start without anything in memory: index, model, rows."""
    theme = Theme()

    def show() -> MatchesDialog:
        dialog = MatchesDialog(Library(full), theme)
        dialog.show()
        dialog.view.grab()
        return dialog

    dialogs = []
    benchmark.pedantic(lambda: dialogs.append(show()), rounds=5, warmup_rounds=1)
    assert dialogs[-1].filter.rowCount() == 2000
    for dialog in dialogs:
        dialog.close()
    assert benchmark.stats.stats.median < 0.3


@pytest.mark.benchmark(timer=time.process_time)
def test_2000_matches_are_searched_while_one_types(
    benchmark: BenchmarkFixture, full: Profile, qapp: QApplication
) -> None:
    dialog = MatchesDialog(Library(full), Theme())
    dialog.show()
    texts = iter(["m", "ma", "mat", "matc", "match", "match 1"] * 20)
    benchmark.pedantic(lambda: dialog.search.setText(next(texts)), rounds=12)
    dialog.close()
    assert benchmark.stats.stats.median < 0.1
