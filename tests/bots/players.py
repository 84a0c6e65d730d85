"""Bots that serve as yardsticks."""

from __future__ import annotations

from castlegames.bots import Bot, Budget, Choice
from castlegames.rules import State, Stream


class GreedyBot(Bot):
    """Takes the first move after which its own score is best; what is hidden it leaves to chance.

    With ``at_random`` it takes any of the equally best moves.
    """

    def __init__(self, at_random: bool = False) -> None:
        self.at_random = at_random

    def choose(self, view: State, budget: Budget, stream: Stream) -> Choice:
        draws = stream.open()
        seat, state = view.to_move, view.sample(draws.fork())
        moves = view.legal_moves()
        totals = [state.play(move).scores()[seat].total for move in moves]
        best = [move for move, total in zip(moves, totals, strict=True) if total == max(totals)]
        return Choice(draws.choice(best) if self.at_random else best[0])


def play(state, bots, seed=0, budget=None):
    """The state at the end of a match between bots, one a seat."""
    draws = Stream(seed).open()
    while (seat := state.to_move) is not None:
        choice = bots[seat].choose(state.seen_by(seat), budget or Budget(nodes=50), draws.fork())
        state = state.play(choice.move)
    return state
