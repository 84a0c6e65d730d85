"""The folder of matches: what is in it, names, the bin, copies in and out."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from attrs import frozen

from .disk import DISK, Disk, NotAFile, TooBig, read_whole, write_whole
from .lines import LONGEST_FILE
from .loader import load
from .profile import Profile
from .seat import tame_name
from .summary import Summary, read_summary, refused, summarize, summary_json, summary_of
from .trouble import SaveError

ENDING = ".match"
PICTURE_ENDING = ".png"
_BIN = ".bin"
_LONGEST_NAME = 80
_LONGEST_NAME_BYTES = 200
_REPLAYED = 8
"""How many new files a listing replays; with more of them (a lost index) checksums must do."""
_INDEX_VERSION = 2
_LARGEST_INDEX = 20_000_000
_NOT_IN_NAMES = set('<>:"/\\|?*')
_NOT_ALONE = {
    "con",
    "prn",
    "aux",
    "nul",
    *(f"{port}{number}" for port in ("com", "lpt") for number in range(1, 10)),
}
"""Names that Windows keeps for devices."""


@frozen
class Entry:
    """A match file of the library: ``changed`` is when it was last written, in seconds."""

    path: Path
    changed: float
    bytes: int
    summary: Summary

    @property
    def name(self) -> str:
        """What the match is called."""
        return self.path.name.removesuffix(ENDING)

    @property
    def picture(self) -> Path:
        """Where the board's picture lies, if there is one."""
        return self.path.with_suffix(PICTURE_ENDING)


@frozen
class Deleted:
    """A match in the bin, and where it came from."""

    path: Path
    kept_at: Path


class Library:
    """The matches of a profile. Methods raise SaveError where they say so, and nothing else.

    An index in the cache keeps a summary of each file; what is not in it, or has changed since, is
    read again. A wrong or missing index costs time only.
    """

    def __init__(self, profile: Profile, *, disk: Disk = DISK) -> None:
        self.folder = profile.matches
        self._index_path = profile.cache / "matches.json"
        self._disk = disk
        self._index: dict[str, tuple[int, int, Summary]] | None = None

    # What there is

    def matches(self) -> tuple[Entry, ...]:
        """All match files, the last written first; () if the folder cannot be read."""
        index = self._known()
        found: dict[str, tuple[int, int, Summary]] = {}
        entries: list[Entry] = []
        changed = False
        replayed = 0
        for path, facts in self._files():
            known = index.get(path.name)
            if known is None or known[:2] != (facts.st_size, facts.st_mtime_ns):
                replayed += 1
                summary = self._read(path, replay=replayed <= _REPLAYED)
                known = (facts.st_size, facts.st_mtime_ns, summary)
                changed = True
            found[path.name] = known
            entries.append(Entry(path, facts.st_mtime, facts.st_size, known[2]))
        if changed or len(found) != len(index):
            self._index = found
            self._keep_index()
        return tuple(sorted(entries, key=lambda entry: (-entry.changed, entry.path.name)))

    def check(self, path: Path) -> Summary:
        """The summary of a file after replaying all of it; kept in the index."""
        summary = check_file(path, self._disk)
        if self.owns(path):
            with suppress(OSError):
                facts = path.stat()
                self._known()[path.name] = (facts.st_size, facts.st_mtime_ns, summary)
                self._keep_index()
        return summary

    def owns(self, path: Path) -> bool:
        """Whether a file lies in the library's folder."""
        try:
            return path.resolve().parent == self.folder.resolve()
        except (OSError, RuntimeError, ValueError):
            return False

    # Names

    def new_path(self, game_id: str) -> Path:
        """A name that no match has, for a new one. Makes the folder if it can."""
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
        day = datetime.now(UTC).astimezone().strftime("%Y-%m-%d")
        return self._free(f"{game_id} {day}")

    def rename(self, path: Path, name: str) -> Path:
        """Give a match another name; where it is now.

        What no system allows in a name is left out. Raises SaveError ``exists``, ``locked`` or
        ``not_written``, the last also for a name of which nothing is left.
        """
        tamed = tame_file_name(name)
        if not tamed:
            raise SaveError("not_written", path=str(path), error="no name")
        target = path.with_name(tamed + ENDING)
        if target == path:
            return path
        same = _same_file(path, target)
        if self._disk.exists(target) and not same:
            raise SaveError("exists", path=str(target))
        self._move(path, target)
        return target

    # The bin

    def delete(self, path: Path) -> Deleted:
        """Put a match into the bin. Raises SaveError ``locked`` or ``not_written``."""
        bin_folder = self.folder / _BIN
        try:
            bin_folder.mkdir(exist_ok=True)
        except OSError as error:
            raise SaveError("not_written", path=str(path), error=str(error)) from error
        kept_at = _free_in(bin_folder, path.name.removesuffix(ENDING), self._disk)
        self._move(path, kept_at)
        return Deleted(path, kept_at)

    def restore(self, deleted: Deleted) -> Path:
        """Take a match out of the bin; where it is now (its name may be taken meanwhile).

        Raises SaveError ``not_written``.
        """
        target = deleted.path
        if self._disk.exists(target):
            target = self._free(deleted.path.name.removesuffix(ENDING))
        self._move(deleted.kept_at, target)
        return target

    def tidy(self, older_than: float = 30 * 86_400) -> None:
        """Remove for good what was put into the bin so many seconds ago.

        So goes what a program that was killed left half written, after a day.
        """
        now = datetime.now(UTC).timestamp()
        for folder, pattern, age in (
            (self.folder / _BIN, "*", older_than),
            (self.folder, f".*{ENDING}.new", min(older_than, 86_400)),
        ):
            with suppress(OSError):
                for path in list(folder.glob(pattern)):
                    with suppress(OSError):
                        if path.lstat().st_ctime < now - age:
                            path.unlink()

    # Copies

    def export(self, path: Path, target: Path) -> None:
        """Copy a match out. Raises SaveError ``unreadable`` or ``not_written``.

        The person was asked for ``target``; what is there is replaced at once or not at all.
        """
        data = read_match(self._disk, path)
        try:
            write_whole(self._disk, target, data)
        except OSError as error:
            raise SaveError("not_written", path=str(target), error=str(error)) from error

    def import_file(self, source: Path) -> Path:
        """Copy a match in, after checking all of it; where the copy is.

        A damaged one comes in as it is, opening it tells what could be kept. Raises SaveError.
        """
        data = read_match(self._disk, source)
        load(data, str(source))
        name = tame_file_name(source.name.removesuffix(ENDING)) or "match"
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
        target = self._free(name)
        try:
            write_whole(self._disk, target, data)
        except OSError as error:
            raise SaveError("not_written", path=str(target), error=str(error)) from error
        return target

    # Inside

    def _files(self) -> Iterable[tuple[Path, os.stat_result]]:
        """Plain match files; no links, pipes, folders."""
        try:
            with os.scandir(self.folder) as found:
                entries = list(found)
        except OSError:
            return
        for entry in entries:
            if not entry.name.endswith(ENDING) or entry.name.startswith("."):
                continue
            with suppress(OSError):
                facts = entry.stat(follow_symlinks=False)
                if stat.S_ISREG(facts.st_mode):
                    yield self.folder / entry.name, facts

    def _read(self, path: Path, *, replay: bool) -> Summary:
        if replay:
            return check_file(path, self._disk)
        try:
            return summarize(read_match(self._disk, path), str(path))
        except SaveError as error:
            return refused(error)

    def _move(self, source: Path, target: Path) -> None:
        """Rename a match and its picture, if no program has it open."""
        try:
            handle = self._disk.open(source, write=True)
        except OSError as error:
            raise SaveError("not_written", path=str(source), error=str(error)) from error
        try:
            self._disk.lock(handle)
            if os.name == "nt":
                self._disk.close(handle)
            self._disk.replace(source, target)
        except BlockingIOError as error:
            raise SaveError("locked", path=str(source)) from error
        except OSError as error:
            raise SaveError("not_written", path=str(target), error=str(error)) from error
        finally:
            with suppress(OSError):
                self._disk.close(handle)
        with suppress(OSError):
            picture = source.with_suffix(PICTURE_ENDING)
            if picture.exists():
                os.replace(picture, target.with_suffix(PICTURE_ENDING))

    def _free(self, name: str) -> Path:
        return _free_in(self.folder, name, self._disk)

    def _known(self) -> dict[str, tuple[int, int, Summary]]:
        if self._index is None:
            self._index = _read_index(self._disk, self._index_path)
        return self._index

    def _keep_index(self) -> None:
        data = {
            "version": _INDEX_VERSION,
            "matches": {
                name: [size, time, summary_json(summary)]
                for name, (size, time, summary) in (self._index or {}).items()
            },
        }
        with suppress(OSError):
            self._index_path.parent.mkdir(parents=True, exist_ok=True)
            text = json.dumps(data, separators=(",", ":"))
            write_whole(self._disk, self._index_path, text.encode())


