"""The language in force: our translations, Qt's own, and the way numbers and dates are written.

Translations are Qt Linguist's ``.ts`` files in ``resources/i18n``, read as they are: a table of a
few hundred sentences needs no compiling. What a file leaves out is shown in English.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from .resources import resource
from .settings import LANGUAGES, SettingsStore

ENGLISH = "en"
_NOT_FOR_USE = ("unfinished", "vanished", "obsolete")

Sentences = Mapping[tuple[str, str], tuple[str, ...]]
"""For a context and an English text the text in another language, in each of its plural forms."""


def wanted_language(wish: str, system: Iterable[str] | None = None) -> str:
    """The language for a setting; ``system`` lists the system's languages, the dearest first.

    ``zh-Hant`` and what is written in it stand for ``zh_TW``. English if there is no better.
    """
    if wish in LANGUAGES and wish != "system":
        return wish
    for name in QLocale.system().uiLanguages() if system is None else system:
        parts = name.replace("-", "_").split("_")
        if parts[0] == "zh" and {"Hant", "TW", "HK", "MO"} & set(parts):
            return "zh_TW"
        if parts[0] in LANGUAGES:
            return parts[0]
    return ENGLISH


def read_sentences(path: Path) -> Sentences:
    """What a ``.ts`` file translates."""
    from xml.etree import ElementTree  # English needs none

    found = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") in _NOT_FOR_USE:
                continue
            forms = [form.text or "" for form in translation.iter("numerusform")]
            forms = forms or [translation.text or ""]
            if all(forms):
                found[name, message.findtext("source", "")] = tuple(forms)
    return found


def plural_form(forms: int, n: int) -> int:
    """Which of a text's forms a number takes; Polish is our language with three of them."""
    if forms < 3 or n < 0:
        return 0 if n == 1 else forms - 1
    if n == 1:
        return 0
    return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2


@cache
def sentences(language: str) -> Sentences:
    """What we have in a language; nothing for English."""
    try:
        return read_sentences(resource(f"i18n/castlegames_{language}.ts"))
    except FileNotFoundError:
        return {}


class Sentencer(QTranslator):
    """Gives Qt the sentences of a ``.ts`` file."""

    def __init__(self, found: Sentences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._found = found

    def isEmpty(self) -> bool:
        return not self._found

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        del disambiguation
        forms = self._found.get((context, source))
        return None if forms is None else forms[plural_form(len(forms), n)]


class Language(QObject):
    """Keeps the program's language as the settings say.

    Every window hears of a change by ``QEvent.LanguageChange``.
    """

    def __init__(self, app: QCoreApplication, settings: SettingsStore) -> None:
        super().__init__(app)
        self._app, self._settings = app, settings
        self._installed: list[QTranslator] = []
        self._wish = ""
        settings.changed.connect(self._follow)
        self._follow()

    def leave(self) -> None:
        """Back to English, as before."""
        self._settings.changed.disconnect(self._follow)
        self._remove()
        QLocale.setDefault(QLocale.system())

    def _follow(self) -> None:
        if self._settings.value.language != self._wish:
            self._wish = self._settings.value.language
            self._install()

    def _install(self) -> None:
        language = wanted_language(self._wish)
        self._remove()
        QLocale.setDefault(QLocale.system() if self._wish == "system" else QLocale(language))
        theirs = QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        ours = Sentencer(sentences(language), self)
        for translator, there in (
            (theirs, language != ENGLISH and theirs.load(f"qtbase_{language}", folder)),
            (ours, not ours.isEmpty()),
        ):
            if there:
                self._installed.append(translator)
                self._app.installTranslator(translator)
            else:
                translator.deleteLater()

    def _remove(self) -> None:
        for translator in self._installed:
            self._app.removeTranslator(translator)
            translator.deleteLater()
        self._installed = []
