"""A match on the table: its session, its picture for the lobby, and the commands on its file."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QObject, QSize, Signal, SignalInstance
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QFileDialog, QWidget

from castlegames.session.disk import DISK, write_whole
from castlegames.session.library import ENDING, PICTURE_ENDING, Library
from castlegames.session.observer import Observer
from castlegames.session.session import Session
from castlegames.session.trouble import SaveError, Trouble

from .actions import Actions
from .dialogs.about_match import AboutMatch
from .dialogs.notice import Notice
from .settings import SettingsStore
from .table.table import Table
from .theme import Theme
from .trouble_words import save_error_text
from .wake import Wake

PICTURE = QSize(504, 288)


class _Saving(Observer):
    """Hears when the file cannot be written, and when it can again."""

    def __init__(self, told: SignalInstance) -> None:
        self._told = told

    def saved(self, error: Trouble | None) -> None:
        self._told.emit(error)


class OpenMatch(QObject):
    """One match from the moment it is opened until it is closed.

    Its methods ``save_copy``, ``export`` and ``about_match`` carry out the commands of these names.

    Signals:
        saved(Trouble | None): the file cannot be written, or it can again.
    """

    saved = Signal(object)

    def __init__(
        self,
        session: Session,
        library: Library,
        wake: Wake,
        theme: Theme,
        settings: SettingsStore,
        actions: Actions,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self._library, self._window, self._actions, self._wake = library, parent, actions, wake
        self._theme, self._settings = theme, settings
        self.table = Table(session, theme, settings, actions, parent)
        session.observers.append(_Saving(self.saved))
        actions.serve(self, of_table=True)
        wake.serve(session)
        self._closed = False

    def close(self) -> None:
        """Keep a picture for the lobby and close the match; everything is on disk then."""
        if self._closed:
            return
        self._closed = True
        self._keep_picture()
        self._actions.release(self)
        self.table.close_match()
        self._wake.stop()
        self.session.close()
        self.table.hide()
        self.table.deleteLater()
        self._wake.deleteLater()
        self.deleteLater()

    def lay_anew(self) -> Table:
        """Lay the match on a new table, as it is: in another language. Returns the new one."""
        self.table.close_match()
        self.table.hide()
        self.table.deleteLater()
        self.table = Table(self.session, self._theme, self._settings, self._actions, self._window)
        return self.table

    def save_copy(self) -> None:
        """Ask for a place and copy the match there."""
        path = self.session.path
        usual = path.name if path else ""
        chosen = ask_where(self._window, self.tr("Save a copy"), usual)
        if chosen is None or path is None:
            return
        try:
            self._library.export(path, chosen)
        except SaveError as error:
            self._refuse(error)

    def export(self) -> None:
        """Ask for a place and put the match there as a picture or as text."""
        picture, text = self.table.picture(), self.table.report()
        if not text:
            return
        kinds = [self.tr("Text ({pattern})").format(pattern="*.txt")]
        if picture is not None:
            kinds.insert(0, self.tr("Picture ({pattern})").format(pattern="*.png"))
        path = self.session.path
        name = path.name.removesuffix(ENDING) if path else self.session.game.id
        chosen, kind = QFileDialog.getSaveFileName(
            self._window, self.tr("Export"), str(Path.home() / name), ";;".join(kinds)
        )
        if not chosen:
            return
        target = Path(chosen)
        if target.suffix not in (".png", ".txt"):
            target = target.with_name(target.name + (".txt" if kind == kinds[-1] else ".png"))
        try:
            if target.suffix == ".png" and picture is not None:
                write_picture(target, picture)
            else:
                write_whole(DISK, target, text.encode())
        except OSError as error:
            self._refuse(SaveError("not_written", path=str(target), error=str(error)))

    def save_elsewhere(self) -> None:
        """Ask for another place and go on saving there."""
        path = self.session.path
        chosen = ask_where(self._window, self.tr("Another place"), path.name if path else "")
        if chosen is None:
            return
        try:
            self.session.save_at(chosen)
        except SaveError as error:
            self._refuse(error)

    def about_match(self) -> None:
        """Show the facts of the match: seed, options, versions, file."""
        AboutMatch(self.session, self._window).open()

    def _refuse(self, error: SaveError) -> None:
        text = save_error_text(error)
        Notice(text.what, text.advice, self._window).open()

    def _keep_picture(self) -> None:
        path = self.session.path
        if path is None or not path.exists():
            return
        place = path.with_suffix(PICTURE_ENDING)
        with suppress(OSError):
            picture = self.table.thumbnail(PICTURE)
            if picture is None or not picture.save(str(place)):
                place.unlink(missing_ok=True)


def write_picture(path: Path, picture: QImage) -> None:
    """Write a PNG, whole or not at all. Raises OSError."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"PNG")).write(picture):
        raise OSError("the picture could not be drawn")
    write_whole(DISK, path, bytes(data.data()))


def ask_where(window: QWidget, title: str, name: str) -> Path | None:
    """Ask for a match file to write; None if the person would rather not."""
    chosen, _ = QFileDialog.getSaveFileName(window, title, str(Path.home() / name), f"*{ENDING}")
    if not chosen:
        return None
    path = Path(chosen)
    return path if path.suffix else path.with_suffix(ENDING)
