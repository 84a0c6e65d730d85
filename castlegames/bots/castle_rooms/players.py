"""The players of Castle Rooms: one that sees a move, one that sees a turn, one that looks ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from attrs import evolve

from castlegames.bots.bot import Bot, Budget, Choice, Clock
from castlegames.bots.search.racing import Race, Runner, best_first
from castlegames.rules import Draws, Move, State, Stream
from castlegames.rules.castle_rooms import Dragon, EndTurn, Extend, Knight, RoomsState, Start

from .explaining import reasons_of
from .judgement import Judge
from .playout import take_turn
from .turns import Plan, Step, TurnPlanner, move_of
from .world import World, shares, world_of

_USUAL_NODES = 5000
"""How far a bot looks ahead that nobody gave a limit."""

_AT_ONCE = 24
"""How many trials are judged together, if not more turns are tried."""


class Opinion(Protocol):
    """Judges by what a seat knows how likely it wins, from 0 to 1."""

    def of_plans(self, view: RoomsState, plans: Sequence[Plan]) -> Sequence[float]:
        """The chances of the seat to move after each of its plans."""

    def of_standing(self, worlds: Sequence[World]) -> Sequence[float]:
        """The chances of each world's seat to move if its turn ends as things are."""


class Counting:
    """The opinion of ``Judge``: weighs what it counts."""

    def of_plans(self, view: RoomsState, plans: Sequence[Plan]) -> Sequence[float]:
        judge = Judge.of(view)
        return [judge.chance(plan) for plan in plans]

    def of_standing(self, worlds: Sequence[World]) -> Sequence[float]:
        return [Judge.in_world(world).standing() for world in worlds]


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


class LookAhead(Bot):
    """Deals the hidden cards many times and tries its best turns in each of these worlds.

    There the others answer, it plays its own next turn, and a judge says how that leaves it.
    The turns that do worse are dropped by halves while the time goes by, so that most of it is
    spent on telling the best ones apart.

    candidates: how many turns are tried. trust: how many trials the first judgement counts for.
    whim: as of ``WholeTurn``, but no matter how often a turn is tried. opinion: the judge.
    """

    def __init__(
        self, candidates: int, trust: float, whim: float = 0.0, opinion: Opinion | None = None
    ) -> None:
        self._candidates = candidates
        self._trust = trust
        self._whim = whim
        self._opinion = opinion or Counting()

    def choose(self, view: State, budget: Budget, stream: Stream) -> Choice:
        assert isinstance(view, RoomsState)
        if budget.seconds is None and budget.nodes is None:
            budget = evolve(budget, nodes=_USUAL_NODES)
        clock = budget.start()
        draws = stream.open()
        whim = self._whim * 2 / view.seats
        plans = TurnPlanner.of(view).plans(clock)
        judged = zip(plans, self._opinion.of_plans(view, plans), strict=True)
        runners = [
            Runner(plan, chance, self._trust, draws.random() * whim) for plan, chance in judged
        ]
        race = Race(best_first(runners)[: self._candidates])
        if not plans[0].wins and not race.agree(_beginning):
            while not clock.over():
                self._try_once_more(view, race.left, clock, draws)
                race.halve(clock.used())
        best = race.best()
        return Choice(
            move_of(_beginning(best.candidate), view),
            {
                **reasons_of(view, best.candidate),
                "chance": round(100 * best.worth),
                "tried": len(best.results),
            },
        )

    def _try_once_more(
        self, view: RoomsState, left: Sequence[Runner[Plan]], clock: Clock, draws: Draws
    ) -> None:
        """Try the plans in a few more worlds, the same for all of them if the time allows."""
        to_judge: list[tuple[Runner[Plan], World]] = []
        for _ in range(-(-_AT_ONCE // len(left))):
            world = world_of(view.sample(draws.fork()))
            for runner in left:
                after = _outlook(runner.candidate, world.copy())
                if isinstance(after, World):
                    to_judge.append((runner, after))
                else:
                    runner.results.append(after)
                if clock.tick():
                    break
            if clock.over():
                break
        if to_judge:
            judged = self._opinion.of_standing([world for _, world in to_judge])
            for (runner, _), chance in zip(to_judge, judged, strict=True):
                runner.results.append(chance)


def _beginning(plan: Plan) -> Step:
    return plan.steps[0]


def _outlook(plan: Plan, world: World) -> World | float:
    """What comes of this turn of the seat to move in this world, which is changed.

    The others and the seat itself play one quick turn each. Either the match is over by then, and
    this is what the seat has of the win, or it is the world after the seat's next turn.
    """
    seat = world.seat
    if plan.wins:
        return 1.0
    plan.apply(world)
    while world.pass_on():
        if take_turn(world):
            return float(world.seat == seat)
        if world.seat == seat and world.pile:
            return world
    return shares(world.builders)[seat]
