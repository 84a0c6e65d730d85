"""A castle that is being built: pieces put down one by one, taken up again, undone.

Everything is a frozen value over the rules' own placing; nothing here knows a screen.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from attrs import evolve, frozen

from castlegames.rules import Reason
from castlegames.rules.castle_crush import Build, CastleCrushState, Placement
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.bodies import Pose
from castlegames.rules.castle_crush.legality import placing_reason
from castlegames.rules.castle_crush.placing import Standing, pose
from castlegames.rules.castle_crush.placing import standings as _standings

TURN_STEP = 15.0
"""Degrees of one step of turning."""
TURN_STEPS = 24
STEP = 5.0
"""Places snap to this many mm; with Shift to 1."""
_TRIES = tuple(
    (x, y) for y in (15.0, 45.0, -15.0, -40.0, 0.0) for x in (0.0, -30.0, 30.0, -45.0, 45.0)
)

Placements = tuple[Placement, ...]


@frozen
class Draft:
    """What a player has put on the own foundation, and what it was before each step.

    ``round`` and ``seat`` say whose castle it is to be. Blocks come before figures, whatever
    the order they were put down in.
    """

    round: int
    seat: int
    placements: Placements = ()
    earlier: tuple[tuple[Placements, int], ...] = ()
    """What it was before each step, and the piece of the step (-1: many)."""

    def placement(self, piece: int) -> Placement | None:
        """How a piece is placed, or None."""
        return next((one for one in self.placements if one.piece == piece), None)

    def with_piece(self, placement: Placement) -> Draft:
        """The draft with a piece put down (or put elsewhere), as a step."""
        return self._changed(self.moved(placement), placement.piece)

    def moved(self, placement: Placement) -> Placements:
        """The placements with this one in the place of any other of its piece."""
        rest = self.without(placement.piece)
        if not c.is_block(placement.piece):
            return (*rest, placement)
        blocks = tuple(one for one in rest if c.is_block(one.piece))
        figures = tuple(one for one in rest if not c.is_block(one.piece))
        return (*blocks, placement, *figures)

    def without(self, piece: int) -> Placements:
        """The placements without a piece."""
        return tuple(one for one in self.placements if one.piece != piece)

    def taken_off(self, piece: int) -> Draft:
        """The draft without a piece, as a step."""
        return self._changed(self.without(piece), piece)

    def filled(self, build: Build) -> Draft:
        """The draft with all of a castle, as one step."""
        return self._changed(build.placements, -1)

    def undone(self) -> Draft:
        """The draft before its last step."""
        if not self.earlier:
            return self
        *earlier, (placements, _) = self.earlier
        return evolve(self, placements=placements, earlier=tuple(earlier))

    @property
    def last_piece(self) -> int | None:
        """The piece of the last step, -1 if it was many, None if there is no step."""
        return self.earlier[-1][1] if self.earlier else None

    def fitted(self, hand: Collection[int]) -> Draft:
        """The draft with blocks that the player still has: others of their kind stand in."""
        if all(not c.is_block(one.piece) or one.piece in hand for one in self.placements):
            return self
        used = {one.piece for one in self.placements}
        kept: list[Placement] = []
        for one in self.placements:
            if c.is_block(one.piece) and one.piece not in hand:
                others = [b for b in hand if c.kind_name(b) == c.kind_name(one.piece)]
                other = next((b for b in others if b not in used), None)
                if other is None:
                    continue
                used.add(other)
                one = evolve(one, piece=other)
            kept.append(one)
        return evolve(self, placements=tuple(kept), earlier=())

    def build(self) -> Build:
        """The castle as an intent."""
        return Build(self.placements)

    def _changed(self, placements: Placements, piece: int) -> Draft:
        earlier = (*self.earlier, (self.placements, piece))
        return evolve(self, placements=placements, earlier=earlier)


def unplaced(state: CastleCrushState, draft: Draft) -> tuple[int, ...]:
    """The pieces that the builder still has to put down: blocks, then king and general."""
    used = {one.piece for one in draft.placements}
    mine = (*state.hands[draft.seat], c.king(draft.seat), c.general(draft.seat))
    return tuple(piece for piece in mine if piece not in used)


@lru_cache(maxsize=256)
def standings(placements: Placements) -> tuple[Standing, ...]:
    """How placed pieces stand, in order (``placing.standings``)."""
    return _standings(placements)


def standing_poses(placements: Placements, seat: int, seats: int) -> tuple[Pose, ...]:
    """Where placed pieces stand on the table."""
    return tuple(pose(each, seat, seats) for each in standings(placements))


def standing_of(placements: Placements, piece: int) -> Standing | None:
    """How one of the placed pieces stands."""
    return next((one for one in standings(placements) if one.placement.piece == piece), None)


def refused(state: CastleCrushState, seat: int, placements: Placements) -> Reason | None:
    """Why these pieces cannot be put down like this, or None."""
    return placing_reason(state, seat, placements)


def first_place(
    state: CastleCrushState, draft: Draft, piece: int, turn: float = 0.0
) -> tuple[float, float]:
    """A place where a piece may be put down, near the middle; the middle if none is found."""
    tries: Sequence[tuple[float, float]] = _TRIES
    if piece in c.KINGS:
        tries = [
            (one.x, one.y)
            for one in draft.placements
            if c.is_block(one.piece) and c.kind_of(one.piece).flat_top
        ] + [(one.x, one.y) for one in draft.placements if c.is_block(one.piece)]
    on_ground: tuple[float, float] | None = None
    for x, y in tries:
        placements = draft.moved(Placement(piece, x, y, turn))
        if placing_reason(state, draft.seat, placements) is not None:
            continue
        standing = standing_of(placements, piece)
        if piece in c.KINGS or (standing is not None and standing.supports == (None,)):
            return (x, y)
        on_ground = on_ground or (x, y)
    return on_ground or (0.0, 0.0)
