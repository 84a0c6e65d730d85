"""Which view shows the table: lit in three dimensions where a driver works, else drawn."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QPainter

from ...theme import Theme
from .camera import Camera
from .drawing import DrawnView
from .solids import Solid
from .stage_item import TableView

_log = logging.getLogger(__name__)
_WITHOUT_DRIVER = ("offscreen", "minimal", "vnc")
"""Platforms of Qt that have no OpenGL."""


def lit_view(theme: Theme, refined: Callable[[], None]) -> TableView | None:
    """The lit view, or None where it cannot render."""
    if QGuiApplication.platformName() in _WITHOUT_DRIVER:
        return None
    try:
        from .lit import LitView

        made = LitView(theme)
    except Exception as error:
        # Whatever is missing, modules of Qt or a driver: the drawn view plays the same game.
        _log.info("the table is drawn: %s", error)
        return None
    made.refined.connect(refined)
    return made


class ChosenView:
    """The lit view if it works, made when the table is first painted; the drawn one otherwise."""

    def __init__(self, theme: Theme, refined: Callable[[], None]) -> None:
        self._theme, self._refined = theme, refined
        self._view: TableView | None = None

    @property
    def lit(self) -> bool:
        """Whether the table is lit in three dimensions."""
        return self._view is not None and not isinstance(self._view, DrawnView)

    def paint(
        self, painter: QPainter, rect: QRectF, solids: Sequence[Solid], camera: Camera
    ) -> None:
        """Fill a rectangle with the table."""
        if self._view is None:
            self._view = lit_view(self._theme, self._refined) or DrawnView(self._theme)
        try:
            self._view.paint(painter, rect, solids, camera)
        except Exception as error:
            if isinstance(self._view, DrawnView):
                raise
            _log.warning("the table is drawn from now on: %s", error)
            self.close()
            self._view = DrawnView(self._theme)
            self._view.paint(painter, rect, solids, camera)

    def close(self) -> None:
        """Give back what the lit view holds."""
        close = getattr(self._view, "close", None)
        if close is not None:
            close()
