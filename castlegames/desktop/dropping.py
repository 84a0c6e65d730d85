"""Match files that are dropped on a window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QDropEvent

from castlegames.session.library import ENDING


def dropped_matches(event: QDropEvent) -> tuple[Path, ...]:
    """The match files among what is being dropped."""
    paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return tuple(path for path in paths if path.suffix == ENDING)
