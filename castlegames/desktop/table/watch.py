"""The table's ear at its session."""

from __future__ import annotations

from typing import Protocol

from castlegames.rules import Event, Move, State
from castlegames.session.observer import Observer
from castlegames.session.trouble import Trouble


class Listener(Protocol):
    """What a table does about what it hears."""

    def move_made(self, before: State, move: Move, after: State) -> None: ...
    def cursor_moved(self, n: int) -> None: ...
    def thinking_changed(self, seat: int | None) -> None: ...
    def show_trouble(self, trouble: Trouble) -> None: ...


class Watch(Observer):
    """Hands on what a session tells. Trouble with saving is the window's affair."""

    def __init__(self, listener: Listener) -> None:
        self._listener = listener

    def moved(self, before: State, move: Move, after: State, events: tuple[Event, ...]) -> None:
        del events
        self._listener.move_made(before, move, after)

    def cursor(self, n: int) -> None:
        self._listener.cursor_moved(n)

    def thinking(self, seat: int | None) -> None:
        self._listener.thinking_changed(seat)

    def trouble(self, trouble: Trouble) -> None:
        self._listener.show_trouble(trouble)
