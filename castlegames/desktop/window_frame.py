"""What the window is made of, whatever is on show: pages, the line of messages, sound, language."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, QTimer
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from . import art
from .actions import Actions
from .language import wanted_language
from .message_bar import MessageBar
from .settings import Settings, SettingsStore
from .theme import Theme
from .trouble_words import TroubleText

LEAST = QSize(800, 560)


class WindowFrame(QMainWindow):
    """A window with commands and an empty stack of pages under a line of messages."""

    def __init__(self, settings: SettingsStore, theme: Theme) -> None:
        super().__init__()
        self._settings, self._theme = settings, theme
        self.setWindowTitle("Castlegames")
        self.setMinimumSize(LEAST)
        self.commands = Actions(theme, self)
        for action in self.commands:
            self.addAction(action)
        self.message = MessageBar(theme)
        self.pages = QStackedWidget()
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.message)
        column.addWidget(self.pages, 1)
        self.setCentralWidget(page)
        self._speaking = QTimer(self)
        self._speaking.setSingleShot(True)
        self._speaking.timeout.connect(self._speak_anew)
        self._louder = Settings().volume
        theme.changed.connect(self._draw_icon)
        settings.changed.connect(self._show_sound)
        settings.failed.connect(self._settings_not_kept)
        self._draw_icon()

    def _speak_anew(self) -> None:
        """Put everything that is on show into the language in force."""
        raise NotImplementedError

    def _language(self) -> str:
        return wanted_language(self._settings.value.language)

    def notify(self, what: str, advice: str, details: str = "") -> None:
        """Say what happened, what was kept and what to do."""
        from .dialogs.notice import Notice

        Notice(what, advice, self, details).open()

    def quit(self) -> None:
        """Close the window."""
        self.close()

    def full_screen(self, wanted: bool) -> None:
        """Fill the screen, or no longer."""
        if wanted:
            self.showFullScreen()
        else:
            self.showNormal()

    def sound(self, wanted: bool) -> None:
        """Let the table be heard as loud as before, or not at all."""
        volume = self._settings.value.volume
        self._louder = volume or self._louder
        self._settings.change(volume=self._louder if wanted else 0)

    def _show_sound(self) -> None:
        on = self._settings.value.volume > 0
        self.commands.sound.setChecked(on)
        self.commands.sound.setIcon(art.icon("sound" if on else "sound_off", self._theme))

    def _settings_not_kept(self, error: str) -> None:
        self.message.say(
            TroubleText(
                self.tr("Your settings cannot be kept: {error}.").format(error=error),
                self.tr("They hold until you close the window."),
            )
        )

    def _draw_icon(self) -> None:
        self._show_sound()
        self.setWindowIcon(art.app_icon(self._theme.palette))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "_speaking"):
            self._speaking.start()
        if event.type() == QEvent.Type.WindowStateChange and hasattr(self, "commands"):
            self.commands.full_screen.setChecked(self.isFullScreen())
