"""Loads every resource of the installed program: ``python -I check_resources.py [RESOURCES]``.

RESOURCES is the folder they were made from: all of its files must have come along. It imports the
installed castlegames, so Python has to be told (``-I``) to look nowhere else.
"""

from __future__ import annotations

import sys
import wave
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QImageReader
from PySide6.QtSvg import QSvgRenderer

from castlegames import bots, rules
from castlegames.desktop.help_pages import help_page, page_ids
from castlegames.desktop.resources import resource


def _sounds(path: Path) -> bool:
    with wave.open(str(path)) as sound:
        return sound.getnframes() > 0


def _reads(path: Path) -> bool:
    return bool(path.read_text(encoding="utf-8").strip())


LOADERS: dict[str, Callable[[Path], bool]] = {
    ".svg": lambda path: QSvgRenderer(str(path)).isValid(),
    ".png": lambda path: not QImageReader(str(path)).read().isNull(),
    ".wav": _sounds,
    ".md": lambda path: help_page(path.stem, path.parent.name) is not None,
    ".qm": lambda path: QTranslator().load(str(path)),
    ".ts": _reads,
    ".qml": _reads,
    ".json": _reads,
}
"""What is to succeed with a file of each kind."""


def main(made_from: str | None = None) -> int:
    """Load everything; the exit code."""
    app = QCoreApplication([])
    folder = resource("art").parent
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    bad = [f"{path} cannot be loaded" for path in files if not _loads(path)]
    if made_from is not None:
        there = {path.relative_to(folder) for path in files}
        root = Path(made_from)
        wanted = {path.relative_to(root) for path in root.rglob("*") if path.is_file()}
        bad += [f"{path} is missing" for path in sorted(wanted - there)]
        bad += [f"{path} is too much" for path in sorted(there - wanted)]
    for game in rules.games():
        bad += [] if game.id in page_ids() else [f"{game.id} has no rules page"]
        for level in bots.levels(game.id):
            bots.bot(game.id, level.name)
    print("\n".join(bad) or f"{len(files)} resources in {folder}, all of them load")
    del app
    return int(bool(bad))


def _loads(path: Path) -> bool:
    loader = LOADERS.get(path.suffix)
    return loader is not None and loader(path)


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
