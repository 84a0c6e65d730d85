"""The pieces of Castle Crush, their measures, and every number that the rules name.

Millimetres, degrees, seconds, grams per cubic millimetre are never mixed: lengths are mm, angles
degrees, times seconds, densities kg/m³. What the published rules leave open and this project
chose is marked "house" and may be edited here, and nowhere else.
"""

from __future__ import annotations

from attrs import frozen

# Pieces are whole numbers: blocks 0-29, kings 30-33, generals 34-37, foundations 38-41, the
# mallet 42. Every list of pieces in moves, saves and tracks uses these numbers.

COPIES = 5
"""Blocks of each kind (30 in all)."""


@frozen
class BlockKind:
    """A kind of block: the outline of its front, which is extruded to ``DEPTH``.

    ``outline`` is counter-clockwise in x (to the right) and z (up), the middle of the foot at 0.
    """

    name: str
    outline: tuple[tuple[float, float], ...]
    flat_top: bool = False

    @property
    def width(self) -> float:
        """Width of the foot."""
        return max(x for x, _ in self.outline) - min(x for x, _ in self.outline)

    @property
    def height(self) -> float:
        """Height of the highest point."""
        return max(z for _, z in self.outline)


DEPTH = 30.0
"""Depth of every block (house)."""

# The outlines' measures are house values; the six kinds are those of the printed game.
KINDS = (
    BlockKind("flat_house", ((-20, 0), (20, 0), (20, 30), (-20, 30)), flat_top=True),
    BlockKind("pointed_house", ((-20, 0), (20, 0), (20, 25), (0, 45), (-20, 25))),
    BlockKind("slant_tower", ((-15, 0), (15, 0), (15, 40), (-15, 60))),
    BlockKind("pointed_tower", ((-15, 0), (15, 0), (15, 50), (0, 75), (-15, 50))),
    BlockKind("flat_tower", ((-15, 0), (15, 0), (15, 60), (-15, 60)), flat_top=True),
    BlockKind("roof", ((-20, 0), (20, 0), (0, 25))),
)
KIND_NAMES = tuple(kind.name for kind in KINDS)

BLOCKS = range(COPIES * len(KINDS))
MAX_SEATS = 4
KINGS = range(30, 30 + MAX_SEATS)
GENERALS = range(34, 34 + MAX_SEATS)
FOUNDATIONS = range(38, 38 + MAX_SEATS)
MALLET = 42
PIECES = range(38)
"""What can fall: blocks, kings and generals."""


@frozen
class Figure:
    """An oval figure: an upright elliptic cylinder (house)."""

    name: str
    width: float
    depth: float
    height: float


KING = Figure("king", 20.0, 15.0, 35.0)
GENERAL = Figure("general", 20.0, 15.0, 30.0)
OVAL_SIDES = 32
"""Corners of the prism that stands for an oval."""

# The table (all house; the gap of a head's length between base and foundation is published).
BASE_DIAMETER = 80.0
BASE_HEIGHT = 10.0
FOUNDATION_SIDE = 100.0
FOUNDATION_HEIGHT = 10.0
FOUNDATION_DISTANCE = 150.0
"""From the middle of the hammer base to the middle of a foundation."""
OVERHANG = 30.0
"""How far a piece may reach over the foundation's edge."""

# The mallet, turned from one rod (house); it stands on its shaft end, head up.
SHAFT_DIAMETER = 20.0
SHAFT_LENGTH = 160.0
HEAD_DIAMETER = 40.0
HEAD_LENGTH = 60.0
FOOT_REACH = 30.0
"""How far the middle of the mallet's foot may be from the middle of the base."""
RELEASE_LEAN = 8.0
"""The lean at which the mallet is let go; it stands at 3 and falls at 8."""

# What the wood is like (house). Beech throughout, measured at standard castles of 8 blocks with
# steady hands: a swing straight at the middle fells 2 to 3 blocks, the mean over nine aims
# around it is 1.3. A head twice as heavy: 1.8; friction 0.4: 0.8.
DENSITY = 700.0
HEAD_DENSITY = 700.0
FRICTION = 0.5

# The hand that lets go: standard deviations of direction (degrees) and position (mm) (house).
HANDS = {"steady": (0.0, 0.0), "natural": (1.5, 1.0), "shaky": (3.0, 2.0)}

# Building (house).
STAND_SECONDS = 2.0
"""How long a castle alone must stand."""
STAND_SHIFT = 1.0
STAND_TURN = 1.0
"""What a piece may move and turn meanwhile."""
KEEP_BLOCKS = 9
"""Who holds more may return blocks down to this number."""

# Coming to rest (house).
REST_SHIFT = 0.1
REST_SECONDS = 0.25
FREEZE_SECONDS = 12.0
TOUCH_LEAN = 60.0
"""A piece rests on another where the contact normal is at most this far from straight up."""
UPRIGHT_LEAN = 20.0
"""A block whose up axis is at most this far from vertical is upright."""

# Points (published).
ATTACK_BLOCKS = (0, 1, 2, 4, 7, 12, 20)
ATTACK_KING = 5
ATTACK_GENERAL = 3
STOREY_POINTS = (1, 3, 6, 10, 16)
TOPPLED_POINTS = 1
CASTLE_KING = 7
CASTLE_GENERAL = 5

# The course of a match (published, the 24 blocks in play too).
ROUNDS = 3
SWINGS = {2: 3, 3: 2, 4: 2}
DEALT_OF_EACH_KIND = {2: 2, 3: 1, 4: 1}
CHOSEN_BLOCKS = {2: 0, 3: 2, 4: 0}
COMPENSATED_TO = 3
HEIGHT_TIE = 1.0
"""Castles whose heights differ by no more are equally tall: less is the noise of a fall (house)."""


def king(seat: int) -> int:
    """The king of a seat."""
    return KINGS[seat]


def general(seat: int) -> int:
    """The general of a seat."""
    return GENERALS[seat]


def foundation(seat: int) -> int:
    """The foundation of a seat."""
    return FOUNDATIONS[seat]


def is_block(piece: int) -> bool:
    """Whether the piece is one of the 30 blocks."""
    return piece in BLOCKS


def kind_of(block: int) -> BlockKind:
    """The kind of a block."""
    return KINDS[block // COPIES]


def kind_name(piece: int) -> str:
    """The name of a piece's kind: one of ``KIND_NAMES``, ``king`` or ``general``."""
    if is_block(piece):
        return kind_of(piece).name
    return KING.name if piece in KINGS else GENERAL.name


def blocks_of(kind: str) -> range:
    """The blocks of a kind. Raises ValueError for a name that is none."""
    first = COPIES * KIND_NAMES.index(kind)
    return range(first, first + COPIES)


def figure_owner(piece: int) -> int:
    """The seat of a king or a general."""
    return piece - KINGS.start if piece in KINGS else piece - GENERALS.start


def bearing(seat: int, seats: int) -> float:
    """Direction from the middle of the base to a seat's foundation.

    Degrees counter-clockwise from x, seen from above; seats follow one another clockwise and
    seat 0 sits at -90, towards the viewer.
    """
    return -90.0 - 360.0 * seat / seats
