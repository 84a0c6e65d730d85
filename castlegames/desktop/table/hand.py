"""What the player holds: the one gesture of all boards, whoever drives it.

Mouse drags, click and click, and keys all end in the same few calls, so each can take over from
the others in the middle of a gesture. The hand knows neither scene nor game: a board tells it how
many ways a piece can lie (``poses``) and judges every place (``judge``).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from attrs import evolve, frozen
from PySide6.QtCore import QObject, Signal

from castlegames.rules import Move

TURNS = 4


@frozen
class Held:
    """A piece in the hand: the board's own key for it, and how it is turned.

    ``turn`` counts quarter turns clockwise (or a board's own steps), ``flipped`` is True when its
    back shows. ``fixed`` is True for a piece that must be put down and cannot be put back.
    """

    piece: Hashable
    turn: int = 0
    flipped: bool = False
    fixed: bool = False


@frozen
class Verdict:
    """What putting the held piece down on a spot would mean.

    ``legal`` with a ``move``: the move is made. ``legal`` without: a step of the board's own.
    Not legal: ``reason`` says why, in words.
    """

    spot: Hashable
    legal: bool
    move: Move | None = None
    reason: str = ""


class Hand(QObject):
    """The piece in the hand, how it lies, the spot it is aimed at and the verdict on that.

    Signals:
        changed: something else is held, or it lies otherwise, or nothing is held.
        aimed: another spot, or another verdict on it.
        put_down(Held, Verdict): the piece was put down where that is legal.
        refused(str): it was to be put down where it may not lie; why.
    """

    changed = Signal()
    aimed = Signal()
    put_down = Signal(object, object)
    refused = Signal(str)

    def __init__(
        self,
        judge: Callable[[Held, Hashable], Verdict],
        turns: Callable[[Hashable], int],
        flips: Callable[[Hashable], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._judge = judge
        self._turns = turns
        self._flips = flips
        self.held: Held | None = None
        self.verdict: Verdict | None = None
        self.resting = False
        """Whether the piece lies on its spot and only waits to be confirmed."""

    @property
    def spot(self) -> Hashable | None:
        """Where the held piece is aimed."""
        return None if self.verdict is None else self.verdict.spot

    def pick_up(
        self, piece: Hashable, turn: int = 0, flipped: bool = False, fixed: bool = False
    ) -> None:
        """Take a piece into the hand; what was held before goes back."""
        self.held = Held(piece, turn, flipped, fixed)
        self.verdict = None
        self.resting = False
        self.changed.emit()
        self.aimed.emit()

    def turn(self, steps: int = 1) -> None:
        """Turn the held piece clockwise, or back with a negative number."""
        if self.held is None:
            return
        turns = self._turns(self.held.piece)
        if turns > 1:
            self._lie(evolve(self.held, turn=(self.held.turn + steps) % turns))

    def flip(self) -> None:
        """Turn the held piece over, left to right as it lies now."""
        held = self.held
        if held is not None and self._flips(held.piece):
            turns = self._turns(held.piece)
            self._lie(evolve(held, flipped=not held.flipped, turn=-held.turn % turns))

    def aim(self, spot: Hashable | None) -> None:
        """Aim the held piece at a spot, or at none."""
        if self.held is None or (spot == self.spot and (spot is None) == (self.verdict is None)):
            return
        self.resting = False
        self.verdict = None if spot is None else self._judge(self.held, spot)
        self.aimed.emit()

    def rest(self) -> None:
        """Let the piece lie on its spot until it is confirmed or moved on."""
        if self.verdict is not None and self.verdict.legal:
            self.resting = True
            self.aimed.emit()

    def release(self) -> None:
        """Put the held piece down on its spot, or say why not."""
        held, verdict = self.held, self.verdict
        if held is None or verdict is None:
            return
        if verdict.legal:
            self.put_down.emit(held, verdict)
        else:
            self.refused.emit(verdict.reason)

    def put_back(self) -> bool:
        """Put the held piece back; False if nothing is held or it must be put down."""
        if self.held is None or self.held.fixed:
            return False
        self.clear()
        return True

    def clear(self) -> None:
        """Hold nothing."""
        if self.held is None:
            return
        self.held = None
        self.verdict = None
        self.resting = False
        self.changed.emit()
        self.aimed.emit()

    def _lie(self, held: Held) -> None:
        spot = self.spot
        self.held = held
        self.resting = False
        self.verdict = None if spot is None else self._judge(held, spot)
        self.changed.emit()
        self.aimed.emit()
