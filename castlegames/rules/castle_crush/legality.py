"""Why a move is not legal: turns, ownership, geometry, and the sense of outcomes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from castlegames.rules.game import Move, Reason, Value

from . import components as c
from .aims import fan, in_the_way, on_base
from .bodies import Pose, angle_between, upright
from .moves import Build, Pass, Placement, Return, Swing, Take
from .placing import Standing, first_overlap, pose, reach, standings
from .sense import Fault, form_fault, rest_fault, swing_fault

if TYPE_CHECKING:
    from .state import CastleCrushState

REASON_CODES = (
    "needs_outcome",
    "match_over",
    "not_a_move",
    "not_now",
    "bad_number",
    "unknown_piece",
    "unknown_kind",
    "not_yours",
    "placed_twice",
    "only_king_lies",
    "figures_last",
    "blocks_left",
    "general_missing",
    "over_edge",
    "off_foundation",
    "king_needs_block",
    "general_needs_foundation",
    "hits_other_castle",
    "castle_falls",
    "outcome_senseless",
    "nine_must_stay",
    "none_left",
    "foot_off_base",
    "foot_blocked",
    "must_swing",
)
"""Every code that a reason of Castle Crush can have."""

_PHASES = {
    Build: ("build",),
    Return: ("build",),
    Swing: ("attack",),
    Pass: ("attack",),
    Take: ("deal", "compensate", "distribute"),
}


def why_not(state: CastleCrushState, move: Move) -> Reason | None:
    """None if the move is legal, otherwise the first reason found."""
    seat = state.to_move
    if seat is None:
        return Reason("match_over")
    phases = _PHASES.get(type(move))
    if phases is None:
        return Reason("not_a_move")
    if state.phase not in phases:
        return Reason("not_now", {"phase": state.phase})
    match move:
        case Build():
            return build_reason(state, seat, move.placements) or _build_outcome(state, seat, move)
        case Swing():
            return swing_reason(state, move) or _swing_outcome(state, move)
        case Return():
            return _return_reason(state, seat, move)
        case Take():
            return _take_reason(state, move)
    return Reason("must_swing") if fan(state.rest, seat, state.seats) else None


def named(piece: int) -> dict[str, Value]:
    """The arguments that name a piece in reasons and events."""
    return {"piece": piece, "kind": c.kind_name(piece)}


def placing_reason(
    state: CastleCrushState, seat: int, placements: Sequence[Placement]
) -> Reason | None:
    """Why these pieces cannot be put down in this order; the castle need not be complete."""
    seen: set[int] = set()
    figures = False
    for placed in placements:
        if not isinstance(placed, Placement) or type(placed.piece) is not int:
            return Reason("unknown_piece", {"piece": None})
        piece = placed.piece
        if piece not in c.PIECES:
            return Reason("unknown_piece", {"piece": piece})
        about = named(piece)
        if not placed.finite:
            return Reason("bad_number", about)
        if piece not in (*state.hands[seat], c.king(seat), c.general(seat)):
            return Reason("not_yours", about)
        if piece in seen:
            return Reason("placed_twice", about)
        seen.add(piece)
        if placed.lying and piece not in c.KINGS:
            return Reason("only_king_lies", about)
        if figures and c.is_block(piece):
            return Reason("figures_last", about)
        figures = figures or not c.is_block(piece)
        if reach(placed) > c.OVERHANG + 1e-6:
            return Reason("over_edge", {**about, "most": c.OVERHANG})
    standing = standings(placements)
    for each in standing:
        reason = _support_reason(each)
        if reason:
            return reason
    mine = [pose(each, seat, state.seats) for each in standing]
    hit = first_overlap(mine, state.rest.poses)
    if hit is not None:
        return Reason("hits_other_castle", named(hit))
    return None


def _support_reason(standing: Standing) -> Reason | None:
    piece = standing.placement.piece
    about = named(piece)
    supports = standing.supports
    if not supports:
        return Reason("off_foundation", about)
    if piece in c.KINGS and not any(low is not None and c.is_block(low) for low in supports):
        return Reason("king_needs_block", about)
    if piece in c.GENERALS and supports != (None,):
        return Reason("general_needs_foundation", about)
    return None


def build_reason(
    state: CastleCrushState, seat: int, placements: Sequence[Placement]
) -> Reason | None:
    """Why a castle cannot be let go: its geometry, and what is missing."""
    reason = placing_reason(state, seat, placements)
    if reason:
        return reason
    placed = {placement.piece for placement in placements}
    left = [block for block in state.hands[seat] if block not in placed]
    if left:
        return Reason("blocks_left", {"count": len(left)})
    if c.general(seat) not in placed:
        return Reason("general_missing")
    return None


def _build_outcome(state: CastleCrushState, seat: int, move: Build) -> Reason | None:
    outcome = move.outcome
    if outcome is None:
        return None
    wanted = [placement.piece for placement in move.placements]
    fault = form_fault(outcome) or rest_fault(outcome.hit, wanted, state.seats)
    if fault is None and outcome.after != outcome.hit:
        fault = ("taken_off", None)
    if fault is None and outcome.released is not None:
        fault = ("released", None)
    if fault:
        return senseless(fault)
    fell = unsteady(state, seat, move)
    return Reason("castle_falls", {"pieces": fell, "count": len(fell)}) if fell else None


def unsteady(state: CastleCrushState, seat: int, move: Build) -> tuple[int, ...]:
    """The pieces of a resolved castle that did not stay as they were put (Build)."""
    if move.outcome is None:
        raise ValueError("the castle has not been let go")
    hit = move.outcome.hit
    placed = {each.placement.piece: each for each in standings(move.placements)}
    return tuple(
        after.piece
        for after in hit.poses
        if after.piece in hit.on_table
        or (c.is_block(after.piece) and not upright(after))
        or _shifted(pose(placed[after.piece], seat, state.seats), after)
    )


def _shifted(before: Pose, after: Pose) -> bool:
    shift = sum((i - j) ** 2 for i, j in zip(before.position, after.position, strict=True))
    turn = angle_between(before.orientation, after.orientation)
    return bool(shift > c.STAND_SHIFT**2 or turn > c.STAND_TURN)


def swing_reason(state: CastleCrushState, move: Swing) -> Reason | None:
    """Why the mallet cannot be let go there."""
    if not all(abs(v) < 1e6 for v in (move.x, move.y, move.direction)):
        return Reason("bad_number")
    if not on_base(move.x, move.y):
        return Reason("foot_off_base", {"most": c.FOOT_REACH})
    piece = in_the_way(state.rest, move.x, move.y, move.direction)
    if piece is not None:
        return Reason("foot_blocked", named(piece))
    return None


def _swing_outcome(state: CastleCrushState, move: Swing) -> Reason | None:
    outcome = move.outcome
    if outcome is None:
        return None
    fault = swing_fault(state.rest, outcome, state.seats)
    if fault is None and (state.stream is not None or state.hand == "steady"):
        fault = None if outcome.released == state.released(move) else ("released", None)
    return senseless(fault) if fault else None


def senseless(fault: Fault) -> Reason:
    """The reason for an outcome that cannot be true."""
    return Reason("outcome_senseless", {"fault": fault[0], "piece": fault[1]})


def _return_reason(state: CastleCrushState, seat: int, move: Return) -> Reason | None:
    if move.kind not in c.KIND_NAMES:
        return Reason("unknown_kind")
    if len(state.hands[seat]) <= c.KEEP_BLOCKS:
        return Reason("nine_must_stay", {"least": c.KEEP_BLOCKS})
    if not any(block in c.blocks_of(move.kind) for block in state.hands[seat]):
        return Reason("none_left", {"kind": move.kind})
    return None


def _take_reason(state: CastleCrushState, move: Take) -> Reason | None:
    if move.kind not in c.KIND_NAMES:
        return Reason("unknown_kind")
    pool = state.supply if state.phase == "deal" else state.middle
    if not any(block in c.blocks_of(move.kind) for block in pool):
        return Reason("none_left", {"kind": move.kind})
    return None
