"""Where pictures, sounds and help pages lie: in the package, or beside it in a source tree."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]
_PLACES = (_PACKAGE / "resources", _PACKAGE.parent / "resources")


def resource(name: str) -> Path:
    """The file or folder with this name below ``resources``, such as ``art/patchwork.svg``.

    Raises FileNotFoundError if there is none.
    """
    for place in _PLACES:
        found = place / name
        if found.exists():
            return found
    raise FileNotFoundError(f"no resource {name}")
