"""The table's commands: which of them can be carried out now; Undo and Redo by name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction

from castlegames.session.session import Session

from ..actions import Actions
from ..boards.words import Words

translate = QCoreApplication.translate


class Commands:
    """Enables the commands, and names two of them: "Undo take patch 12"."""

    def __init__(
        self, session: Session, actions: Actions, words: Words, names: Sequence[str]
    ) -> None:
        self._session, self._actions = session, actions
        self._words, self._names = words, tuple(names)

    def show(self, viewer: int | None, own_step: str, hint: bool) -> None:
        """Enable all for a viewer (None: nobody looks, nothing can be done).

        ``own_step`` is a step on the board, ``hint`` says whether there may be a hint.
        """
        self._name_steps(viewer, own_step)
        session, actions = self._session, self._actions
        looks = viewer is not None
        back = session.view_at is not None and session.view_at < session.head
        actions.hint.setEnabled(looks and hint)
        actions.replay.setEnabled(looks and session.head > session.first)
        actions.play_on.setEnabled(looks and back)
        if actions.export.isVisible():
            actions.export.setEnabled(looks)

    def _name_steps(self, viewer: int | None, own_step: str) -> None:
        session, actions = self._session, self._actions
        undo, redo = session.can_undo, session.can_redo
        undone = redone = ""
        if viewer is not None:
            if undo is not None:
                undone = self._words.move(
                    undo.before.seen_by(viewer), undo.played.move, self._names
                )
            if redo is not None:
                redone = self._words.move(
                    redo.before.seen_by(viewer), redo.played.move, self._names
                )
        undone = own_step or undone
        _name(actions.undo, undone, translate("Table", "Undo"), translate("Table", "Undo {move}"))
        _name(actions.redo, redone, translate("Table", "Redo"), translate("Table", "Redo {move}"))


def _name(action: QAction, move: str, bare: str, named: str) -> None:
    action.setText(named.format(move=move.replace("&", "&&")) if move else bare)
    action.setEnabled(bool(move))
