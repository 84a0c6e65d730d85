"""How long the worst files take that somebody may send: seconds of work for a megabyte."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from castlegames.rules import Game
from castlegames.rules import games as all_games
from castlegames.session.header import SCHEMA
from castlegames.session.lines import Record, read_line, write_line
from castlegames.session.loader import load
from castlegames.session.trouble import SaveError
from tests.session.evil import corpus
from tests.session.golden import FOLDER

MOST = 2.0
"""Seconds a megabyte."""


def _records(game: Game) -> list[Record]:
    lines = (FOLDER / str(SCHEMA) / f"{game.id}-running.match").read_bytes().splitlines()
    records = [read_line(line) for line in lines]
    for record in records:
        del record["crc"]
    return records


def _to_and_fro(records: list[Record]) -> list[Record]:
    moves = sum(record["kind"] == "move" for record in records)
    return records + [{"kind": "undo", "n": 0}, {"kind": "redo", "n": moves}] * 45_000


def _snapshots_of_older_rules(records: list[Record]) -> list[Record]:
    header, start = records[0], next(each for each in records if each["kind"] == "snapshot")
    older = {**header, "rules_version": 999}
    return [older, *[{**start, "header": header}] * 3000, {"kind": "undo", "n": 99}]


def _ill_told(records: list[Record]) -> list[Record]:
    head, move = records[:2], next(each for each in records if each["kind"] == "move")
    words = move["move"].split(" ")
    long = " ".join([*words[:-1], *words[-1:] * (250_000 // (1 + len(words[-1])))])
    return [*head, {**move, "move": long}]


@pytest.mark.benchmark
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
@pytest.mark.parametrize("make", [_to_and_fro, _snapshots_of_older_rules, _ill_told])
def test_a_large_hostile_match_takes_two_seconds_a_megabyte_at_most(
    benchmark: BenchmarkFixture, game: Game, make: Callable[[list[Record]], list[Record]]
) -> None:
    _measure(benchmark, b"".join(map(write_line, make(_records(game)))))


@pytest.mark.benchmark
@pytest.mark.parametrize("name", [name for name, data in corpus().items() if len(data) > 100_000])
def test_a_large_evil_file_takes_two_seconds_a_megabyte_at_most(
    benchmark: BenchmarkFixture, name: str
) -> None:
    _measure(benchmark, corpus()[name])


def _measure(benchmark: BenchmarkFixture, data: bytes) -> None:
    def read() -> Any:
        try:
            return load(data)
        except SaveError as error:
            return error

    began = time.process_time()
    benchmark.pedantic(read, rounds=1)
    seconds = time.process_time() - began
    rate = seconds / (len(data) / 1e6)
    benchmark.extra_info.update(bytes=len(data), seconds_per_megabyte=round(rate, 3))
    assert rate < MOST
