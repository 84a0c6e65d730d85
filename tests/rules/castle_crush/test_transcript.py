"""A whole match that was really simulated once, played again by the rules alone."""

from pathlib import Path

from attrs import evolve

from castlegames.rules import Stream
from castlegames.rules.castle_crush import GAME, Build, Swing

GOLDEN = Path(__file__).with_name("transcript.txt")
SEED = 2014


def record():
    """Play a match at random, its falls simulated; the text of its moves, without the tracks."""
    from castlegames.physics import resolve

    state, draws, texts = GAME.start(2, SEED), Stream(SEED).open(), []
    while state.to_move is not None:
        move = resolve(state, draws.choice(state.legal_moves()))
        if isinstance(move, Build | Swing):
            move = evolve(move, outcome=evolve(move.outcome, track=""))
        texts.append(str(move))
        state = state.play(move)
    return texts


def told(texts):
    """Each move and what it caused."""
    state = GAME.start(2, SEED)
    for text in texts:
        seat = state.to_move
        state = state.play(GAME.read_move(text))
        caused = "; ".join(
            " ".join([event.kind, *(f"{key}={value}" for key, value in event.args.items())])
            for event in state.events
        )
        yield text
        yield f"  {seat} {state.phase} {state.to_move}: {caused}"
        yield f"  {[dict(score.parts) for score in state.scores()]} {state.hands}"
    yield f"winners {state.winners()} by {state.outcome().decided_by}"


def test_the_golden_match_is_played_as_ever(write_golden):
    if write_golden:
        GOLDEN.write_text("\n".join(told(record())) + "\n")
    golden = GOLDEN.read_text().splitlines()
    moves = [line for line in golden[:-1] if not line.startswith("  ")]
    assert len(moves) > 24
    assert list(told(moves)) == golden
