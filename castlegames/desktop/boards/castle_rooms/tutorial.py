"""The tutorial of Castle Rooms: a row, a dragon, a knight, and a dragon in return."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from ...tutorial.script import Script, Step, Wish

SCRIPT = Script(
    context="CastleRooms",
    seed=1247,
    options={"first": 0, "strict_rows": False},
    steps=(
        Step(
            QT_TRANSLATE_NOOP(
                "CastleRooms",
                "Welcome! You lay rooms in rows. Whoever first has ten rooms in one row wins at "
                "once; if nobody does, the longest row wins.",
            )
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "CastleRooms",
                "Below are your cards: three rooms and a knight. A room has upper stairs, lower "
                "stairs or a corridor at each end. Where two rooms touch, these must meet.",
            )
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "CastleRooms",
                "Start a row: drag the marked room to the middle of the table, with the helmet up. "
                "R would turn it round. By keys: its number, then Enter.",
            ),
            Wish("start 32 helmet"),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "CastleRooms",
                "Add the marked room at the right end: its stairs meet those of the first. Try the "
                "other room there, and the cross says why it does not fit.",
            ),
            Wish("extend 0 42"),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "CastleRooms",
                "You draw two cards each turn and may play as many as you like, but you must end "
                "with two at most. You hold two now: press End turn.",
            ),
            Wish("end"),
            replies=("start 28 swords", "extend 0 44", "dragon 0 0", "end"),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "CastleRooms",
                "{partner} has put a dragon at the end of your row, so nothing can be added. A "
                "knight helps: put yours on the row.",
            ),
            Wish("knight 0"),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "CastleRooms",
                "The dragon is gone, and you may go on at once. Add the marked room.",
            ),
            Wish("extend 0 23"),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "CastleRooms",
                "You drew a dragon too. Put it on the row of {partner}: it stays there until a "
                "knight comes.",
            ),
            Wish("dragon 1 0"),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "CastleRooms",
                "You may start as many rows as you like, and each new one faces the other way. "
                "Start a second row: here the swords are up.",
            ),
            Wish("start 17 swords"),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "CastleRooms",
                "Rows with a dragon count all the same, and second rows break ties. That is all: "
                "enjoy your first castle!",
            )
        ),
    ),
)
