"""Saved matches with expectations: worked cases of the rules, and every bug there was.

A bug report is a test: put the match file here and write down beside it what should have been
(``expectations.py`` says how).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from castlegames import rules
from castlegames.session.loader import load
from tests.matches.expectations import check
from tests.matches.record import match_file

FOLDER = Path(__file__).parent
NAMES = sorted(path.stem for path in FOLDER.glob("*.match"))


@pytest.mark.parametrize("name", NAMES)
def test_a_saved_match_shows_what_is_expected(name: str) -> None:
    loaded = load((FOLDER / f"{name}.match").read_bytes(), name)
    assert loaded.damage is None
    assert not loaded.torn
    expectations = (FOLDER / f"{name}.expect").read_text(encoding="utf-8")
    assert check(loaded.game, loaded.history, expectations) > 0


def test_every_expectation_has_its_match() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.expect")) == NAMES


@pytest.mark.parametrize(
    "wrong",
    ["to_move 7", "choices 0", "score 1 2 3 4 5", "winners 0", "event nothing 0", "moves 9", "hm"],
)
def test_an_expectation_that_does_not_hold_fails(wrong: str) -> None:
    game = rules.games()[0]
    loaded = load(match_file(game, game.seats[0], 1, {}, []))
    with pytest.raises(AssertionError, match=wrong.split(maxsplit=1)[0]):
        check(loaded.game, loaded.history, wrong)
