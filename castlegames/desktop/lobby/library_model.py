"""The matches of the library as a Qt model, and a filter over it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from castlegames.session.library import Entry
from castlegames.session.summary import DAMAGED, FINISHED, REFUSED, RUNNING, Summary
from castlegames.session.trouble import SaveError

from ..boards.words import words
from ..lists import clauses, listed
from ..names import shown
from ..paper import tip
from ..trouble_words import save_error_text
from .continue_card import when

translate = QCoreApplication.translate

ENTRY_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""The ``Entry`` of a row."""

Index = QModelIndex | QPersistentModelIndex


def seats_text(entry: Entry) -> str:
    """Who plays, in seat order."""
    return listed(shown(seat.name) for seat in entry.summary.seats)


def game_text(entry: Entry) -> str:
    """The game's name, or nothing if it is not known."""
    try:
        return words(entry.summary.game).title() if entry.summary.game else ""
    except ImportError:
        return entry.summary.game[:40]


def name_text(entry: Entry) -> str:
    """What the match is called, without the game's name that a new one begins with."""
    return entry.name.removeprefix(f"{entry.summary.game} ")


def state_text(entry: Entry) -> str:
    """How the match stands, or what is wrong with its file."""
    summary = entry.summary
    names = [shown(seat.name) for seat in summary.seats]
    if summary.status == RUNNING and summary.to_move is not None:
        text = translate("Library", "{name} to move").format(name=names[summary.to_move])
        return " · ".join([text, *_kept_text(summary)])
    if summary.status == FINISHED:
        winners = listed(names[seat] for seat in summary.winners)
        parts = [translate("Library", "Won by {names}").format(names=winners)]
        if summary.helped:
            parts.append(translate("Library", "with hints"))
        return " · ".join([*parts, *_kept_text(summary)])
    if summary.status == DAMAGED and summary.seats:
        return translate("Library", "Damaged, {n} moves can be kept").format(n=summary.moves)
    if summary.error:
        error = SaveError(summary.error, path=str(entry.path), app=summary.app)
        return save_error_text(error).what
    return translate("Library", "Damaged")


def _kept_text(summary: Summary) -> list[str]:
    """What of the file cannot be gone on with, as ``castlegames verify`` tells it too."""
    parts = []
    if summary.dropped:
        parts.append(translate("Library", "an unfinished last line is left out"))
    if summary.rest:
        left = translate("Library", "older rules: {n} moves are left behind")
        parts.append(left.format(n=summary.rest))
    return parts


def left_text(entry: Entry) -> str:
    """When the match was left."""
    return when(datetime.fromtimestamp(entry.changed, UTC))


class MatchLibraryModel(QAbstractListModel):
    """A row a match, the last one left first. It holds its own frozen entries."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: tuple[Entry, ...] = ()

    def show(self, entries: Sequence[Entry]) -> None:
        """Hold these entries from now on."""
        self.beginResetModel()
        self._entries = tuple(entries)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or not 0 <= index.row() < len(self._entries):
            return None
        entry = self._entries[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return entry.name
            case Qt.ItemDataRole.ToolTipRole:
                return tip(str(entry.path))
            case Qt.ItemDataRole.AccessibleTextRole:
                parts = (game_text(entry), entry.name, seats_text(entry), state_text(entry))
                return clauses(part for part in (*parts, left_text(entry)) if part)
            case _ if role == ENTRY_ROLE:
                return entry
        return None


class MatchFilter(QSortFilterProxyModel):
    """The matches whose game, name or seats hold a text, in one state or in all."""

    def __init__(self, model: MatchLibraryModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self._status = ""
        self.setSourceModel(model)

    def look_for(self, text: str, status: str = "") -> None:
        """Show only what holds ``text`` and is in this state ("" for all)."""
        self.beginFilterChange()
        self._text = text.casefold().strip()
        self._status = status
        self.endFilterChange()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        entry = self.sourceModel().index(row, 0, parent).data(ENTRY_ROLE)
        if not isinstance(entry, Entry):
            return False
        status = DAMAGED if entry.summary.status == REFUSED else entry.summary.status
        if self._status and status != self._status:
            return False
        told = f"{entry.name} {game_text(entry)} {seats_text(entry)}".casefold()
        return all(word in told for word in self._text.split())
