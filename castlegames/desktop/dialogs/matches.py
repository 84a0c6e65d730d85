"""All matches: look for one, go on with it, rename, delete and take back, copy out and in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt, QUrl, Signal
from PySide6.QtGui import (
    QDesktopServices,
    QDragEnterEvent,
    QDropEvent,
    QKeySequence,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QPushButton,
    QStackedWidget,
    QWidget,
)

from castlegames.session.library import ENDING, Deleted, Entry, Library
from castlegames.session.summary import DAMAGED, FINISHED, RUNNING
from castlegames.session.trouble import SaveError

from ..dropping import dropped_matches
from ..lobby.library_model import ENTRY_ROLE, MatchFilter, MatchLibraryModel
from ..lobby.match_rows import MatchRows
from ..paper import button, label
from ..theme import Theme
from ..trouble_words import save_error_text
from .dialog import Dialog
from .notice import Notice
from .segments import Segments


class MatchesDialog(Dialog):
    """The library.

    Signals:
        chosen(Path): go on with this match.
        changed: something was renamed, deleted, taken back or copied in.
    """

    chosen = Signal(Path)
    changed = Signal()

    def __init__(
        self,
        library: Library,
        theme: Theme,
        parent: QWidget | None = None,
        on_table: Path | None = None,
    ) -> None:
        """``on_table`` is the match that is being played: its file stays where it is."""
        super().__init__(parent=parent, title=self.tr("Matches"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._library, self._on_table = library, on_table
        self._deleted: list[Deleted] = []
        self.setAcceptDrops(True)
        self.model = MatchLibraryModel(self)
        self.filter = MatchFilter(self.model, self)
        self._make_search()
        self.view = QListView()
        self.view.setModel(self.filter)
        self.view.setItemDelegate(MatchRows(theme, self.view))
        self.view.setUniformItemSizes(True)
        self.view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.view.setAccessibleName(self.tr("Matches"))
        self.view.activated.connect(lambda _: self.open_chosen())
        self.view.selectionModel().currentChanged.connect(self._sync)
        self.empty = label("", "soft", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.view)
        self._pages.addWidget(self.empty)
        self.body.addWidget(self._pages, 1)
        self.body.addLayout(self._make_rename())
        self._make_buttons()
        QShortcut(QKeySequence("Del"), self.view, context=_HERE).activated.connect(self.delete)
        QShortcut(QKeySequence("Ctrl+Z"), self, self.take_back)
        QShortcut(QKeySequence("F2"), self.view, context=_HERE).activated.connect(self.rename)
        width, height = 860, 640
        if parent is not None:
            width = min(width, parent.window().width() - 32)
            height = min(height, parent.window().height() - 32)
        self.resize(width, height)
        self.refresh()
        self.view.setFocus()

    # What can be done

    def refresh(self) -> None:
        """Read the library anew; the chosen match stays chosen."""
        entry = self._entry()
        self.model.show(self._library.matches())
        self._choose(entry.path if entry else None)

    def open_chosen(self) -> None:
        """Go on with the chosen match."""
        entry = self._entry()
        if entry is not None:
            self.accept()
            self.chosen.emit(entry.path)

    def rename(self) -> None:
        """Ask for another name of the chosen match."""
        entry = self._movable()
        if entry is not None:
            self._rename_bar.show()
            self.new_name.setText(entry.name)
            self.new_name.selectAll()
            self.new_name.setFocus()

    def delete(self) -> None:
        """Put the chosen match into the bin; it can be taken back."""
        entry = self._movable()
        if entry is None:
            return
        row = self.view.currentIndex().row()
        with _Refusing(self):
            self._deleted.append(self._library.delete(entry.path))
            self._changed()
            last = self.filter.rowCount() - 1
            self.view.setCurrentIndex(self.filter.index(min(row, last), 0))
        self._sync()

    def take_back(self) -> None:
        """Take the match that was deleted last out of the bin; again, the one before it."""
        if not self._deleted:
            return
        with _Refusing(self):
            path = self._library.restore(self._deleted[-1])
            self._deleted.pop()
            self._changed()
            self._choose(path)
        self._sync()

    def export(self) -> None:
        """Ask for a place and copy the chosen match there."""
        entry = self._entry()
        if entry is None:
            return
        usual = str(Path.home() / entry.path.name)
        chosen, _ = QFileDialog.getSaveFileName(self, self.tr("Copy out"), usual, f"*{ENDING}")
        if chosen:
            with _Refusing(self):
                self._library.export(entry.path, Path(chosen))

    def import_match(self) -> None:
        """Ask for a match file and copy it in."""
        chosen, _ = QFileDialog.getOpenFileName(
            self, self.tr("Copy in"), str(Path.home()), f"*{ENDING}"
        )
        if chosen:
            self.copy_in([Path(chosen)])

    def copy_in(self, paths: Sequence[Path]) -> None:
        """Copy match files in; one that is no match stops it and is named."""
        with _Refusing(self):
            for path in paths:
                copy = self._library.import_file(path)
                self._changed()
                self._choose(copy)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_matches(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = dropped_matches(event)
        if paths:
            event.acceptProposedAction()
            self.copy_in(paths)

    def open_folder(self) -> None:
        """Show the folder of the matches."""
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._library.folder)))

    # Making it

    def _make_search(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(12)
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Find by name, game or player"))
        self.search.setAccessibleName(self.tr("Find a match"))
        self.search.setClearButtonEnabled(False)
        self.search.textChanged.connect(self._look)
        row.addWidget(self.search, 1)
        self.states = Segments(
            (
                ("", self.tr("All")),
                (RUNNING, self.tr("Running")),
                (FINISHED, self.tr("Finished")),
                (DAMAGED, self.tr("Damaged")),
            ),
            self.tr("Which matches"),
        )
        self.states.chosen.connect(self._look)
        row.addWidget(self.states)
        self.body.addLayout(row)

    def _make_rename(self) -> QHBoxLayout:
        place = QHBoxLayout()
        self._rename_bar = QWidget()
        row = QHBoxLayout(self._rename_bar)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(label(self.tr("New name"), "strong"))
        self.new_name = QLineEdit()
        self.new_name.setMaxLength(300)
        self.new_name.setAccessibleName(self.tr("New name"))
        self.new_name.returnPressed.connect(self._renamed)
        row.addWidget(self.new_name, 1)
        done = button(self.tr("Rename"))
        done.setAutoDefault(False)
        done.clicked.connect(self._renamed)
        row.addWidget(done)
        self._rename_bar.hide()
        place.addWidget(self._rename_bar)
        return place

    def _make_buttons(self) -> None:
        self._links: list[QPushButton] = []
        self._deeds = QGridLayout()
        self._deeds.setHorizontalSpacing(8)
        self._deeds.setVerticalSpacing(2)
        self._needing: list[QWidget] = []
        self.take_back_button = self._button("", self.take_back, "link")
        for column, (text, action, needs) in enumerate(
            (
                (self.tr("Rename"), self.rename, True),
                (self.tr("Delete"), self.delete, True),
                (self.tr("Copy out…"), self.export, True),
                (self.tr("Copy in…"), self.import_match, False),
                (self.tr("Folder"), self.open_folder, False),
            )
        ):
            made = self._button(text, action, "flat")
            self._deeds.addWidget(made, 0, column)
            self._links.append(made)
            if needs:
                self._needing.append(made)
        self.buttons.addLayout(self._deeds)
        self.buttons.addWidget(self.take_back_button)
        self.buttons.addStretch(1)
        close = self._button(self.tr("Close"), self.reject)
        self.open_button = self._button(self.tr("Open"), self.open_chosen, "primary")
        self.open_button.setDefault(True)
        self._needing.append(self.open_button)
        self.buttons.addWidget(close)
        self.buttons.addWidget(self.open_button)

    def showEvent(self, event: QShowEvent) -> None:
        """Words too long for one line of buttons stand in two."""
        super().showEvent(event)
        parent = self.parentWidget()
        if parent is None:
            return
        most = parent.window().width() - 32
        if self.minimumSizeHint().width() > most:
            for place, made in enumerate(self._links):
                self._deeds.addWidget(made, *divmod(place, _ABREAST))
            self._sheet.activate()
            self.resize(most, self.height())

    def _button(self, text: str, action: Callable[[], object], role: str = "") -> QPushButton:
        made = button(text, role)
        made.setAutoDefault(role == "primary")
        made.clicked.connect(lambda: action())
        return made

    # Keeping it in step

    def _look(self) -> None:
        entry = self._entry()
        self.filter.look_for(self.search.text(), self.states.value)
        self._choose(entry.path if entry else None)

    def _renamed(self) -> None:
        entry = self._entry()
        if entry is None:
            return
        with _Refusing(self):
            path = self._library.rename(entry.path, self.new_name.text())
            self._rename_bar.hide()
            self._changed()
            self._choose(path)
            self.view.setFocus()

    def _changed(self) -> None:
        self.model.show(self._library.matches())
        self.changed.emit()

    def _entry(self) -> Entry | None:
        entry = self.view.currentIndex().data(ENTRY_ROLE)
        return entry if isinstance(entry, Entry) else None

    def _movable(self) -> Entry | None:
        """The chosen match, if its file may be moved."""
        entry = self._entry()
        if entry is not None and entry.path == self._on_table:
            what = self.tr("“{name}” is on the table.").format(name=entry.name)
            advice = self.tr("Go back to the lobby first; then it can be renamed or deleted.")
            Notice(what, advice, self).open()
            return None
        return entry

    def _choose(self, path: Path | None) -> None:
        """Choose the match at this path, or the first one."""
        found: QModelIndex = self.filter.index(0, 0)
        for row in range(self.filter.rowCount()):
            index = self.filter.index(row, 0)
            entry = index.data(ENTRY_ROLE)
            if isinstance(entry, Entry) and entry.path == path:
                found = index
        self.view.setCurrentIndex(found)
        self._sync()

    def _sync(self) -> None:
        some = self.filter.rowCount() > 0
        self._pages.setCurrentWidget(self.view if some else self.empty)
        self.empty.setText(
            self.tr("No match is like that. Look for something else.")
            if self.model.rowCount()
            else self.tr("There is no match yet. Close this and press Play.")
        )
        for widget in self._needing:
            widget.setEnabled(self._entry() is not None)
        self.take_back_button.setVisible(bool(self._deleted))
        if self._deleted:
            name = self._deleted[-1].path.name.removesuffix(ENDING)
            text = self.tr("Take back “{name}”").format(name=name)
            room = self.take_back_button.fontMetrics()
            self.take_back_button.setText(
                room.elidedText(text, Qt.TextElideMode.ElideRight, _TAKE_BACK).replace("&", "&&")
            )


_TAKE_BACK = 240
"""The widest text of the button that takes a deleted match back, in pixels."""
_HERE = Qt.ShortcutContext.WidgetShortcut
_ABREAST = 3
"""Buttons beside each other where their words are long."""


class _Refusing:
    """Turns a SaveError into a notice."""

    def __init__(self, dialog: MatchesDialog) -> None:
        self._dialog = dialog

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> bool:
        del kind, trace
        if not isinstance(error, SaveError):
            return False
        text = save_error_text(error)
        Notice(text.what, text.advice, self._dialog).open()
        return True
