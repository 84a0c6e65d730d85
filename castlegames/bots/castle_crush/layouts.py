"""Columns on a foundation: which row stands where, and where the general is out of the way."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from castlegames.rules.castle_crush import Build, Placement
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.designs import BACK_ROW_WIDTH, ROW_WIDTH, Column

_THREE = (45.0, 15.0, -15.0)
_FOUR = (45.0, 15.0, -15.0, -45.0)
_STRIP = -40.0
"""Where the general stands behind three rows (mm towards the hammer base)."""
_BESIDE = 11.0


@frozen
class Layout:
    """How rows stand.

    ``order`` gives for each row, the widest first, its place from the front; ``mirrored`` puts
    the front behind; ``inside`` has the tall columns in the middle of their rows; ``general`` is
    how far the general stands to the side of three rows (mm).
    """

    order: tuple[int, ...]
    mirrored: bool = False
    inside: bool = True
    general: float = 0.0

    def build(self, seat: int, columns: Sequence[Column]) -> Build | None:
        """The castle; None if its rows do not fit."""
        rows = self.rows(columns)
        if rows is None:
            return None
        placements: list[Placement] = []
        figures: list[Placement] = []
        general = Placement(c.general(seat), self.general, _STRIP)
        for depth, row in zip(self.depths, rows, strict=True):
            left = -sum(column.width for column in row) / 2
            if depth == _FOUR[-1]:
                left = -ROW_WIDTH / 2 + max(0.0, (BACK_ROW_WIDTH + 2 * left) / 2)
                end = left + sum(column.width for column in row)
                general = Placement(c.general(seat), end + _BESIDE, _STRIP)
            laid, kings = _row(seat, self._ordered(row), left, depth)
            placements += laid
            figures += kings
        return Build(tuple(map(self._placed, (*placements, *figures, general))))

    @property
    def narrow(self) -> int:
        """The row that leaves room for the general beside it; -1 if none has to."""
        return self.order.index(3) if len(self.order) == 4 else -1

    @property
    def depths(self) -> tuple[float, ...]:
        """How far each row is in front of the middle (mm), as if it were not mirrored."""
        depths = _THREE if len(self.order) == 3 else _FOUR
        return tuple(depths[place] for place in self.order)

    def rows(self, columns: Sequence[Column]) -> list[list[Column]] | None:
        """The columns in rows, the widest first; None if they do not fit."""
        rooms = [ROW_WIDTH] * len(self.order)
        if self.narrow >= 0:
            rooms[self.narrow] = BACK_ROW_WIDTH
        rows: list[list[Column]] = [[] for _ in rooms]
        sized = [(-column.width, -len(column.parts), column.parts, column) for column in columns]
        for narrower, _, _, column in sorted(sized, key=lambda one: one[:3]):
            for number, room in enumerate(rooms):
                if room + narrower >= 0:
                    rooms[number] += narrower
                    rows[number].append(column)
                    break
            else:
                return None
        return rows

    def _ordered(self, row: Sequence[Column]) -> list[Column]:
        tall = sorted(row, key=lambda column: (column.height, column.parts))
        if not self.inside:
            tall.reverse()
        return [*tall[0::2], *reversed(tall[1::2])]

    def _placed(self, placement: Placement) -> Placement:
        if not self.mirrored:
            return placement
        return Placement(
            placement.piece, placement.x, -placement.y, placement.turn, placement.lying
        )


@frozen
class Ranks:
    """Three rows of so many columns each, from the front to the rear, side by side.

    The general stands behind the last.
    """

    counts: tuple[int, int, int]

    def build(self, seat: int, columns: Sequence[Column]) -> Build:
        """The castle of these columns, which are listed row by row from left to right."""
        waiting = list(columns)
        placements: list[Placement] = []
        figures: list[Placement] = []
        for depth, count in zip(_THREE, self.counts, strict=True):
            row, waiting = waiting[:count], waiting[count:]
            left = -sum(column.width for column in row) / 2
            laid, kings = _row(seat, row, left, depth)
            placements += laid
            figures += kings
        return Build((*placements, *figures, Placement(c.general(seat), 0.0, _STRIP)))


def _row(
    seat: int, columns: Sequence[Column], left: float, depth: float
) -> tuple[list[Placement], list[Placement]]:
    """Columns side by side from ``left`` on (mm): their blocks, and the king if one bears him."""
    blocks: list[Placement] = []
    kings: list[Placement] = []
    for column in columns:
        x = left + column.width / 2
        left += column.width
        blocks += [Placement(p.block, x + p.aside, depth, p.turn) for p in column.parts]
        if column.throne is not None:
            kings.append(Placement(c.king(seat), x + column.throne, depth))
    return blocks, kings
