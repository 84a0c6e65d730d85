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
        self._sockets: list[QLocalSocket] = []

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

    @property
    def address(self) -> str:
        """Where the first program listens."""
        return "" if self._server is None else self._server.fullServerName()

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
        for socket in self._sockets:
            socket.abort()
        self._sockets.clear()
        if self._server is not None:
            self._server.close()
            self._server = None
        self._lock.unlock()

    def _answer(self) -> None:
        while self._server is not None and self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            self._sockets.append(socket)
            socket.readyRead.connect(self._hear)
            socket.disconnected.connect(self._forget)
        self._hear()

    def _forget(self) -> None:
        unconnected = QLocalSocket.LocalSocketState.UnconnectedState
        self._sockets = [each for each in self._sockets if each.state() != unconnected]

    def _hear(self) -> None:
        for socket in list(self._sockets):
            if socket.canReadLine():
                self._obey(socket, bytes(socket.readLine(_LONGEST).data()))
            elif socket.bytesAvailable() > _LONGEST:
                socket.abort()

    def _obey(self, socket: QLocalSocket, line: bytes) -> None:
        try:
            path = json.loads(line)["open"]
        except (ValueError, KeyError, TypeError):
            path = None
        if not isinstance(path, str):
            socket.abort()
            return
        socket.write(b"ok\n")
        socket.flush()
        self.asked.emit(path)
