"""From a file to a match, and from a match to its file."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from attrs import evolve, frozen

import castlegames
from castlegames import rules
from castlegames.rules import Game, Value

from .disk import Disk, free_name, write_whole
from .header import Header, now
from .history import History
from .journal import Claim, Journal, claim
from .loader import Loaded, load
from .records import HELPED, header_line, mark_line, move_line, snapshot_line
from .seat import Seat
from .trouble import Trouble


@frozen
class Opened:
    """A match and its file.

    ``troubles`` tells what had to be repaired, ``unsaved`` why nothing can be written, if so.
    """

    loaded: Loaded
    journal: Journal | None
    troubles: tuple[Trouble, ...] = ()
    unsaved: Trouble | None = None


def open_file(disk: Disk, path: Path) -> Opened:
    """Lock a match file, load it, repair it. Raises SaveError.

    Of a link, what it leads to is the file: a link would not survive a repair.
    """
    path = _without_links(path)
    claimed = claim(disk, path)
    try:
        loaded = load(claimed.data, str(path))
    except BaseException:
        with suppress(OSError):
            disk.close(claimed.handle)
        raise
    return _repaired(disk, path, claimed, loaded)


def new_file(
    disk: Disk, path: Path | None, game: Game, header: Header, history: History, *, helped: bool
) -> Opened:
    """A new file for a match; with a path of None it has none.

    Raises SaveError ``exists``.
    """
    content = header_line(header) + snapshot_line(
        game, header, header.seats, history.first, history.at(history.first), helped=helped
    )
    for played in history.played:
        after = game.to_json(history.at(played.n))
        content += move_line(played.n, played.seat, played.move, after)
    if helped:
        content += mark_line(HELPED)
    loaded = Loaded(
        game=game,
        header=header,
        seats=header.seats,
        helped=helped,
        history=history,
        kept=content,
        snapshot_last=not history.played and not helped,
    )
    if path is None:
        return Opened(loaded, None)
    journal, error = Journal.create(disk, path, content)
    return Opened(loaded, journal, unsaved=None if error is None else not_saved(path, error))


def branch_file(
    disk: Disk,
    path: Path | None,
    header: Header,
    seats: tuple[Seat, ...],
    history: History,
    *,
    helped: bool,
) -> Opened:
    """A new file that goes on where ``history`` ends, with the seats as they are now.

    Raises SaveError ``exists``.
    """
    game = rules.game(header.game)
    branched = evolve(
        header,
        seats=seats,
        created=now(),
        rules_version=game.rules_version,
        app=castlegames.__version__,
    )
    return new_file(disk, path, game, branched, history, helped=helped)


def not_saved(path: Path | None, error: OSError) -> Trouble:
    """What to tell the players when writing fails."""
    return Trouble("not_saved", {"path": str(path), "error": str(error)})


def _without_links(path: Path) -> Path:
    try:
        return path.resolve() if path.is_symlink() else path
    except (OSError, RuntimeError, ValueError):
        # A ring of links, a name that no system has: opening it says so.
        return path


def _repaired(disk: Disk, path: Path, claimed: Claim, loaded: Loaded) -> Opened:
    """The journal of a file that was loaded, after saving a copy of a damaged one.

    A file that was only torn at its end is put right by the next line that is written.
    """
    troubles: list[Trouble] = []
    unsaved: Trouble | None = None
    handle = claimed.handle
    error = claimed.read_only
    whole = claimed.data == loaded.kept
    if error is not None:
        unsaved = Trouble("read_only", {"path": str(path), "error": str(error)})
    if loaded.damage is not None:
        copy: Path | None = None
        if error is None:
            try:
                copy = free_name(disk, path, ".damaged")
                write_whole(disk, copy, claimed.data)
            except OSError as failed:
                # Without a copy nothing may be written over what was there.
                copy, error = None, failed
                unsaved = not_saved(path, failed)
        args: dict[str, Value] = {
            "kept": loaded.history.head,
            "line": loaded.damage.line,
            "copy": None if copy is None else copy.name,
        }
        troubles.append(Trouble("damaged", args))
        if copy is not None:
            with suppress(OSError):
                fresh = write_whole(disk, path, loaded.kept, keep_open=True)
                assert fresh is not None
                with suppress(OSError):
                    disk.close(handle)
                handle, whole = fresh, True
    if loaded.went_on:
        args = {
            "move": loaded.history.head,
            "rest": loaded.rest,
            "rules_version": loaded.header.rules_version,
        }
        troubles.append(Trouble("older_rules", args))
    journal = Journal(disk, path, loaded.kept, handle, whole=whole, read_only=error)
    return Opened(loaded, journal, tuple(troubles), unsaved)
