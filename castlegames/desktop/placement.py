"""Where the window stood, kept for the next start and clamped to the screens there are."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from castlegames.session.disk import DISK, write_whole

USUAL = QSize(1280, 800)
LEAST = QSize(960, 640)


@frozen
class Placement:
    """A window's frame-less rectangle, and whether it was maximised."""

    rect: tuple[int, int, int, int]
    maximised: bool = False


def clamped(rect: QRect, screens: Sequence[QRect]) -> QRect:
    """The rectangle, moved and shrunk so that it lies on the screen it overlaps most."""
    if not screens:
        return rect

    def overlap(screen: QRect) -> int:
        common = screen.intersected(rect)
        return max(0, common.width()) * max(0, common.height())

    screen = max(screens, key=overlap)
    width = min(max(rect.width(), LEAST.width()), screen.width())
    height = min(max(rect.height(), LEAST.height()), screen.height())
    x = min(max(rect.x(), screen.x()), screen.x() + screen.width() - width)
    y = min(max(rect.y(), screen.y()), screen.y() + screen.height() - height)
    return QRect(x, y, width, height)


def read(path: Path) -> Placement | None:
    """The placement kept in a file, or None."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        x, y, width, height = (int(number) for number in data["rect"])
        if not all(abs(number) < 100_000 for number in (x, y, width, height)):
            return None
        return Placement((x, y, width, height), data["maximised"] is True)
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None


def restore(window: QWidget, path: Path) -> None:
    """Put a window that is not shown yet where it stood, or in the middle of the screen."""
    kept = read(path)
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    if kept is None:
        wanted = QRect(0, 0, USUAL.width(), USUAL.height())
        if screens:
            wanted.moveCenter(screens[0].center())
    else:
        wanted = QRect(*kept.rect)
    window.setGeometry(clamped(wanted, screens))
    if kept is not None and kept.maximised:
        window.showMaximized()
    else:
        window.show()


def keep(window: QWidget, path: Path) -> None:
    """Write down where a window stands. A folder that cannot be written is no trouble here."""
    rect = window.normalGeometry() if window.isMaximized() else window.geometry()
    if window.isFullScreen():
        rect = window.normalGeometry()
    data = {
        "rect": [rect.x(), rect.y(), rect.width(), rect.height()],
        "maximised": window.isMaximized(),
    }
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(DISK, path, json.dumps(data).encode())
