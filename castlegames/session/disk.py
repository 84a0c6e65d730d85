"""Every call to the file system that a match file needs, in one place that tests can make fail."""

from __future__ import annotations

import errno
import os
import stat
import sys
import threading
from contextlib import suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_LOCK_BYTE = 0x7FFF0000
"""Windows locks a byte that no match is long enough to have, so that others may read the file."""

_BINARY: int = getattr(os, "O_BINARY", 0)
_NO_WAIT: int = getattr(os, "O_NONBLOCK", 0)


class NotAFile(OSError):
    """A folder, pipe or device where a match file is expected."""


class TooBig(OSError):
    """A file larger than the limit; ``size`` in bytes."""

    def __init__(self, size: int) -> None:
        super().__init__(errno.EFBIG, os.strerror(errno.EFBIG))
        self.size = size


class Disk:
    """The real file system. Every method raises OSError."""

    def __init__(self) -> None:
        self._locked: dict[int, tuple[int, int]] = {}
        """Which file each locked handle is open on."""
        self._one_at_a_time = threading.Lock()

    def open(self, path: Path, *, write: bool) -> int:
        """A handle on an existing plain file: to read, or to read and append.

        Raises NotAFile for anything else, without waiting for the other end of a pipe.
        """
        flags = (os.O_RDWR | os.O_APPEND) if write else os.O_RDONLY
        handle = os.open(path, flags | _BINARY | _NO_WAIT)
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            os.close(handle)
            raise NotAFile(errno.EINVAL, "not a plain file", str(path))
        return handle

    def create(self, path: Path) -> int:
        """A handle to append to a new file. Raises FileExistsError."""
        return os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_EXCL | _BINARY, 0o644)

    def read(self, handle: int, limit: int) -> bytes:
        """All of a file of at most ``limit`` bytes. Raises TooBig."""
        size = os.fstat(handle).st_size
        if size > limit:
            raise TooBig(size)
        os.lseek(handle, 0, os.SEEK_SET)
        parts: list[bytes] = []
        left = limit + 1
        while left > 0 and (part := os.read(handle, min(left, 1 << 20))):
            parts.append(part)
            left -= len(part)
        if left <= 0:
            raise TooBig(limit + 1)
        return b"".join(parts)

    def write(self, handle: int, data: bytes) -> None:
        """Append all of the data."""
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(handle, rest) :]

    def sync(self, handle: int) -> None:
        """Come back once the file is on the disk itself."""
        if sys.platform == "darwin":
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
        else:
            os.fsync(handle)

    def sync_folder(self, folder: Path) -> None:
        """Come back once names in the folder are on the disk itself; where systems can do it."""
        if sys.platform == "win32":
            return
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        except OSError as error:
            if error.errno not in (errno.EINVAL, errno.ENOTSUP):
                raise
        finally:
            os.close(handle)

    def replace(self, source: Path, target: Path) -> None:
        """Give ``source`` the name ``target``, at once and whatever had it before."""
        os.replace(source, target)

    def remove(self, path: Path) -> None:
        """Delete a file."""
        os.unlink(path)

    def close(self, handle: int) -> None:
        """Let go of a handle, and of its lock.

        A process that is just being started has a copy of every handle for a moment, which would
        keep the lock; so it is given up by name.
        """
        if self._locked.pop(handle, None) is not None:
            _unlock_for_others(handle)
        os.close(handle)

    def lock(self, handle: int) -> None:
        """Claim the file for this handle alone, as long as it is open. Raises BlockingIOError.

        Not every system lets two handles of one program get into each other's way (a folder on the
        network may not), so we keep count ourselves as well.
        """
        facts = os.fstat(handle)
        place = facts.st_dev, facts.st_ino
        with self._one_at_a_time:
            if any(there == place for other, there in self._locked.items() if other != handle):
                raise BlockingIOError(errno.EWOULDBLOCK, "locked")
            _lock_for_others(handle)
            self._locked[handle] = place

    def still_there(self, handle: int, path: Path) -> bool:
        """Whether ``path`` is the file that the handle is open on. Raises FileNotFoundError."""
        return os.path.samestat(os.fstat(handle), os.stat(path))

    def exists(self, path: Path) -> bool:
        """Whether anything has this name, a broken link included."""
        return os.path.lexists(path)


def _lock_for_others(handle: int) -> None:
    """Claim the file among programs. Raises BlockingIOError."""
    if sys.platform == "win32":
        os.lseek(handle, _LOCK_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(errno.EWOULDBLOCK, "locked") from error
    else:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in (errno.EWOULDBLOCK, errno.EACCES):
                raise BlockingIOError(errno.EWOULDBLOCK, "locked") from error
            if error.errno not in (errno.ENOLCK, errno.ENOTSUP, errno.EINVAL):
                raise


def _unlock_for_others(handle: int) -> None:
    if sys.platform != "win32":
        with suppress(OSError):
            fcntl.flock(handle, fcntl.LOCK_UN)


DISK = Disk()


def write_whole(disk: Disk, path: Path, data: bytes, *, keep_open: bool = False) -> int | None:
    """Put ``data`` at ``path``: what was there before, or all of the new, and nothing else ever.

    Returns a locked handle to append to if ``keep_open``. Raises OSError.
    """
    fresh = path.with_name(f".{path.name}.new")
    if disk.exists(fresh):
        disk.remove(fresh)
    handle = disk.create(fresh)
    try:
        try:
            if keep_open:
                disk.lock(handle)
            disk.write(handle, data)
            disk.sync(handle)
            if sys.platform == "win32":
                disk.close(handle)
            disk.replace(fresh, path)
        except BaseException:
            with suppress(OSError):
                disk.remove(fresh)
            raise
        disk.sync_folder(path.parent)
        if sys.platform == "win32":
            if not keep_open:
                return None
            handle = disk.open(path, write=True)
            disk.lock(handle)
            return handle
    except BaseException:
        with suppress(OSError):
            disk.close(handle)
        raise
    if keep_open:
        return handle
    disk.close(handle)
    return None


def read_whole(disk: Disk, path: Path, limit: int) -> bytes:
    """All of a plain file of at most ``limit`` bytes. Raises OSError (NotAFile, TooBig)."""
    handle = disk.open(path, write=False)
    try:
        return disk.read(handle, limit)
    finally:
        disk.close(handle)


def free_name(disk: Disk, path: Path, ending: str) -> Path:
    """The first of ``NAME.ending``, ``NAME.ending-2``, … that nothing has."""
    number = 1
    while True:
        candidate = path.with_name(path.name + ending + (f"-{number}" if number > 1 else ""))
        if not disk.exists(candidate):
            return candidate
        number += 1
