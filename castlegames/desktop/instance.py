"""One program for each profile: a second start hands its match to the first and ends."""

from __future__ import annotations

import hashlib
import json
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_WAIT = 2000
_LONGEST = 10_000


class Instance(QObject):
    """The right to be the one program on a profile folder.

    Signals:
        asked(str): another start asks for the window, and for a match file to open, or "".
    """

    asked = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        digest = hashlib.sha256(str(folder.resolve()).encode()).hexdigest()[:20]
        self._name = f"castlegames-{digest}"
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
        self._lock = QLockFile(str(folder / "instance.lock"))
        self._lock.setStaleLockTime(0)
        self._server: QLocalServer | None = None

    def claim(self) -> bool:
        """Be the one; False if another is. A folder that cannot be written is shared by all."""
        if (
            not self._lock.tryLock(100)
            and self._lock.error() == QLockFile.LockError.LockFailedError
        ):
            return False
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        QLocalServer.removeServer(self._name)
        self._server.newConnection.connect(self._answer)
        self._server.listen(self._name)
        return True

    def hand_over(self, match: Path | None) -> bool:
        """Ask the first program for its window and to open a match; False if it does not answer."""
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(_WAIT):
            return False
        path = str(match.resolve()) if match else ""
        socket.write(json.dumps({"open": path}).encode() + b"\n")
        heard = socket.waitForBytesWritten(_WAIT) and socket.waitForReadyRead(_WAIT)
        socket.disconnectFromServer()
        return heard

    def release(self) -> None:
        """Let another be the one."""
        if self._server is not None:
            self._server.close()
            self._server = None
        self._lock.unlock()

    def _answer(self) -> None:
        while self._server is not None and self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(lambda socket=socket: self._hear(socket))
            if socket.bytesAvailable():
                self._hear(socket)

    def _hear(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > _LONGEST:
                socket.abort()
            return
        line = bytes(socket.readLine(_LONGEST).data())
        try:
            path = json.loads(line)["open"]
        except (ValueError, KeyError, TypeError):
            socket.abort()
            return
        socket.write(b"ok\n")
        socket.flush()
        if isinstance(path, str):
            self.asked.emit(path)
