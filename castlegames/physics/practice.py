"""Many swings at one table, for bots: only what touches the table afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from castlegames.rules.castle_crush import Release, Rest
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.bodies import mallet_pose

from .contacts import rest
from .motion import Interrupted, decided, let_go
from .world import World, world

__all__ = ["Interrupted", "Practice"]


class Practice:
    """A table at which swings are tried; nothing that falls stays fallen.

    MuJoCo steps without Python's lock, so threads help; the results do not depend on them.
    """

    def __init__(
        self,
        seats: int,
        table: Rest,
        seconds: float = c.FREEZE_SECONDS,
        stop: Callable[[], bool] | None = None,
        *,
        quick: bool = False,
    ) -> None:
        """``seconds`` is how long a fall is watched; ``stop`` ends all work with Interrupted.

        ``quick``: less exact, in half the time, and not watched longer than until it is clear
        what falls; as much falls on average.
        """
        mallet = mallet_pose(0.0, 0.0, 0.0)
        self._world: World = world(seats, table.poses, mallet, quick=quick)
        self._quick = quick
        self._seconds = seconds
        self._stop = stop

    def swing(self, release: Release) -> Rest:
        """The table after one swing, the fallen pieces still on it."""
        mallet = mallet_pose(release.x, release.y, release.direction)
        data = self._world.data(mallet)
        if self._quick:
            return rest(self._world, decided(self._world, data, self._seconds, self._stop))
        motion = let_go(self._world, data, self._seconds, patient=False, stop=self._stop)
        return rest(self._world, motion.last)

    def swings(self, releases: Sequence[Release], threads: int = 1) -> tuple[Rest, ...]:
        """The table after each of the swings."""
        if threads <= 1 or len(releases) <= 1:
            return tuple(map(self.swing, releases))
        with ThreadPoolExecutor(threads) as pool:
            return tuple(pool.map(self.swing, releases))
