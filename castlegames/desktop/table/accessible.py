"""Names for screen readers: what lies in a board's scene, and sentences to be spoken.

Items of a graphics scene are invisible to assistive technology. ``install_board_names`` gives the
view of every board a child for each of its spots; ``announce`` speaks a sentence.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from .spot import Spot
from .view import BoardView

_installed: list[Callable[[str, QObject], QAccessibleInterface | None]] = []


def announce(widget: QWidget, sentence: str) -> None:
    """Have a screen reader speak a sentence; nothing happens where none listens."""
    if sentence and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, sentence))


def install_board_names() -> None:
    """Let every board's view tell its spots to assistive technology. Once for the program."""
    if not _installed:
        _installed.append(_interface)
        QAccessible.installFactory(_interface)


class SpotInterface(QAccessibleInterface):
    """One spot of a board, as assistive technology sees it."""

    def __init__(self, board: BoardInterface, index: int) -> None:
        super().__init__()
        self._board = board
        self._index = index

    def _spot(self) -> Spot | None:
        spots = self._board.spots()
        return spots[self._index] if self._index < len(spots) else None

    def isValid(self) -> bool:
        return self._board.isValid() and self._spot() is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def parent(self) -> QAccessibleInterface:
        return self._board

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        del index
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        del x, y
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        del child
        return -1

    def text(self, kind: QAccessible.Text) -> str:
        spot = self._spot()
        return spot.name if spot is not None and kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        del kind, text

    def rect(self) -> QRect:
        spot = self._spot()
        view = self._board.view()
        if spot is None or view is None:
            return QRect()
        inside = view.mapFromScene(spot.rect).boundingRect()
        return QRect(view.viewport().mapToGlobal(inside.topLeft()), inside.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        spot = self._spot()
        state.focused = spot is not None and self._board.is_current(spot)
        return state


class BoardInterface(QAccessibleWidget):
    """The view of a board with a child for each spot."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._view: BoardView | None = view
        self._children: dict[int, SpotInterface] = {}
        view.destroyed.connect(self._forget)

    def _forget(self) -> None:
        self._view = None

    def view(self) -> BoardView | None:
        """The view, while it exists."""
        return self._view

    def spots(self) -> tuple[Spot, ...]:
        """What can be reached on the board now."""
        return () if self._view is None else tuple(self._view.named_spots())

    def is_current(self, spot: Spot) -> bool:
        """Whether the keyboard cursor stands here."""
        return self._view is not None and self._view.current_spot() == spot.key

    def childCount(self) -> int:
        return len(self.spots())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        if not 0 <= index < len(self.spots()):
            return None
        found = self._children.get(index)
        if found is None:
            found = self._children[index] = SpotInterface(self, index)
            QAccessible.registerAccessibleInterface(found)
        return found

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        for index in range(self.childCount()):
            child = self.child(index)
            if child is not None and child.rect().contains(x, y):
                return child
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        for index, known in self._children.items():
            if known is child:
                return index
        return -1


def _interface(key: str, thing: QObject) -> QAccessibleInterface | None:
    del key
    return BoardInterface(thing) if isinstance(thing, BoardView) else None
