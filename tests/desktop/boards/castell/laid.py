"""The board of Castell with any position on it, without a match behind it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from castlegames.desktop.boards.board import BoardContext, LastMove, Position
from castlegames.desktop.boards.castell.board import CastellBoard
from castlegames.desktop.boards.castell.words import WORDS
from castlegames.desktop.settings import SettingsStore
from castlegames.desktop.table.motion import Motion
from castlegames.desktop.theme import Theme
from castlegames.rules import Move
from castlegames.rules.castell import GAME, CastellState

NAMES = ("Anna", "Ben", "Carla", "Duna")


class Laid:
    """A board that shows a position as seat 0 sees it; ``moves`` are the moves it asked for."""

    def __init__(self, folder: Path, state: CastellState, *, projections: bool = True) -> None:
        settings = SettingsStore(folder / "settings.json")
        settings.change(motion="off", pace="quick", confirm="never")
        self.theme = Theme()
        self.theme.follow("light")
        self.board = CastellBoard(
            BoardContext(
                game=GAME,
                words=WORDS,
                names=NAMES[: state.seats],
                humans=frozenset(range(state.seats)),
                theme=self.theme,
                settings=settings,
                motion=Motion(settings),
                projections=projections,
            )
        )
        self.moves: list[str] = []
        self.said: list[str] = []
        self.board.moveChosen.connect(lambda move: self.moves.append(str(move)))
        self.board.said.connect(self.said.append)
        self.number = 0
        self.board.resize(960, 620)
        self.show(state)
        self.board.show()

    def show(
        self, state: CastellState, last: LastMove | None = None, animate: bool = False
    ) -> None:
        """Show another position."""
        self.number += 1
        self.state = state
        self.board.show_position(
            Position(
                view=state.seen_by(0),
                viewer=0,
                number=self.number,
                last=last,
                acting=state.to_move == 0,
                animate=animate,
            )
        )

    def go_on(self, move: Move) -> None:
        """Let a move be made and seen, as the table would."""
        before, seat = self.state, self.state.mover
        self.show(before.play(move), LastMove(seat, move, before.seen_by(0)), animate=True)

    def answer(self) -> None:
        """Play the move that the board asked for last."""
        self.go_on(GAME.read_move(self.moves[-1]))

    def take(self, *piece: object) -> bool:
        """Take a piece by key."""
        return self.board.lift(piece, None)

    def aim(self, *target: object) -> None:
        """Aim what is held at a target by key."""
        spot = next(spot for spot in self.board.targets() if spot.key == target)
        self.board.aim_by_key(spot)

    def lay(self, piece: tuple[object, ...], target: tuple[object, ...]) -> None:
        """Take a piece, aim it, put it down."""
        assert self.take(*piece), self.board.verdict_mark.reason
        self.aim(*target)
        self.board.hand.release()

    def carry(self, point: QPointF) -> None:
        """Move what is held to a point of the board, as the mouse does."""
        self.board.carry(point)

    def key(self, key: Qt.Key) -> None:
        """A key, pressed on the board."""
        QTest.keyClick(self.board.view, key)

    def close(self) -> None:
        """Take the board away."""
        self.board.context.motion.finish()
        self.board.close()
        self.board.deleteLater()
