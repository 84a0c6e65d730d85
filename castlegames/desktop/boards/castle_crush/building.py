"""Building on the screen: the draft with what is held, in the words of hands and spots."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import cos, radians, sin

from attrs import evolve

from castlegames.rules import Reason
from castlegames.rules.castle_crush import Build, CastleCrushState, Placement, Rest
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.bodies import Pose
from castlegames.rules.castle_crush.placing import Standing, covered, pose

from ...lists import joined
from ...table.hand import Held
from ...table.spot import Spot
from ..words import Words
from .camera import Camera, Ray, ground_axes
from .draft import (
    STEP,
    TURN_STEP,
    TURN_STEPS,
    Draft,
    Placements,
    first_place,
    refused,
    standing_of,
    standing_poses,
    standings,
    unplaced,
)
from .marks import Plumb, Tag
from .models import TrayCard
from .order import first_met
from .solids import Solid, foundation_pose
from .words import piece_name, step_text, translate

FLOAT = 26.0
"""How high over its place a held piece hangs, in mm."""
_FAR = 125.0
"""Farther from the foundation's middle (mm) nothing is aimed at it."""
_HINTED = -100


class Builder:
    """A person's building in one position: the rules' state and the castle so far."""

    def __init__(self, state: CastleCrushState, draft: Draft) -> None:
        self.state, self.draft = state, draft
        self._ready = -1
        self._judged: dict[Placements, Reason | None] = {}

    @classmethod
    def follow(cls, before: Builder | None, state: CastleCrushState, seat: int) -> Builder:
        """The builder for a position; a castle begun for the same round goes on."""
        draft = Draft(state.round, seat)
        if before is not None and (before.draft.round, before.draft.seat) == (state.round, seat):
            draft = before.draft.fitted(state.hands[seat])
        return cls(state, draft)

    @property
    def seat(self) -> int:
        """Whose castle it is."""
        return self.draft.seat

    @property
    def too_many(self) -> bool:
        """Whether blocks may be laid aside."""
        return len(self.state.hands[self.seat]) > c.KEEP_BLOCKS

    @staticmethod
    def turns(piece: Hashable) -> int:
        """Steps of turning once around."""
        return TURN_STEPS if isinstance(piece, int) else 1

    def placement(self, held: Held, spot: Hashable) -> Placement:
        """The held piece put down on a spot."""
        assert isinstance(spot, tuple)
        assert isinstance(held.piece, int)
        turn = -TURN_STEP * held.turn % 360.0
        return Placement(held.piece, spot[1], spot[2], turn, held.flipped)

    def why_not(self, held: Held, spot: Hashable) -> Reason | None:
        """Why the held piece cannot be put down there, or None."""
        placements = self.draft.moved(self.placement(held, spot))
        if placements not in self._judged:
            self._judged[placements] = refused(self.state, self.seat, placements)
        return self._judged[placements]

    def standing(self, held: Held, spot: Hashable) -> Standing:
        """How the held piece would stand there."""
        placement = self.placement(held, spot)
        found = standing_of(self.draft.moved(placement), placement.piece)
        assert found is not None
        return found

    # What is seen

    def poses(self, held: int | None) -> dict[int, Pose]:
        """Where the pieces put down stand, without the held one."""
        placements = self.draft.placements if held is None else self.draft.without(held)
        found = standing_poses(placements, self.seat, self.state.seats)
        return {each.piece: each for each in found}

    def rest(self) -> Rest:
        """The table with the castle as it would stand: for storeys and names."""
        standing = standings(self.draft.placements)
        poses = [pose(each, self.seat, self.state.seats) for each in standing]
        pairs = [
            (each.placement.piece, c.foundation(self.seat) if low is None else low)
            for each in standing
            for low in each.supports
        ]
        mine = Rest(tuple(sorted(poses, key=lambda each: each.piece)), (), tuple(sorted(pairs)))
        return self.state.rest.with_castle(mine)

    def ghost(self, held: Held, spot: Hashable, legal: bool) -> Solid:
        """The held piece hanging over its place."""
        standing = self.standing(held, spot)
        stands = pose(standing, self.seat, self.state.seats)
        piece = standing.placement.piece
        seat = None if c.is_block(piece) else c.figure_owner(piece)
        hangs = evolve(stands, z=stands.z + FLOAT)
        return Solid(piece, c.kind_name(piece), hangs, seat, "good" if legal else "bad")

    def plumb(self, held: Held, spot: Hashable, legal: bool) -> Plumb:
        """Plumb line and shadow of the held piece."""
        standing = self.standing(held, spot)
        z = standing.z + 0.4
        shadow = tuple(self._world(x, y, z) for x, y in covered(standing.placement))
        placed = standing.placement
        low = self._world(placed.x, placed.y, z)
        return Plumb((low[0], low[1], z + FLOAT), low, shadow, legal)

    def hinted(self, build: Build, held: int | None) -> list[Solid]:
        """An advised castle beside what has been put down."""
        if any(one.piece != held for one in self.draft.placements):
            return []
        return [
            Solid(
                _HINTED - each.piece,
                c.kind_name(each.piece),
                each,
                None if c.is_block(each.piece) else self.seat,
                "hint",
            )
            for each in standing_poses(build.placements, self.seat, self.state.seats)
        ]

    def fall_tags(self, pieces: Sequence[int]) -> tuple[Tag, ...]:
        """A mark on each piece that did not stay when the castle was let go."""
        poses = self.poses(None)
        return tuple(
            Tag(translate("CastleCrush", "falls"), poses[piece].at((0.0, 0.0, 18.0)), "bad")
            for piece in pieces
            if piece in poses
        )

    def cards(self, held: int | None, words: Words, names: Sequence[str]) -> list[TrayCard]:
        """The tray: what is still to be put down."""
        left = [piece for piece in unplaced(self.state, self.draft) if piece != held]
        blocks = [piece for piece in left if c.is_block(piece)]
        wait = ""
        if blocks or (held is not None and c.is_block(held)):
            wait = words.reason(Reason("figures_last", {}), names)
        cards = [
            TrayCard(kind, sum(c.kind_name(block) == kind for block in blocks))
            for kind in c.KIND_NAMES
        ]
        figures = (c.king(self.seat), c.general(self.seat))
        cards += [TrayCard(c.kind_name(each), int(each in left), wait) for each in figures]
        return cards

    # Spots

    def spot_under(self, ray: Ray, own: Sequence[Solid]) -> Hashable | None:
        """The spot that a pointer means: on the piece or the foundation seen there.

        Pointing at the side of a piece means its middle.
        """
        stage = (*own, Solid(-2, "foundation", foundation_pose(self.seat, self.state.seats)))
        met = first_met(ray, stage)
        if met is None:
            place = ray.on_plane(c.FOUNDATION_HEIGHT)
            if place is None:
                return None
            x, y = self._local(place[0], place[1])
        else:
            solid, place = met
            placed = self.draft.placement(solid.key)
            standing = standing_of(self.draft.placements, solid.key) if placed else None
            if placed is not None and standing is not None and place[2] < standing.top - 1.5:
                x, y = placed.x, placed.y
            else:
                x, y = self._local(place[0], place[1])
        if max(abs(x), abs(y)) > _FAR:
            return None
        return ("at", _snapped(x, STEP), _snapped(y, STEP))

    def first_spot(self, piece: int, held: Held | None) -> Spot:
        """Where a piece taken by key begins: where it lies, or the first place that is legal."""
        placed = self.draft.placement(piece)
        if placed is not None:
            return self._spot(placed.x, placed.y, held)
        turn = 0.0 if held is None else -TURN_STEP * held.turn % 360.0
        return self._spot(*first_place(self.state, self.draft, piece, turn), held)

    def nudged(
        self, held: Held, spot: Hashable, camera: Camera, right: int, away: int, fine: bool
    ) -> Spot:
        """The spot a step farther in a direction of the screen, along the foundation's sides."""
        assert isinstance(spot, tuple)
        axes = ground_axes(camera)
        wx = right * axes[0][0] + away * axes[1][0]
        wy = right * axes[0][1] + away * axes[1][1]
        a = radians(c.bearing(self.seat, self.state.seats) + 90.0)
        x, y = cos(a) * wx + sin(a) * wy, -sin(a) * wx + cos(a) * wy
        step = 1.0 if fine else STEP
        if abs(x) >= abs(y):
            x, y = (step if x > 0 else -step), 0.0
        else:
            x, y = 0.0, (step if y > 0 else -step)
        most = _FAR
        return self._spot(
            min(max(spot[1] + x, -most), most), min(max(spot[2] + y, -most), most), held
        )

    def _spot(self, x: float, y: float, held: Held | None) -> Spot:
        from PySide6.QtCore import QRectF

        key = ("at", x, y)
        text = translate("CastleCrush", "{x} mm right, {y} mm forward").format(
            x=f"{x:g}", y=f"{y:g}"
        )
        if held is not None:
            supports = self.standing(held, key).supports
            below = [
                translate("CastleCrush", "foundation")
                if low is None
                else piece_name(c.kind_name(low))
                for low in supports
            ]
            if below:
                on = translate("CastleCrush", "{place}, on {below}")
                text = on.format(place=text, below=joined(below))
        return Spot(key, QRectF(), text)

    # Steps

    def next_of(self, kind: str) -> int | None:
        """A piece of a kind that is still to be put down."""
        left = [p for p in unplaced(self.state, self.draft) if c.kind_name(p) == kind]
        return max(left, default=None)

    def lies(self, piece: int) -> tuple[int, bool]:
        """How a piece that was put down lies: steps of turning, and whether it lies down."""
        placed = self.draft.placement(piece)
        if placed is None:
            return (0, False)
        return (round(-placed.turn / TURN_STEP) % TURN_STEPS, placed.lying)

    def put(self, held: Held, spot: Hashable) -> None:
        """Put the held piece down there."""
        self.draft = self.draft.with_piece(self.placement(held, spot))

    def take_off(self, piece: int) -> None:
        """Put a piece back into the tray."""
        self.draft = self.draft.taken_off(piece)

    def fill_next(self) -> None:
        """Put down the next of the ready-made castles; too many blocks have none."""
        castles = [move for move in self.state.legal_moves() if isinstance(move, Build)]
        if castles:
            self._ready = (self._ready + 1) % len(castles)
            self.fill(castles[self._ready])

    def fill(self, castle: Build) -> None:
        """Put down all of a castle."""
        self.draft = self.draft.filled(castle)

    def undo(self) -> None:
        """Take back the last step."""
        self.draft = self.draft.undone()

    def step_text(self) -> str:
        """What undo would take back."""
        piece = self.draft.last_piece
        return step_text(piece, c.kind_name(piece) if piece is not None and piece >= 0 else "")

    def last_text(self) -> str:
        """What has just been put down, for screen readers."""
        piece = self.draft.last_piece
        if piece is None or piece < 0:
            return ""
        text = translate("CastleCrush", "{piece} stands")
        return text.format(piece=piece_name(c.kind_name(piece)))

    # The foundation's frame

    def _world(self, x: float, y: float, z: float) -> tuple[float, float, float]:
        a = radians(c.bearing(self.seat, self.state.seats) + 90.0)
        y -= c.FOUNDATION_DISTANCE
        return (cos(a) * x - sin(a) * y, sin(a) * x + cos(a) * y, z)

    def _local(self, x: float, y: float) -> tuple[float, float]:
        a = radians(c.bearing(self.seat, self.state.seats) + 90.0)
        return (
            cos(a) * x + sin(a) * y,
            -sin(a) * x + cos(a) * y + c.FOUNDATION_DISTANCE,
        )


def _snapped(value: float, step: float) -> float:
    return round(value / step) * step + 0.0
