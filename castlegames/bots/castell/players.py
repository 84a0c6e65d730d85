"""The bots of Castell."""

from __future__ import annotations

from collections.abc import Mapping

from castlegames.bots.bot import Bot, Budget, Choice, Clock
from castlegames.rules import Move, State, Stream, Value
from castlegames.rules.castell import (
    CastellState,
    EndTurn,
    PassFestival,
    ShowTower,
    SpecialPerform,
)

from .judgement import value
from .turns import END, Plan, plans
from .weights import WEIGHTS, Weights


class WholeTurn(Bot):
    """Plans the rest of its turn as a whole, with an eye on the route over the next rounds."""

    def __init__(self, width: int = 8, weights: Weights = WEIGHTS) -> None:
        self.width = width
        self.weights = weights

    def choose(self, view: State, budget: Budget, stream: Stream) -> Choice:
        state = _own(view, stream)
        if state.asking is not None:
            return answer(state)
        clock = budget.start()
        return _choice(state, self.ranked(state, clock)[0])

    def ranked(self, state: CastellState, clock: Clock) -> list[Plan]:
        """The plans for the rest of the turn, best first."""
        seat = state.turn.seat
        return plans(state, lambda after: value(after, seat, self.weights), clock, self.width)


def answer(state: CastellState) -> Choice:
    """The answer to a festival: the best tower; there is nothing to lose."""
    moves = state.legal_moves()
    festival = state.festival
    for move in moves:
        if isinstance(move, ShowTower) and festival is not None:
            return Choice(move, {"kind": "festival", "points": state.tower_points(move.tower, festival)})
    return Choice(PassFestival(), {"kind": "pass"})


def _own(view: State, stream: Stream) -> CastellState:
    if not isinstance(view, CastellState):
        raise TypeError("not a state of Castell")
    return view.sample(stream)


def _choice(state: CastellState, plan: Plan) -> Choice:
    move: Move = plan.moves[0] if plan.moves else END
    return Choice(move, {"worth": round(plan.worth, 1)})
