"""What goes wrong with a match or its file: keys and arguments, the words are the desktop's."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import field, frozen

from castlegames.rules import Value

SAVE_ERRORS = (
    "missing",
    "unreadable",
    "empty",
    "foreign",
    "too_big",
    "newer",
    "unknown_game",
    "older_rules",
    "damaged",
    "locked",
    "exists",
    "not_written",
)
"""Every ``SaveError.code``.

``missing``       no such file (path)
``unreadable``    the system does not let us read it (path, error)
``empty``         nothing in it (path)
``foreign``       not a match file (path)
``too_big``       larger than any match (path, bytes, limit)
``newer``         written by a newer version (path, app: the version needed, schema)
``unknown_game``  a game that this version does not have (path, game)
``older_rules``   rules changed and no snapshot can be gone on from (path, rules_version)
``damaged``       nothing of it can be recovered (path, line, detail)
``locked``        open in another window or program (path)
``exists``        a new match may not overwrite a file (path)
``not_written``   a copy, export or rename failed (path, error)
"""

TROUBLES = (
    "not_saved",
    "read_only",
    "damaged",
    "older_rules",
    "bot_failed",
    "bot_illegal",
    "worker_died",
    "worker_hung",
    "physics_failed",
    "profile_unwritable",
    "swapped",
)
"""Every ``Trouble.code``.

``not_saved``           the last moves are not on disk (path, error); tried again until it works
``read_only``           the file may be read only, the match is not being saved (path, error)
``damaged``             a part was unreadable (kept: moves, line, copy: name of the copy or None)
``older_rules``         rules changed since; goes on from a snapshot (move, rules_version)
``bot_failed``          a bot raised an error twice (seat, level, detail); bots are paused
``bot_illegal``         a bot answered illegally twice (seat, level, move); bots are paused
``worker_died``         the worker process ended twice (seat or None, detail); bots are paused
``worker_hung``         the worker process did not answer twice (seat or None); bots are paused
``physics_failed``      a physical move could not be simulated (detail)
``profile_unwritable``  a profile folder cannot be written (path, error)
``swapped``             another file took the match's place; it was moved aside (path, copy)
"""


@frozen
class Trouble:
    """Something the players should know: a key of ``TROUBLES`` and what its sentence needs."""

    code: str
    args: Mapping[str, Value] = field(factory=dict, hash=False)


class SaveError(Exception):
    """A match file that cannot be opened or written: a key of ``SAVE_ERRORS`` and arguments."""

    def __init__(self, code: str, **args: Value) -> None:
        details = ", ".join(f"{name}: {value}" for name, value in args.items())
        super().__init__(f"{code.replace('_', ' ')} ({details})" if details else code)
        self.code = code
        self.args_by_name: Mapping[str, Value] = args
