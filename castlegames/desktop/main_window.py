"""The one window: the lobby, the match on the table, and the ways between them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
)

from castlegames.rules import game, games
from castlegames.session.library import ENDING, Library
from castlegames.session.profile import Profile
from castlegames.session.session import Session
from castlegames.session.trouble import SaveError, Trouble
from castlegames.session.worker import Worker

from . import placement
from .boards.words import words
from .dropping import dropped_matches
from .lobby.lobby import Lobby
from .lobby.waiting import waiting_matches
from .recent import show_recent
from .rules_at_hand import RulesAtHand
from .settings import SettingsStore
from .theme import Theme
from .top_bar import TopBar, against
from .trouble_words import save_error_text, trouble_text
from .tutorial.script import has_script
from .wake import Wake
from .window_frame import LEAST, WindowFrame

if TYPE_CHECKING:
    from .dialogs.matches import MatchesDialog
    from .dialogs.new_match import NewMatch
    from .open_match import OpenMatch
    from .tutorial.tutorial import Tutorial

__all__ = ["LEAST", "MainWindow"]

_QUIET = 20_000
"""Milliseconds after which the window is surely up, and the library is tidied."""


class MainWindow(WindowFrame):
    """Methods named like the window's commands carry them out.

    What is heavy is imported when it is needed first: the lobby alone comes up fast.
    """

    def __init__(
        self,
        profile: Profile,
        settings: SettingsStore,
        theme: Theme,
        worker: Worker | None = None,
    ) -> None:
        super().__init__(settings, theme)
        self._library = Library(profile)
        self._troubles = profile.prepare()
        self._placement = profile.config / "window.json"
        self._worker = worker or Worker()
        self._match: OpenMatch | None = None
        self._tutorial: Tutorial | None = None
        self._rules = RulesAtHand(theme)
        self._closed = False
        self.setAcceptDrops(True)
        self.bar = self._make_bar()
        self.message.helped.connect(self._save_elsewhere)
        self.lobby_page = self._make_lobby()
        self.pages.addWidget(self.lobby_page)
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.timeout.connect(self._library.tidy)
        self.commands.serve(self, of_table=False)
        self._rules.speak(self._language())
        self._show_lobby()

    def _make_bar(self) -> TopBar:
        bar = TopBar(self.commands, self._theme)
        bar.recent.aboutToShow.connect(self._show_recent)
        self.setMenuWidget(bar)
        return bar

    def _make_lobby(self) -> Lobby:
        page = Lobby(self._theme, self._language())
        page.play.connect(self.set_up)
        page.learn.connect(self.show_rules)
        page.teach.connect(self.teach)
        page.go_on.connect(self.open_match)
        page.all_matches.connect(self.matches)
        return page

    # Coming and going

    def appear(self) -> None:
        """Show the window where it stood last, and say what is wrong with the profile."""
        placement.restore(self, self._placement)
        self._quiet.start(_QUIET)
        self.lobby_page.take_focus()
        for trouble in self._troubles[:1]:
            self.message.say(trouble_text(trouble))
        damaged = self._settings.damaged
        if damaged is not None:
            self.notify(
                self.tr("Your settings could not be read."),
                self.tr(
                    "Everything is as at first; your matches are untouched. "
                    "The old settings lie beside the new ones as “{name}”."
                ).format(name=damaged.name),
            )

    def come_forward(self, match: str = "") -> None:
        """Be seen, as another start asked, and open the match it brought, if any."""
        if self.isMinimized():
            self.showNormal()
        self.show()
        self.raise_()
        self.activateWindow()
        if match:
            self.open_from_elsewhere(Path(match))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Whatever goes on: the match is on disk, the helper is told to go, the window closes."""
        if not self._closed:
            self._closed = True
            self._quiet.stop()
            self._speaking.stop()
            placement.keep(self, self._placement)
            self.hide()
            self._leave_table()
            self._rules.close()
            self._worker.close()
        event.accept()

    # Matches

    def set_up(self, game_id: str) -> None:
        """Open the new-match dialog of a game."""
        from .dialogs.new_match import NewMatchDialog

        dialog = NewMatchDialog(game(game_id), self._settings, self._theme, self)
        dialog.started.connect(self.start_match)
        dialog.open()

    def start_match(self, match: NewMatch) -> None:
        """Begin a match in a new file of the library."""
        path = self._library.new_path(match.game_id)
        self._put_on_table(
            lambda wake: Session.new(
                match.game_id, match.seats, match.seed, match.options, path, self._worker, wake
            )
        )

    def open_match(self, path: Path) -> None:
        """Go on with a match of the library."""
        if self._match is not None and self._match.session.path == path:
            return
        self._put_on_table(lambda wake: Session.open(path, self._worker, wake))

    def open_from_elsewhere(self, path: Path) -> None:
        """Go on with a match from anywhere: a copy of it goes into the library first."""
        try:
            if not self._library.owns(path):
                path = self._library.import_file(path)
        except SaveError as error:
            self._refuse(error)
            return
        self.open_match(path)

    def play_again(self, same_deal: bool) -> None:
        """A new match with the seats and options of the one on the table."""
        from .dialogs.new_match import NewMatch

        if self._match is None:
            return
        session = self._match.session
        seed = session.header.seed if same_deal else None
        self.start_match(NewMatch(session.game.id, session.seats, seed, session.options))

    def play_on_from_here(self) -> None:
        """Ask whether a new match is to go on from the position that is looked at."""
        from .dialogs.question import Question

        session = self.table_session()
        if session is None or session.view_at is None:
            return
        question = Question(
            self.tr("Play on from move {n}?").format(n=session.view_at),
            self.tr("A new match begins there. This one is kept as it is, with all its moves."),
            self.tr("Play on"),
            self.tr("Stay here"),
            self,
        )
        question.accepted.connect(lambda: self._branch(session))
        question.open()

    def _branch(self, session: Session) -> None:
        path = self._library.new_path(session.game.id)
        self._put_on_table(lambda wake: session.branch(path, self._worker, wake))

    def table_session(self) -> Session | None:
        """The match on the table."""
        return None if self._match is None else self._match.session

    def _put_on_table(self, make: Callable[[Wake], Session]) -> None:
        from .open_match import OpenMatch

        wake = Wake(self)
        try:
            session = make(wake)
        except SaveError as error:
            wake.deleteLater()
            self._refuse(error)
            return
        self._leave_table()
        match = OpenMatch(
            session, self._library, wake, self._theme, self._settings, self.commands, self
        )
        self._match = match
        match.saved.connect(self._saving_changed)
        self._show_table(match)
        self._saving_changed(session.unsaved)

    def _show_table(self, match: OpenMatch) -> None:
        table, session = match.table, match.session
        table.left.connect(self.lobby)
        table.again.connect(self.play_again)
        table.branched.connect(self.play_on_from_here)
        self.pages.addWidget(table)
        self.pages.setCurrentWidget(table)
        self.bar.show_match(words(session.game.id).title(), against(session))
        self.commands.lobby.setVisible(True)
        self.setWindowTitle(f"{words(session.game.id).title()} – Castlegames")
        table.setFocus()

    def _leave_table(self) -> None:
        if self._match is not None:
            match, self._match = self._match, None
            self.pages.removeWidget(match.table)
            match.close()
        if self._tutorial is not None:
            tutorial, self._tutorial = self._tutorial, None
            self.pages.removeWidget(tutorial)
            tutorial.close_tutorial()
        self.message.hide()

    def teach(self, game_id: str) -> None:
        """Begin the tutorial of a game, as of now; nothing of it is kept."""
        from .tutorial.tutorial import Tutorial

        self._leave_table()
        tutorial = Tutorial(game_id, self._worker, self._theme, self._settings, self.commands, self)
        self._tutorial = tutorial
        tutorial.left.connect(self.lobby)
        tutorial.play.connect(self._play_after_tutorial)
        tutorial.rules.connect(self.show_rules)
        self._show_tutorial(tutorial)

    def _show_tutorial(self, tutorial: Tutorial) -> None:
        title = words(tutorial.session.game.id).title()
        self.pages.addWidget(tutorial)
        self.pages.setCurrentWidget(tutorial)
        self.bar.show_match(title, self.tr("Tutorial"))
        self.commands.lobby.setVisible(True)
        self.setWindowTitle(f"{title} – Castlegames")
        tutorial.setFocus()

    def _play_after_tutorial(self, game_id: str) -> None:
        self.lobby()
        self.set_up(game_id)

    def _show_lobby(self) -> None:
        self._leave_table()
        self.pages.setCurrentWidget(self.lobby_page)
        self.bar.show_lobby()
        self.commands.lobby.setVisible(False)
        self.setWindowTitle("Castlegames")
        self._show_waiting()

    def _show_waiting(self) -> None:
        self.lobby_page.show_waiting(waiting_matches(self._library))

    def _show_recent(self) -> None:
        show_recent(self.bar.recent, self._library, self.open_match)

    # The window's commands

    def new_match(self) -> None:
        """Set up a match of the game on the table, or of the first one."""
        self.set_up(self._game_on_table() or games()[0].id)

    def _game_on_table(self) -> str | None:
        """The game that is played or taught."""
        at_table = self._match or self._tutorial
        return None if at_table is None else at_table.session.game.id

    def open(self) -> None:
        """Ask for a match file."""
        ending = self.tr("Matches ({pattern})").format(pattern=f"*{ENDING}")
        chosen, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a match"), str(Path.home()), ending
        )
        if chosen:
            self.open_from_elsewhere(Path(chosen))

    def lobby(self) -> None:
        """Leave the table; the match waits in the lobby."""
        taught = self._tutorial.session.game.id if self._tutorial is not None else None
        self._show_lobby()
        if taught is None:
            self.lobby_page.take_focus()
        else:
            self.lobby_page.take_focus_at(taught)

    def matches(self) -> None:
        """Show all matches."""
        self._show_matches()

    def _show_matches(self) -> MatchesDialog:
        from .dialogs.matches import MatchesDialog

        playing = self._match.session.path if self._match else None
        dialog = MatchesDialog(self._library, self._theme, self, playing)
        dialog.chosen.connect(self.open_match)
        dialog.changed.connect(self._show_waiting)
        dialog.open()
        return dialog

    def statistics(self) -> None:
        """Show what the finished matches say."""
        from .dialogs.statistics import StatisticsDialog

        StatisticsDialog(self._library.matches(), self._theme, self).open()

    def settings(self) -> None:
        """Open the settings."""
        from .dialogs.settings import SettingsDialog

        SettingsDialog(self._settings, self._theme, self).open()

    def rules(self) -> None:
        """Show the rules of the game on the table, or of the one whose card has the focus."""
        self.show_rules(self._game_on_table() or self.lobby_page.game_in_focus())

    def tutorial(self) -> None:
        """Begin the tutorial of the game on the table, or of the one whose card has the focus."""
        game_id = self._game_on_table() or self.lobby_page.game_in_focus() or games()[0].id
        if has_script(game_id):
            self.teach(game_id)
        else:
            self.show_rules(game_id)

    def show_rules(self, game_id: str | None) -> None:
        """Show the rules of a game in their own window."""
        self._rules.show_game(game_id)

    def shortcuts(self) -> None:
        """Show all keys."""
        from .dialogs.shortcuts import ShortcutsSheet

        ShortcutsSheet(self.commands, self).open()

    def about(self) -> None:
        """Say what this is."""
        from .dialogs.about import AboutDialog

        AboutDialog(self._theme, self).open()

    # Troubles

    def _saving_changed(self, trouble: Trouble | None) -> None:
        if trouble is None:
            self.message.hide()
        else:
            self.message.say(trouble_text(trouble), self.tr("Choose another place…"))

    def _save_elsewhere(self) -> None:
        if self._match is not None:
            self._match.save_elsewhere()

    def _refuse(self, error: SaveError) -> None:
        text = save_error_text(error)
        self.notify(text.what, text.advice)

    # The window itself

    def _speak_anew(self) -> None:
        """Put everything that is on show into the language in force."""
        self.commands.retranslate()
        self.pages.removeWidget(self.lobby_page)
        self.lobby_page.hide()
        self.lobby_page.deleteLater()
        self.bar = self._make_bar()
        self.lobby_page = self._make_lobby()
        self.pages.insertWidget(0, self.lobby_page)
        self._show_waiting()
        self._rules.speak(self._language())
        if self._match is not None:
            self.pages.removeWidget(self._match.table)
            self._match.lay_anew()
            self._show_table(self._match)
        elif self._tutorial is not None:
            self.pages.removeWidget(self._tutorial)
            self._tutorial.lay_anew()
            self._show_tutorial(self._tutorial)
        else:
            self.pages.setCurrentWidget(self.lobby_page)
        for dialog in self.findChildren(QDialog):
            if dialog.isVisible():
                dialog.close()
                if dialog.objectName() == "settings":
                    self.settings()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_matches(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = dropped_matches(event)
        if not paths:
            return
        event.acceptProposedAction()
        if len(paths) == 1:
            self.open_from_elsewhere(paths[0])
        else:
            self._show_matches().copy_in(paths)
