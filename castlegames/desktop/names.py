"""Names of people inside sentences, whichever way they are written."""

from __future__ import annotations

import unicodedata

_ALONE, _END = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
_TO_THE_LEFT = frozenset({"R", "AL", "AN"})


def shown(name: str) -> str:
    """The name as it is put into a sentence: one from right to left leaves the rest as it is.

    For the screen alone; files get the bare name.
    """
    if any(unicodedata.bidirectional(char) in _TO_THE_LEFT for char in name):
        return f"{_ALONE}{name}{_END}"
    return name
