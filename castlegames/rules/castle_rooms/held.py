"""What all know of a hand from a discard."""

from __future__ import annotations

from attrs import frozen

from .components import DISCARD_FROM


@frozen
class Held:
    """The least number of dragons, of knights, and of either in a hand, as all may conclude.

    A discard is legal only with three or more dragons and knights in hand, none of use
    (castle_rooms.md, A turn), so it tells something about the cards that stay.
    """

    dragons: int = 0
    knights: int = 0
    either: int = 0

    def with_useless(self, dragons: bool, knights: bool) -> Held:
        """What the first discard of a turn shows before its card is gone.

        ``dragons`` and ``knights``: whether that kind could be of no use to its owner; if one
        could not, all three cards are of the other kind.
        """
        return Held(
            dragons=self.dragons if knights else max(self.dragons, DISCARD_FROM),
            knights=self.knights if dragons else max(self.knights, DISCARD_FROM),
            either=max(self.either, DISCARD_FROM),
        )

    def less_dragon(self) -> Held:
        """What is known after a dragon left the hand."""
        return Held(max(self.dragons - 1, 0), self.knights, max(self.either - 1, 0))

    def less_knight(self) -> Held:
        """What is known after a knight left the hand."""
        return Held(self.dragons, max(self.knights - 1, 0), max(self.either - 1, 0))


NOTHING_KNOWN = Held()
