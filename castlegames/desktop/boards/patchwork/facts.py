"""What is written between the quilts: what a move would do, or what the last one did."""

from __future__ import annotations

from collections.abc import Sequence

from castlegames.rules import Move
from castlegames.rules.patchwork import PatchworkState, Place, Preview, Take
from castlegames.rules.patchwork.moves import ADVANCE

from ...names import addressed
from ..board import Position
from .preview_item import PreviewItem
from .shapes import SPECIAL
from .time_item import Way, WayItem
from .words import WORDS, translate

_UNSAID = ("placed", "token", "passed")
"""Events that everybody sees on the board."""


class Facts:
    """Writes on the card and draws the way on the time board."""

    def __init__(self, card: PreviewItem, way: WayItem, names: Sequence[str]) -> None:
        self._card, self._way, self._names = card, way, tuple(names)

    def of_patch(self, state: PatchworkState, patch: int, move: Move | None) -> None:
        """What taking a patch would do, or a legal move that lays it; special patches too."""
        if isinstance(move, Take | Place):
            title = translate("Patchwork", "If you place it here")
            self._preview(state, state.preview(move), title)
        elif patch != SPECIAL:
            title = translate("Patchwork", "If you take patch {n}").format(n=patch)
            self._preview(state, state.preview_patch(patch), title)

    def of_advance(self, state: PatchworkState) -> None:
        """What advancing would do."""
        title = translate("Patchwork", "If you advance")
        self._preview(state, state.preview(ADVANCE), title)

    def way(self, preview: Preview | None) -> None:
        """Draw a way on the time board, or none."""
        if preview is None:
            self._way.show_way(None)
            return
        self._way.show_way(
            Way(preview.seat, preview.start, preview.end, preview.marks, preview.special)
        )

    def of_last_move(self, position: Position) -> None:
        """What has just happened; before the first move, how to begin."""
        self.way(None)
        if position.last is None:
            self._card.show_lines(
                translate("Patchwork", "How it goes"),
                (
                    translate("Patchwork", "Drag one of the three patches in front to your quilt,"),
                    translate("Patchwork", "or advance and earn a button for each space."),
                ),
            )
            return
        events = [
            addressed(WORDS.event(event, self._names))
            for event in position.events
            if event.kind not in _UNSAID and event.args.get("buttons") != 0
        ]
        name = self._names[position.last.seat]
        self._card.show_lines(translate("Patchwork", "Last move: {name}").format(name=name), events)

    def _preview(self, state: PatchworkState, preview: Preview, title: str) -> None:
        self._card.show_facts(title, WORDS.preview(state, preview, self._names))
        self.way(preview)