def check_file(path: Path, disk: Disk = DISK) -> Summary:
    """The summary of a file after replaying all of it. Never raises."""
    try:
        return summary_of(load(read_match(disk, path), str(path)))
    except SaveError as error:
        return refused(error)


def tame_file_name(name: str) -> str:
    """A name that every system takes, at most 80 characters; empty if nothing is left."""
    plain = "".join(" " if char in _NOT_IN_NAMES else char for char in name)
    tamed = tame_name(plain, _LONGEST_NAME).strip(" .")
    while len(tamed.encode()) > _LONGEST_NAME_BYTES:
        tamed = tamed[:-1].strip(" .")
    return f"{tamed} match" if tamed.casefold() in _NOT_ALONE else tamed


def _free_in(folder: Path, name: str, disk: Disk) -> Path:
    """``NAME.match``, ``NAME 2.match``, … whatever no file has."""
    number = 1
    while True:
        path = folder / (name + (f" {number}" if number > 1 else "") + ENDING)
        if not disk.exists(path):
            return path
        number += 1


def _same_file(one: Path, other: Path) -> bool:
    """Whether two names are the same file, as on systems that do not tell A from a."""
    try:
        return os.path.samefile(one, other)
    except OSError:
        return False


def read_match(disk: Disk, path: Path) -> bytes:
    """The bytes of a match file, whoever has it open. Raises SaveError."""
    try:
        return read_whole(disk, path, LONGEST_FILE)
    except FileNotFoundError as error:
        raise SaveError("missing", path=str(path)) from error
    except (NotAFile, IsADirectoryError) as error:
        raise SaveError("foreign", path=str(path)) from error
    except TooBig as error:
        raise SaveError("too_big", path=str(path), bytes=error.size, limit=LONGEST_FILE) from error
    except (OSError, ValueError) as error:
        raise SaveError("unreadable", path=str(path), error=str(error)) from error


def _read_index(disk: Disk, path: Path) -> dict[str, tuple[int, int, Summary]]:
    try:
        data = json.loads(read_whole(disk, path, _LARGEST_INDEX))
        if data["version"] != _INDEX_VERSION:
            return {}
        return {
            name: (size, time, read_summary(record))
            for name, (size, time, record) in data["matches"].items()
        }
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return {}
