"""A file system whose n-th call fails."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from castlegames.session.disk import Disk

T = TypeVar("T")

CALLS = ("open", "create", "read", "write", "sync", "sync_folder", "replace", "remove", "lock")


class FaultyDisk(Disk):
    """Counts the calls that can fail; the ``nth`` one (from 0) fails with this error.

    ``for_good``: so do all after it. A write that fails has written half of its data before.
    """

    def __init__(self, nth: int | None = None, code: int = 0, *, for_good: bool = False) -> None:
        super().__init__()
        self.nth = nth
        self.code = code
        self.for_good = for_good
        self.calls: list[str] = []

    @property
    def struck(self) -> bool:
        """Whether a call has failed."""
        return self.nth is not None and len(self.calls) > self.nth

    def _counted(self, name: str, call: Callable[[], T], before: Callable[[], object]) -> T:
        index = len(self.calls)
        self.calls.append(name)
        if self.nth is not None and (index == self.nth or (self.for_good and index > self.nth)):
            before()
            raise OSError(self.code, os.strerror(self.code))
        return call()

    def open(self, path: Path, *, write: bool) -> int:
        return self._counted("open", lambda: super(FaultyDisk, self).open(path, write=write), _no)

    def create(self, path: Path) -> int:
        return self._counted("create", lambda: super(FaultyDisk, self).create(path), _no)

    def read(self, handle: int, limit: int) -> bytes:
        return self._counted("read", lambda: super(FaultyDisk, self).read(handle, limit), _no)

    def write(self, handle: int, data: bytes) -> None:
        def half() -> None:
            super(FaultyDisk, self).write(handle, data[: len(data) // 2])

        self._counted("write", lambda: super(FaultyDisk, self).write(handle, data), half)

    def sync(self, handle: int) -> None:
        self._counted("sync", lambda: super(FaultyDisk, self).sync(handle), _no)

    def sync_folder(self, folder: Path) -> None:
        self._counted("sync_folder", lambda: super(FaultyDisk, self).sync_folder(folder), _no)

    def replace(self, source: Path, target: Path) -> None:
        self._counted("replace", lambda: super(FaultyDisk, self).replace(source, target), _no)

    def remove(self, path: Path) -> None:
        self._counted("remove", lambda: super(FaultyDisk, self).remove(path), _no)

    def lock(self, handle: int) -> None:
        self._counted("lock", lambda: super(FaultyDisk, self).lock(handle), _no)


def _no() -> None:
    """Nothing happens before the failure."""
