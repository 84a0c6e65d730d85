"""One match a number of seats, move by move: what happens must never change unseen."""

from pathlib import Path

import pytest

from castlegames.rules.castell import GAME

from .positions import lively_match

FOLDER = Path(__file__).with_name("transcripts")


def line(state, move):
    events = " ".join(
        f"{event.kind}@{'all' if event.seat is None else event.seat}"
        + "".join(f",{name}={_text(value)}" for name, value in event.args.items())
        for event in state.events
    )
    totals = "-".join(str(score.total) for score in state.scores())
    hands = " ".join(",".join(map(str, player.hand)) for player in state.players)
    return f"{move} | {totals} | {hands} | {events}"


def _text(value):
    if isinstance(value, tuple):
        return "(" + ",".join(map(_text, value)) + ")"
    return str(value)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_goes_as_it_was_written_down(seats, write_golden):
    path = FOLDER / f"{seats}_seats.txt"
    seed = 30 + seats
    if write_golden:
        FOLDER.mkdir(exist_ok=True)
        lines = [line(after, move) for _, move, after in lively_match(seats, seed)]
        path.write_text("\n".join(lines) + "\n")
    state = GAME.start(seats, seed)
    for number, written in enumerate(path.read_text().splitlines(), 1):
        move = GAME.read_move(written.split(" | ")[0])
        state = state.play(move)
        assert line(state, move) == written, f"line {number}"
    assert state.to_move is None
    assert any(score.parts["performances"] for score in state.scores())
    assert any(score.parts["tower"] for score in state.scores())
