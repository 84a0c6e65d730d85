"""The file of an open match: lines are appended and synced by a thread of its own."""

from __future__ import annotations

import queue
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from attrs import frozen

from .disk import Disk, NotAFile, TooBig, free_name, read_whole, write_whole
from .lines import LONGEST_FILE
from .trouble import SaveError

RETRY_SECONDS = 5.0
"""How long after a failure writing is tried again by itself."""

Done = Callable[[OSError | None], None]


@frozen
class _Append:
    data: bytes
    done: Done


@frozen
class _MoveTo:
    path: Path
    done: Done


@frozen
class Claim:
    """A locked file: its handle, its bytes, and why it may be read only, if so."""

    handle: int
    data: bytes
    read_only: OSError | None


def claim(disk: Disk, path: Path) -> Claim:
    """Lock an existing match file and read it. Raises SaveError."""
    for _ in range(5):
        handle, read_only = _open(disk, path)
        try:
            disk.lock(handle)
            if disk.still_there(handle, path):
                return Claim(handle, disk.read(handle, LONGEST_FILE), read_only)
        except BlockingIOError as error:
            _let_go(disk, handle)
            raise SaveError("locked", path=str(path)) from error
        except TooBig as error:
            _let_go(disk, handle)
            raise SaveError(
                "too_big", path=str(path), bytes=error.size, limit=LONGEST_FILE
            ) from error
        except FileNotFoundError:
            pass
        except OSError as error:
            _let_go(disk, handle)
            raise SaveError("unreadable", path=str(path), error=str(error)) from error
        except BaseException:
            _let_go(disk, handle)
            raise
        _let_go(disk, handle)
    raise SaveError("unreadable", path=str(path), error="the file keeps changing")


def _open(disk: Disk, path: Path) -> tuple[int, OSError | None]:
    try:
        try:
            return disk.open(path, write=True), None
        except (FileNotFoundError, IsADirectoryError, NotAFile):
            raise
        except OSError as error:
            return disk.open(path, write=False), error
    except FileNotFoundError as error:
        raise SaveError("missing", path=str(path)) from error
    except (NotAFile, IsADirectoryError) as error:
        raise SaveError("foreign", path=str(path)) from error
    except (OSError, ValueError) as error:
        raise SaveError("unreadable", path=str(path), error=str(error)) from error


