"""Which moves are legal, and why the others are not (castell.md, A round)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

from ..game import Move, Reason
from . import building, verdict
from .components import (
    ADJACENT,
    PERFORMANCES,
    RECRUITS,
    REGIONS,
    SKILLS,
    SPECIAL,
    TOP_RANK,
)
from .moves import (
    END_TURN,
    PASS_FESTIVAL,
    EndTurn,
    PassFestival,
    Recruit,
    ShowTower,
    SpecialPerform,
    SpecialRecruit,
    SpecialTravel,
    Train,
    Travel,
    is_size,
    named,
)

if TYPE_CHECKING:
    from .state import CastellState

REASON_CODES = (
    "match_over",
    "not_your_turn",
    "foreign_move",
    "festival_first",
    "no_festival",
    "special_first",
    "already_travelled",
    "already_recruited",
    "already_trained",
    "already_acted",
    "no_token",
    "not_entered",
    "no_such_region",
    "already_there",
    "not_adjacent",
    "recruit_number",
    "not_waiting",
    "no_such_skill",
    "not_offered",
    "highest_rank",
    "no_such_tile",
    "tile_not_here",
    *verdict.TOWER_REASONS,
    *verdict.FESTIVAL_REASONS,
    *verdict.PERFORMANCE_REASONS,
)


def legal_moves(state: CastellState) -> tuple[Move, ...]:
    """Travels, recruitments, trainings, special actions, the end; or a festival's answers."""
    if state.ended or state.viewer not in (None, state.mover):
        return ()
    player, turn = state.player, state.turn
    if state.asking is not None:
        tower = building.best_tower_of(player, state.calendar[state.asking.place].tokens)
        return (PASS_FESTIVAL,) if tower is None else (ShowTower(tower), PASS_FESTIVAL)
    if turn.owes_special:
        return tuple(_special_moves(state))
    moves: list[Move] = []
    if not turn.travelled:
        moves += [Travel(region) for region in state.roads(turn.seat)]
    if player.region is None:
        return (*moves, END_TURN)
    if not turn.recruited:
        moves += _recruitments(state.castellers_in(player.region))
    if not turn.trained:
        moves += [
            Train(skill)
            for skill in state.trainable(turn.seat)
            if skill == SPECIAL or player.rank(skill) < TOP_RANK
        ]
    if not turn.acted and player.tokens:
        moves += _special_moves(state)
    return (*moves, END_TURN)


def why_not(state: CastellState, move: Move) -> Reason | None:
    """None if the move is legal, otherwise the first reason against it."""
    if state.ended:
        return Reason("match_over")
    if state.viewer not in (None, state.mover):
        return Reason("not_your_turn", {"player": state.mover})
    if isinstance(move, ShowTower | PassFestival):
        return _why_not_festival(state, move)
    if not isinstance(
        move, Travel | Recruit | Train | SpecialRecruit | SpecialTravel | SpecialPerform | EndTurn
    ):
        return Reason("foreign_move")
    if state.asking is not None:
        return Reason("festival_first", {"region": state.calendar[state.asking.place].region})
    if isinstance(move, SpecialRecruit | SpecialTravel | SpecialPerform):
        return _why_not_special(state, move)
    if state.turn.owes_special:
        return Reason("special_first")
    match move:
        case Travel():
            return _why_not_travel(state, move)
        case Recruit():
            return _why_not_recruit(state, move)
        case Train():
            return _why_not_train(state, move)
        case EndTurn():
            return None


def _why_not_festival(state: CastellState, move: ShowTower | PassFestival) -> Reason | None:
    if state.asking is None:
        return Reason("no_festival")
    if isinstance(move, PassFestival):
        return None
    reason = verdict.why_not_tower(state.player, move.tower)
    tokens = state.calendar[state.asking.place].tokens
    return reason or verdict.why_not_festival(move.tower, tokens)


def _why_not_travel(state: CastellState, move: Travel) -> Reason | None:
    if state.turn.travelled:
        return Reason("already_travelled")
    if state.player.region is None:
        return _why_no_region(move.region)
    return _why_no_road(state.player.region, move.region)


