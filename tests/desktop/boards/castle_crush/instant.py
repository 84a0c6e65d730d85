"""Physics that answers at once with made-up outcomes: whole matches at the window are quick."""

from __future__ import annotations

from collections.abc import Callable

from castlegames.rules import Move
from castlegames.rules.castle_crush import Build, CastleCrushState, Swing
from castlegames.rules.castle_crush import components as c
from castlegames.session.worker import Answer
from tests.rules.castle_crush.falls import stood, swung


class InstantPhysics:
    """A worker without a process: every castle stands, every swing fells a block it could reach."""

    def __init__(self) -> None:
        self.asked: list[Move] = []

    def resolve(self, state: CastleCrushState, move: Move, answer: Callable[[Answer], None]) -> int:
        self.asked.append(move)
        answer(Answer(resolved(state, move)))
        return len(self.asked)

    def cancel(self, number: int) -> None:
        del number

    def close(self) -> None:
        """Nothing to end."""


def resolved(state: CastleCrushState, move: Move) -> Move:
    """The move with an outcome: one block of somebody else falls, one that carries nothing."""
    if isinstance(move, Build):
        return stood(state, move)
    assert isinstance(move, Swing)
    carrying = {low for _, low in state.rest.rests_on}
    free = [
        piece
        for seat, castle in enumerate(state.castles)
        if seat != state.to_move
        for piece in castle
        if c.is_block(piece) and piece not in carrying and piece not in state.rest.on_table
    ]
    return swung(state, free[:1], move=move)
