"""The players of Castle Rooms: one that sees a move, one that sees a turn, one that looks ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

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


@frozen
class _Tried:
    """A plan, how often it was tried, the wins that promised, and how far it is misjudged."""

    plan: Plan
    times: float
    won: float
    error: float

    @property
    def share(self) -> float:
        return self.won / self.times

    @property
    def looks(self) -> float:
        return self.share + self.error

    def after(self, won: float) -> _Tried:
        return evolve(self, times=self.times + 1, won=self.won + won)


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
        tried = [
            _Tried(plan, self._trust, self._trust * chance, draws.random() * whim)
            for plan, chance in zip(plans, self._opinion.of_plans(view, plans), strict=True)
        ]
        tried = _best_first(tried)[: self._candidates]
        if not plans[0].wins and len({one.plan.steps[0] for one in tried}) > 1:
            tried = self._halved(view, tried, budget, clock, draws)
        best = _best_first(tried)[0]
        return Choice(
            move_of(best.plan.steps[0], view),
            {
                **reasons_of(view, best.plan),
                "chance": round(100 * best.share),
                "tried": round(best.times - self._trust),
            },
        )

    def _halved(
        self, view: RoomsState, tried: list[_Tried], budget: Budget, clock: Clock, draws: Draws
    ) -> list[_Tried]:
        """The last plans that were left, with what they brought."""
        stages = max(1, (len(tried) - 1).bit_length())
        stage = 0
        while not clock.over():
            tried = self._tried_once_more(view, tried, clock, draws)
            if stage < stages - 1 and used(budget, clock) * stages > stage + 1:
                stage += 1
                tried = _best_first(tried)[: (len(tried) + 1) // 2]
        return tried

    def _tried_once_more(
        self, view: RoomsState, tried: list[_Tried], clock: Clock, draws: Draws
    ) -> list[_Tried]:
        """The plans after a few more worlds, the same for all of them if the time allows."""
        decided: list[tuple[int, float]] = []
        open_worlds: list[tuple[int, World]] = []
        for _ in range(-(-_AT_ONCE // len(tried))):
            world = world_of(view.sample(draws.fork()))
            for number, one in enumerate(tried):
                after = _outlook(one.plan, world.copy())
                if isinstance(after, World):
                    open_worlds.append((number, after))
                else:
                    decided.append((number, after))
                if clock.tick():
                    break
            if clock.over():
                break
        if open_worlds:
            judged = self._opinion.of_standing([world for _, world in open_worlds])
            decided += zip((number for number, _ in open_worlds), judged, strict=True)
        found = list(tried)
        for number, won in decided:
            found[number] = found[number].after(won)
        return found


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


def _best_first(tried: list[_Tried]) -> list[_Tried]:
    return sorted(tried, key=lambda one: one.looks, reverse=True)


def used(budget: Budget, clock: Clock) -> float:
    """The part of the budget that is used up, from 0 to 1."""
    parts = [0.0]
    left = clock.left()
    if budget.seconds and left is not None:
        parts.append(1 - left / budget.seconds)
    if budget.nodes:
        parts.append(clock.nodes / budget.nodes)
    return min(1.0, max(parts))
