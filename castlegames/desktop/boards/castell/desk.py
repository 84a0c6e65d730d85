"""A mode of the board: who answers the questions of the gesture while it lasts."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QAction

from castlegames.rules import Reason
from castlegames.rules.castell import CastellState, PassFestival, Player

from ...table.hand import Held, Verdict
from ...table.spot import Spot
from .terms import translate

if TYPE_CHECKING:
    from .board import CastellBoard


class Desk(QObject):
    """The table or the tower builder; the questions are those of ``SceneBoard``."""

    def __init__(self, board: CastellBoard) -> None:
        super().__init__(board)
        self.board = board
        self.pass_by = self.command("P", lambda: board.decide(PassFestival()))
        self.main = QAction(self)
        """The command that matters most."""
        self.main.triggered.connect(self.do_main)

    def command(self, keys: str, call: Callable[[], None]) -> QAction:
        """A command with a key that works while the board has the keyboard."""
        action = QAction(self)
        action.setShortcut(keys)
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.setEnabled(False)
        action.triggered.connect(lambda: call())
        return action

    def rename(self) -> None:
        """The texts of the commands, in the language in force."""
        self.pass_by.setText(translate("Castell", "Pass"))
        self.pass_by.setToolTip(translate("Castell", "Stay out of this festival (P)"))

    def do_main(self) -> None:
        """Carry out the command that matters most."""
        raise NotImplementedError

    @property
    def state(self) -> CastellState:
        """The position on show."""
        state = self.board.state
        assert state is not None
        return state

    @property
    def viewer(self) -> int:
        """The seat at the screen."""
        assert self.board.position is not None
        return self.board.position.viewer

    @property
    def player(self) -> Player:
        """The board of the seat at the screen."""
        return self.state.players[self.viewer]

    def words(self, reason: Reason | None) -> str:
        """A reason in words; nothing for none."""
        if reason is None:
            return ""
        return self.board.context.words.reason(reason, self.board.context.names)

    def spots(self) -> Sequence[Spot]:
        """Where the keyboard cursor may stand."""
        raise NotImplementedError

    def piece_at(self, point: QPointF) -> Hashable | None:
        """The piece at a point."""
        raise NotImplementedError

    def refusal(self, piece: Hashable) -> str:
        """Why a piece may not be taken."""
        raise NotImplementedError

    def judge(self, held: Held, spot: Hashable) -> Verdict:
        """What putting it down there would mean."""
        raise NotImplementedError

    def spot_under(self, held: Held, point: QPointF) -> Hashable | None:
        """What a held piece is aimed at."""
        raise NotImplementedError

    def targets(self, held: Held) -> Sequence[Spot]:
        """Where a held piece may be moved by keys."""
        raise NotImplementedError

    def show_held(self, held: Held) -> None:
        """Give the held item the look of a piece."""
        raise NotImplementedError

    def landing(self, held: Held, spot: Hashable) -> QPointF:
        """Where the held item is while aimed at a spot."""
        raise NotImplementedError

    def piece_of_spot(self, key: Hashable) -> Hashable | None:
        """The piece that Enter takes from a spot."""
        raise NotImplementedError

    def piece_by_number(self, number: int) -> Hashable | None:
        """The piece that a figure key takes."""
        del number
        return None

    def put_on(self, held: Held, verdict: Verdict) -> None:
        """The piece was put down as a step of one's own."""

    def held_changed(self, held: Held | None) -> None:
        """Something else is held."""

    def aimed_changed(self, held: Held | None, verdict: Verdict | None) -> None:
        """The held piece is aimed elsewhere."""

    def open_at(self, key: Hashable | None) -> bool:
        """Enter or a click on a spot that holds no piece; False if that means nothing."""
        del key
        return False

    def key_at(self, point: QPointF) -> Hashable | None:
        """The spot without a piece at a point."""
        raise NotImplementedError

    def tip_at(self, point: QPointF) -> str:
        """What a tool tip says about what lies at a point."""
        del point
        return ""

    def prompt(self) -> str:
        """What is asked, or nothing for the game's own prompt."""
        return ""

    def aside(self) -> str:
        """A remark behind the prompt."""
        return ""

    def controls(self) -> tuple[QAction, ...]:
        """The commands of this mode."""
        return ()

    def all_commands(self) -> tuple[QAction, ...]:
        """The commands whose keys work in this mode."""
        return ()

    def primary(self) -> QAction | None:
        """The command that matters most."""
        return self.main

    def step_text(self) -> str:
        """What Undo would take back here."""
        return ""

    def undo_step(self) -> None:
        """Take it back."""

    def marks_of(self, key: Hashable) -> QRectF:
        """The place of a spot."""
        return next((spot.rect for spot in self.spots() if spot.key == key), QRectF())
