"""What lies in Patchwork's box: the patches, the time board's marks, the bonus tile.

patchwork.md, Components. Plain data, to be read and corrected by people.
"""

from __future__ import annotations

from attrs import frozen


@frozen
class Patch:
    """A piece of cloth: its shape, its price in buttons, its time in spaces, its income.

    ``rows`` draws the shape from top to bottom, ``#`` for cloth and ``.`` for none. ``income`` is
    how many buttons are sewn on it.
    """

    id: int
    rows: tuple[str, ...]
    cost: int
    time: int
    income: int

    @property
    def size(self) -> int:
        """How many cells it covers."""
        return sum(row.count("#") for row in self.rows)


SEATS = 2
START_BUTTONS = 5
BONUS_POINTS = 7
BONUS_SIDE = 7
"""The bonus tile goes to the first quilt with a full square of this many cells a side."""
EMPTY_CELL_POINTS = -2
IN_REACH = 3
"""How many patches after the neutral token may be taken."""
SMALLEST = 0
"""The patch behind which the neutral token starts."""

LAST_SPACE = 53
INCOME_MARKS = (5, 11, 17, 23, 29, 35, 41, 47, 53)
SPECIAL_MARKS = {
    "revised": (26, 32, 38, 44, 50),
    "original": (20, 26, 32, 44, 50),
}
"""Where the special patches lie, for each printing of the time board."""
DEFAULT_TRACK = "revised"

PATCHES = (
    Patch(0, ("##",), cost=2, time=1, income=0),
    Patch(1, ("##", "#."), cost=1, time=3, income=0),
    Patch(2, ("###",), cost=2, time=2, income=0),
    Patch(3, ("##", "#."), cost=3, time=1, income=0),
    Patch(4, ("###", ".#."), cost=2, time=2, income=0),
    Patch(5, ("##.", ".##"), cost=3, time=2, income=1),
    Patch(6, ("####",), cost=3, time=3, income=1),
    Patch(7, ("###", "#.."), cost=4, time=2, income=1),
    Patch(8, ("###", "#.."), cost=4, time=6, income=2),
    Patch(9, ("##", "##"), cost=6, time=5, income=2),
    Patch(10, ("##.", ".##"), cost=7, time=6, income=3),
    Patch(11, ("###", "#.#"), cost=1, time=2, income=0),
    Patch(12, ("###", "##."), cost=2, time=2, income=0),
    Patch(13, ("###.", "..##"), cost=2, time=3, income=1),
    Patch(14, ("####", ".#.."), cost=3, time=4, income=1),
    Patch(15, (".#.", "###", ".#."), cost=5, time=4, income=2),
    Patch(16, ("###", ".#.", ".#."), cost=5, time=5, income=2),
    Patch(17, ("#####",), cost=7, time=1, income=1),
    Patch(18, ("####", "#..."), cost=10, time=3, income=2),
    Patch(19, ("##.", ".##", "..#"), cost=10, time=4, income=3),
    Patch(20, (".#..", "####", ".#.."), cost=0, time=3, income=1),
    Patch(21, ("#...", "####", "...#"), cost=1, time=2, income=0),
    Patch(22, ("####", "#..#"), cost=1, time=5, income=1),
    Patch(23, (".#..", "####", "..#."), cost=2, time=1, income=0),
    Patch(24, ("##.", ".##", "##."), cost=3, time=6, income=2),
    Patch(25, ("###.", ".###"), cost=4, time=2, income=0),
    Patch(26, ("#...", "####", "#..."), cost=7, time=2, income=2),
    Patch(27, ("####", ".##."), cost=7, time=4, income=2),
    Patch(28, ("##.", "###", "..#"), cost=8, time=6, income=3),
    Patch(29, ("####", "##.."), cost=10, time=5, income=3),
    Patch(30, ("..#..", "#####", "..#.."), cost=1, time=4, income=1),
    Patch(31, ("###", ".#.", "###"), cost=2, time=3, income=0),
    Patch(32, (".##.", "####", ".##."), cost=5, time=3, income=1),
)
