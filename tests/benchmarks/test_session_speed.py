"""How fast matches are loaded, written and listed."""

from __future__ import annotations

import shutil
import time
from pathlib import Path
from random import Random

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from castlegames.session.library import Library
from castlegames.session.loader import load
from castlegames.session.profile import Profile
from castlegames.session.seat import Seat
from castlegames.session.session import Session

pytestmark = pytest.mark.benchmark

SEATS = (Seat("Ada"), Seat("Bo"))


def _match(path: Path, moves: int) -> Session:
    """A match of Patchwork with so many moves in its file; ended ones are begun again by undo."""
    session = Session.new("patchwork", SEATS, 7, None, path)
    random = Random(1)
    written = 0
    while written < moves:
        while session.state.to_move is None:
            for _ in range(20):
                undo = session.undo()
                while undo.waiting:
                    session.pump()
        ticket = session.play(random.choice(session.state.legal_moves()))
        while ticket.waiting:
            session.pump()
        written += 1
    return session


@pytest.mark.benchmark(timer=time.process_time)
def test_a_match_of_200_moves_is_loaded_in_100_milliseconds(
    benchmark: BenchmarkFixture, tmp_path: Path
) -> None:
    path = tmp_path / "a.match"
    _match(path, 200).close()
    data = path.read_bytes()
    benchmark(load, data)
    benchmark.extra_info.update(bytes=len(data), moves=data.count(b'"kind":"move"'))
    assert benchmark.stats.stats.median < 0.1


def test_a_move_from_click_to_disk(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    session = _match(tmp_path / "a.match", 1)
    random = Random(2)

    def click() -> None:
        ticket = session.play(random.choice(session.state.legal_moves()))
        while ticket.waiting:
            session.pump()

    benchmark.pedantic(click, rounds=30, warmup_rounds=1)
    session.close()


def test_what_a_move_costs_the_window(benchmark: BenchmarkFixture) -> None:
    session = Session.new("patchwork", SEATS, 7, None, None)
    move = session.state.legal_moves()[0]

    def play_and_take_back() -> None:
        session.play(move)
        session.pump()
        session.undo()
        session.pump()

    benchmark(play_and_take_back)
    session.close()


@pytest.mark.benchmark(timer=time.process_time)
def test_2000_matches_are_listed_in_300_milliseconds(
    benchmark: BenchmarkFixture, tmp_path: Path
) -> None:
    profile = Profile.below(tmp_path / "profile")
    profile.prepare()
    _match(tmp_path / "a.match", 30).close()
    for number in range(2000):
        shutil.copy(tmp_path / "a.match", profile.matches / f"match {number}.match")
    Library(profile).matches()
    entries = benchmark(lambda: Library(profile).matches())
    assert len(entries) == 2000
    assert benchmark.stats.stats.median < 0.3


def test_2000_matches_without_an_index(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    profile = Profile.below(tmp_path / "profile")
    profile.prepare()
    _match(tmp_path / "a.match", 30).close()
    for number in range(2000):
        shutil.copy(tmp_path / "a.match", profile.matches / f"match {number}.match")

    def rebuild() -> None:
        shutil.rmtree(profile.cache)
        assert len(Library(profile).matches()) == 2000

    benchmark.pedantic(rebuild, rounds=3)