class Journal:
    """A locked match file that only grows.

    The whole content is kept in memory as well: after a failed write (a full disk, a folder that
    is gone) the file is not patched but written anew beside and put in place at once, again and
    again until it works. ``report(error)`` is called from the thread of the journal whenever
    writing begins to fail (an OSError) or works again (None); ``swapped(path)`` when somebody put
    another file in the match's place, which was moved aside to ``path``.
    """

    def __init__(
        self,
        disk: Disk,
        path: Path,
        content: bytes,
        handle: int | None,
        *,
        whole: bool,
        read_only: OSError | None = None,
    ) -> None:
        """``whole``: the file is just ``content``; otherwise the next line puts it right.

        ``read_only``: nothing is ever written at ``path``, for this reason.
        """
        self.path = path
        self.report: Done = _nobody
        self.swapped: Callable[[Path], None] = _nobody
        self._disk = disk
        self._content = bytearray(content)
        self._handle = handle
        self._whole = whole
        self._read_only = read_only
        self._error: OSError | None = read_only
        self._jobs: queue.SimpleQueue[_Append | _MoveTo | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    @classmethod
    def create(cls, disk: Disk, path: Path, content: bytes) -> tuple[Journal, OSError | None]:
        """A new file with its first lines, and why it could not be written, if so.

        Raises SaveError ``exists``.
        """
        if disk.exists(path):
            raise SaveError("exists", path=str(path))
        try:
            handle = write_whole(disk, path, content, keep_open=True)
        except OSError as error:
            journal = cls(disk, path, content, None, whole=False)
            journal._error = error
            journal._start()
            return journal, error
        return cls(disk, path, content, handle, whole=True), None

    def append(self, data: bytes, done: Done) -> None:
        """Have lines written; ``done(error)`` is called from the journal's thread."""
        self._start()
        self._jobs.put(_Append(data, done))

    def move_to(self, path: Path) -> None:
        """Go on in a new file with everything so far.

        Raises SaveError ``exists`` or ``not_written``; then all stays as it was.
        """
        answer: queue.SimpleQueue[OSError | None] = queue.SimpleQueue()
        self._start()
        self._jobs.put(_MoveTo(path, answer.put))
        error = answer.get()
        if isinstance(error, FileExistsError):
            raise SaveError("exists", path=str(path)) from error
        if error is not None:
            raise SaveError("not_written", path=str(path), error=str(error)) from error

    def close(self, seconds: float = 20.0) -> OSError | None:
        """Write what is waiting, let the file go; why it could not be written, if so."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join(seconds)
            if self._thread.is_alive():
                return TimeoutError("the disk does not answer")
            self._thread = None
        if self._handle is not None:
            _let_go(self._disk, self._handle)
            self._handle = None
        return self._error

    def _start(self) -> None:
        if self._thread is None:
            name = f"journal of {self.path.name}"
            self._thread = threading.Thread(target=self._run, name=name, daemon=True)
            self._thread.start()

    def _run(self) -> None:
        while True:
            failing = self._error is not None and self._read_only is None
            try:
                job = self._jobs.get(timeout=RETRY_SECONDS if failing else None)
            except queue.Empty:
                self._settle(self._try(b""))
                continue
            if job is None:
                if self._error is not None:
                    self._error = self._try(b"")
                return
            if isinstance(job, _MoveTo):
                job.done(self._try_move(job.path))
                continue
            error = self._try(job.data)
            self._settle(error)
            job.done(error)

    def _settle(self, error: OSError | None) -> None:
        changed = (error is None) != (self._error is None)
        self._error = error
        if changed:
            self.report(error)

    def _try(self, data: bytes) -> OSError | None:
        """Bring the file up to date with ``data`` at its end."""
        self._content += data
        if self._read_only is not None:
            return self._read_only
        try:
            if self._handle is not None and self._whole and self._in_place():
                self._whole = False
                self._disk.write(self._handle, data)
                self._disk.sync(self._handle)
            else:
                self._write_anew(self.path)
            self._whole = True
        except OSError as error:
            self._whole = False
            return error
        return None

    def _in_place(self) -> bool:
        """Whether the file still has its name."""
        assert self._handle is not None
        try:
            if self._disk.still_there(self._handle, self.path):
                return True
        except FileNotFoundError:
            return False
        return False

    def _write_anew(self, path: Path) -> None:
        self._move_stranger_aside(path)
        old = self._handle
        if old is not None and _must_close_first():
            self._handle = None
            _let_go(self._disk, old)
            old = None
        fresh = write_whole(self._disk, path, bytes(self._content), keep_open=True)
        self._handle = fresh
        if old is not None:
            _let_go(self._disk, old)

    def _move_stranger_aside(self, path: Path) -> None:
        if not self._disk.exists(path):
            return
        if self._handle is not None and self._disk.still_there(self._handle, path):
            return
        try:
            ours = self._content.startswith(read_whole(self._disk, path, LONGEST_FILE))
        except OSError:
            ours = False
        if ours:
            return
        aside = free_name(self._disk, path, ".swapped")
        self._disk.replace(path, aside)
        self.swapped(aside)

    def _try_move(self, path: Path) -> OSError | None:
        if self._disk.exists(path):
            return FileExistsError(str(path))
        try:
            fresh = write_whole(self._disk, path, bytes(self._content), keep_open=True)
        except OSError as error:
            return error
        if self._handle is not None:
            _let_go(self._disk, self._handle)
        self._handle = fresh
        self._whole = True
        self._read_only = None
        self.path = path
        self._settle(None)
        return None


def _let_go(disk: Disk, handle: int) -> None:
    with suppress(OSError):
        disk.close(handle)


def _must_close_first() -> bool:
    """Windows gives no file a name that an open one has."""
    return sys.platform == "win32"


def _nobody(_: object) -> None:
    """Nobody listens yet."""
