"""Who looks at the table, and when a curtain has to come between two people."""

from __future__ import annotations

from collections.abc import Collection

from attrs import frozen


@frozen
class Company:
    """The people at the screen. ``open_table`` is True for a game without secrets.

    ``curtain`` is False when the players wish to do without it.
    """

    humans: Collection[int]
    open_table: bool
    curtain: bool = True

    def viewer(self, current: int | None, to_move: int | None) -> int:
        """Whose eyes the table is to be shown through.

        The only human's; among several the one to move, and until a human is to move again the
        one who looked last. Without a human, seat 0's.
        """
        if not self.humans:
            return 0
        if len(self.humans) > 1 and to_move in self.humans:
            return to_move  # type: ignore[return-value]
        return current if current in self.humans else min(self.humans)  # type: ignore[return-value]

    def needs_curtain(self, current: int | None, wanted: int) -> bool:
        """Whether a curtain has to come down before ``wanted``'s view is built."""
        return (
            self.curtain
            and not self.open_table
            and len(self.humans) > 1
            and wanted in self.humans
            and wanted != current
        )
