"""What belongs to one player: pawn, castellers, ranks, tokens, and the columns of things earned."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from .components import REGIONS, SKILLS, SPECIAL_TOKENS


@frozen
class Column:
    """What a player earned in one region.

    tiles: performance tiles. tokens: the owners' seats of the special tokens collected. prizes:
    their names. sizes: the sizes on the size tokens. Each in the order earned.
    """

    tiles: tuple[int, ...] = ()
    tokens: tuple[int, ...] = ()
    prizes: tuple[str, ...] = ()
    sizes: tuple[int, ...] = ()

    @property
    def earned(self) -> bool:
        """Whether anything lies here."""
        return bool(self.tiles or self.tokens or self.prizes or self.sizes)


EMPTY_COLUMN = Column()


@frozen
class Player:
    """One player's board.

    region: where the pawn is, or None before it entered. hand: the castellers' sizes, big first.
    ranks: in the order of ``SKILLS``. tokens: special tokens left. best: the score marker, points
    of the best festival tower. columns: one a region, in board order.
    """

    hand: tuple[int, ...]
    region: str | None = None
    ranks: tuple[int, ...] = (0,) * len(SKILLS)
    tokens: int = SPECIAL_TOKENS
    best: int = 0
    columns: tuple[Column, ...] = (EMPTY_COLUMN,) * len(REGIONS)

    @property
    def skills(self) -> Mapping[str, int]:
        """The rank of each skill by its name."""
        return dict(zip(SKILLS, self.ranks, strict=True))

    def rank(self, skill: str) -> int:
        """The rank of one skill."""
        return self.ranks[SKILLS.index(skill)]

    def column(self, region: str) -> Column:
        """What was earned in one region."""
        return self.columns[REGIONS.index(region)]

    @property
    def earned_in(self) -> tuple[str, ...]:
        """The regions in which something was earned, in board order."""
        return tuple(
            region for region, column in zip(REGIONS, self.columns, strict=True) if column.earned
        )
