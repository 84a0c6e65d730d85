"""Promise 5: every save that was ever released opens, and is played on to the end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from castlegames import rules
from castlegames.session.header import SCHEMA
from castlegames.session.session import Session
from tests.session.golden import FOLDER, KINDS, done, facts, play_on


def _expected() -> dict[str, dict[str, Any]]:
    return {
        f"{listing.parent.name}/{name}": facts
        for listing in sorted(FOLDER.glob("[0-9]*/expected.json"))
        for name, facts in json.loads(listing.read_text(encoding="utf-8")).items()
    }


@pytest.mark.parametrize("name", sorted(_expected()))
def test_a_golden_save_holds_what_it_held(name: str) -> None:
    assert facts((FOLDER / name).read_bytes()) == _expected()[name]


@pytest.mark.parametrize("name", sorted(_expected()))
def test_a_golden_save_is_played_on_to_the_end(name: str, tmp_path: Path) -> None:
    path = tmp_path / "golden.match"
    path.write_bytes((FOLDER / name).read_bytes())
    session = Session.open(path)
    assert not session.troubles
    while session.can_redo is not None:
        done(session, session.redo())
    play_on(session, 10_000, seed=2)
    assert session.state.outcome() is not None
    session.close()
    again = Session.open(path)
    assert again.state == session.state
    again.close()


def test_no_golden_save_is_missing_or_not_looked_at() -> None:
    there = {path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("[0-9]*/*.match")}
    assert there == set(_expected())
    wanted = {f"{SCHEMA}/{game.id}-{kind}.match" for game in rules.games() for kind in KINDS}
    assert wanted <= there, "python -m tests.session.golden makes the saves of a new game"
