"""Lists in words, with the marks between the items that the language in force has.

Chinese parts things with one mark and phrases with another, where English has a comma for both.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def listed(items: Iterable[str]) -> str:
    """Things side by side: "Anna, Ben, Carla"."""
    return _chain(translate("Lists", "{first}, {next}"), items)


def phrases(items: Iterable[str]) -> str:
    """Phrases of one sentence: "covers 4 cells for 2 buttons, leaves you on turn"."""
    return _chain(translate("Lists", "{phrase}, {next}"), items)


def clauses(items: Iterable[str]) -> str:
    """Longer parts, with commas of their own: "size 3: 2; size 4: 1"."""
    return _chain(translate("Lists", "{clause}; {next}"), items)


def sentences(items: Iterable[str]) -> str:
    """Sentences without their stops, but for a last one: "Festival of Valls. Anna: 12 points"."""
    return _chain(translate("Lists", "{sentence}. {next}"), items)


def joined(items: Iterable[str]) -> str:
    """Things that all count: "Anna, Ben and Carla"."""
    return _with_last(translate("Lists", "{first} and {last}"), items)


def either(items: Iterable[str]) -> str:
    """Things of which one counts: "5, 4 or 3"."""
    return _with_last(translate("Lists", "{first} or {last}"), items)


def headed(head: str, text: str) -> str:
    """What is said under a heading, or by somebody: "Anna: take a patch"."""
    return translate("Lists", "{head}: {text}").format(head=head, text=text)


def _chain(pattern: str, items: Iterable[str]) -> str:
    """The items with what stands between the two places of a pattern."""
    return pattern[pattern.index("}") + 1 : pattern.rindex("{")].join(items)


def _with_last(pattern: str, items: Iterable[str]) -> str:
    *most, last = list(items) or [""]
    return pattern.format(first=listed(most), last=last) if most else last
