"""The tutorial of Castle Crush: a castle, two swings of the mallet, and what they are worth.

What falls is simulated as in every match, so the sentences promise nothing about it.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from castlegames.rules import Move, State
from castlegames.rules.castle_crush import Build, Swing

from ...tutorial.script import Script, Step, Wish


def _builds(move: Move) -> bool:
    return isinstance(move, Build)


def _swings(move: Move) -> bool:
    return isinstance(move, Swing)


def _castle(view: State) -> Move:
    """A ready-made castle."""
    return view.legal_moves()[0]


def _swing(view: State) -> Move:
    """A swing at the other castle; what has fallen may lie where the mallet was to stand."""
    swing = Swing(0.0, -20.0, 260.0)
    return swing if view.why_not(swing) is None else view.legal_moves()[0]


SCRIPT = Script(
    context="CastleCrush",
    seed=1,
    options={"hand": "steady", "age": (0, 1)},
    steps=(
        Step(
            QT_TRANSLATE_NOOP(
                "CastleCrush",
                "Welcome! In each of three rounds you build a castle and let a mallet fall on that "
                "of {partner}. What falls and what stands brings points.",
            )
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "CastleCrush",
                "Begin with a block: drag a flat house from the tray to your blue foundation. R or "
                "the wheel turns it. By keys: its number, the arrows, and Enter.",
            ),
            on_board=True,
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "CastleCrush",
                "Every block must be used, then king and general. To be quick press Ready-made "
                "castle (C), once or more. Then Let go: a castle has to stand by itself.",
            ),
            Wish(takes=_builds),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "CastleCrush",
                "It stands! Drag the table to look around, or press V. {partner} builds next.",
            ),
            replies=(_castle,),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "CastleCrush",
                "Now attack. Click where the mallet is to fall, or aim with the arrows. You never "
                "push: press Let it fall.",
            ),
            Wish("swing 0 20 80", _swings),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "CastleCrush",
                "What touches the table now has fallen. One block is 1 point, two are 2, three "
                "are 4, and six are 20; a king adds 5, a general 3. {partner} strikes back.",
            ),
            replies=(_swing,),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "CastleCrush",
                "You have three swings a round. Swing again, from another place if you like: M "
                "lets you move the mallet’s foot.",
            ),
            Wish("swing 0 20 100", _swings),
            replies=(_swing,),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "CastleCrush",
                "After the last swing the castles are scored. A block counts more the higher its "
                "storey, a standing king 7 and a general 5. Storeys (N) shows the numbers.",
            )
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "CastleCrush",
                "Then all fallen blocks are shared out: everybody takes one in turn, and the next "
                "round begins with the blocks that you have by then.",
            )
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "CastleCrush",
                "After three rounds the most points win. That is all: build your first castle, and "
                "mind your king!",
            )
        ),
    ),
)
