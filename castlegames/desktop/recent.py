"""The menu of the matches that were played last."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu

from castlegames.session.library import Library

from .lobby.library_model import game_text, left_text, seats_text

MOST_RECENT = 8


def show_recent(menu: QMenu, library: Library, go_on: Callable[[Path], None]) -> None:
    """Fill the menu; ``go_on`` is called with the file of the chosen match."""
    menu.clear()
    readable = (entry for entry in library.matches() if entry.summary.seats)
    for entry in islice(readable, MOST_RECENT):
        told = (game_text(entry), seats_text(entry), left_text(entry))
        action = menu.addAction(" · ".join(part for part in told if part).replace("&", "&&"))
        action.triggered.connect(lambda _=False, path=entry.path: go_on(path))
    if menu.isEmpty():
        menu.addAction(QCoreApplication.translate("Recent", "No match yet")).setEnabled(False)
