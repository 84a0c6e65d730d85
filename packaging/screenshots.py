"""Makes the pictures of the program; ``packaging/screenshots`` gives it a screen.

A picture is called after what it shows: ``lobby``, or a game's id; dark ones end in ``-dark``.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
from PySide6.QtCore import QElapsedTimer, QLocale, QSize
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from castlegames import bots, rules
from castlegames.bots import Budget
from castlegames.desktop.app import Look
from castlegames.desktop.main_window import MainWindow
from castlegames.desktop.settings import SettingsStore
from castlegames.desktop.table.table import Table
from castlegames.desktop.theme import Theme
from castlegames.physics import resolve
from castlegames.rules import Game, Move, Stream
from castlegames.session.profile import Profile
from castlegames.session.seat import Seat
from castlegames.session.session import Session

ROOT = Path(__file__).resolve().parents[1]
SHOWN = ROOT / "docs" / "screenshots"
SIZE = QSize(1280, 800)
LARGEST = 200_000
"""Bytes of a picture that is kept in the checkout."""
SEED = 7
LEVEL = "medium"
NODES, FEW_NODES = 200, {"castle_crush": 8}
"""How many positions bots look at; fewer where each has to be simulated."""
PART = 0.54
"""How much of its match lies behind when a table is drawn."""
_FAR = 3_000
"""A squared distance of two colours beyond which they count as different as can be."""
PLAYED = 1_767_268_800
"""When the matches were played, in seconds: the lobby tells the day."""
NAMES = ("Anna", "Ben", "Cleo", "Dan")


def bots_match(game: Game, seats: int) -> list[tuple[int, Move]]:
    """The moves of a whole match between bots, each with its seat; the same each time."""
    players = [bots.bot(game.id, LEVEL) for _ in range(seats)]
    state, played = game.start(seats, SEED), []
    budget = Budget(nodes=FEW_NODES.get(game.id, NODES))
    while state.to_move is not None:
        seat, stream = state.to_move, Stream(SEED + len(played))
        choice = players[seat].choose(state.seen_by(seat), budget, stream)
        move = resolve(state, choice.move)
        played.append((seat, move))
        state = state.play(move)
    return played


def keep(game: Game, path: Path) -> None:
    """Write a match in which a person is to move against a bot of each other seat."""
    seats = game.seats[-1]
    played = bots_match(game, seats)
    least = round(PART * len(played))
    until = next((n for n in range(least, len(played)) if played[n][0] == 0), least)
    sitting = tuple(Seat(NAMES[n], LEVEL if n else None) for n in range(seats))
    session = Session.new(game.id, sitting, SEED, None, path)
    for _, move in played[:until]:
        ticket, head = session.play(move), session.head
        while session.head == head:
            session.pump()
            if ticket.why is not None:
                raise SystemExit(f"{game.id}: {move} was not played: {ticket.why}")
    session.close()


def pictures(
    window: MainWindow, settings: SettingsStore, folder: Path
) -> Iterator[tuple[str, QImage]]:
    """Each picture with its name; ``folder`` holds a match of each game."""
    for theme, ending in (("light", ""), ("dark", "-dark")):
        settings.change(theme=theme)
        for n, game in enumerate(rules.games()):
            path = folder / f"{game.id}.match"
            window.open_match(path)
            table = window.pages.currentWidget()
            if not isinstance(table, Table):
                raise SystemExit(f"the match {path} was not opened")
            wait(lambda table=table: table.board.acting)
            yield game.id + ending, grab(window)
            window.lobby()
            os.utime(path, (PLAYED - n, PLAYED - n))
        window.lobby()
        yield "lobby" + ending, grab(window)


def wait(happened: Callable[[], bool]) -> None:
    """Let the window live until something has happened."""
    clock = QElapsedTimer()
    clock.start()
    while not happened():
        if clock.elapsed() > 60_000:
            raise SystemExit("a table did not come to rest")
        QTest.qWait(10)


def grab(window: MainWindow) -> QImage:
    """The window as it is once everything is drawn."""
    window.setFocus()
    QTest.qWait(1500)  # the lit table shows its soft shadows when it has been at rest for a while
    return few_colours(window.grab().toImage())


def few_colours(picture: QImage) -> QImage:
    """The picture in 256 of its own colours, which makes it a third as large.

    Each next colour is the most frequent of those that are far from all taken before.
    """
    picture = picture.convertToFormat(QImage.Format.Format_RGB32)
    width, height = picture.width(), picture.height()
    pixels = np.frombuffer(picture.constBits(), np.uint32).reshape(height, width) & 0xFFFFFF
    colours, places, counts = np.unique(pixels, return_inverse=True, return_counts=True)
    parts = np.stack([colours >> 16, colours >> 8 & 255, colours & 255], axis=1).astype(np.int32)
    nearest = np.zeros(len(colours), np.uint8)
    distance = np.full(len(colours), np.iinfo(np.int64).max)
    taken: list[int] = []
    for n in range(min(256, len(colours))):
        best = int(np.argmax(counts * np.minimum(distance, _FAR)))
        taken.append(best)
        from_best = ((parts - parts[best]) ** 2).sum(axis=1)
        nearest[from_best < distance] = n
        distance = np.minimum(distance, from_best)
    indexes = nearest[places.reshape(height, width)].tobytes()
    made = QImage(indexes, width, height, width, QImage.Format.Format_Indexed8)
    made.setColorTable([0xFF000000 | int(colours[index]) for index in taken])
    return made.copy()


def shown() -> set[str]:
    """The pictures that README and the metainfo show."""
    text = (ROOT / "README.md").read_text("utf-8")
    sys.path.insert(0, str(ROOT / "packaging" / "linux"))
    from metainfo import CAPTIONS

    return {*re.findall(r"docs/screenshots/([\w-]+)\.png", text), *CAPTIONS}


def main(arguments: list[str]) -> int:
    """Make the pictures; the exit code."""
    folder = Path(arguments[0]) if arguments else SHOWN
    folder.mkdir(parents=True, exist_ok=True)
    wanted = shown()
    app = QApplication(["castlegames"])
    app.setApplicationName("castlegames")
    app.setStyle("fusion")
    QLocale.setDefault(QLocale("en_GB"))
    with tempfile.TemporaryDirectory(prefix="castlegames-") as scratch:
        profile = Profile.below(Path(scratch))
        profile.prepare()
        for game in rules.games():
            keep(game, profile.matches / f"{game.id}.match")
            print(f"played {game.id}", flush=True)
        settings = SettingsStore(profile.config / "settings.json")
        settings.change(motion="off", pace="quick", volume=0, theme="light")
        theme = Theme()
        look = Look(app, settings, theme)
        window = MainWindow(profile, settings, theme)
        window.appear()
        window.resize(SIZE)
        for name, picture in pictures(window, settings, profile.matches):
            if arguments or name in wanted:
                path = folder / f"{name}.png"
                if not picture.save(str(path), "PNG", 0):
                    raise SystemExit(f"{path} could not be written")
                print(f"{path}: {path.stat().st_size // 1000} KB", flush=True)
                if path.stat().st_size > LARGEST:
                    raise SystemExit(f"{path} is too large to be kept")
        window.close()
        look.deleteLater()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
