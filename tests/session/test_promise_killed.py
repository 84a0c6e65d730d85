"""Promise 1: what is shown as done is on disk, moves and undos, whenever the program is killed."""

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
from tests.session.kill_child import UNDO_EVERY

MOST_ACTS = 12
"""Of a child before it is killed."""


def _play_until_killed(path: Path, game: Game, number: int, random: Random) -> list[str]:
    """What a child acknowledged before it was killed, some acts and a moment after its start."""
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.session.kill_child", str(path), game.id, str(number)],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    with child, child.stdout:
        heard = [child.stdout.readline() for _ in range(1 + random.randrange(MOST_ACTS))]
        time.sleep(random.uniform(0, 0.02))
        child.kill()
        heard += child.stdout
    assert heard[0] == "ready\n"
    return [line.removesuffix("\n") for line in heard[1:] if line.endswith("\n")]


def _told(before: list[str], acts: list[str]) -> list[str]:
    """The moves that lie behind after these acts."""
    moves = list(before)
    for act in acts:
        number, _, last = act.partition(" ")
        moves = [*moves[: int(number) - 1], last] if int(number) > 0 else []
    return moves


def _kill_again_and_again(folder: Path, game: Game, runs: int) -> dict[str, int]:
    random = Random(runs)
    moves: list[str] = []
    number = 0
    figures = {"kills": 0, "acknowledged": 0, "in hand kept": 0, "undos": 0}
    for run in range(runs):
        path = folder / f"{number}.match"
        told = _play_until_killed(path, game, number, random)
        over = bool(told) and told[-1] == "over"
        acts = [line for line in told if line != "over"]
        moves = _told(moves, acts)
        loaded = load(read_match(DISK, path))
        kept = [str(played.move) for played in loaded.history.played]
        figures["kills"] += not over
        figures["acknowledged"] += len(acts)
        figures["undos"] += len(acts) // UNDO_EVERY
        # The act in hand may have come to the disk as well: one more move, or one undo.
        undone = kept == moves[: len(kept)] and (len(acts) + 1) % UNDO_EVERY == 0
        assert kept == moves or kept[:-1] == moves or undone, f"run {run}: {moves} {kept}"
        figures["in hand kept"] += kept != moves
        assert loaded.damage is None
        moves = kept
        if over or loaded.history.state.to_move is None:
            number, moves = number + 1, []
    return figures


def test_nothing_acknowledged_is_lost_in_10_kills(tmp_path: Path, game: Game) -> None:
    figures = _kill_again_and_again(tmp_path, game, 10)
    assert figures["kills"] > 0
    assert figures["acknowledged"] > 0


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_nothing_acknowledged_is_lost_in_200_kills(
    tmp_path: Path, game: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = _kill_again_and_again(tmp_path, game, 200)
    with capsys.disabled():
        print(f"\n{game.id}: {figures}")
