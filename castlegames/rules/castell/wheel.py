"""The skill wheel: which skill tile lies at whose sector (castell.md, Components).

Spots and sectors count clockwise, spot 0 is north; the wheel stands as set up in round 1 and turns
one step clockwise in each later round.
"""

from __future__ import annotations

from .components import ALL_REGIONS, REGIONS, SECTORS, SHARED_SECTOR


def turns(round_: int) -> int:
    """How many steps the wheel has turned by this round."""
    return round_ - 1


def spot_of(sector: str | None, round_: int) -> int:
    """The spot at which a region's sector, or None for All / No Region, points in a round."""
    return (SECTORS.index(sector) + turns(round_)) % len(SECTORS)


def sector_at(spot: int, round_: int) -> str | None:
    """The region whose sector points at a spot in a round, None for All / No Region."""
    return SECTORS[(spot - turns(round_)) % len(SECTORS)]


def trainable_spots(region: str, round_: int, side: str) -> tuple[int, ...]:
    """The spots whose tiles a pawn in the region can train: its own, then All Regions'."""
    own = spot_of(region, round_)
    return (own, spot_of(SHARED_SECTOR, round_)) if side == ALL_REGIONS else (own,)


def sectors(round_: int) -> tuple[str | None, ...]:
    """The sector at each spot in a round."""
    return tuple(sector_at(spot, round_) for spot in range(len(REGIONS) + 1))
