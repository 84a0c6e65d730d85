"""Short sounds of the table. Qt's part for sound is loaded when the first one is to be heard.

Where there is nothing to play on, nothing is heard and nothing is said.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl

from .resources import resource
from .settings import SettingsStore

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

PICK = "pick"
PUT = "put"
REFUSED = "refused"
TURN = "turn"
WIN = "win"
SOUNDS = (PICK, PUT, REFUSED, TURN, WIN)


class Sounds(QObject):
    """Plays the sounds as loud as the settings say; volume 0 loads and plays nothing."""

    def __init__(self, settings: SettingsStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._effects: dict[str, QSoundEffect] | None = None

    @property
    def loaded(self) -> bool:
        """Whether anything was to be heard yet."""
        return self._effects is not None

    def play(self, name: str) -> None:
        """Let one of ``SOUNDS`` be heard. Raises KeyError for another."""
        if name not in SOUNDS:
            raise KeyError(name)
        volume = self._settings.value.volume
        if volume <= 0:
            return
        if self._effects is None:
            self._effects = self._load()
        effect = self._effects.get(name)
        if effect is not None:
            effect.setVolume(volume)
            effect.play()

    def _load(self) -> dict[str, QSoundEffect]:
        try:
            from PySide6.QtMultimedia import QMediaDevices, QSoundEffect
        except ImportError:
            return {}  # a system library for sound is missing
        if QMediaDevices.defaultAudioOutput().isNull():
            return {}
        effects = {}
        for name in SOUNDS:
            effect = QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(resource(f"sounds/{name}.wav"))))
            effects[name] = effect
        return effects
