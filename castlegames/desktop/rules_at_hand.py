"""The window of rules, opened when it is asked for first and in the language in force."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .language import ENGLISH
from .theme import Theme

if TYPE_CHECKING:
    from .help import HelpWindow


class RulesAtHand:
    """Opens the rules; the lobby alone needs nothing of them."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._language = ENGLISH
        self._window: HelpWindow | None = None

    def show_game(self, game_id: str | None) -> None:
        """Show the rules of a game."""
        self._opened().show_game(game_id)

    def _opened(self) -> HelpWindow:
        from .help import HelpWindow

        if self._window is None:
            self._window = HelpWindow(self._theme, self._language)
        return self._window

    def speak(self, language: str) -> None:
        """Speak this language from now on; rules that are read stay where they are."""
        self._language = language
        old, self._window = self._window, None
        if old is None:
            return
        if old.isVisible():
            self.show_game(old.game_shown())
            self._opened().setGeometry(old.geometry())
        old.close()
        old.deleteLater()

    def close(self) -> None:
        """Close the window."""
        if self._window is not None:
            self._window.close()
            self._window.deleteLater()
            self._window = None
