"""The bots of Castell."""

from __future__ import annotations

from abc import abstractmethod
from functools import partial

from castlegames.bots.bot import Bot, Budget, Choice, Clock
from castlegames.bots.search.racing import Race, Runner
from castlegames.rules import Draws, State, Stream
from castlegames.rules.castell import CastellState, PassFestival, ShowTower
from castlegames.rules.castell.scoring import score

from .judgement import growth_worth, value
from .turns import END, Plan, plans
from .weights import WEIGHTS, Weights


class _Planner(Bot):
    """Answers at festivals; what it does in its turn is said by ``turn``."""

    def choose(self, view: State, budget: Budget, stream: Stream) -> Choice:
        if not isinstance(view, CastellState):
            raise TypeError("not a state of Castell")
        draws = stream.open()
        state = view.sample(draws.fork())
        return (
            answer(state) if state.asking is not None else self.turn(state, budget.start(), draws)
        )

    @abstractmethod
    def turn(self, state: CastellState, clock: Clock, draws: Draws) -> Choice:
        """What to do next in the turn of the seat that is to move."""


class OneMove(_Planner):
    """Judges each move by itself, in a whim: points in hand and things that grow, no route.

    It ends its turn when nothing is left to do.
    ``whim`` is the standard deviation, in points, of what it adds to each judgement.
    """

    def __init__(self, whim: float, weights: Weights = WEIGHTS) -> None:
        self.whim = whim
        self.weights = weights

    def turn(self, state: CastellState, clock: Clock, draws: Draws) -> Choice:
        seat = state.turn.seat
        best, found = float("-inf"), None
        moves = [move for move in state.legal_moves() if move != END] or [END]
        for move in moves:
            player = (state if move == END else state.play(move)).players[seat]
            worth = score(player).total + growth_worth(state, player, self.weights)
            worth += self.whim * draws.normal()
            if worth > best:
                best, found = worth, move
            if clock.tick():
                break
        assert found is not None
        return Choice(found, {"worth": round(best, 1)})


class WholeTurn(_Planner):
    """Plans the rest of its turn as a whole, with an eye on the route over the next rounds.

    ``width`` plans are kept after each action of the turn. ``whim`` is the standard deviation, in
    points, of what is added to each judgement.
    """

    def __init__(self, width: int = 8, weights: Weights = WEIGHTS, whim: float = 0.0) -> None:
        self.width = width
        self.weights = weights
        self.whim = whim

    def turn(self, state: CastellState, clock: Clock, draws: Draws) -> Choice:
        return _choice(self.ranked(state, clock, draws)[0])

    def ranked(self, state: CastellState, clock: Clock, draws: Draws) -> list[Plan]:
        """The plans for the rest of the turn, best first."""
        seat = state.turn.seat

        def judge(after: CastellState) -> float:
            worth = value(after, seat, self.weights)
            return worth + self.whim * draws.normal() if self.whim else worth

        return plans(state, judge, clock, self.width)


class LookAhead(WholeTurn):
    """Plays its best plans on for some turns, with castellers drawn from the bag by chance.

    ``candidates`` plans are played on. In the turns that follow each side plays quickly: this
    seat the best plan of a narrow beam, the others nothing but towers at festivals. Samples are
    drawn as long as the budget lasts; the first plan is kept where none is better on average.
    """

    def __init__(
        self,
        candidates: int,
        turns: int,
        width: int = 12,
        weights: Weights = WEIGHTS,
        whim: float = 0.0,
    ) -> None:
        super().__init__(width, weights, whim)
        self.candidates = candidates
        self.turns = turns

    def turn(self, state: CastellState, clock: Clock, draws: Draws) -> Choice:
        race = Race(
            Runner(plan, plan.worth) for plan in self.ranked(state, clock, draws)[: self.candidates]
        )
        while len(race.left) > 1 and race.worlds < _MOST_SAMPLES:
            if not race.run(partial(self._played_on, sample=draws.fork(), clock=clock)):
                break
        return _choice(race.best().candidate)

    def _played_on(self, plan: Plan, sample: Stream, clock: Clock) -> float | None:
        """The worth of a plan after some more turns; None if there is no time to look."""
        if clock.over():
            return None
        seat = plan.state.turn.seat
        state = _until_turn(plan.state.sample(sample).play(END), seat)
        worth = value(state, seat, self.weights)
        for _ in range(self.turns):
            if state.ended or clock.over():
                break
            then = self._quick(state, clock)
            worth = then.worth
            state = _until_turn(then.state.play(END), seat)
        return float(score(state.players[seat]).total) if state.ended else worth

    def _quick(self, state: CastellState, clock: Clock) -> Plan:
        seat = state.turn.seat
        return plans(
            state, lambda after: value(after, seat, self.weights), clock, width=2, recruits=2
        )[0]


_MOST_SAMPLES = 12


def _until_turn(state: CastellState, seat: int) -> CastellState:
    """Play on to the seat's next turn: the others only answer at festivals."""
    while not state.ended and (state.asking is not None or state.turn.seat != seat):
        state = state.play(END if state.asking is None else answer(state).move)
    return state


def answer(state: CastellState) -> Choice:
    """The answer to a festival: the best tower; there is nothing to lose."""
    moves = state.legal_moves()
    festival = state.festival
    for move in moves:
        if isinstance(move, ShowTower) and festival is not None:
            return Choice(move, {"points": state.tower_points(move.tower, festival)})
    return Choice(PassFestival())


def _choice(plan: Plan) -> Choice:
    """The first move of a plan; ``then`` holds the others as text."""
    if not plan.moves:
        return Choice(END, {"worth": round(plan.worth, 1)})
    first, *later = plan.moves
    return Choice(first, {"worth": round(plan.worth, 1), "then": tuple(map(str, later))})
