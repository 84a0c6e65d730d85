"""Sentences for what goes wrong with a match: what happened, what was kept, what to do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from castlegames.rules import Value
from castlegames.session.trouble import SaveError, Trouble

translate = QCoreApplication.translate


@frozen
class TroubleText:
    """A headline of a few words, and what was kept and what to do."""

    what: str
    advice: str


def save_error_text(error: SaveError) -> TroubleText:
    """The words for a match file that cannot be opened or written."""
    args = error.args_by_name
    name = _name(args)
    system = str(args.get("error", ""))
    match error.code:
        case "missing":
            return TroubleText(
                translate("Troubles", "“{name}” is not there any more.").format(name=name),
                translate("Troubles", "It may have been moved or deleted. Choose another match."),
            )
        case "unreadable":
            return TroubleText(
                translate("Troubles", "“{name}” cannot be read.").format(name=name),
                translate(
                    "Troubles", "The system says: {error}. The file was left as it is."
                ).format(error=system),
            )
        case "empty":
            return TroubleText(
                translate("Troubles", "“{name}” is empty.").format(name=name),
                translate("Troubles", "There is no match in it. The file was left as it is."),
            )
        case "foreign":
            return TroubleText(
                translate("Troubles", "“{name}” is not a match.").format(name=name),
                translate(
                    "Troubles",
                    "Castlegames opens its own .match files. The file was left as it is.",
                ),
            )
        case "too_big":
            return TroubleText(
                translate("Troubles", "“{name}” is larger than any match.").format(name=name),
                translate("Troubles", "It was not read. The file was left as it is."),
            )
        case "newer":
            return TroubleText(
                translate("Troubles", "“{name}” comes from a newer Castlegames.").format(name=name),
                translate(
                    "Troubles", "Open it with version {app} or later. The file was left as it is."
                ).format(app=args.get("app", "?")),
            )
        case "unknown_game":
            return TroubleText(
                translate("Troubles", "“{name}” is of a game that is not here.").format(name=name),
                translate(
                    "Troubles",
                    "This version does not have the game “{game}”. The file was left as it is.",
                ).format(game=str(args.get("game", "?"))[:40]),
            )
        case "older_rules":
            return TroubleText(
                translate("Troubles", "“{name}” was played by older rules.").format(name=name),
                translate(
                    "Troubles", "It cannot be gone on from here. The file was left as it is."
                ),
            )
        case "damaged":
            return TroubleText(
                translate("Troubles", "“{name}” is damaged.").format(name=name),
                translate(
                    "Troubles", "Nothing of the match could be read. The file was left as it is."
                ),
            )
        case "locked":
            return TroubleText(
                translate("Troubles", "“{name}” is open already.").format(name=name),
                translate("Troubles", "Close it in the other window first, then open it here."),
            )
        case "exists":
            return TroubleText(
                translate("Troubles", "“{name}” is there already.").format(name=name),
                translate("Troubles", "Nothing was overwritten. Choose another name."),
            )
        case "not_written":
            return TroubleText(
                translate("Troubles", "“{name}” could not be written.").format(name=name),
                translate("Troubles", "The system says: {error}. Choose another place.").format(
                    error=system
                ),
            )
    return TroubleText(
        translate("Troubles", "“{name}” cannot be opened.").format(name=name),
        translate("Troubles", "The file was left as it is ({code}).").format(code=error.code),
    )


def trouble_text(trouble: Trouble, names: Sequence[str] = ()) -> TroubleText:
    """The words for a trouble of a running match. ``names`` are the seats' names."""
    args = trouble.args
    who = _seat(args, names)
    error = str(args.get("error", ""))
    match trouble.code:
        case "not_saved":
            return TroubleText(
                translate("Troubles", "This match is not being saved: {error}.").format(
                    error=error
                ),
                translate("Troubles", "You can play on. Choose another place to keep it."),
            )
        case "read_only":
            return TroubleText(
                translate("Troubles", "This match is not being saved: its file may only be read."),
                translate("Troubles", "You can play on. Choose another place to keep it."),
            )
        case "damaged":
            copy = args.get("copy")
            kept = translate("Troubles", "{n} moves were kept.").format(n=args.get("kept", 0))
            if copy:
                kept += " " + translate(
                    "Troubles", "The damaged file is beside it as “{copy}”."
                ).format(copy=copy)
            return TroubleText(translate("Troubles", "A part of this match was damaged."), kept)
        case "older_rules":
            return TroubleText(
                translate("Troubles", "The rules have changed since this match was begun."),
                translate("Troubles", "It goes on from move {move}.").format(
                    move=args.get("move", 0)
                ),
            )
        case "bot_failed":
            return TroubleText(
                translate("Troubles", "{name} could not think of a move.").format(name=who),
                translate(
                    "Troubles",
                    "Bots are paused, nothing is lost. Let it try again, or take its seat.",
                ),
            )
        case "bot_illegal":
            return TroubleText(
                translate("Troubles", "{name} tried a move that the rules do not allow.").format(
                    name=who
                ),
                translate(
                    "Troubles",
                    "Bots are paused, nothing is lost. Let it try again, or take its seat.",
                ),
            )
        case "worker_died":
            return TroubleText(
                translate("Troubles", "The helper that thinks for the bots has ended."),
                translate("Troubles", "Bots are paused, nothing is lost. Let it try again."),
            )
        case "worker_hung":
            return TroubleText(
                translate("Troubles", "The helper that thinks for the bots does not answer."),
                translate("Troubles", "Bots are paused, nothing is lost. Let it try again."),
            )
        case "physics_failed":
            return TroubleText(
                translate("Troubles", "What falls could not be worked out."),
                translate("Troubles", "The move was not made. Try it again."),
            )
        case "profile_unwritable":
            return TroubleText(
                translate(
                    "Troubles", "The folder of your matches cannot be written: {error}."
                ).format(error=error),
                translate("Troubles", "You can play on. Choose another place to keep the match."),
            )
        case "swapped":
            return TroubleText(
                translate("Troubles", "Another file took the place of this match."),
                translate("Troubles", "It was moved aside as “{copy}”. Your match is safe.").format(
                    copy=args.get("copy", "")
                ),
            )
    return TroubleText(
        translate("Troubles", "Something went wrong ({code}).").format(code=trouble.code), ""
    )


def _name(args: Mapping[str, Value]) -> str:
    path = str(args.get("path", ""))
    return Path(path).name[:80] or translate("Troubles", "The file")


def _seat(args: Mapping[str, Value], names: Sequence[str]) -> str:
    seat = args.get("seat")
    if isinstance(seat, int) and 0 <= seat < len(names):
        return names[seat]
    return translate("Troubles", "The bot")
