"""Names of people inside sentences, whichever way they are written."""

from __future__ import annotations

import re
import unicodedata

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

_ALONE, _END = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
_TO_THE_LEFT = frozenset({"R", "AL", "AN"})
_OF_YOU = re.compile(r"(?:^|(?<=[.:;,!?] ))You ([a-z]+s)\b")
_ODD_VERBS = {"has": "have", "is": "are", "was": "were"}
_WITH_E = ("sses", "ches", "shes", "xes", "zes", "oes")


def shown(name: str) -> str:
    """The name as it is put into a sentence: one from right to left leaves the rest as it is.

    For the screen alone; files get the bare name.
    """
    if any(unicodedata.bidirectional(char) in _TO_THE_LEFT for char in name):
        return f"{_ALONE}{name}{_END}"
    return name


def addressed(sentence: str) -> str:
    """A sentence about somebody, with the verb that goes with "You": "You win", not "You wins".

    That is what the only person at a table is called at first; only English needs it.
    """
    if translate("NewMatchDialog", "You") != "You":
        return sentence
    return _OF_YOU.sub(lambda found: f"You {_second_person(found[1])}", sentence)


def _second_person(verb: str) -> str:
    if verb in _ODD_VERBS:
        return _ODD_VERBS[verb]
    return verb[:-2] if verb.endswith(_WITH_E) else verb[:-1]
