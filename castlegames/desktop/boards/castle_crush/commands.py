"""The board's own commands: their actions, what they are called now, whether they are possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence

from castlegames.rules import Reason
from castlegames.rules.castle_crush import components as c

from .words import piece_name, translate

if TYPE_CHECKING:
    from .board import CastleCrushBoard

TAKING = ("deal", "compensate", "distribute")
"""The phases in which blocks are taken."""


class Commands:
    """Makes the actions of a board and keeps their words and states right."""

    def __init__(
        self, board: CastleCrushBoard, make: Callable[[str, str, Callable[[], None]], QAction]
    ) -> None:
        self._board = board
        self.ready = make(translate("CastleCrush", "Ready-made castle"), "C", board.fill)
        self.aside = make(translate("CastleCrush", "Lay aside"), "L", board.lay_aside)
        self.storeys = make(translate("CastleCrush", "Storeys"), "N", board.toggle_storeys)
        self.storeys.setToolTip(
            translate("CastleCrush", "The storey of each block, and its points")
        )
        self.look = make(translate("CastleCrush", "View"), "V", board.next_look)
        self.look.setToolTip(translate("CastleCrush", "From the front, the side, the top"))
        self.foot = make(translate("CastleCrush", "Move the foot"), "M", board.toggle_foot)
        self.left = make(translate("CastleCrush", "‹ Aim"), "", lambda: board.mallet.turn(5))
        self.left.setToolTip(translate("CastleCrush", "Aim farther to the left"))
        self.right = make(translate("CastleCrush", "Aim ›"), "", lambda: board.mallet.turn(-5))
        self.right.setToolTip(translate("CastleCrush", "Aim farther to the right"))
        self.primary = QAction(board)
        self.primary.triggered.connect(board.do_primary)

    def offered(self) -> tuple[QAction, ...]:
        """The commands of the phase."""
        look = (self.storeys, self.look)
        match self._phase:
            case "build":
                return (self.ready, self._board.turn_action, self.aside, *look)
            case "attack":
                return (self.foot, self.left, self.right, *look)
        return look

    def trigger(self, key: int) -> bool:
        """Do the offered command with this key; False if there is none now."""
        for action in self.offered():
            if action.isEnabled() and action.shortcut() == QKeySequence(key):
                action.trigger()
                return True
        return False

    @property
    def _phase(self) -> str:
        state = self._board.state
        return "over" if state is None else state.phase

    def sync(self) -> None:
        """Name and enable everything for the moment."""
        board = self._board
        held = board.held_piece
        free = board.building and held is None
        self.ready.setEnabled(free)
        many = board.builder is not None and board.builder.too_many
        self.aside.setEnabled(board.building and many and held is not None and c.is_block(held))
        for action in (self.foot, self.left, self.right):
            action.setEnabled(board.aiming)
        self.foot.setText(
            translate("CastleCrush", "Turn the aim")
            if board.mallet.moves_foot
            else translate("CastleCrush", "Move the foot")
        )
        self.sync_primary()

    def sync_primary(self) -> None:
        """Name and enable the one command that matters most."""
        text, enabled = self._primary()
        self.primary.setText(text)
        self.primary.setEnabled(enabled)

    def _primary(self) -> tuple[str, bool]:
        board = self._board
        verdict = board.hand.verdict
        if board.hand.held is not None:
            legal = board.acting and verdict is not None and verdict.legal
            return translate("CastleCrush", "Put down"), legal
        if self._phase == "build":
            enabled = board.building and self.reason_to_wait() is None
            return translate("CastleCrush", "Let go"), enabled
        if self._phase in TAKING:
            text = translate("CastleCrush", "Take")
            if board.chosen is not None:
                text = translate("CastleCrush", "Take the {piece}").format(
                    piece=piece_name(board.chosen)
                )
            return text, board.taking and board.chosen is not None
        if self._phase == "attack" and board.acting and board.aim is None:
            return translate("CastleCrush", "Pass"), True
        enabled = board.aiming and self.reason_to_wait() is None
        return translate("CastleCrush", "Let it fall"), enabled

    def reason_to_wait(self) -> Reason | None:
        """Why castle or mallet cannot be let go yet, or None."""
        board, state = self._board, self._board.state
        if state is None:
            return None
        if board.builder is not None:
            return state.why_not(board.builder.draft.build())
        if board.aim is not None:
            return state.why_not(board.aim.swing())
        return None

    def aside_text(self) -> str:
        """The remark behind the prompt: what is missing, or how it is done."""
        board, state = self._board, self._board.state
        if state is not None and board.working:
            return translate("CastleCrush", "Gravity is at work…")
        if state is None or not board.acting:
            return ""
        if board.trouble:
            return board.trouble
        if board.asked is not None:
            return board.question()
        if board.hand.held is not None:
            return translate("CastleCrush", "R or wheel turns, arrows move, Enter puts down")
        reason = self.reason_to_wait()
        if reason is not None:
            return board.context.words.reason(reason, board.context.names)
        if board.aim is None:
            return ""
        number = c.SWINGS[state.seats] - state.swings_left(state.to_move or 0) + 1
        text = translate("CastleCrush", "Swing {n} of {last}. Click or arrows aim, drag turns")
        return text.format(n=number, last=c.SWINGS[state.seats])
