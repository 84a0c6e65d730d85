"""Walks through tutorials: with the rules alone, and at the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from attrs import frozen
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from castlegames import physics, rules
from castlegames.desktop.main_window import MainWindow
from castlegames.desktop.tutorial.script import Script, Step, script
from castlegames.desktop.tutorial.tutorial import Tutorial
from castlegames.rules import Game, Move, State


@frozen
class Made:
    """A move of a script: asked for or a reply, by which seat, and the positions around it."""

    step: Step
    asked: bool
    seat: int
    before: State
    move: Move
    after: State


def moves_of(game: Game, played: Script) -> Iterator[Made]:
    """Every move of a script after its opening, the person's as asked. Raises IllegalMove."""
    state = opened(game, played)
    for step in played.steps:
        wishes = [] if step.wish is None else [step.wish.move(game, state)]
        for place in range(len(wishes) + len(step.replies)):
            seat = state.to_move
            assert seat is not None
            if place < len(wishes):
                move: Move = wishes[place]
            else:
                reply = step.replies[place - len(wishes)]
                view = state.seen_by(seat)
                move = game.read_move(reply) if isinstance(reply, str) else reply(view)
            after = state.play(physics.resolve(state, move))
            yield Made(step, place < len(wishes), seat, state, move, after)
            state = after


def opened(game: Game, played: Script) -> State:
    """The position in which a tutorial begins."""
    state = game.start(2, played.seed, played.options)
    for text in played.opening:
        state = state.play(game.read_move(text))
    return state


class Walk:
    """A person in a tutorial of the window."""

    def __init__(self, window: MainWindow, game_id: str, qtbot: QtBot) -> None:
        self.window, self._qtbot = window, qtbot
        window.teach(game_id)
        QApplication.processEvents()

    @property
    def tutorial(self) -> Tutorial:
        tutorial = self.window._tutorial
        assert tutorial is not None
        return tutorial

    @property
    def index(self) -> int:
        return self.tutorial.lesson.index

    def wait(self, happened: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(happened, timeout=20_000)
        QApplication.processEvents()

    def go_on(self) -> None:
        """Do what the step asks for."""
        here, lesson = self.index, self.tutorial.lesson
        if lesson.reads or self.tutorial.bar.next.isEnabled():
            self.wait(self.tutorial.bar.next.isEnabled)
            self.tutorial.bar.next.click()
        elif lesson.step.on_board:
            assert lesson.script.context == "CastleCrush"
            self.board.builder.fill_next()
            self.board.castle_changed()
        else:
            self.wait(lambda: self.board.acting)
            self.play(self.wished())
        self.wait(lambda: self.index > here)

    def go_to(self, index: int) -> None:
        """Go on until the step with this index is on."""
        while self.index < index:
            self.go_on()

    def wished(self) -> Move:
        """The move that is asked for."""
        tutorial, wish = self.tutorial, self.tutorial.lesson.step.wish
        assert wish is not None
        return wish.move(tutorial.session.game, tutorial.session.state)

    def play(self, move: Move) -> None:
        """Decide for a move at the board."""
        self.board.moveChosen.emit(move)

    @property
    def board(self) -> object:
        return self.tutorial.table.board


def ids_with_tutorials() -> list[str]:
    """The games that have one: all of them."""
    return [game.id for game in rules.games()]


def script_of(game_id: str) -> tuple[Game, Script]:
    """A game and its script."""
    return rules.game(game_id), script(game_id)
