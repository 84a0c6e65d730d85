"""Bots that serve as yardsticks."""

from __future__ import annotations

from castlegames.bots import Bot, Budget, Choice
from castlegames.rules import State, Stream


class GreedyBot(Bot):
    """Takes the first move after which its own score is best."""

    def choose(self, view: State, budget: Budget, stream: Stream) -> Choice:
        seat = view.to_move
        return Choice(
            max(view.legal_moves(), key=lambda move: view.play(move).scores()[seat].total)
        )


def play(state, bots, seed=0, budget=None):
    """The state at the end of a match between bots, one a seat."""
    draws = Stream(seed).open()
    while (seat := state.to_move) is not None:
        choice = bots[seat].choose(state.seen_by(seat), budget or Budget(nodes=50), draws.fork())
        state = state.play(choice.move)
    return state
