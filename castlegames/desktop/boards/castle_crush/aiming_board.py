"""The half of Castle Crush's board that attacks: the mallet's foot on the base, and its aim."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from ..board import BoardContext
from .aim import Aim
from .building_board import BuildingBoard
from .mallet import Mallet


class AimingBoard(BuildingBoard):
    """Puts the mallet where pointer and keys say while its player decides."""

    def __init__(self, context: BoardContext, parent: QWidget | None = None) -> None:
        self.mallet = Mallet(self.pieces, self._aimed_elsewhere)
        super().__init__(context, parent)

    def mallet_moved(self) -> None:
        """The mallet is aimed elsewhere: table and commands follow."""
        raise NotImplementedError

    @property
    def aim(self) -> Aim | None:
        """Where the mallet is aimed, while its player decides."""
        return self.mallet.aim

    @property
    def aiming(self) -> bool:
        """Whether the person at the screen is to let the mallet fall."""
        return self.acting and self.aim is not None

    def on_mallet(self, point: QPointF) -> bool:
        """Whether mallet or hammer base are seen there."""
        return self.mallet.seen_by(self._ray(point))

    def drag_foot(self, point: QPointF) -> None:
        """Put the foot of the mallet under the pointer."""
        self.mallet.put_under(self._ray(point))

    def aim_at(self, point: QPointF) -> None:
        """Turn the aim towards what is seen there."""
        self.mallet.aim_along(self._ray(point))

    def steer(self, right: int, away: int, fine: bool) -> None:
        """Turn the aim, or move the mallet's foot, by a step."""
        self.mallet.steer(self.stage.camera, right, away, fine)

    def _aimed_elsewhere(self, aim: Aim) -> None:
        state = self.state
        if state is not None:
            self.films.stop()
            self.ask_about(None)
            self.mallet_moved()
            reason = state.why_not(aim.swing())
            words = "" if reason is None else self.context.words.reason(reason, self.context.names)
            self.said.emit(f"{aim.text}. {words}".strip())