def _why_not_recruit(state: CastellState, move: Recruit) -> Reason | None:
    if state.turn.recruited:
        return Reason("already_recruited")
    if state.player.region is None:
        return Reason("not_entered")
    if not 1 <= len(move.sizes) <= RECRUITS:
        return Reason("recruit_number", {"number": len(move.sizes), "most": RECRUITS})
    return _why_not_waiting(state, state.player.region, move.sizes)


def _why_not_train(state: CastellState, move: Train) -> Reason | None:
    if state.turn.trained:
        return Reason("already_trained")
    player = state.player
    if player.region is None:
        return Reason("not_entered")
    skill = move.skill
    if not isinstance(skill, str) or skill not in (*SKILLS, SPECIAL):
        return Reason("no_such_skill", {"skill": named(skill)})
    if skill not in state.trainable(state.turn.seat):
        return Reason("not_offered", {"skill": skill, "region": player.region})
    if skill != SPECIAL and player.rank(skill) >= TOP_RANK:
        return Reason("highest_rank", {"skill": skill, "rank": TOP_RANK})
    return None


def _why_not_special(
    state: CastellState, move: SpecialRecruit | SpecialTravel | SpecialPerform
) -> Reason | None:
    player = state.player
    if player.region is None:
        return Reason("not_entered")
    if not state.turn.owes_special:
        if state.turn.acted:
            return Reason("already_acted")
        if not player.tokens:
            return Reason("no_token")
    match move:
        case SpecialRecruit():
            return _why_not_waiting(state, player.region, (move.size,))
        case SpecialTravel():
            return _why_no_road(player.region, move.region)
        case SpecialPerform():
            return _why_not_perform(state, player.region, move)


def _why_not_perform(state: CastellState, region: str, move: SpecialPerform) -> Reason | None:
    tile = move.tile
    if type(tile) is not int or not 0 <= tile < len(PERFORMANCES):
        return Reason("no_such_tile", {"tile": named(tile)})
    if tile not in state.row(region):
        return Reason("tile_not_here", {"tile": tile, "region": region})
    reason = verdict.why_not_tower(state.player, move.tower)
    return reason or verdict.why_not_performance(state.player, move.tower, tile)


def _why_not_waiting(state: CastellState, region: str, sizes: tuple[int, ...]) -> Reason | None:
    for size in sizes:
        if not is_size(size):
            return Reason("no_such_size", {"size": named(size)})
    missing = Counter(sizes) - Counter(state.castellers_in(region))
    if missing:
        size = max(missing)
        return Reason("not_waiting", {"size": size, "region": region})
    return None


def _why_no_region(region: str) -> Reason | None:
    if isinstance(region, str) and region in REGIONS:
        return None
    return Reason("no_such_region", {"region": named(region)})


def _why_no_road(start: str, end: str) -> Reason | None:
    reason = _why_no_region(end)
    if reason is not None:
        return reason
    if end == start:
        return Reason("already_there", {"region": end})
    if end not in ADJACENT[start]:
        return Reason("not_adjacent", {"region": end, "start": start})
    return None


def _recruitments(waiting: tuple[int, ...]) -> list[Move]:
    """Every way to take one or two of the castellers that wait."""
    return [
        Recruit(sizes)
        for number in range(RECRUITS, 0, -1)
        for sizes in sorted(set(combinations(waiting, number)), reverse=True)
    ]


def _special_moves(state: CastellState) -> list[Move]:
    """The special actions that are possible in full, one tower a performance."""
    seat, region = state.turn.seat, state.player.region
    if region is None:
        return []
    waiting = sorted(set(state.castellers_in(region)), reverse=True)
    moves: list[Move] = [SpecialPerform(*found) for found in state.performable(seat).items()]
    moves += [SpecialRecruit(size) for size in waiting]
    moves += [SpecialTravel(to) for to in state.roads(seat)]
    return moves
