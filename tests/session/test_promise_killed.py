"""Promise 1: a move that is shown as done is on disk, whenever the program is killed."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from castlegames.rules import Game
from castlegames.session.disk import DISK
from castlegames.session.library import read_match
from castlegames.session.loader import load


def _play_until_killed(path: Path, game: Game, seed: int, seconds: float) -> list[str]:
    """What a child acknowledged before it was killed so long after it was ready."""
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.session.kill_child", str(path), game.id, str(seed)],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    with child, child.stdout:
        heard = [child.stdout.readline().strip()]
        time.sleep(seconds)
        child.kill()
        heard += [line.strip() for line in child.stdout]
    assert heard[0] == "ready"
    return heard[1:]


def _kill_again_and_again(folder: Path, game: Game, runs: int) -> None:
    random = Random(runs)
    told: list[str] = []
    number = 0
    for run in range(runs):
        path = folder / f"{number}.match"
        told += _play_until_killed(path, game, number, random.uniform(0, 0.25))
        over = bool(told) and told[-1] == "over"
        moves = [line.split(" ", 1)[1] for line in told if line != "over"]
        loaded = load(read_match(DISK, path))
        kept = [str(played.move) for played in loaded.history.played]
        assert kept[: len(moves)] == moves, f"an acknowledged move was lost in run {run}"
        assert loaded.damage is None
        told = [f"{n} {move}" for n, move in enumerate(kept, start=1)]
        if over or loaded.history.state.to_move is None:
            number, told = number + 1, []


def test_no_acknowledged_move_is_lost_in_10_kills(tmp_path: Path, game: Game) -> None:
    _kill_again_and_again(tmp_path, game, 10)


@pytest.mark.soak
@pytest.mark.timeout(1200)
def test_no_acknowledged_move_is_lost_in_200_kills(tmp_path: Path, game: Game) -> None:
    _kill_again_and_again(tmp_path, game, 200)
