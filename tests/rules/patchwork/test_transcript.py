"""A whole match as it was played once, with what every move caused: any change of rules shows."""

from pathlib import Path

from castlegames.rules import Stream
from castlegames.rules.patchwork import GAME

GOLDEN = Path(__file__).with_name("transcript.txt")


def transcript():
    state = GAME.start(2, 2014)
    draws = Stream(2014).open()
    lines = [f"circle {' '.join(map(str, state.circle))}"]
    while state.to_move is not None:
        seat = state.to_move
        legal = state.legal_moves()
        move = draws.choice(legal)
        state = state.play(move)
        caused = "; ".join(
            " ".join([event.kind, *(f"{name}={value}" for name, value in event.args.items())])
            for event in state.events
        )
        lines.append(f"{seat} of {len(legal)}: {move} -> {caused}")
        lines.append(
            f"  buttons {state.buttons} incomes {state.incomes} positions {state.positions}"
            f" quilts {state.quilts[0]:021x} {state.quilts[1]:021x}"
            f" points {tuple(score.total for score in state.scores())}"
        )
    lines.append(f"winners {state.winners()} by {state.outcome().decided_by}")
    return "\n".join(lines) + "\n"


def test_the_golden_match_is_played_as_ever():
    assert transcript() == GOLDEN.read_text()
