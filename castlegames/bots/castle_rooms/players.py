"""The players of Castle Rooms: one that sees a move, one that sees a turn, one that looks ahead."""

from __future__ import annotations

from attrs import evolve, frozen

from castlegames.bots.bot import Bot, Budget, Choice, Clock
from castlegames.rules import Draws, Move, State, Stream
from castlegames.rules.castle_rooms import Dragon, EndTurn, Extend, Knight, RoomsState, Start

from .explaining import reasons_of
from .judgement import Judge
from .playout import take_turn
from .turns import Plan, TurnPlanner, move_of
from .world import World, shares, world_of

_USUAL_NODES = 5000
"""How far a bot looks ahead that nobody gave a limit."""


class OneMove(Bot):
    """Likes to make rows longer, the longest most, and otherwise follows its whim.

    whim: how much chance adds to the worth of a move, in rooms.
    """

    def __init__(self, whim: float) -> None:
        self._whim = whim

    def choose(self, view: State, budget: Budget, stream: Stream) -> Choice:
        del budget
        assert isinstance(view, RoomsState)
        draws = stream.open()
        worth, _, move = max(
            (self._worth(view, move) + draws.random() * self._whim, -number, move)
            for number, move in enumerate(view.legal_moves())
        )
        return Choice(move, {"worth": round(worth, 1)})

    @staticmethod
    def _worth(view: RoomsState, move: Move) -> float:
        match move:
            case Extend(row=row):
                return len(view.rows[view.mover][row]) + 1.0
            case Dragon() | Knight():
                return 2.0
            case EndTurn() | Start():
                return 0.5
            case _:
                return 0.0


class WholeTurn(Bot):
    """Plans its whole turn and judges how it leaves the table; hidden cards are only counted.

    whim: how far it may misjudge its chance of winning, from 0 to 1, with two seats; with more
    seats, where chances are smaller, that much less.
    """

    def __init__(self, whim: float) -> None:
        self._whim = whim

    def choose(self, view: State, budget: Budget, stream: Stream) -> Choice:
        assert isinstance(view, RoomsState)
        draws = stream.open()
        whim = self._whim * 2 / view.seats
        judged = Judge.of(view).best_first(TurnPlanner.of(view).plans(budget.start()))
        chance, plan = max(judged, key=lambda one: one[0] + one[1].wins + draws.random() * whim)
        return Choice(
            move_of(plan.steps[0], view),
            {**reasons_of(view, plan), "chance": round(100 * chance)},
        )


@frozen
class _Tried:
    """A plan, how often it was tried, and the wins that promised."""

    plan: Plan
    times: float
    won: float

    @property
    def share(self) -> float:
        return self.won / self.times

    def after(self, won: float) -> _Tried:
        return _Tried(self.plan, self.times + 1, self.won + won)


class LookAhead(Bot):
    """Deals the hidden cards many times and tries its best turns in each of these worlds.

    There the others answer, it plays its own next turn, and a judge says how that leaves it.
    The turns that do worse are dropped by halves while the time goes by, so that most of it is
    spent on telling the best ones apart.

    candidates: how many turns are tried. trust: how many trials the first judgement counts for.
    """

    def __init__(self, candidates: int, trust: float) -> None:
        self._candidates = candidates
        self._trust = trust

    def choose(self, view: State, budget: Budget, stream: Stream) -> Choice:
        assert isinstance(view, RoomsState)
        if budget.seconds is None and budget.nodes is None:
            budget = evolve(budget, nodes=_USUAL_NODES)
        clock = budget.start()
        judged = Judge.of(view).best_first(TurnPlanner.of(view).plans(clock))
        tried = [
            _Tried(plan, self._trust, self._trust * chance)
            for chance, plan in judged[: self._candidates]
        ]
        if not judged[0][1].wins and len({plan.steps[0] for _, plan in judged}) > 1:
            tried = self._halved(view, tried, budget, clock, stream.open())
        best = max(tried, key=lambda one: one.share)
        return Choice(
            move_of(best.plan.steps[0], view),
            {
                **reasons_of(view, best.plan),
                "chance": round(100 * best.share),
                "tried": round(best.times - self._trust),
            },
        )

    @staticmethod
    def _halved(
        view: RoomsState, tried: list[_Tried], budget: Budget, clock: Clock, draws: Draws
    ) -> list[_Tried]:
        """The last plans that were left, with what they brought."""
        stages = max(1, (len(tried) - 1).bit_length())
        stage = 0
        while not clock.over():
            world = world_of(view.sample(draws.fork()))
            after = []
            for one in tried:
                after.append(one.after(_outlook(one.plan, world.copy())))
                if clock.tick():
                    return [*after, *tried[len(after) :]]
            tried = after
            if stage < stages - 1 and used(budget, clock) * stages > stage + 1:
                stage += 1
                tried = sorted(tried, key=lambda one: one.share, reverse=True)
                tried = tried[: (len(tried) + 1) // 2]
        return tried


def _outlook(plan: Plan, world: World) -> float:
    """How likely the seat to move wins in this world when it plays this turn.

    The others and the seat itself then play one quick turn each; the judge has the last word.
    """
    seat = world.seat
    if plan.wins:
        return 1.0
    plan.apply(world)
    while world.pass_on():
        if take_turn(world):
            return float(world.seat == seat)
        if world.seat == seat and world.pile:
            return Judge.in_world(world).standing()
    return shares(world.builders)[seat]


def used(budget: Budget, clock: Clock) -> float:
    """The part of the budget that is used up, from 0 to 1."""
    parts = [0.0]
    left = clock.left()
    if budget.seconds and left is not None:
        parts.append(1 - left / budget.seconds)
    if budget.nodes:
        parts.append(clock.nodes / budget.nodes)
    return min(1.0, max(parts))
