"""Patchwork's tutorial: two patches, an advance, and what pays on the way."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from castlegames.rules import Move
from castlegames.rules.patchwork import Take

from ...tutorial.script import Script, Step, Wish


def _anyhow(patch: int) -> Wish:
    """Take this patch, wherever it is sewn on."""

    def takes(move: Move) -> bool:
        return isinstance(move, Take) and move.patch == patch

    return Wish(takes=takes)


SCRIPT = Script(
    context="Patchwork",
    seed=98,
    options={"first": 0, "track": "revised"},
    steps=(
        Step(
            QT_TRANSLATE_NOOP(
                "Patchwork",
                "Welcome! You and {partner} each sew a quilt of 9 × 9 cells; yours is on the "
                "left. You pay with buttons, and in the end buttons are points.",
            )
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Patchwork",
                "Below lies the circle of patches. You may take one of the three large ones. "
                "Each says what it costs: buttons, then time. Sewn-on buttons bring income.",
            )
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Patchwork",
                "Take patch 13: drag it to your quilt, or click it and then a cell. R turns it "
                "and F flips it. By keys: 1 to 3, the arrows, and Enter.",
            ),
            _anyhow(13),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Patchwork",
                "It cost 2 of your 5 buttons, and your token went 3 spaces. Whoever is behind on "
                "the time board moves next: see what {partner} does.",
            ),
            replies=("take 24 a1 b1 b2 c2 a3 b3",),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Patchwork",
                "{partner} is in front now, so it is your turn. Take patch 30: before you let go, "
                "the preview says that you will pass a button mark.",
            ),
            _anyhow(30),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Patchwork",
                "The mark at 5 paid you a button for each one sewn on your quilt: 2. You are in "
                "front by one space, so {partner} moves.",
            ),
            replies=("take 8 c1 d1 e1 e2",),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Patchwork",
                "Now save up. Press Advance: your token goes just in front of {partner}’s, and "
                "each space earns a button.",
            ),
            Wish("advance"),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Patchwork",
                "Six spaces, six buttons, and the mark at 11 paid 2 more. You can always advance, "
                "and so can {partner}, who is behind again.",
            ),
            replies=("advance",),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Patchwork",
                "The small patches on the time board are gifts for whoever reaches them first. "
                "And who first fills a square of 7 × 7 wins the tile worth 7 points.",
            )
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Patchwork",
                "When both tokens are home, your buttons count, and every empty cell costs 2 "
                "points. That is all: enjoy your first quilt!",
            )
        ),
    ),
)
