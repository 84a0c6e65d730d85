"""Castell's tutorial: the third round, with every action of a turn and the first festival."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from castlegames.rules import Move
from castlegames.rules.castell import ShowTower, SpecialPerform

from ...tutorial.script import Script, Step, Wish

_OPENING = (
    "travel Barcelona",
    "recruit 8 3",
    "train balance",
    "end",
    "travel Valls",
    "recruit 6 6",
    "train base",
    "end",
    "train width",
    "end",
    "end",
)


def _performs(move: Move) -> bool:
    return isinstance(move, SpecialPerform)


def _shows(move: Move) -> bool:
    return isinstance(move, ShowTower)


SCRIPT = Script(
    context="Castell",
    seed=0,
    options={"first": 0, "wheel": "all_regions"},
    opening=_OPENING,
    steps=(
        Step(
            QT_TRANSLATE_NOOP(
                "Castell",
                "Welcome! You lead a team of castellers through Catalonia; after ten rounds the "
                "most points win. Two rounds have been played, and your pawn is in Barcelona.",
            )
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Castell",
                "The calendar on top shows a festival in Lleida tonight, for towers with somebody "
                "of size 6. Each turn has four actions, each once and in any order.",
            )
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Castell",
                "First travel: drag your pawn to Lleida, or press T, choose the region with the "
                "arrows, and Enter.",
            ),
            Wish("travel Lleida"),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Castell",
                "Now recruit: take both castellers of size 8 that wait in Lleida. Big people carry "
                "a tower. Click the first, then the second, then press Recruit.",
            ),
            Wish("recruit 8 8"),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Castell",
                "Then train. The wheel offers the tile of your region and that of All Regions. "
                "Take Mix: one level of a tower may then mix two neighbouring sizes.",
            ),
            Wish("train mix"),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Castell",
                "A special action costs a token and may perform: click the marked tile of Lleida. "
                "“Can I do this?” finds a tower of 3, 3 and 1; then press Perform.",
            ),
            Wish("special perform 1 8,8,8/6,5,5/1", _performs),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Castell",
                "Well done: the tile and its points are yours, and nobody was used up. You have "
                "done all four actions, so end your turn; {partner} goes next.",
            ),
            Wish("end"),
            replies=("end",),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Castell",
                "The festival begins! Build a tower of at least four levels with a casteller of "
                "size 6; “Best tower” helps. Each level says what it uses. Then show it.",
            ),
            Wish("festival 8,8,8/6,5/3/1", _shows),
            replies=("end",),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Castell",
                "You were the only team: a medal, a size token, and a point for each level and for "
                "everybody of size 6. Only your best festival tower counts in the end.",
            )
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Castell",
                "Prizes, size tokens, performances and the number of regions where you earned "
                "something count as well. That is all: raise your first castell!",
            )
        ),
    ),
)
