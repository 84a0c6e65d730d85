"""Planning a whole turn: a beam search over its actions in any order."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from itertools import combinations

from attrs import frozen

from castlegames.bots.bot import Clock
from castlegames.bots.search.beam import beam
from castlegames.rules import Move
from castlegames.rules.castell import (
    CastellState,
    EndTurn,
    Recruit,
    SpecialPerform,
    SpecialRecruit,
    SpecialTravel,
    Train,
    Travel,
)
from castlegames.rules.castell.components import SPECIAL, TOP_RANK

from .judgement import size_wishes

END = EndTurn()


@frozen
class Plan:
    """A way to play the rest of a turn, without its end, and what it is worth."""

    moves: tuple[Move, ...]
    state: CastellState
    worth: float


_Line = tuple[tuple[Move, ...], CastellState]
"""Moves of a turn, and the position after them."""


def plans(
    state: CastellState,
    judge: Callable[[CastellState], float],
    clock: Clock,
    width: int,
    recruits: int = 3,
) -> list[Plan]:
    """Ways to play the rest of the turn, best first; never empty.

    ``width`` plans are kept after each action, ``recruits`` choices of castellers tried. When the
    clock runs out the best plan so far is enough; each position judged is a node.
    """

    def nexts(line: _Line) -> Iterator[_Line]:
        moves, before = line
        for move in candidates(before, recruits):
            yield (*moves, move), before.play(move)

    worth = judge(state) if not state.turn.owes_special else float("-inf")
    start: _Line = ((), state)
    met = beam((worth, start), nexts, lambda line: judge(line[1]), _key, width, clock)
    return _ranked([Plan(moves, after, worth) for worth, (moves, after) in met], state)


def _key(line: _Line) -> Hashable:
    _, after = line
    return after.turn, after.player, after.row_tokens


def candidates(state: CastellState, recruits: int) -> list[Move]:
    """The actions worth trying now, without the end of the turn."""
    turn, player = state.turn, state.player
    moves: list[Move] = []
    region = player.region
    if region is None:
        return [] if turn.travelled else [Travel(to) for to in state.roads(turn.seat)]
    if not turn.owes_special:
        if not turn.travelled:
            moves += [Travel(to) for to in state.roads(turn.seat)]
        if not turn.recruited:
            moves += best_recruits(state, recruits)
        if not turn.trained:
            moves += [
                Train(skill)
                for skill in state.trainable(turn.seat)
                if skill == SPECIAL or player.rank(skill) < TOP_RANK
            ]
    if turn.owes_special or (not turn.acted and player.tokens):
        moves += [SpecialPerform(*found) for found in state.performable(turn.seat).items()]
        moves += [SpecialTravel(to) for to in state.roads(turn.seat)]
        moves += [SpecialRecruit(move.sizes[0]) for move in best_recruits(state, 1, 1)]
    return moves


def best_recruits(state: CastellState, most: int, number: int = 2) -> list[Recruit]:
    """The most welcome choices of castellers in the pawn's region."""
    player = state.player
    waiting = state.castellers_in(player.region) if player.region else ()
    wishes = size_wishes(state, player)
    choices = set(combinations(waiting, min(number, len(waiting)))) - {()}
    ranked = sorted(choices, key=lambda sizes: (-sum(wishes[size] for size in sizes), sizes))
    return [Recruit(sizes) for sizes in ranked[:most]]


def _ranked(found: list[Plan], state: CastellState) -> list[Plan]:
    """The plans that can end the turn, best first; any that can be played if none can."""
    whole = [plan for plan in found if not plan.state.turn.owes_special]
    if not whole:
        whole = [plan for plan in found if plan.moves] or [
            Plan((move,), state.play(move), 0.0) for move in candidates(state, 1)[:1]
        ]
    return sorted(whole, key=lambda plan: -plan.worth)
