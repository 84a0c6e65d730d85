"""Points for attacks and for castles (castle_crush.md, Attack and Score)."""

from __future__ import annotations

from collections.abc import Collection

from attrs import frozen

from . import components as c
from .bodies import upright
from .moves import Rest
from .storeys import storeys


@frozen
class Points:
    """The points of one seat in one round."""

    blocks: int = 0
    king: int = 0
    general: int = 0
    attack: int = 0

    @property
    def total(self) -> int:
        """All together."""
        return self.blocks + self.king + self.general + self.attack


PARTS = ("blocks", "king", "general", "attack")


def attack_points(blocks: int, kings: int, generals: int) -> int:
    """Points for what one attack threw down of all opponents' castles."""
    by_blocks = c.ATTACK_BLOCKS[min(blocks, len(c.ATTACK_BLOCKS) - 1)]
    return by_blocks + c.ATTACK_KING * kings + c.ATTACK_GENERAL * generals


def block_points(storey: int, upright: bool) -> int:
    """Points of a block in a storey, counted from 1; one that is not upright has 1 anywhere."""
    if not upright:
        return c.TOPPLED_POINTS
    return c.STOREY_POINTS[min(storey, len(c.STOREY_POINTS)) - 1]


@frozen
class Fallen:
    """What an attack threw down: pieces that touch the table now and did not before."""

    pieces: tuple[int, ...]
    blocks: int
    kings: int
    generals: int

    @property
    def points(self) -> int:
        """The attack's points."""
        return attack_points(self.blocks, self.kings, self.generals)


def newly_fallen(before: Rest, hit: Rest) -> tuple[int, ...]:
    """The pieces that touch the table after a fall and did not before."""
    return tuple(piece for piece in hit.on_table if piece not in before.on_table)


def fallen(before: Rest, hit: Rest, own: Collection[int], paid: Collection[int]) -> Fallen:
    """What counts of a fall: not the attacker's ``own`` pieces, none ``paid`` for this round."""
    pieces = tuple(
        piece for piece in newly_fallen(before, hit) if piece not in own and piece not in paid
    )
    return Fallen(
        pieces,
        sum(c.is_block(piece) for piece in pieces),
        sum(piece in c.KINGS for piece in pieces),
        sum(piece in c.GENERALS for piece in pieces),
    )


def castle_points(rest: Rest, seat: int, pieces: Collection[int]) -> Points:
    """Points of a seat's castle: its pieces that do not touch the table, wherever they lie."""
    storey = storeys(rest)
    standing = [p for p in rest.poses if p.piece in pieces and p.piece in storey]
    names = {pose.piece for pose in standing}
    return Points(
        blocks=sum(
            block_points(storey[pose.piece], upright(pose))
            for pose in standing
            if c.is_block(pose.piece)
        ),
        king=c.CASTLE_KING if c.king(seat) in names else 0,
        general=c.CASTLE_GENERAL if c.general(seat) in names else 0,
    )
